# mypyc: compile
"""Rooms and their logs in the store: load, catch up, append.

A long log is applied in slices, so that it does not hold up the event loop.
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
"""The longest time for which entries are applied before the event loop gets its turn."""


class RoomLog:
    """The logs of all rooms. Call its methods in the event loop."""

    def __init__(self, store: LogStore, make_room: Callable[[str], Room]) -> None:
        """`make_room` returns the empty room for a code."""
        self.store = store
        self.make_room = make_room

    @property
    def is_shared(self) -> bool:
        """True if other processes may append as well."""
        return self.store.is_shared

    async def load(self, code: str) -> Room:
        """Return the room as it is stored. Raises NoRoom or the store's error."""
        room = self.make_room(code)
        await self.catch_up(room)
        if not room.entry_count:
            raise NoRoom("there is no such room", "unknown")
        return room

    async def catch_up(self, room: Room) -> bool:
        """Apply the stored entries that the room does not have; return True if there were any."""
        news = await self.store.load(room.code, room.entry_count)
        pause_at = time.perf_counter() + SLICE_SECONDS
        for entry in news:
            if time.perf_counter() > pause_at:
                await asyncio.sleep(0)
                pause_at = time.perf_counter() + SLICE_SECONDS
            room.apply(entries.decode(entry))
        return bool(news)

    def append(self, room: Room, made: Entries) -> Awaitable[None]:
        """Apply entries to the room and pass them to the store. Await the result before publishing the change.

        Raises what `Room.apply` raises; the result raises Conflict or the store's error. In each case load the room
        again, because it is ahead of its log or half changed.
        """
        first = room.entry_count + 1
        before = (room.phase, room.agreement.listed)
        for entry in made:
            room.apply(entry)
        changed = first == 1 or (room.phase, room.agreement.listed) != before
        data = [entries.encode(entry) for entry in made]
        return self.store.append(room.code, first, data, room_summary(room) if changed else None)


def room_summary(room: Room) -> dict[str, Any]:
    """Return the columns of a room in the list of rooms, with the present time in ms."""
    return {
        "game": room.agreement.game,
        "phase": room.phase,
        "listed": room.agreement.listed,
        "changed": now_ms(),
    }
