"""Whole games in two browsers, one of phone size, one by keys alone, Kablamo with a bot; records prove their dice.

Whoever hosts listens as a screen reader does: every line of the log and every question must be heard."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hinterzimmer.engine.record import read_record
from hinterzimmer.games import find
from tests.web.looking import minded, wrong_words
from tests.web.players import END, Hand, click, frankly, play_on, press

SHORT = {"karambolage": {"rounds": "2"}, "ausbrecher": {}, "revolver-noir": {}, "kablamo": {}}
BOTS = {"kablamo": 1}
HEARD = """() => {
  window.heard = [];
  const look = () => {
    for (const { textContent: line } of document.querySelectorAll('[role=log] p, [role=status]'))
      if (!window.heard.includes(line)) window.heard.push(line);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
}"""


def noting(hand: Hand, asked: set[str]) -> Hand:
    """A hand that writes down what it was asked."""

    def careful(page: Any, selector: str, rng: random.Random) -> bool:
        asked.update(page.locator("#question.mine .sentence").all_inner_texts())
        return hand(page, selector, rng)

    return careful


@pytest.mark.parametrize("game", SHORT)
def test_two_people_play_to_the_end(
    game: str, visit: Callable[..., Any], words: dict[str, set[str]], tmp_path: Path
) -> None:
    host = visit(f"/#new/{game}")
    host.locator("form summary").click()
    for name, value in SHORT[game].items():
        labels = {"rounds": "Rounds"}
        host.get_by_label(labels[name]).fill(value)
    if host.get_by_label("Seats").count():
        host.get_by_label("Seats").select_option(str(2 + BOTS.get(game, 0)))
    host.get_by_role("button", name="Open the room").click()
    link = host.get_by_label("Copy link").input_value()
    guest = visit("/" + link.split("/", 3)[3], width=390, height=780, lang="de", theme="light")
    guest.get_by_label("Dein Name").fill("Lea")
    guest.get_by_role("button", name="Hinsetzen").click()
    host.get_by_text("Lea", exact=True).first.wait_for()
    for _ in range(BOTS.get(game, 0)):
        host.get_by_role("button", name="Add a bot").first.click()
    host.get_by_role("button", name="Start the game").click()
    host.locator("#question").wait_for()
    guest.locator("#question").wait_for()
    host.evaluate(HEARD)
    before, asked = set(host.locator(".log li").all_inner_texts()), set[str]()
    keys, finger = (frankly(press, guest), frankly(click, host)) if game == "revolver-noir" else (press, click)
    hands = [(host, noting(keys, asked)), (guest, finger)]
    play_on(game, hands, random.Random(7))
    with host.expect_download() as waiting:
        host.get_by_role("button", name="Save the game").press("Enter")
    saved = tmp_path / "record.txt"
    waiting.value.save_as(saved)
    record = read_record(saved.read_text(encoding="utf-8"), find(game))
    assert "Lea" in record.seat_names
    assert record.verify() > 0
    host.get_by_role("button", name="Check the dice").click()
    assert "checked in your browser" in host.locator(".dice p.good").inner_text()
    assert guest.locator(END).count() == 1
    assert [*minded(host), *minded(guest), *wrong_words(host, words)] == []
    host.get_by_role("button", name="Look at the table").click()
    told, heard = set(host.locator(".log li").all_inner_texts()) - before, set(host.evaluate("window.heard"))
    assert len(told) > 8
    assert told - heard == set()
    assert asked
    assert asked <= {one.removeprefix("Your turn. ") for one in heard if one.startswith("Your turn. ")}
