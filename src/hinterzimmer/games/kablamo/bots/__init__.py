"""The bots of Kablamo: rules with a memory that fades, and above them a search in imagined worlds."""

from typing import Any

from hinterzimmer.engine.bots import Advice, Bot, Seat
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.table import Table
from hinterzimmer.games.kablamo.bots.advice import advise
from hinterzimmer.games.kablamo.bots.players import make_bot, win_shares


class KablamoTeam:
    """The team of Kablamo: bots by level, advice, and shares of the win."""

    def make_bot(self, level: int, rng: RandomStream) -> Bot:
        """Return a bot of a level from 1 to 5. Raises BadSeats for any other."""
        return make_bot(level, rng)

    def advise(self, seat: Seat, rng: RandomStream) -> Advice:
        """Return what level 5 would do in this seat. It uses only what the seat knows."""
        return advise(seat, rng)

    def win_shares(self, table: Table[Any], rng: RandomStream) -> list[float]:
        """Return each seat's expected share of the win, from 0 to 1, for a table with nothing hidden."""
        return win_shares(table, rng)


TEAM = KablamoTeam()
