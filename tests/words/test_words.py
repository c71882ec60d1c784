"""Messages by key: what is missing, what is filled in, levels and reasons, the language of this machine."""

import logging
import subprocess
import sys

import pytest

from hinterzimmer.engine.bots import Reason
from hinterzimmer.engine.errors import BadWords
from hinterzimmer.engine.presenting import LANGUAGES, message_key
from hinterzimmer.games import find, games
from hinterzimmer.words import (
    STRICT_VARIABLE,
    Words,
    game_words,
    house_words,
    level_text,
    preferred_language,
    reason_text,
)

WORDS = Words(
    "en",
    """
ball = { $colour ->
    [B] black
   *[R] red
}
hit = { $who } hits { ball }.
points = { $count ->
    [one] One point
   *[other] { $count } points
}
setting-rounds = Rounds
    .help = How many.
""",
)


def test_a_number_selects_the_plural_and_is_written_as_the_language_does() -> None:
    assert [WORDS("points", count=count) for count in (0, 1, 2, 1234)] == [
        "0 points",
        "One point",
        "2 points",
        "1234 points",
    ]
    assert Words("de", "left = noch { $count }")("left", count=1234.5) == "noch 1234,5"
    assert Words("it", "left = restano { $count }")("left", count=0.25) == "restano 0,25"


def test_an_attribute_is_a_message_of_its_own() -> None:
    assert WORDS("setting-rounds.help") == "How many."
    assert WORDS.has("setting-rounds.help")
    assert WORDS.has("setting-rounds")
    assert not WORDS.has("setting-rounds.about")
    assert not WORDS.has("setting-seats")
    assert not WORDS.has("seats.help")


@pytest.mark.parametrize(
    ("key", "problem"),
    [
        ("no-such-message", "no message 'no-such-message' in en"),
        ("setting-rounds.about", "no message"),
        ("points", "count"),
        ("hit", "colour"),
    ],
)
def test_what_is_missing_is_an_error_in_tests_and_logged_elsewhere(
    key: str, problem: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(BadWords, match=problem):
        WORDS(key, who="Ann")
    monkeypatch.delenv(STRICT_VARIABLE)
    with caplog.at_level(logging.WARNING):
        assert WORDS(key, who="Ann")
    assert problem in caplog.text


def test_a_sentence_is_filled_with_messages_seats_and_lists() -> None:
    house = house_words("en")
    names = ["Ann", "Ben"]
    assert WORDS.sentence("hit", {"who": {"seat": 1}, "colour": "B"}, names) == "Ben hits black."
    assert WORDS.sentence("hit", {"who": {"seat": 2}, "colour": "R"}, names) == "Seat 3 hits red."
    assert (
        house.sentence("win-many", {"names": [{"seat": 0}, {"key": "guest"}]}, names) == "Ann and Guest share the win"
    )
    points = {"key": "points", "figures": {"count": 1}}
    assert WORDS.sentence("hit", {"who": points, "colour": "R"}) == "One point hits red."


def test_lists_are_joined_as_the_language_does() -> None:
    said = {language: house_words(language).joined(["A", "B", "C"]) for language in LANGUAGES}
    assert said == {"de": "A, B und C", "en": "A, B and C", "it": "A, B e C"}
    assert [house_words(language).joined(["A", "B"], "or") for language in LANGUAGES] == ["A oder B", "A or B", "A o B"]
    assert house_words("de").joined(["A"]) == "A"
    assert house_words("de").joined([]) == ""


def test_a_key_is_made_of_what_it_is_about() -> None:
    assert message_key("event", "opening throw") == "event-opening-throw"
    assert message_key("ask", "KB-021") == "ask-KB-021"
    assert message_key("option", "take_back!") == "option-take_back"


def test_every_level_has_a_name_and_a_sentence() -> None:
    for game in games().values():
        for language in LANGUAGES:
            said = [level_text(game, level, language) for level in game.levels]
            assert len({name for name, _ in said}) == len(said)
            assert all([about for _, about in said])
    assert [level_text(find("karambolage"), 9, one)[0] for one in LANGUAGES] == ["Stufe 9", "Level 9", "Livello 9"]


def test_a_reason_without_words_is_told_by_its_key() -> None:
    assert reason_text(find("karambolage"), Reason("unheard-of", {}), "de") == "unheard-of"
    assert reason_text(find("karambolage"), Reason("ready", {}), "de") == game_words(find("karambolage"), "de")(
        "reason-ready"
    )


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "it_IT.UTF-8", "LANG": "de_DE.UTF-8"}, "it"),
        ({"LANGUAGE": "en:de", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_is_that_of_the_machine(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == language


def test_importing_needs_no_library_for_words() -> None:
    code = "import sys, hinterzimmer; print([one for one in ('fluent.runtime', 'babel') if one in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
