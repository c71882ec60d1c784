# mypyc: compile
"""From chances to shares of the win: the probability that a seat ends with more points than all others."""

from math import erf, sqrt
from typing import Final

from hinterzimmer.games.ausbrecher.board import STONES
from hinterzimmer.games.ausbrecher.bots.boat_odds import BETS, ONE, chances
from hinterzimmer.games.ausbrecher.bots.race import Race

FINE: Final = 64
"""Steps of the table of the normal distribution for one standard deviation."""
WIDE: Final = 4 * FINE
"""The table covers four standard deviations on either side."""
NORMAL: Final[list[float]] = [0.5 + 0.5 * erf((at - WIDE) / FINE / sqrt(2.0)) for at in range(2 * WIDE + 1)]
EIGHTHS: Final[list[float]] = [-1.534, -0.887, -0.489, -0.157, 0.157, 0.489, 0.887, 1.534]
"""The medians of the eighths of a normal distribution."""
LOOSE: Final = 2.0
"""The ratio of the variance of points to that of independent stones, measured in games of level 4 against itself."""
TIES: Final = 0.25
"""The least variance of a seat's points, because points are whole numbers."""


class Outlook:
    """The possible bets of all seats, as one seat sees them, and the value of a race to that seat."""

    def __init__(self, seats: int, seat: int, bet: int) -> None:
        self.seats = seats
        self.seat = seat
        self.bet = bet
        self.cells: list[list[float]] = [[] for _ in range(seats)]
        """For each other seat the probability that it has bet each stone on each boat, at 4 * stone + boat - 1."""

    def share(self, race: Race) -> float:
        """Return the expected share of the win, by the beliefs about the other seats."""
        found = chances(race)
        means: list[float] = []
        spreads: list[float] = []
        for other in range(self.seats):
            if other != self.seat:
                cells = self.cells[other]
                mean = 0.0
                spread = 0.0
                for stone in range(STONES):
                    points = 0.0
                    squares = 0.0
                    for boat in range(1, 5):
                        at = 4 * stone + boat - 1
                        if found[at]:
                            likely = found[at] * cells[at] / ONE * boat
                            points += likely
                            squares += likely * boat
                    mean += points
                    spread += squares - points * points
                means.append(mean)
                spreads.append(spread)
        return self.against(found, means, spreads)

    def share_in(self, race: Race, bets: list[int]) -> float:
        """Return the expected share of the win if these are the bets."""
        found = chances(race)
        means: list[float] = []
        spreads: list[float] = []
        for other in range(self.seats):
            if other != self.seat:
                mean, spread = expected(found, bets[other])
                means.append(mean)
                spreads.append(spread)
        return self.against(found, means, spreads)

    def against(self, found: list[int], means: list[float], spreads: list[float]) -> float:
        """Return the probability that the own points exceed those of all others, each an independent normal
        distribution.
        """
        mean, spread = expected(found, self.bet)
        deviation = sqrt(spread * LOOSE)
        scales = [FINE / sqrt(one * LOOSE + TIES) for one in spreads]
        total = 0.0
        for eighth in EIGHTHS:
            points = mean + deviation * eighth
            likely = 1.0
            for at in range(len(means)):
                place = int((points - means[at]) * scales[at]) + WIDE
                likely *= NORMAL[min(max(place, 0), 2 * WIDE)]
            total += likely
        return total / 8.0


def expected(found: list[int], bet: int) -> tuple[float, float]:
    """Return the mean points that chances bring a bet, and their variance."""
    mean = 0.0
    spread = 0.0
    for cell in BETS[bet].cells:
        boat = cell % 4 + 1
        likely = found[cell] / ONE
        mean += boat * likely
        spread += boat * boat * likely * (1.0 - likely)
    return mean, spread
