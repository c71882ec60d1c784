"""Replays from plain data: in another process, with a cache, and the same whatever is still secret."""

import pickle
import random
from typing import Any

import pytest

from hinterzimmer.engine.record import Record
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.room import commands, replay, wire
from hinterzimmer.room.errors import BadMessage, NotYours
from hinterzimmer.room.room import Room
from tests.room.test_schedule import room_of

GAMES = ["kablamo", "karambolage", "ausbrecher"]


def played(game: str, choices: int) -> Room:
    room, rng = room_of(game, wire.Clock(), window=0.0, bot=None), random.Random(3)
    for _ in range(choices):
        if room.phase == "playing":
            seat = rng.choice(room.waiting_seats())
            option = rng.choice(room.table.options(seat)).text
            command = wire.Choose(id="", ask=room.table.ask_number, option=option)
            room.apply(commands.decide(room, seat, command, 2_000, bytes)[0])
    return room


def table_when_it_opened(record: Record, number: int) -> Any:
    """The same moment found in another way: choice by choice from the start."""
    for count in range(len(record.choices) + 1):
        table = record.replay(count)
        if table.ask_number + table.over >= number:
            return table
    raise AssertionError(f"no moment {number}")


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_the_table_when_its_ask_opened(game: str) -> None:
    room = played(game, 60)
    source = pickle.loads(pickle.dumps(replay.source_of(room, None)))
    cache: dict[tuple[str, int, int], replay.Replay] = {}
    last = replay.replay_moment(source, 1, cache=cache)
    for number in range(1, last.moments + 1, 4):
        moment = replay.replay_moment(source, 1, number, cache=cache)
        assert moment.moments == last.moments
        if room.game.repeats_secrets(room.record.settings):
            table = table_when_it_opened(room.record, number)
            assert wire.encode(moment.views) == wire.encode([view_of(room.game, table, 1)])
    assert list(cache) == [source.key]


def test_a_secret_answer_changes_neither_the_key_nor_the_replay() -> None:
    room = room_of("ausbrecher", wire.Clock(), bot=None)
    before = replay.source_of(room, None)
    slip = room.table.options(0)[9].text
    room.apply(commands.decide(room, 0, wire.Choose(id="", ask=room.table.ask_number, option=slip), 2_000, bytes)[0])
    assert replay.source_of(room, None) == before


def test_what_others_see_is_refused_while_the_game_runs() -> None:
    source = replay.source_of(played("karambolage", 10), None)
    with pytest.raises(NotYours):
        replay.replay_moment(source, 0, seat=1)
    with pytest.raises(NotYours):
        replay.replay_moment(source, 0, everything=True)
    with pytest.raises(BadMessage, match="no moment 999"):
        replay.replay_moment(source, 0, 999)
