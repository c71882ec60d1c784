"""The villa and its players in plain numbers, and where somebody probably is.

For each side stands, by all that was said, where it probably is (`odds`): moves spread the odds evenly over the ways
out, answers, misses and reveals narrow them. What a trap tells about the past is forgotten. No habits are assumed:
whoever trusts in habits can be led astray by somebody who has others.
"""

from typing import Final

from mypy_extensions import i64

from hinterzimmer.games.revolver_noir.villa import Villa

EFFECTS: Final = {"none": 0, "flood": 1, "trapdoor": 2, "jump": 3, "knife": 4, "echoes": 5, "auto": 6}
FLOOD: Final = 1
TRAPDOOR: Final = 2
JUMP: Final = 3
KNIFE: Final = 4
ECHOES: Final = 5
AUTOMATIC: Final = 6


def row(length: int, value: float) -> list[float]:
    """A row of equal figures."""
    return [value] * length


class Plan:
    """The villa as numbers and masks."""

    def __init__(self, villa: Villa) -> None:
        self.ways: list[list[int]] = [sorted(villa.ways[0][room]) for room in range(8)]
        self.targets: list[list[int]] = [sorted(villa.targets[0][room]) for room in range(8)]
        self.effect: list[int] = [EFFECTS[villa.effect[room]] for room in range(8)]
        self.cost: list[int] = [villa.cost[room] for room in range(8)]
        self.near: list[int] = [0] * 8
        """For each room those from which one can name it, as bits."""
        for room in range(8):
            for to in self.ways[room]:
                self.near[to] |= 1 << room
        self.upper = villa.upper
        self.cellar = villa.flooded
        self.jump = villa.places.jump
        self.trapdoor = villa.places.trapdoor
        self.points = villa.costs.points
        self.knife = villa.costs.knife
        self.hits = villa.hits
        self.turns = 2 * villa.turns


class Side:
    """One player: what is secret, and what everybody knows."""

    def __init__(self) -> None:
        self.room: i64 = -1
        self.wires: i64 = 0
        self.first: i64 = -1
        self.second: i64 = -1
        """Armed automatic traps in the order set."""
        self.odds: list[float] = row(8, 0.125)
        self.before: list[float] = row(8, 0.0)
        self.traps: i64 = 0
        self.armed: i64 = 0
        """Automatic traps that were announced this turn: by what is public, so many are armed."""
        self.hits: i64 = 0
        self.wet: i64 = 0

    def copy(self, other: "Side") -> None:
        """Become like another."""
        self.room = other.room
        self.wires = other.wires
        self.first = other.first
        self.second = other.second
        self.set_odds(other.odds)
        self.traps = other.traps
        self.armed = other.armed
        self.hits = other.hits
        self.wet = other.wet

    def set_odds(self, odds: list[float]) -> None:
        """Where the side is thought to be."""
        at: i64
        for at in range(8):
            self.odds[at] = odds[at]

    def mined(self) -> i64:
        """The rooms with a trap of either kind."""
        mask = self.wires
        one: i64 = 1
        if self.first >= 0:
            mask |= one << self.first
        if self.second >= 0:
            mask |= one << self.second
        return mask

    def disarm(self, away: i64) -> None:
        """A trap is taken away."""
        one: i64 = 1
        self.wires &= ~(one << away)
        if self.first == away:
            self.first = self.second
            self.second = -1
        elif self.second == away:
            self.second = -1

    def struck(self, room: i64) -> bool:
        """Whether the side is in this room; either way that is known now."""
        there = self.room == room
        self.found(room, there)
        return there

    def found(self, room: i64, there: bool) -> None:
        """It has become known that the side is in a room, or is not."""
        if there:
            self.is_in(room)
        else:
            self.odds[room] = 0.0
            self.even_out()

    def is_in(self, room: i64) -> None:
        """It has become known where the side is."""
        at: i64
        for at in range(8):
            self.odds[at] = 0.0
        self.odds[room] = 1.0

    def even_out(self) -> None:
        """The odds add up to one again."""
        total = 0.0
        at: i64
        for at in range(8):
            total += self.odds[at]
        if total < 1e-9:
            for at in range(8):
                self.odds[at] = 0.125
        else:
            for at in range(8):
                self.odds[at] /= total

    def went(self, plan: Plan, flood: bool) -> None:
        """The side has moved, nobody saw where to."""
        odds = self.odds
        before = self.before
        at: i64
        to: i64
        for at in range(8):
            before[at] = odds[at]
            odds[at] = 0.0
        for at in range(8):
            if before[at] > 0.0:
                part = before[at] / float(len(plan.ways[at]))
                for to in plan.ways[at]:
                    odds[to] += part
        if flood:
            odds[plan.cellar] = 0.0
        self.even_out()

    def said(self, plan: Plan, room: i64, downstairs: bool) -> None:
        """The side has named a room in answer; downstairs, if upstairs it would have named its own."""
        at: i64
        for at in range(8):
            if not plan.near[room] >> at & 1 or (downstairs and plan.upper >> at & 1):
                self.odds[at] = 0.0
            else:
                self.odds[at] /= float(len(plan.ways[at]))
        self.even_out()
