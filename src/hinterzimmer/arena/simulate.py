"""Simulations: many games between the same bots on the same seats, and their totals."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from hinterzimmer.bots.playout import play_out
from hinterzimmer.bots.registry import make_bot
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.edition import Edition
from hinterzimmer.engine.game import AnyGame, Result
from hinterzimmer.engine.settings import Settings


@dataclass
class Summary:
    """The totals of many games."""

    game: str
    seat_names: list[str]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[float] = field(default_factory=list)
    """Wins by seat; a win shared by n seats counts 1/n."""
    unwon: int = 0
    scores: list[int] = field(default_factory=list)
    statistics: dict[str, Counter[int]] = field(default_factory=dict)
    """What the game itself counts, such as rounds: by name, how often each number occurred."""

    def add(self, decisions: int, result: Result, statistics: dict[str, list[int]]) -> None:
        """Add one finished game."""
        for name, numbers in statistics.items():
            self.statistics.setdefault(name, Counter()).update(numbers)
        self.games += 1
        self.decisions += decisions
        self.unwon += not result.winners
        for seat in result.winners:
            self.wins[seat] += 1 / len(result.winners)
        for seat, score in enumerate(result.scores):
            self.scores[seat] += score

    def as_dict(self) -> dict[str, object]:
        """Return the totals as plain data for JSON."""
        return {
            "game": self.game,
            "seats": self.seat_names,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "mean_length": round(self.decisions / max(1, self.games), 3),
            "wins": [round(wins, 3) for wins in self.wins],
            "without_winner": self.unwon,
            "mean_scores": [round(score / max(1, self.games), 3) for score in self.scores],
            "tallies": {
                name: {"mean": round(mean(counts), 3), "counts": {str(n): counts[n] for n in sorted(counts)}}
                for name, counts in self.statistics.items()
            },
        }


def mean(counts: Counter[int]) -> float:
    """Return the mean of numbers, each counted as often as it occurred; 0.0 without any."""
    return sum([number * times for number, times in counts.items()]) / max(1, counts.total())


def simulate(
    game: AnyGame,
    seats: Sequence[str],
    games: int,
    seed: int,
    settings: Settings | None = None,
    edition: Edition | None = None,
    progress: Callable[[], None] = lambda: None,
) -> Summary:
    """Play games between the named bots, seat by seat, and return their totals. Call `progress` after each game.

    The same seed gives the same games. Raises BadSeats for an unknown bot, a number of seats or a level that the game
    lacks.
    """
    count = len(seats)
    summary = Summary(game.name, list(seats), wins=[0.0] * count, scores=[0] * count)
    began = time.perf_counter()
    for number in range(games):
        chance = SeededStream(f"{seed} {number} chance")
        bots = [make_bot(name, SeededStream(f"{seed} {number} {seat}")) for seat, name in enumerate(seats)]
        table = game.start(count, settings, edition, events=False)
        decisions = play_out(game, table, chance, bots)
        summary.add(decisions, game.result(table.state), game.statistics(table.state))
        progress()
    summary.seconds = time.perf_counter() - began
    return summary
