# mypyc: compile
"""The rules of Revolver Noir as steps, in the order of the catalogue. Which seat they ask follows from public facts
alone.
"""

from collections.abc import Mapping, Sequence

from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.steps import Ask, Option, RepeatWhile, Simultaneously, Step, chance
from hinterzimmer.games.revolver_noir.offers import actions, answers, echoes, exits, flights, move_cost
from hinterzimmer.games.revolver_noir.options import (
    DEAL,
    DEAL_WEIGHTS,
    FIRST,
    FIRST_WEIGHTS,
    PAIRS,
    ROLE,
    ROLES,
    START,
    Act,
)
from hinterzimmer.games.revolver_noir.state import ECHOED, LISTENED, NOBODY, Noir

Steps = tuple[Step[Noir], ...]


def as_act(option: Option) -> Act:
    """Return the option as an Act, which every option of this game is."""
    assert isinstance(option, Act)
    return option


class Setup(Step[Noir]):
    """RN-010, RN-040: roles if agreed, starting rooms, the start player; then turn after turn."""

    def run(self, s: Noir) -> Ask | Steps:
        if s.with_roles:
            return (DealRoles(), ChooseRoles(), ChooseStart(), DrawFirst(), Turns())
        return (ChooseStart(), DrawFirst(), Turns())


class DealRoles(Step[Noir]):
    """RN-040: each gets two of the four roles at random."""

    def run(self, s: Noir) -> Ask | Steps:
        return chance("RN-040", DEAL, DEAL_WEIGHTS)

    def resume(self, s: Noir, answers: Mapping[int, Option]) -> Steps:
        first = PAIRS[DEAL.index(as_act(answers[CHANCE]))]
        s.deal(first, tuple([role for role in range(len(ROLES)) if role not in first]))
        return ()


class ChooseRoles(Simultaneously[Noir]):
    """RN-040: both choose one of their two at the same time; they are shown together."""

    rule = "RN-040"

    def offers(self, s: Noir) -> dict[int, Sequence[Option]]:
        return {seat: [ROLE[role] for role in s.dealt[seat]] for seat in range(2)}

    def together(self, s: Noir, answers: Mapping[int, Option]) -> Steps:
        s.take_roles(ROLE.index(as_act(answers[0])), ROLE.index(as_act(answers[1])))
        return ()


class ChooseStart(Simultaneously[Noir]):
    """RN-010: each chooses the starting room freely and secretly; RN-014: it may be the same one."""

    rule = "RN-010"

    def offers(self, s: Noir) -> dict[int, Sequence[Option]]:
        return {0: START, 1: START}

    def together(self, s: Noir, answers: Mapping[int, Option]) -> Steps:
        for seat in range(2):
            s.enter(seat, as_act(answers[seat]).room)
        return ()


class DrawFirst(Step[Noir]):
    """RN-011: the start player is drawn by lot, unless the table has chosen one."""

    def run(self, s: Noir) -> Ask | Steps:
        if s.starter == 0:
            return chance("RN-011", FIRST, FIRST_WEIGHTS)
        s.begin(s.starter - 1)
        return ()

    def resume(self, s: Noir, answers: Mapping[int, Option]) -> Steps:
        s.begin(FIRST.index(as_act(answers[CHANCE])))
        return ()


class Turns(RepeatWhile[Noir]):
    """RN-012: players take turns until one has won."""

    def more(self, s: Noir) -> bool:
        return not s.over

    def once(self, s: Noir) -> Steps:
        return (BeginTurn(), AutomaticTraps(), Action(), Guard())


class BeginTurn(Step[Noir]):
    """RN-036: the player's own flood ends, loot is counted (RN-043), AP are set."""

    def run(self, s: Noir) -> Ask | Steps:
        s.begin_turn()
        if s.loot[s.player] and s.rooms[s.player] == s.villa.places.deliver:
            s.count_loot()
        return ()


