"""Statistics of played games: ratings, shares of wins with 95 % intervals, and thinking times."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from openskill.models import PlackettLuce

from hinterzimmer.arena.match import PlayedGame

Z_95: Final = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""
BETA: Final = 400 / log(10) / sqrt(2)
"""The spread of a single game, so that ratings have the scale of chess: 250 points more win four games of five."""
START_RATING: Final = 1500.0
START_SIGMA: Final = 350.0


@dataclass(frozen=True)
class WinShare:
    """The wins of a bot in a number of games, beside its fair share."""

    games: int
    wins: float
    """Wins; a win shared by n seats counts 1/n."""
    fair: float
    """The wins that an equally strong bot would have on the same seats."""

    def share(self) -> float:
        """Return wins per game; 0.0 without games."""
        return self.wins / max(1, self.games)

    def interval(self) -> tuple[float, float]:
        """Return Wilson's 95 % interval for the share, as (low, high)."""
        return wilson(self.wins, self.games)

    def ratio(self) -> float:
        """Return the wins divided by the fair share; 0.0 if that is 0."""
        return self.wins / self.fair if self.fair else 0.0

    def as_dict(self) -> dict[str, object]:
        """Return the figures as plain data for JSON."""
        low, high = self.interval()
        return {
            "games": self.games,
            "wins": round(self.wins, 3),
            "share": round(self.share(), 4),
            "interval": [round(low, 4), round(high, 4)],
            "ratio": round(self.ratio(), 3),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for the share of wins, (0.0, 1.0) without games.

    It is used because it holds for few games and for shares near 0 and 1.
    """
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, Z_95**2 / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z_95 * sqrt(max(0.0, share * (1 - share)) / games + spread / games / 4) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


def win_share(played: Sequence[PlayedGame], name: str) -> WinShare:
    """Return what a bot won in these games, on all its seats together."""
    wins = fair = 0.0
    games = 0
    for one in played:
        seats = one.seating.count(name)
        if seats:
            games += 1
            fair += seats / len(one.seating)
            wins += sum([one.seating[seat] == name for seat in one.winners]) / max(1, len(one.winners))
    return WinShare(games, wins, fair)


def pairwise_wins(played: Sequence[PlayedGame]) -> dict[tuple[str, str], float]:
    """Count for each (winner, loser) how often a seat of one bot won and a seat of another at the same table did not.

    A shared win counts in parts.
    """
    found: dict[tuple[str, str], float] = {}
    for one in played:
        for winner, loser in _pairs(one):
            found[winner, loser] = found.get((winner, loser), 0.0) + 1 / len(one.winners)
    return found


def _pairs(one: PlayedGame) -> list[tuple[str, str]]:
    names = one.seating
    losers = [names[seat] for seat in range(len(names)) if seat not in one.winners]
    return [(names[seat], loser) for seat in one.winners for loser in losers if names[seat] != loser]


@dataclass(frozen=True)
class Rating:
    """A rating and half the width of its 95 % interval."""

    points: float
    margin: float

    def as_dict(self) -> dict[str, float]:
        """Return the figures as plain data for JSON."""
        return {"points": round(self.points, 1), "within": round(self.margin, 1)}


def rate(played: Sequence[PlayedGame], bots: Sequence[str]) -> dict[str, Rating]:
    """Return a rating for each bot, computed from wins alone; the mean is START_RATING.

    A winner beats each loser, and a win shared by two bots is a draw between them. The order of the losers is ignored,
    because not every game ranks them.
    """
    model = PlackettLuce(mu=START_RATING, sigma=START_SIGMA, beta=BETA, tau=0.0)
    found = {name: model.rating() for name in bots}
    for one in played:
        ties = [(one.seating[a], one.seating[b]) for a in one.winners for b in one.winners if a < b]
        for pairs, ranks in ((_pairs(one), [0, 1]), (ties, [0, 0])):
            for first, second in pairs:
                if first != second:
                    teams = model.rate([[found[first]], [found[second]]], ranks=[float(rank) for rank in ranks])
                    (found[first],), (found[second],) = teams
    middle = sum([rating.mu for rating in found.values()]) / len(found)
    return {name: Rating(one.mu - middle + START_RATING, Z_95 * one.sigma) for name, one in found.items()}


@dataclass(frozen=True)
class ThinkingTimes:
    """The thinking times of a bot: number of decisions, mean and 95th percentile in milliseconds."""

    decisions: int
    mean_ms: float
    p95_ms: float

    def as_dict(self) -> dict[str, float]:
        """Return the figures as plain data for JSON."""
        return {"decisions": self.decisions, "mean_ms": round(self.mean_ms, 3), "p95_ms": round(self.p95_ms, 3)}


def thinking_times(played: Sequence[PlayedGame], name: str) -> ThinkingTimes:
    """Return the thinking times of a bot over these games; all 0 if it made no decision."""
    seconds = sorted(
        [
            taken
            for one in played
            for seat, bot in enumerate(one.seating)
            if bot == name
            for taken in one.decision_seconds[seat]
        ]
    )
    if not seconds:
        return ThinkingTimes(0, 0.0, 0.0)
    nearly_all = seconds[min(len(seconds) - 1, int(len(seconds) * 0.95))]
    return ThinkingTimes(len(seconds), 1000 * sum(seconds) / len(seconds), 1000 * nearly_all)
