# mypyc: compile
"""High-velocity bullets from the hand: windows, announcing, answering (KB-070 to KB-083)."""

from collections.abc import Mapping
from typing import Final

from hinterzimmer.engine.steps import Ask, Option
from hinterzimmer.games.kablamo.abilities import playable, targets
from hinterzimmer.games.kablamo.bullets import KINDS, TOO_LATE
from hinterzimmer.games.kablamo.effects_assign import Aim, Assign, Rule, Steps, strike
from hinterzimmer.games.kablamo.options import PASS, PASS_ROUND, PLAY, Act, aimed, as_act
from hinterzimmer.games.kablamo.sightings import EVERYBODY, SEEN
from hinterzimmer.games.kablamo.state import Kablamo

PASSES: Final[list[Option]] = [PASS, PASS_ROUND]
PASSING: Final[list[Option]] = [PASS]


def may_be_held(s: Kablamo, token: int) -> bool:
    """Return True if, by public facts, the bullet may be in a hand: it is not out, laid, active or announced."""
    line = s.line[token]
    return len(line) > 0 and line[-1] & 127 != SEEN + EVERYBODY


def left_out(s: Kablamo, answers: bool) -> bool:
    """KB-082: return True if a window is left out on public facts: no seat has spares, or nothing can be
    in any hand.
    """
    if sum([len(hand) for hand in s.hands]) == 0:
        return True
    ammunition = s.ammunition
    tokens = ammunition.answers if answers else ammunition.fast
    for token in tokens:
        if may_be_held(s, token):
            return False
    return True


def offers(s: Kablamo, seat: int, answers: bool, late: bool) -> list[Option]:
    """KB-072, KB-077, KB-078: pass, or one high-velocity spare that can be carried out now."""
    ammunition = s.ammunition
    options = PASSING if s.standing[seat] else PASSES
    for token in s.hands[seat]:
        if token >= ammunition.fast_end:
            break
        if token < ammunition.live:
            continue
        kind = ammunition.kind_of[token]
        face = ammunition.face_of[token]
        if KINDS[kind].answer:
            options = options + [aimed(face, ammunition.face_of[target]) for target in targets(s)]
        elif not answers and not (late and kind in TOO_LATE) and playable(s, kind, seat):
            options = [*options, PLAY[face]]
    return options


def heard(s: Kablamo, said: Mapping[int, Option]) -> int:
    """KB-077: return the first seat from the start marker that did not pass; -1 if all passed.

    Notes standing orders.
    """
    first = -1
    for seat in s.from_start():
        act = said[seat]
        if act == PASS:
            continue
        kind = act.kind
        if kind == "play":
            s.standing[seat] = False
            if first < 0:
                first = seat
        elif kind == "pass round":
            s.standing[seat] = True
    return first


def announce(s: Kablamo, seat: int, act: Act) -> None:
    """KB-078: announce the bullet that a seat has chosen."""
    target = -1 if act.b < 0 else s.ammunition.token_of[act.b]
    s.announce(seat, s.ammunition.token_of[act.a], target)


class Window(Rule):
    """KB-071, KB-077: all living players are asked at once and in secret, again and again until all pass."""

    def __init__(self, name: str) -> None:
        self.name = name

    def args(self) -> tuple[object, ...]:
        return (self.name,)

    def act(self, s: Kablamo) -> Ask | Steps:
        if left_out(s, False):
            return ()
        late = self.name == "D"
        return Ask("KB-077", {seat: offers(s, seat, False, late) for seat in s.living()}, passes=PASSES)

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        seat = heard(s, answers)
        if seat < 0:
            return ()
        announce(s, seat, as_act(answers[seat]))
        return (Answers(), self)


class Answers(Rule):
    """KB-078, KB-079: what lies on top may be answered; if no player does, it takes effect; then the one beneath."""

    def act(self, s: Kablamo) -> Ask | Steps:
        if not s.stack:
            return ()
        if left_out(s, True):
            return (TopTakesEffect(), self)
        return Ask("KB-078", {seat: offers(s, seat, True, False) for seat in s.living()}, passes=PASSES)

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        seat = heard(s, answers)
        if seat < 0:
            return (TopTakesEffect(), self)
        announce(s, seat, as_act(answers[seat]))
        return (self,)


class TopTakesEffect(Rule):
    """KB-079: the top bullet takes effect completely: its controller assigns it, or an answer meets its target."""

    def act(self, s: Kablamo) -> Ask | Steps:
        token, seat, target, taken = s.top()
        kind = s.ammunition.kind_of[token]
        if not KINDS[kind].answer:
            return (Assign(token, kind, seat),)
        if taken:  # KB-080
            return (Aim(token, kind, seat, True),)
        return strike(s, token, kind, seat, target)


def standing_order(s: Kablamo, seat: int) -> Option | None:
    """KB-072: return the answer of a seat's standing order in an open window; None if it has given none."""
    return PASS if s.standing[seat] else None
