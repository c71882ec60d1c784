"""Other worlds a seat cannot tell from the true one. With nothing hidden there is one: this one."""

from typing import Any

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.game import Choice
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.table import Table


def imagine(table: Table[Any], seat: int, rng: RandomStream) -> Table[Any]:
    """A copy: everybody knows everything."""
    return table.copy()


def twin(record: Record, seat: int, rng: RandomStream) -> list[Choice]:
    """The same history: nothing in it could have been otherwise unseen."""
    return list(record.choices)
