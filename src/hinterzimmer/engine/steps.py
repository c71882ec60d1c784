# mypyc: compile
"""The pieces rules are made of: options, asks, steps, and the state they change.

A rule is a *step*. It returns an `Ask` and gets the answers in `resume`, or it changes the state and returns the steps
that come next. Steps hold only their own parameters and are immutable.
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
    """One possible answer of a seat. Its text, in the game's notation, is its whole identity."""

    def __init__(self, kind: str, text: str) -> None:
        self.kind = kind
        self.text = text
        self._offer: PlainData = {}

    def as_offer(self) -> PlainData:
        """Return the option as plain data, built once and then shared: do not change it."""
        if not self._offer:
            self._offer = {"text": self.text, "kind": self.kind, **self.details()}
        return self._offer

    def details(self) -> PlainData:
        """Return the option's parts as plain values, for a page that draws it."""
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
    """Return a subclass's attributes by name, without the offer, because that is built again.

    A compiled class has its attributes in `__mypyc_attrs__` and no `__dict__`; an interpreted subclass of one has both.
    """
    kind = type(option)
    declared = _DECLARED.get(kind)
    if declared is None:
        declared = _DECLARED[kind] = _declared_names(kind)
    names = [*declared, *[name for name in getattr(option, "__dict__", ()) if name not in declared]]
    return {name: getattr(option, name) for name in names if name != "_offer" and hasattr(option, name)}


def _declared_names(kind: type[Option]) -> list[str]:
    """Return the attributes that a class and its bases declare, without those of the interpreter."""
    names: dict[str, None] = {}
    for base in kind.__mro__:
        slots: Any = base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__") or ()
        names |= dict.fromkeys((slots,) if isinstance(slots, str) else slots)
    return [name for name in names if not name.startswith("__")]


_DECLARED: dict[type[Option], list[str]] = {}
"""The declared attributes of each class of options: worked out once, because every table that is pickled needs them."""


def rebuild_option(kind: type[Option], attributes: dict[str, object]) -> Option:
    """Return an option from its class and its attributes: the second half of pickling."""
    maker: Any = kind
    option: Option = maker.__new__(maker)
    option._offer = {}
    for name, value in attributes.items():
        setattr(option, name, value)
    return option


TAKE_BACK = Option("back", "back")
"""The option that takes back a seat's last choice. Legal where `Ask.take_back` is True; bots never use it."""


TIME_LEFT = Option("time", "time left")
TIME_UP = Option("time", "time up")
"""The answers of CLOCK: whether the minutes named by the ask have passed since the game began."""


class Ask:
    """A question to one or several seats at once, each with its own options.

    Answers stay hidden until all asked seats have answered. `weights` belongs to a question to CHANCE: whole numbers,
    one for each option. `changeable` lets a seat replace its answer until the last seat has answered. `form` names what
    is to be composed where there are too many options to list them: a view then shows the form alone.

    `passes` makes a question to several seats a *window*, in which each seat may react or pass. It lists the options
    that pass; the first is the answer of a seat that gives none. `clock_minutes` belongs to a question to CLOCK: the
    agreed playing time.
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
        """True if this is a window. A single seat is asked without one, because no other seat could be quicker."""
        self.clock_minutes = clock_minutes
        self.weights = weights
        self.thresholds = [] if weights is None else list(accumulate(weights))

    def allows(self, seat: int, option: Option) -> bool:
        """Return True if this seat may answer with this option. Raises KeyError if the seat is not asked."""
        offered = self.options[seat]
        for one in offered:  # fast path: callers mostly pass an offered object itself
            if one is option:
                return True
        return option in offered or (self.take_back and option == TAKE_BACK)

    def find(self, seat: int, text: str) -> Option | None:
        """Return the seat's listed option with this text; None if there is none."""
        if not self.form:
            for one in self.options.get(seat, ()):
                if one.text == text:
                    return one
        return None

    def weight_total(self) -> int:
        """Return the sum of the chance weights: a draw is a number below it."""
        return self.thresholds[-1]

    def outcome(self, number: int) -> Option:
        """Return the chance option for a number below `weight_total()`."""
        return self.options[CHANCE][bisect_right(self.thresholds, number)]

    def __repr__(self) -> str:
        offered = {seat: [one.text for one in options] for seat, options in self.options.items()}
        return f"<Ask {self.rule} {offered}>"

    def __reduce__(self) -> tuple[object, ...]:
        more = (self.take_back, self.changeable, self.form, self.passes, self.clock_minutes)
        return (Ask, (self.rule, self.options, self.weights, *more))


