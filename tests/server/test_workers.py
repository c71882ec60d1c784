"""The processes in which bots think: what they choose there, and what the log says when one fails."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from high_card.game import HighCardGame
from high_card.rules import CARDS

from hinterzimmer import games
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.server.interfaces import WorkerFailed
from hinterzimmer.server.workers.bot_pool import BotPool
from hinterzimmer.server.workers.review_queue import ReviewJob, ReviewQueue
from tests.bots.test_pickled_tables import ASKS, spread
from tests.server.running import Client, Server, order, run, running

TOYS = "tests.server.toys"
GAME = HighCardGame()
WINDOWS = 3
"""A whole game of Kablamo takes more than a minute, because all answer as late as level 5."""


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process knows the game that the workers get with TOYS, as a server's does; other tests do not."""
    monkeypatch.setitem(games._loaded, GAME.name, GAME)


def with_one_worker(work: Callable[[BotPool], Awaitable[None]], module: str | None = None) -> None:
    async def job() -> None:
        pool = BotPool(1, 120, module)
        try:
            await work(pool)
        finally:
            await pool.close()

    run(job())


def test_a_bot_that_raises_is_reported_with_its_traceback_and_the_worker_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = GAME.start(2, {"rounds": 1})
    table.play(CHANCE, CARDS[1])
    table.play(CHANCE, CARDS[2])

    async def work(pool: BotPool) -> None:
        for _ in range(2):
            assert await pool.choose("raises", "high-card", table, 0) in ("pass", "raise")
            started.append({process.pid for process in pool.processes})

    started: list[set[int]] = []
    with_one_worker(work, TOYS)
    assert started[0] == started[1]
    assert [record.message for record in caplog.records] == ["a bot was replaced by the stand-in"] * 2
    for record in caplog.records:
        assert record.__dict__["reason"] == "crashed"
        assert record.__dict__["trace"].startswith("Traceback")
        assert "RuntimeError: no idea about 2 options" in record.__dict__["trace"]


def test_advice_that_fails_is_reported_with_its_traceback_to_the_log_alone(caplog: pytest.LogCaptureFixture) -> None:
    table = GAME.start(2, {"rounds": 1})  # nobody is asked but chance

    async def work(pool: BotPool) -> None:
        with pytest.raises(WorkerFailed) as caught:
            await pool.advise("en", "high-card", table, 0)
        assert str(caught.value) == "crashed"

    with_one_worker(work, TOYS)
    assert [record.message for record in caplog.records] == ["a hint failed"]
    assert "in advise" in caplog.records[0].__dict__["trace"]


def test_advice_that_is_not_given_because_the_server_closes_is_no_failure(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process is killed once: the pool closes, and the job that hears of it has nothing more to end."""
    killed: list[int] = []
    kill = asyncio.subprocess.Process.kill

    def note_and_kill(process: asyncio.subprocess.Process) -> None:
        killed.append(process.pid)
        kill(process)

    monkeypatch.setattr(asyncio.subprocess.Process, "kill", note_and_kill)
    table = GAME.start(2, {"rounds": 1})
    table.play(CHANCE, CARDS[1])
    table.play(CHANCE, CARDS[2])

    async def work(pool: BotPool) -> None:
        advice = asyncio.create_task(pool.advise("en", "high-card", table, 0))  # it takes a second
        while not pool.processes:
            await asyncio.sleep(0.01)
        await pool.close()
        with pytest.raises(WorkerFailed):
            await advice

    with_one_worker(work, TOYS)
    assert len(killed) == len(set(killed))
    assert caplog.records == []


def test_a_look_back_that_fails_is_reported_with_its_traceback(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        reviewer = ReviewQueue()
        review = ReviewJob("this is no record")
        reviewer.queue.put_nowait(review)
        working = asyncio.create_task(reviewer._run())
        while not review.failed:
            await asyncio.sleep(0.01)
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)

    run(work())
    assert [record.message for record in caplog.records] == ["a look back failed"]
    assert "in read_any_record" in caplog.records[0].__dict__["trace"]


@pytest.mark.parametrize("name", [name for name, game in games.games().items() if game.levels])
def test_every_level_chooses_in_a_worker_and_none_is_replaced(name: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(pool: BotPool) -> None:
        for level in range(1, 6):
            for table, seat in spread(name, ASKS[5]):
                text = await pool.choose(f"level{level}", name, table, seat)
                assert text in [option.text for option in table.options(seat)]

    with_one_worker(work)
    assert [record.__dict__ for record in caplog.records] == []


@pytest.mark.parametrize("name", [name for name, game in games.games().items() if game.levels])
def test_advice_is_given_in_a_worker_and_none_fails(name: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(pool: BotPool) -> None:
        for table, seat in spread(name, ASKS[5]):
            advice = await pool.advise("en", name, table, seat)
            assert advice["option"] in [option.text for option in table.options(seat)]
            assert advice["reason"]

    with_one_worker(work)
    assert [record.__dict__ for record in caplog.records] == []


def test_levels_one_to_five_play_a_room_of_kablamo(tmp_path: Path) -> None:
    """When the server ends, it counts the bots that were replaced: there are none."""

    async def work(server: Server) -> None:
        host = await Client.open(server.url, {"game": "kablamo", "seats": 5, "window": 0}, "Ann")
        for number in range(2, 6):
            await order(host, "add_bot", bot=f"level{number}")
        await order(host, "start")
        await order(host, "leave")  # level 1 takes the seat
        windows: set[int] = set()

        def played() -> bool:
            question = watcher.table.question
            if question.rule == "KB-077":
                windows.add(question.number)
            return watcher.table.over or len(windows) >= WINDOWS

        async with Client(server.url, host.code) as watcher:
            assert [seat.bot for seat in watcher.table.room.seats] == [f"level{number}" for number in range(1, 6)]
            await watcher.until(played)
        assert windows

    with running(tmp_path, "--budget", "120") as server:
        run(work(server))
