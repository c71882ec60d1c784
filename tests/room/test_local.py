"""A room without a server: whole games, the same log gives the same room, editions, records to go on with."""

import hashlib
from typing import Any

import msgspec
import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.errors import BadEdition, BadRecord, IllegalOption
from hinterzimmer.engine.record import Record, read_record
from hinterzimmer.games import find
from hinterzimmer.room import commands, entries, wire
from hinterzimmer.room.local import LocalBots, LocalRoom
from tests.room.playing import SETTINGS, local_room, play_to_the_end, secret_of

GAMES = [("kablamo", 4), ("karambolage", 3), ("ausbrecher", 4), ("revolver-noir", 2)]


def bots(seed: int = 1) -> Any:
    return LocalBots(lambda seat: SeededStream(f"{seed} {seat}")).choose


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("window", [0.0, 2.0])
def test_a_game_is_played_to_its_end_the_same_way_twice(game: str, seats: int, window: float) -> None:
    told = play_to_the_end(game, seats, 1, window)
    assert " over " in told
    assert told == play_to_the_end(game, seats, 1, window)
    assert told != play_to_the_end(game, seats, 2, window)


def test_the_entries_make_the_same_room_again() -> None:
    log: list[entries.AnyEntry] = []
    local = local_room("kablamo", 3, 5, 2.0, log)
    for now_ms in range(0, 60_000, 500):
        local.tick(now_ms)
    again = LocalRoom.restore(log, bots(), lambda: secret_of(5))
    assert again.room.entry_count == local.room.entry_count == len(log)
    assert again.room.record.to_text() == local.room.record.to_text()
    for seat in (0, 1, 2):
        local.last_seen.clear()
        assert wire.encode(again.update(seat, 60_000)) == wire.encode(local.update(seat, 60_000))


def test_a_refused_command_changes_nothing_and_is_not_stored() -> None:
    log: list[entries.AnyEntry] = []
    local = local_room("karambolage", 2, 1, 0.0, log)
    count, before = len(log), local.room.record.to_text()
    ask, seat = local.room.table.ask_number, local.room.waiting_seats()[0]
    with pytest.raises(IllegalOption):
        local.submit(seat, wire.Choose(id="a", ask=ask, option="back"), 10)
    assert len(log) == count
    assert local.room.record.to_text() == before


def test_a_command_sent_twice_is_done_once() -> None:
    log: list[entries.AnyEntry] = []
    local = local_room("karambolage", 2, 1, 0.0, log)
    ask, seat = local.room.table.ask_number, local.room.waiting_seats()[0]
    command = wire.Choose(id="a", ask=ask, option=local.room.table.options(seat)[0].text)
    local.submit(seat, command, 10)
    count = len(log)
    local.submit(seat, command, 20)
    assert len(log) == count


def test_a_person_who_is_too_slow_is_decided_for_and_then_stood_in_for() -> None:
    log: list[entries.AnyEntry] = []
    local = local_room("ausbrecher", 2, 1, 0.0, log)
    due_ms = local.tick(0)
    assert due_ms == 20_000
    assert local.tick(due_ms - 1) == due_ms
    assert [type(entry) for entry in log[-1:]] == [entries.GameStarted]
    now_ms = due_ms
    while any(place.kind == "person" for place in local.room.places):
        now_ms = local.tick(now_ms) or now_ms
    late = [entry for entry in log if isinstance(entry, entries.ChoiceMade) and entry.by == "late"]
    assert len(late) >= 3


