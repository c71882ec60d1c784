"""A game from Python: rules, table, dice and record in one object.

`play` starts a game, `load` resumes a saved one. Both return a `Match`. Simulations that need speed use `find`,
`Game.start`, `Table` and a stream instead.
"""

import hashlib
import io
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar, cast

from hinterzimmer.engine.bots import Advice, Seat
from hinterzimmer.engine.chance import RandomStream, SeededStream, new_secret
from hinterzimmer.engine.edition import Edition
from hinterzimmer.engine.errors import GameOver, IllegalOption
from hinterzimmer.engine.game import AnyGame, Choice, Result
from hinterzimmer.engine.record import Record, RecordedTable, game_name_in, read_record
from hinterzimmer.engine.seats import CHANCE, SPECTATOR
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.engine.views import SeatView
from hinterzimmer.games import find

B = TypeVar("B")
"""The type of the game's board in a view; `typed.pyi` declares it by the game's name."""
DRAWING_COLUMNS: Final = 100

if TYPE_CHECKING:

    class ViewOf(SeatView, Generic[B], frozen=True):
        """A view whose board has the game's own type."""

        board: B


class Moment(NamedTuple):
    """One choice of a game: its number from 1, the seat, the option, and a copy of the table before it."""

    number: int
    seat: int
    option: Option
    table: Table[Any]


class Hint(NamedTuple):
    """What the strongest level would choose, and why; `str(hint)` is one line of text."""

    option: Option
    why: str
    advice: Advice

    def __str__(self) -> str:
        return f"{self.option.text}: {self.why}"


