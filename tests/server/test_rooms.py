"""Rooms, seats, play: what people do, over HTTP and the WebSocket of a running server."""

import asyncio
import random
from typing import Any

import pytest

from tests.server.running import Client, Refused, Server, Wire, order, play_on, refused, request, run, table_of


def test_a_whole_game_over_the_wire(server: Server) -> None:
    async def work() -> None:
        people = await table_of(server, settings={"rounds": 2})
        async with people[0], people[1]:
            await asyncio.gather(*[play_on(one, random.Random(i)) for i, one in enumerate(people)])
            assert [one.table.room.phase for one in people] == ["over", "over"]
            first, second = people[0].table.view, people[1].table.view
            assert first is not None
            assert second is not None
            assert first.scores == second.scores

    run(work())


@pytest.mark.parametrize(
    ("game", "seats"), [("karambolage", 3), ("ausbrecher", 4), ("revolver-noir", 2), ("kablamo", 4)]
)
def test_bots_fill_the_other_seats_and_the_game_ends(server: Server, game: str, seats: int) -> None:
    async def work() -> None:
        settings = {"rounds": 2} if game == "karambolage" else {}
        (person,) = await table_of(server, game, seats, bots=seats - 1, settings=settings, window=0.1)
        async with person:
            await play_on(person, random.Random(1))
            assert person.table.over

    run(work(), 120)


def test_what_can_be_played_is_told(server: Server) -> None:
    offer = run(request(server.url, "/api/games"))
    assert "random" in offer["bots"]
    noir = next(game for game in offer["games"] if game["name"] == "revolver-noir")
    assert noir["seats"] == [2]
    assert {"name", "default", "help", "rule"} <= set(noir["settings"][0])


def test_rooms_are_unlisted_unless_the_host_says_so(server: Server) -> None:
    async def work() -> None:
        (hidden,) = await table_of(server, seats=2, bots=1, start=False)
        (found,) = await table_of(server, seats=2, bots=1, start=False, listed=True)
        codes = [room["code"] for room in await request(server.url, "/api/rooms")]
        assert found.code in codes
        assert hidden.code not in codes
        await order(hidden, "adjust", listed=True)
        codes = [room["code"] for room in await request(server.url, "/api/rooms")]
        assert codes[0] == hidden.code

    run(work())


def test_what_is_wrong_is_refused_by_name(server: Server) -> None:
    async def work() -> None:
        def opening(**agreement: Any) -> Any:
            return Client.open(server.url, {"game": "karambolage", "seats": 2, **agreement}, "Ann")

        assert await refused(opening(game="chess")) == "UnknownGame"
        assert await refused(opening(seats=9)) == "BadSeats"
        assert await refused(opening(settings={"colour": 1})) == "BadSetting"
        assert await refused(opening(clock={"kind": "hourglass"})) == "BadMessage"
        assert await refused(Client.open(server.url, {"game": "karambolage", "seats": 2}, "\u200b\n")) == "BadMessage"
        assert await refused(Client.join(server.url, "nosuchroom", "Ben")) == "NoRoom"
        host = await Client.open(server.url, {"game": "karambolage", "seats": 2}, "Ann")
        assert await refused(order(host, "start")) == "NotReady"
        assert await refused(order(host, "add_bot", bot="genius")) == "BadSeats"
        assert await refused(order(host, "remove", at=7)) == "BadSeats"
        assert await refused(order(host, "choose", ask=1, option="ready")) == "WrongPhase"
        assert await refused(order(host, "rematch")) == "WrongPhase"
        guest = await Client.join(server.url, host.code, "Ben")
        assert await refused(Client.join(server.url, host.code, "Cem")) == "SeatTaken"
        assert await refused(order(guest, "start")) == "NotYours"
        assert await refused(order(guest, "add_bot")) == "NotYours"
        assert await refused(order(guest, "start", seat=0)) == "NotYours"
        await order(host, "start")
        assert await refused(Client.join(server.url, host.code, "Cem")) == "WrongPhase"

    run(work())


def test_a_refusal_carries_its_reason_and_figures_over_both_ways(server: Server) -> None:
    async def reason(work: Any) -> tuple[str, str, dict[str, Any]]:
        with pytest.raises(Refused) as caught:
            await work
        return caught.value.name, caught.value.reason, caught.value.figures

    async def work() -> None:
        agreement = {"game": "karambolage", "seats": 4, "spectators": False}
        too_many = Client.open(server.url, {**agreement, "seats": 9}, "Ann")
        span = {"game": "Karambolage", "low": 2, "high": 6, "many": "span"}
        assert await reason(too_many) == ("BadSeats", "count", span)
        host = await Client.open(server.url, agreement, "Ann")
        await order(host, "add_bot", at=1)
        assert await reason(order(host, "start")) == ("NotReady", "free-seats", {"count": 2, "numbers": [3, 4]})
        nobody = Client(server.url, host.code)
        assert await reason(order(nobody, "start")) == ("NotYours", "token", {})
        async with host:
            assert await reason(host.do("ask_undo")) == ("WrongPhase", "phase", {"phase": "waiting"})
        async with Wire(nobody) as wire:
            assert (await wire.get())["reason"] == "no-spectators"

    run(work())


