"""The arithmetic of clocks and windows, number by number."""

import pytest

from hinterzimmer.room import clocks
from hinterzimmer.room.wire import Clock


@pytest.mark.parametrize(
    ("bank", "spent", "increment", "left"),
    [(10_000, 4_000, 0.0, 6_000), (10_000, 4_000, 2.5, 8_500), (1_000, 4_000, 0.0, 0), (1_000, 4_000, 3.0, 3_000)],
)
def test_a_decision_takes_from_the_bank_and_adds_the_increment(
    bank: int, spent: int, increment: float, left: int
) -> None:
    assert clocks.bank_after(bank, spent, increment) == left


def test_a_deadline_counts_from_the_opening_of_the_ask() -> None:
    assert clocks.deadline_ms(Clock("none", 5.0), 1_000, 9_000) is None
    assert clocks.deadline_ms(Clock("decision", 5.0), 1_000, 9_000) == 6_000
    assert clocks.deadline_ms(Clock("bank", 5.0), 1_000, 9_000) == 10_000


@pytest.mark.parametrize(
    ("passed", "end"),
    [(None, 9_000), (1_000, 3_000), (2_999, 3_000), (3_000, 5_000), (6_999, 7_000), (7_000, 9_000), (9_500, 9_000)],
)
def test_a_window_all_have_passed_ends_at_the_next_quarter(passed: int | None, end: int) -> None:
    assert clocks.window_end_ms(1_000, 8_000, passed) == end


def test_playing_time_is_up_at_its_last_millisecond() -> None:
    assert not clocks.is_time_up(500, 120_499, 120_000)
    assert clocks.is_time_up(500, 120_500, 120_000)
