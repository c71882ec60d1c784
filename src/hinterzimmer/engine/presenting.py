"""The contracts of what shows a game outside its rules: a board in the terminal, a solver on the command line.

A game offers them as lazy parts of `Game`. Nothing here imports a drawing library, because the engine needs none.
"""

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, Protocol

from hinterzimmer.engine.edition import Edition
from hinterzimmer.engine.views import OfferedOption, SeatView

Drawing = Any
"""A thing that Rich can print.

It is Any, because compiled modules import this one and a build environment has no Rich.
"""
LANGUAGES: Final = ("de", "en", "it")
"""The languages in which a game's words may be given."""


class Words(Protocol):
    """A game's words in one language. A board calls it with the key of a message and the figures that the message
    names.
    """

    language: str
    """One of LANGUAGES."""

    def __call__(self, key: str, /, **figures: str | float) -> str:
        """Return a message; `KEY.ATTRIBUTE` is an attribute of one. Figures that it does not name are ignored."""

    def sentence(self, key: str, figures: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """Return a message whose figures may be messages themselves, seats, or lists of them."""

    def has(self, key: str) -> bool:
        """Return True if there is a message, or an attribute, of this key."""

    def joined(self, items: Iterable[str], style: Literal["and", "or"] = "and") -> str:
        """Return the items as a list in words: `Ann, Ben and Cleo`."""


class TerminalBoard(Protocol):
    """A game's board in a terminal. A module with these functions is one.

    `names` are those of the seats, `words` the game's in the player's language. All texts of a board come from them.
    """

    def draw(self, view: SeatView, names: list[str], words: Words, picked: str | None = None) -> Drawing:
        """Return the table. `picked` is what `pick` returned, if the player pointed at something."""

    def help(self, words: Words) -> str:
        """Return further lines about what can be typed. Empty, or each begins with a line break."""

    def pick(self, view: SeatView, text: str, words: Words) -> str | None:
        """Return what a player points at with this text before choosing; None if the game has no such thing."""

    def ask(self, view: SeatView, names: list[str], words: Words) -> str:
        """Return the open question as a sentence."""

    def menu(self, view: SeatView, words: Words, picked: str | None = None) -> dict[str, list[str]]:
        """Return the options' texts as they can be typed, grouped under headings."""

    def note(self, view: SeatView, option: str, words: Words) -> str:
        """Return a few words to show beside an option of the menu, or ""."""

    def label(self, view: SeatView, option: OfferedOption, names: list[str], words: Words) -> str:
        """Return an option in words, as it stands inside a sentence of a hint or a look-back."""

    def tell(self, event: dict[str, Any], names: list[str], words: Words) -> str | None:
        """Return the sentence about an event; None if there is nothing to show."""

    def sheet(self, view: SeatView, names: list[str], words: Words) -> Drawing:
        """Return the score sheet."""


class Solver(Protocol):
    """A search for all ways to play a position: `hinterzimmer solve GAME`."""

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Add the flags that describe a position. The command adds `--edition` and `--json` itself."""

    def solve(self, edition: Edition, given: Namespace) -> dict[str, Any]:
        """Return the solutions as plain data for JSON. Raises BadPosition or BadNotation."""

    def draw(self, found: dict[str, Any], given: Namespace, words: Words) -> Drawing:
        """Return the result of `solve` as a picture for the terminal, in the game's words."""


def whole_number(text: str) -> int:
    """Return the number in a flag's text. Raises ArgumentTypeError if it is not one of at most 18 digits."""
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def message_key(kind: str, name: str) -> str:
    """Return the message's key for an event, an option or a rule.

    Example: `event` and `opening throw` give `event-opening-throw`.
    """
    return f"{kind}-{re.sub(r'[^A-Za-z0-9_]+', '-', name).strip('-')}"
