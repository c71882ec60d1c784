"""Hinterzimmer: shady table games to play and to study. `find(name)` is one, `games.games()` are all of them."""

from hinterzimmer.engine import table as _table
from hinterzimmer.engine.chance import FairStream, SeededStream
from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.engine.seats import CHANCE, CLOCK, SPECTATOR
from hinterzimmer.engine.steps import TAKE_BACK, Option
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.games import find

__version__ = "0.1.0"
COMPILED = not str(_table.__file__).endswith(".py")
"""Whether the engine runs compiled; False if it runs as plain Python."""

__all__ = [
    "CHANCE",
    "CLOCK",
    "COMPILED",
    "SPECTATOR",
    "TAKE_BACK",
    "FairStream",
    "HinterzimmerError",
    "Option",
    "SeededStream",
    "Table",
    "find",
    "view_of",
]
