"""What a player takes into account: situations that are alike get the same number, and their choices a place each.

Counted are one's own room and points left, the hits, the traps on both sides, the odds of the best shot and of the
best spring, where the other is if that is likely enough, how surely the other knows where one is oneself, and which
door leads to the better hunting ground. Choices are places too: the likeliest target, the second likeliest, each
door, and so on.
"""

from typing import Final

from mypy_extensions import i64

from hinterzimmer.bots.revolver_noir.codes import (
    ANSWER,
    AUTO,
    AUTO_AWAY,
    EFFECT,
    END,
    FLEE,
    LISTEN,
    MOVE,
    SHOOT,
    SPRING,
    START,
    TRAP,
    TRAP_AWAY,
)
from hinterzimmer.bots.revolver_noir.sides import AUTOMATIC, ECHOES, KNIFE, Side, row
from hinterzimmer.bots.revolver_noir.sketch import ACT, ANSWERING, FLEEING, MOVE_ON, Sketch

PLACES: Final = 14
AT_END: Final = 0
AT_MOVE: Final = 1
AT_SHOOT: Final = 5
AT_TRAP: Final = 7
AT_SPRING: Final = 8
AT_LISTEN: Final = 9
AT_EFFECT: Final = 10
AT_AUTO: Final = 11
NOT_OFFERED: Final = -1
A_STEP: Final = 0.6
"""What a chance to hit is still worth one step further away."""
SURE: Final = 0.3
"""From these odds on the likeliest room counts as where somebody is."""
STAYS: Final = 0.4
"""How likely somebody is still there after a turn of theirs, roughly."""


def step_of(part: float) -> i64:
    """The odds of a hit in steps."""
    if part < 0.06:
        return 0
    if part < 0.13:
        return 1
    if part < 0.21:
        return 2
    if part < 0.32:
        return 3
    if part < 0.5:
        return 4
    return 5


def third_of(part: float) -> i64:
    """Odds in three coarse steps."""
    if part < 0.12:
        return 0
    return 1 if part < 0.3 else 2


def likeliest(odds: list[float]) -> i64:
    """The room where somebody most likely is; 8 if that is not worth speaking of."""
    best: i64 = 0
    at: i64
    for at in range(8):
        if odds[at] > odds[best]:
            best = at
    return best if odds[best] >= SURE else 8


