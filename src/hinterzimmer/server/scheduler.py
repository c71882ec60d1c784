# mypyc: compile
"""The scheduler of a room: bots answer, windows close, people's time runs out.

Every process that has the room in memory has these timers, but the process that made the latest change acts first. The
others wait FOLLOWER_DELAY_MS longer, so that they replace a killed process. A process that acts second finds the ask
closed and does nothing. A bot answers a whole number of beats after the ask began, and never sooner than such bots have
recently needed. The time then shows nothing about its thoughts.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.engine.table import Table
from hinterzimmer.room import schedule
from hinterzimmer.room.commands import Entries
from hinterzimmer.room.room import Room
from hinterzimmer.server.clock import now_ms
from hinterzimmer.server.interfaces import BotPool, Inbox

log = logging.getLogger("hinterzimmer.rooms")
FOLLOWER_DELAY_MS: Final = 2000
"""The delay after which another process acts instead of the leader."""


class RoomScheduler:
    """The timers of one room, and the tasks in which bots think for its seats.

    `on_change` and all decisions run in the room's turn, so that they see only stored states.
    """

    def __init__(self, inbox: Inbox, bots: BotPool, beat_ms: int) -> None:
        self.inbox = inbox
        self.bots = bots
        self.beat_ms = beat_ms
        self.is_leader = True
        """True if this process acts first: it made the latest change, or the leader was late."""
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[str, asyncio.Task[None]] = {}
        """The tasks of bots, by purpose: `bot` for bots' seats, `late` for people whose time is up."""

    def on_change(self, room: Room, is_ours: bool) -> None:
        """Plan what is due next. Call it after every change; `is_ours` is True if this process made it."""
        self.is_leader = is_ours
        self._plan(room)

    def stop(self) -> None:
        """Cancel the timer and all tasks of bots."""
        if self.timer is not None:
            self.timer.cancel()
        for task in list(self.thinking.values()):
            task.cancel()

    def _plan(self, room: Room) -> None:
        """Set the timer for what is due next, and start the bots that are asked."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        bots = schedule.bots_to_move(room)
        due_ms = schedule.next_due_ms(room)
        if not self.is_leader:
            if bots:
                self._set_timer(FOLLOWER_DELAY_MS, self._become_leader)
            elif due_ms is not None:
                self._set_timer(FOLLOWER_DELAY_MS + max(0, due_ms - now_ms()), self._become_leader)
            return
        if bots and "bot" not in self.thinking:
            self._think(room, bots, "bot", room.ask_opened_at_ms)
        if due_ms is not None and "late" not in self.thinking:
            self._set_timer(max(0, due_ms - now_ms()), self._on_time_up)

    def _set_timer(self, delay_ms: int, callback: Callable[[], None]) -> None:
        """Call back after a delay; this replaces the timer that was set before."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(delay_ms / 1000, callback)

    def _queue_decision(self) -> None:
        """Queue a job that plans again."""
        self.inbox.post(self._decide_nothing, self._on_done)

    def _become_leader(self) -> None:
        """Act first from now on, because the leader did not act in time."""
        self.is_leader = True
        self._queue_decision()

    def _on_time_up(self) -> None:
        """Queue a job that does what is due."""
        self.inbox.post(self._decide_due, self._on_done)

    def _decide_nothing(self, room: Room, now: int) -> Entries:
        self._plan(room)
        return []

    def _decide_due(self, room: Room, now: int) -> Entries:
        """Return the entry that closes a window that is over, or []; start stand-ins for people whose time is up."""
        if room.phase == "playing":
            late = schedule.late_seats(room, now)
            due_ms = schedule.next_due_ms(room)
            if late and due_ms is not None and "late" not in self.thinking:
                self._think(room, late, "late", due_ms)
            made = schedule.close_window(room, room.table.ask_number, now)
            if made:
                return made
        self._plan(room)
        return []

    def _on_done(self, error: Exception | None) -> None:
        """Log an error of a job and plan again after a beat."""
        if error is not None:
            log.warning("what was due could not be done", extra={"room": self.inbox.code, "error": str(error)})
            if not isinstance(error, HinterzimmerError):
                log.error("a decision of the scheduler failed", exc_info=error, extra={"room": self.inbox.code})
            self._set_timer(self.beat_ms, self._queue_decision)

    def _think(self, room: Room, seats: dict[int, str], by: str, began_ms: int) -> None:
        """Start a task in which bots think about a copy of the stored table."""
        work = self._answer(room.table.copy(), room.agreement.game, seats, by, began_ms)
        self.thinking[by] = asyncio.get_running_loop().create_task(work)

    async def _answer(self, table: Table[Any], game: str, seats: dict[int, str], by: str, began_ms: int) -> None:
        """Let bots think for these seats at the same time, and submit their answers together at `answer_at_ms`."""
        try:
            thoughts = [self.bots.choose(bot, game, table, seat) for seat, bot in seats.items()]
            chosen = dict(zip(seats, await asyncio.gather(*thoughts), strict=True))
            usual = max([self.bots.recent_max_seconds(bot, game) for bot in seats.values()])
            at_ms = schedule.answer_at_ms(began_ms, now_ms(), round(1000 * usual), self.beat_ms)
            await asyncio.sleep(max(0, at_ms - now_ms()) / 1000)
        except Exception as error:
            self.thinking.pop(by, None)
            self._on_done(error)
            return
        self.thinking.pop(by, None)

        def decide(room: Room, now: int) -> Entries:
            made = schedule.answers(room, table.ask_number, chosen, by, now)
            if not made:
                self._plan(room)
            return made

        self.inbox.post(decide, self._on_done)
