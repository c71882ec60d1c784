"""Bots with levels, and hints: whom the offer names, who stands in, and advice that nobody else hears of."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.games import find, names
from hinterzimmer.room import wire
from hinterzimmer.words import game_words
from tests.server.running import Client, Server, Wire, order, play_on, refused, request, run, running, table_of


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("helpers")
    options = ("--bots", "tests.server.toys", "--pace", "0.3", "--budget", "60")  # advisers wait for everybody else
    with running(folder, *options) as server:
        yield server


def test_the_offer_names_the_levels_of_each_game_in_every_language(house: Server) -> None:
    offer = run(request(house.url, "/api/games"))
    levels = {game["name"]: game["levels"] for game in offer["games"]}
    assert [level["bot"] for level in levels["high-card"]] == [f"level{number}" for number in range(1, 6)]
    assert levels["high-card"][0]["name"] == {"de": "Eins", "en": "One", "it": "Uno"}
    assert levels["high-card"][0]["about"]["en"] == "Always passes."
    assert all(set(level["name"]) == set(LANGUAGES) for each in levels.values() for level in each)
    assert {game for game, each in levels.items() if each} == {*names(), "high-card"}
    assert levels["plain-card"] == []
    assert "random" in offer["bots"]
    assert not [bot for bot in offer["bots"] if bot.startswith("level")]


def test_a_level_sits_down_only_where_the_game_has_a_team(house: Server) -> None:
    async def work() -> None:
        host = await Client.open(house.url, {"game": "high-card", "seats": 2}, "Ann")
        assert await refused(order(host, "add_bot", bot="level6")) == "BadSeats"
        await order(host, "add_bot", bot="level3")
        assert (await request(house.url, f"/api/rooms/{host.code}"))["seats"][1]["bot"] == "level3"
        other = await Client.open(house.url, {"game": "plain-card", "seats": 2}, "Ann")
        assert await refused(order(other, "add_bot", bot="level3")) == "BadSeats"

    run(work())


def test_level_one_stands_in_for_who_leaves_and_for_a_bot_that_fails(house: Server) -> None:
    async def work() -> None:
        settings = {"rounds": 3}
        people = await table_of(house, "high-card", 3, bots=1, window=0, settings=settings, start=False)
        await order(people[0], "remove", at=2)
        await order(people[0], "add_bot", bot="level5")
        house.expect_failures(3)  # one in every round
        await order(people[0], "start")
        async with people[0]:
            await order(people[1], "leave")
            await people[0].until(lambda: people[0].table.room.seats[1].bot == "level1")
            async for _ in people[0].turns():
                await people[0].choose("raise")
            view = people[0].table.view
        assert view is not None
        assert view.scores == [3, 0, 0]  # the others passed every time, as only level 1 does
        reports = [line for line in house.lines() if line.get("bot") == "level5"]
        assert [line["reason"] for line in reports] == ["crashed"] * 3

    run(work(), 60)


def test_a_hint_goes_to_the_seat_that_asked_and_to_nobody_else(house: Server) -> None:
    async def work() -> None:
        people = await table_of(house, "high-card", 2, window=0, hints=True)
        watcher = Client(house.url, people[0].code)
        async with people[0], people[1], watcher:
            assert people[0].table.room.hints is True
            numbers = [one.table.update_number for one in (*people, watcher)]
            card = people[0].table.board["own"]
            asked = asyncio.create_task(people[0].hint("de"))
            await asyncio.sleep(0)  # it is sent
            assert await refused(people[0].hint("en")) == "TooFast"  # one at a time
            hint = await asked
            assert hint.option == "raise"
            assert hint.reason == f"Die Karte {card} ist hoch genug."
            assert hint.ask == people[0].table.question.number
            assert hint.weighed == [wire.WeightedOption("pass", 0.5), wire.WeightedOption("raise", 0.5)]
            assert [one.table.update_number for one in (*people, watcher)] == numbers
            await people[0].choose("pass")
            assert await refused(people[0].hint()) == "NotAsked"
            assert await refused(watcher.hint()) == "NotYours"

    run(work(), 30)


@pytest.mark.parametrize(
    ("people", "agreed", "given"), [(1, None, True), (2, None, False), (1, False, False), (2, True, True)]
)
def test_hints_are_given_to_one_person_alone_unless_agreed_otherwise(
    house: Server, people: int, agreed: Any, given: bool
) -> None:
    async def work() -> None:
        table = await table_of(house, "high-card", 2, bots=2 - people, window=0, hints=agreed)
        async with table[0]:
            assert table[0].table.room.hints is given
            if given:
                assert (await table[0].hint("it")).option == "raise"
            else:
                assert await refused(table[0].hint()) == "NoHint"

    run(work(), 30)


def test_there_is_no_hint_without_a_team_before_the_start_or_in_another_tongue(house: Server) -> None:
    async def work() -> None:
        host = await Client.open(house.url, {"game": "high-card", "seats": 2, "hints": True}, "Ann")
        async with host:
            assert await refused(host.hint()) == "NoHint"
            await host.do("add_bot")
            await host.do("start")
            assert await refused(order(host, "adjust", hints=False)) == "WrongPhase"
            async with Wire(host, host.token) as wire:
                await wire.get()
                await wire.send({"type": "hint", "id": "1", "lang": "tlh"})
                assert (await wire.get())["error"] == "BadMessage"
        (alone,) = await table_of(house, "plain-card", 2, bots=1)
        async with alone:
            assert alone.table.room.hints is False
            assert await refused(alone.hint()) == "NoHint"

    run(work(), 40)


def test_while_a_hint_is_thought_about_bots_answer_as_ever(house: Server) -> None:
    """Advice takes a second here; the bots of the same table and of others have processes of their own."""

    async def work() -> float:
        asking, other = [(await table_of(house, "high-card", 2, bots=1, window=0))[0] for _ in range(2)]
        async with asking, other:
            hint = asyncio.create_task(asking.hint())
            await asyncio.sleep(0.05)
            ask, began = other.table.question.number, time.monotonic()
            await other.choose("pass")
            await other.until(lambda: other.table.question.number > ask)
            took = time.monotonic() - began
            beside = not hint.done()
            await hint
        return took if beside else 60

    run(work(), 30)  # the first time, processes are started
    assert any(run(work(), 30) < 0.8 for _ in range(8))


def test_a_game_is_looked_back_at_when_it_is_over(house: Server) -> None:
    async def work() -> None:
        ann = await Client.open(house.url, {"game": "karambolage", "seats": 2, "settings": {"rounds": 1}}, "Ann")
        await order(ann, "add_bot", bot="random")
        await order(ann, "start")
        path = f"/api/rooms/{ann.code}/lookback"
        assert await refused(request(house.url, path)) == "WrongPhase"
        async with ann:
            await play_on(ann, random.Random(3))
        parts = []
        while (answer := await request(house.url, path))["found"] is None:
            parts.append(answer["part"])
            await asyncio.sleep(0.1)
        assert parts == sorted(parts)
        found = answer["found"]
        assert answer["part"] == 1
        assert [one["name"] for one in found["seats"]] == ["Ann", "random"]
        assert sum(found["curve"][-1]["shares"]) == pytest.approx(1)
        assert {one["seat"] for one in found["decisions"]} == {0, 1}
        assert all(isinstance(one["reason"], str) and one["cost"] >= 0 for one in found["decisions"])
        assert len(found["swings"]) <= 3
        moments = (await request(house.url, f"/api/rooms/{ann.code}/replay"))["moments"]
        assert all(1 <= one["ask"] <= moments for one in [*found["swings"], *found["decisions"]])
        german = game_words(find("karambolage"), "de")
        for one in found["decisions"]:
            assert german.sentence(one["why"]["key"], one["why"].get("figures", {}), ["Ann", "random"]) != one["reason"]

    run(work(), 180)


def test_a_look_back_at_nothing_is_refused(house: Server) -> None:
    async def work() -> None:
        assert await refused(request(house.url, "/api/rooms/nosuchroom/lookback")) == "NoRoom"
        people = await table_of(house, "high-card", 2, window=0)
        assert await refused(request(house.url, f"/api/rooms/{people[0].code}/lookback?round=0")) == "BadMessage"

    run(work())
