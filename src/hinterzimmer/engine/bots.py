# mypyc: compile
"""What a bot is given: its seat's knowledge, and nothing of the true table."""

from collections.abc import Sequence
from typing import Any, Protocol

from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import look
from hinterzimmer.engine.views import SeatView


class Seat:
    """A place at a table: what it sees, what it may answer, and worlds that fit what it knows."""

    def __init__(self, game: AnyGame, table: Table, number: int) -> None:
        self.game = game
        self.number = number
        self._table = table

    @property
    def options(self) -> Sequence[Option]:
        """What the seat may answer now."""
        return self._table.options(self.number)

    def view(self) -> SeatView:
        """What the seat sees now."""
        return look(self.game, self._table, self.number)

    def knowledge(self) -> Any:
        """Everything the seat has legally learnt so far, forgetting nothing."""
        return self.game.knowledge(self._table.state, self.number)

    def imagine(self, rng: Chance) -> Table:
        """A table that the seat cannot tell from the true one, to think on."""
        return self.game.imagine(self._table, self.number, rng)


class Bot(Protocol):
    """Somebody who chooses one of a seat's options."""

    def choose(self, seat: Seat) -> Option:
        """The option to answer with; the seat has at least one."""
