"""Every page and state of the house, in three languages and both themes: no wrong word, and nothing that axe minds."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.looking import minded, wrong_words
from tests.web.players import END, answer, click
from tests.web.steps import TITLES, finished, open_room, play_now
from tests.web.test_replays import DROP

Visit = Callable[..., Any]


def states(visit: Visit, **how: Any) -> Iterator[tuple[str, Any]]:
    """Home, rooms, doors, curtain, every table at some moments, menu, chat, rules, replay, nowhere."""
    page = visit(**how)
    home = page.url
    yield "home", page
    for path in ("nowhere", "r/zzzzzzzzzz"):
        page.goto(home + path)
        page.locator("main a.button").wait_for()
        yield path, page
    page.goto(home + "#new/revolver-noir")
    page.locator("form summary").click()
    yield "new room", page
    host, path = open_room(visit, "ausbrecher", **how)
    host.locator("dd").nth(1).wait_for()
    host.locator("summary").click()
    yield "room", host
    page.goto(home + path.removeprefix("/"))
    page.locator("form .button").wait_for()
    yield "the door", page
    page.goto(home + "#device/revolver-noir")
    page.locator("form .button.main").click()
    page.locator("[data-room=hall][role=button]").click()
    page.locator(".folds").wait_for()
    yield "curtain", page
    for game in TITLES:
        page.goto(home)
        yield from at_the_table(page, game)
    page.goto(home)
    page.locator("section ul a").first.wait_for()
    yield "home, with games to go on with", page
    for game in ("revolver-noir", "kablamo"):
        page.goto(home)
        page.evaluate(DROP, [finished(game)])
        page.locator(".desk .count").wait_for()
        page.get_by_role("slider").press("End")
        page.locator(".desk select").first.select_option("-9")
        page.locator(".words .open" if game == "revolver-noir" else "[data-place]").nth(1).wait_for()
        yield f"{game}, replay", page


def at_the_table(page: Any, game: str) -> Iterator[tuple[str, Any]]:
    """A table at the beginning, in the middle, with its menu, chat, sheet and rules; its end is seen in whole games."""
    play_now(page, TITLES[game])
    page.locator("#question.mine").wait_for()
    yield f"{game}, the beginning", page
    until(page, game)
    yield f"{game}, in the middle", page
    page.locator(".menu > button").click()
    yield f"{game}, the menu", page
    page.keyboard.press("Escape")
    if page.locator("header .open").is_visible():
        page.locator("header .open").click()
    for tab in ("chat", "sheet", "rules"):
        page.locator(f"#tab-{tab}").click()
        page.locator(f"#tab-{tab}[aria-selected=true]").wait_for()
        if tab == "rules":
            page.locator(".rules section").first.wait_for()
        yield f"{game}, {tab}", page


def until(page: Any, game: str) -> None:
    """Some answers; at Kablamo, until a window is open."""
    rng, answers = random.Random(6), 0
    for _ in range(1000):
        if page.locator(END).count():  # over so soon: once more
            page.goto(page.url.split("/r/")[0])
            play_now(page, TITLES[game])
            answers = 0
        elif not page.locator("#question.mine[aria-busy=false]").count():
            page.locator(f"#question.mine[aria-busy=false], {END}").first.wait_for()
        elif answers >= 5 and (game != "kablamo" or page.locator("#question progress").count()):
            return
        else:
            answers += 1
            answer(page, game, click, rng)
    raise AssertionError("the middle was never reached")


@pytest.mark.parametrize("width", [1280, 390])
def test_every_state_speaks_one_language_and_axe_finds_nothing_serious(
    visit: Visit, words: dict[str, set[str]], width: int
) -> None:
    wrong: list[str] = []
    for where, page in states(visit, width=width):
        wrong += [f"{where}: {one}" for one in minded(page)]
        if width == 1280:
            wrong += [f"{where}: {one}" for one in wrong_words(page, words)]
    assert not wrong, "\n".join(wrong)
