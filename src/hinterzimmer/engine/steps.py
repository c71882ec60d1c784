# mypyc: compile
"""The pieces rules are made of: options, asks, steps, and the state they change.

A rule is a *step*: it either returns an `Ask` (and is handed the answers in `resume`), or changes the state
and returns the steps that come next. Steps hold no more than their own parameters and never change.
"""

from abc import ABCMeta, abstractmethod
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from hinterzimmer.engine.events import Event, PlainData
from hinterzimmer.engine.seats import CHANCE, CLOCK


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing a seat may answer. Its text, in the game's notation, is its whole identity."""

    def __init__(self, kind: str, text: str) -> None:
        self.kind = kind
        self.text = text
        self._offer: PlainData = {}

    def as_offer(self) -> PlainData:
        """The option as plain data, put together once."""
        if not self._offer:
            self._offer = {"text": self.text, "kind": self.kind, **self.details()}
        return self._offer

    def details(self) -> PlainData:
        """The option taken apart into plain values, for a page that draws it."""
        return {}

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Option) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Option({self.kind!r}, {self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (rebuild_option, (type(self), _attributes(self)))


def _attributes(option: Option) -> dict[str, object]:
    """Return all that a subclass keeps, by name, but for the offer, which is put together again.

    A compiled class has its attributes in `__mypyc_attrs__` and no `__dict__`; an interpreted subclass of one has both.
    """
    names: dict[str, None] = dict.fromkeys(getattr(option, "__dict__", ()))
    for kind in type(option).__mro__:
        slots: Any = kind.__dict__.get("__mypyc_attrs__") or kind.__dict__.get("__slots__") or ()
        names |= dict.fromkeys((slots,) if isinstance(slots, str) else slots)
    kept = [name for name in names if name != "_offer" and not name.startswith("__") and hasattr(option, name)]
    return {name: getattr(option, name) for name in kept}


def rebuild_option(kind: type[Option], attributes: dict[str, object]) -> Option:
    """Make an option again from its class and its attributes: the other half of pickling."""
    maker: Any = kind
    option: Option = maker.__new__(maker)
    option._offer = {}
    for name, value in attributes.items():
        setattr(option, name, value)
    return option


TAKE_BACK = Option("back", "back")
"""Takes one's last choice back. Legal where `Ask.take_back` says so; random play and bots never use it."""


TIME_LEFT = Option("time", "time left")
TIME_UP = Option("time", "time up")
"""What CLOCK answers: whether the minutes that the ask names have gone by since the game began."""


class Ask:
    """A question to one seat or to several at once, each with its own options.

    What several seats answer stays unseen until all have answered. `weights` belongs to a question to CHANCE:
    whole numbers, one an option. `changeable` lets a seat answer anew until the last seat has answered. `form`
    names what is to be composed where there are too many options to list them: a view then shows the form alone.

    `passes` makes a question to several seats a *window*, in which every seat may react or let it go by: the options
    that let it go by, first the one that stands for a seat that does not answer. `clock_minutes` belongs to a question
    to CLOCK: the playing time that was agreed.
    """

    def __init__(
        self,
        rule: str,
        options: Mapping[int, Sequence[Option]],
        weights: Sequence[int] | None = None,
        take_back: bool = False,
        changeable: bool = False,
        form: str = "",
        passes: Sequence[Option] = (),
        clock_minutes: int = 0,
    ) -> None:
        self.rule = rule
        self.options = options
        self.take_back = take_back
        self.changeable = changeable
        self.form = form
        self.passes = passes
        self.window = len(passes) > 0 and len(options) > 1
        """Whether this is a window. A single seat is simply asked: nobody else could be quicker."""
        self.clock_minutes = clock_minutes
        self.weights = weights
        self.thresholds = [] if weights is None else list(accumulate(weights))

    def allows(self, seat: int, option: Option) -> bool:
        """Whether this seat may answer so."""
        offered = self.options[seat]
        for one in offered:  # an offered object handed back is the common case
            if one is option:
                return True
        return option in offered or (self.take_back and option == TAKE_BACK)

    def find(self, seat: int, text: str) -> Option | None:
        """The option of this text among those that are listed for this seat."""
        if not self.form:
            for one in self.options.get(seat, ()):
                if one.text == text:
                    return one
        return None

    def weight_total(self) -> int:
        """The sum of the chance weights: a draw is a number below it."""
        return self.thresholds[-1]

    def outcome(self, number: int) -> Option:
        """The chance option that a number below `weight_total()` stands for."""
        return self.options[CHANCE][bisect_right(self.thresholds, number)]

    def __repr__(self) -> str:
        offered = {seat: [one.text for one in options] for seat, options in self.options.items()}
        return f"<Ask {self.rule} {offered}>"

    def __reduce__(self) -> tuple[object, ...]:
        more = (self.take_back, self.changeable, self.form, self.passes, self.clock_minutes)
        return (Ask, (self.rule, self.options, self.weights, *more))


def chance(rule: str, outcomes: Sequence[Option], weights: Sequence[int]) -> Ask:
    """A question to CHANCE: outcomes and how often each comes up, in whole numbers."""
    return Ask(rule, {CHANCE: outcomes}, weights)


def clock(rule: str, minutes: int) -> Ask:
    """Ask CLOCK whether this many minutes have gone by since the game began."""
    return Ask(rule, {CLOCK: (TIME_LEFT, TIME_UP)}, clock_minutes=minutes)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """The plain data of a running game. Everything it consists of is named in `fields`."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int) -> None:
        self.seat_count = seats
        self.events: list[Event] | None = None

    @abstractmethod
    def copy(self) -> "State":
        """The same state again, to be changed independently; written by hand because search lives on it."""

    def snapshot(self) -> dict[str, object]:
        """All that the state consists of, by name."""
        return {name: getattr(self, name) for name in self.fields}

    def __eq__(self, other: object) -> bool:
        return self is other or (
            type(self) is type(other) and isinstance(other, State) and self.snapshot() == other.snapshot()
        )

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it cannot be a key: use its snapshot")

    def __repr__(self) -> str:
        fields = ", ".join([f"{name}={value!r}" for name, value in self.snapshot().items()])
        return f"<{type(self).__name__}: {fields}>"

    def constructor_args(self) -> tuple[object, ...]:
        """What the constructor takes to make a fresh state of this kind."""
        return (self.seat_count,)

    def __reduce__(self) -> tuple[object, ...]:
        return (rebuild_state, (type(self), self.constructor_args(), self.snapshot()))

    def emit(
        self, kind: str, data: PlainData, audience: tuple[int, ...] | None = None, others: PlainData | None = None
    ) -> None:
        """Tell what was just changed. Copies for search keep no log and stay silent."""
        if self.events is not None:
            self.events.append(Event(kind, data, audience, others))


def rebuild_state(kind: type[State], args: tuple[object, ...], snapshot: dict[str, object]) -> State:
    """A saved state again: the other half of pickling."""
    maker: Any = kind
    state: State = maker(*args)
    for name, value in snapshot.items():
        setattr(state, name, value)
    return state


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S], metaclass=ABCMeta):
    """One line of the rulebook. Its docstring begins with the number of the rule."""

    @abstractmethod
    def run(self, s: S) -> "Ask | tuple[Step[S], ...]":
        """Ask somebody, or change the state and name the steps that come next."""

    def resume(self, s: S, answers: Mapping[int, Option]) -> "tuple[Step[S], ...]":
        """Take the answers to the ask that `run` returned, and name the steps that come next."""
        raise AssertionError(f"{type(self).__name__} asked, but does not take answers")

    def args(self) -> tuple[object, ...]:
        """The step's own parameters, in the order its constructor takes them."""
        return ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Step) and self.args() == other.args()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.args()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(one) for one in self.args()])})"

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.args())


