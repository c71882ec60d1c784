"""The end opens every load, a replay with everything open shows them at any moment; the terminal tells movements."""

import random
import re

from hinterzimmer.engine.events import Event
from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.engine.record import Record, RecordedTable
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.engine.views import SeatView
from hinterzimmer.games.kablamo import GAME
from hinterzimmer.games.kablamo import terminal_board as board
from hinterzimmer.games.kablamo.bullets import KINDS, words_key
from hinterzimmer.games.kablamo.state import Kablamo
from hinterzimmer.games.kablamo.view import HIDDEN
from hinterzimmer.words import game_words


def played(seed: int) -> tuple[Kablamo, list[Event], list[list[str | None]], list[SeatView]]:
    """A game played at random: its end, its events, what is open in the first window with everything open, and a view
    of every kind of question."""
    record = Record(
        GAME, GAME.edition(), GAME.complete_settings({}), ["a", "b", "c"], ["", "", ""], secret=bytes([seed]) * 32
    )
    sitting, rng = RecordedTable(record), random.Random(seed)
    first: list[list[str | None]] = []
    asked: dict[str, SeatView] = {}
    while sitting.table.ask is not None:
        state = sitting.table.state
        assert isinstance(state, Kablamo)
        if sitting.table.ask.rule == "KB-077" and not first:
            assert GAME.view(state, 0).opened is None
            opened = GAME.open_view(state, 0).opened
            assert opened is not None
            first = opened.chambers
        for seat in list(sitting.table.waiting_seats()):
            options = sitting.table.options(seat)
            kinds = sorted({one.kind for one in options})
            asked[f"{sitting.table.ask.rule} {kinds}"] = view_of(GAME, sitting.table, seat)
            sitting.play(seat, rng.choice(options))
    end = sitting.table.state
    assert isinstance(end, Kablamo)
    return end, sitting.table.take_events(), first, list(asked.values())


def test_kb_043_the_end_opens_what_was_loaded() -> None:
    end, _, first, _ = played(3)
    assert all(label not in (None, HIDDEN) for gun in first for label in gun)
    opened = GAME.view(end, 0).opened
    assert opened is not None
    for seat, gun in enumerate(opened.chambers):
        assert [label is None for label in gun] == [one is None for one in GAME.view(end, 0).players[seat].chambers]
        assert HIDDEN not in gun
    assert [len(spares) for spares in opened.spares] == [one.spares for one in GAME.view(end, 0).players]


def test_kb_059_the_terminal_tells_every_movement_and_asks_every_question_in_every_language() -> None:
    names = ["Ann", "Ben", "Cleo"]
    for seed in range(4):
        _, events, _, asked = played(seed)
        for language in LANGUAGES:
            words = game_words(GAME, language)
            for event in events:
                shown = event.seen_by(0)
                assert shown is not None
                told = board.tell(shown, names, words)
                assert (told or "").endswith("."), shown
                assert not re.search(r"\b\d\.[0-5]\b|\bNone\b|unseen|itself", told or ""), told
            for view in asked:
                assert view.question is not None
                assert board.ask(view, names, words).endswith((".", "?"))
                labels = [board.label(view, one, names, words) for one in view.question.options]
                assert all(labels)
                board.draw(view, names, words)
                board.sheet(view, names, words)


def test_every_bullet_has_its_name_and_its_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        words = game_words(GAME, language)
        assert all([words(words_key(kind.name)) and words(f"{words_key(kind.name)}.help") for kind in KINDS])