class AutomaticTraps(Step[Noir]):
    """RN-031, RN-036: the player's automatic traps go off in the order set; RN-027: none after the last hit."""

    def run(self, s: Noir) -> Ask | Steps:
        while s.autos[s.player] and not s.over:
            s.go_off()
        return ()


class Action(Step[Noir]):
    """RN-012, RN-013: one act after another, until the player ends the turn."""

    def run(self, s: Noir) -> Ask | Steps:
        if s.over:
            return ()
        return Ask("RN-012", {s.player: actions(s, s.player)})

    def resume(self, s: Noir, answers: Mapping[int, Option]) -> Steps:
        act = as_act(answers[s.player])
        kind = act.kind
        if kind == "end":
            s.end_turn()
            return ()
        if kind == "move":
            s.move(act.room, move_cost(s, s.player))
        elif kind == "shoot":
            s.shoot(act.room)
            return (MoveOn(), self)
        elif kind == "trap":
            s.set_trap(act.away)
        elif kind == "spring":
            s.spring(act.mask)
        elif kind == "listen":
            s.listen()
            return (Answer(LISTENED), self)
        elif kind == "auto":
            s.set_automatic(act.room, act.away)
        elif kind == "stab":
            s.stab()
            return (MoveOn(), self)
        elif kind == "loot":
            s.take_loot()
        else:
            return (*use_room(s, kind), self)
        return (self,)


def use_room(s: Noir, kind: str) -> Steps:
    """RN-026, RN-030, RN-032 to RN-035: apply the effect of the player's room, and return the steps that follow."""
    if kind == "knife":
        s.take_knife()
    elif kind == "echoes":
        s.hear_echoes()
        return (Answer(ECHOED),)
    elif kind == "jump":
        s.jump()
    elif kind == "flood":
        if s.flood():
            return (Flee(),)
    elif s.open_trapdoor() and s.flooded():
        return (Flee(),)
    return ()


class MoveOn(Step[Noir]):
    """RN-022, RN-029, RN-046: after a shot or a stab the player must move at once, free and secretly, if the game goes
    on.
    """

    def run(self, s: Noir) -> Ask | Steps:
        if s.over:
            return ()
        return Ask("RN-022", {s.player: exits(s, s.player)})

    def resume(self, s: Noir, answers: Mapping[int, Option]) -> Steps:
        s.move_on(as_act(answers[s.player]).room)
        return ()


class Answer(Step[Noir]):
    """RN-025, RN-032: the other must name a room, and it must be true. A player with one choice is asked, too."""

    def __init__(self, to: str) -> None:
        self.to = to

    def args(self) -> tuple[object, ...]:
        return (self.to,)

    def run(self, s: Noir) -> Ask | Steps:
        other = 1 - s.player
        if self.to == ECHOED:
            return Ask("RN-032", {other: echoes(s, other)})
        return Ask("RN-025", {other: answers(s, other)})

    def resume(self, s: Noir, answers: Mapping[int, Option]) -> Steps:
        act = as_act(answers[1 - s.player])
        s.answer(act.room, act.kind == "reveal", self.to)
        return ()


class Flee(Step[Noir]):
    """RN-035: a player hit by a flood flees at once, secretly, to a connected room; RN-027: not from the last hit."""

    def run(self, s: Noir) -> Ask | Steps:
        if s.over:
            return ()
        other = 1 - s.player
        return Ask("RN-035", {other: flights(s, other)})

    def resume(self, s: Noir, answers: Mapping[int, Option]) -> Steps:
        s.flee(as_act(answers[1 - s.player]).room)
        return ()


class Guard(Step[Noir]):
    """RN-028: after a fixed number of turns of each player the game is drawn."""

    def run(self, s: Noir) -> Ask | Steps:
        if not s.over and s.turns >= 2 * s.villa.turns:
            s.winner = NOBODY
            s.finish("guard")
        return ()
