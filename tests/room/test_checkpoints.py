"""Going back in a long game begins at a copy of the table, and leads where a replay from the start leads."""

import random

from hinterzimmer.engine.chance import new_secret
from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.engine.record import CHECKPOINT_CHOICES
from hinterzimmer.room import commands, wire
from hinterzimmer.room.room import Room


def room_of(game: str, seats: int, **settings: int) -> Room:
    """A running game whose only person is the host, so that taking back needs nobody's consent."""
    room = Room("abc")
    agreement = wire.Agreement(game, seats, settings=dict(settings))
    made = commands.open_room(wire.NewRoom(agreement, "Ann"), "a" * 20, 0, new_secret)
    for entry in made:
        room.apply(entry)
    for number in range(1, seats):
        order(room, wire.AddBot(id=f"bot {number}", bot="random"))
    order(room, wire.Start(id="start"))
    return room


def order(room: Room, command: wire.AnyCommand) -> None:
    for entry in commands.decide(room, 0, command, 0, new_secret):
        room.apply(entry)


def test_a_table_taken_back_equals_one_replayed_from_the_start() -> None:
    room, rng = room_of("karambolage", 3, rounds=50), random.Random(1)
    undone = started_late = 0
    while room.phase == "playing" and len(room.record.choices) < 4 * CHECKPOINT_CHOICES:
        seat = room.waiting_seats()[0]
        text = rng.choice(room.table.options(seat)).text
        room.apply(commands.choice(room, seat, room.table.ask_number, text, 0, "" if seat == 0 else "bot"))
        if room.phase != "playing" or rng.random() < 0.5:
            continue
        choices = len(room.record.choices)
        try:
            order(room, wire.AskUndo(id=f"undo {undone} {choices}"))
        except HinterzimmerError:
            continue
        undone += 1
        assert room.recorded_table is not None
        started_late += bool(room.recorded_table.checkpoints)
        fresh = room.record.replay()
        fresh.ask_number += room.ask_offset
        assert room.table.snapshot() == fresh.snapshot()
        assert len(room.record.choices) < choices
    assert undone > 5
    assert started_late > 3
