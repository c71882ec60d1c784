# mypyc: compile
"""The wall clock of the server: one place to read it."""

import time


def now_ms() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000
