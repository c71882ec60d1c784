"""A situation as its seat knows it, and what was learnt of such: how to mix the choices, and what each is worth."""

import math
from collections.abc import Sequence
from typing import Final

from hinterzimmer.bots.revolver_noir import sketch
from hinterzimmer.bots.revolver_noir.net import learnt
from hinterzimmer.bots.revolver_noir.sight import (
    FIGURES,
    NOT_OFFERED,
    PLACES,
    SECRETS,
    look,
    offer,
    own,
    uncover,
)
from hinterzimmer.bots.revolver_noir.sketch import (
    GUESS,
    OVER,
    ROOM,
    SNARES,
    STAGE,
    TRAPS,
    WINNER,
    WIRES,
    Parts,
    Whole,
)

FLOOR: Final = 0.02
"""Choices with a smaller share of the mix are left out: they come from trying things while learning."""


class Situation:
    """What a player who is asked may choose, and how."""

    def __init__(self, n: Whole, p: Parts, seat: int) -> None:
        self.n = n
        self.p = p
        self.seat = seat
        self.codes: list[int] = [NOT_OFFERED] * PLACES
        offer(n, p, self.codes)
        self.places = [at for at in range(PLACES) if self.codes[at] != NOT_OFFERED]

    def mix(self, floor: float = FLOOR) -> list[float]:
        """The share of each of the places, in their order."""
        if len(self.places) == 1:
            return [1.0]
        figures = [0.0] * FIGURES
        look(self.n, self.p, self.seat, figures)
        own(self.n, self.seat, figures)
        first = PLACES * max(0, self.n[sketch.side_of(self.seat) + ROOM])
        answers = learnt()["player"].answer(figures, [first + place for place in self.places])
        best = max(answers)
        shares = [math.exp(answer - best) for answer in answers]
        least = floor * sum(shares)
        shares = [share if share >= least else 0.0 for share in shares]
        total = sum(shares)
        return [share / total for share in shares]

    def worths(self) -> list[float]:
        """What each of the places is worth, as a share of the win, over all rooms the other may be in."""
        total = [0.0] * len(self.places)
        for part, world in self.worlds():
            total = [before + part * worth for before, worth in zip(total, self.judged(world), strict=True)]
        return total

    def worlds(self) -> Sequence[tuple[float, Whole]]:
        """The same with the other in every room that is possible, each with its odds."""
        theirs = 1 - self.seat
        other = sketch.side_of(theirs)
        snares = self.p[SNARES + 8 * theirs : SNARES + 8 * theirs + 8]
        likely = sorted(range(8), key=lambda room: -snares[room])[: self.n[other + TRAPS]]
        found = []
        for room in range(8):
            odds = self.p[GUESS + 8 * theirs + room]
            if odds > 0.0:
                world = list(self.n)
                world[other + ROOM] = room
                world[other + WIRES] = sum([1 << at for at in likely])
                found.append((odds, world))
        return found

    def judged(self, world: Whole) -> list[float]:
        """What each of the places is worth to the one who is asked, in a world that lies open."""
        figures = [0.0] * (FIGURES + SECRETS)
        look(world, self.p, self.seat, figures)
        own(world, self.seat, figures)
        uncover(world, self.seat, figures)
        values = learnt()["judge"].answer(figures, self.places)
        return [min(1.0, max(0.0, (value + 1.0) / 2.0)) for value in values]


def first_share(n: Whole, p: Parts) -> float:
    """The first player's share of the win in an open game between two of level 5."""
    if n[STAGE] == OVER:
        return 0.5 if n[WINNER] < 0 else float(n[WINNER] == 0)
    seat = sketch.asked(n)
    situation = Situation(n, p, seat)
    share = sum([part * worth for part, worth in zip(situation.mix(), situation.judged(n), strict=True)])
    return share if seat == 0 else 1.0 - share
