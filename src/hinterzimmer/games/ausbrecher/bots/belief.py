# mypyc: compile
"""The probabilities of the other seats' slips, by what they chose to throw and to play.

The model: a player chooses at random, and what is better for the slip is more likely (softmax). So every finished turn
is evidence for some of the 630 bets and against others.
"""

from math import exp
from typing import Final

from hinterzimmer.games.ausbrecher.board import NOBODY, STONES, WHITE, turn_acts, turn_pips
from hinterzimmer.games.ausbrecher.bots.boat_odds import BETS, ONE, STEP, chances
from hinterzimmer.games.ausbrecher.bots.race import Ends, Race

PICKING: Final = 4.0
PLAYING: Final = 5.0
"""The exponent, in e to this power, by which a choice that brings one point more is more likely."""
DOUBT: Final = 0.02
"""The part of all choices that follows no reason."""


def values(race: Race) -> list[int]:
    """Return each stone's mean points in each boat, in parts of ONE."""
    found = chances(race)
    for at in range(4 * STONES):
        found[at] *= at % 4 + 1
    return found


def picking(race: Race, picked: int) -> list[float]:
    """Return for each bet the probability that a player with it picks these dice, by the gain of each stone's step."""
    base = values(race)
    steps: list[list[int]] = []
    out: list[int] = []
    for stone in range(STONES):
        if race.boat[stone]:
            continue
        out.append(stone)
        if race.rider[stone] == NOBODY:
            after = race.copy()
            after.forward(stone, STEP)
            then = values(after)
            steps.append([then[at] - base[at] for at in range(4 * STONES)])
        else:
            steps.append([0] * (4 * STONES))
    colours = [stone for stone in out if picked >> stone & 1]
    scale = PICKING / ONE
    found: list[float] = []
    for bet in BETS:
        # The sum, over all sets of one, two and three dice, of the products of their weights, built up die by die.
        none, one, two, three = 1.0, 0.0, 0.0, 0.0
        chosen = 1.0
        for at in range(len(out)):
            step = steps[at]
            gain = 0
            for cell in bet.cells:
                gain += step[cell]
            weight = exp(scale * gain)
            three += two * weight
            two += one * weight
            one += none * weight
            if picked >> out[at] & 1:
                chosen *= weight
        total = three if len(colours) == 3 else two if len(colours) == 2 else one
        found.append(chosen / total)
    return found


def playing(ends: list[Race], played: int) -> list[float]:
    """Return for each bet the probability that a player with it chooses end `played` of all these ends of the turn."""
    found: list[float] = []
    scale = PLAYING / ONE
    brought = [values(race) for race in ends]
    for bet in BETS:
        total = 0.0
        chosen = 0.0
        base = 0
        for cell in bet.cells:
            base += brought[played][cell]
        for at in range(len(brought)):
            value = brought[at]
            gain = -base
            for cell in bet.cells:
                gain += value[cell]
            total += exp(min(30.0, scale * gain))
        chosen = 1.0 / total
        found.append(chosen)
    return found


class Beliefs:
    """For each seat the probability of every bet, after the turns of the trail followed so far."""

    def __init__(self, start: int, last: int, seats: int, first: int) -> None:
        self.seats = seats
        self.first = first
        self.player = first
        self.race = Race(start, last)
        self.weights = [[1.0 / len(BETS)] * len(BETS) for _ in range(seats)]
        self.followed: list[int] = []

    def leads_to(self, other: "Beliefs", trail: list[int]) -> bool:
        """Return True if both are of the same race and `trail` begins with the turns followed here."""
        same = self.seats == other.seats and self.first == other.first
        same = same and self.race.start == other.race.start and self.race.last == other.race.last
        return same and self.followed == trail[: len(self.followed)]

    def follow(self, trail: list[int]) -> None:
        """Follow the new turns of a trail that begins with those followed already."""
        for at in range(len(self.followed), len(trail)):
            self.turn(trail[at])
            self.followed.append(trail[at])

    def turn(self, turn: int) -> None:
        """Follow one more turn."""
        pips = turn_pips(turn)
        picked = 0
        for die in range(STONES + 1):
            if pips[die]:
                picked |= 1 << die
        self.judge(picking(self.race, picked))
        ends = Ends(self.race, pips, picked, 0)
        for act in turn_acts(turn):
            if act >= 8:
                self.race.backward(act - 8, pips[WHITE])
            else:
                self.race.forward(act, pips[act])
        at = ends.seen.get(self.race.key(), -1)
        if at >= 0 and len(ends.found) > 1:
            self.judge(playing([end.race for end in ends.found], at))
        self.player = (self.player + 1) % self.seats

    def judge(self, likely: list[float]) -> None:
        """Update the bets of the player on turn (Bayes). `likely` are the probabilities of the choice, by bet."""
        own = self.weights[self.player]
        usual = sum(likely) / len(likely)
        total = 0.0
        for at in range(len(own)):
            own[at] *= DOUBT * usual + (1.0 - DOUBT) * likely[at]
            total += own[at]
        for at in range(len(own)):
            own[at] /= total

    def cells(self, seat: int) -> list[float]:
        """Return the probability that this seat has bet each stone on each boat, at 4 * stone + boat - 1."""
        found = [0.0] * (4 * STONES)
        own = self.weights[seat]
        for bet in BETS:
            weight = own[bet.number]
            for cell in bet.cells:
                found[cell] += weight
        return found


def draw(weights: list[float], number: float) -> int:
    """Return the index of a weight for a random number from 0 to 1. The weights must have the sum 1."""
    for at in range(len(weights)):
        number -= weights[at]
        if number < 0.0:
            return at
    return len(weights) - 1