class Judgement:
    """Looks at a sketch for whoever is asked: the situation's two numbers, and what stands at every place."""

    def __init__(self) -> None:
        self.codes: list[int] = [NOT_OFFERED] * PLACES
        self.fine: i64 = 0
        self.coarse: i64 = 0
        self.later: list[float] = row(8, 0.0)
        self.ground: list[float] = row(8, 0.0)

    def look(self, s: Sketch) -> None:
        """Judge the present situation."""
        i: i64
        for i in range(PLACES):
            self.codes[i] = NOT_OFFERED
        stage = s.stage
        if stage == ACT:
            self.act(s)
        elif stage == MOVE_ON:
            self.move_on(s)
        elif stage == ANSWERING:
            self.answer(s)
        elif stage == FLEEING:
            self.flee(s)
        else:
            self.start()
        self.fine = self.fine * 16 + stage * 2 + 1
        self.coarse = self.coarse * 16 + stage * 2

    def expect(self, s: Sketch, side: Side) -> None:
        """Where a side probably is after its next turn, into `later`."""
        plan = s.plan
        later = self.later
        at: i64
        to: i64
        for at in range(8):
            later[at] = side.odds[at] * STAYS
        for at in range(8):
            if side.odds[at] > 0.0:
                part = side.odds[at] * (1.0 - STAYS) / float(len(plan.ways[at]))
                for to in plan.ways[at]:
                    later[to] += part

    def hunt(self, s: Sketch, odds: list[float]) -> None:
        """How good every room is to hunt from, into `ground`: by the best shot there, or a few steps on."""
        plan = s.plan
        ground = self.ground
        room: i64
        at: i64
        best: float
        for room in range(8):
            best = 0.0
            for at in plan.targets[room]:
                if odds[at] > best:
                    best = odds[at]
            ground[room] = best
        for _ in range(2):
            for room in range(8):
                best = ground[room]
                for at in plan.ways[room]:
                    if ground[at] * A_STEP > best:
                        best = ground[at] * A_STEP
                ground[room] = best

    def doors(self, s: Sketch, me: Side, odds: list[float], first: i64) -> i64:
        """Every way out at its place; gives the one with the best hunting behind it."""
        closed: i64 = s.plan.cellar if s.wet() else -1
        best = -1.0
        found: i64 = 0
        number: i64
        to: i64
        self.hunt(s, odds)
        ways = s.plan.ways[me.room]
        for number in range(len(ways)):
            to = ways[number]
            if to != closed:
                self.codes[AT_MOVE + number] = int(first + to)
                if self.ground[to] > best:
                    best = self.ground[to]
                    found = number
        return found

    def act(self, s: Sketch) -> None:
        """The mover's choices."""
        plan = s.plan
        me = s.mover
        other = s.other
        odds = other.odds
        codes = self.codes
        ap = s.ap
        here = me.room
        mined = me.mined()
        shot: i64 = 0
        spring: i64 = 0
        door: i64 = 0
        codes[AT_END] = END
        self.expect(s, other)
        if ap >= 1:
            door = self.doors(s, me, odds if ap >= 3 else self.later, MOVE)
            self.trap(me, mined)
            spring = self.springs(me, odds)
            codes[AT_LISTEN] = LISTEN
        if ap >= 2:
            shot = 1 + self.shots(s, here, odds)
        effect = plan.effect[here]
        blocked: i64 = 0
        if effect == AUTOMATIC:
            if ap >= plan.cost[here]:
                self.autos(me, mined)
        elif effect > 0 and ap >= plan.cost[here]:
            if (effect == KNIFE and s.acts > 0) or (effect == ECHOES and s.echoed > 0):
                blocked = 1
            else:
                codes[AT_EFFECT] = EFFECT
        traps: i64 = 3 if mined >> here & 1 else me.traps
        key = ((here * 4 + ap) * 2 + blocked) * 4 + me.hits * 2 + other.hits
        key = ((key * 8 + shot) * 4 + door) * 4 + spring
        self.coarse = key
        key = ((key * 4 + third_of(me.odds[here])) * 4 + traps) * 9 + likeliest(odds)
        self.fine = key * 4 + (3 if other.armed > 0 else (1 if other.traps > 0 else 0))

    def shots(self, s: Sketch, here: i64, odds: list[float]) -> i64:
        """The likeliest target and the second likeliest; gives the odds of the first in steps."""
        first: i64 = -1
        second: i64 = -1
        at: i64
        for at in s.plan.targets[here]:
            if first < 0 or odds[at] > odds[first]:
                second = first
                first = at
            elif second < 0 or odds[at] > odds[second]:
                second = at
        self.codes[AT_SHOOT] = int(SHOOT + first)
        if second >= 0 and odds[second] > 0.02:
            self.codes[AT_SHOOT + 1] = int(SHOOT + second)
        return step_of(odds[first])

    def springs(self, me: Side, odds: list[float]) -> i64:
        """The trap where the other most likely is; gives the odds in steps, 0 without a trap."""
        best: i64 = -1
        at: i64
        for at in range(8):
            if me.wires >> at & 1 and (best < 0 or odds[at] > odds[best]):
                best = at
        if best < 0:
            return 0
        self.codes[AT_SPRING] = int(SPRING + best)
        return 1 + third_of(odds[best])

    def least(self, mined: i64) -> i64:
        """The trap of one's own that is least likely to be of use."""
        worst: i64 = -1
        at: i64
        for at in range(8):
            if mined >> at & 1 and (worst < 0 or self.later[at] < self.later[worst]):
                worst = at
        return worst

    def trap(self, me: Side, mined: i64) -> None:
        """A trap in one's room."""
        if mined >> me.room & 1:
            return
        self.codes[AT_TRAP] = TRAP if me.traps < 2 else int(TRAP_AWAY + self.least(mined))

    def autos(self, me: Side, mined: i64) -> None:
        """Automatic traps in the three rooms where the other will most likely be."""
        later = self.later
        away = self.least(mined)
        taken: i64 = mined
        best: i64
        at: i64
        one: i64 = 1
        rank: i64
        for rank in range(3):
            best = -1
            for at in range(8):
                if at != me.room and not taken >> at & 1 and (best < 0 or later[at] > later[best]):
                    best = at
            taken |= one << best
            self.codes[AT_AUTO + rank] = int(AUTO + best if me.traps < 2 else AUTO_AWAY + best * 8 + away)

    def move_on(self, s: Sketch) -> None:
        """Where to go after a shot."""
        me = s.mover
        self.expect(s, s.other)
        door = self.doors(s, me, self.later, MOVE)
        self.coarse = (me.room * 4 + s.ap) * 4 + door
        key = (self.coarse * 4 + me.hits * 2 + s.other.hits) * 9 + likeliest(s.other.odds)
        self.fine = key * 4 + s.other.traps

    def answer(self, s: Sketch) -> None:
        """What to name, for whoever is listened to."""
        me = s.other
        least = 2.0
        found: i64 = 0
        number: i64
        to: i64
        at: i64
        ways = s.plan.ways[me.room]
        for number in range(len(ways)):
            to = ways[number]
            self.codes[AT_MOVE + number] = int(ANSWER + to)
            total = 0.0
            for at in s.plan.ways[to]:
                total += me.odds[at] / float(len(s.plan.ways[at]))
            betrayed = me.odds[me.room] / (total + 1e-9)
            if betrayed < least:
                least = betrayed
                found = number
        self.coarse = me.room * 4 + found
        key = (self.coarse * 4 + s.ap) * 4 + me.hits * 2 + s.mover.hits
        self.fine = (key * 4 + third_of(me.odds[me.room])) * 4 + s.mover.traps

    def flee(self, s: Sketch) -> None:
        """Where to flee to from the flood."""
        number: i64
        ways = s.plan.ways[s.plan.cellar]
        for number in range(len(ways)):
            self.codes[AT_MOVE + number] = int(FLEE + ways[number])
        self.coarse = s.ap
        self.fine = (s.ap * 4 + s.mover.hits) * 4 + s.mover.traps

    def start(self) -> None:
        """Where to begin."""
        room: i64
        for room in range(8):
            self.codes[room] = int(START + room)
        self.fine = 0
        self.coarse = 0
