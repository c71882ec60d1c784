"""The opponents of Kablamo: habits with a memory that fades, and above them a search in imagined worlds."""

from typing import Any

from hinterzimmer.engine.bots import Advice, Bot, Seat
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.table import Table
from hinterzimmer.games.kablamo.bots.advice import advise
from hinterzimmer.games.kablamo.bots.players import make_bot, win_shares


class KablamoTeam:
    """What every game's opponents offer."""

    def make_bot(self, level: int, rng: RandomStream) -> Bot:
        """A bot of a level from 1 to 5."""
        return make_bot(level, rng)

    def advise(self, seat: Seat, rng: RandomStream) -> Advice:
        """What level 5 would do in this seat, knowing what the seat knows."""
        return advise(seat, rng)

    def win_shares(self, table: Table[Any], rng: RandomStream) -> list[float]:
        """Each seat's expected share of the win on a table that lies open."""
        return win_shares(table, rng)


TEAM = KablamoTeam()
