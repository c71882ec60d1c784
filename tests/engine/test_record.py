"""Records: written and read, replayed and continued, and refused with their line when something is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hinterzimmer.engine.chance import SeededStream, commitment
from hinterzimmer.engine.errors import BadRecord
from hinterzimmer.engine.record import Record, RecordedTable, checksum, game_name_in, one_line, read_record
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.testing import random_choice
from hinterzimmer.games.karambolage import GAME

SECRET = bytes(range(32))


def sitting(choices: int = 40) -> RecordedTable:
    """A game of some choices, its dice from the fair stream."""
    settings = GAME.complete_settings({"rounds": 2})
    seat = RecordedTable(Record(GAME, GAME.edition(), settings, ["Ann", "Ben"], ["hello", ""], secret=SECRET))
    rng = SeededStream(3)
    while len(seat.record.choices) < choices and not seat.table.over:
        seat.play(*random_choice(seat.table, rng))
    return seat


TEXT = sitting(500).record.to_text()


def refused(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        read_record(text, GAME).verify()
    assert "\n" not in str(caught.value)
    return str(caught.value)


def sealed(text: str) -> str:
    """The text with a closing line that fits it again, as a forger would write it."""
    body = text[: text.rindex("end: ")]
    count = body[body.index("\n\n") + 2 :].count("\n")
    return f"{body}end: {count} choices, sum {checksum(body)}\n"


def test_reading_and_writing_are_inverses() -> None:
    record = read_record(TEXT, GAME)
    assert record.to_text() == TEXT
    assert record == sitting(500).record


def test_a_record_is_readable() -> None:
    lines = TEXT.splitlines()
    assert lines[:9] == [
        "hinterzimmer record 1",
        "game: karambolage 1",
        f"edition: {GAME.edition().fingerprint} Hinterzimmer reconstruction 1",
        "setting: target=0",
        "setting: rounds=2",
        "setting: minutes=0",
        "seat: Ann",
        "seat: Ben",
        "seed: hello",
    ]
    assert lines[lines.index("") + 1].startswith("chance ")


def test_a_game_is_replayed_to_any_point() -> None:
    record = read_record(TEXT, GAME)
    live = GAME.start(2, record.settings)
    for number, choice in enumerate(record.choices):
        if number % 10 == 0:
            assert record.replay(number).snapshot() == live.snapshot()
        live.play(*choice)
    assert record.replay().snapshot() == live.snapshot()


def test_a_kept_game_goes_on_as_if_it_had_never_stopped() -> None:
    whole = sitting(60)
    part = RecordedTable(read_record(sitting(25).record.to_text(), GAME))
    for seat, option in whole.record.choices[len(part.record.choices) :]:
        if seat != CHANCE:
            part.play(seat, option)
    assert part.record.to_text() == whole.record.to_text()


def test_verify_proves_every_draw() -> None:
    record = read_record(TEXT, GAME)
    assert record.verify() == sum(seat == CHANCE for seat, _ in record.choices) > 5


def test_a_changed_die_is_found_even_when_the_closing_line_was_forged() -> None:
    lines = TEXT.splitlines(keepends=True)
    at = max(i for i, line in enumerate(lines) if line.startswith("chance "))
    lines[at] = "chance 6666\n" if "6666" not in lines[at] else "chance 5555\n"
    cut = lines[: at + 1]  # what was played with the true dice no longer fits
    text = sealed("".join(cut) + "end: ")
    assert refused(text).startswith(f"line {at + 1}: the record says")


def test_another_secret_is_refused() -> None:
    text = sealed(TEXT.replace(f"secret: {SECRET.hex()}", f"secret: {'ab' * 32}"))
    assert "not the one that was committed to" in refused(text)


def test_without_secret_or_commitment_there_is_nothing_to_verify() -> None:
    assert "not been revealed" in refused(sealed(TEXT.replace(f"secret: {SECRET.hex()}\n", "")))
    bare = TEXT.replace(f"secret: {SECRET.hex()}\n", "").replace(f"commitment: {commitment(SECRET)}\n", "")
    assert "no commitment found" in refused(sealed(bare))


def test_a_record_without_secret_cannot_go_on() -> None:
    record = read_record(sealed(TEXT.replace(f"secret: {SECRET.hex()}\n", "")), GAME)
    with pytest.raises(BadRecord, match="no secret to go on"):
        RecordedTable(record)


@pytest.mark.parametrize("cut", range(0, len(TEXT), 97))
def test_a_truncated_record_is_refused_with_its_line(cut: int) -> None:
    message = refused(TEXT[:cut])
    assert message.startswith("line ")


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("hinterzimmer record 1", "[Event a chess game]", 1, "not a Hinterzimmer record"),
        ("game: karambolage 1", "game: karambolage 9", 2, "different rules version"),
        ("game: karambolage 1", "game: chess 1", 2, "not of karambolage"),
        ("game: karambolage 1", "gme: karambolage 1", 2, "expected 'game"),
        ("edition: ", "edition: 0", 3, "another edition"),
        ("setting: rounds=2", "setting: rounds=many", 5, "whole number"),
        ("setting: rounds=2", "setting: rounds=100000", 5, "between 0 and 200"),
        ("setting: rounds=2", "setting: goal=2", 5, "expected the setting rounds"),
        ("seat: Ben\n", "", 7, "2 to 6 players"),
        ("commitment: ", "commitment: x", 11, "hexadecimal"),
        ("secret: ", "remark: ", 12, "empty line"),
    ],
)
def test_an_edited_header_is_refused_with_its_line(old: str, new: str, line: int, words: str) -> None:
    assert old in TEXT
    message = refused(TEXT.replace(old, new, 1))
    assert message.startswith(f"line {line}: ")
    assert words in message


def test_an_edited_choice_is_refused_with_its_line() -> None:
    lines = TEXT.splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if line.startswith(("1 B ", "2 B ")))
    for new, words in [
        ("3 B 5C\n", "is not a player at this table"),
        ("1 B 5Z\n", "no square"),
        ("1 b 5c\n", "is written 'B 5C'"),
        ("1 R 5C 3\n", "may not choose|is not asked"),
        ("2 R 5C 3\n", "may not choose|is not asked"),
        ("\n", "is not a player"),
    ]:
        message = refused("".join([*lines[:at], new, *lines[at + 1 :]]))
        assert message.startswith(f"line {at + 1}: ")
        assert any(word in message for word in words.split("|")), message


def test_an_edit_that_could_have_been_played_is_found_by_the_closing_line() -> None:
    lines = TEXT.splitlines(keepends=True)
    lines[6] = "seat: Eve\n"
    assert refused("".join(lines)) == f"line {len(lines)}: the checksum doesn’t match: the record has been altered"
    assert "has been altered" in refused(TEXT + "1 end\n")


@given(st.text(max_size=400))
def test_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        read_record(text, GAME)


@given(st.text(max_size=100), st.text(max_size=100))
def test_any_name_survives(name: str, seed: str) -> None:
    record = Record(GAME, GAME.edition(), GAME.complete_settings(), [name, "Ben"], [seed, ""])
    again = read_record(record.to_text(), GAME)
    assert again.seat_names == [one_line(name), "Ben"]
    assert again.to_text() == record.to_text()


def test_the_game_of_a_record() -> None:
    assert game_name_in(TEXT) == "karambolage"
