# mypyc: compile
"""A search: each option is played on by rules in worlds that fit what the seat knows, and the wins are compared."""

import time
from bisect import insort
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from hinterzimmer.engine.chance import RandomStream, SeededStream
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.steps import Ask, Option
from hinterzimmer.engine.table import Table
from hinterzimmer.games.kablamo.bots.memory import Memory
from hinterzimmer.games.kablamo.bots.risk import Outlook, held_back
from hinterzimmer.games.kablamo.bots.rule_policy import RulePolicy
from hinterzimmer.games.kablamo.bullets import KABLAMO
from hinterzimmer.games.kablamo.options import PASS_ROUND
from hinterzimmer.games.kablamo.position import EMPTY
from hinterzimmer.games.kablamo.sightings import known
from hinterzimmer.games.kablamo.state import Kablamo

FIRST_LOOK: Final = 2
LOOKS: Final = 3
"""A world is valued after two, three and four rounds, and the mean is taken.

Playing it to its end would show no more about an option, but add three times as much noise from chance.
"""
BATCH: Final = 6
"""The number of worlds in which all options are tried before some are dropped."""
MANY: Final = 4
"""With more options than this, half of them are dropped after each batch."""
SURE: Final = 2.0
"""The number of standard errors at which an option counts as better or worse."""
NET: Final = 10.0
"""Seconds of the thread's processor time after which the search stops."""


class Tried:
    """An option, and how it did beside the habitual one in the same worlds."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.share = 0.0
        """The expected share of the win, from 0 to 1."""
        self.total = 0.0
        self.squares = 0.0
        self.count = 0

    def add(self, ahead: float) -> None:
        """Add one more world, in which it did better by `ahead`."""
        self.total += ahead
        self.squares += ahead * ahead
        self.count += 1

    def mean(self) -> float:
        """Return by how much it did better on average."""
        return self.total / self.count if self.count else 0.0

    def error(self) -> float:
        """Return the standard error of the mean; 1.0 with fewer than two worlds."""
        if self.count < 2:
            return 1.0
        mean = self.mean()
        return sqrt(max(0.0, self.squares / self.count - mean * mean) / (self.count - 1))


def standing(one: Tried) -> float:
    """Return the key for sorting by mean, best first."""
    return -one.mean()


class Search:
    """A search with a limited number of tries for each question."""

    def __init__(self, tries: int, caution: float) -> None:
        """Set the limits. `caution` is the number of standard errors by which an option must beat the habitual one."""
        self.tries = tries
        self.caution = caution
        self.habits = RulePolicy(Memory(0.0, 0), 0, 0)

    def weigh(
        self, imagine: Callable[[RandomStream], Table[Kablamo]], seat: int, options: Sequence[Option], rng: RandomStream
    ) -> list[Tried]:
        """Return every option that was tried, the chosen one first, then by value."""
        usual = self.habits.choose(imagine(rng), seat, options, rng)
        habitual = Tried(usual)
        others = [Tried(option) for option in options if option != usual and option != PASS_ROUND]
        if not others:
            return [habitual]
        tried = others
        promised = 0.0
        spent = 0
        began = time.thread_time()
        while spent < self.tries and others and time.thread_time() - began < NET:
            world = self.likely(imagine, seat, rng)
            seed = rng.below(1 << 40)
            base = self.play(world, seat, usual, seed)
            promised += base
            habitual.add(0.0)
            for one in others:
                one.add(self.play(world, seat, one.option, seed) - base)
            spent += 1 + len(others)
            if habitual.count % BATCH == 0:
                others = promising(others)
        for one in [habitual, *tried]:
            one.share = promised / habitual.count + one.mean()
        return self.settle(habitual, tried)

    def settle(self, habitual: Tried, others: list[Tried]) -> list[Tried]:
        """Return the habitual option first, unless another is clearly better; then the rest by value."""
        chosen = habitual
        lead = 0.0
        for one in others:
            if one.count == habitual.count and one.mean() - self.caution * one.error() > lead:
                chosen, lead = one, one.mean() - self.caution * one.error()
        rest = [one for one in [habitual, *others] if one is not chosen]
        rest.sort(key=standing)
        return [chosen, *rest]

    def likely(self, imagine: Callable[[RandomStream], Table[Kablamo]], seat: int, rng: RandomStream) -> Table[Kablamo]:
        """Return a world as other players make it: Kablamos kept back where possible, choices made by the rules."""
        world = imagine(rng)
        s = world.state
        assert isinstance(s, Kablamo)
        hold_back(s, seat, rng)
        if world.ask is not None and world.ask.rule != "KB-021":
            asked = world.agenda[-1].run(s)  # the offers to other seats depend on their imagined bullets
            assert isinstance(asked, Ask)
            world.ask = asked
            for other in world.answers:
                if other != seat:
                    world.answers[other] = self.habits.choose(world, other, asked.options[other], rng)
        return world

    def play(self, world: Table[Kablamo], seat: int, option: Option, seed: int) -> float:
        """Play a world on after an option, and return the seat's share of the win."""
        table = world.copy()
        rng = SeededStream(seed)
        table.play(seat, option)
        return foresee(table, seat, self.habits, rng)[seat]


def promising(others: list[Tried]) -> list[Tried]:
    """Return the options worth more tries: without the worse half of many; [] once the best is clear."""
    if len(others) > MANY:
        others = sorted(others, key=standing)[: max(MANY, len(others) // 2)]
    if others[0].count <= BATCH:
        return others
    best = max([0.0, *[one.mean() - one.error() for one in others]])
    left = [one for one in others if one.mean() + SURE * one.error() > best]
    if len(left) == 1 and left[0].mean() > SURE * left[0].error():
        return []
    return left


def hold_back(s: Kablamo, seat: int, rng: RandomStream) -> None:
    """Exchange most unseen Kablamos imagined in other revolvers for bullets in the same seats' spares or in the bag.

    Whole lines are exchanged, because what a seat knows follows from their ends.
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


def foresee(table: Table[Kablamo], seat: int, habits: RulePolicy, rng: RandomStream) -> list[float]:
    """Return each seat's share of the win after some rounds by the rules.

    With `seat` ≥ 0 it stops when that seat dies.
    """
    s = table.state
    assert isinstance(s, Kablamo)
    look = max(1, s.round) + FIRST_LOOK
    left = LOOKS
    shares = [0.0] * s.seat_count
    while left > 0 and not table.over and (seat < 0 or s.alive[seat]):
        step(table, habits, rng)
        if s.round >= look and not table.over:
            now = Outlook(s, 0, None).shares()
            for one in range(s.seat_count):
                shares[one] += now[one] / LOOKS
            look += 1
            left -= 1
    if s.winner >= 0:
        shares[s.winner] += left / LOOKS
    return shares


def step(table: Table[Kablamo], habits: RulePolicy, rng: RandomStream) -> None:
    """Let all asked seats, or chance, answer once by the rules."""
    ask = table.require_ask()
    if CHANCE in ask.options:
        table.play(CHANCE, ask.outcome(rng.below(ask.weight_total())))
    else:
        for seat in table.waiting_seats():
            table.play(seat, habits.choose(table, seat, ask.options[seat], rng))


def foresee_all(table: Table[Kablamo], games: int, rng: RandomStream) -> list[float]:
    """Return each seat's mean share of the win over `games` continuations of a table with nothing hidden."""
    habits = RulePolicy(Memory(0.0, 0), 0, 0)
    shares = [0.0] * table.state.seat_count
    for _ in range(games):
        now = foresee(table.copy(), -1, habits, rng)
        for seat in range(len(shares)):
            shares[seat] += now[seat] / games
    return shares
