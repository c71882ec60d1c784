# mypyc: compile
"""From a bullet to its effect: its controller assigns it, then it lies as a marker, aims, or acts at once."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from hinterzimmer.engine.steps import Ask, Option, Step
from hinterzimmer.games.kablamo.abilities import able, targets
from hinterzimmer.games.kablamo.bullets import BACKFIRE, CHEATING, KINDS, NOWHERE, RICOCHET
from hinterzimmer.games.kablamo.options import AT, LET_GO, TO, as_act
from hinterzimmer.games.kablamo.state import Kablamo

Steps = tuple[Step[Kablamo], ...]

EFFECTS: Final[dict[str, Callable[[int], Any]]] = {}
"""For every effect in the table of bullets, the step that carries it out for a seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Step[Kablamo]):
    """KB-043: every step of this game stands still once it is over."""

    def run(self, s: Kablamo) -> Ask | Steps:
        return () if s.over else self.act(s)

    def act(self, s: Kablamo) -> Ask | Steps:
        """Do what the step does, or return its ask, while the game goes on."""
        return ()


class ForSeat(Rule):
    """KB-050: an effect that one player carries out, making every decision."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[object, ...]:
        return (self.seat,)


class Assign(Rule):
    """KB-050, KB-056: the controller gives the effect to any living player who can carry it out; with none, a dud.

    The bullet lies face up in the middle. `kind` is what it does, which for a Ricochet is what it copies.
    """

    def __init__(self, token: int, kind: int, controller: int) -> None:
        self.token = token
        self.kind = kind
        self.controller = controller

    def args(self) -> tuple[object, ...]:
        return (self.token, self.kind, self.controller)

    def act(self, s: Kablamo) -> Ask | Steps:
        seats = [seat for seat in range(s.seat_count) if s.alive[seat] and able(s, self.kind, seat)]
        if not seats:
            dud(s, self.token)
            return ()
        if not KINDS[self.kind].assigned:  # KB-061
            return carry_out(s, self.token, self.kind, self.controller)
        return Ask("KB-050", {self.controller: [TO[seat] for seat in seats]})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        seat = as_act(answers[self.controller]).a
        s.emit("assigned", {"seat": self.controller, "bullet": s.label(self.token), "to": seat})
        return carry_out(s, self.token, self.kind, seat)


class Aim(Rule):
    """KB-073, KB-074, KB-081: the player who uses an answer aims it; KB-080: one that was taken may be
    let go instead.
    """

    def __init__(self, token: int, kind: int, seat: int, taken: bool) -> None:
        self.token = token
        self.kind = kind
        self.seat = seat
        self.taken = taken

    def args(self) -> tuple[object, ...]:
        return (self.token, self.kind, self.seat, self.taken)

    def act(self, s: Kablamo) -> Ask | Steps:
        options = [AT[s.ammunition.face_of[token]] for token in targets(s)]
        if not options:
            dud(s, self.token)
            return ()
        if self.taken:
            options.append(LET_GO)
        return Ask("KB-073", {self.seat: options})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        act = as_act(answers[self.seat])
        if act.kind == "let go":
            dud(s, self.token)
            return ()
        return strike(s, self.token, self.kind, self.seat, s.ammunition.token_of[act.a])


def strike(s: Kablamo, token: int, kind: int, seat: int, target: int) -> Steps:
    """KB-073: an answer meets its target; if that has gone, the answer is a dud."""
    if target not in s.active and target not in [one[0] for one in s.stack]:
        dud(s, token)
        return ()
    s.emit("struck", {"seat": seat, "bullet": s.label(token), "as": KINDS[kind].name, "target": s.label(target)})
    if kind == RICOCHET:  # KB-081, KB-111: the copy happens first and at once
        copied = s.ammunition.kind_of[target]
        if KINDS[copied].answer:
            return (Aim(token, copied, seat, False),)
        return (Assign(token, copied, seat),)
    s.playing.remove(token)
    s.away(token)
    if kind == BACKFIRE:  # KB-080, KB-102
        s.take_control(target, seat)
    else:  # KB-108
        s.cancel(target)
    return ()


def carry_out(s: Kablamo, token: int, kind: int, seat: int) -> Steps:
    """KB-053, KB-054: an effect without a time happens at once; a delayed one lies face up until then."""
    row = KINDS[kind]
    if row.lies != NOWHERE:
        s.lay(token, kind, seat)
        if kind == CHEATING:
            cheat(s)
        return ()
    if row.answer:
        return (Aim(token, kind, seat, False),)
    s.playing.remove(token)
    s.away(token)
    return (EFFECTS[row.effect](seat),)


def dud(s: Kablamo, token: int) -> None:
    """KB-056: an effect that cannot happen is discarded."""
    s.playing.remove(token)
    s.emit("dud", {"bullet": s.label(token)})
    s.away(token)


def cheat(s: Kablamo) -> None:
    """KB-112: all active bullets except live ones are discarded without effect."""
    for token in s.active.copy():
        s.take_out(token)
        s.away(token)
