"""Opponents for Revolver Noir: they have learnt the base game by playing themselves, and mix what they do."""

from typing import Any, Final

from hinterzimmer.engine.bots import Advice, Bot, Seat
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.table import Table
from hinterzimmer.games.revolver_noir.bots import advice
from hinterzimmer.games.revolver_noir.bots.players import Player


class RevolverNoirTeam:
    """The five levels, and what the fifth has to say."""

    def make_bot(self, level: int, rng: RandomStream) -> Bot:
        """A bot of a level from 1 to 5."""
        return Player(level, rng)

    def advise(self, seat: Seat, rng: RandomStream) -> Advice:
        """What level 5 would do in this seat."""
        return advice.advise(seat, rng)

    def win_shares(self, table: Table[Any], rng: RandomStream) -> list[float]:
        """Each seat's expected share of the win on an open table."""
        return advice.win_shares(table, rng)


TEAM: Final = RevolverNoirTeam()
