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
    """One door in, `play`, for people, bots, dice, clocks and replays alike.

    The table is the whole game and nothing but the present: its history is kept by whoever needs one.
    """

    def __init__(self, state: S, agenda: Sequence[Step[Any]], events: bool = True) -> None:
        """Sit down: `agenda` is what is to be done, first step first."""
        self.state: S = state
        self.agenda: list[Step[Any]] = list(reversed(agenda))
        self.ask: Ask | None = None
        self.answers: dict[int, Option] = {}
        self.ask_number = 0
        """How many asks there have been: the number of the open one."""
        if events:
            state.events = []
        self._advance()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ask is None

    def require_ask(self) -> Ask:
        """The open ask; GameOver if there is none."""
        if self.ask is None:
            raise GameOver("the game is over", "over")
        return self.ask

    def waiting_seats(self) -> list[int]:
        """The seats whose answer is still missing."""
        if self.ask is None:
            return []
        return [seat for seat in self.ask.options if seat not in self.answers]

    def options(self, seat: int) -> Sequence[Option]:
        """What this seat may answer now; nothing if it is not asked or has answered."""
        ask = self.ask
        if ask is None or seat not in ask.options or (seat in self.answers and not ask.changeable):
            return ()
        return ask.options[seat]

    def check_seat(self, seat: int) -> Ask:
        """Return the open ask if this seat may answer it now; raise GameOver, NotAsked or AlreadyChosen otherwise."""
        ask = self.require_ask()
        if seat not in ask.options:
            raise NotAsked(f"{_name(seat)} is not asked now", "not-asked", seat=seat)
        if seat in self.answers and not ask.changeable:
            raise already_chosen(seat)
        return ask

    def check(self, seat: int, option: Option) -> None:
        """Refuse what this seat may not answer now by a named error; nothing else decides what is legal."""
        if not self.check_seat(seat).allows(seat, option):
            raise IllegalOption(f"{_name(seat)} may not choose {option.text!r} now", "not-offered", option=option.text)

    def play(self, seat: int, option: Option | str) -> None:
        """Answer for a seat with one of its options, or the text of one as it is written.

        Raises GameOver, NotAsked, AlreadyChosen or IllegalOption; then nothing has changed.
        """
        chosen = self._written(seat, option) if isinstance(option, str) else option
        self.check(seat, chosen)
        self.accept(seat, chosen)

    def _written(self, seat: int, text: str) -> Option:
        """Return the option of this text, or one that is not offered."""
        for option in self.options(seat):
            if option.text == text:
                return option
        return TAKE_BACK if text == TAKE_BACK.text else Option("unknown", text)

    def accept(self, seat: int, option: Option) -> None:
        """Take an answer that `check` has allowed to the ask that is open now, and run the rules if it is the last."""
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
        """What has happened since the last call."""
        events = self.state.events
        if not events:
            return []
        self.state.events = []
        return events

    def copy(self) -> "Table[S]":
        """The same table again, to be played on independently. A copy keeps no log of events."""
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
        """Return all that the table consists of: two tables are equal when their snapshots are."""
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
        """Run steps until one asks or none is left."""
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
    """A table put together from its parts, in the middle of whatever was going on."""
    table = Table(state, (), events)
    table.agenda = agenda
    table.ask = ask
    table.answers = answers
    table.ask_number = ask_number
    return table


def already_chosen(seat: int) -> AlreadyChosen:
    """Return the refusal of a seat's second answer."""
    return AlreadyChosen(f"{_name(seat)} has chosen already", "answer-stands", seat=seat)


def _name(seat: int) -> str:
    if seat == CHANCE:
        return "chance"
    if seat == CLOCK:
        return "the clock"
    return f"seat {seat + 1}"
