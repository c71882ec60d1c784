"""Worlds that a seat cannot tell from the true one. Nothing is hidden, so there is only the true one."""

from typing import Any

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.game import Choice
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.table import Table


def imagine(table: Table[Any], seat: int, rng: RandomStream) -> Table[Any]:
    """Return a copy, because every seat knows everything."""
    return table.copy()


def twin(record: Record, seat: int, rng: RandomStream) -> list[Choice]:
    """Return the same history, because every choice in it is public."""
    return list(record.choices)
