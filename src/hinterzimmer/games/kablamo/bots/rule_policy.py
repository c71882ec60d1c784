# mypyc: compile
"""A whole player without search: for every question an answer from the seat's outlook."""

from collections.abc import Sequence
from typing import Any, Final

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.steps import Option, Step
from hinterzimmer.engine.table import Table
from hinterzimmer.games.kablamo.bots import moves
from hinterzimmer.games.kablamo.bots.answers import aim, answer
from hinterzimmer.games.kablamo.bots.assign_policy import choose_seat
from hinterzimmer.games.kablamo.bots.memory import Memory
from hinterzimmer.games.kablamo.bots.play_policy import spend
from hinterzimmer.games.kablamo.bots.risk import Coming, Outlook
from hinterzimmer.games.kablamo.bots.values import KEPT
from hinterzimmer.games.kablamo.bullets import KABLAMO
from hinterzimmer.games.kablamo.effects import (
    Agree,
    Agreement,
    CrossWith,
    DoubleCross,
    Grease,
    LightsOut,
    Look,
    MomentOfTruth,
    Sleight,
    SleightWith,
    Triple,
    TurnEitherWay,
    TurnNew,
)
from hinterzimmer.games.kablamo.effects_assign import Aim, Assign
from hinterzimmer.games.kablamo.loading import FirstLoad, HonorFill, HonorWhom, LoadDrawn, Mulligan, Reload, left
from hinterzimmer.games.kablamo.options import AGAIN, KEEP, PASS, as_act
from hinterzimmer.games.kablamo.state import Kablamo

PERCENT: Final = 100


class RulePolicy:
    """A way to play: its memory, how often it chooses at random, and how often it misses a window."""

    def __init__(self, memory: Memory, blind: int, asleep: int) -> None:
        """Take the memory, and `blind` and `asleep` in percent."""
        self.memory = memory
        self.blind = blind
        self.asleep = asleep

    def choose(self, table: Table[Kablamo], seat: int, options: Sequence[Option], rng: RandomStream) -> Option:
        """Return a seat's answer. It uses nothing that the seat does not know."""
        if len(options) == 1:
            return options[0]
        first = options[0]
        if first == PASS:
            if options[-1].kind != "play" or (self.asleep > 0 and rng.below(PERCENT) < self.asleep):
                return PASS
        elif self.blind > 0 and rng.below(PERCENT) < self.blind:
            return options[rng.below(len(options))]
        s = table.state
        assert isinstance(s, Kablamo)
        if first == PASS:
            if s.stack or s.phase != "before":
                return answer(s, seat, options)
            return spend(Outlook(s, seat, self.memory), options)
        step = table.agenda[-1]
        if isinstance(step, (FirstLoad, Reload)):
            rooms = len(s.empties(seat)) - len(s.pending[seat])
            return moves.load(Coming(s), seat, options, left(s, seat), rooms)
        if isinstance(step, LoadDrawn):
            return moves.load(Coming(s), seat, options, s.palm, len(s.empties(seat)))
        if isinstance(step, HonorFill):
            return moves.load_other(Coming(s), options, s.filling)
        if isinstance(step, Aim):
            return aim(s, seat, step.kind, options)
        if isinstance(step, Mulligan):
            return AGAIN if moves.kablamos(s, seat) * 8 >= 3 * len(s.hands[seat]) and KEEP in options else KEEP
        return self.decide(step, Outlook(s, seat, self.memory), options)

    def decide(self, step: Step[Any], o: Outlook, options: Sequence[Option]) -> Option:
        """Return the answer to a question that needs an outlook on the revolvers."""
        if isinstance(step, Assign):
            return choose_seat(o, step.kind, options)
        if isinstance(step, HonorWhom):
            pull = moves.leverage(o)
            return moves.to_whom(options, [pull[one] * moves.roomy(o, one) for one in range(o.s.seat_count)])
        return self.place(step, o, options)

    def place(self, step: Step[Any], o: Outlook, options: Sequence[Option]) -> Option:
        """Return the answer for an effect on revolvers or on what is in them."""
        s, seat = o.s, o.seat
        if isinstance(step, DoubleCross):
            at = moves.cross(o, -1)[0]
            return chamber(options, seat, at)
        if isinstance(step, CrossWith):
            _, other, there, _ = moves.cross(o, step.at)
            return chamber(options, other, there)
        if isinstance(step, Triple):
            return moves.triple(o, step.chosen, options)
        if isinstance(step, (Agree, Sleight)):
            return moves.give(o, options)
        if isinstance(step, (TurnEitherWay, TurnNew)):
            return moves.turn(o, seat, options)
        if isinstance(step, Grease):
            gun, _ = moves.grease(o)
            return moves.to_whom(options, [1.0 if one == gun else 0.0 for one in range(s.seat_count)])
        if isinstance(step, LightsOut):
            return moves.swap_revolvers(o, options)[0]
        if isinstance(step, Look):
            return moves.look(o, options)
        if isinstance(step, Agreement):
            return pair(o, options)
        if isinstance(step, SleightWith):
            return moves.to_whom(options, moves.leverage(o))
        assert isinstance(step, MomentOfTruth)
        return swap_safe(o, options)


def chamber(options: Sequence[Option], gun: int, at: int) -> Option:
    """Return the option that names a chamber; the first option if none does."""
    for option in options:
        act = as_act(option)
        if act.a == gun and act.b == at:
            return option
    return options[0]


def pair(o: Outlook, options: Sequence[Option]) -> Option:
    """KB-122: choose the own seat with another if there is something bad to give, else two others if possible."""
    worst = 0.0
    for at in range(6):
        worst = max(worst, o.risk[o.seat][at] * o.weigh[o.seat][at])
    pull = moves.leverage(o)
    return moves.best_pair(o, options, [worst - moves.FROM_OTHERS + 0.1 * each for each in pull])[0]


def swap_safe(o: Outlook, options: Sequence[Option]) -> Option:
    """KB-109: return the spare for the safe chamber: the one least worth keeping, and no Kablamo."""
    s = o.s
    kinds = [s.ammunition.kind_of[s.ammunition.token_of[as_act(option).a]] for option in options]
    best, most = options[0], -100.0
    for i in range(len(options)):
        score = -KEPT[kinds[i]] - (50.0 if kinds[i] == KABLAMO else 0.0)
        if score > most:
            best, most = options[i], score
    return best
