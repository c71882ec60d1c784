"""People who play by clicks or by keys: they answer whatever the page asks, until the end is shown."""

import contextlib
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import TimeoutError

END = ".result h1"


def click(page: Any, selector: str, rng: random.Random) -> bool:
    """Click one of these, if there is one."""
    found = page.locator(selector)
    n = found.count()
    if n:
        found.nth(rng.randrange(n)).click(timeout=2000)
    return bool(n)


def press(page: Any, selector: str, rng: random.Random) -> bool:
    """Focus one of these and press Enter, if there is one."""
    found = page.locator(selector)
    n = found.count()
    if n:
        found.nth(rng.randrange(n)).press("Enter", timeout=2000)
    return bool(n)


Hand = Callable[[Any, str, random.Random], bool]


def karambolage(page: Any, hand: Hand, rng: random.Random) -> None:
    """Set balls, move them, book."""
    if hand(page, ".paydie", rng) or hand(page, ".target", rng):
        return
    if not page.locator(".picked").count() and hand(page, "[data-ball][role=button]", rng):
        return
    hand(page, "[data-option]:not([data-option=back])", rng)


def ausbrecher(page: Any, hand: Hand, rng: random.Random) -> None:
    """Hand in the slip, pick dice, play them."""
    if hand(page, "[data-hand]", rng) or hand(page, "[data-throw]:not([disabled])", rng):
        return
    if hand(page, ".die:not(.thrown):not(.on):not([disabled]):not([data-die=white])", rng):
        return
    hand(page, "[data-stone][role=button]", rng)


def revolver_noir(page: Any, hand: Hand, rng: random.Random) -> None:
    """Shoot where one can; otherwise walk about."""
    shoot = page.locator("[data-mode=shoot]")
    if shoot.count() and shoot.get_attribute("aria-pressed", timeout=2000) != "true":
        hand(page, "[data-mode=shoot]", rng)
        return
    if hand(page, "[data-room][role=button]", rng):
        return
    hand(page, "[data-option]", rng)


def kablamo(page: Any, hand: Hand, rng: random.Random) -> None:
    """Lay six bullets out and load them; then whatever is asked: a chamber, a spare, a word."""
    if hand(page, "[data-commit]", rng):
        return
    if page.locator(".spare.picked").count():
        hand(page, ".chamber.next[role=button], .chamber.can", rng)
        return
    live = hand(page, ".spare.usable:has(.live)", rng)  # soon over
    if live or hand(page, ".spare.usable", rng) or hand(page, ".chamber.can", rng):
        return
    hand(page, "[data-option]:not([data-option=back])", rng)


def frankly(hand: Hand, other: Any) -> Hand:
    """A hand that knows where the other is and shoots there, so that a Revolver Noir between friends is soon over."""

    def knowing(page: Any, selector: str, rng: random.Random) -> bool:
        there = other.locator(".room.here")
        if page.locator("[data-mode=shoot][aria-pressed=true]").count() and there.count():
            room = there.get_attribute("data-room", timeout=2000)
            if hand(page, f"[data-room={room}][role=button]", rng):
                return True
        return hand(page, selector, rng)

    return knowing


PLAYS = {"karambolage": karambolage, "ausbrecher": ausbrecher, "revolver-noir": revolver_noir, "kablamo": kablamo}


def answer(page: Any, game: str, hand: Hand, rng: random.Random) -> None:
    """One step towards an answer; where the table moved on between looking and clicking, the next one comes."""
    with contextlib.suppress(TimeoutError):
        PLAYS[game](page, hand, rng)


def play_on(game: str, players: list[tuple[Any, Hand]], rng: random.Random, rounds: int = 3000) -> None:
    """Everybody answers what they are asked until all see the end."""
    for _ in range(rounds):
        if all(page.locator(END).count() for page, _ in players):
            return
        asked = [(page, hand) for page, hand in players if page.locator("#question.mine[aria-busy=false]").count()]
        for page, hand in asked:
            answer(page, game, hand, rng)
        if not asked:
            players[0][0].wait_for_timeout(30)
    raise AssertionError("the game did not end")
