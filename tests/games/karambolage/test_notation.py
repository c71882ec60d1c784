"""Reading and printing are inverses, and people may spell as they like."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hinterzimmer.engine.errors import BadNotation, BadPosition
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.karambolage import GAME
from hinterzimmer.games.karambolage.notation import WORDS, parse_balls, parse_dice
from hinterzimmer.games.karambolage.terminal_board import breakdown
from hinterzimmer.words import game_words

from .helper import OWN, booked, say, thrown

BOARD = OWN.board


def test_every_option_reads_as_it_prints() -> None:
    options: list[Option] = [die for ball in BOARD.moves for field in ball for die in field]
    options += [place for ball in BOARD.places for place in ball]
    assert len(options) == 3 * 98 * 7
    for option in [*options, *WORDS.values()]:
        again = GAME.parse(option.text, OWN)
        assert again == option
        assert (again.text, again.kind, again.details()) == (option.text, option.kind, option.details())


@pytest.mark.parametrize("text", ["r 6c 4", "R6C4", " R  6C  4 ", "red 6c 4", "R 6C (4)", "Red6C4"])
def test_people_may_spell_as_they_like(text: str) -> None:
    assert GAME.parse(text, OWN).text == "R 6C 4"


@pytest.mark.parametrize("text", ["", "x", "R", "R 6C 7", "R 6C 0", "G 6C 4", "6C R 4", "R 6C 4 4", "12345", "R 66 4"])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text, OWN)


@pytest.mark.parametrize("field", ["8A", "1O", "0A", "9Z"])
def test_fields_off_the_board_are_refused(field: str) -> None:
    with pytest.raises(BadNotation, match="no square"):
        GAME.parse(f"R {field} 4", OWN)


@given(st.text(max_size=12))
def test_whatever_is_typed_is_read_or_refused_by_name(text: str) -> None:
    try:
        option = GAME.parse(text, OWN)
    except BadNotation:
        return
    assert GAME.parse(option.text, OWN) == option


def test_balls_and_dice_from_outside() -> None:
    assert parse_balls("W2D, b5c R6E", BOARD) == tuple(BOARD.field(name) for name in ("5C", "6E", "2D"))
    assert parse_dice("6,5,4,3") == "3456"


@pytest.mark.parametrize(
    "text", ["", "B5C", "B5C,R5C,W2D", "B5C,B6E,W2D", "B5C,R6E,W9Z", "B5C,R6E,X2D", "B5C,R6E,W2D,B1A"]
)
def test_impossible_balls_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        parse_balls(text, BOARD)


@pytest.mark.parametrize("text", ["", "345", "34567", "3457x", "0123"])
def test_impossible_dice_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        parse_dice(text)


@pytest.mark.parametrize(
    ("language", "worth", "nothing"),
    [
        ("en", "5 + 40 three of a kind = 45, Carambo", "no points"),
        ("de", "5 + 40 Dreierpasch = 45, Carambo", "keine Punkte"),
        ("it", "5 + 40 tre uguali = 45, Carambo", "niente punti"),
    ],
)
def test_a_score_is_broken_down_in_words(language: str, worth: str, nothing: str) -> None:
    words = game_words(GAME, language)
    table = thrown("B3E,R1C,W7D", "1444")
    say(table, "R 6C 4", "W 2D 4", "B 6B 1", "R 3F 4", "end")
    assert breakdown(booked(table), words) == worth
    say(table, "again", "1234", "end")
    assert breakdown(booked(table), words) == nothing
