"""How each game looks and speaks in a terminal: one module a game, named like the game's folder.

Every module has `draw(view, names, picked)` (the table as Rich text), `ask(view, names)` (the open question as a
sentence), `pick(view, text)` (what a person points at before choosing, if the game has that), `menu(view, picked)`
(the options in groups), `note(view, option)` (a few words beside an option), `tell(event, names)` (an event as a
sentence, or None), `sheet(view, names)` (the score sheet), and `HELP`, more of what can be typed.
"""

from importlib import import_module
from types import ModuleType


def board(game: str) -> ModuleType:
    """The module that draws this game."""
    return import_module(f"hinterzimmer.games.{game.replace('-', '_')}.terminal_board")
