"""Taking back tells nothing: with and without another seat's secret answer in the open ask, a seat is told the same."""

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.room import commands, entries, updates, wire
from hinterzimmer.room.refusals import refused_reply
from hinterzimmer.room.room import Room
from tests.server.running import Refused, Server, level, run, table_of

LOOKS = 12
"""In how many asks of a game the twins are compared."""
TIMED = wire.Clock("bank", 600.0, 5.0)


def log_of(game: str, seats: int, window: float) -> list[entries.AnyEntry]:
    """A room in which people have begun to play, with clocks that would tell who has answered."""
    agreement = wire.Agreement(game, seats, clock=TIMED, window=window)
    made: list[entries.AnyEntry] = [entries.RoomOpened(at=0, agreement=agreement, secret="ab" * 32)]
    made += [entries.SeatJoined(at=0, seat=i, name=f"P{i}", token=f"{i}" * 64, seed=f"s{i}") for i in range(seats)]
    return [*made, entries.GameStarted(at=0, seat=0, id="start")]


def room_of(log: list[entries.AnyEntry]) -> Room:
    room = Room("twin")
    for entry in log:
        room.apply(entry)
    return room


def choice(room: Room, seat: int, rng: random.Random, at: int) -> entries.AnyEntry:
    option = rng.choice(room.table.options(seat)).text
    order = wire.Choose(id=f"choose {at}", ask=room.table.ask_number, option=option)
    return commands.choose(room, seat, order, at)[0]


def asked_back(room: Room, seat: int, at: int) -> tuple[str, list[bytes]]:
    """What the seat that asks is told; if all agree, what all are told then, and when the choice is made again."""
    seen = {one: room.update_streams[one].latest_number for one in room.update_streams}
    try:
        made = commands.decide(room, seat, wire.AskUndo(id="ask"), at, bytes)
    except HinterzimmerError as error:
        return wire.encode(refused_reply("", error)).decode(), []
    assert isinstance(made[0], entries.UndoAsked)
    option = room.record.choices[made[0].choices][1].text
    room.apply(made[0])
    for other in [one for one in range(len(room.places)) if one != seat]:
        room.apply(commands.decide(room, other, wire.AnswerUndo(id="yes", agree=True), at, bytes)[0])
    news = [told(room, one, seen[one], at) for one in sorted(room.update_streams)]
    again = wire.Choose(id="again", ask=room.table.ask_number, option=option)
    room.apply(commands.decide(room, seat, again, at, bytes)[0])
    return "granted", news + [told(room, one, seen[one], at) for one in sorted(room.update_streams)]


def told(room: Room, seat: int, seen: int, at: int) -> bytes:
    """What a seat is told that has seen everything until now, the number of the update counted from there."""
    update = updates.update_for(room, seat, seen, at, 0)
    assert update is not None
    return wire.encode(replace(update, number=update.number - seen))


def compare(log: list[entries.AnyEntry], rng: random.Random, at: int) -> list[str]:
    """Every seat asks in the room as it is, and in its twin where another seat has answered and the ask stays open."""
    found = []
    for secret in room_of(log).waiting_seats():
        more = [*log, choice(room_of(log), secret, rng, at + 1000)]
        if room_of(more).table.ask is None or room_of(more).table.ask_number != room_of(log).table.ask_number:
            continue
        for seat in [one for one in range(len(room_of(log).places)) if one != secret]:
            here, there = asked_back(room_of(log), seat, at + 2000), asked_back(room_of(more), seat, at + 2000)
            assert here == there, f"seat {seat} hears that seat {secret} has answered"
            found.append(here[0])
    return found


TABLES = [("kablamo", 3, 0.0), ("kablamo", 3, 5.0), ("ausbrecher", 3, 0.0), ("revolver-noir", 2, 0.0)]


@pytest.mark.parametrize(("game", "seats", "window"), TABLES)
def test_no_seat_hears_of_anothers_secret_answer(game: str, seats: int, window: float) -> None:
    """At the first simultaneous asks of a game, and in Kablamo, which has more, on until one grants a way back."""
    rng, log, found = random.Random(0), log_of(game, seats, window), list[str]()
    room, at, looks = room_of(log), 0, 0
    while room.phase == "playing" and (looks < LOOKS or (game == "kablamo" and "granted" not in found)):
        at += 10_000
        if len(room.table.require_ask().options) > 1:
            looks += 1
            found += compare(log, rng, at)
        elif game != "kablamo" and looks:
            break
        waiting = room.waiting_seats()
        log.append(
            choice(room, waiting[0], rng, at) if waiting else entries.WindowClosed(at=at, ask=room.table.ask_number)
        )
        room.apply(log[-1])
    assert ("granted" in found) == (game == "kablamo")
    reasons = {msgspec.json.decode(one).get("reason") for one in found if one != "granted"}
    assert "nothing-chosen" in reasons
    assert seats == 2 or "secret-answer" in reasons


def test_over_the_wire_a_refusal_reads_the_same_before_and_after_a_secret_answer(server: Server) -> None:
    async def work() -> None:
        people = await table_of(server, "ausbrecher", seats=3)

        async def words(client: Any) -> str:
            with pytest.raises(Refused) as caught:
                await client.do("ask_undo")
            return f"{caught.value} {caught.value.reason} {caught.value.figures}"

        async with people[0], people[1], people[2]:
            ask = await level(people)
            before = await words(people[2])
            await people[0].choose(people[0].table.options[3], ask)
            assert await words(people[2]) == before
            mine = await words(people[0])
            assert mine != before  # one's own answer is no secret to oneself
            await people[1].choose(people[1].table.options[4], ask)
            assert await words(people[2]) == before
            assert await words(people[0]) == mine

    run(work())
