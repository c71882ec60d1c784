"""The house: all rooms of this process. Everything that happens in a room goes through `let`, one after the other.

A change is judged, applied in memory, committed, and only then told. Whoever wants to look at a room waits for its turn
as well (`see`), so nobody sees what may still be lost. If another process was first, the room is read anew and the
change is judged again. What nobody commands (bots, clocks, windows) is done by `keeping.Keeper`.
A choice has no task of its own: it is judged where it is received, and told where the store says it is committed.
"""

import asyncio
import gc
import logging
import time
from collections.abc import Callable
from typing import Any, TypeVar

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.room import commands, entries, wire
from hinterzimmer.room.errors import Broken, NoRoom
from hinterzimmer.room.room import Room
from hinterzimmer.server import ids, metrics
from hinterzimmer.server.live_room import Done, Judge, Live
from hinterzimmer.server.storage.store import Conflict, Store, settle
from hinterzimmer.server.websocket.connection import Socket

log = logging.getLogger("hinterzimmer.rooms")
IDLE = 120.0
"""After so many seconds without a socket or a change a room leaves the memory."""
CALM, AT_LATEST = 2.0, 600.0
"""All memory is searched for what nobody uses any more when nothing has happened for so long, and at the latest after
so long: with many rooms that holds everybody up for a moment."""


