"""What people do besides choosing: watch, chat, leave and come back, move to another device, share one, play again."""

import asyncio
import random
from typing import Any

from tests.server.running import (
    Client,
    Refused,
    Server,
    Wire,
    level,
    order,
    play_on,
    refused,
    request,
    run,
    table_of,
)


def test_spectators_see_what_is_public_and_can_be_sent_away(server: Server) -> None:
    async def work() -> None:
        people = await table_of(server, "revolver-noir")
        watcher = Client(server.url, people[0].code)
        async with watcher, people[0]:
            assert watcher.table.seat == -2
            assert watcher.table.question.options == []
            assert watcher.table.view != people[0].table.view
            assert await refused(watcher.do("chat", text="hello")) == "NotYours"
            await people[0].do("adjust", spectators=False)
            assert await refused(watcher.until(lambda: False)) == "Closed"
        again = Client(server.url, people[0].code)
        assert await refused(again.__aenter__()) == "NotYours"
        await again.__aexit__()
        assert await refused(request(server.url, f"/api/rooms/{people[0].code}/record")) == "NotYours"

    run(work(), 15)


def test_chat_is_stored_is_data_and_can_be_muted(server: Server) -> None:
    async def work() -> None:
        host, guest = await table_of(server, start=False)
        markup = "<script>alert('x')</script> & \u202e\u0007 done"
        await order(guest, "chat", text=markup)
        async with Wire(host, host.token) as wire:
            line = (await wire.get())["chat"][0]
            assert line == {"seat": 1, "name": "Player 2", "text": "<script>alert('x')</script> &    done"}
        assert await refused(order(guest, "mute", at=0)) == "NotYours"
        await order(host, "mute", at=1)
        assert await refused(order(guest, "chat", text="and?")) == "Muted"
        await order(host, "mute", at=1, muted=False)
        await order(guest, "chat", text="thanks")
        assert await refused(order(guest, "chat", text="x" * 501)) == "BadMessage"
        assert await refused(order(guest, "chat", text="\n")) == "BadMessage"

    run(work(), 15)


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    async def work() -> None:
        host, guest = await table_of(server, settings={"rounds": 200})
        async with host, guest:
            await guest.do("hand_over")
            await host.until(lambda: host.table.room.seats[1].kind == "away")
            assert await refused(guest.choose("ready", 1)) in ("NotYours", "StaleAsk")
            await play_on(host, random.Random(1), 6)  # the bot plays on
            await guest.do("come_back")
            await host.until(lambda: host.table.room.seats[1].kind == "person")
            await host.do("leave")  # during a game this hands over, too
            await guest.until(lambda: guest.table.room.seats[0].kind == "away")
            assert guest.table.room.host == 1
            await play_on(guest, random.Random(1), 6)
            await host.do("come_back")

    run(work(), 15)


def test_the_private_link_opens_the_seat_on_another_device(server: Server) -> None:
    async def work() -> None:
        opened = await request(
            server.url, "/api/rooms", {"agreement": {"game": "karambolage", "seats": 2}, "name": "Ann"}
        )
        assert opened["private_link"] == f"{server.url}/r/{opened['code']}#{opened['token']}"
        assert opened["link"] == f"{server.url}/r/{opened['code']}"
        phone = Client(server.url, opened["code"], opened["private_link"].partition("#")[2])
        laptop = Client(server.url, opened["code"], opened["token"])
        async with phone, laptop:
            await phone.do("add_bot")
            await laptop.until(lambda: laptop.table.room.seats[1].kind == "bot")

    run(work(), 15)


def test_a_rematch_in_the_same_room_with_a_new_commitment(server: Server) -> None:
    async def work() -> None:
        host, guest = await table_of(server, settings={"rounds": 1})
        async with host, guest:
            first = host.table.room.commitment
            await asyncio.gather(play_on(host, random.Random(1)), play_on(guest, random.Random(2)))
            last = host.table.question.number
            await guest.do("rematch")
            await host.until(lambda: host.table.room.round == 2)
            waiting: str = host.table.room.phase
            assert waiting == "waiting"
            assert host.table.room.commitment != first
            assert host.table.room.secret is None
            await host.do("start")
            await host.until(lambda: host.table.room.phase == "playing")
            assert host.table.question.number > last
            await asyncio.gather(play_on(host, random.Random(3)), play_on(guest, random.Random(4)))
            one = await request(server.url, f"/api/rooms/{host.code}/record?round=1")
            two = await request(server.url, f"/api/rooms/{host.code}/record?round=2")
            assert one != two
            assert f"commitment: {first}" in one

    run(work(), 15)


