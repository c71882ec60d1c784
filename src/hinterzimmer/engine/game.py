"""The doors every game has. Whatever plays, shows or stores a game comes in through these.

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
"""A seat (or CHANCE, or CLOCK) and what it chose: a game's history is a list of these."""


@dataclass(frozen=True)
class Result:
    """How a game ended: the seats that won (several share it, none is possible), and everybody's points."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Game(Generic[S, E], metaclass=ABCMeta):
    """One game: its name, its seats, its settings, and how to start, show, write and imagine it."""

    name: str
    """As on command lines and links."""
    title: str
    prefix: str
    """What its rule numbers begin with."""
    version: int
    """Raised when a change of the rules makes old records replay differently."""
    seat_counts: range
    settings: tuple[Setting, ...] = ()
    has_secrets: bool = False
    """Whether seats know things that others do not: a shared device then needs a curtain between them."""
    has_windows: bool = False
    """Whether there are windows in which everybody asked may react or pass; a room then agrees how long they last."""
    levels: range = range(0)
    """The levels of its team, weakest first; empty if it has none. A plain attribute: asking loads no team."""
    edition_class: type[Edition] = Edition
    """What reads its component data."""

    @cached_property
    def team(self) -> "Team | None":
        """Return the game's opponents: `TEAM` of `bots`; None where only bots that play every game can play it."""
        found: Team | None = self._import_part("bots", "TEAM")
        return found

    @cached_property
    def terminal_board(self) -> "TerminalBoard | None":
        """Return how it looks in a terminal: the module `terminal_board`; None where the plain board draws it."""
        found: TerminalBoard | None = self._import_part("terminal_board")
        return found

    @cached_property
    def solver(self) -> "Solver | None":
        """Return what finds all ways to play a position: `SOLVER` of `solve_command`; None if there is none."""
        found: Solver | None = self._import_part("solve_command", "SOLVER")
        return found

    @cached_property
    def catalogue_text(self) -> str | None:
        """Return the numbered statements of the rules: `catalogue.md` of the game's package; None without one."""
        return self._read_file("catalogue.md")

    def words_text(self, language: str) -> str:
        """Return what players read of this game, as a Fluent file: `words/LANGUAGE.ftl`; empty without one."""
        return self._read_file("words", f"{language}.ftl") or ""

    def rules_text(self, language: str) -> str:
        """Return the rules for players in our own words: `guide/LANGUAGE.md`; empty without one."""
        return self._read_file("guide", f"{language}.md") or ""

    @cached_property
    def edition_text(self) -> str:
        """Return the game's own component data: `edition.toml`; without one an edition that has no parts."""
        own = self._read_file("edition.toml")
        return f'[edition]\nname = {json.dumps(self.title)}\ngame = "{self.name}"\n' if own is None else own

    def __repr__(self) -> str:
        return f"hinterzimmer.find({self.name!r})"

    def _packages(self) -> list[str]:
        """Return the packages in which parts are looked for: of the game's class, then of those it is derived from."""
        modules = [sys.modules[kind.__module__] for kind in type(self).__mro__ if kind.__module__ != __name__]
        return list(dict.fromkeys([module.__package__ for module in modules if module.__package__]))

    def _import_part(self, module: str, name: str | None = None) -> Any:
        """Return a module of the game's package, or what it calls `name`; None if there is no such module."""
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
        """Return the edition in this TOML text, or the game's own; each text is read once. Raises BadEdition."""
        given = self.edition_text if text is None else text
        return cast(E, load_edition(self.edition_class, self.name, given, file))

    @abstractmethod
    def state(self, seats: int, settings: Settings, edition: E) -> S:
        """The state before the first step."""

    @abstractmethod
    def agenda(self) -> Sequence[Step[S]]:
        """The steps a game consists of, first one first."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """How the game stands or, when it is over, how it ended."""

    @abstractmethod
    def view(self, state: S, seat: int) -> Any:
        """What a seat (or SPECTATOR) sees: a struct built from nothing, holding only what that seat may know."""

    def open_view(self, state: S, seat: int) -> Any:
        """What a seat would see if nothing were hidden from its own page: for replays of finished games."""
        return self.view(state, seat)

    def knowledge(self, state: S, seat: int) -> Any:
        """Everything this seat has legally learnt, forgetting nothing; the view, where a view forgets nothing."""
        return self.view(state, seat)

    @abstractmethod
    def imagine(self, table: Table[S], seat: int, rng: RandomStream) -> Table[S]:
        """Another table that this seat cannot tell from the true one, each equally likely given what it knows."""

    @abstractmethod
    def twin(self, record: "Record", seat: int, rng: RandomStream) -> list[Choice]:
        """Another history, finished or not, that looks the same to this seat from the first ask to the last."""

    @abstractmethod
    def parse(self, text: str, edition: E) -> Option:
        """The option a notation stands for, in any spelling people use; BadNotation otherwise."""

    def standing_order(self, state: S, seat: int) -> Option | None:
        """What a seat's standing order answers in an open window; None where it has given none, or there are none."""
        return None

    def repeats_secrets(self, settings: Settings) -> bool:
        """Whether a seat may be told again what it saw in secret before; not where memory is the game."""
        return True

    def statistics(self, state: S) -> dict[str, list[int]]:
        """Figures of a finished game that are worth counting over many: for each name the numbers it had."""
        return {}

    def adjust_settings(self, settings: Settings, given: Mapping[str, object]) -> Settings:
        """Settings that depend on each other put right; `given` are those that were chosen."""
        return settings

    def complete_settings(self, given: Mapping[str, object] | None = None) -> Settings:
        """All settings for a game in which these were chosen."""
        chosen = given or {}
        return self.adjust_settings(with_defaults(self.settings, chosen), chosen)

    def require_seat_count(self, seats: int) -> None:
        """Raise BadSeats unless so many can play."""
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
        """A new table. Wrong seats or settings are refused by name."""
        self.require_seat_count(seats)
        return Table(
            self.state(seats, self.complete_settings(settings), edition or self.edition()), self.agenda(), events
        )


AnyGame = Game[Any, Any]
