"""The register of opponents: by name, and for the five levels one team a game."""

import importlib
from collections.abc import Callable
from typing import Final, cast

from hinterzimmer.bots.random_bot import RandomBot
from hinterzimmer.engine.bots import Bot, Seat, Team
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.errors import BadSeats
from hinterzimmer.engine.steps import Option

TEAMS: Final[dict[str, str]] = {
    "kablamo": "hinterzimmer.games.kablamo.bots",
    "karambolage": "hinterzimmer.games.karambolage.bots",
    "ausbrecher": "hinterzimmer.games.ausbrecher.bots",
    "revolver-noir": "hinterzimmer.games.revolver_noir.bots",
}
"""For each game the module that holds its `TEAM`; loaded when first needed."""


def team(game: str) -> Team:
    """The opponents of a game; BadSeats if it has none of its own."""
    if game not in TEAMS:
        raise BadSeats(f"there are no levels for {game}")
    return cast(Team, importlib.import_module(TEAMS[game]).TEAM)


class Levelled:
    """A bot of some level, of whatever game it finds itself at."""

    level = 1

    def __init__(self, rng: Chance) -> None:
        self.rng = rng
        self.bot: Bot | None = None

    def choose(self, seat: Seat) -> Option:
        """What the game's own bot of this level chooses."""
        if self.bot is None:
            self.bot = team(seat.game.name).hire(self.level, self.rng)
        return self.bot.choose(seat)


def _levelled(number: int) -> type[Levelled]:
    return type(f"Level{number}", (Levelled,), {"level": number})


BOTS: Final[dict[str, Callable[[Chance], Bot]]] = {
    "random": RandomBot,
    **{f"level{number}": _levelled(number) for number in range(1, 6)},
}


def hire(name: str, rng: Chance) -> Bot:
    """The bot of this name; BadSeats if there is none."""
    if name not in BOTS:
        raise BadSeats(f"no opponent {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](rng)
