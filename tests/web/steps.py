"""What several tests do: play at once, open a room for two, make a finished game to look at."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from hinterzimmer.bots.random_bot import RandomBot
from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.record import Record, RecordedTable
from hinterzimmer.engine.settings import with_defaults
from hinterzimmer.games import find

TITLES = {
    "karambolage": "Karambolage",
    "ausbrecher": "Ausbrecher AG",
    "revolver-noir": "Revolver Noir",
    "kablamo": "Kablamo",
}


def play_now(page: Any, title: str) -> None:
    """One click on the home page."""
    poster = page.locator("article", has=page.get_by_role("heading", name=title))
    poster.get_by_role("button").first.click()
    page.locator("#question").wait_for()


def settled(page: Any) -> None:
    """Wait until this page is asked something, and its last choice has been answered and shown."""
    page.locator("#question.mine[aria-busy=false]").wait_for()


def asked(*pages: Any) -> Any:
    """Wait until one of these is asked something: the first that is."""
    for _ in range(1500):
        for page in pages:
            if page.locator("#question.mine[aria-busy=false]").count():
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked anything")


def add_bots(page: Any) -> None:
    """Bots in all free seats of a room that is not started yet."""
    free = page.get_by_role("button", name="Add a bot")
    free.first.wait_for()
    for left in range(free.count(), 0, -1):
        free.first.click()
        expect(free).to_have_count(left - 1)


def open_room(visit: Callable[..., Any], game: str, width: int = 1280, seats: int = 2, **how: Any) -> tuple[Any, str]:
    """A host with a room for two (or more) that is not started yet, and the room's path."""
    host = visit(f"/#new/{game}", width=width, **how)
    if game != "revolver-noir":
        host.locator("select.field").first.select_option(str(seats))
    host.locator("form .button.main").click()
    link = host.locator("input[readonly]").first
    link.wait_for()
    return host, "/" + link.input_value().split("/", 3)[3]


def against_a_bot(visit: Callable[..., Any], game: str, agreed: str, **how: Any) -> Any:
    """At a running table with a bot, in a room where this was agreed."""
    page = visit(f"/#new/{game}", **how)
    page.locator("form summary").click()
    page.get_by_label(agreed).check()
    page.get_by_role("button", name="Open the room").click()
    add_bots(page)
    page.get_by_role("button", name="Start the game").click()
    return page


def two_at_a_table(visit: Callable[..., Any], game: str, guest_width: int = 1280) -> tuple[Any, Any]:
    """Ann, the host, and Lea sit at a running table."""
    host, path = open_room(visit, game)
    guest = visit(path, width=guest_width)
    guest.get_by_label("Your name").fill("Lea")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    host.locator("#question").wait_for()
    guest.locator("#question").wait_for()
    return host, guest


def open_tab(page: Any, name: str) -> None:
    """A part of the rail; on a phone its sheet is opened first."""
    if page.locator("header .open").is_visible() and not page.locator(".rail.sheet").count():
        page.locator("header .open").click()
    page.get_by_role("tab", name=name).click()


def finished(name: str, seats: int = 2, seed: int = 1) -> str:
    """The record of a whole game between two who play at random."""
    game = find(name)
    settings = with_defaults(game.settings, {})
    names = ["Ann", "Ben", "Cleo", "Dan"][:seats]
    sitting = RecordedTable(Record(game, game.edition(), settings, names, secret=bytes([seed]) * 32))
    bots = [RandomBot(SeededStream(seed + i)) for i in range(seats)]
    while sitting.table.ask is not None:
        seat = sitting.table.waiting_seats()[0]
        sitting.play(seat, bots[seat].choose(Seat(game, sitting.table, seat)))
    return sitting.record.to_text()
