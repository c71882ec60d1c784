"""Of several processes with a room in memory, the one that made the latest change acts for bots; the others wait."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hinterzimmer.engine.chance import new_secret
from hinterzimmer.engine.table import Table
from hinterzimmer.room import commands, wire
from hinterzimmer.server.clock import now_ms
from hinterzimmer.server.hub import Hub
from hinterzimmer.server.interfaces import Conflict
from hinterzimmer.server.live_room import LiveRoom
from hinterzimmer.server.scheduler import FOLLOWER_DELAY_MS
from tests.server.running import run
from tests.server.test_turns import TOKENS, Slow


class Bots:
    """Bots that choose the first option when they may, and write down when they were asked."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self.may_answer = asyncio.Event()

    async def choose(self, bot: str, game: str, table: Table[Any], seat: int) -> str:
        self.asked.append(time.monotonic())
        await self.may_answer.wait()
        return table.options(seat)[0].text

    def recent_max_seconds(self, bot: str, game: str) -> float:
        return 0.0


class Shared(Slow):
    """A store of several processes in memory: it commits at once, refuses a number that is taken, and tells all."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.is_shared = True
        self.hubs: list[Hub] = []

    def append_with_callback(
        self,
        code: str,
        number: int,
        entries: list[bytes],
        head: dict[str, Any] | None,
        done: Callable[[Exception | None], None],
    ) -> None:
        super().append_with_callback(code, number, entries, head, done)
        asyncio.get_running_loop().call_soon(self.commit_and_tell, code, number)

    def commit_and_tell(self, code: str, number: int) -> None:
        self.commit(Conflict() if number <= len(self.stored) else None)
        for hub in self.hubs:
            hub.on_appended(code, len(self.stored))


async def until(happened: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(60):
        while not happened():
            await asyncio.sleep(0.01)


def has_timer(live: LiveRoom) -> bool:
    """Whether a room will look at what is due by itself."""
    return live.scheduler.timer is not None


async def order(live: LiveRoom, command: wire.AnyCommand) -> None:
    """Let the host command something."""
    await live.submit_and_wait(lambda room, now: commands.decide(room, 0, command, now, new_secret))


async def two_processes(store: Shared) -> tuple[list[LiveRoom], list[Bots]]:
    """The room of a person and a bot before the start, in the memory of two processes; and the bots of each."""
    bots = [Bots(), Bots()]
    store.hubs = [Hub(store, one, 1) for one in bots]
    new = wire.NewRoom(wire.Agreement("ausbrecher", 2), "Ann")
    code = await store.hubs[0].create_room(commands.open_room(new, TOKENS[0], now_ms(), new_secret))
    rooms = [await hub.room(code) for hub in store.hubs]
    await order(rooms[0], wire.AddBot(id="bot", bot="random"))
    return rooms, bots


def test_the_others_leave_the_bots_to_the_process_that_made_the_latest_change(tmp_path: Path) -> None:
    async def work() -> None:
        store = Shared(tmp_path)
        (first, second), (bots, others) = await two_processes(store)
        await order(first, wire.Start(id="start"))
        await until(lambda: second.room.entry_count == len(store.stored))
        assert has_timer(second), "it will see to it, later"
        bots.may_answer.set()
        answered = len(store.stored) + 1
        await until(lambda: first.room.entry_count == second.room.entry_count == answered)
        assert (len(bots.asked), len(others.asked)) == (1, 0)
        assert not has_timer(second), "there is nothing left to see to"
        await store.hubs[0].close()
        await store.hubs[1].close()

    run(work())


def test_another_process_acts_after_a_delay_when_the_first_one_does_not(tmp_path: Path) -> None:
    async def work() -> None:
        store = Shared(tmp_path)
        (first, second), (bots, others) = await two_processes(store)
        others.may_answer.set()
        started = time.monotonic()
        await order(first, wire.Start(id="start"))
        await until(lambda: bots.asked)
        await first.stop("killed")
        before = len(store.stored)
        await until(lambda: second.room.entry_count == before + 1)
        assert len(others.asked) == 1
        assert others.asked[0] - started > 0.9 * FOLLOWER_DELAY_MS / 1000
        await store.hubs[1].close()

    run(work())
