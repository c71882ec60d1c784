# mypyc: compile
"""The running rules of one game: a state, an agenda of steps, the open ask, and the answers so far."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from hinterzimmer.engine.errors import AlreadyChosen, GameOver, IllegalOption, NotAsked
from hinterzimmer.engine.events import Event
from hinterzimmer.engine.seats import CHANCE, CLOCK
from hinterzimmer.engine.steps import TAKE_BACK, Ask, Option, State, Step

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """A running game. People, bots, dice, clocks and replays all change it through `play`.

    The table holds the present and no history: callers that need one record the choices.
    """

    def __init__(self, state: S, agenda: Sequence[Step[Any]], events: bool = True) -> None:
        """Start at the first ask. `agenda` lists the steps, the first one first."""
        self.state: S = state
        self.agenda: list[Step[Any]] = list(reversed(agenda))
        self.ask: Ask | None = None
        self.answers: dict[int, Option] = {}
        self.ask_number = 0
        """The number of asks so far, which is the number of the open one."""
        if events:
            state.events = []
        self._advance()

    @property
    def over(self) -> bool:
        """Return True if the game has ended."""
        return self.ask is None

    def require_ask(self) -> Ask:
        """Return the open ask. Raises GameOver if there is none."""
        if self.ask is None:
            raise GameOver("the game is over", "over")
        return self.ask

    def waiting_seats(self) -> list[int]:
        """Return the asked seats that have not answered; [] if the game is over."""
        if self.ask is None:
            return []
        return [seat for seat in self.ask.options if seat not in self.answers]

    def options(self, seat: int) -> Sequence[Option]:
        """Return what this seat may answer now; () if it is not asked or has answered."""
        ask = self.ask
        if ask is None or seat not in ask.options or (seat in self.answers and not ask.changeable):
            return ()
        return ask.options[seat]

    def check_seat(self, seat: int) -> Ask:
        """Return the open ask if this seat may answer it now. Raises GameOver, NotAsked or AlreadyChosen otherwise."""
        ask = self.require_ask()
        if seat not in ask.options:
            raise NotAsked(f"{_name(seat)} is not asked now", "not-asked", seat=seat)
        if seat in self.answers and not ask.changeable:
            raise already_chosen(seat)
        return ask

    def check(self, seat: int, option: Option) -> None:
        """Raise GameOver, NotAsked, AlreadyChosen or IllegalOption if the seat may not answer this now.

        Nothing else decides what is legal.
        """
        if not self.check_seat(seat).allows(seat, option):
            raise IllegalOption(f"{_name(seat)} may not choose {option.text!r} now", "not-offered", option=option.text)

    def play(self, seat: int, option: Option | str) -> None:
        """Answer for a seat with one of its options, or with the exact text of one.

        Raises GameOver, NotAsked, AlreadyChosen or IllegalOption; then nothing has changed.
        """
        chosen = self._written(seat, option) if isinstance(option, str) else option
        self.check(seat, chosen)
        self.accept(seat, chosen)

    def _written(self, seat: int, text: str) -> Option:
        """Return the seat's option of this text. If there is none, return one that is not offered."""
        for option in self.options(seat):
            if option.text == text:
                return option
        return TAKE_BACK if text == TAKE_BACK.text else Option("unknown", text)

    def accept(self, seat: int, option: Option) -> None:
        """Accept an answer that `check` has allowed.

        After the last answer run the rules to the next ask or to the end.
        """
        ask = self.require_ask()
        self.answers[seat] = option
        if len(self.answers) == len(ask.options):
            answers = self.answers
            self.answers = {}
            self.ask = None
            step = self.agenda.pop()
            self._push(step.resume(self.state, answers))
            self._advance()

    def take_events(self) -> list[Event]:
        """Return and remove the events since the last call; [] if there are none."""
        events = self.state.events
        if not events:
            return []
        self.state.events = []
        return events

    def copy(self) -> "Table[S]":
        """Return an independent copy. It keeps no log of events."""
        return _rebuild_table(
            self.state.copy(), self.agenda.copy(), self.ask, self.answers.copy(), self.ask_number, False
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (
            _rebuild_table,
            (self.state, self.agenda, self.ask, self.answers, self.ask_number, self.state.events is not None),
        )

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Table) and self.snapshot() == other.snapshot())

    def __hash__(self) -> int:
        raise TypeError("a table changes, so it cannot be a key: use its snapshot")

    def __repr__(self) -> str:
        asked = (
            "over" if self.ask is None else f"ask {self.ask_number} ({self.ask.rule}) to seats {list(self.ask.options)}"
        )
        return f"<Table of {type(self.state).__name__}, {self.state.seat_count} seats, {asked}>"

    def snapshot(self) -> dict[str, object]:
        """Return all data of the table: two tables are equal if their snapshots are."""
        return {
            "state": self.state.snapshot(),
            "agenda": self.agenda,
            "ask": repr(self.ask),
            "answers": self.answers,
            "ask_number": self.ask_number,
        }

    def _push(self, steps: tuple[Step[Any], ...]) -> None:
        for i in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[i])

    def _advance(self) -> None:
        """Run steps until one asks or the agenda is empty."""
        agenda = self.agenda
        while agenda:
            result = agenda[-1].run(self.state)
            if isinstance(result, Ask):
                self.ask = result
                self.ask_number += 1
                return
            agenda.pop()
            self._push(result)


def _rebuild_table(
    state: State, agenda: list[Step[Any]], ask: Ask | None, answers: dict[int, Option], ask_number: int, events: bool
) -> Table[Any]:
    """Return a table from its parts, in the middle of a game."""
    table = Table(state, (), events)
    table.agenda = agenda
    table.ask = ask
    table.answers = answers
    table.ask_number = ask_number
    return table


def already_chosen(seat: int) -> AlreadyChosen:
    """Return the error for a seat's second answer."""
    return AlreadyChosen(f"{_name(seat)} has chosen already", "answer-stands", seat=seat)


def _name(seat: int) -> str:
    if seat == CHANCE:
        return "chance"
    if seat == CLOCK:
        return "the clock"
    return f"seat {seat + 1}"
