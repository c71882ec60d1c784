"""Worlds that a seat cannot tell from the true one: the same race with other slips of the other seats."""

from typing import Any

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.game import Choice
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.table import Table
from hinterzimmer.games.ausbrecher.board import SLIPS, Slip


def imagine(table: Table[Any], seat: int, rng: RandomStream) -> Table[Any]:
    """Return a table with the other seats' slips redrawn. All orders are equally likely, because no slip affects the
    race.

    A slip that is written but not yet confirmed by all is among the answers to the open ask. When the game is over all
    slips are open, and there is no other world.
    """
    world = table.copy()
    if world.over:
        return world
    state: Any = world.state
    for other in range(len(state.slips)):
        if other != seat:
            state.slips[other] = SLIPS[rng.below(len(SLIPS))]
    for other, option in world.answers.items():
        if other != seat and isinstance(option, Slip):
            world.answers[other] = SLIPS[rng.below(len(SLIPS))]
    return world


def twin(record: Record, seat: int, rng: RandomStream) -> list[Choice]:
    """Return the same history with other slips of the other seats, including slips they replaced.

    A finished game has revealed the final slips, so there only the replaced ones can differ.
    """
    stands: dict[int, int] = {}
    """For each seat, the choice with its final slip."""
    for at, (who, option) in enumerate(record.choices):
        if isinstance(option, Slip):
            stands[who] = at
    opened = set(stands.values()) if record.replay(events=False).over else set()
    return [
        (who, SLIPS[rng.below(len(SLIPS))])
        if isinstance(option, Slip) and who != seat and at not in opened
        else (who, option)
        for at, (who, option) in enumerate(record.choices)
    ]
