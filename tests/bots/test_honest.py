"""Bots know what their seat knows: in a world that the seat cannot tell from the true one they choose the same."""

from typing import Any

import pytest

from hinterzimmer.bots.registry import make_bot
from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.seats import CLOCK
from hinterzimmer.engine.steps import TIME_LEFT
from hinterzimmer.engine.table import Table
from hinterzimmer.games import find, games

POSITIONS = {1: 40, 2: 30, 3: 16, 4: 6, 5: 4}
"""How many decisions of each level are looked at: fewer where thinking takes long."""


def positions(name: str, wanted: int) -> list[tuple[Table[Any], int]]:
    """Tables of random games, spread over their length, each with a seat that has something to decide."""
    game = find(name)
    found: list[tuple[Table[Any], int]] = []
    for number in range(wanted):
        rng = SeededStream(f"honest {name} {number}")
        seats = game.seat_counts[number % len(game.seat_counts)]
        table = game.start(seats, events=False)
        met: list[tuple[Table[Any], int]] = []
        for _ in range(1 + 60 * number // wanted):
            rng.play_chance(table)
            if table.over:
                break
            seat = table.waiting_seats()[rng.below(len(table.waiting_seats()))]
            options = table.options(seat)
            if seat >= 0 and len(options) > 1:
                met.append((table.copy(), seat))
            table.play(seat, TIME_LEFT if seat == CLOCK else options[rng.below(len(options))])
        found += met[-1:]
    return found


@pytest.mark.parametrize("level", range(1, 6))
@pytest.mark.parametrize("name", [name for name, game in games().items() if game.levels])
def test_a_bot_chooses_the_same_in_a_twin_world(name: str, level: int) -> None:
    game = find(name)
    compared = 0
    for number, (table, seat) in enumerate(positions(name, POSITIONS[level])):
        twin = game.imagine(table, seat, SeededStream(f"twin {number}"))
        choices = [
            make_bot(f"level{level}", SeededStream(number)).choose(Seat(game, world, seat)) for world in (table, twin)
        ]
        assert choices[0] == choices[1], f"{name}, level {level}, position {number}: {choices}"
        assert choices[0] in table.options(seat)
        compared += 1
    assert compared >= POSITIONS[level] // 2
