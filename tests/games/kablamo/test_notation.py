"""Texts and choices are inverses, people may type as they like, and what is no choice is refused by name."""

import pickle

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.errors import BadEdition, BadNotation
from hinterzimmer.engine.testing import random_choice
from hinterzimmer.games.kablamo import GAME
from hinterzimmer.games.kablamo.notation import EXACT, NAMING, OTHER_NAMES, parse
from hinterzimmer.games.kablamo.options import Act

OWN = GAME.edition()
AMMUNITION = OWN.ammunition


def test_reading_and_writing_are_inverses() -> None:
    for text, option in EXACT.items():
        if isinstance(option, Act) and option.kind in NAMING and option.a >= AMMUNITION.faces:
            continue  # a number that this edition does not have
        assert parse(text, AMMUNITION) == option
        again = pickle.loads(pickle.dumps(option))
        assert (again, again.kind, again.details()) == (option, option.kind, option.details())
    seen = set()
    for number in range(20):
        rng = SeededStream(f"notation {number}")
        table = GAME.start(2 + number % 4)
        while not table.over:
            for options in table.require_ask().options.values():
                for option in options:
                    assert parse(option.text, AMMUNITION) == option
                    seen.add(option.kind)
            table.play(*random_choice(table, rng))
    assert len(seen) >= 14


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("PASS", "pass"),
        (" pass  Round ", "pass round"),
        ("p", "pass"),
        ("play misfire > 22", "play 8>22"),
        ("Play Fehlschuss at 22", "play 8>22"),
        ("play lights out", "play 6"),
        ("play Licht aus", "play 6"),
        ("play schießwütig", "play 13"),
        ("play 3", "play 3"),
        ("load kablamo 5", "load K 5"),
        ("load Klick in 2", "load C 2"),
        ("load 14@3", "load 14 3"),
        ("2 + 1", "1+2"),
        ("1 and 3", "1+3"),
        ("2 . 5", "2.5"),
        ("TO 3", "to 3"),
        ("swap k", "swap K"),
        ("at Backfire", "at 2"),
        ("turn -1", "turn -1"),
    ],
)
def test_forgiving_spellings(typed: str, text: str) -> None:
    assert parse(typed, AMMUNITION).text == text


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", "isn’t a choice here"),
        ("dance", "isn’t a choice here"),
        ("play 99", "numbers go from 1 to 80"),
        ("play 0", "numbers go from 1 to 80"),
        ("play cannon", "there is no bullet 'cannon'"),
        ("load 14", "does not say the chamber"),
        ("load double cross 3", "type its number"),
        ("1+1", "isn’t a choice here"),
        ("to 9", "isn’t a choice here"),
    ],
)
def test_what_is_no_choice_is_refused(typed: str, words: str) -> None:
    with pytest.raises(BadNotation, match=words):
        parse(typed, AMMUNITION)


def test_german_names_stand_for_bullets_that_exist() -> None:
    assert set(OTHER_NAMES.values()) <= set(AMMUNITION.names.values())


def line_of(words: str) -> int:
    return next(i for i, line in enumerate(OWN.text.splitlines(), 1) if words in line)


@pytest.mark.rule("KB-002", "KB-003", "KB-004")
def test_an_owner_of_the_game_can_correct_numbers_and_counts() -> None:
    text = (
        OWN.text.replace("Kablamo = 15", "Kablamo = 16").replace('"14-18"', '"14-17 19"').replace("19-23", "18 20-23")
    )
    edition = GAME.edition(text, "mine")
    assert edition.ammunition.size == 101
    assert (edition.ammunition.names["18"], edition.ammunition.names["19"]) == (
        "Gentlemen's Agreement",
        "Double Cross",
    )
    table = GAME.start(5, edition=edition)
    rng = SeededStream(1)
    while not table.over:
        table.play(*random_choice(table, rng))
    assert pickle.loads(pickle.dumps(table)).snapshot() == table.snapshot()


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("Kablamo = 15", "Kablamo = 3", "Kablamo = 15", "live.Kablamo: must be a whole number from 5"),
        ('"Backfire" = "2"\n', "", "[high_velocity]", "high_velocity.Backfire: is missing"),
        ('"Backfire" = "2"', '"Backfire" = "2 3"', '"Backfire"', "one of each"),
        ('"14-18"', '"14-x"', '"Double Cross"', "'14-x' is no number or range"),
        ('"14-18"', '"14-19"', "\"Gentlemen's", "19 is the number of Double Cross already"),
        ('"14-18"', '"14-17"', 0, "without a gap, but 18 is missing"),
        ('"14-18"', '"0-18"', '"Double Cross"', "does not lie between"),
        ("dealt = 8", "dealt = 5", "dealt = 8", "from 6 to 10"),
        ("most_rounds = 200", "most_rounds = 200\nspeed = 1", 0, "guard.speed: no such key"),
    ],
)
def test_a_wrong_edition_is_refused_with_its_line(old: str, new: str, line: str | int, words: str) -> None:
    assert old in OWN.text
    with pytest.raises(BadEdition) as caught:
        GAME.edition(OWN.text.replace(old, new, 1), "mine.toml")
    message = str(caught.value)
    assert words in message
    assert "\n" not in message
    if isinstance(line, str):
        assert message.startswith(f"mine.toml:{line_of(line)}:")
