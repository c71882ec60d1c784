# mypyc: compile
"""The arithmetic of clocks and windows: functions of numbers, all of them milliseconds unless named otherwise."""

from hinterzimmer.room.wire import Clock


def milliseconds(seconds: float) -> int:
    """Return seconds as whole milliseconds."""
    return round(1000 * seconds)


def bank_after(bank_ms: int, spent_ms: int, increment_seconds: float) -> int:
    """Return what is left of a time bank after a decision, with the increment that the decision adds."""
    return max(0, bank_ms - spent_ms) + milliseconds(increment_seconds)


def deadline_ms(clock: Clock, opened_at_ms: int, bank_ms: int) -> int | None:
    """Return when a person's time for an ask is up; None if this clock does not limit it."""
    if clock.kind == "none":
        return None
    return opened_at_ms + (bank_ms if clock.kind == "bank" else milliseconds(clock.seconds))


def window_end_ms(opened_at_ms: int, length_ms: int, passed_at_ms: int | None) -> int:
    """Return when a window ends: after its length, or at the next quarter of it once every seat has let it go by.

    `passed_at_ms` is when the last seat did, None while one has not. It may do so by hand or by standing order; the
    quarters hide which, and how quick the hand was.
    """
    if passed_at_ms is None:
        return opened_at_ms + length_ms
    quarters = 1 + 4 * (passed_at_ms - opened_at_ms) // length_ms
    return opened_at_ms + min(quarters, 4) * length_ms // 4


def is_time_up(started_at_ms: int, now_ms: int, limit_ms: int) -> bool:
    """Return True if a game that began at `started_at_ms` has used up its playing time of `limit_ms`."""
    return now_ms - started_at_ms >= limit_ms
