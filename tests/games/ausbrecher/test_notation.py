import pickle

import pytest

from hinterzimmer.engine.errors import BadNotation
from hinterzimmer.games.ausbrecher import GAME
from hinterzimmer.games.ausbrecher.board import ADVANCE, BACK, DICE, FIRSTS, LOTS, PICKS, SLIPS


def parse(text: str) -> str:
    return GAME.parse(text, GAME.edition()).text


def test_reading_and_printing_are_inverses_for_everything_that_can_be_chosen() -> None:
    dice = [one for faces in DICE for one in faces[1:]]
    options = [*SLIPS, *PICKS.values(), *ADVANCE, *BACK, *dice, *FIRSTS, *LOTS]
    assert len({one.text for one in options}) == len(options)
    for option in options:
        again = GAME.parse(option.text, GAME.edition())
        assert again == option
        assert type(again) is type(option)
        assert again.details() == option.details()
        assert again.kind == option.kind
    for option, loaded in zip(options, pickle.loads(pickle.dumps(options)), strict=True):
        assert loaded == option
        assert loaded.details() == option.details()


@pytest.mark.rule("AU-050", "AU-011")
@pytest.mark.parametrize(
    "text",
    [
        "slip RB YN OG V",
        "SLIP rbynogv",
        "slip r, b, y, n, o, g, v",
        "rb yn og v",
        "Slip 1: RB / 2: YN / 3: OG / 4: V",
        "red blue yellow brown orange green violet",
        "Zettel Rot Blau Gelb Braun Orange Grün Violett",
        "rosso blu giallo marrone arancione verde viola",
        "  slip  RB|YN|OG|V ",
    ],
)
def test_slips_in_many_spellings(text: str) -> None:
    assert parse(text) == "slip RB YN OG V"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("throw y r b", "throw R B Y"),
        ("throw R B Y +white", "throw R B Y +white"),
        ("throw rbyw", "throw R B Y +white"),
        ("wurf weiß, rot", "throw R +white"),
        ("red blue", "throw R B"),
        ("r b y", "throw R B Y"),
        ("r", "R"),
        ("Lila", "V"),
        ("grün", "G"),
        ("WHITE y", "white Y"),
        ("weiss gelb", "white Y"),
        ("bianco giallo", "white Y"),
        ("w y", "white Y"),
        ("die red 3", "die R 3"),
        ("die w 6", "die white 6"),
        ("first 2", "first 2"),
        ("lot v", "lot V"),
    ],
)
def test_other_choices_in_many_spellings(text: str, meant: str) -> None:
    assert parse(text) == meant


@pytest.mark.rule("AU-050", "AU-011")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("slip RB YN OG", "a slip names each of the seven colours once, but V is missing"),
        ("slip RB YN OG R", "a slip names each of the seven colours once, but R is there 2 times, V is missing"),
        ("slip RB YN OG VV", "a slip names each of the seven colours once, but V is there 2 times"),
        ("slip RB YN OG W", "a slip names each of the seven colours once, but V is missing, white is no stone"),
        ("slip RB YN OG V W", "a slip names each of the seven colours once, but white is no stone"),
        ("slip RB YN OG X", "'x' in 'slip RB YN OG X' is no colour; the colours are R B Y N O G V and white"),
        ("throw R R B", "each die can be thrown only once in a turn"),
        ("throw R B Y N", "a throw is three colour dice, or two at the end, with or without the white one"),
        ("throw", "a throw is three colour dice, or two at the end, with or without the white one"),
        ("die R 0", "'die R 0' is no draw; try 'die R 5', 'die white 2' or 'first 1'"),
        ("first 7", "'first 7' is no draw; try 'die R 5', 'die white 2' or 'first 1'"),
        ("first", "'first' is no draw; try 'die R 5', 'die white 2' or 'first 1'"),
    ],
)
def test_what_cannot_be_meant_is_refused_with_a_clear_sentence(text: str, why: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse(text)
    assert str(refused.value) == why


@pytest.mark.parametrize("text", ["", " ", "white", "w w", "lot white", "lot", "12", "R 5", "\x00", "die", "slip", "ﬀ"])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse(text)
