"""The contract of a game. Everything that plays, shows or stores a game calls these methods.

A game's optional parts are modules and files of its package with agreed names. They are loaded when they are first
used, so that playing loads the rules alone. Each has a default, so that a game can be played everywhere without it.
"""

import json
import sys
from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.edition import Edition, load_edition
from hinterzimmer.engine.errors import BadSeats
from hinterzimmer.engine.settings import Setting, Settings, with_defaults
from hinterzimmer.engine.steps import Option, State, Step
from hinterzimmer.engine.table import Table

if TYPE_CHECKING:
    from hinterzimmer.engine.bots import Team
    from hinterzimmer.engine.presenting import Solver, TerminalBoard
    from hinterzimmer.engine.record import Record

E = TypeVar("E", bound=Edition)
S = TypeVar("S", bound=State)

Choice = tuple[int, Option]
"""A seat (or CHANCE, or CLOCK) and the option it chose: a game's history is a list of these."""


@dataclass(frozen=True)
class Result:
    """The end of a game: the seats that won (several share the win, () is possible), and every seat's points."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Game(Generic[S, E], metaclass=ABCMeta):
    """One game: its name, its seats, its settings, and how to start, show, write and imagine it."""

    name: str
    """The name on command lines and in links."""
    title: str
    prefix: str
    """The letters with which its rule numbers begin."""
    version: int
    """The version of the rules: raised when a change makes old records replay differently."""
    seat_counts: range
    settings: tuple[Setting, ...] = ()
    has_secrets: bool = False
    """True if a seat knows things that others do not: a shared device then needs a curtain between the seats."""
    has_windows: bool = False
    """True if there are windows in which several seats may react or pass. A room then agrees how long they last."""
    levels: range = range(0)
    """The levels of its team, weakest first; empty if it has none.

    A plain attribute, so that reading it loads no team.
    """
    edition_class: type[Edition] = Edition
    """The class that reads its component data."""

    @cached_property
    def team(self) -> "Team | None":
        """Return the game's team: `TEAM` of its module `bots`. None if only the bots for every game can play it."""
        found: Team | None = self._import_part("bots", "TEAM")
        return found

    @cached_property
    def terminal_board(self) -> "TerminalBoard | None":
        """Return the game's module `terminal_board`; None if the plain board draws it."""
        found: TerminalBoard | None = self._import_part("terminal_board")
        return found

    @cached_property
    def solver(self) -> "Solver | None":
        """Return what finds all ways to play a position: `SOLVER` of its module `solve_command`.

        None if there is none.
        """
        found: Solver | None = self._import_part("solve_command", "SOLVER")
        return found

    @cached_property
    def catalogue_text(self) -> str | None:
        """Return the numbered statements of the rules: `catalogue.md` of the game's package. None if there is none."""
        return self._read_file("catalogue.md")

    def words_text(self, language: str) -> str:
        """Return the game's texts for players as a Fluent file: `words/LANGUAGE.ftl`. Empty if there is none."""
        return self._read_file("words", f"{language}.ftl") or ""

    def rules_text(self, language: str) -> str:
        """Return the rules for players in our own words: `guide/LANGUAGE.md`. Empty if there is none."""
        return self._read_file("guide", f"{language}.md") or ""

    @cached_property
    def edition_text(self) -> str:
        """Return the game's own component data: `edition.toml`. If there is none, an edition without parts."""
        own = self._read_file("edition.toml")
        return f'[edition]\nname = {json.dumps(self.title)}\ngame = "{self.name}"\n' if own is None else own

    def __repr__(self) -> str:
        return f"hinterzimmer.find({self.name!r})"

    def _packages(self) -> list[str]:
        """Return the packages that may hold the parts: of the game's class first, then of its base classes."""
        modules = [sys.modules[kind.__module__] for kind in type(self).__mro__ if kind.__module__ != __name__]
        return list(dict.fromkeys([module.__package__ for module in modules if module.__package__]))

    def _import_part(self, module: str, name: str | None = None) -> Any:
        """Return a module of the game's package, or its attribute `name`. None if there is no such module."""
        for package in self._packages():
            if find_spec(f"{package}.{module}") is not None:
                part = import_module(f"{package}.{module}")
                return getattr(part, name) if name else part
        return None

    def _read_file(self, *path: str) -> str | None:
        """Return the text of a file in the game's package; None if there is no such file."""
        for package in self._packages():
            file = files(package).joinpath(*path)
            if file.is_file():
                return file.read_text(encoding="utf-8")
        return None

    def edition(self, text: str | None = None, file: str = "edition") -> E:
        """Return the edition in this TOML text, or the game's own. Each text is parsed once. Raises BadEdition."""
        given = self.edition_text if text is None else text
        return cast(E, load_edition(self.edition_class, self.name, given, file))

    @abstractmethod
    def state(self, seats: int, settings: Settings, edition: E) -> S:
        """Return the state before the first step."""

    @abstractmethod
    def agenda(self) -> Sequence[Step[S]]:
        """Return the steps of a game, the first one first."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """Return the final result or, while the game is running, the current standing."""

    @abstractmethod
    def view(self, state: S, seat: int) -> Any:
        """Return what a seat (or SPECTATOR) sees: a new struct with only what that seat may know."""

    def open_view(self, state: S, seat: int) -> Any:
        """Return what a seat sees with everything open, for replays of finished games."""
        return self.view(state, seat)

    def knowledge(self, state: S, seat: int) -> Any:
        """Return everything this seat has legally learnt (perfect recall). By default its view, which then forgets
        nothing.
        """
        return self.view(state, seat)

    @abstractmethod
    def imagine(self, table: Table[S], seat: int, rng: RandomStream) -> Table[S]:
        """Return a table that this seat cannot tell from the true one, drawn as likely as it is given what the seat
        knows.
        """

    @abstractmethod
    def twin(self, record: "Record", seat: int, rng: RandomStream) -> list[Choice]:
        """Return another history of equal length, finished or not, that this seat cannot tell from the true one at any
        ask.
        """

    @abstractmethod
    def parse(self, text: str, edition: E) -> Option:
        """Return the option that a notation means, in any accepted spelling. Raises BadNotation."""

    def standing_order(self, state: S, seat: int) -> Option | None:
        """Return what a seat's standing order answers in an open window; None if the seat has given none."""
        return None

    def repeats_secrets(self, settings: Settings) -> bool:
        """Return True if logs and replays of a running game may show a seat its own past secrets.

        Return False where remembering them is the game.
        """
        return True

    def statistics(self, state: S) -> dict[str, list[int]]:
        """Return figures of a finished game that are worth counting over many games: lists of numbers by name."""
        return {}

    def adjust_settings(self, settings: Settings, given: Mapping[str, object]) -> Settings:
        """Return settings that depend on each other, made consistent. `given` are those that players chose. May raise
        BadSetting.
        """
        return settings

    def complete_settings(self, given: Mapping[str, object] | None = None) -> Settings:
        """Return all settings: those given, checked, and defaults for the rest. Raises BadSetting."""
        chosen = given or {}
        return self.adjust_settings(with_defaults(self.settings, chosen), chosen)

    def require_seat_count(self, seats: int) -> None:
        """Raise BadSeats unless this number of seats can play."""
        if seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            span = f"{low}" if low == high else f"{low} to {high}"
            message = f"{self.title} is for {span} players, not {seats}"
            many = "exact" if low == high else "span"
            raise BadSeats(message, "count", game=self.title, low=low, high=high, many=many)

    def start(
        self,
        seats: int,
        settings: Mapping[str, object] | None = None,
        edition: E | None = None,
        events: bool = True,
    ) -> Table[S]:
        """Return a new table at its first ask. Raises BadSeats or BadSetting. With `events=False` it keeps no log."""
        self.require_seat_count(seats)
        return Table(
            self.state(seats, self.complete_settings(settings), edition or self.edition()), self.agenda(), events
        )


AnyGame = Game[Any, Any]