class Match(Generic[B]):
    """A running or finished game: rules, table, dice and record in one.

    Where a seat is expected and none is given, it is `seat`: the first one that is asked and has not answered.
    """

    def __init__(self, recorded: RecordedTable) -> None:
        """Wrap a recorded table; use `play` or `load` instead of calling this."""
        self._recorded = recorded

    @property
    def game(self) -> AnyGame:
        """The rules: the game that `find` returns."""
        return self.record.game

    @property
    def table(self) -> Table[Any]:
        """The running rules. Playing on it directly bypasses the record: use `play`, or a copy."""
        return self._recorded.table

    @property
    def record(self) -> Record:
        """The game so far as a record; `record.to_text()` is the file."""
        return self._recorded.record

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked and have not answered; empty when the game is over."""
        return self.table.waiting_seats()

    @property
    def seat(self) -> int:
        """The first seat that is asked and has not answered. Raises GameOver when there is none."""
        waiting = self.waiting
        if not waiting:
            raise GameOver("the game is over")
        return waiting[0]

    @property
    def result(self) -> Result | None:
        """The winners and each seat's points; None while the game is running."""
        return self.game.result(self.table.state) if self.over else None

    @property
    def scores(self) -> tuple[int, ...]:
        """The current points of every seat."""
        return self.game.result(self.table.state).scores

    def options(self, seat: int | None = None) -> list[Option]:
        """Return what a seat may answer now; empty if it is not asked, or has answered."""
        return list(self.table.options(self.seat if seat is None else seat))

    def play(self, option: Option | str, seat: int | None = None) -> None:
        """Answer for a seat, with an option or its text in any spelling that the notation accepts.

        Chance then answers until a player is asked, and the record gets all choices. Raises BadNotation, IllegalOption,
        NotAsked, AlreadyChosen or GameOver, and then changes nothing.
        """
        who = self.seat if seat is None else seat
        self.table.check_seat(who)
        chosen = self.game.parse(option, self.record.edition) if isinstance(option, str) else option
        self._recorded.play(who, chosen)

    def view(self, seat: int = SPECTATOR) -> "ViewOf[B]":
        """Return all that a seat sees now; without a seat, what a spectator sees."""
        return cast("ViewOf[B]", view_of(self.game, self.table, seat))

    def knowledge(self, seat: int | None = None) -> Any:
        """Return everything a seat has legally learnt so far, forgetting nothing."""
        return self.game.knowledge(self.table.state, self.seat if seat is None else seat)

    def imagine(self, seat: int | None = None, stream: RandomStream | None = None) -> Table[Any]:
        """Return a table drawn from a seat's information set: one that the seat cannot tell from the true one.

        Without a stream the same position gives the same table.
        """
        who = self.seat if seat is None else seat
        return self.game.imagine(self.table, who, stream or SeededStream(f"imagine {self.table.ask_number} {who}"))

    def bot(self, name: str, seat: int | None = None) -> Option:
        """Return the option that a bot chooses for a seat: `random`, `level1` to `level5`, or one you registered.

        A bot knows only what its seat knows. The same record gives the same choice. Raises BadSeats for an unknown bot.
        """
        from hinterzimmer.bots.registry import make_bot

        who = self.seat if seat is None else seat
        self.table.check_seat(who)
        stream = SeededStream(f"{self.record.commitment} {self.table.ask_number} {who}")
        return make_bot(name, stream).choose(Seat(self.game, self.table, who))

    def hint(self, seat: int | None = None, language: str = "en") -> Hint:
        """Return what the game's strongest level would choose for a seat, and why. Raises BadSeats if it has none."""
        from hinterzimmer.bots.registry import team
        from hinterzimmer.words import reason_text

        who = self.seat if seat is None else seat
        self.table.check_seat(who)
        stream = SeededStream(f"hint {self.table.ask_number}")
        advice = team(self.game).advise(Seat(self.game, self.table, who), stream)
        return Hint(advice.option, reason_text(self.game, advice.reason, language, self.record.seat_names), advice)

    def undo(self) -> Choice:
        """Take back the last choice that was not chance's, and return its seat and option.

        The same choice brings the same dice again. Raises IllegalOption if no seat has chosen yet.
        """
        choices = self.record.choices
        target = max([i for i, (seat, _) in enumerate(choices) if seat != CHANCE], default=-1)
        if target < 0:
            raise IllegalOption("nobody has chosen anything yet", "nothing-to-undo")
        taken = choices[target]
        self._recorded = RecordedTable(_copy_of(self.record, choices[:target]))
        return taken

    def copy(self) -> "Match[B]":
        """Return an independent copy of the game. The same choices bring the same dice in both."""
        choices = self.record.choices
        again = (len(choices), self.table.copy())
        return type(self)(RecordedTable(_copy_of(self.record, choices), checkpoint=again))

    def draw(self, seat: int = SPECTATOR, language: str = "en") -> str:
        """Return the board as text, as the terminal draws it for a seat; without a seat, as a spectator sees it."""
        lines = self._console(seat, language).export_text(styles=False).splitlines()
        return "\n".join([line.rstrip() for line in lines]).rstrip()

    def __iter__(self) -> Iterator[Moment]:
        """Yield each choice of the game, chance's included, with a copy of the table before it."""
        table = Record(self.game, self.record.edition, self.record.settings, self.record.seat_names).replay()
        for i, (seat, option) in enumerate(self.record.choices):
            yield Moment(i + 1, seat, option, table.copy())
            table.play(seat, option)

    def __len__(self) -> int:
        """Return the number of choices, chance's included."""
        return len(self.record.choices)

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.record.to_text() == other.record.to_text()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        own = self.record.edition.fingerprint == self.game.edition().fingerprint
        edition = "" if own else f", edition={self.record.edition.text!r}"
        return f"hinterzimmer.load({self.record.to_text()!r}{edition})"

    def __str__(self) -> str:
        return self.draw()

    def _repr_html_(self) -> str:
        """Return the board as HTML for a notebook, as a spectator sees it."""
        code = '<pre style="line-height: 1.2; font-family: monospace">{code}</pre>'
        return str(self._console(SPECTATOR, "en").export_html(inline_styles=True, code_format=code))

    def _console(self, seat: int, language: str) -> Any:
        from rich.console import Console

        from hinterzimmer.terminal.plain_board import board_for
        from hinterzimmer.words import game_words

        console = Console(record=True, width=DRAWING_COLUMNS, file=io.StringIO(), highlight=False)
        board, words = board_for(self.game), game_words(self.game, language)
        console.print(board.draw(self.view(seat), self.record.seat_names, words))
        return console


def play(
    game: str,
    seats: int = 2,
    seed: int | None = None,
    settings: Mapping[str, object] | None = None,
    edition: str | None = None,
    names: Sequence[str] = (),
) -> Match[Any]:
    """Start a game and return it; chance has answered until a player is asked.

    The same seed gives the same dice, the same as `hinterzimmer play --seed`; without a seed the dice come from a fresh
    secret. `edition` is the text of an edition file. Raises UnknownGame, BadSeats, BadSetting or BadEdition.
    """
    found = find(game)
    found.require_seat_count(seats)
    called = [names[seat] if seat < len(names) else f"Seat {seat + 1}" for seat in range(seats)]
    secret = new_secret() if seed is None else hashlib.sha256(f"seed {seed}".encode()).digest()
    used: Edition = found.edition(edition)
    return Match(RecordedTable(Record(found, used, found.complete_settings(settings), called, secret=secret)))


def load(text: str, edition: str | None = None) -> Match[Any]:
    """Return the game in a record's text; `edition` is the text of its edition file.

    Raises BadRecord, which names the line, if the text was changed or cut off, and UnknownGame.
    """
    found = find(game_name_in(text))
    return Match(RecordedTable(read_record(text, found, found.edition(edition))))


def _copy_of(record: Record, choices: Sequence[Choice]) -> Record:
    """Return a record of the same game that has only these choices."""
    names, seeds = list(record.seat_names), list(record.seeds)
    return Record(record.game, record.edition, record.settings, names, seeds, secret=record.secret, choices=[*choices])
