"""The standings of a match: for each bot, and for each lineup of bots at a table."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from hinterzimmer.arena.match import Match, PlayedGame
from hinterzimmer.arena.ratings import Rating, ThinkingTimes, WinShare, pairwise_wins, rate, thinking_times, win_share


@dataclass(frozen=True)
class BotStanding:
    """The standing of one bot over the whole match."""

    name: str
    win_share: WinShare
    mean_score: float
    """The mean score per game and seat."""
    rating: Rating
    thinking_times: ThinkingTimes

    def as_dict(self) -> dict[str, object]:
        """Return the figures as plain data for JSON."""
        return {
            "bot": self.name,
            **self.win_share.as_dict(),
            "mean_score": round(self.mean_score, 3),
            "rating": self.rating.as_dict(),
            "time": self.thinking_times.as_dict(),
        }


@dataclass(frozen=True)
class Lineup:
    """One bot at the tables with the same number of seats for each bot, such as 1 `level2` among 3 `level1`."""

    name: str
    seats: dict[str, int]
    win_share: WinShare

    def others(self) -> str:
        """Return the other bots at these tables as text, with their numbers of seats."""
        rest = {name: seats for name, seats in self.seats.items() if name != self.name}
        return ", ".join([f"{seats} × {name}" for name, seats in rest.items()])

    def as_dict(self) -> dict[str, object]:
        """Return the figures as plain data for JSON."""
        return {"bot": self.name, "seats": self.seats, **self.win_share.as_dict()}


@dataclass(frozen=True)
class Standings:
    """The standings of all bots and lineups of a match."""

    match: Match
    bots: list[BotStanding]
    lineups: list[Lineup]
    pairwise_wins: dict[tuple[str, str], float]
    unwon: int
    seconds: float

    def duel(self, one: str, other: str) -> float | None:
        """Return the share that a seat of `one` won of all games that it or a seat of `other` won.

        None if neither won a game against the other.
        """
        won, lost = self.pairwise_wins.get((one, other), 0.0), self.pairwise_wins.get((other, one), 0.0)
        return won / (won + lost) if won + lost else None

    def as_dict(self) -> dict[str, object]:
        """Return the figures as plain data for JSON."""
        names = self.match.bots
        return {
            "game": self.match.game,
            "seats": self.match.seat_count,
            "games": self.match.games,
            "seed": self.match.seed,
            "settings": self.match.settings,
            "without_winner": self.unwon,
            "seconds": round(self.seconds, 3),
            "bots": [entry.as_dict() for entry in self.bots],
            "mixtures": [mixture.as_dict() for mixture in self.lineups],
            "duels": {one: {two: _rounded(self.duel(one, two)) for two in names if two != one} for one in names},
        }


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)


def standings(match: Match, played: Sequence[PlayedGame], seconds: float) -> Standings:
    """Return the standings of a match that took `seconds` seconds, strongest bot first."""
    ratings = rate(played, match.bots)
    entries = [
        BotStanding(name, win_share(played, name), _score(played, name), ratings[name], thinking_times(played, name))
        for name in match.bots
    ]
    entries.sort(key=lambda entry: -entry.rating.points)
    unwon = sum([not one.winners for one in played])
    return Standings(match, entries, _lineups(played), pairwise_wins(played), unwon, seconds)


def _score(played: Sequence[PlayedGame], name: str) -> float:
    points = [score for one in played for bot, score in zip(one.seating, one.scores, strict=True) if bot == name]
    return sum(points) / max(1, len(points))


def _lineups(played: Sequence[PlayedGame]) -> list[Lineup]:
    tables: dict[tuple[tuple[str, int], ...], list[PlayedGame]] = {}
    for one in played:
        tables.setdefault(tuple(sorted(Counter(one.seating).items())), []).append(one)
    return [
        Lineup(name, dict(seats), win_share(games, name))
        for seats, games in tables.items()
        if len(seats) > 1
        for name, _ in sorted(seats, key=lambda pair: pair[1])
    ]
