"""Each seat's share of the win, from the scores, the seat that throws next, and the position."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from hinterzimmer.games.karambolage.bots.positions import MEAN
from hinterzimmer.games.karambolage.state import Karambolage

A_TURN: Final = 220.0
"""The points of a turn between strong players."""
ANOTHER: Final = (0.0, 105.0, 55.0, -4.0)
"""Points that the rest of a turn adds to the position's value, before its first, second and third throw."""
SPREAD: Final = (0.3, 0.22)
"""The standard deviation of the turns to the target: a constant part, and one that grows with the distance."""
SPREAD_POINTS: Final = 50.0
"""The standard deviation of the points in one turn."""
SPOILING: Final = 0.03
"""The part of a bad position that stays with the next player. A higher one makes a bot give up points for little."""
UNKNOWN_ROUNDS: Final = 3
"""The assumed number of rounds left in a game for a playing time, because no seat knows it."""


def begin(s: Karambolage, worth: float) -> list[float]:
    """Return each seat's share if the player is about to begin a turn from a position of this value."""
    return _shares(s, s.scores, s.turns, s.player, s.player, worth - MEAN)


def go_on(s: Karambolage, scores: Sequence[float], throw: int, worth: float) -> list[float]:
    """Return each seat's share if the player may throw again in the same turn from a position of this value."""
    rest = worth + ANOTHER[min(throw, 3)]
    return _shares(s, scores, s.turns + 1, (s.player + 1) % s.seat_count, s.player, rest)


def leave(s: Karambolage, scores: Sequence[float], worth: float) -> list[float]:
    """Return each seat's share if the turn is over and the next player throws from a position of this value."""
    following = (s.player + 1) % s.seat_count
    return _shares(s, scores, s.turns + 1, following, following, SPOILING * (worth - MEAN))


def _shares(
    s: Karambolage, scores: Sequence[float], turns: int, first: int, favoured: int, extra: float
) -> list[float]:
    """Return the shares after `turns` turns. Seat `first` begins the next one, and seat `favoured` expects `extra`
    points.
    """
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
    """Return shares in this proportion, with the sum 1."""
    whole = sum(weights)
    return [weight / whole for weight in weights]
