"""What a server's own log says of times: a machine that stutters between server and test does not change it."""

import contextlib
import sqlite3

from hinterzimmer.room import entries
from tests.server.running import Server


class Window:
    """A window that is over; all in milliseconds since 1970."""

    def __init__(self, opened: int) -> None:
        self.opened = opened
        self.held: list[int] = []
        self.closed = 0

    @property
    def lasted(self) -> float:
        """For so many seconds it was open."""
        return (self.closed - self.opened) / 1000

    def quarter(self, length: float) -> int:
        """In which quarter of it the last answer came."""
        return int(4 * (max(self.held, default=self.opened) - self.opened) / (1000 * length))


def log_of(server: Server, code: str) -> list[entries.AnyEntry]:
    """All that has happened in a room."""
    with contextlib.closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as database:
        rows = database.execute("SELECT entry FROM log WHERE room = ? ORDER BY number", [code]).fetchall()
    return [entries.decode(row[0]) for row in rows]


def windows_of(server: Server, code: str) -> dict[int, Window]:
    """The windows of a room that are over."""
    found: dict[int, Window] = {}
    opened = 0
    for entry in log_of(server, code):
        if isinstance(entry, entries.ChoiceHeld):
            found.setdefault(entry.ask, Window(opened)).held.append(entry.at)
        elif isinstance(entry, entries.WindowClosed):
            found.setdefault(entry.ask, Window(opened)).closed = opened = entry.at
        elif isinstance(entry, (entries.GameStarted, entries.ChoiceMade)):
            opened = entry.at
    return {ask: one for ask, one in found.items() if one.closed}


def bot_times(server: Server, code: str) -> list[float]:
    """How many seconds after each ask a bot answered, where all answers of an ask are given one by one."""
    times, opened, ask, latest = [], 0, 0, 0
    for entry in log_of(server, code):
        if isinstance(entry, entries.GameStarted):
            latest = entry.at
        elif isinstance(entry, entries.ChoiceMade):
            if entry.ask != ask:
                ask, opened = entry.ask, latest
            latest = entry.at
            if entry.by == "bot":
                times.append((entry.at - opened) / 1000)
    return times
