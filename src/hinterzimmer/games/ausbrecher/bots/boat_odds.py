# mypyc: compile
"""The probability of each stone for each boat, by where it stands, and its value to a slip."""

from itertools import permutations
from math import exp
from typing import Final

from hinterzimmer.games.ausbrecher.board import BOATS, NOBODY, SLIPS, STONES
from hinterzimmer.games.ausbrecher.bots.race import Race

ONE: Final = 1 << 14
"""A probability of 1, as a whole number."""
BLOCKED: Final = 1
"""The fields that a stone loses for each one that stands on it."""
FAR: Final = 120
"""The longest track. A difference lies between -FAR and FAR."""
WIDTH: Final = 2 * FAR + 1
NEAR_HOME: Final = 3.0
ON_THE_WAY: Final = 0.1
"""The scale of a lead, in fields: NEAR_HOME at home, plus ON_THE_WAY for every field still to go."""
STEP: Final = 4
"""The pips expected of a throw."""


def _ahead() -> list[int]:
    """Return, for each distance of the leading stone to home and each lead, the probability that it stays ahead."""
    found: list[int] = []
    for rest in range(FAR + 1):
        scale = NEAR_HOME + ON_THE_WAY * rest
        for lead in range(-FAR, FAR + 1):
            found.append(round(ONE / (1 + exp(-lead / scale))))
    return found


AHEAD: Final[list[int]] = _ahead()


class Bet:
    """A slip reduced to what is scored: the boat of each stone. There are 630."""

    def __init__(self, number: int, boats: list[int]) -> None:
        self.number = number
        self.boats = boats
        self.cells = [4 * stone + boats[stone] - 1 for stone in range(STONES)]
        """The indices of its boats in the list that `chances` returns."""
        self.stakes = [_stake(boats[one], boats[two]) for one in range(STONES) for two in range(STONES)]
        """For each pair of stones its interest: above 0 if the first should come home in an earlier boat."""

    def points(self, boats: list[int]) -> int:
        """AU-034: return its points when the stones are in these boats; boat 0 is a stone still out."""
        total = 0
        for stone in range(STONES):
            if boats[stone] == self.boats[stone]:
                total += boats[stone]
        return total


def _stake(one: int, two: int) -> int:
    if one == two:
        return 0
    return one + two if one < two else -one - two


def _bets() -> list[Bet]:
    return [Bet(number, list(boats)) for number, boats in enumerate(sorted(set(permutations(BOATS))))]


BETS: Final[list[Bet]] = _bets()
_NUMBERS: Final[dict[int, int]] = {}


def _code(boats: list[int]) -> int:
    code = 0
    for boat in boats:
        code = code << 3 | boat
    return code


for _bet in BETS:
    _NUMBERS[_code(_bet.boats)] = _bet.number


def bet_of(slip: int) -> int:
    """Return the number of the bet for the slip of this number."""
    return _NUMBERS[_code(SLIPS[slip].boats)]


def progress(race: Race) -> list[int]:
    """Return how far each stone is, minus BLOCKED for each one that stands on it."""
    found = race.at.copy()
    for stone in range(STONES):
        above = race.rider[stone]
        while above != NOBODY:
            found[stone] -= BLOCKED
            above = race.rider[above]
    return found


def chances(race: Race) -> list[int]:
    """Return the probability of each boat for each stone, at 4 * stone + boat - 1, in parts of ONE.

    Pairs of stones count as independent, which is not exact, but fast.
    """
    found = [0] * (4 * STONES)
    out: list[int] = []
    for stone in range(STONES):
        if race.boat[stone]:
            found[4 * stone + race.boat[stone] - 1] = ONE
        else:
            out.append(stone)
    where = progress(race)
    last = race.last
    home = race.home
    for stone in out:
        own = where[stone]
        before = [ONE]
        """By number, the probability that this many other stones come home before this one."""
        for other in out:
            if other == stone:
                continue
            lead = where[other] - own
            rest = last - (where[other] if lead > 0 else own)
            p = AHEAD[rest * WIDTH + FAR + lead]
            q = ONE - p
            before.append(before[-1] * p // ONE)
            for at in range(len(before) - 2, 0, -1):
                before[at] = (before[at] * q + before[at - 1] * p) // ONE
            before[0] = before[0] * q // ONE
        for at in range(len(before)):
            found[4 * stone + BOATS[home + at] - 1] += before[at]
    return found


def stake_value(found: list[int], weights: list[int]) -> int:
    """Return the sum of chances times weights, both by stone and boat."""
    total = 0
    for at in range(4 * STONES):
        total += found[at] * weights[at]
    return total
