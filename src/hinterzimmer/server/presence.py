# mypyc: compile
"""Presence: the seats for which a client is connected, to this process or to another.

Presence is not part of a room's log. A room publishes it PUBLISH_DELAY_SECONDS after a connection came or went, so that
a page reload does not flicker and no client is flooded. Processes on one PostgreSQL broadcast it to each other at every
change and every HEARTBEAT_SECONDS. What a silent process broadcast last expires after EXPIRY_SECONDS.
"""

import asyncio
import secrets
import time
from collections.abc import Iterable
from typing import Any, Final

from hinterzimmer.room import updates, wire
from hinterzimmer.room.commands import Entries
from hinterzimmer.room.room import Room
from hinterzimmer.server.interfaces import Client, Inbox, LogStore

PUBLISH_DELAY_SECONDS: Final = 1.0
"""The delay between a connection's coming or going and its publication to the room."""
HEARTBEAT_SECONDS: Final = 4.0
"""The interval at which a process broadcasts its present seats again."""
EXPIRY_SECONDS: Final = 10.0
"""After this long without a broadcast the other processes forget the seats of a process."""
PARTLY_PUBLISHED: Final = -1
"""A value of `published` that no set of seats has: only some connections got the latest one, so all get the next."""
NOTIFY_BYTES_MAX: Final = 7000
"""A broadcast longer than this is sent before more rooms are added; PostgreSQL allows 8000 bytes."""


class PresenceAnnouncer:
    """Broadcasts to the other processes the seats that are connected to this one."""

    def __init__(self, store: LogStore) -> None:
        self.store = store
        self.name = secrets.token_hex(4)
        """The name of this process among the others."""
        self.tasks: set[asyncio.Task[None]] = set()

    def announce_soon(self, rooms: "list[tuple[str, int]]") -> None:
        """Start a task that broadcasts rooms (code, seats as bits); do nothing if the store is not shared."""
        if not self.store.is_shared:
            return
        task = asyncio.get_running_loop().create_task(self.announce(rooms))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def announce(self, rooms: "Iterable[tuple[str, int]]") -> None:
        """Broadcast rooms (code, seats as bits) in as few texts as NOTIFY_BYTES_MAX allows."""
        text = self.name
        for code, seats in rooms:
            if len(text) > NOTIFY_BYTES_MAX:
                await self.store.broadcast(text)
                text = self.name
            text += f" {code}:{seats}"
        if text != self.name:
            await self.store.broadcast(text)


class RoomPresence:
    """The present seats of one room as bits. Its methods run in the event loop."""

    def __init__(self, inbox: Inbox, connections: set[Client], announcer: PresenceAnnouncer) -> None:
        self.inbox = inbox
        self.connections = connections
        self.announcer = announcer
        self.present = 0
        """The seats with a connection to any process."""
        self.published = 0
        """The seats last sent to the room's connections."""
        self.announced = 0
        """The seats last broadcast to the other processes."""
        self.remote: dict[str, tuple[int, float]] = {}
        """For each other process the seats of its last broadcast, and when that came (`time.monotonic`)."""
        self.timer: asyncio.TimerHandle | None = None

    def on_attached(self, room: Room) -> None:
        """Count the seats of a new connection at once, and publish them later; call it in the room's turn."""
        came = self._local(room) & ~self.present
        if came:
            self.present |= came
            self.published = PARTLY_PUBLISHED
        self.on_detached()

    def on_detached(self) -> None:
        """Start the timer that publishes the present seats, unless it runs."""
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(PUBLISH_DELAY_SECONDS, self._on_timer)

    def on_remote(self, name: str, seats: int) -> bool:
        """Store another process's seats and publish them.

        Return True if that process is new to the room and should get this process's seats.
        """
        is_new = name not in self.remote and self.announced != 0
        self.remote[name] = (seats, time.monotonic())
        self.publish()
        return is_new

    def publish(self) -> None:
        """Queue a job that sends the present seats to all connections if they have changed."""
        self.inbox.post(self._publish_now, ignore_result)

    def stop(self) -> None:
        """Cancel the timer."""
        if self.timer is not None:
            self.timer.cancel()

    def _on_timer(self) -> None:
        self.timer = None
        self.inbox.post(self._announce_and_publish, ignore_result)

    def _announce_and_publish(self, room: Room, now: int) -> Entries:
        local = self._local(room)
        if local != self.announced:
            self.announced = local
            self.announcer.announce_soon([(self.inbox.code, local)])
        return self._publish_now(room, now)

    def _publish_now(self, room: Room, now: int) -> Entries:
        """Send the present seats to all connections, under the number of their last update; return no entries."""
        expired = time.monotonic() - EXPIRY_SECONDS
        self.remote = {name: one for name, one in self.remote.items() if one[1] > expired}
        self.present = self._local(room)
        for seats, _ in self.remote.values():
            self.present |= seats
        if self.present == self.published:
            return []
        self.published = self.present
        made: dict[tuple[int, int], bytes] = {}
        for connection in self.connections:
            key = (connection.viewed_seat, connection.last_sent[connection.viewed_seat])
            if key not in made:
                made[key] = wire.encode(wire.Update(*key, updates.room_info(room, self.present)))
            connection.send(made[key])
        return []

    def _local(self, room: Room) -> int:
        """Return as bits the seats with a connection to this process whose token is still valid."""
        seats = 0
        for connection in self.connections:
            for seat, token in connection.held_seats.items():
                if seat < len(room.places) and room.places[seat].token == token:
                    seats |= 1 << seat
        return seats


def ignore_result(error: Exception | None) -> None:
    """Ignore the error of a room that has ended, because a client that reconnects gets the present seats."""


def parse_announcement(text: str) -> tuple[str, list[tuple[str, int]]]:
    """Return the process's name and the rooms (code, seats as bits) of a broadcast."""
    name, *rooms = text.split(" ")
    parts: list[Any] = [one.partition(":") for one in rooms]
    return name, [(code, int(seats)) for code, _, seats in parts]
