# mypyc: compile
"""A live room: one task that takes a job from its inbox, decides, applies, stores, publishes and answers.

All reads and changes go through the inbox, so that no client sees a change that is not stored. When storing fails, the
task loads the room from the store again. If another process appended first, it decides the job again.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final, TypeVar

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.room import updates, wire
from hinterzimmer.room.commands import Entries
from hinterzimmer.room.errors import Broken, NotYours, TooFast
from hinterzimmer.room.room import Room
from hinterzimmer.room.tokens import hash_token, seat_with_token
from hinterzimmer.server.clock import now_ms
from hinterzimmer.server.counters import COUNTERS
from hinterzimmer.server.interfaces import BotPool, Client, Conflict, Decide, OnDone
from hinterzimmer.server.presence import PresenceAnnouncer, RoomPresence
from hinterzimmer.server.room_log import RoomLog
from hinterzimmer.server.scheduler import RoomScheduler

log = logging.getLogger("hinterzimmer.rooms")
INBOX_JOBS_MAX: Final = 1000
"""The number of clients' jobs that may wait in a room; further ones are refused with TooFast."""
JOBS_PER_TURN: Final = 16
"""After this many jobs in a row without waiting, the task yields to the other rooms."""
NEWS_AT_ONCE: Final = 500
"""If more updates than this are unseen, they are prepared in slices of this size, so that the event loop goes on."""
AWAY: Final = "the database is unavailable; try again in a moment"

Answer = TypeVar("Answer")


class Job:
    """A decision that waits for its turn, and the callback that gets its result.

    A job with `is_news` only makes the room read what another process has appended.
    """

    def __init__(self, decide: Decide, on_done: OnDone, is_news: bool = False) -> None:
        self.decide = decide
        self.on_done = on_done
        self.is_news = is_news
        self.error: Exception | None = None
        """The error for `on_done` if the room ends before the job is answered; None: Broken with the room's reason."""


