"""The opponents of Karambolage."""

from hinterzimmer.engine.bots import Advice, Bot, Seat
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.table import Table
from hinterzimmer.games.karambolage.bots.advising import advise
from hinterzimmer.games.karambolage.bots.judging import Judge
from hinterzimmer.games.karambolage.bots.players import Player
from hinterzimmer.games.karambolage.state import Karambolage


class KarambolageTeam:
    """Five levels, advice and values for Karambolage."""

    def hire(self, level: int, rng: RandomStream) -> Bot:
        return Player(level, rng)

    def advise(self, seat: Seat, rng: RandomStream) -> Advice:
        return advise(seat, rng)

    def worth(self, table: Table[Karambolage], rng: RandomStream) -> list[float]:
        return Judge(table.state).shares()


TEAM = KarambolageTeam()
