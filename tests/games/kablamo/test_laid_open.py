"""The end opens every load, a replay with everything open shows them at any moment; the terminal tells movements."""

import random

from hinterzimmer.engine.events import Event
from hinterzimmer.engine.record import Record, RecordedTable
from hinterzimmer.games.kablamo import GAME
from hinterzimmer.games.kablamo.state import Kablamo
from hinterzimmer.games.kablamo.terminal_board import tell
from hinterzimmer.games.kablamo.view import HIDDEN
from hinterzimmer.words import game_words

SILENT = {"bag"}


def played(seed: int) -> tuple[Kablamo, list[Event], list[list[str | None]]]:
    """A game played at random: its end, its events, and what is open in the first window with everything open."""
    record = Record(
        GAME, GAME.edition(), GAME.complete_settings({}), ["a", "b", "c"], ["", "", ""], secret=bytes([seed]) * 32
    )
    sitting, rng = RecordedTable(record), random.Random(seed)
    first: list[list[str | None]] = []
    while sitting.table.ask is not None:
        state = sitting.table.state
        assert isinstance(state, Kablamo)
        if sitting.table.ask.rule == "KB-077" and not first:
            assert GAME.view(state, 0).opened is None
            opened = GAME.open_view(state, 0).opened
            assert opened is not None
            first = opened.chambers
        for seat in list(sitting.table.waiting_seats()):
            sitting.play(seat, rng.choice(sitting.table.options(seat)))
    end = sitting.table.state
    assert isinstance(end, Kablamo)
    return end, sitting.table.take_events(), first


def test_kb_043_the_end_opens_what_was_loaded() -> None:
    end, _, first = played(3)
    assert all(label not in (None, HIDDEN) for gun in first for label in gun)
    opened = GAME.view(end, 0).opened
    assert opened is not None
    for seat, gun in enumerate(opened.chambers):
        assert [label is None for label in gun] == [one is None for one in GAME.view(end, 0).players[seat].chambers]
        assert HIDDEN not in gun
    assert [len(spares) for spares in opened.spares] == [one.spares for one in GAME.view(end, 0).players]


def test_kb_059_the_terminal_tells_every_movement() -> None:
    for seed in range(4):
        _, events, _ = played(seed)
        for event in events:
            shown = event.seen_by(0)
            assert shown is not None
            assert shown["event"] in SILENT or tell(shown, ["Ann", "Ben", "Cleo"], game_words(GAME, "en")), shown