def chance(rule: str, outcomes: Sequence[Option], weights: Sequence[int]) -> Ask:
    """Return a question to CHANCE: outcomes and the whole-number weight of each."""
    return Ask(rule, {CHANCE: outcomes}, weights)


def clock(rule: str, minutes: int) -> Ask:
    """Return a question to CLOCK: have this many minutes passed since the game began?"""
    return Ask(rule, {CLOCK: (TIME_LEFT, TIME_UP)}, clock_minutes=minutes)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """The plain data of a running game. `fields` names all of it."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int) -> None:
        self.seat_count = seats
        self.events: list[Event] | None = None

    @abstractmethod
    def copy(self) -> "State":
        """Return an independent copy. Each game writes it by hand, because the speed of search depends on it."""

    def snapshot(self) -> dict[str, object]:
        """Return all data of the state by name."""
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
        """Return the constructor's arguments for a new state of this kind."""
        return (self.seat_count,)

    def __reduce__(self) -> tuple[object, ...]:
        return (rebuild_state, (type(self), self.constructor_args(), self.snapshot()))

    def emit(
        self, kind: str, data: PlainData, audience: tuple[int, ...] | None = None, others: PlainData | None = None
    ) -> None:
        """Append an event about the last change. States without a log (copies for search) ignore it."""
        if self.events is not None:
            self.events.append(Event(kind, data, audience, others))


def rebuild_state(kind: type[State], args: tuple[object, ...], snapshot: dict[str, object]) -> State:
    """Return a state from its saved parts: the second half of pickling."""
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
        """Return an ask, or change the state and return the steps that come next."""

    def resume(self, s: S, answers: Mapping[int, Option]) -> "tuple[Step[S], ...]":
        """Apply the answers to the ask that `run` returned, and return the steps that come next."""
        raise AssertionError(f"{type(self).__name__} asked, but does not take answers")

    def args(self) -> tuple[object, ...]:
        """Return the step's own parameters, in the order of its constructor."""
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
    """A loop: runs `once` as long as `more` returns True."""

    @abstractmethod
    def more(self, s: S) -> bool:
        """Return True to go on. Called before every turn of the loop."""

    @abstractmethod
    def once(self, s: S) -> tuple[Step[S], ...]:
        """Return the steps of one turn of the loop."""

    def run(self, s: S) -> Ask | tuple[Step[S], ...]:
        if not self.more(s):
            return ()
        return (*self.once(s), self)


@mypyc_attr(allow_interpreted_subclasses=True)
class EachInOrder(Step[S]):
    """A loop over seats: runs `each` for one seat after another."""

    @abstractmethod
    def order(self, s: S) -> Sequence[int]:
        """Return the seats in order. Called once, when the step begins."""

    @abstractmethod
    def each(self, s: S, seat: int) -> Step[S]:
        """Return the step for one seat."""

    def run(self, s: S) -> Ask | tuple[Step[S], ...]:
        return tuple([self.each(s, seat) for seat in self.order(s)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneously(Step[S]):
    """A secret question to several seats at once. `together` gets all answers after the last one."""

    rule: ClassVar[str] = ""
    passes: ClassVar[Sequence[Option]] = ()
    """The options that pass, if the question is a window (see Ask); () otherwise."""

    @abstractmethod
    def offers(self, s: S) -> dict[int, Sequence[Option]]:
        """Return the options of each asked seat. Which seats are asked must follow from public facts alone."""

    @abstractmethod
    def together(self, s: S, answers: Mapping[int, Option]) -> tuple[Step[S], ...]:
        """Apply all answers, and return the steps that come next."""

    def run(self, s: S) -> Ask | tuple[Step[S], ...]:
        return Ask(self.rule, self.offers(s), passes=self.passes)

    def resume(self, s: S, answers: Mapping[int, Option]) -> tuple[Step[S], ...]:
        return self.together(s, answers)
