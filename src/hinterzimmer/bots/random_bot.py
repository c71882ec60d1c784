# mypyc: compile
"""The bot that all others are measured against: it chooses every option with the same probability."""

from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.steps import Option


class RandomBot:
    """A bot that chooses any option."""

    def __init__(self, rng: RandomStream) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> Option:
        """Return one of the options at random."""
        options = seat.options
        return options[self.rng.below(len(options))]
