"""The register: one line a game."""

from importlib import import_module
from typing import Final

from hinterzimmer.engine.errors import UnknownGame
from hinterzimmer.engine.game import AnyGame

GAMES: Final = {
    "kablamo": "hinterzimmer.games.kablamo",
    "karambolage": "hinterzimmer.games.karambolage",
    "ausbrecher": "hinterzimmer.games.ausbrecher",
    "revolver-noir": "hinterzimmer.games.revolver_noir",
}


def find(name: str) -> AnyGame:
    """The game of this name; UnknownGame otherwise."""
    if name not in GAMES:
        raise UnknownGame(f"no game {name!r}; there are: {', '.join(GAMES)}")
    game: AnyGame = import_module(GAMES[name]).GAME
    return game
