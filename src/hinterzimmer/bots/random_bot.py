# mypyc: compile
"""The opponent everybody else is measured against: every option is equally likely."""

from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.steps import Option


class RandomBot:
    """Chooses any option."""

    def __init__(self, rng: RandomStream) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> Option:
        """One of the options, blindly."""
        options = seat.options
        return options[self.rng.below(len(options))]
