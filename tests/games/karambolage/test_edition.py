"""One's own edition: what is wrong is named with file, line, key and reason."""

import pytest

from hinterzimmer.engine.edition import PROVENANCES, read_text
from hinterzimmer.engine.errors import BadEdition
from hinterzimmer.games.karambolage import GAME

from .helper import OWN


def line_of(words: str) -> int:
    return next(i for i, line in enumerate(OWN.text.splitlines(), 1) if words in line)


def test_every_part_has_a_provenance() -> None:
    assert OWN.provenance == {
        "board": "reconstructed",
        "known": "proved",
        "bonus": "printed",
        "turn": "printed",
        "guard": "ruled",
    }
    assert set(OWN.provenance.values()) == set(PROVENANCES)


def test_a_corrected_board_can_be_played() -> None:
    edition = GAME.edition(OWN.text.replace('"6 3 2 6 1 2 5 0 1 3 4 5 0 4"', '"6 3 2 6 1 2 5 0 1 3 4 5 4 0"'), "mine")
    assert edition.fingerprint != OWN.fingerprint
    assert GAME.start(2, edition=edition).state.board.values[-2:] == [4, 0]


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("straight = 30\n", "", "[bonus]", "bonus.straight: is missing"),
        ("straight = 30", 'straight = "many"', "straight = 30", "bonus.straight: must be a whole number"),
        ("straight = 30", "straight = -1", "straight = 30", "from 0 to 1000, not -1"),
        ("straight = 30", "straight = true", "straight = 30", "not True"),
        ("throws = 3", "throws = 3\nspeed = 4", 0, "turn.speed: no such key"),
        ('provenance = "printed"\nthrows', 'provenance = "dreamt"\nthrows', 0, "'dreamt' is none of printed"),
        ('provenance = "printed"\nthrows', "throws", "[turn]", "turn.provenance: is missing"),
        (
            '"0 5 3 4 2 5 1 6 3 2 1 4 6 0"',
            '"0 5 3 4 2 5 1 6 3 2 1 4 6"',
            "rows = [",
            "row 2 has 14 fields, but row 1 has 13",
        ),
        ('"0 5 3 4', '"0 5 3 9', "rows = [", "row 1 has '9'"),
        ('"2D 0"', '"2D 4"', "fields = [", "2D is known to be 4, but the board says 0"),
        ('"2D 0"', '"2D"', "fields = [", "is no field and value"),
        ("[guard]", "[fence]", 0, "[guard] is missing"),
        ('game = "karambolage"', 'game = "chess"', 'game = "karambolage"', "an edition of 'chess'"),
        ('name = "Hinterzimmer reconstruction 1"', "name = 5", 'name = "Hint', "must be a text"),
        ("throws = 3", "throws = ", "throws = 3", "not TOML"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, line: str | int, words: str) -> None:
    assert old in OWN.text
    with pytest.raises(BadEdition) as caught:
        GAME.edition(OWN.text.replace(old, new, 1), "mine.toml")
    message = str(caught.value)
    assert words in message
    assert "\n" not in message
    file, number, _ = message.split(":", 2)
    assert file == "mine.toml"
    if isinstance(line, str):
        assert int(number) == line_of(line)


def test_a_foreign_part_is_refused() -> None:
    with pytest.raises(BadEdition, match=r"mine.toml:\d+: jokers: no such part"):
        GAME.edition(OWN.text + "\n[jokers]\ncount = 2\n", "mine.toml")


def test_a_file_that_cannot_be_read_is_named(tmp_path) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadEdition, match=r"nowhere\.toml: No such file"):
        read_text(str(tmp_path / "nowhere.toml"))
    (tmp_path / "bytes.toml").write_bytes(b"a = 1\nb = \xff\n")
    with pytest.raises(BadEdition, match=r"bytes\.toml:2: not a text file"):
        read_text(str(tmp_path / "bytes.toml"))
