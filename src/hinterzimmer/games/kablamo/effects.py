# mypyc: compile
"""The effects on revolvers and on what is in them, carried out at once: looks, turns and swaps."""

from collections.abc import Mapping, Sequence
from typing import Final

from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.steps import Ask, Option
from hinterzimmer.games.kablamo.abilities import can_swap_safe, free, has_free, malfunctions
from hinterzimmer.games.kablamo.effects_assign import EFFECTS, ForSeat, Rule, Steps
from hinterzimmer.games.kablamo.options import DONE, PAIR, PICK, PLACE, SWAP, TO, TURN, as_act
from hinterzimmer.games.kablamo.position import NOBODY, SAFE
from hinterzimmer.games.kablamo.state import Kablamo

COUNT_MAX: Final = 302
ONES: Final = [[1] * n for n in range(COUNT_MAX)]
COUNTS: Final = [list(range(1, n + 1)) for n in range(COUNT_MAX)]
"""Chance weights and their sums where everything is equally likely."""


def equally(rule: str, options: list[Option]) -> Ask:
    """Return an ask to CHANCE with all options equally likely. The weights are shared, because that is faster."""
    ask = Ask(rule, {CHANCE: options})
    ask.weights = ONES[len(options)]
    ask.thresholds = COUNTS[len(options)]
    return ask


def places(s: Kablamo, guns: Sequence[int], seat: int) -> list[Option]:
    """Return the free bullets of some revolvers, as options of a seat."""
    return [PLACE[gun][at] for gun in guns for at in free(s, gun, seat)]


def faces(s: Kablamo, tokens: Sequence[int]) -> list[int]:
    """Return the faces of some sorted bullets, equal ones once."""
    face_of = s.ammunition.face_of
    found: list[int] = []
    for token in tokens:
        face = face_of[token]
        if not found or found[-1] != face:  # tokens are sorted, so equal faces stand together
            found.append(face)
    return found


class ForTwo(Rule):
    """KB-106, KB-122: a step that two players carry out at once."""

    def __init__(self, a: int, b: int) -> None:
        self.a = a
        self.b = b

    def args(self) -> tuple[object, ...]:
        return (self.a, self.b)


class WithBullet(Rule):
    """KB-121, KB-127: the second half of a swap; the seat has chosen the bullet in chamber `at` of its revolver."""

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.at)


class Look(Rule):
    """KB-105: three loaded bullets one after another, each seen before the next is chosen."""

    def __init__(self, seat: int, seen: tuple[tuple[int, int], ...] = ()) -> None:
        self.seat = seat
        self.seen = seen

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.seen)

    def act(self, s: Kablamo) -> Ask | Steps:
        options: list[Option] = []
        if len(self.seen) < 3:
            chambers = [as_act(one) for one in places(s, s.living(), self.seat)]
            options = [one for one in chambers if (one.a, one.b) not in self.seen]
        return Ask("KB-105", {self.seat: options or [DONE]})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        act = as_act(answers[self.seat])
        if act.kind == "done":
            s.looking = (NOBODY, NOBODY, NOBODY)
            return ()
        s.look_at(self.seat, act.a, act.b)
        return (Look(self.seat, (*self.seen, (act.a, act.b))),)


class LightsOut(ForSeat):
    """KB-106: the assigned player names two living players, and they swap revolvers."""

    def act(self, s: Kablamo) -> Ask | Steps:
        seats = s.living()
        return Ask("KB-106", {self.seat: [PAIR[a][b] for a in seats for b in seats if a < b]})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        act = as_act(answers[self.seat])
        s.swap_guns(act.a, act.b)
        return (TurnNew(act.a, act.b),)


class TurnNew(ForTwo):
    """KB-106: each of the two may turn the new cylinder clockwise, both choosing at once."""

    def act(self, s: Kablamo) -> Ask | Steps:
        return Ask("KB-106", {self.a: TURN[:6], self.b: TURN[:6]})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        s.turn(self.a, as_act(answers[self.a]).a)
        s.turn(self.b, as_act(answers[self.b]).a)
        return ()


class MomentOfTruth(ForSeat):
    """KB-109: every player who can swaps the safe bullet with a spare of their choice, at once and in secret."""

    def act(self, s: Kablamo) -> Ask | Steps:
        seats = [seat for seat in range(s.seat_count) if can_swap_safe(s, seat)]
        return Ask("KB-109", {seat: [SWAP[face] for face in faces(s, s.hands[seat])] for seat in seats})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        for seat in sorted(answers):
            s.trade(seat, s.in_hand(seat, as_act(answers[seat]).a), seat, SAFE)
        return ()


class Overhaul(ForSeat):
    """KB-110, KB-146: every malfunction is removed from every revolver, owed shots with it."""

    def act(self, s: Kablamo) -> Ask | Steps:
        for token in malfunctions(s):
            s.remove_marker(token)
        return ()


