import pickle

import pytest

from hinterzimmer.engine.errors import BadEdition
from hinterzimmer.games.ausbrecher import GAME

from .helpers import board, boats, changed, offered, play, put, race, turn


@pytest.mark.rule("AU-003")
def test_every_part_has_its_provenance() -> None:
    assert GAME.edition().provenance == {
        "stones": "printed",
        "seventh": "reconstructed",
        "track": "reconstructed",
        "sheet": "reconstructed",
        "dice": "reconstructed",
        "game": "ruled",
    }
    assert board(race()).reconstructed == ["seventh", "track", "sheet", "dice"]


@pytest.mark.rule("AU-003")
def test_another_edition_plays_differently() -> None:
    edition = changed(("fields = 28", "fields = 20"), ("field = 9", "field = 5"), ('"violet"', '"black"'))
    assert board(race(edition=edition)).colours["V"] == "black"
    table = turn(put({18: "R"}, edition=edition), "R2 B1 Y1", "R")
    assert boats(table)[0] == "R"
    assert board(race(edition=edition, sheet=True)).start == 5


@pytest.mark.rule("AU-003")
def test_a_die_with_equal_faces_is_weighted() -> None:
    edition = changed(('white = "1 2 3 4 5 6"', 'white = "1 1 1 2 2 3"'))
    table = play(put({9: "R"}, edition=edition), "throw R B Y +white", "die R 1", "die B 1", "die Y 1")
    assert offered(table) == ["die white 1", "die white 2", "die white 3"]
    assert table.require_ask().weights == [3, 2, 1]


def test_an_edition_is_read_once_and_saved_by_its_text() -> None:
    edition = changed(("fields = 28", "fields = 30"))
    assert pickle.loads(pickle.dumps(edition)) is edition
    assert edition.fingerprint != GAME.edition().fingerprint


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("fields = 28", "fields = 7", "25: track.fields: must be a whole number from 8 to 99, not 7"),
        ("field = 9", "field = 28", "29: sheet.field: must be a whole number from 2 to 27, not 28"),
        ('R = "red"', 'R = "white"', "11: stones.R: there is a white die already"),
        ('B = "blue"', 'B = "red"', "12: stones.B: there is a red die already"),
        ('V = "violet"', 'V = "Dark Red"', "21: seventh.V: a colour is one word in small letters, not 'Dark Red'"),
        ('V = "violet"', "", "18: seventh.V: is missing"),
        ('colour = "1 2 3 4 5 6"', 'colour = "1 2 3"', "33: dice.colour: a die has six faces, not 3"),
        ('white = "1 2 3 4 5 6"', 'white = "0 2 3 4 5 6"', "34: dice.white: a face shows 1 to 9, not '0'"),
        ("turns = 300", "turns = 0", "38: game.most_turns: must be a whole number from 1 to 10000, not 0"),
        ("fields = 28", "fields = 28\nhole = 1", "26: track.hole: no such key in this part"),
    ],
)
def test_a_wrong_edition_is_refused_with_its_line(old: str, new: str, why: str) -> None:
    text = GAME.edition().text
    assert old in text
    with pytest.raises(BadEdition) as refused:
        GAME.edition(text.replace(old, new), "my.toml")
    assert str(refused.value) == f"my.toml:{why}"
