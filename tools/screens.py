"""Write docs/screens/: every table, the end of a game with its look-back, and a replay. `make screens` calls it."""

import random
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, sync_playwright

from tests.web.chromium import chromium
from tests.web.conftest import ROOT, SWITCHES, Server
from tests.web.players import END, PLAYS, click
from tests.web.steps import finished
from tests.web.test_replays import DROP

SIZES = {"desk": (1440, 900), "phone": (390, 780)}
GAMES = {"karambolage": 9, "ausbrecher": 22, "revolver-noir": 9, "kablamo": 34}
"""The number of answers to give in a game before its picture is taken."""
TRIES = 8
"""How often a game is played again if it was over too early."""


def play_some(page: Any, game: str, answers: int) -> bool:
    """Give this many answers, and stop at the next question. Return False if the player was out before that."""
    rng = random.Random(5)
    given = 0
    for _ in range(600):
        if page.locator(END).count():
            return False
        if not page.locator("#question.mine").count():
            page.wait_for_timeout(60)
            continue
        if given >= answers:
            break
        given += 1
        try:
            PLAYS[game](page, click, rng)
        except Error:
            continue
        page.wait_for_timeout(120)
    balls = page.locator("[data-ball][role=button]")
    if balls.count() and not page.locator(".picked").count():
        balls.first.click()
    page.wait_for_timeout(2500)
    return bool(page.locator("#question.mine").count())


def begin(page: Any, game: str, answers: int) -> bool:
    """Start a game against bots, and give this many answers; return False if the player was out before that."""
    page.evaluate("name => localStorage.setItem('hz.name', name)", "Mia")
    page.reload()
    page.locator(".poster .button.main").nth(list(GAMES).index(game)).click()
    page.locator("#question").wait_for()
    return play_some(page, game, answers)


def advised(page: Any) -> None:
    """Play a round of Karambolage by hints alone, to its end and its look-back."""
    page.goto(page.url.split("#")[0] + "#new/karambolage")
    page.locator("form summary").click()
    page.get_by_label("Your name").fill("Mia")
    page.get_by_label("Rounds").fill("1")
    page.get_by_label("Hints").check()
    page.get_by_role("button", name="Open the room").click()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator("#question").wait_for()
    for _ in range(600):
        if page.locator(".hero h1").count():
            break
        asked = page.locator("[data-follow], [data-hint]:not([disabled])")
        try:
            if asked.count():
                asked.first.click(timeout=2000)
        except Error:
            continue
        page.wait_for_timeout(100)
    page.get_by_role("button", name="Analyse the game").click()
    page.locator(".back table").wait_for(timeout=60_000)
    page.wait_for_timeout(3000)


def replay(page: Any) -> None:
    """Open the replay of a finished duel with all secrets shown."""
    page.evaluate(DROP, [finished("revolver-noir", seed=3)])
    page.locator(".desk .count").wait_for()
    page.get_by_role("slider").press("End")
    page.locator(".desk select").first.select_option("-9")
    page.locator(".words .open").first.wait_for()
    page.get_by_role("slider").blur()
    page.wait_for_timeout(3500)


MORE = {"end": advised, "replay": replay}


def main() -> None:
    """Take all pictures."""
    folder = ROOT / "docs" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    path = chromium()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as p:
        server = Server(Path(place))
        server.start()
        browser = p.chromium.launch(executable_path=path, args=SWITCHES)
        try:
            for size, (width, height) in SIZES.items():
                for game, answers in {"home": 0, **GAMES}.items():
                    for _ in range(TRIES):
                        page = browser.new_context(
                            viewport={"width": width, "height": height}, locale="en", color_scheme="dark"
                        ).new_page()
                        page.goto(server.url)
                        page.wait_for_timeout(400)
                        done = game == "home" or begin(page, game, answers)
                        page.screenshot(path=folder / f"{game}-{size}.png")
                        page.context.close()
                        if done:
                            break
                for name, lead in MORE.items():
                    page = browser.new_context(
                        viewport={"width": width, "height": height}, locale="en", color_scheme="dark"
                    ).new_page()
                    page.goto(server.url)
                    lead(page)
                    page.screenshot(path=folder / f"{name}-{size}.png", full_page=name == "end")
                    page.context.close()
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
