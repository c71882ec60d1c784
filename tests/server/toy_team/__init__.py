"""A team for the game of windows: every level passes, but the last one fails; advice takes a second."""

import os
import time
from typing import Any

from hinterzimmer.engine.bots import Advice, Bot, Reason, Seat, WeightedOption
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table

THOUGHT = 1.0


class Passes:
    def __init__(self, level: int) -> None:
        self.level = level

    def choose(self, seat: Seat) -> Option:
        if self.level == 5:
            os._exit(3)
        return next(one for one in seat.options if one.text == "pass")


class ToyTeam:
    def make_bot(self, level: int, rng: RandomStream) -> Bot:
        return Passes(level)

    def advise(self, seat: Seat, rng: RandomStream) -> Advice:
        time.sleep(THOUGHT)
        card = seat.view().board.own
        best = next(one for one in seat.options if one.text == "raise")
        return Advice(best, Reason("card", {"card": card}), tuple(WeightedOption(one, 0.5) for one in seat.options))

    def win_shares(self, table: Table[Any], rng: RandomStream) -> list[float]:
        return [1 / table.state.seat_count] * table.state.seat_count


TEAM = ToyTeam()
