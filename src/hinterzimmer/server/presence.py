# mypyc: compile
"""Who is there: for which seats somebody is connected now, in this process or in another.

This is no part of a room's log. It is sent with the room, and again a moment after a connection came or went, so that a
page that is loaded again does not flicker and no client is flooded. Processes on one PostgreSQL broadcast it to each
other, at every change and every few seconds; what a process that has fallen silent said expires.
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
"""After this long the room hears of a connection that came or went."""
HEARTBEAT_SECONDS: Final = 4.0
"""How often a process repeats who is connected to it."""
EXPIRY_SECONDS: Final = 10.0
"""After this long without a repetition the other processes forget it."""
PARTLY_PUBLISHED: Final = -1
"""Some connections of a room have been sent a seat that is new, others not: the next time all are."""
NOTIFY_BYTES_MAX: Final = 7000
"""The length of a broadcast; PostgreSQL allows 8000 bytes."""


class PresenceAnnouncer:
    """Broadcasts to the other processes for which seats somebody is connected here."""

    def __init__(self, store: LogStore) -> None:
        self.store = store
        self.name = secrets.token_hex(4)
        """The name of this process among the others."""
        self.tasks: set[asyncio.Task[None]] = set()

    def announce_soon(self, rooms: "list[tuple[str, int]]") -> None:
        """Broadcast the seats present in these rooms, beside everything else, if there are other processes."""
        if not self.store.is_shared:
            return
        task = asyncio.get_running_loop().create_task(self.announce(rooms))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def announce(self, rooms: "Iterable[tuple[str, int]]") -> None:
        """Broadcast rooms (code, seats as bits) in as few texts as their length allows."""
        text = self.name
        for code, seats in rooms:
            if len(text) > NOTIFY_BYTES_MAX:
                await self.store.broadcast(text)
                text = self.name
            text += f" {code}:{seats}"
        if text != self.name:
            await self.store.broadcast(text)


class RoomPresence:
    """The seats of one room for which somebody is connected, as bits."""

    def __init__(self, inbox: Inbox, connections: set[Client], announcer: PresenceAnnouncer) -> None:
        self.inbox = inbox
        self.connections = connections
        self.announcer = announcer
        self.present = 0
        """The seats with a connection to any process."""
        self.published = 0
        """What the room's connections were sent last."""
        self.announced = 0
        """What the other processes were told last."""
        self.remote: dict[str, tuple[int, float]] = {}
        """What other processes said, and when."""
        self.timer: asyncio.TimerHandle | None = None

    def on_attached(self, room: Room) -> None:
        """Count the seats of a new connection at once, and publish them later; call it in the room's turn."""
        came = self._local(room) & ~self.present
        if came:
            self.present |= came
            self.published = PARTLY_PUBLISHED
        self.on_detached()

    def on_detached(self) -> None:
        """Publish later who is still there."""
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(PUBLISH_DELAY_SECONDS, self._on_timer)

    def on_remote(self, name: str, seats: int) -> bool:
        """Take in what another process says; return whether it should be told who is here, because it is new."""
        is_new = name not in self.remote and self.announced != 0
        self.remote[name] = (seats, time.monotonic())
        self.publish()
        return is_new

    def publish(self) -> None:
        """Send who is there in the room's turn, if that has changed."""
        self.inbox.post(self._publish_now, ignore_result)

    def stop(self) -> None:
        """Publish nothing more."""
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
        """Send who is there with the number that each connection has; nothing is entered in the log."""
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
        """Return the seats with a connection to this process whose token still counts."""
        seats = 0
        for connection in self.connections:
            for seat, token in connection.held_seats.items():
                if seat < len(room.places) and room.places[seat].token == token:
                    seats |= 1 << seat
        return seats


def ignore_result(error: Exception | None) -> None:
    """Ignore a room that has ended: a client that comes back is sent who is there."""


def parse_announcement(text: str) -> tuple[str, list[tuple[str, int]]]:
    """Return the process and the rooms (code, seats as bits) of a broadcast."""
    name, *rooms = text.split(" ")
    parts: list[Any] = [one.partition(":") for one in rooms]
    return name, [(code, int(seats)) for code, _, seats in parts]