def other_edition(game: str) -> str:
    """The game's own edition under another name."""
    text: str = find(game).edition().text
    name = find(game).edition().name
    assert text.count(f'"{name}"') == 1
    return text.replace(f'"{name}"', '"Another one"')


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_room_may_carry_an_edition(game: str, seats: int) -> None:
    agreement = wire.Agreement(game, seats, SETTINGS.get(game, {}), edition=other_edition(game))
    log: list[entries.AnyEntry] = []
    local = LocalRoom.open(wire.NewRoom(agreement, "Ann"), 0, bots(), lambda: secret_of(1), on_entries=log.extend)
    for seat in range(1, seats):
        local.submit(0, wire.AddBot(id=f"{seat}"), 0)
    local.submit(0, wire.Start(id="start"), 0)
    assert local.room.record.edition.name == "Another one"
    assert " Another one\n" in local.room.record.to_text()
    stored = [entries.decode(entries.encode(entry)) for entry in log]
    assert LocalRoom.restore(stored, bots(), lambda: secret_of(1)).room.record.edition.name == "Another one"


def test_a_bad_edition_is_refused_with_its_line() -> None:
    text = other_edition("karambolage") + "\n[nonsense\n"
    new = wire.NewRoom(wire.Agreement("karambolage", 2, edition=text), "Ann")
    with pytest.raises(BadEdition, match=rf"edition:{text.count(chr(10))}: not TOML"):
        LocalRoom.open(new, 0, bots(), lambda: secret_of(1))


def test_an_edition_that_is_too_large_is_refused_by_its_bytes() -> None:
    text = other_edition("karambolage") + "# " + "ä" * (wire.EDITION_BYTES_MAX // 2)
    assert len(text) < wire.EDITION_BYTES_MAX
    with pytest.raises(BadEdition, match="at most"):
        LocalRoom.open(wire.NewRoom(wire.Agreement("karambolage", 2, edition=text), "Ann"), 0, bots(), bytes)


def test_rooms_of_a_server_take_no_edition() -> None:
    new = wire.NewRoom(wire.Agreement("karambolage", 2, edition=other_edition("karambolage")), "Ann")
    with pytest.raises(BadEdition, match="the game's own edition"):
        commands.open_room(new, "t" * 20, 0, lambda: secret_of(1))


def test_an_agreement_without_an_edition_is_written_as_before() -> None:
    agreement = wire.Agreement("karambolage", 2)
    written = msgspec.json.encode(agreement)
    assert written == (
        b'{"game":"karambolage","seats":2,"settings":{},"clock":{"kind":"none","seconds":60.0,"increment":0.0},'
        b'"window":5.0,"aids":true,"hints":null,"listed":false,"spectators":true}'
    )
    assert msgspec.json.decode(written, type=wire.Agreement) == agreement


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_record_is_taken_up_where_it_stopped(game: str, seats: int) -> None:
    played = find(game)
    settings = played.complete_settings(SETTINGS.get(game, {}))
    names = [f"random {seat}" for seat in range(seats)]

    def record() -> Record:
        return Record(played, played.edition(), settings, names, secret=hashlib.sha256(b"x").digest())

    def play(local: LocalRoom, until: int) -> None:
        while local.room.phase == "playing" and len(local.room.record.choices) < until:
            seat = local.room.waiting_seats()[0]
            local.play_bots({seat: "random"}, "bot", 0)

    everybody = dict.fromkeys(range(seats), "random")
    first = LocalRoom.resume(record(), everybody, 0, bots(), bytes)
    play(first, 40)
    middle = read_record(first.room.record.to_text(), played)
    count = len(middle.choices)
    play(first, 60)
    second = LocalRoom.resume(middle, everybody, 0, bots(9), bytes)
    assert second.room.record is middle
    play(second, 60)
    assert second.room.record.choices[:count] == first.room.record.choices[:count]
    assert len(second.room.record.choices) > count
    assert read_record(second.room.record.to_text(), played).verify() > 0


def test_a_record_without_its_secret_cannot_go_on() -> None:
    game = find("karambolage")
    record = Record(game, game.edition(), game.complete_settings(), ["Ann", "Ben"])
    with pytest.raises(BadRecord, match="no secret"):
        LocalRoom.resume(record, {}, 0, bots(), bytes)
