"""The register of opponents: one line a bot."""

from collections.abc import Callable
from typing import Final

from hinterzimmer.bots.random_ import RandomBot
from hinterzimmer.bots.seat import Bot
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.errors import BadSeats

BOTS: Final[dict[str, Callable[[Chance], Bot]]] = {
    "random": RandomBot,
}


def hire(name: str, rng: Chance) -> Bot:
    """The bot of this name; BadSeats if there is none."""
    if name not in BOTS:
        raise BadSeats(f"no opponent {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](rng)
