# mypyc: compile
"""A round of Kablamo, phase by phase (KB-030 to KB-047)."""

from hinterzimmer.engine.steps import Ask
from hinterzimmer.games.kablamo.bullets import (
    BOLSHEVIK,
    CHEATING,
    COWARDICE,
    CYLINDER,
    HAMMER,
    JACKET,
    KABLAMO,
    QUEENSBURY,
    RATCHET,
)
from hinterzimmer.games.kablamo.effects_assign import Assign, Rule, Steps, cheat
from hinterzimmer.games.kablamo.loading import Honor, Reload, Replace
from hinterzimmer.games.kablamo.position import EMPTY, HAMMER_AT
from hinterzimmer.games.kablamo.state import Kablamo
from hinterzimmer.games.kablamo.windows import Window


class Rounds(Rule):
    """KB-030 to KB-046: round after round, each from window A to the end of Reload."""

    def act(self, s: Kablamo) -> Ask | Steps:
        s.begin_round()
        return (
            Window("A"),
            Shot(True),
            Resolve(),
            Repeat(),
            Replace(),
            Window("D"),
            Honor(),
            Reload(),
            EndOfRound(),
            self,
        )


class Shot(Rule):
    """KB-030, KB-031, KB-141: one shot, all shooters step by step together; then the live bullets.

    In the round's first shot every player fires; in Repeat those who owe one (KB-033).
    """

    def __init__(self, everybody: bool) -> None:
        self.everybody = everybody

    def args(self) -> tuple[object, ...]:
        return (self.everybody,)

    def act(self, s: Kablamo) -> Ask | Steps:
        s.set_phase("rotate" if self.everybody else "repeat")
        shooters = s.living() if self.everybody else owing(s)
        paid = [] if self.everybody else [owed(s, seat) for seat in shooters]
        for seat in shooters:  # (1)
            ratchet, cylinder = s.use(seat, RATCHET), s.use(seat, CYLINDER)
            if not ratchet:
                s.turn(seat, -1 if cylinder else 1)
        for seat in shooters:  # (2)
            if s.use(seat, COWARDICE):
                token = s.guns[seat][HAMMER_AT]
                if token != EMPTY:
                    s.take_out(token)
                    s.away(token)
                s.turn(seat, 1)
        for seat in shooters:  # (3)
            if not s.use(seat, HAMMER):
                s.reveal(seat)
        for seat in shooters:  # (4)
            s.owe(seat)
        for token in paid:
            s.remove_marker(token)
        return (LiveBullets(),)


def owed(s: Kablamo, seat: int) -> int:
    """KB-033: the marker of the shot a player fires now: the revolver's first."""
    token = s.owed_by_gun(seat)
    return s.owed_by_player(seat) if token == EMPTY else token


def owing(s: Kablamo) -> list[int]:
    """KB-033: the living players who owe a shot."""
    return [seat for seat in s.living() if owed(s, seat) != EMPTY]


class LiveBullets(Rule):
    """KB-040 to KB-045: live bullets take effect first and together, and go back into the bag."""

    def act(self, s: Kablamo) -> Ask | Steps:
        live = [token for token in s.active if token < s.ammunition.live]
        hit: list[int] = []
        for token in live:
            if s.ammunition.kind_of[token] == KABLAMO:
                hit.extend(victims(s, s.holder(token)))
        for token in live:
            s.take_out(token)
            s.away(token)
        for seat in s.living():
            if seat in hit:
                s.eliminate(seat)
        if len(s.living()) <= 1:
            s.finish("last" if s.living() else "nobody")
        elif s.lies(CHEATING):  # KB-112: right after the live bullets
            cheat(s)
        return ()


def victims(s: Kablamo, owner: int) -> list[int]:
    """KB-040, KB-103, KB-104, KB-107, KB-143: whom a Kablamo eliminates."""
    if s.lies(QUEENSBURY):
        return []
    victim = s.left_of(owner) if s.lies(BOLSHEVIK) else owner
    return [victim, s.left_of(victim)] if s.lies(JACKET) else [victim]


class Resolve(Rule):
    """KB-032, KB-071: before each numbered bullet window B; then the lowest still active is resolved."""

    def act(self, s: Kablamo) -> Ask | Steps:
        if not s.active:
            return ()
        s.set_phase("resolve")
        return (Window("B"), ResolveLowest(), self)


class ResolveLowest(Rule):
    """KB-032, KB-050, KB-052: the lowest active bullet leaves its chamber and is assigned by its controller."""

    def act(self, s: Kablamo) -> Ask | Steps:
        if not s.active:
            return ()
        token = min(s.active)
        controller = s.controller(token)
        s.bring_out(token)
        return (Assign(token, s.ammunition.kind_of[token], controller),)


class Repeat(Rule):
    """KB-033, KB-071: window C, then all who owe a shot fire together; again while a player owes one."""

    def act(self, s: Kablamo) -> Ask | Steps:
        s.set_phase("repeat")
        return (Window("C"), RepeatPass())


class RepeatPass(Rule):
    """KB-033: one shot a player a pass; when none is owed, Repeat is over."""

    def act(self, s: Kablamo) -> Ask | Steps:
        if not owing(s):
            return ()
        return (Shot(False), Resolve(), Repeat())


class EndOfRound(Rule):
    """KB-029, KB-044, KB-046: this round's markers are discarded, the start marker passes on, and there is a guard."""

    def act(self, s: Kablamo) -> Ask | Steps:
        s.end_round()
        if s.round >= s.edition.rounds_max:
            s.finish("guard")
        return ()
