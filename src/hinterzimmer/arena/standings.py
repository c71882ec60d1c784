"""What came of a match, in figures: for each bot, and for each mixture of bots at a table."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from hinterzimmer.arena.match import Match, Played
from hinterzimmer.arena.ratings import Rating, Share, Times, count, duels, rate, times


@dataclass(frozen=True)
class Entry:
    """One bot over the whole match."""

    name: str
    share: Share
    score: float
    """Points a game and seat."""
    rating: Rating
    times: Times

    def data(self) -> dict[str, object]:
        """The figures, ready for JSON."""
        return {
            "bot": self.name,
            **self.share.data(),
            "mean_score": round(self.score, 3),
            "rating": self.rating.data(),
            "time": self.times.data(),
        }


@dataclass(frozen=True)
class Mixture:
    """One bot at the tables where it sat beside the same others: `1 of level2 among 3 of level1`."""

    name: str
    seats: dict[str, int]
    share: Share

    def others(self) -> str:
        """The others at these tables."""
        rest = {name: seats for name, seats in self.seats.items() if name != self.name}
        return ", ".join([f"{seats} × {name}" for name, seats in rest.items()])

    def data(self) -> dict[str, object]:
        """The figures, ready for JSON."""
        return {"bot": self.name, "seats": self.seats, **self.share.data()}


@dataclass(frozen=True)
class Standings:
    """All figures of a match."""

    match: Match
    entries: list[Entry]
    mixtures: list[Mixture]
    duels: dict[tuple[str, str], float]
    unwon: int
    seconds: float

    def duel(self, one: str, other: str) -> float | None:
        """The part that a seat of one bot took of all games that it or a seat of the other won."""
        won, lost = self.duels.get((one, other), 0.0), self.duels.get((other, one), 0.0)
        return won / (won + lost) if won + lost else None

    def data(self) -> dict[str, object]:
        """The figures, ready for JSON."""
        names = self.match.bots
        return {
            "game": self.match.game,
            "seats": self.match.seats,
            "games": self.match.games,
            "seed": self.match.seed,
            "settings": self.match.settings,
            "without_winner": self.unwon,
            "seconds": round(self.seconds, 3),
            "bots": [entry.data() for entry in self.entries],
            "mixtures": [mixture.data() for mixture in self.mixtures],
            "duels": {one: {two: _rounded(self.duel(one, two)) for two in names if two != one} for one in names},
        }


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)


def standings(match: Match, played: Sequence[Played], seconds: float) -> Standings:
    """The figures of a match that took so many seconds, strongest bot first."""
    ratings = rate(played, match.bots)
    entries = [
        Entry(name, count(played, name), _score(played, name), ratings[name], times(played, name))
        for name in match.bots
    ]
    entries.sort(key=lambda entry: -entry.rating.points)
    unwon = sum([not one.winners for one in played])
    return Standings(match, entries, _mixtures(played), duels(played), unwon, seconds)


def _score(played: Sequence[Played], name: str) -> float:
    points = [score for one in played for bot, score in zip(one.seating, one.scores, strict=True) if bot == name]
    return sum(points) / max(1, len(points))


def _mixtures(played: Sequence[Played]) -> list[Mixture]:
    tables: dict[tuple[tuple[str, int], ...], list[Played]] = {}
    for one in played:
        tables.setdefault(tuple(sorted(Counter(one.seating).items())), []).append(one)
    return [
        Mixture(name, dict(seats), count(games, name))
        for seats, games in tables.items()
        if len(seats) > 1
        for name, _ in sorted(seats, key=lambda pair: pair[1])
    ]
