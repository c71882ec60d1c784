# mypyc: compile
"""A room and its log in the store: reading it, reading on, appending.

A long log is applied in slices, so that the event loop is never held up for as long as a whole game takes.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from hinterzimmer.room import entries
from hinterzimmer.room.commands import Entries
from hinterzimmer.room.errors import NoRoom
from hinterzimmer.room.room import Room
from hinterzimmer.server.clock import now_ms
from hinterzimmer.server.interfaces import LogStore

SLICE_SECONDS: Final = 0.002
"""After this long the event loop gets its turn before more entries are applied."""


class RoomLog:
    """The logs of all rooms, as rooms."""

    def __init__(self, store: LogStore, make_room: Callable[[str], Room]) -> None:
        """`make_room` returns the empty room of a code."""
        self.store = store
        self.make_room = make_room

    @property
    def is_shared(self) -> bool:
        """Whether other processes may append as well."""
        return self.store.is_shared

    async def load(self, code: str) -> Room:
        """Return the room as the store has it; raises NoRoom."""
        room = self.make_room(code)
        await self.catch_up(room)
        if not room.entry_count:
            raise NoRoom("there is no such room", "unknown")
        return room

    async def catch_up(self, room: Room) -> bool:
        """Apply what others have appended since, and return whether there was anything."""
        news = await self.store.load(room.code, room.entry_count)
        pause_at = time.perf_counter() + SLICE_SECONDS
        for entry in news:
            if time.perf_counter() > pause_at:
                await asyncio.sleep(0)
                pause_at = time.perf_counter() + SLICE_SECONDS
            room.apply(entries.decode(entry))
        return bool(news)

    def append(self, room: Room, made: Entries) -> Awaitable[None]:
        """Apply entries to the room, and hand them to the store; wait for the result before anybody is told.

        Raises what `Room.apply` raises, and when awaited Conflict or the store's error. In either case the room is
        ahead of its log, or half changed, and must be loaded again.
        """
        first = room.entry_count + 1
        before = (room.phase, room.agreement.listed)
        for entry in made:
            room.apply(entry)
        changed = first == 1 or (room.phase, room.agreement.listed) != before
        data = [entries.encode(entry) for entry in made]
        return self.store.append(room.code, first, data, room_summary(room) if changed else None)


def room_summary(room: Room) -> dict[str, Any]:
    """Return what the list of rooms knows of a room."""
    return {
        "game": room.agreement.game,
        "phase": room.phase,
        "listed": room.agreement.listed,
        "changed": now_ms(),
    }
