"""A room in memory and who is connected to it: what waits to happen in it, and what each connection is told."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.room import commands, updates, wire
from hinterzimmer.room.errors import NotYours
from hinterzimmer.room.room import Room
from hinterzimmer.room.tokens import hash_token, seat_with_token
from hinterzimmer.server.websocket.connection import Socket

Judge = Callable[[Room, int], commands.Entries]
"""Looks at a room at a moment: what is to be entered in its log, if anything. Raises what is to be refused."""
Done = Callable[[Exception | None], None]
"""Is called once: with nothing, or with what was refused or went wrong."""


class Live:
    """A room in memory, and who is connected to it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.waiting: deque[tuple[Judge, Done]] = deque()
        """What is to happen in the room."""
        self.busy = False
        """Whether the store is being waited for: what is in memory may be ahead of it."""
        self.behind = False
        """Whether another process has appended something that is not in memory."""
        self.going = False
        self.sockets: set[Socket] = set()
        self.changed = asyncio.Event()
        """Set after every change, for the keeper."""
        self.keeper: asyncio.Task[None] | None = None
        self.mine = True
        """Whether this process made the latest change: the others leave bots and clocks to it for a while."""
        self.used = time.monotonic()
        self.gone = False
        """Whether what is in memory may be ahead of the store, and must not be used."""
        self.here = self.shown = self.announced = 0
        """The seats for which somebody is connected, as bits: anywhere, as the room was told, as others were told."""
        self.elsewhere: dict[str, tuple[int, float]] = {}
        """What other processes say of it, and when."""
        self.settling = False
        """Whether it will be told in a moment who is there."""

    def connected(self) -> int:
        """The seats for which somebody is connected to this process, as bits."""
        seats = 0
        for socket in self.sockets:
            for seat, token in socket.seats.items():
                if seat < len(self.room.places) and self.room.places[seat].token == token:
                    seats |= 1 << seat
        return seats

    def welcome(self, socket: Socket) -> bool:
        """Whether a socket may still see what it looks at."""
        room = self.room
        if socket.seat == SPECTATOR:
            return room.agreement.spectators
        return socket.seat < len(room.places) and room.places[socket.seat].token == socket.seats[socket.seat]

    def tell(self, at: int) -> None:
        """Give every socket what its seat has not seen yet."""
        room = self.room
        made: dict[tuple[int, int | None], bytes | None] = {}
        for socket in list(self.sockets):
            if not self.welcome(socket):
                socket.end(4403, "not yours any more")
                continue
            seat = socket.seat
            key = (seat, socket.seen.get(seat))
            if key not in made:
                update = updates.update(room, seat, key[1], at, self.here)
                made[key] = wire.encode(update) if update else None
            data = made[key]
            if data is not None:
                socket.seen[seat] = room.streams[seat].number
                socket.send(data)

    def admit(self, socket: Socket, hello: wire.Hello) -> None:
        """A socket belongs to the room now, and speaks for the seats whose tokens it has."""
        seats = {seat_with_token(self.room, token): hash_token(token) for token in hello.tokens}
        if not seats and not self.room.agreement.spectators:
            raise NotYours("this room does not let anybody watch")
        socket.seats = seats
        for seat in (*socket.seats, SPECTATOR):
            if str(seat) in hello.seen:
                socket.seen[seat] = hello.seen[str(seat)]
        socket.seat = next(iter(socket.seats), SPECTATOR)
        self.sockets.add(socket)

    def look(self, socket: Socket, seat: int, at: int) -> None:
        """Turn a socket to one of its seats."""
        if seat not in socket.seats and seat != SPECTATOR:
            raise NotYours("this connection does not hold that seat")
        socket.seat = seat
        update = updates.update(self.room, seat, socket.seen.get(seat), at, self.here)
        if update:
            socket.seen[seat] = update.number
            socket.send(wire.encode(update))
