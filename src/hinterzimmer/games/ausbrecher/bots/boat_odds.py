# mypyc: compile
"""How likely each stone comes into each boat from where it stands, and what that is worth to a slip."""

from itertools import permutations
from math import exp
from typing import Final

from hinterzimmer.games.ausbrecher.board import BOATS, NOBODY, SLIPS, STONES
from hinterzimmer.games.ausbrecher.bots.race import Race

ONE: Final = 1 << 14
"""A probability of 1, in whole numbers."""
BLOCKED: Final = 1
"""How many fields a stone loses by each one that stands on it."""
FAR: Final = 120
"""No track is longer; a difference lies between - FAR and FAR."""
WIDTH: Final = 2 * FAR + 1
NEAR_HOME: Final = 3.0
ON_THE_WAY: Final = 0.1
"""How a lead fades: a lead of so many fields at home, and so many more for every field still to go, is worth e to 1."""
STEP: Final = 4
"""The pips one reckons with before a throw."""


def _ahead() -> list[int]:
    """For each distance the foremost has to go and each lead: how likely the one who leads stays ahead."""
    found: list[int] = []
    for rest in range(FAR + 1):
        scale = NEAR_HOME + ON_THE_WAY * rest
        for lead in range(-FAR, FAR + 1):
            found.append(round(ONE / (1 + exp(-lead / scale))))
    return found


AHEAD: Final[list[int]] = _ahead()


class Bet:
    """A slip as far as it is scored: for each stone its boat. There are 630."""

    def __init__(self, number: int, boats: list[int]) -> None:
        self.number = number
        self.boats = boats
        self.cells = [4 * stone + boats[stone] - 1 for stone in range(STONES)]
        """Where its chances stand in the list that `chances` gives."""
        self.stakes = [_stake(boats[one], boats[two]) for one in range(STONES) for two in range(STONES)]
        """For every two stones what it wants: above 0 if the first is to come home in an earlier boat."""

    def points(self, boats: list[int]) -> int:
        """AU-034: what it brings when the stones are in these boats; 0 for a stone still out."""
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
    """The number of the bet that the slip of this number makes."""
    return _NUMBERS[_code(SLIPS[slip].boats)]


def progress(race: Race) -> list[int]:
    """How far each stone is, reckoned with those that stand on it."""
    found = race.at.copy()
    for stone in range(STONES):
        above = race.rider[stone]
        while above != NOBODY:
            found[stone] -= BLOCKED
            above = race.rider[above]
    return found


def chances(race: Race) -> list[int]:
    """For each stone and each boat, 4 * stone + boat - 1, how likely it comes there, in parts of ONE.

    Every two stones are taken by themselves, which is not quite true, but quick.
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
        """How likely so many of the others come home before this one."""
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
    """What chances are worth to somebody to whom each stone in each boat is worth so much."""
    total = 0
    for at in range(4 * STONES):
        total += found[at] * weights[at]
    return total
