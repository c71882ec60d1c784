"""The worker pool: late, crashed, killed and cancelled jobs, and the process that takes the next one."""

import asyncio
import importlib
import os
import random
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import uvloop
from high_card.game import HighCardGame
from high_card.rules import CARDS

from hinterzimmer import games
from hinterzimmer.engine.errors import BadRecord
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.server.interfaces import WorkerFailed
from hinterzimmer.server.workers.bot_pool import BotPool
from hinterzimmer.server.workers.jobs import FUNCTIONS, call_job, choose_job
from tests.server.running import Client, order, play_on, run, running

TABLE = HighCardGame().start(2, {"rounds": 1})
TABLE.play(CHANCE, CARDS[1])
TABLE.play(CHANCE, CARDS[2])
LOOPS = [asyncio.new_event_loop, uvloop.new_event_loop]


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is known in this process for the length of a test; a worker gets it with its module."""
    monkeypatch.setitem(games._loaded, "high-card", HighCardGame())


def with_one_worker(
    work: Callable[[BotPool], Awaitable[None]],
    seconds: float = 120,
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> None:
    async def job() -> None:
        pool = BotPool(1, seconds, "tests.server.toys")
        try:
            async with asyncio.timeout(180):
                await work(pool)
        finally:
            await pool.close()
        assert not pool.processes
        assert not pool.ending

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(job())


def pids(pool: BotPool) -> set[int]:
    return {process.pid for process in pool.processes}


async def seen_dead(pid: int) -> None:
    """Wait until a process has ended; a zombie has."""
    while True:
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return
        except FileNotFoundError:
            return
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("noticed", [False, True])
def test_a_worker_killed_while_idle_is_replaced_and_no_bot_is(
    loop: Callable[[], asyncio.AbstractEventLoop], noticed: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(pool: BotPool) -> None:
        for _ in range(3):
            assert await pool.choose("dawdles", "high-card", TABLE, 0) in ("pass", "raise")
            (pid,) = pids(pool)
            os.kill(pid, signal.SIGKILL)
            if noticed:  # the loop hears of it before the next job comes, or only afterwards
                await seen_dead(pid)
        assert await pool.choose("dawdles", "high-card", TABLE, 0) in ("pass", "raise")
        assert pids(pool).isdisjoint({pid})

    with_one_worker(work, loop=loop)
    assert not [record for record in caplog.records if record.name.startswith("hinterzimmer")]


@pytest.mark.parametrize("loop", LOOPS)
def test_a_job_that_is_late_is_killed_and_the_next_one_gets_a_new_process(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def work(pool: BotPool) -> None:
        await pool.run(choose_job("random", "high-card", TABLE, 0))
        (pid,) = pids(pool)
        pool.time_limit_seconds = 0.1
        with pytest.raises(WorkerFailed, match="did not answer in time") as caught:
            await pool.run(choose_job("hangs", "high-card", TABLE, 0))
        assert caught.value.seconds > 0.05
        await seen_dead(pid)
        pool.time_limit_seconds = 120
        assert await pool.run(choose_job("random", "high-card", TABLE, 0)) in ("pass", "raise")
        assert pids(pool).isdisjoint({pid})

    with_one_worker(work, loop=loop)


def test_a_process_that_ends_at_work_fails_the_job_once() -> None:
    async def work(pool: BotPool) -> None:
        with pytest.raises(WorkerFailed, match="crashed") as caught:
            await pool.run(choose_job("crashes", "high-card", TABLE, 0))
        assert not caught.value.trace
        assert await pool.run(choose_job("random", "high-card", TABLE, 0)) in ("pass", "raise")

    with_one_worker(work)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_cancelled_job_frees_its_worker(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def work(pool: BotPool) -> None:
        await pool.run(choose_job("random", "high-card", TABLE, 0))
        (pid,) = pids(pool)
        hanging = asyncio.create_task(pool.run(choose_job("hangs", "high-card", TABLE, 0)))
        waiting = asyncio.create_task(pool.run(choose_job("random", "high-card", TABLE, 0)))
        behind = asyncio.create_task(pool.run(choose_job("random", "high-card", TABLE, 0)))
        while not pool.idle.empty():
            await asyncio.sleep(0)
        waiting.cancel()  # one that has no worker yet takes none with it
        hanging.cancel()
        with pytest.raises(asyncio.CancelledError):
            await hanging
        assert await behind in ("pass", "raise")
        await seen_dead(pid)

    with_one_worker(work, loop=loop)


def test_a_pool_whose_processes_cannot_start_fails_and_goes_on() -> None:
    async def work(pool: BotPool) -> None:
        pool.module = "tests.server.no_such_module"
        with pytest.raises(WorkerFailed, match="crashed"):
            await pool.run(choose_job("random", "high-card", TABLE, 0))
        pool.module = None
        with pytest.raises(BadRecord):
            await pool.run(call_job("record", "hinterzimmer record 1\ngame: karambolage\n"))

    with_one_worker(work)


def test_a_refusal_is_an_answer_and_a_mistake_brings_its_traceback() -> None:
    async def work(pool: BotPool) -> None:
        with pytest.raises(BadRecord, match="line") as refused:
            await pool.run(call_job("record", "hinterzimmer record 1\ngame: karambolage\n"))
        assert type(refused.value) is BadRecord
        with pytest.raises(WorkerFailed) as failed:
            await pool.run(call_job("record", 1))
        assert failed.value.trace.startswith("Traceback")
        assert "TypeError" in failed.value.trace or "AttributeError" in failed.value.trace
        assert len(pids(pool)) == 1

    with_one_worker(work)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_function_that_workers_offer_exists(name: str) -> None:
    module, _, function = FUNCTIONS[name].partition(":")
    assert callable(getattr(importlib.import_module(module), function))


def test_a_game_goes_on_with_its_own_bot_when_idle_workers_are_killed(tmp_path: Path) -> None:
    async def work() -> None:
        host = await Client.open(server.url, {"game": "ausbrecher", "seats": 2}, "Ann")
        await order(host, "add_bot", bot="level2")
        await order(host, "start")
        async with host:
            await play_on(host, random.Random(1), 3)
            for pid in workers_of(server.process.pid if server.process else 0):
                os.kill(pid, signal.SIGKILL)
            await play_on(host, random.Random(2))
            assert host.table.over

    with running(tmp_path) as server:
        run(work())
        assert not [line for line in server.lines() if line["level"] != "info"]


def workers_of(pid: int) -> list[int]:
    """The bot workers of a server."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            stat, command = (entry / "stat").read_text(), (entry / "cmdline").read_bytes()
        except OSError:
            continue
        if int(stat.rpartition(")")[2].split()[1]) == pid and b"workers.bot_worker" in command:
            found.append(int(entry.name))
    return found
