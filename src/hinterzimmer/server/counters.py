# mypyc: compile
"""Counters of this process as plain numbers, because counting must be cheap. `metrics.py` exports them."""

from bisect import bisect_left
from typing import Final

BUCKET_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Upper bounds of the buckets in the histogram of command times, in seconds."""


class Counters:
    """Totals since this process started, and present numbers. Only the event loop changes them."""

    def __init__(self) -> None:
        self.rooms = 0
        """Rooms in memory now."""
        self.rooms_opened = 0
        self.rooms_failed = 0
        """Rooms whose task raised an unexpected error; the next request loads them from the store again."""
        self.connections = 0
        """Open WebSocket connections now."""
        self.messages_sent = 0
        self.conflicts = 0
        """Appends that failed because another process had taken the number."""
        self.refused: dict[str, int] = {}
        """Refused commands and frames, by the name of the error's class."""
        self.command_seconds = 0.0
        """The sum of the seconds of all commands."""
        self.commands = [0] * (len(BUCKET_SECONDS) + 1)
        """The number of commands in each bucket; the last bucket is for those above all bounds."""

    def observe_command(self, seconds: float) -> None:
        """Count a command that took this many seconds from its frame to its reply."""
        self.command_seconds += seconds
        self.commands[bisect_left(BUCKET_SECONDS, seconds)] += 1

    def refuse(self, name: str) -> None:
        """Count a refusal by the name of the error's class."""
        self.refused[name] = self.refused.get(name, 0) + 1


COUNTERS: Final = Counters()
"""The counters of this process."""
