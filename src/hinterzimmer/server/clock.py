# mypyc: compile
"""The wall clock of the server, read here only."""

import time


def now_ms() -> int:
    """Return the time in ms since 1970."""
    return time.time_ns() // 1_000_000
