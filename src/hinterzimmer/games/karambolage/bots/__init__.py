"""The bots of Karambolage."""

from hinterzimmer.engine.bots import Advice, Bot, Seat
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.table import Table
from hinterzimmer.games.karambolage.bots.advice import advise
from hinterzimmer.games.karambolage.bots.evaluation import Evaluation
from hinterzimmer.games.karambolage.bots.players import Player
from hinterzimmer.games.karambolage.state import Karambolage


class KarambolageTeam:
    """The team of Karambolage: five levels, advice, and shares of the win."""

    def make_bot(self, level: int, rng: RandomStream) -> Bot:
        return Player(level, rng)

    def advise(self, seat: Seat, rng: RandomStream) -> Advice:
        return advise(seat, rng)

    def win_shares(self, table: Table[Karambolage], rng: RandomStream) -> list[float]:
        return Evaluation(table.state).shares()


TEAM = KarambolageTeam()
