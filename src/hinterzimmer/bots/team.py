"""What every game's opponents offer: five levels, advice with its reason, and what a position is worth."""

from dataclasses import dataclass
from typing import Any, Protocol

from hinterzimmer.engine.bots import Bot, Seat
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table


@dataclass(frozen=True)
class Reason:
    """Why: a key of the game's `words.toml`, and the figures that go into its sentence."""

    key: str
    figures: dict[str, Any]


@dataclass(frozen=True)
class Weighed:
    """An option and what it is worth: the expected share of the win, from 0 to 1, as far as the seat can know."""

    option: Option
    value: float


@dataclass(frozen=True)
class Advice:
    """What the strongest level would do, why, and how it weighed the options that it looked at, best first."""

    option: Option
    reason: Reason
    weighed: tuple[Weighed, ...]


class Team(Protocol):
    """The opponents of one game."""

    def hire(self, level: int, rng: Chance) -> Bot:
        """A bot of a level from 1 to 5."""

    def advise(self, seat: Seat, rng: Chance) -> Advice:
        """What level 5 would do in this seat, knowing what the seat knows."""

    def worth(self, table: Table, rng: Chance) -> list[float]:
        """Each seat's expected share of the win on a table that lies open, as after a game."""