def test_the_host_adds_and_removes_and_changes_the_number_of_seats(server: Server) -> None:
    async def work() -> None:
        host = await Client.open(server.url, {"game": "karambolage", "seats": 4}, "Ann")
        await order(host, "add_bot", at=2)
        assert await refused(order(host, "adjust", seats=2)) == "SeatTaken"
        await order(host, "remove", at=2)
        await order(host, "adjust", seats=2)
        guest = await Client.join(server.url, host.code, "Ben")
        async with guest:
            await order(host, "remove", at=1)
            assert await refused(guest.until(lambda: False)) == "Closed"
        assert await refused(order(guest, "chat", text="hello?")) == "NotYours"
        info = await request(server.url, f"/api/rooms/{host.code}")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "open"]

    run(work())


def test_when_the_host_leaves_another_person_is_host(server: Server) -> None:
    async def work() -> None:
        host, guest = await table_of(server, seats=2, start=False)
        await order(host, "leave")
        info = await request(server.url, f"/api/rooms/{host.code}")
        assert info["host"] == 1
        await order(guest, "add_bot")
        await order(guest, "start")

    run(work())


def test_updates_are_numbered_and_resumed_from_the_last_one_seen(server: Server) -> None:
    async def work() -> None:
        people = await table_of(server, seats=2, start=False)
        async with Wire(people[0], people[0].token) as wire:
            first = await wire.get()
            assert {"room", "number", "seat"} <= set(first)
            await order(people[1], "chat", text="one")
            second = await wire.get()
            assert second["number"] == first["number"] + 1
            assert second["chat"][0]["text"] == "one"
            assert "room" not in second
        await order(people[1], "chat", text="two")
        await order(people[1], "chat", text="three")
        async with Wire(people[0], people[0].token, seen={"0": second["number"]}) as wire:
            missed = await wire.get()
            assert missed["number"] == second["number"] + 2
            assert [line["text"] for line in missed["chat"]] == ["two", "three"]
        async with Wire(people[0], people[0].token, seen={"0": missed["number"]}) as wire:
            assert await wire.quiet()
        async with Wire(people[0], people[0].token, seen={"0": 10_000}) as wire:
            assert "room" in await wire.get()  # a number that never was: everything from the beginning

    run(work())


def test_a_choice_sent_twice_is_done_once_and_a_stale_one_refused(server: Server) -> None:
    async def work() -> None:
        people = await table_of(server, "ausbrecher", seats=2)
        async with people[0]:
            table = people[0].table
            option = table.options[0]
            ask = table.question.number
            choice = {"type": "choose", "id": "mine", "ask": ask, "option": option}
            async with Wire(people[0], people[0].token) as one, Wire(people[0], people[0].token) as two:
                await one.get()
                await two.get()
                await one.send(choice)
                await two.send(choice)
                await one.send(choice)
                got = [await one.get() for _ in range(3)] + [await two.get() for _ in range(2)]
                assert [frame["type"] for frame in got].count("update") == 2  # one for each connection
                assert [frame for frame in got if frame["type"] != "update"] == 3 * [{"type": "done", "id": "mine"}]
                await one.send({**choice, "id": "old", "ask": ask - 1})
                assert (await one.get())["error"] == "StaleAsk"

    run(work())


def test_simultaneous_choices_never_fail_because_another_came_first(server: Server) -> None:
    async def work() -> None:
        people = await table_of(server, "ausbrecher", seats=6)
        for one in people:
            await one.__aenter__()
        ask = people[0].table.question.number
        before = [one.frames for one in people]
        await people[0].choose(people[0].table.options[0], ask)
        async with Wire(people[1], people[1].token, seen={"1": people[1].table.update_number or 0}) as wire:
            assert await wire.quiet()  # nobody hears that somebody else has answered
        assert [one.frames for one in people][1:] == before[1:]
        rest = [one.choose(one.table.options[i], ask) for i, one in enumerate(people) if i]
        await asyncio.gather(*rest)
        await asyncio.gather(*[one.until(lambda one=one: one.table.question.number > ask) for one in people])
        for one in people:
            await one.__aexit__()

    run(work())
