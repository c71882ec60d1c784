# mypyc: compile
"""The arithmetic of clocks and windows, in milliseconds unless a name ends in `seconds`."""

from hinterzimmer.room.wire import Clock


def milliseconds(seconds: float) -> int:
    """Return seconds as whole milliseconds."""
    return round(1000 * seconds)


def bank_after(bank_ms: int, spent_ms: int, increment_seconds: float) -> int:
    """Return the rest of a time bank in milliseconds: what a decision left of it, at least 0, plus the increment."""
    return max(0, bank_ms - spent_ms) + milliseconds(increment_seconds)


def deadline_ms(clock: Clock, opened_at_ms: int, bank_ms: int) -> int | None:
    """Return when a person's time for an ask is up, in ms since 1970; None if this clock has no limit."""
    if clock.kind == "none":
        return None
    return opened_at_ms + (bank_ms if clock.kind == "bank" else milliseconds(clock.seconds))


def window_end_ms(opened_at_ms: int, length_ms: int, passed_at_ms: int | None) -> int:
    """Return when a window ends: after its length, or at the next quarter of it once every seat has passed.

    `passed_at_ms` is when the last seat passed; None while a seat has not. Ends fall on quarters so that they hide
    whether a player or a standing order passed, and how quick the player was.
    """
    if passed_at_ms is None:
        return opened_at_ms + length_ms
    quarters = 1 + 4 * (passed_at_ms - opened_at_ms) // length_ms
    return opened_at_ms + min(quarters, 4) * length_ms // 4


def is_time_up(started_at_ms: int, now_ms: int, limit_ms: int) -> bool:
    """Return True if a game that began at `started_at_ms` has used its playing time of `limit_ms`."""
    return now_ms - started_at_ms >= limit_ms
