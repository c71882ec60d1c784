"""What level 5 would do, and why, in words with figures."""

from hinterzimmer.bots.kablamo.players import LEVELS
from hinterzimmer.bots.kablamo.search import Search
from hinterzimmer.bots.seat import Seat
from hinterzimmer.bots.team import Advice, Reason, Weighed
from hinterzimmer.engine.chance import Chance


def advise(seat: Seat, rng: Chance) -> Advice:
    """What level 5 would do in this seat, knowing what the seat knows."""
    level = LEVELS[5]
    tried = Search(level.tries, level.caution).weigh(seat.imagine, seat.number, seat.options, rng)
    weighed = tuple(Weighed(one.option, one.value()) for one in tried)
    return Advice(tried[0].option, Reason("plain", {}), weighed)
