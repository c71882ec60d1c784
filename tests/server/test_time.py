"""Clocks, stand-ins, windows, and bots that do not keep anybody waiting."""

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.logs import bot_times, windows_of
from tests.server.running import Client, Refused, Server, level, order, run, running, table_of


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("time")
    with running(folder, "--bots", "tests.server.toys", "--budget", "3") as server:
        yield server


@pytest.mark.parametrize(
    "clock", [{"kind": "decision", "seconds": 0.3}, {"kind": "bank", "seconds": 0.4, "increment": 0.3}]
)
def test_when_time_is_up_the_stand_in_decides_and_then_holds_the_seat(house: Server, clock: dict[str, object]) -> None:
    async def work() -> None:
        people = await table_of(house, settings={"rounds": 50}, clock=clock)
        async with people[0], people[1]:
            await people[0].until(lambda: people[0].table.question.number > 0)
            first = people[0].table.question.number
            times = people[0].table.times
            assert times is not None
            assert next(iter(times.left.values())) <= 400
            await people[0].until(lambda: people[0].table.question.number > first)  # nobody chose anything
            await people[0].until(lambda: any(seat.kind == "away" for seat in people[0].table.room.seats))
            gone = next(i for i, seat in enumerate(people[0].table.room.seats) if seat.kind == "away")
            await people[gone].do("come_back")
            assert people[gone].table.room.seats[gone].kind == "person"

    run(work(), 30)


def test_a_bank_gains_its_increment_with_every_decision(server: Server) -> None:
    async def work() -> None:
        clock = {"kind": "bank", "seconds": 1000, "increment": 100}
        people = await table_of(server, settings={"rounds": 50}, clock=clock)
        async with people[0], people[1]:
            made = [0, 0]
            for _ in range(6):
                ask = await level(people)
                mine = next(one for one in people if one.table.is_asked)
                assert mine.table.times is not None
                left = mine.table.times.left[mine.table.seat]
                earned = 1_000_000 + 100_000 * made[mine.table.seat]
                assert earned - 90_000 < left <= earned
                made[mine.table.seat] += 1
                await mine.choose(mine.table.options[0], ask)
                for one in people:
                    await one.until(lambda one=one, ask=ask: one.table.question.number > ask)

    run(work(), 40)


def test_a_clock_runs_on_while_the_server_is_away(tmp_path: Path) -> None:
    server = Server(tmp_path).start()

    async def work() -> None:
        people = await table_of(server, settings={"rounds": 50}, clock={"kind": "decision", "seconds": 1})
        async with people[0]:
            number = people[0].table.question.number
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await people[0].until(lambda: people[0].table.question.number > number)

    try:
        run(work(), 30)
    finally:
        server.kill()


@pytest.mark.parametrize("plays", [{}, {1: "raise"}, {0: "pass", 2: "raise"}, {0: "raise", 1: "raise", 2: "raise"}])
def test_a_window_closes_for_everybody_at_once_whoever_reacts(house: Server, plays: dict[int, str]) -> None:
    async def work() -> list[float]:
        people = await table_of(house, "high-card", 3, settings={"rounds": 1}, window=1.0, start=False)
        everybody = [*people, Client(house.url, people[0].code)]
        await asyncio.gather(*[one.__aenter__() for one in everybody])
        ends = [asyncio.create_task(closing(one)) for one in everybody]
        await order(people[0], "start")
        for seat, option in plays.items():
            await people[seat].until(lambda one=people[seat]: one.table.question.number > 0)
            with contextlib.suppress(Refused):  # too late, on a machine that stutters
                await people[seat].choose(option)
        times = list(await asyncio.gather(*ends))
        await asyncio.gather(*[one.__aexit__() for one in everybody])
        (window,) = windows_of(house, people[0].code).values()
        return [one - window.opened / 1000 for one in times] if len(window.held) == len(plays) else []

    async def closing(one: Client) -> float:
        """When somebody heard that it is over."""
        await one.until(lambda: one.table.question.number > 0)
        await one.until(lambda: one.table.over)
        return time.time()

    for _ in range(8):  # a machine may stutter
        times = run(work(), 30)
        assert not times or min(times) >= 1.0, times
        if times and max(times) < 1.5 and max(times) - min(times) < 0.2:
            return
    raise AssertionError(times)


