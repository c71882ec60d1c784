"""What the terminal and the advice say of the seven, in each language."""

import pytest

from hinterzimmer.engine.viewing import view_of
from hinterzimmer.games.ausbrecher import GAME
from hinterzimmer.games.ausbrecher.bots.reasons import tenths
from hinterzimmer.games.ausbrecher.terminal_board import help, label, tell
from hinterzimmer.words import game_words


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Rot und Blau in Boot 1, Gelb und Braun in Boot 2, Orange und Grün in Boot 3, Violett in Boot 4"),
        ("en", "Red and Blue in boat 1, Yellow and Brown in boat 2, Orange and Green in boat 3, Violet in boat 4"),
        ("it", "Rosso e Blu nella barca 1, Giallo e Marrone nella 2, Arancione e Verde nella 3, Viola nella 4"),
    ],
)
def test_a_slip_is_said_in_words(language: str, said: str) -> None:
    view = view_of(GAME, GAME.start(2), 0)
    assert label(view, {"kind": "slip", "text": "slip RB YN OG V"}, [], game_words(GAME, language)) == said


def test_help_says_how_the_marked_ones_are_typed() -> None:
    assert "♠ Braun N" in help(game_words(GAME, "de"))


@pytest.mark.parametrize(
    ("language", "window", "space"),
    [
        ("de", "Ann: Weiß holt Grün um 2 zurück, ans Fenster.", "Ann: Grün geht 2 vor, auf Feld 5, klettert auf Rot."),
        ("en", "Ann sends Green back 2 to a window.", "Ann moves Green 2 to space 5, onto Red."),
        (
            "it",
            "Ann: il bianco riporta il verde indietro di 2, di nuovo alla finestra.",
            "Ann: il verde avanza di 2, alla casella 5, sopra il rosso.",
        ),
    ],
)
def test_places_have_their_forms(language: str, window: str, space: str) -> None:
    words = game_words(GAME, language)
    moved = {"event": "moved", "seat": 0, "stone": "G", "pips": 2, "from": 3, "freed": None}
    assert tell({**moved, "die": "white", "to": 0, "blocked": None}, ["Ann"], words) == window
    assert tell({**moved, "die": "G", "to": 5, "blocked": "R"}, ["Ann"], words) == space


def test_one_point_is_no_decimal() -> None:
    more = tenths(1.04)
    assert (more, type(more)) == (1, int)
    assert tenths(-0.26) == -0.3
    figures: dict[str, str | float] = {"stone": "Rot", "other": "Blau", "field": 4, "percent": 51, "more": more}
    assert "im Schnitt 1 Punkt mehr als Blau" in game_words(GAME, "de")("reason-forward", **figures)