Seen = TypeVar("Seen")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """The rooms of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        store.heard = self.heard
        store.reconnected = self.look_at_all
        self.rooms: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.latest: dict[str, int] = {}
        """What was heard of rooms while they were being read."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.changed = self.tidied = time.monotonic()
        self.keep: Callable[[Live], None] = lambda live: None
        """Called after every change: starts the keeper of a room where one is needed."""
        self.moved: Callable[[Live], None] = lambda live: None
        """Called when somebody came or went."""

    # finding rooms

    async def live(self, code: str) -> Live:
        """The room of this code, from memory or from the store; NoRoom if there is none."""
        live = self.rooms.get(code)
        if live is None:
            task = self.loading.get(code)
            if task is None:
                task = self.loading[code] = asyncio.create_task(self._load(code))
                task.add_done_callback(lambda _: (self.loading.pop(code, None), self.latest.pop(code, None)))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def _load(self, code: str) -> Live:
        live = Live(await self._read(code))
        self.rooms[code] = live
        if self.latest.pop(code, 0) > live.room.number:
            self.refresh(live)
        metrics.ROOMS.set(len(self.rooms))
        self.keep(live)
        return live

    async def _read(self, code: str) -> Room:
        room = Room(code, ids.stream)
        for entry in await self.store.load(code):
            room.apply(entries.decode(entry))
        if not room.number:
            raise NoRoom("there is no such room")
        return room

    def heard(self, code: str, number: int) -> None:
        """Another process (or this one) has appended: read on if that is news."""
        live = self.rooms.get(code)
        if live is not None and live.room.number < number:
            self.refresh(live)
        elif code in self.loading:
            self.latest[code] = number

    def look_at_all(self) -> None:
        """News may have been missed: look at all rooms."""
        for live in list(self.rooms.values()):
            self.refresh(live)

    def refresh(self, live: Live) -> None:
        """Read what others have appended, and tell it, as soon as nothing else is under way."""
        live.behind = True
        self.go_on(live)

    async def _read_on(self, live: Live, refused: tuple[Judge, Done, Exception] | None = None) -> None:
        """Read what others have appended, and tell it; what was refused without knowing of it is judged again."""
        news: list[bytes] = []
        try:
            news = await self.store.load(live.room.code, live.room.number)
            for entry in news:
                live.room.apply(entries.decode(entry))
            if news:
                live.mine = False
                self.tell(live)
        finally:
            live.busy = False
            if refused is not None:
                judge, done, error = refused
                if news:
                    live.waiting.appendleft((judge, done))
                else:
                    done(error)
            self.go_on(live)

    def run(self, work: Any) -> None:
        """Let something happen beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def sweep(self) -> None:
        """Let idle rooms leave the memory; they come back from the store."""
        while True:
            await asyncio.sleep(IDLE / 4)
            self.tidy()
            for code, live in list(self.rooms.items()):
                idle = time.monotonic() - live.used > IDLE
                if idle and not live.sockets and not live.busy:
                    self.drop(code)

    def tidy(self) -> None:
        """Look through all memory for cycles, if nobody plays or it was not done for long."""
        at = time.monotonic()
        if at - self.changed > CALM or at - self.tidied > AT_LATEST:
            gc.collect()
            self.tidied = at

    def drop(self, code: str) -> None:
        """Forget a room in memory."""
        live = self.rooms.pop(code, None)
        if live and live.keeper:
            live.keeper.cancel()
        metrics.ROOMS.set(len(self.rooms))

    # changing rooms

    async def open(self, made: commands.Entries) -> str:
        """A new room from its first entries; its code."""
        while True:
            code = ids.new_code()
            room = Room(code, ids.stream)
            for entry in made:
                room.apply(entry)
            try:
                await self.store.append(code, 1, [entries.encode(entry) for entry in made], head(room))
            except Conflict:
                continue
            self.rooms[code] = Live(room)
            metrics.ROOMS.set(len(self.rooms))
            metrics.OPENED.inc()
            return code

    def let(self, live: Live, judge: Judge, done: Done) -> None:
        """Let something happen: judge, apply, commit, tell; then `done` is called.

        A refusal changes nothing; what `judge` finds done before is done.
        """
        live.waiting.append((judge, done))
        self.go_on(live)

    def change(self, live: Live, judge: Judge) -> asyncio.Future[None]:
        """The same, to be waited for."""
        future = asyncio.get_running_loop().create_future()
        self.let(live, judge, lambda error: settle(future, error))
        return future

    async def see(self, live: Live, look: Callable[[Room], Seen]) -> Seen:
        """What `look` finds in a room when its turn has come: nobody sees a change that is not stored yet."""
        found: list[Seen] = []

        def judge(room: Room, at: int) -> commands.Entries:
            found.append(look(room))
            return []

        await self.change(live, judge)
        return found[-1]

    def go_on(self, live: Live) -> None:
        """Let happen what waits, one after the other, until the store has to be waited for."""
        if live.going:
            return
        live.going = True
        try:
            while not live.busy:
                if live.behind and not live.gone:
                    live.behind, live.busy = False, True
                    self.run(self._read_on(live))
                elif live.waiting:
                    judge, done = live.waiting.popleft()
                    self.begin(live, judge, done)
                else:
                    break
        finally:
            live.going = False

    def begin(self, live: Live, judge: Judge, done: Done) -> None:
        """Judge, apply in memory, and leave the rest to the store."""
        room, first = live.room, live.room.number + 1
        try:
            if live.gone:
                raise Broken("the store is away: try again in a moment")
            made = judge(room, now())
        except Exception as error:
            if self.store.shared and not live.gone and isinstance(error, HinterzimmerError):
                live.busy = True  # another process may have appended what it lacks, and that is not heard of yet
                self.run(self._read_on(live, (judge, done, error)))
            else:
                done(error)
            return
        if not made:
            done(None)
            return
        live.busy = True
        before = (room.phase, room.agreement.listed)
        try:
            for entry in made:
                room.apply(entry)
            changed = head(room) if (room.phase, room.agreement.listed) != before else None
            data = [entries.encode(entry) for entry in made]
        except Exception as error:
            self.run(self.mend(live, judge, done, error))
            return
        self.store.put(room.code, first, data, changed, lambda error: self.stored(live, judge, done, error))

    def stored(self, live: Live, judge: Judge, done: Done, error: Exception | None) -> None:
        """The store has done it: everybody is told. Or it has not."""
        if error is not None:
            self.run(self.mend(live, judge, done, error))
            return
        live.mine = True
        live.used = self.changed = time.monotonic()
        try:
            self.tell(live)
        finally:
            live.busy = False
            done(None)
            self.go_on(live)

    async def mend(self, live: Live, judge: Judge, done: Done, error: Exception) -> None:
        """Memory is ahead of the store, or half changed: read it anew. Where another was first, judge again."""
        try:
            await self.recover(live)
            if isinstance(error, Conflict):
                metrics.CONFLICTS.inc()
                live.waiting.appendleft((judge, done))
                if not live.gone:
                    live.mine = False
                    self.tell(live)
            elif isinstance(error, HinterzimmerError):
                done(error)
            else:
                log.error("a change failed", exc_info=error, extra={"room": live.room.code})
                done(Broken("the server could not do this; nothing has changed"))
        finally:
            live.busy = False
            self.go_on(live)

    async def recover(self, live: Live) -> None:
        """The room as the store has it; if the store is away, nobody may go on with what is in memory."""
        code = live.room.code
        live.gone = True
        try:
            live.room = await self._read(code)
            live.gone = False
        except Exception:
            self.drop(code)
            for socket in live.sockets:
                socket.end(1012, "the store is away")

    # telling

    def tell(self, live: Live) -> None:
        """Give every socket what its seat has not seen yet."""
        live.tell(now())
        self.keep(live)
        live.changed.set()

    def connect(self, live: Live, socket: Socket, hello: wire.Hello) -> None:
        """A socket arrives: it is told what it has not seen, or everything."""
        live.admit(socket, hello)
        self.moved(live)
        live.look(socket, socket.seat, now())

    def part(self, live: Live, socket: Socket) -> None:
        """A socket is gone."""
        live.used = time.monotonic()
        if socket in live.sockets:
            live.sockets.discard(socket)
            self.moved(live)


def head(room: Room) -> dict[str, Any]:
    """What the list of rooms knows of a room."""
    return {
        "game": room.agreement.game,
        "phase": room.phase,
        "listed": room.agreement.listed,
        "changed": now(),
    }
