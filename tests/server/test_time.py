"""Clocks, stand-ins, windows, and bots that do not keep anybody waiting."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Client, Server, Wire, order, refused, run, running, table_of


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("time")
    with running(folder, "--bots", "tests.server.toys", "--budget", "0.5") as server:
        yield server


@pytest.mark.parametrize(
    "clock", [{"kind": "decision", "seconds": 0.3}, {"kind": "bank", "seconds": 0.4, "increment": 0.3}]
)
def test_when_time_is_up_the_stand_in_decides_and_then_holds_the_seat(house: Server, clock: dict[str, object]) -> None:
    async def work() -> None:
        people = await table_of(house, settings={"rounds": 50}, clock=clock)
        async with people[0], people[1]:
            await people[0].until(lambda: bool(people[0].table.question))
            first = people[0].table.question["number"]
            times = people[0].table.times
            assert times is not None
            assert next(iter(times["left"].values())) <= 400
            await people[0].until(lambda: people[0].table.question["number"] > first)  # nobody chose anything
            await people[0].until(lambda: any(seat["kind"] == "away" for seat in people[0].table.room["seats"]))
            gone = next(i for i, seat in enumerate(people[0].table.room["seats"]) if seat["kind"] == "away")
            await people[gone].do("come_back")
            assert people[gone].table.room["seats"][gone]["kind"] == "person"

    run(work(), 30)


def test_a_clock_runs_on_while_the_server_is_away(tmp_path: Path) -> None:
    server = Server(tmp_path).start()

    async def work() -> None:
        people = await table_of(server, settings={"rounds": 50}, clock={"kind": "decision", "seconds": 1})
        async with people[0]:
            number = people[0].table.question["number"]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await people[0].until(lambda: people[0].table.question["number"] > number)

    try:
        run(work(), 30)
    finally:
        server.kill()


async def window_times(server: Server, plays: dict[int, str], window: float = 0.6) -> list[float]:
    """When the spectator and each seat hear that the window is over, in seconds since its beginning."""
    people = await table_of(server, "high-card", 3, settings={"rounds": 1}, window=window)
    watcher = Client(server.url, people[0].code)
    everybody = [*people, watcher]
    await asyncio.gather(*[one.__aenter__() for one in everybody])
    began = time.monotonic() - (watcher.table.times or {})["gone"] / 1000
    ask = watcher.table.question["number"]

    async def closing(one: Client) -> float:
        await one.until(lambda: one.table.question.get("number") != ask)
        return time.monotonic() - began

    ends = [asyncio.create_task(closing(one)) for one in everybody]
    for seat, option in plays.items():
        await people[seat].choose(option)
        assert people[seat].table.held == option
        assert await refused(people[seat].choose(option)) == "AlreadyChosen"
    times = list(await asyncio.gather(*ends))
    await asyncio.gather(*[one.__aexit__() for one in everybody])
    return times


@pytest.mark.parametrize("plays", [{}, {1: "raise"}, {0: "pass", 2: "raise"}, {0: "raise", 1: "raise", 2: "raise"}])
def test_a_window_lasts_equally_long_whoever_reacts(house: Server, plays: dict[int, str]) -> None:
    times = run(window_times(house, plays), 30)
    assert all(0.55 < one < 1.2 for one in times), times
    assert max(times) - min(times) < 0.2, times


def test_a_window_closes_early_only_when_all_have_passed_by_hand_or_by_order(house: Server) -> None:
    async def work() -> None:
        people = await table_of(house, "high-card", 3, settings={"rounds": 2}, window=30)
        watcher = Client(house.url, people[0].code)
        async with people[0], people[1], people[2], watcher:
            ask, frames = watcher.table.question["number"], watcher.frames
            await people[0].choose("pass")
            await people[1].do("standing", passes=True)
            assert watcher.frames == frames  # nobody else hears of it
            await people[2].choose("pass")
            await watcher.until(lambda: watcher.table.question["number"] > ask)
            ask = watcher.table.question["number"]
            await people[0].until(lambda: people[0].table.question["number"] == ask)
            await people[0].choose("pass")
            await people[2].choose("pass", ask)
            await watcher.until(lambda: watcher.table.over)

    run(work(), 20)


def test_a_window_without_a_time_waits_for_everybody(house: Server) -> None:
    async def work() -> None:
        people = await table_of(house, "high-card", 2, settings={"rounds": 1}, window=0)
        async with people[0], people[1]:
            await people[0].choose("raise")
            await people[1].choose("pass")
            assert people[1].table.over

    run(work(), 20)


@pytest.mark.parametrize("bot", ["hangs", "crashes", "cheats"])
def test_a_bot_that_fails_is_replaced_by_the_stand_in_and_reported(house: Server, bot: str) -> None:
    async def work() -> None:
        host = await Client.open(house.url, {"game": "high-card", "seats": 2, "window": 0}, "Ann")
        await order(host, "add_bot", bot=bot)
        await order(host, "start")
        (other,) = await table_of(house, "high-card", 2, bots=1, window=0)
        async with host, other:
            await other.choose("pass")
            began = time.monotonic()
            await other.do("chat", text="the other rooms do not wait")
            assert time.monotonic() - began < 0.4
            async for _ in host.turns():
                await host.choose("raise")
        reasons = {"hangs": "did not answer in time", "crashes": "crashed", "cheats": "chose what was not offered"}
        reports = [line for line in house.lines() if line.get("bot") == bot]
        assert reports
        assert {line["reason"] for line in reports} == {reasons[bot]}

    run(work(), 40)


def test_a_slow_bot_answers_on_the_beat_like_a_quick_one(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        times = {}
        for bot in ("random", "dawdles"):
            host = await Client.open(server.url, {"game": "high-card", "seats": 2, "window": 0}, "Ann")
            await order(host, "add_bot", bot=bot)
            await order(host, "start")
            async with host:
                ask = host.table.question["number"]
                await host.choose("pass")
                began = time.monotonic()
                await host.until(lambda host=host, ask=ask: host.table.question["number"] > ask)
                times[bot] = time.monotonic() - began
                async with Wire(host, host.token) as wire:
                    await wire.get()
        assert abs(times["random"] - times["dawdles"]) < 0.2, times

    with running(tmp_path, "--bots", "tests.server.toys", "--pace", "0.8") as server:
        (warm,) = run(table_of(server, "high-card", 2, bots=1, window=0))  # the first bot starts its process
        run(order(warm, "choose", ask=3, option="pass"))
        time.sleep(1.5)
        run(work(server), 30)
