"""Who is there: for which seats somebody is connected now, in this process or in another.

This is no part of a room's log. It is told with the room, and anew a moment after somebody came or went, so that a page
that is loaded again does not flicker and nobody is flooded. Processes on one PostgreSQL tell each other, when something
changes and every few seconds; what was told by a process that has fallen silent lapses.
"""

import asyncio
import secrets
import time
from collections.abc import Iterable
from typing import Final

from hinterzimmer.room import commands, updates, wire
from hinterzimmer.server.hub import House
from hinterzimmer.server.live_room import Live

DELAY: Final = 1.0
"""Seconds after which it is told that somebody came or went."""
BEAT: Final = 4.0
SILENCE: Final = 10.0
"""Every so many seconds a process repeats what it knows, and after so many others stop to believe it."""
UNKNOWN: Final = -1
"""Some of a room have been told of somebody who came, others not: the next time, all are told."""
LONGEST: Final = 7000
"""Bytes of a notification; PostgreSQL allows 8000."""


class Presence:
    """Keeps `Live.here` of the rooms of a house, one bit a seat."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.name = secrets.token_hex(4)
        house.moved = self.moved
        house.store.told = self.heard

    def moved(self, live: Live) -> None:
        """Somebody came, which whoever is told anything from now on hears at once, or went."""
        came = live.connected() & ~live.here
        if came:
            live.here |= came
            live.shown = UNKNOWN
        if not live.settling:
            live.settling = True
            self.house.run(self.settle(live))

    async def settle(self, live: Live) -> None:
        """After a moment: tell the room and the other processes, if it is still news."""
        await asyncio.sleep(DELAY)
        live.settling = False
        self.house.let(live, lambda room, at: self.settled(live), ignore)

    def settled(self, live: Live) -> commands.Entries:
        """Whom the other processes believe to be here is still as it was, or they are told."""
        if live.connected() != live.announced:
            live.announced = live.connected()
            self.house.run(self.announce([live]))
        return self.shown(live)

    def show(self, live: Live) -> None:
        """Tell the room who is there, if that has changed since it was told.

        That is told with the room, and so, like everything, when nothing waits to be stored.
        """
        self.house.let(live, lambda room, at: self.shown(live), ignore)

    def shown(self, live: Live) -> commands.Entries:
        """The same, now; nothing is entered in the log."""
        limit = time.monotonic() - SILENCE
        live.elsewhere = {name: one for name, one in live.elsewhere.items() if one[1] > limit}
        live.here = live.connected()
        for seats, _ in live.elsewhere.values():
            live.here |= seats
        if live.here == live.shown:
            return []
        live.shown = live.here
        made: dict[tuple[int, int], bytes] = {}
        for socket in live.sockets:
            key = (socket.seat, socket.seen[socket.seat])
            if key not in made:
                made[key] = wire.encode(wire.Update(*key, updates.info(live.room, live.here)))
            socket.send(made[key])
        return []

    async def announce(self, rooms: Iterable[Live]) -> None:
        """Tell the other processes for which seats somebody is connected here."""
        text = self.name
        for live in rooms:
            if len(text) > LONGEST:
                await self.house.store.tell(text)
                text = self.name
            text += f" {live.room.code}:{live.announced}"
        if text != self.name:
            await self.house.store.tell(text)

    def heard(self, text: str) -> None:
        """Another process says who is there; one that is heard for the first time in a room is answered."""
        name, *rooms = text.split(" ")
        if name == self.name:
            return
        answers = []
        for code, _, seats in [one.partition(":") for one in rooms]:
            live = self.house.rooms.get(code)
            if live is None:
                continue
            if name not in live.elsewhere and live.announced:
                answers.append(live)
            live.elsewhere[name] = (int(seats), time.monotonic())
            self.show(live)
        if answers:
            self.house.run(self.announce(answers))

    async def repeat(self) -> None:
        """Every few seconds: say who is here, and forget those who have fallen silent."""
        while True:
            await asyncio.sleep(BEAT)
            rooms = list(self.house.rooms.values())
            await self.announce([live for live in rooms if live.announced])
            for live in rooms:
                if live.elsewhere:
                    self.show(live)


def ignore(error: Exception | None) -> None:
    """Where the store is away nobody is told anything; who comes back sees who is there."""
