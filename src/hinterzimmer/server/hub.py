# mypyc: compile
"""The rooms of this process: find them in memory, load them from the store, evict them, create new ones."""

import asyncio
import gc
import logging
import time
from typing import Final

from hinterzimmer.room.commands import Entries
from hinterzimmer.room.room import Room
from hinterzimmer.server import ids
from hinterzimmer.server.counters import COUNTERS
from hinterzimmer.server.interfaces import BotPool, Conflict, LogStore
from hinterzimmer.server.live_room import LiveRoom
from hinterzimmer.server.presence import HEARTBEAT_SECONDS, PresenceAnnouncer, parse_announcement
from hinterzimmer.server.room_log import RoomLog

log = logging.getLogger("hinterzimmer.rooms")
ROOM_IDLE_SECONDS: Final = 120.0
"""After this long without a connection or a change a room is evicted from memory."""
GC_QUIET_SECONDS: Final = 2.0
"""A full garbage collection waits until no room has changed for this long, because it pauses the process."""
GC_INTERVAL_SECONDS_MAX: Final = 600.0
"""The longest time between two full garbage collections, however busy the rooms are."""


class Hub:
    """The rooms of this process, by code. Call its methods in the event loop."""

    def __init__(self, store: LogStore, bots: BotPool, beat_ms: int) -> None:
        """Start without rooms. Bots answer a multiple of `beat_ms` after their ask opened."""
        self.store = store
        self.log = RoomLog(store, new_room)
        self.bots = bots
        self.beat_ms = beat_ms
        self.announcer = PresenceAnnouncer(store)
        self.rooms: dict[str, LiveRoom] = {}
        self.loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self.appended_while_loading: dict[str, int] = {}
        """The latest number that another process has appended to a room while it was being loaded."""
        self.last_gc = time.monotonic()

    async def room(self, code: str) -> LiveRoom:
        """Return the room of a code from memory, or load it from the store. Raises NoRoom or the store's error."""
        live = self.rooms.get(code)
        if live is None:
            task = self.loading.get(code)
            if task is None:
                task = self.loading[code] = asyncio.get_running_loop().create_task(self._load(code))
            live = await asyncio.shield(task)
        live.last_used = time.monotonic()
        return live

    async def _load(self, code: str) -> LiveRoom:
        try:
            live = self._live(await self.log.load(code))
            live.on_appended(self.appended_while_loading.get(code, -1))
            return live
        finally:
            del self.loading[code]
            self.appended_while_loading.pop(code, None)

    def _live(self, room: Room) -> LiveRoom:
        """Start a room's task and return the live room."""
        live = LiveRoom(room, self.log, self.bots, self.beat_ms, self.announcer, self._forget)
        self.rooms[room.code] = live
        COUNTERS.rooms = len(self.rooms)
        return live

    def _forget(self, live: LiveRoom) -> None:
        """Remove a room whose task has ended."""
        if self.rooms.get(live.code) is live:
            del self.rooms[live.code]
        COUNTERS.rooms = len(self.rooms)

    async def create_room(self, made: Entries) -> str:
        """Store a new room with its first entries and return its code. Raises the store's error."""
        while True:
            room = new_room(ids.new_code())
            try:
                await self.log.append(room, made)
            except Conflict:
                continue
            COUNTERS.rooms_opened += 1
            return self._live(room).code

    # callbacks of the store: what other processes append and broadcast

    def on_appended(self, code: str, number: int) -> None:
        """Let a room catch up to `number`, which a process (perhaps this one) has appended."""
        live = self.rooms.get(code)
        if live is not None:
            live.on_appended(number)
        elif code in self.loading:
            self.appended_while_loading[code] = number

    def catch_up_all(self) -> None:
        """Let all rooms catch up, because notices may have been missed."""
        for live in list(self.rooms.values()):
            live.on_appended(0)

    def on_broadcast(self, text: str) -> None:
        """Pass another process's present seats to the rooms; broadcast this process's seats if it is new to a room."""
        name, rooms = parse_announcement(text)
        if name == self.announcer.name:
            return
        answers: list[tuple[str, int]] = []
        for code, seats in rooms:
            live = self.rooms.get(code)
            if live is not None and live.presence.on_remote(name, seats):
                answers.append((code, live.presence.announced))
        if answers:
            self.announcer.announce_soon(answers)

    # periodic tasks

    async def heartbeat(self) -> None:
        """Every HEARTBEAT_SECONDS broadcast the present seats again, and let silent processes expire."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            rooms = list(self.rooms.values())
            here = [(live.code, live.presence.announced) for live in rooms if live.presence.announced]
            await self.announcer.announce(here)
            for live in rooms:
                if live.presence.remote and live.task is not None:
                    live.presence.publish()

    async def evict_idle_rooms(self) -> None:
        """Every 30 seconds evict idle rooms and, in a quiet moment, collect garbage; requests load rooms again."""
        while True:
            await asyncio.sleep(ROOM_IDLE_SECONDS / 4)
            now = time.monotonic()
            rooms = list(self.rooms.values())
            last_used = max([live.last_used for live in rooms], default=0.0)
            if now - last_used > GC_QUIET_SECONDS or now - self.last_gc > GC_INTERVAL_SECONDS_MAX:
                gc.collect()
                self.last_gc = now
            for live in rooms:
                if live.is_idle(now - ROOM_IDLE_SECONDS):
                    await live.stop("the room was idle")

    async def close(self) -> None:
        """End all rooms and close every connection with 1012."""
        for live in list(self.rooms.values()):
            await live.stop("the server restarts")


def new_room(code: str) -> Room:
    """Return an empty room for a code."""
    return Room(code, ids.stream)
