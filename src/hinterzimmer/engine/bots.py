# mypyc: compile
"""The contract between games and bots: what a bot is given, what it returns, and what a game's team offers.

A bot is given its seat's knowledge, and nothing of the true table.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.engine.views import SeatView


class Seat:
    """A seat as a bot knows it: its view, its options, and imagined worlds that fit its knowledge."""

    def __init__(self, game: AnyGame, table: Table[Any], seat: int) -> None:
        self.game = game
        self.seat = seat
        self._table = table

    @property
    def options(self) -> Sequence[Option]:
        """Return what the seat may answer now; () if it is not asked."""
        return self._table.options(self.seat)

    def view(self) -> SeatView:
        """Return what the seat sees now."""
        return view_of(self.game, self._table, self.seat)

    def knowledge(self) -> Any:
        """Return everything that the seat has legally learnt so far (perfect recall)."""
        return self.game.knowledge(self._table.state, self.seat)

    def imagine(self, rng: RandomStream) -> Table[Any]:
        """Return a table that the seat cannot tell from the true one, for a bot to search on."""
        return self.game.imagine(self._table, self.seat, rng)


class Bot(Protocol):
    """An opponent: it chooses one of a seat's options."""

    def choose(self, seat: Seat) -> Option:
        """Return the option to answer with; the seat has at least one."""


class Reason(NamedTuple):
    """The reason of an advice: a key of the game's words, and the figures that fill its sentence."""

    key: str
    figures: dict[str, Any]


class WeightedOption(NamedTuple):
    """An option and its value: the expected share of the win, from 0 to 1, as far as the seat can know."""

    option: Option
    value: float


class Advice(NamedTuple):
    """The choice of the strongest level, its reason, and the options that it compared, best first."""

    option: Option
    reason: Reason
    weighed: tuple[WeightedOption, ...]


class Team(Protocol):
    """The bots of one game by level, with the advice of the strongest."""

    def make_bot(self, level: int, rng: RandomStream) -> Bot:
        """Return a bot of one of `Game.levels` that draws from `rng`."""

    def advise(self, seat: Seat, rng: RandomStream) -> Advice:
        """Return what the strongest level would do in this seat. It uses only what the seat knows."""

    def win_shares(self, table: Table[Any], rng: RandomStream) -> list[float]:
        """Return each seat's expected share of the win, from 0 to 1, for a table with nothing hidden."""
