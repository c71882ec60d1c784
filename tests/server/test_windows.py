"""KB-071, KB-072 on a running server: real windows of Kablamo, their times, and standing orders."""

import asyncio
from typing import Any

import pytest

from tests.server.logs import Window, windows_of
from tests.server.running import Client, Server, level, refused, run, table_of

WINDOW = 2.4
WINDOWS = ("KB-077", "KB-078")
TRIES = 4
"""A machine may stutter, but not so often at the same place."""


async def load(one: Client) -> None:
    """Load Clicks first and Kablamos last, so that nobody dies at once, up to the first window."""
    while True:
        await one.until(lambda: one.table.is_asked)
        if one.table.question.rule in WINDOWS:
            return
        await one.choose(min(one.table.options, key=lambda text: ("C" not in text, "K" in text)))


async def opened(people: list[Client]) -> int:
    """The next window; what else is asked is answered. 0 when the game is over."""
    while ask := await level(people):
        if people[0].table.question.rule in WINDOWS:
            break
        for one in [one for one in people if one.table.is_asked]:
            await one.choose(one.table.options[0], ask)
        for one in people:
            await one.until(lambda one=one, ask=ask: one.table.over or one.table.question.number > ask)
    return ask


async def answered(server: Server, people: list[Client], ask: int, answers: dict[int, str]) -> Window:
    """Give these answers at once; the window when it is over.

    However busy the machine is, it was open for a quarter at least, and for the one in which the last answer came.
    """
    eyes = people[-1]
    await asyncio.gather(*[people[seat].choose(option, ask) for seat, option in answers.items()])
    await eyes.until(lambda: eyes.table.over or eyes.table.question.number != ask)
    window = windows_of(server, people[0].code)[ask]
    assert window.lasted >= min(4, window.quarter(WINDOW) + 1) * WINDOW / 4
    return window


async def table(server: Server, seats: int = 3, **agreement: Any) -> list[Client]:
    people = await table_of(server, "kablamo", seats, **agreement)
    await asyncio.gather(*[one.__aenter__() for one in people])
    await asyncio.gather(*[load(one) for one in people])
    return people


async def away(people: list[Client]) -> None:
    await asyncio.gather(*[one.__aexit__() for one in people])


@pytest.mark.parametrize(
    ("answers", "quarters"),
    [({}, 4), ({0: "pass"}, 4), ({0: "pass", 1: "pass round"}, 4), ({0: "pass", 1: "pass round", 2: "pass"}, 1)],
)
def test_a_window_lasts_its_time_unless_all_have_passed_and_then_a_quarter(
    server: Server, answers: dict[int, str], quarters: int
) -> None:
    async def work() -> float:
        people = await table(server, window=WINDOW)
        window = await answered(server, people, await opened(people), answers)
        await away(people)
        return window.lasted

    for _ in range(TRIES):
        took = run(work(), 60)
        assert took >= quarters * WINDOW / 4
        if took < (quarters + 1) * WINDOW / 4:
            return
    raise AssertionError(f"it never closed in time, but after {took} seconds")


def test_a_standing_order_passes_until_the_next_round_and_only_its_seat_sees_it(server: Server) -> None:
    async def work() -> int:
        people = await table(server, window=WINDOW)
        ask = await opened(people)
        await answered(server, people, ask, {0: "pass round", 1: "pass", 2: "pass"})
        windows = 0
        while (ask := await opened(people)) and people[0].table.board["round"] == 1:
            boards = [one.table.board for one in people]
            assert [board["order"] for board in boards] == [True, False, False]
            assert "pass round" not in people[0].table.options
            living = [seat for seat in (1, 2) if boards[0]["players"][seat]["alive"]]
            window = await answered(server, people, ask, dict.fromkeys(living, "pass"))
            if window.quarter(WINDOW) < 2:  # the others were quick
                assert window.lasted < WINDOW  # seat 1 did nothing, and nobody waited for it
                windows += 1
        if ask and people[0].table.board["players"][0]["alive"]:
            assert people[0].table.board["order"] is False
            assert "pass round" in people[0].table.options
        await away(people)
        return windows

    assert any(run(work(), 120) for _ in range(TRIES))  # everybody may be dead after one shot


def test_where_all_have_given_orders_a_window_still_lasts_as_long_as_for_quick_hands(server: Server) -> None:
    async def work() -> list[float]:
        people = await table(server, window=WINDOW)
        await answered(server, people, await opened(people), dict.fromkeys(range(3), "pass round"))
        times = []
        while (ask := await opened(people)) and people[0].table.board["round"] == 1:
            times.append((await answered(server, people, ask, {})).lasted)
        await away(people)
        return times

    times = run(work(), 120) or run(work(), 120)
    assert times
    assert all(WINDOW / 4 <= one < WINDOW for one in times), times


def test_without_a_time_a_window_waits_for_those_who_gave_no_order(server: Server) -> None:
    async def work() -> int:
        people = await table(server, window=0)
        ask = await opened(people)
        await asyncio.gather(*[people[seat].choose("pass round", ask) for seat in (0, 1)])
        assert people[2].table.question.number == ask
        await people[2].choose("pass", ask)
        windows = 0
        while (ask := await opened(people)) and people[0].table.board["round"] == 1:
            if not people[0].table.board["players"][2]["alive"]:
                break
            await people[2].choose("pass", ask)  # and that closes it
            windows += 1
        await away(people)
        return windows

    assert any(run(work(), 60) for _ in range(3))


def test_an_answer_in_a_window_is_given_once_and_seen_by_its_seat_alone(server: Server) -> None:
    async def work() -> None:
        people = await table(server, window=WINDOW)
        ask = await opened(people)
        numbers = [one.table.update_number for one in people]
        await people[0].choose("pass", ask)
        assert people[0].table.held == "pass"
        assert await refused(people[0].choose("pass round", ask)) == "AlreadyChosen"
        await people[1].do("chat", text="a moment later")
        assert people[1].table.update_number == (numbers[1] or 0) + 1  # the chat, and nothing else
        assert people[1].table.held is None
        await away(people)

    run(work(), 30)
