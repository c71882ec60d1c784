"""The bots of Revolver Noir. They learnt the base game by self-play, and choose at random by learnt probabilities."""

from typing import Any, Final

from hinterzimmer.engine.bots import Advice, Bot, Seat
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.table import Table
from hinterzimmer.games.revolver_noir.bots import advice
from hinterzimmer.games.revolver_noir.bots.players import Player


class RevolverNoirTeam:
    """The team of Revolver Noir: five levels, advice, and shares of the win."""

    def make_bot(self, level: int, rng: RandomStream) -> Bot:
        """Return a bot of a level from 1 to 5."""
        return Player(level, rng)

    def advise(self, seat: Seat, rng: RandomStream) -> Advice:
        """Return what level 5 would do in this seat."""
        return advice.advise(seat, rng)

    def win_shares(self, table: Table[Any], rng: RandomStream) -> list[float]:
        """Return each seat's expected share of the win, from 0 to 1, for a table with nothing hidden."""
        return advice.win_shares(table, rng)


TEAM: Final = RevolverNoirTeam()
