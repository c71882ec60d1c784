"""What happens in a room without a command: bots answer, windows close, time runs out.

Every process that has the room in memory keeps it, but the one that made the latest change goes first; the others wait
a while, so that a killed process is replaced by itself. Whoever comes second finds the ask closed, and does nothing.
A bot answers at whole beats after the ask began, however long it thought: its time tells nothing.
"""

import asyncio
import logging
from typing import Final

from msgspec.structs import replace

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server import entries, orders, wire
from hinterzimmer.server.house import House, Live, now
from hinterzimmer.server.places import STAND_IN
from hinterzimmer.server.rooms import Room
from hinterzimmer.server.thinking import Thinkers

log = logging.getLogger("hinterzimmer.rooms")
GRACE: Final = 2000
"""Milliseconds that the other processes wait for the one that should act."""


class Keeper:
    """Does what is due in the rooms of a house."""

    def __init__(self, house: House, thinkers: Thinkers, pace: float) -> None:
        self.house = house
        self.thinkers = thinkers
        self.pace = max(1, round(1000 * pace))
        house.keep = self.keep

    def keep(self, live: Live) -> None:
        """Start keeping a room, if anything can become due in it."""
        if (live.keeper is None or live.keeper.done()) and (self.due(live.room) is not None or bots_of(live.room)):
            live.keeper = asyncio.create_task(self.run(live))

    def due(self, room: Room) -> int | None:
        """When a window closes or somebody's time is up; None if that cannot happen now."""
        if room.phase != "playing":
            return None
        if room.is_window():
            return room.opened_at + (0 if room.all_passed() else round(1000 * room.agreement.window))
        deadlines = [room.deadline(seat) for seat in room.waiting() if not room.places[seat].bot]
        return min([one for one in deadlines if one is not None], default=None)

    async def run(self, live: Live) -> None:
        """Keep a room until nothing can become due in it."""
        thinking: asyncio.Task[None] | None = None
        try:
            while (due := self.due(live.room)) is not None or bots_of(live.room):
                live.changed.clear()
                bots = bots_of(live.room)
                wait = None if due is None else due - now()
                if not live.mine:
                    wait = GRACE + (0 if bots or wait is None else max(0, wait))
                elif bots and (thinking is None or thinking.done()):
                    thinking = asyncio.create_task(self.bots(live, bots))
                try:
                    async with asyncio.timeout(None if wait is None else max(0, wait) / 1000):
                        await live.changed.wait()
                except TimeoutError:
                    if live.mine:
                        await self.time_up(live)
                    live.mine = True
        finally:
            if thinking:
                thinking.cancel()

    async def bots(self, live: Live, seats: list[int]) -> None:
        """Let the bots of the open ask think at the same time, and answer together on the next beat."""
        room = live.room
        ask, began = room.table.number, room.opened_at
        thoughts = [
            self.thinkers.choose(room.places[seat].bot or STAND_IN, room.agreement.game, room.table, seat)
            for seat in seats
        ]
        chosen = dict(zip(seats, await asyncio.gather(*thoughts), strict=True))
        beats = max(1, -((began - now()) // self.pace))
        await asyncio.sleep(max(0, began + beats * self.pace - now()) / 1000)

        def judge(room: Room, at: int) -> orders.Entries:
            """All answers at once, if the ask is still open and the bots still sit there."""
            if room.phase != "playing" or room.table.number != ask:
                return []
            made: orders.Entries = []
            for seat, option in chosen.items():
                if room.places[seat].bot and seat in room.waiting():
                    order = wire.Choose(id=f"{seat}", ask=ask, option=option)
                    made += [anonymous(one) for one in orders.choose(room, seat, order, at, "bot")]
            return closing_last(room, made, at)

        try:
            await self.house.change(live, judge)
        except HinterzimmerError as error:  # somebody was first, or the store is away: the keeper looks again
            log.warning("bots could not answer", extra={"room": room.code, "error": str(error)})
            await asyncio.sleep(self.pace / 1000)
        live.changed.set()

    async def time_up(self, live: Live) -> None:
        """Close a window that is over; decide for people whose time is up."""
        room = live.room
        if room.is_window():
            ask = room.table.number

            def close(room: Room, at: int) -> orders.Entries:
                still = room.phase == "playing" and room.table.number == ask and room.is_window()
                return [entries.Closed(at=at, ask=ask)] if still else []

            await self.house.change(live, close)
            return
        late = [seat for seat in room.waiting() if (room.deadline(seat) or now() + 1) <= now()]
        for seat in late:
            ask = room.table.number
            option = await self.thinkers.choose(STAND_IN, room.agreement.game, room.table, seat)

            def decide(room: Room, at: int, seat: int = seat, ask: int = ask, option: str = option) -> orders.Entries:
                still = room.phase == "playing" and room.table.number == ask and seat in room.waiting()
                if not still or (room.deadline(seat) or at + 1) > at:
                    return []
                order = wire.Choose(id="late", ask=ask, option=option)
                return [anonymous(one) for one in orders.choose(room, seat, order, at, "late")]

            await self.house.change(live, decide)
            if room is not live.room or room.phase != "playing" or room.table.number != ask:
                return


def bots_of(room: Room) -> list[int]:
    """The seats for which a bot has yet to answer."""
    return [seat for seat in room.waiting() if room.places[seat].bot] if room.phase == "playing" else []


def anonymous(entry: entries.AnyEntry) -> entries.AnyEntry:
    """An entry that no command caused: nothing to do once."""
    return replace(entry, id="")


def closing_last(room: Room, made: orders.Entries, at: int) -> orders.Entries:
    """In a window: the answers of several bots, and one close if all have passed."""
    held = [entry for entry in made if isinstance(entry, entries.Held)]
    if not held:
        return made
    closes = room.all_passed({entry.seat: room.option(entry.option) for entry in held})
    return [*held, *([entries.Closed(at=at, ask=room.table.number)] if closes else [])]
