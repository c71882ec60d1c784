"""The doors every game has. Whatever plays, shows or stores a game comes in through these."""

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.edition import Edition
from hinterzimmer.engine.errors import BadSeats
from hinterzimmer.engine.settings import Setting, Settings, complete
from hinterzimmer.engine.steps import Option, State, Step
from hinterzimmer.engine.table import Table

if TYPE_CHECKING:
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
    seats: range
    settings: tuple[Setting, ...] = ()
    secrets: bool = False
    """Whether seats know things that others do not: a shared device then needs a curtain between them."""
    has_windows: bool = False
    """Whether there are windows in which everybody asked may react or pass; a room then agrees how long they last."""

    @abstractmethod
    def edition(self, text: str | None = None, file: str = "edition") -> E:
        """The edition in this TOML text, or the game's own."""

    @abstractmethod
    def state(self, seats: int, settings: Settings, edition: E) -> S:
        """The state before the first step."""

    @abstractmethod
    def opening(self) -> Sequence[Step[S]]:
        """The steps a game consists of, first one first."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """How the game stands or, when it is over, how it ended."""

    @abstractmethod
    def view(self, state: S, seat: int) -> Any:
        """What a seat (or SPECTATOR) sees: a struct built from nothing, holding only what that seat may know."""

    def laid_open(self, state: S, seat: int) -> Any:
        """What a seat would see if nothing were hidden from its own page: for replays of finished games."""
        return self.view(state, seat)

    def knowledge(self, state: S, seat: int) -> Any:
        """Everything this seat has legally learnt, forgetting nothing; the view, where a view forgets nothing."""
        return self.view(state, seat)

    @abstractmethod
    def imagine(self, table: Table, seat: int, rng: Chance) -> Table:
        """Another table that this seat cannot tell from the true one, each equally likely given what it knows."""

    @abstractmethod
    def twin(self, record: "Record", seat: int, rng: Chance) -> list[Choice]:
        """Another history, finished or not, that looks the same to this seat from the first ask to the last."""

    @abstractmethod
    def parse(self, text: str, edition: E) -> Option:
        """The option a notation stands for, in any spelling people use; BadNotation otherwise."""

    def standing(self, state: S, seat: int) -> Option | None:
        """What a seat's standing order answers in an open window; None where it has given none, or there are none."""
        return None

    def reminds(self, settings: Settings) -> bool:
        """Whether a seat may be told again what it saw in secret before; not where memory is the game."""
        return True

    def tally(self, state: S) -> dict[str, list[int]]:
        """Figures of a finished game that are worth counting over many: for each name the numbers it had."""
        return {}

    def check(self, settings: Settings, given: Mapping[str, object]) -> Settings:
        """Settings that depend on each other put right; `given` are those that were chosen."""
        return settings

    def agreed(self, given: Mapping[str, object] | None = None) -> Settings:
        """All settings for a game in which these were chosen."""
        chosen = given or {}
        return self.check(complete(self.settings, chosen), chosen)

    def start(
        self,
        seats: int,
        settings: Mapping[str, object] | None = None,
        edition: E | None = None,
        events: bool = True,
    ) -> Table:
        """A new table. Wrong seats or settings are refused by name."""
        if seats not in self.seats:
            raise BadSeats(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        return Table(self.state(seats, self.agreed(settings), edition or self.edition()), self.opening(), events)


AnyGame = Game[Any, Any]