class DoubleCross(ForSeat):
    """KB-121: a bullet of your revolver and one of another revolver change places; here yours is chosen."""

    def act(self, s: Kablamo) -> Ask | Steps:
        return Ask("KB-121", {self.seat: places(s, [self.seat], self.seat)})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        return (CrossWith(self.seat, as_act(answers[self.seat]).b),)


class CrossWith(WithBullet):
    """KB-121: the other's bullet is chosen, and the two change places."""

    def act(self, s: Kablamo) -> Ask | Steps:
        others = [other for other in s.living() if other != self.seat]
        return Ask("KB-121", {self.seat: places(s, others, self.seat)})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        act = as_act(answers[self.seat])
        s.move([(self.seat, self.at), (act.a, act.b)])
        return (TurnEitherWay(act.a),)


class TurnEitherWay(ForSeat):
    """KB-121: the owner of the other revolver may turn it one chamber either way."""

    def act(self, s: Kablamo) -> Ask | Steps:
        return Ask("KB-121", {self.seat: (TURN[0], TURN[1], TURN[-1])})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        s.turn(self.seat, as_act(answers[self.seat]).a)
        return ()


class Agreement(ForSeat):
    """KB-122: the assigned player chooses two players."""

    def act(self, s: Kablamo) -> Ask | Steps:
        seats = [seat for seat in s.living() if has_free(s, seat, seat)]
        return Ask("KB-122", {self.seat: [PAIR[a][b] for a in seats for b in seats if a < b]})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        act = as_act(answers[self.seat])
        return (Agree(act.a, act.b),)


class Agree(ForTwo):
    """KB-122: each picks a bullet of their own revolver, in secret and at once, and the two change places."""

    def act(self, s: Kablamo) -> Ask | Steps:
        return Ask("KB-122", {seat: places(s, [seat], seat) for seat in (self.a, self.b)})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        s.move([(seat, as_act(answers[seat]).b) for seat in (self.a, self.b)])
        return ()


class Grease(ForSeat):
    """KB-124: one revolver of any living player turns by three chambers."""

    def act(self, s: Kablamo) -> Ask | Steps:
        return Ask("KB-124", {self.seat: [TO[seat] for seat in s.living()]})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        s.turn(as_act(answers[self.seat]).a, 3)
        return ()


class Sleight(ForSeat):
    """KB-127: a loaded bullet of yours is chosen."""

    def act(self, s: Kablamo) -> Ask | Steps:
        return Ask("KB-127", {self.seat: places(s, [self.seat], self.seat)})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        return (SleightWith(self.seat, as_act(answers[self.seat]).b),)


class SleightWith(WithBullet):
    """KB-127: an opponent with spares is chosen."""

    def act(self, s: Kablamo) -> Ask | Steps:
        others = [other for other in s.living() if other != self.seat and s.hands[other]]
        return Ask("KB-127", {self.seat: [TO[other] for other in others]})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        return (SleightPick(self.seat, self.at, as_act(answers[self.seat]).a),)


class SleightPick(Rule):
    """KB-127: chance picks one of the opponent's spares, and the two bullets change places."""

    def __init__(self, seat: int, at: int, other: int) -> None:
        self.seat = seat
        self.at = at
        self.other = other

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.at, self.other)

    def act(self, s: Kablamo) -> Ask | Steps:
        face_of = s.ammunition.face_of
        return equally("KB-127", [PICK[face_of[token]] for token in s.hands[self.other]])

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        s.trade(self.other, s.in_hand(self.other, as_act(answers[CHANCE]).a), self.seat, self.at)
        return ()


class Triple(Rule):
    """KB-132: three bullets in at least two revolvers are chosen; each goes where the next one lay."""

    def __init__(self, seat: int, chosen: tuple[tuple[int, int], ...] = ()) -> None:
        self.seat = seat
        self.chosen = chosen

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.chosen)

    def act(self, s: Kablamo) -> Ask | Steps:
        found = [as_act(one) for one in places(s, s.living(), self.seat)]
        options = [one for one in found if (one.a, one.b) not in self.chosen]
        if len(self.chosen) == 2 and self.chosen[0][0] == self.chosen[1][0]:
            options = [one for one in options if one.a != self.chosen[0][0]]
        return Ask("KB-132", {self.seat: options})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        act = as_act(answers[self.seat])
        chosen = (*self.chosen, (act.a, act.b))
        if len(chosen) < 3:
            return (Triple(self.seat, chosen),)
        s.move(list(chosen))
        return ()


EFFECTS["look"] = Look
EFFECTS["swap revolvers"] = LightsOut
EFFECTS["swap safe bullets"] = MomentOfTruth
EFFECTS["overhaul"] = Overhaul
EFFECTS["double cross"] = DoubleCross
EFFECTS["agree"] = Agreement
EFFECTS["half a turn"] = Grease
EFFECTS["sleight"] = Sleight
EFFECTS["triple"] = Triple
