"""The five levels, and the shares of the win for a table with nothing hidden."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hinterzimmer.engine.bots import Bot, Seat
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.errors import BadSeats
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table
from hinterzimmer.games.kablamo.bots.memory import Memory
from hinterzimmer.games.kablamo.bots.rule_policy import RulePolicy
from hinterzimmer.games.kablamo.bots.search import Search, foresee_all
from hinterzimmer.games.kablamo.options import PASS
from hinterzimmer.games.kablamo.state import Kablamo


@dataclass(frozen=True)
class Level:
    """The parameters of a level.

    `fading` is how fast it forgets. In `blind` percent of its choices it chooses at random, and it misses `asleep`
    percent of the windows. Before an answer it makes `tries` tries.
    """

    fading: float
    blind: int
    asleep: int
    tries: int = 0
    caution: float = 1.0


LEVELS: Final = {
    1: Level(10.0, 96, 100),
    2: Level(3.0, 50, 84),
    3: Level(0.9, 15, 42),
    4: Level(0.0, 0, 0),
    5: Level(0.0, 0, 0, tries=160),
}
OPEN_TRIES: Final = 12
"""The number of games played on to value a table with nothing hidden."""


class Habitual:
    """Levels 1 to 4: rules, no search."""

    def __init__(self, level: Level, rng: RandomStream) -> None:
        self.rng = rng
        self.policy = RulePolicy(Memory(level.fading, rng.below(1 << 30)), level.blind, level.asleep)

    def choose(self, seat: Seat) -> Option:
        """Return the choice of the rules, from what is remembered."""
        if nothing_to_play(seat.options):
            return PASS
        return self.policy.choose(seat.imagine(self.rng), seat.seat, seat.options, self.rng)


class Searching:
    """Level 5: it forgets nothing and searches."""

    def __init__(self, level: Level, rng: RandomStream) -> None:
        self.rng = rng
        self.search = Search(level.tries, level.caution)

    def choose(self, seat: Seat) -> Option:
        """Return the option that does best in worlds that fit what the seat knows."""
        if nothing_to_play(seat.options):
            return PASS
        return self.search.weigh(seat.imagine, seat.seat, seat.options, self.rng)[0].option


def nothing_to_play(options: Sequence[Option]) -> bool:
    """Return True if a window asks a seat that can only pass."""
    return options[0] == PASS and options[-1].kind != "play"


def make_bot(level: int, rng: RandomStream) -> Bot:
    """Return a bot of a level from 1 to 5. Raises BadSeats for any other."""
    if level not in LEVELS:
        raise BadSeats(f"there is no level {level} in Kablamo", "no-bot", bot=f"level{level}")
    chosen = LEVELS[level]
    return Searching(chosen, rng) if chosen.tries else Habitual(chosen, rng)


def win_shares(table: Table[Kablamo], rng: RandomStream) -> list[float]:
    """Return each seat's expected share of the win for a table with nothing hidden, from games played on
    by the rules.
    """
    s = table.state
    assert isinstance(s, Kablamo)
    if table.over:
        return [1.0 if seat == s.winner else 0.0 for seat in range(s.seat_count)]
    if not s.line or s.round == 0:
        return [1.0 / s.seat_count] * s.seat_count
    return foresee_all(table, OPEN_TRIES, rng)
