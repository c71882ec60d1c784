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

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.room import commands, schedule
from hinterzimmer.room.room import Room
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
        if (live.keeper is None or live.keeper.done()) and is_awaited(live.room):
            live.keeper = asyncio.create_task(self.run(live))

    async def run(self, live: Live) -> None:
        """Keep a room until nothing can become due in it."""
        thinking: asyncio.Task[None] | None = None
        try:
            while is_awaited(live.room):
                live.changed.clear()
                due, bots = schedule.next_due_ms(live.room), schedule.bots_to_move(live.room)
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
        due, late, ask = schedule.next_due_ms(room), schedule.late_seats(room, now()), room.table.number
        if late and due is not None:
            await self.answer(live, late, "late", due)
        else:
            await self.change(live, lambda room, at: schedule.close_window(room, ask, at))

    async def answer(self, live: Live, seats: dict[int, str], by: str, began: int) -> None:
        """Let bots think for these seats at the same time, and answer together on a beat after `began`.

        On which beat follows from how long such bots have thought of late, not from what they think about now.
        """
        room = live.room
        ask, game = room.table.number, room.agreement.game
        thoughts = [self.thinkers.choose(bot, game, room.table, seat) for seat, bot in seats.items()]
        chosen = dict(zip(seats, await asyncio.gather(*thoughts), strict=True))
        usual = max([self.thinkers.usual(bot, game) for bot in seats.values()])
        ready = schedule.answer_at_ms(began, now(), round(1000 * usual), self.pace)
        await asyncio.sleep(max(0, ready - now()) / 1000)
        await self.change(live, lambda room, at: schedule.answers(room, ask, chosen, by, at))
        live.changed.set()

    async def change(self, live: Live, judge: Callable[[Room, int], commands.Entries]) -> None:
        """Change a room; where that fails the keeper looks again after a beat."""
        try:
            await self.house.change(live, judge)
        except HinterzimmerError as error:  # somebody was first, or the store is away
            log.warning("what was due could not be done", extra={"room": live.room.code, "error": str(error)})
            await asyncio.sleep(self.pace / 1000)


def is_awaited(room: Room) -> bool:
    """Return whether anything can become due in a room: a bot's answer, a window's end, a person's deadline."""
    return schedule.next_due_ms(room) is not None or bool(schedule.bots_to_move(room))
