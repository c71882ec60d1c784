"""What happens in a room without a command: bots answer, windows close, time runs out.

Every process that has the room in memory keeps it, but the one that made the latest change goes first; the others wait
a while, so that a killed process is replaced by itself. Whoever comes second finds the ask closed, and does nothing.
A bot answers at whole beats after the ask began, never sooner than bots like it have needed of late: its time tells
nothing about what it thinks about.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.room import commands, entries, wire
from hinterzimmer.room.room import Room
from hinterzimmer.room.seats import stand_in
from hinterzimmer.server.hub import House, now
from hinterzimmer.server.live_room import Live
from hinterzimmer.server.workers.bot_pool import BotPool

log = logging.getLogger("hinterzimmer.rooms")
GRACE: Final = 2000
"""Milliseconds that the other processes wait for the one that should act."""


class Keeper:
    """Does what is due in the rooms of a house."""

    def __init__(self, house: House, thinkers: BotPool, pace: float) -> None:
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
            return room.closes_at()
        if room.agreement.clock.kind == "none":
            return None
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
                    thinking = asyncio.create_task(self.answer(live, bots, "bot", live.room.opened_at))
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

    async def time_up(self, live: Live) -> None:
        """Close a window that is over; decide for people whose time is up."""
        room = live.room
        if not room.is_window():
            due = {seat: room.deadline(seat) for seat in room.waiting()}
            late = {seat: stand_in(room.agreement.game) for seat, at in due.items() if at is not None and at <= now()}
            if late:
                await self.answer(live, late, "late", min([at for at in due.values() if at is not None]))
            return
        ask = room.table.number

        def close(room: Room, at: int) -> commands.Entries:
            still = room.phase == "playing" and room.table.number == ask and room.is_window()
            return [entries.Closed(at=at, ask=ask)] if still and room.closes_at() <= at else []

        await self.change(live, close)

    async def answer(self, live: Live, seats: dict[int, str], by: str, began: int) -> None:
        """Let bots think for these seats at the same time, and answer together on a beat after `began`.

        On which beat follows from how long such bots have thought of late, not from what they think about now.
        """
        room = live.room
        ask, game = room.table.number, room.agreement.game
        thoughts = [self.thinkers.choose(bot, game, room.table, seat) for seat, bot in seats.items()]
        chosen = dict(zip(seats, await asyncio.gather(*thoughts), strict=True))
        usual = max([self.thinkers.usual(bot, game) for bot in seats.values()])
        spent = max(now() - began, round(1000 * usual) + self.pace // 10)
        beats = max(1, -(-spent // self.pace))
        await asyncio.sleep(max(0, began + beats * self.pace - now()) / 1000)

        def judge(room: Room, at: int) -> commands.Entries:
            """All answers at once, if the ask is still open and it is still for the bots to answer."""
            if room.phase != "playing" or room.table.number != ask:
                return []
            made: commands.Entries = []
            for seat, option in chosen.items():
                due = room.places[seat].bot if by == "bot" else (room.deadline(seat) or at + 1) <= at
                if due and seat in room.waiting():
                    order = wire.Choose(id=f"{seat}", ask=ask, option=option)
                    made += [anonymous(one) for one in commands.choose(room, seat, order, at, by)]
            return made

        await self.change(live, judge)
        live.changed.set()

    async def change(self, live: Live, judge: Callable[[Room, int], commands.Entries]) -> None:
        """Change a room; where that fails the keeper looks again after a beat."""
        try:
            await self.house.change(live, judge)
        except HinterzimmerError as error:  # somebody was first, or the store is away
            log.warning("what was due could not be done", extra={"room": live.room.code, "error": str(error)})
            await asyncio.sleep(self.pace / 1000)


def bots_of(room: Room) -> dict[int, str]:
    """The seats for which a bot has yet to answer, each with its bot."""
    if room.phase != "playing":
        return {}
    bots = {seat: room.places[seat].bot for seat in room.waiting()}
    return {seat: bot for seat, bot in bots.items() if bot}


def anonymous(entry: entries.AnyEntry) -> entries.AnyEntry:
    """An entry that no command caused: nothing to do once."""
    return replace(entry, id="")