@mypyc_attr(allow_interpreted_subclasses=True)
class RepeatWhile(Step[S]):
    """Does `once` again and again for as long as `more` holds."""

    @abstractmethod
    def more(self, s: S) -> bool:
        """Whether to go on; looked at before every turn of the loop."""

    @abstractmethod
    def once(self, s: S) -> tuple[Step[S], ...]:
        """The steps of one turn of the loop."""

    def run(self, s: S) -> Ask | tuple[Step[S], ...]:
        if not self.more(s):
            return ()
        return (*self.once(s), self)


@mypyc_attr(allow_interpreted_subclasses=True)
class EachInOrder(Step[S]):
    """Does `each` for one seat after another."""

    @abstractmethod
    def order(self, s: S) -> Sequence[int]:
        """The seats, in order, as they are when the step begins."""

    @abstractmethod
    def each(self, s: S, seat: int) -> Step[S]:
        """The step for one seat."""

    def run(self, s: S) -> Ask | tuple[Step[S], ...]:
        return tuple([self.each(s, seat) for seat in self.order(s)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneously(Step[S]):
    """Asks several seats at once, in secret; `together` gets all their answers when the last is in."""

    rule: ClassVar[str] = ""
    passes: ClassVar[Sequence[Option]] = ()
    """What lets the question go by where it is a window (see Ask); nothing where it is none."""

    @abstractmethod
    def offers(self, s: S) -> dict[int, Sequence[Option]]:
        """What each seat may answer. Who is asked must follow from public facts alone."""

    @abstractmethod
    def together(self, s: S, answers: Mapping[int, Option]) -> tuple[Step[S], ...]:
        """Carry out all answers."""

    def run(self, s: S) -> Ask | tuple[Step[S], ...]:
        return Ask(self.rule, self.offers(s), passes=self.passes)

    def resume(self, s: S, answers: Mapping[int, Option]) -> tuple[Step[S], ...]:
        return self.together(s, answers)
