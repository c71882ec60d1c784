"""Hinterzimmer: four shady table games to play and to study.

`play(name)` begins a game and `load(text)` takes up a saved one; both return a `Match`. For speed there is
a low door: `find(name).start()` gives a `Table`, and a stream like `SeededStream` throws its dice.
"""

from typing import TYPE_CHECKING, Any

from hinterzimmer.docstrings import DOCSTRINGS as _DOCSTRINGS
from hinterzimmer.engine import table as _table
from hinterzimmer.engine.bots import Bot, Seat
from hinterzimmer.engine.chance import FairStream, SeededStream
from hinterzimmer.engine.errors import (
    AlreadyChosen,
    BadEdition,
    BadGame,
    BadNotation,
    BadRecord,
    BadSeats,
    BadSetting,
    GameOver,
    HinterzimmerError,
    IllegalOption,
    NotAsked,
    UnknownGame,
)
from hinterzimmer.engine.game import Game, Result
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import CHANCE, CLOCK, SPECTATOR
from hinterzimmer.engine.steps import TAKE_BACK, Option
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import view_of as _view_of
from hinterzimmer.engine.views import SeatView
from hinterzimmer.games import find
from hinterzimmer.match import Hint, Match, Moment, load

if TYPE_CHECKING:
    from hinterzimmer.typed import play
else:
    from hinterzimmer.match import play

__version__ = "0.1.0"
COMPILED = not str(_table.__file__).endswith(".py")
"""Whether the engine runs compiled; False if it runs as plain Python."""


def view_of(game: Game[Any, Any], table: Table[Any], seat: int) -> SeatView:
    """Return all that a seat sees of a table: the open question with its options, and the game's own view."""
    return _view_of(game, table, seat)


for _name, _text in _DOCSTRINGS.items():
    globals()[_name].__doc__ = _text
Table.__doc__ = """The running rules of one game: a state, an agenda of steps, the open ask, and the answers so far.

    options(seat)        what a seat may answer now
    play(seat, option)   answer, with an option or its text; IllegalOption, NotAsked, AlreadyChosen or GameOver
    waiting_seats()      the seats whose answer is missing
    ask, over            the open ask, None when the game is over
    take_events()        what has happened since the last call
    copy()               the same table again, fast and independent
    snapshot()           all that it consists of; two tables are equal when these are

A table has no dice: `SeededStream(1).play_chance(table)` answers for chance. The compiler drops the docstrings of
methods; this text is all that `help(Table)` knows in a compiled build.
"""

__all__ = [
    "CHANCE",
    "CLOCK",
    "COMPILED",
    "SPECTATOR",
    "TAKE_BACK",
    "AlreadyChosen",
    "BadEdition",
    "BadGame",
    "BadNotation",
    "BadRecord",
    "BadSeats",
    "BadSetting",
    "Bot",
    "FairStream",
    "Game",
    "GameOver",
    "Hint",
    "HinterzimmerError",
    "IllegalOption",
    "Match",
    "Moment",
    "NotAsked",
    "Option",
    "Record",
    "Result",
    "Seat",
    "SeatView",
    "SeededStream",
    "Table",
    "UnknownGame",
    "find",
    "load",
    "play",
    "view_of",
]