class LiveRoom:
    """A room in memory, its inbox, its task and the connections to it."""

    def __init__(
        self,
        room: Room,
        room_log: RoomLog,
        bots: BotPool,
        beat_ms: int,
        announcer: PresenceAnnouncer,
        on_end: Callable[["LiveRoom"], None],
    ) -> None:
        """Start the room's task. `on_end` is called when it ends, so that the hub forgets the room."""
        self.code: str = room.code
        self.room = room
        self.log = room_log
        self.on_end = on_end
        self.connections: set[Client] = set()
        self.inbox: deque[Job] = deque()
        """Jobs in order. The first one is being worked on, and leaves the inbox when it is answered."""
        self.newcomers: list[Client] = []
        """Connections whose viewed seat the present job has set. They get the updates that they have not received."""
        self.last_used = time.monotonic()
        self.end_reason = AWAY
        self.scheduler = RoomScheduler(self, bots, beat_ms)
        self.presence = RoomPresence(self, self.connections, announcer)
        self.loop = asyncio.get_running_loop()
        self.wake: asyncio.Future[None] | None = None
        """The future on which the task waits while the inbox is empty."""
        self.task: asyncio.Task[None] | None = self.loop.create_task(self._run())

    # the ways into the inbox

    def submit(self, decide: Decide, on_done: OnDone) -> None:
        """Queue a decision. When its turn comes: call `decide`, apply and store its entries, publish, call `on_done`.

        If `decide` raises, nothing changes and `on_done` gets the error. An empty list of entries counts as success.
        Raises TooFast if the inbox is full, and Broken if the room has ended. Call it in the event loop.
        """
        if len(self.inbox) >= INBOX_JOBS_MAX:
            raise TooFast("too much is waiting in this room; slow down", "room-busy")
        self.post(decide, on_done)

    def post(self, decide: Decide, on_done: OnDone) -> None:
        """Queue a decision of the room's own parts, without the bound of `submit`. Raises Broken after the end."""
        self._put(Job(decide, on_done))

    def _put(self, job: Job) -> None:
        if self.task is None:
            raise Broken(AWAY, "away")
        self.inbox.append(job)
        wake = self.wake
        if wake is not None:
            self.wake = None
            wake.set_result(None)

    def submit_and_wait(self, decide: Decide) -> asyncio.Future[None]:
        """Queue a decision like `submit` and return a future of its outcome: None or the error."""
        future: asyncio.Future[None] = self.loop.create_future()
        self.submit(decide, lambda error: resolve(future, error))
        return future

    async def read(self, query: Callable[[Room], Answer]) -> Answer:
        """Run `query(room)` in the room's turn and return its result, so that it never sees an unstored change.

        Raises what `query` raises, TooFast or Broken.
        """
        found: list[Answer] = []

        def decide(room: Room, now: int) -> Entries:
            found.append(query(room))
            return []

        await self.submit_and_wait(decide)
        return found[-1]

    def on_appended(self, number: int) -> None:
        """Queue a job that reads the store if entries up to `number` are not in memory; 0 always reads.

        If such a job is already last in the inbox, it reads these entries too.
        """
        waits = len(self.inbox) > 1 and self.inbox[-1].is_news
        if self.task is not None and not waits and (number == 0 or number > self.room.entry_count):
            self._put(Job(decide_nothing, ignore, is_news=True))

    def is_idle(self, since: float) -> bool:
        """Return True without connections and jobs if the last use was before `since` (`time.monotonic`)."""
        return not self.connections and not self.inbox and self.last_used < since

    async def stop(self, reason: str) -> None:
        """End the task and wait for it. Connections are closed with 1012, and waiting jobs get Broken."""
        task = self.task
        if task is not None:
            self.end_reason = reason
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    # the task

    async def _run(self) -> None:
        """Work on one job after the other until the room is stopped or cannot be loaded from the store."""
        try:
            self.scheduler.on_change(self.room, True)
            in_a_row = 0
            while True:
                if not self.inbox:
                    in_a_row = 0
                    self.wake = self.loop.create_future()
                    await self.wake
                elif in_a_row == JOBS_PER_TURN:
                    in_a_row = 0
                    await asyncio.sleep(0)
                in_a_row += 1
                job = self.inbox[0]
                if job.is_news:
                    await self._catch_up()
                    self._answer(None)
                    continue
                try:
                    made = job.decide(self.room, now_ms())
                except Exception as error:
                    if not await self._has_more_to_know(error):
                        self._answer(error)
                    continue
                while self.newcomers:
                    await self._show_news(self.newcomers.pop())
                if made:
                    try:
                        await self.log.append(self.room, made)
                    except Conflict:
                        COUNTERS.conflicts += 1
                        await self._reload()
                        continue
                    except Exception as error:
                        job.error = failure(error, self.code)  # set first, because the reload may end the room
                        await self._reload()
                        self._answer(job.error)
                        continue
                    self._publish(True)
                self._answer(None)
        except Exception:
            COUNTERS.rooms_failed += 1
            log.exception("a room failed", extra={"room": self.code})
        finally:
            self._end()

    def _answer(self, error: Exception | None) -> None:
        """Remove the first job from the inbox and call its `on_done`."""
        self.inbox.popleft().on_done(error)

    async def _has_more_to_know(self, error: Exception) -> bool:
        """Catch up before a refusal on a shared store; return True if the job must be decided again."""
        return self.log.is_shared and isinstance(error, HinterzimmerError) and await self._catch_up()

    async def _catch_up(self) -> bool:
        """Read and publish what another process has appended; return True if there was anything."""
        has_news = await self.log.catch_up(self.room)
        if has_news:
            self._publish(False)
        return has_news

    async def _reload(self) -> None:
        """Load the room again, because memory may be ahead of the store, and publish other processes' entries."""
        self.room = await self.log.load(self.code)
        self._publish(False)

    def _publish(self, is_ours: bool) -> None:
        """Send every connection the updates that it has not received, and let the scheduler plan what is due next.

        A connection that may no longer see its seat is closed with 4403.
        """
        self.last_used = time.monotonic()
        room, now = self.room, now_ms()
        made: dict[tuple[int, int | None], bytes | None] = {}
        for connection in list(self.connections):
            if not may_see(room, connection):
                connection.close(4403, "not yours any more")
                continue
            seat = connection.viewed_seat
            key = (seat, connection.last_sent.get(seat))
            if key not in made:
                update = updates.update_for(room, seat, key[1], now, self.presence.present)
                made[key] = wire.encode(update) if update else None
            data = made[key]
            if data is not None:
                connection.last_sent[seat] = room.update_streams[seat].latest_number
                connection.send(data)
        self.scheduler.on_change(room, is_ours)

    async def _show_news(self, connection: Client) -> None:
        """Send a connection the updates of its viewed seat that it has not received, in slices if they are many."""
        seat = connection.viewed_seat
        last_sent, stream = connection.last_sent.get(seat), self.room.update_streams[seat]
        if last_sent == stream.latest_number:
            return
        is_long = len(stream.updates) > NEWS_AT_ONCE
        if is_long:
            for first in range(0, len(stream.updates), NEWS_AT_ONCE):
                updates.prepare(self.room, seat, first, first + NEWS_AT_ONCE)
                await asyncio.sleep(0)
        update = updates.update_for(self.room, seat, last_sent, now_ms(), self.presence.present)
        if update is not None:
            if is_long:
                await asyncio.sleep(0)
            connection.last_sent[seat] = update.number
            connection.send(wire.encode(update))

    def _end(self) -> None:
        """Stop timers, refuse waiting jobs, and close every connection with 1012, so that its client reconnects."""
        self.task = None
        self.on_end(self)
        self.scheduler.stop()
        self.presence.stop()
        for connection in list(self.connections):
            connection.close(1012, self.end_reason)
        for job in self.inbox:
            job.on_done(job.error or Broken(self.end_reason, "away"))
        self.inbox.clear()

    # connections; a decision calls the first two in the room's turn

    def attach(self, connection: Client, hello: wire.Hello) -> None:
        """Register a connection for the seats that its tokens prove, and show it the first of them.

        Without tokens it is a spectator. Raises NotYours for a wrong token, or if the room has no spectators.
        """
        room = self.room
        seats = {seat_with_token(room, token): hash_token(token) for token in hello.tokens}
        if not seats and not room.agreement.spectators:
            raise NotYours("this room has no spectators", "no-spectators")
        connection.held_seats = seats
        for seat in (*seats, SPECTATOR):
            if str(seat) in hello.seen:
                connection.last_sent[seat] = hello.seen[str(seat)]
        self.connections.add(connection)
        self.presence.on_attached(room)
        self.show_seat(connection, next(iter(seats), SPECTATOR))

    def show_seat(self, connection: Client, seat: int) -> None:
        """Set a connection's viewed seat and send it that seat's updates. Raises NotYours if it is not held."""
        if seat not in connection.held_seats and seat != SPECTATOR:
            raise NotYours("this connection does not hold that seat", "other-seat")
        connection.viewed_seat = seat
        self.newcomers.append(connection)

    def detach(self, connection: Client) -> None:
        """Forget a closed connection; do nothing if it was never attached."""
        self.last_used = time.monotonic()
        if connection in self.connections:
            self.connections.discard(connection)
            self.presence.on_detached()


def may_see(room: Room, connection: Client) -> bool:
    """Return True if a connection may still see its viewed seat."""
    seat = connection.viewed_seat
    if seat == SPECTATOR:
        return room.agreement.spectators
    return seat < len(room.places) and room.places[seat].token == connection.held_seats[seat]


def failure(error: Exception, code: str) -> Exception:
    """Return the client's error for a failed append: a HinterzimmerError itself, or Broken after logging any other."""
    if isinstance(error, HinterzimmerError):
        return error
    log.error("a change failed", exc_info=error, extra={"room": code})
    return Broken("the server could not do this; nothing has changed", "failed")


def decide_nothing(room: Room, now: int) -> Entries:
    """Return []."""
    return []


def ignore(error: Exception | None) -> None:
    """Ignore the outcome of a job."""


def resolve(future: "asyncio.Future[Any]", error: Exception | None) -> None:
    """Set a future's result, or its exception; do nothing if it is done or cancelled."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