def test_hot_seat_one_connection_several_seats_one_view_at_a_time(server: Server) -> None:
    async def work() -> None:
        people = await table_of(server, "revolver-noir")
        async with Wire(people[0], people[0].token, people[1].token) as wire:
            first = await wire.get()
            assert first["seat"] == 0
            assert first["view"]["seat"] == 0
            await wire.send({"type": "look", "id": "turn", "seat": 1})
            second = await wire.get()
            assert second["view"]["seat"] == 1
            assert (await wire.get())["id"] == "turn"
            await order(people[0], "chat", text="hello")
            assert (await wire.get())["seat"] == 1  # and nothing for the other seat
            assert await wire.quiet()
            view = {0: first["view"], 1: second["view"]}
            asked = view[0]["question"]["asked"][0]
            option = view[asked]["question"]["options"][0]["text"]
            ask = view[0]["question"]["number"]
            await wire.send({"type": "choose", "id": "c", "seat": asked, "ask": ask, "option": option})
            while (answer := await wire.get())["type"] == "update":
                assert answer["seat"] == 1
            assert answer == {"type": "done", "id": "c"}
            await wire.send({"type": "look", "id": "back", "seat": 0})
            update = await wire.get()
            assert update["seat"] == 0
            assert update["number"] > first["number"]

    run(work(), 15)


async def place_balls(people: list[Client]) -> Client:
    """Karambolage up to the first throw: whoever's turn it is now."""
    while True:
        await asyncio.gather(*[one.until(lambda one=one: one.table.question.number > 0) for one in people])
        number = max(one.table.question.number for one in people)
        await asyncio.gather(
            *[one.until(lambda one=one, number=number: one.table.question.number == number) for one in people]
        )
        mine = next(one for one in people if one.table.is_asked)
        if mine.table.question.rule == "KA-021" and len(mine.table.question.options) > 2:
            return mine
        await mine.choose(mine.table.question.options[0]["text"])


def test_undo_by_consent_and_not_after_the_dice(server: Server) -> None:
    async def work() -> None:
        people = await table_of(server, settings={"rounds": 50})
        async with people[0], people[1]:
            assert await refused(people[1].do("ask_undo")) == "NoUndo"
            mine = await place_balls(people)
            other = people[1 - mine.table.seat]
            before: Any = mine.table.view
            await mine.choose(next(one["text"] for one in mine.table.question.options if one["kind"] == "move"))
            after: Any = mine.table.view
            assert after.board != before.board
            await mine.do("ask_undo")
            await other.until(lambda: other.table.room.undo is not None)
            assert await refused(mine.do("answer_undo", agree=True)) == "NoUndo"
            await other.do("answer_undo", agree=False)
            await mine.until(lambda: mine.table.room.undo is None)
            assert mine.table.view == after
            await mine.do("ask_undo")
            await other.do("answer_undo", agree=True)
            await mine.until(lambda: mine.table.view != after)
            assert mine.table.board == before.board
            old = before.question.number
            assert await refused(mine.choose(mine.table.question.options[0]["text"], old)) == "StaleAsk"
            number = mine.table.question.number
            assert number > after.question.number
            await mine.choose("end")  # and the dice are thrown anew
            assert await refused(mine.do("ask_undo")) == "NoUndo"

    run(work(), 15)


def test_undo_goes_back_only_where_nothing_hidden_has_come_out(server: Server) -> None:
    """Every choice of a game with secrets is asked back: it is refused, or the table is as it was before."""

    async def work() -> tuple[int, int]:
        rng, refusals, returns = random.Random(2), 0, 0
        people = await table_of(server, "revolver-noir")
        async with people[0], people[1]:
            while (ask := await level(people)) and refusals + returns < 40:
                mine = next(one for one in people if one.table.is_asked)
                other = people[1 - mine.table.seat]
                before = [(one.table.board, one.table.question.options) for one in people]
                option = rng.choice(mine.table.options)
                await mine.choose(option, ask)
                if not await level(people):
                    break
                try:
                    await mine.do("ask_undo")
                except Refused as error:
                    if error.name != "NoUndo":
                        raise
                    refusals += 1
                    continue
                await other.do("answer_undo", agree=True)
                again = await level(people)
                assert again > ask
                assert [(one.table.board, one.table.question.options) for one in people] == before
                returns += 1
                await mine.choose(option, again)
        return refusals, returns

    refusals, returns = run(work(), 120)
    assert refusals > 3
    assert returns > 3


def test_secret_answers_of_all_cannot_be_taken_back(server: Server) -> None:
    async def work() -> None:
        people = await table_of(server, "ausbrecher")
        async with people[0], people[1]:
            ask = await level(people)
            await people[0].choose(people[0].table.options[3], ask)
            assert await refused(people[0].do("ask_undo")) == "NoUndo"  # one's own is still secret
            await people[1].choose(people[1].table.options[4], ask)
            assert await level(people) > ask
            assert await refused(people[0].do("ask_undo")) == "NoUndo"

    run(work(), 20)
