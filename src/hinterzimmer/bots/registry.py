"""The register of opponents by name: `random`, the levels of each game's own team, and bots of your own."""

from collections.abc import Callable
from typing import Final

from hinterzimmer.bots.random_bot import RandomBot
from hinterzimmer.engine.bots import Bot, Seat, Team
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.errors import BadSeats
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.steps import Option

Factory = Callable[[RandomStream], Bot]
LEVEL_MAX: Final = 5
_factories: dict[str, Factory] = {"random": RandomBot}


def register(name: str, factory: Factory) -> None:
    """Add a bot that can play every game. `factory` makes one from its random stream."""
    _factories[name] = factory


def names() -> list[str]:
    """Return all names that `make_bot` accepts: the bots for every game, and the levels."""
    return ["random", *_level_names(range(1, LEVEL_MAX + 1)), *[name for name in _factories if name != "random"]]


def names_for(game: AnyGame) -> list[str]:
    """Return the bots that can play this game: those for every game, and its levels."""
    return ["random", *_level_names(game.levels), *[name for name in _factories if name != "random"]]


def names_for_every_game() -> list[str]:
    """Return the bots that need no team."""
    return list(_factories)


def team(game: AnyGame) -> Team:
    """Return a game's own team. Raises BadSeats if it has none."""
    found = game.team
    if found is None:
        raise BadSeats(f"there are no levels for {game.title}", "no-levels", game=game.title)
    return found


def make_bot(name: str, rng: RandomStream) -> Bot:
    """Return a new bot of this name. Raises BadSeats if there is none."""
    if name in _factories:
        return _factories[name](rng)
    if name in names():
        return LevelBot(int(name.removeprefix("level")), rng)
    raise BadSeats(f"unknown bot {name!r}; choose one of: {', '.join(names())}", "no-bot", bot=name)


class LevelBot:
    """A bot of one level that plays any game with that level. It makes the game's own bot at its first choice."""

    def __init__(self, level: int, rng: RandomStream) -> None:
        self.level = level
        self.rng = rng
        self.bot: Bot | None = None

    def choose(self, seat: Seat) -> Option:
        """Return the choice of the game's own bot of this level. Raises BadSeats if there is none."""
        if self.bot is None:
            require_level(seat.game, self.level)
            self.bot = team(seat.game).make_bot(self.level, self.rng)
        return self.bot.choose(seat)


def require_level(game: AnyGame, level: int) -> None:
    """Raise BadSeats unless the game has a bot of this level."""
    if level not in game.levels:
        there_are = f": it has {', '.join(_level_names(game.levels))}" if game.levels else ""
        message = f"there is no level {level} for {game.title}{there_are}"
        raise BadSeats(message, "no-bot", bot=f"level{level}")


def _level_names(levels: range) -> list[str]:
    return [f"level{level}" for level in levels]
