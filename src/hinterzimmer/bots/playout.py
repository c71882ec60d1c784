# mypyc: compile
"""Play whole games between bots, as fast as possible."""

from collections.abc import Sequence
from typing import Any, Final

from hinterzimmer.engine.bots import Bot, Seat
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.seats import CLOCK
from hinterzimmer.engine.steps import TIME_LEFT, TIME_UP
from hinterzimmer.engine.table import Table

DECISIONS_A_MINUTE: Final = 10
"""The decisions that simulated players make in a minute, for games with an agreed playing time."""


def play_out(game: AnyGame, table: Table[Any], chance: SeededStream, bots: Sequence[Bot]) -> int:
    """Play a table to its end. Return the number of decisions by the bots, without those with a single option."""
    seats = [Seat(game, table, number) for number in range(len(bots))]
    decisions = 0
    chance.play_chance(table)
    ask = table.ask
    while ask is not None:
        for seat in table.waiting_seats():
            if seat == CLOCK:
                table.play(CLOCK, TIME_UP if decisions >= ask.clock_minutes * DECISIONS_A_MINUTE else TIME_LEFT)
            elif len(ask.options[seat]) == 1:
                table.play(seat, ask.options[seat][0])
            else:
                decisions += 1
                table.play(seat, bots[seat].choose(seats[seat]))
        chance.play_chance(table)
        ask = table.ask
    return decisions
