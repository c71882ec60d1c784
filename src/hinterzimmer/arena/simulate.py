"""Whole games between bots, as many as wanted, and what came of them."""

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
    """What came of many games."""

    game: str
    seat_names: list[str]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[float] = field(default_factory=list)
    """By seat; a shared win counts in parts."""
    unwon: int = 0
    scores: list[int] = field(default_factory=list)
    statistics: dict[str, Counter[int]] = field(default_factory=dict)
    """What the game itself counts, such as the rounds it lasted."""

    def add(self, decisions: int, result: Result, statistics: dict[str, list[int]]) -> None:
        """One more game."""
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
        """The figures, ready for JSON."""
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
    """The mean of numbers that came up so often."""
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
    """Play games between the named bots. The same seed gives the same games."""
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
