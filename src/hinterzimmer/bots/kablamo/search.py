"""Trying options out: in worlds that fit what the seat knows each is played on by habit, and the wins are counted."""

import time
from bisect import insort
from collections.abc import Callable, Sequence
from typing import Final

from hinterzimmer.bots.kablamo.habits import Habits
from hinterzimmer.bots.kablamo.memory import Memory
from hinterzimmer.bots.kablamo.outlook import Outlook, held_back
from hinterzimmer.engine.chance import Chance, Seeded
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.steps import Ask, Option
from hinterzimmer.engine.table import Table
from hinterzimmer.games.kablamo.acts import PASS_ROUND
from hinterzimmer.games.kablamo.bullets import KABLAMO
from hinterzimmer.games.kablamo.lines import known
from hinterzimmer.games.kablamo.position import EMPTY
from hinterzimmer.games.kablamo.state import Kablamo

ROUNDS: Final = 9
"""Rounds played on before the position is judged as it stands."""
FIRST_LOOK: Final = 6
"""Worlds in which every option is tried before the weaker ones are left aside."""
NET: Final = 10.0
"""Seconds of thinking after which no more is tried, whatever is left to try."""


class Tried:
    """An option and how it did."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.total = 0.0
        self.squares = 0.0
        self.ahead = 0.0
        """The sum of what it did better than the habitual option in the same worlds."""
        self.count = 0

    def value(self) -> float:
        """The mean share of the win."""
        return self.total / self.count if self.count else 0.0


def standing(one: Tried) -> float:
    """For sorting: best first."""
    return -one.value()


class Search:
    """A search of so many tries for each question."""

    def __init__(self, tries: int, caution: float) -> None:
        """`caution`: by how many standard errors an option must be ahead of the habitual one to be taken instead."""
        self.tries = tries
        self.caution = caution
        self.habits = Habits(Memory(0.0, 0), 0, 0)

    def weigh(
        self, imagine: Callable[[Chance], Table], seat: int, options: Sequence[Option], rng: Chance
    ) -> list[Tried]:
        """Every option that was looked at, the chosen one first, then by value."""
        world = imagine(rng)
        usual = self.habits.choose(world, seat, options, rng)
        habitual = Tried(usual)
        others = [Tried(option) for option in options if option is not usual and option is not PASS_ROUND]
        if not others:
            return [habitual]
        spent = 0
        worlds = 0
        began = time.thread_time()
        while spent < self.tries and others and time.thread_time() - began < NET:
            world = self.likely(imagine, seat, rng)
            seed = rng.below(1 << 40)
            base = self.play(world, seat, habitual.option, seed)
            habitual.total += base
            habitual.count += 1
            for one in others:
                got = self.play(world, seat, one.option, seed)
                one.total += got
                one.ahead += got - base
                one.squares += (got - base) * (got - base)
                one.count += 1
            spent += 1 + len(others)
            worlds += 1
            if worlds % FIRST_LOOK == 0 and len(others) > 1 and spent * 3 > self.tries:
                others.sort(key=standing)
                others = others[: max(1, (len(others) + 1) // 2)]
        return self.settle(habitual, others)

    def settle(self, habitual: Tried, others: list[Tried]) -> list[Tried]:
        """The habitual option, unless another is clearly ahead of it; then the rest."""
        chosen = habitual
        lead = 0.0
        for one in others:
            if one.count > 1:
                mean = one.ahead / one.count
                spread = max(0.0, one.squares / one.count - mean * mean)
                error = (spread / one.count) ** 0.5
                if mean - self.caution * error > lead:
                    chosen, lead = one, mean - self.caution * error
        rest = [one for one in [habitual, *others] if one is not chosen]
        rest.sort(key=standing)
        return [chosen, *rest]

    def likely(self, imagine: Callable[[Chance], Table], seat: int, rng: Chance) -> Table:
        """A world as others would have made it: Kablamos held back where they could be, choices made by habit."""
        world = imagine(rng)
        s = world.state
        assert isinstance(s, Kablamo)
        hold_back(s, seat, rng)
        if world.ask is not None and world.ask.rule != "KB-021":
            asked = world.agenda[-1].run(s)  # what is offered to others follows from what they hold
            assert isinstance(asked, Ask)
            world.ask = asked
            for other in world.said:
                if other != seat:
                    world.said[other] = self.habits.choose(world, other, asked.options[other], rng)
        return world

    def play(self, world: Table, seat: int, option: Option, seed: int) -> float:
        """Play a world on after an option; gives the seat's share of the win."""
        table = world.copy()
        rng = Seeded(seed)
        table.play(seat, option)
        return run(table, seat, self.habits, rng)


def hold_back(s: Kablamo, seat: int, rng: Chance) -> None:
    """Exchange most Kablamos that others are imagined to have loaded, unseen, for spares of theirs or for the bag's.

    Lines are exchanged whole: what a seat knows follows from their ends.
    """
    kind_of = s.ammunition.kind_of
    for other in s.living():
        if other == seat:
            continue
        for at in range(6):
            token = s.guns[other][at]
            if token == EMPTY or kind_of[token] != KABLAMO or token in s.active or known(s.line[token], seat):
                continue
            if rng.below(1000) < 1000 * held_back(s.round, at):
                continue
            chosen = [one for _, one in s.pending[other]]
            hand = [one for one in s.hands[other] if kind_of[one] != KABLAMO and one not in chosen]
            place = s.hands[other] if hand else s.bag
            found = hand or [one for one in s.bag if kind_of[one] != KABLAMO]
            if found:
                swapped = found[rng.below(len(found))]
                place.remove(swapped)
                insort(place, token)
                s.guns[other][at] = swapped
                s.line[token], s.line[swapped] = s.line[swapped], s.line[token]


def run(table: Table, seat: int, habits: Habits, rng: Chance) -> float:
    """Play on by habit to the end, or for some rounds, or until the seat is out; gives its share of the win."""
    s = table.state
    assert isinstance(s, Kablamo)
    last = s.round + ROUNDS
    while table.ask is not None and s.round < last and s.alive[seat]:
        step(table, habits, rng)
    if s.alive[seat] and not s.over:
        return Outlook(s, seat, None).value()
    return 1.0 if s.winner == seat else 0.0


def step(table: Table, habits: Habits, rng: Chance) -> None:
    """Everybody who is asked answers by habit, and so does chance."""
    ask = table.question()
    if CHANCE in ask.options:
        table.play(CHANCE, ask.outcome(rng.below(ask.total())))
    else:
        for seat in table.waiting():
            table.play(seat, habits.choose(table, seat, ask.options[seat], rng))


def run_all(table: Table, games: int, rng: Chance) -> list[float]:
    """Each seat's share of the win when a table is played to its end by habit so many times."""
    habits = Habits(Memory(0.0, 0), 0, 0)
    wins = [0.0] * table.state.seats
    for _ in range(games):
        copy = table.copy()
        while copy.ask is not None:
            step(copy, habits, rng)
        s = copy.state
        assert isinstance(s, Kablamo)
        if s.winner >= 0:
            wins[s.winner] += 1.0 / games
    return wins
