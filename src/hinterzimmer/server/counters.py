# mypyc: compile
"""Figures of this process as plain numbers: counting must cost next to nothing. `metrics.py` shows them."""

from bisect import bisect_left
from typing import Final

BUCKET_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Upper bounds of the histogram of commands."""


class Counters:
    """What has happened in this process since it started, and what there is now."""

    def __init__(self) -> None:
        self.rooms = 0
        """Rooms in memory now."""
        self.rooms_opened = 0
        self.rooms_failed = 0
        """Rooms whose task died; they were closed and read again from the store."""
        self.connections = 0
        """Open WebSocket connections now."""
        self.messages_sent = 0
        self.conflicts = 0
        """Changes for which another process was first."""
        self.refused: dict[str, int] = {}
        """Commands and frames refused, by the name of the error."""
        self.command_seconds = 0.0
        self.commands = [0] * (len(BUCKET_SECONDS) + 1)
        """Commands by the bucket of their time; the last one: longer than all bounds."""

    def observe_command(self, seconds: float) -> None:
        """Count a command that took this long from its frame to its answer."""
        self.command_seconds += seconds
        self.commands[bisect_left(BUCKET_SECONDS, seconds)] += 1

    def refuse(self, name: str) -> None:
        """Count a refusal by the name of its error."""
        self.refused[name] = self.refused.get(name, 0) + 1


COUNTERS: Final = Counters()
"""The counters of this process."""
