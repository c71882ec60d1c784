"""Who will win from here: everybody's share, from the scores, who throws next and from where."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from hinterzimmer.games.karambolage.bots.positions import MEAN
from hinterzimmer.games.karambolage.state import Karambolage

A_TURN: Final = 220.0
"""What a turn brings between strong players."""
ANOTHER: Final = (0.0, 105.0, 55.0, -4.0)
"""What the rest of a turn brings on top of the worth of the position, before its first, second and third throw."""
SPREAD: Final = (0.3, 0.22)
"""How far chance carries turns to the target: a part that is always there, and one that grows with the way."""
SPREAD_POINTS: Final = 50.0
"""How far chance carries points in one turn."""
SPOILING: Final = 0.03
"""How much of a bad position left behind stays with the next player: who trusts it more gives up points for little."""
UNKNOWN_ROUNDS: Final = 3
"""How many rounds a playing time is taken to have left: nobody is told."""


def begin(s: Karambolage, worth: float) -> list[float]:
    """Each seat's share if the player is about to begin a turn from a position of this worth."""
    return _shares(s, s.scores, s.turns, s.player, s.player, worth - MEAN)


def go_on(s: Karambolage, scores: Sequence[float], throw: int, worth: float) -> list[float]:
    """Each seat's share if the player may throw again in the same turn from a position of this worth."""
    rest = worth + ANOTHER[min(throw, 3)]
    return _shares(s, scores, s.turns + 1, (s.player + 1) % s.seat_count, s.player, rest)


def leave(s: Karambolage, scores: Sequence[float], worth: float) -> list[float]:
    """Each seat's share if the turn is over and the next player throws from a position of this worth."""
    following = (s.player + 1) % s.seat_count
    return _shares(s, scores, s.turns + 1, following, following, SPOILING * (worth - MEAN))


def _shares(
    s: Karambolage, scores: Sequence[float], turns: int, first: int, favoured: int, extra: float
) -> list[float]:
    """The shares when so many turns are over, `first` begins the next one, and somebody expects extra points."""
    seats = s.seat_count
    if s.target and max(scores) >= s.target:
        return split([float(score >= s.target) for score in scores])
    standing = [float(score) for score in scores]
    standing[favoured] += extra
    order = [(seat - first) % seats for seat in range(seats)]
    if s.target:
        ways = [max(0.15, (s.target - points) / A_TURN) for points in standing]
        spread = SPREAD[0] + SPREAD[1] * sqrt(min(ways))
        times = [way + order[seat] / seats for seat, way in enumerate(ways)]
        soonest = min(times)
        return split([exp((soonest - time) / spread) for time in times])
    last = s.rounds * seats if s.rounds else (turns // seats + UNKNOWN_ROUNDS) * seats
    left = [max(0, -(-(last - turns - place) // seats)) for place in order]
    ends = [points + A_TURN * more for points, more in zip(standing, left, strict=True)]
    spread = SPREAD_POINTS * sqrt(sum(left) / seats) + 4.0
    most = max(ends)
    return split([exp((end - most) / spread) for end in ends])


def split(weights: list[float]) -> list[float]:
    """Shares in this proportion."""
    whole = sum(weights)
    return [weight / whole for weight in weights]