def test_a_window_without_a_time_waits_for_everybody(house: Server) -> None:
    async def work() -> None:
        people = await table_of(house, "high-card", 2, settings={"rounds": 1}, window=0)
        async with people[0], people[1]:
            await people[0].choose("raise")
            await people[1].choose("pass")
            assert people[1].table.over

    run(work(), 20)


@pytest.mark.parametrize("bot", ["hangs", "crashes", "raises", "cheats"])
def test_a_bot_that_fails_is_replaced_by_the_stand_in_and_reported(house: Server, bot: str) -> None:
    async def work() -> None:
        agreement = {"game": "high-card", "seats": 2, "window": 0, "settings": {"rounds": 1}}
        host = await Client.open(house.url, agreement, "Ann")
        house.expect_failures(1)  # it is asked once
        await order(host, "add_bot", bot=bot)
        await order(host, "start")
        (other,) = await table_of(house, "high-card", 2, bots=1, window=0)
        async with host, other:
            await other.choose("pass")
            began = time.monotonic()
            await other.do("chat", text="the other rooms do not wait")
            took.append(time.monotonic() - began)
            async for _ in host.turns():
                await host.choose("raise")
        reasons = {"hangs": "did not answer in time", "cheats": "chose what was not offered"}
        reports = [line for line in house.lines() if line.get("bot") == bot]
        assert [line["reason"] for line in reports] == [reasons.get(bot, "crashed")] * len(took)
        assert all(["trace" in line for line in reports]) is (bot == "raises")
        assert bot != "crashes" or "goodbye" in house.log.read_text().splitlines()  # what a bot prints is not lost

    took: list[float] = []
    while not took or (took[-1] >= 0.4 and len(took) < 5):  # a machine may stutter
        run(work(), 40)
    assert min(took) < 0.4


async def answer_times(server: Server, bot: str, rounds: int) -> list[float]:
    """How long a bot takes to answer, round by round."""
    agreement = {"game": "high-card", "seats": 2, "window": 0, "settings": {"rounds": rounds}}
    host = await Client.open(server.url, agreement, "Ann")
    await order(host, "add_bot", bot=bot)
    await order(host, "start")
    async with host:
        async for _ in host.turns():
            await host.choose("pass")
    return bot_times(server, host.code)


def test_a_slow_bot_answers_on_the_beat_like_a_quick_one(tmp_path: Path) -> None:
    with running(tmp_path, "--bots", "tests.server.toys", "--pace", "0.8") as server:
        run(answer_times(server, "random", 2), 30)  # the first bot starts its process
        for _ in range(8):
            quick, slow = [min(run(answer_times(server, bot, 3), 30)) for bot in ("random", "dawdles")]
            if 0.5 < quick < 1.2 and abs(quick - slow) < 0.2:
                return
        raise AssertionError((quick, slow))


def test_how_long_a_bot_takes_does_not_depend_on_what_it_holds(tmp_path: Path) -> None:
    """A bot that thinks long about its high cards alone: once it has, it takes as long about all others."""
    with running(tmp_path, "--bots", "tests.server.toys", "--pace", "0.1") as server:
        run(answer_times(server, "random", 2), 30)
        for _ in range(5):  # it is the beat that may come late on a machine that stutters, not the thought
            times: list[float] = []
            while not any(one > 0.5 for one in times[:-3]):
                times = run(answer_times(server, "ponders", 9), 60)
            first = next(i for i, one in enumerate(times) if one > 0.5)
            if min(times[first:]) > 0.5:
                return
    raise AssertionError(times)


def test_nobody_is_answered_for_because_only_one_thing_is_left(server: Server) -> None:
    """RN-013: the end of a turn is the player's own act, also where nothing else is possible."""

    async def work() -> bool:
        people = await table_of(server, "revolver-noir")
        async with people[0], people[1]:
            while ask := await level(people):
                for mine in [one for one in people if one.table.is_asked]:
                    options = mine.table.options
                    if len(options) == 1:
                        await asyncio.sleep(1)
                        assert [one.table.question.number for one in people] == [ask, ask]
                        await mine.choose(options[0], ask)
                        return True
                    await mine.choose(next(one for one in options if one != "end"), ask)
        return False

    assert run(work(), 40) or run(work(), 40)
