"""The base game in plain numbers, fast enough to learn from: the same rules as the table's, checked against them.

Beside the true rooms it keeps, for each side, the odds of being in every room (sides.py).
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
from hinterzimmer.bots.revolver_noir.sides import AUTOMATIC, ECHOES, FLOOD, JUMP, KNIFE, Plan, Side

CHOOSE_START: Final = 0
ACT: Final = 1
MOVE_ON: Final = 2
ANSWERING: Final = 3
FLEEING: Final = 4
OVER: Final = 5


class Sketch:
    """A game: two sides, of whom one has the turn."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.sides = [Side(), Side()]
        self.mover = self.sides[0]
        self.other = self.sides[1]
        self.player: i64 = 0
        self.stage: i64 = CHOOSE_START
        self.ap: i64 = 0
        self.acts: i64 = 0
        self.echoed: i64 = 0
        self.turns: i64 = 0
        self.winner: i64 = -1
        self.offer: list[int] = [0] * 40
        self.offers: i64 = 0

    def copy(self, other: "Sketch") -> None:
        """Become like another."""
        self.sides[0].copy(other.sides[0])
        self.sides[1].copy(other.sides[1])
        self.seat(other.player)
        self.stage = other.stage
        self.ap = other.ap
        self.acts = other.acts
        self.echoed = other.echoed
        self.turns = other.turns
        self.winner = other.winner

    def seat(self, player: i64) -> None:
        """Whose turn it is."""
        self.player = player
        self.mover = self.sides[player]
        self.other = self.sides[1 - player]

    def begin(self, player: i64) -> None:
        """A new game; this player will have the first turn and chooses the starting room first."""
        fresh = Side()
        self.sides[0].copy(fresh)
        self.sides[1].copy(fresh)
        self.seat(player)
        self.stage = CHOOSE_START
        self.turns = 0
        self.winner = -1

    def asked(self) -> i64:
        """The player who has to choose."""
        if self.stage == ANSWERING or self.stage == FLEEING:
            return 1 - self.player
        if self.stage == CHOOSE_START and self.mover.room >= 0:
            return 1 - self.player
        return self.player

    def wet(self) -> bool:
        """Whether anybody's flood stands."""
        return self.mover.wet + self.other.wet > 0

    # What can be chosen.

    def put(self, code: i64) -> None:
        """One more option."""
        self.offer[self.offers] = int(code)
        self.offers += 1

    def list_options(self) -> None:
        """Fill `offer` with all that the player asked may choose, in order."""
        self.offers = 0
        stage = self.stage
        plan = self.plan
        room: i64
        if stage == ACT:
            self.list_actions()
        elif stage == MOVE_ON:
            self.list_exits(self.mover.room)
        elif stage == ANSWERING:
            for room in plan.ways[self.other.room]:
                self.put(ANSWER + room)
        elif stage == FLEEING:
            for room in plan.ways[plan.cellar]:
                self.put(FLEE + room)
        else:
            for room in range(8):
                self.put(START + room)

    def list_exits(self, at: i64) -> None:
        """Where one can go."""
        closed: i64 = self.plan.cellar if self.wet() else -1
        room: i64
        for room in self.plan.ways[at]:
            if room != closed:
                self.put(MOVE + room)

    def list_actions(self) -> None:
        """What the mover can do."""
        plan = self.plan
        me = self.mover
        ap = self.ap
        here = me.room
        mined = me.mined()
        traps = me.traps
        room: i64
        away: i64
        self.put(END)
        if ap >= 1:
            self.list_exits(here)
        if ap >= 2:
            for room in plan.targets[here]:
                self.put(SHOOT + room)
        if ap >= 1:
            if not mined >> here & 1:
                if traps < 2:
                    self.put(TRAP)
                else:
                    for room in range(8):
                        if mined >> room & 1:
                            self.put(TRAP_AWAY + room)
            for room in range(8):
                if me.wires >> room & 1:
                    self.put(SPRING + room)
            self.put(LISTEN)
        effect: i64 = plan.effect[here]
        if effect == 0 or ap < plan.cost[here]:
            return
        if effect == AUTOMATIC:
            for room in range(8):
                if room != here and not mined >> room & 1:
                    if traps < 2:
                        self.put(AUTO + room)
                    else:
                        for away in range(8):
                            if mined >> away & 1:
                                self.put(AUTO_AWAY + room * 8 + away)
        elif not (effect == KNIFE and self.acts > 0) and not (effect == ECHOES and self.echoed > 0):
            self.put(EFFECT)

    # What comes of it.

    def play(self, code: i64) -> None:
        """The player asked chooses this."""
        stage = self.stage
        if stage == ACT:
            self.act(code)
        elif stage == MOVE_ON:
            self.mover.went(self.plan, self.wet())
            self.mover.room = code - MOVE
            self.stage = ACT
        elif stage == ANSWERING:
            self.answer(code - ANSWER)
        elif stage == FLEEING:
            self.other.went(self.plan, True)
            self.other.room = code - FLEE
            self.stage = ACT
        elif self.mover.room < 0:
            self.mover.room = code - START
        else:
            self.other.room = code - START
            self.seat(1 - self.player)
            self.begin_turn()

    def answer(self, room: i64) -> None:
        """The other names a room."""
        self.other.said(self.plan, room, self.echoed == 2)
        if self.echoed == 2:
            self.echoed = 1
        self.stage = ACT

    def begin_turn(self) -> None:
        """The other one's turn begins."""
        self.seat(1 - self.player)
        me = self.mover
        self.turns += 1
        me.wet = 0
        me.armed = 0
        self.ap = self.plan.points
        self.acts = 0
        self.echoed = 0
        self.stage = ACT
        while me.first >= 0 and self.stage != OVER:
            room = me.first
            me.first = me.second
            me.second = -1
            me.traps -= 1
            self.strike(self.other.struck(room))

    def strike(self, hit: bool) -> bool:
        """The other takes a hit, if it is one; gives whether the game goes on."""
        if hit:
            self.other.hits += 1
            if self.other.hits >= self.plan.hits:
                self.winner = self.player
                self.stage = OVER
                return False
        return True

    def reveal(self) -> None:
        """The mover's room is named."""
        self.mover.is_in(self.mover.room)

    def act(self, code: i64) -> None:
        """The mover does something."""
        me = self.mover
        one: i64 = 1
        if code == END:
            if self.turns >= self.plan.turns:
                self.stage = OVER
            else:
                self.begin_turn()
            return
        self.acts += 1
        if code < SHOOT:
            me.went(self.plan, self.wet())
            self.ap -= 1
            me.room = code - MOVE
        elif code < TRAP:
            self.ap -= 2
            self.reveal()
            if self.strike(self.other.struck(code - SHOOT)):
                self.stage = MOVE_ON
        elif code < SPRING:
            self.ap -= 1
            if code >= TRAP_AWAY:
                me.disarm(code - TRAP_AWAY)
            else:
                me.traps += 1
            me.wires |= one << me.room
        elif code < LISTEN:
            self.ap -= 1
            me.wires &= ~(one << (code - SPRING))
            me.traps -= 1
            self.strike(self.other.struck(code - SPRING))
        elif code == LISTEN:
            self.ap -= 1
            self.stage = ANSWERING
        elif code == EFFECT:
            self.use(me)
        else:
            self.ap -= self.plan.cost[me.room]
            self.reveal()
            target = code - AUTO
            if code >= AUTO_AWAY:
                target = (code - AUTO_AWAY) >> 3
                me.disarm((code - AUTO_AWAY) & 7)
            else:
                me.traps += 1
            if me.armed < 2:
                me.armed += 1
            if me.first < 0:
                me.first = target
            else:
                me.second = target

    def use(self, me: Side) -> None:
        """The effect of the mover's room."""
        plan = self.plan
        other = self.other
        effect: i64 = plan.effect[me.room]
        self.reveal()
        self.ap -= plan.cost[me.room]
        if effect == KNIFE:
            self.ap = plan.knife - plan.cost[me.room]
        elif effect == ECHOES:
            if plan.upper >> other.room & 1:
                other.is_in(other.room)
                self.echoed = 1
            else:
                self.echoed = 2
                self.stage = ANSWERING
        elif effect == JUMP:
            me.room = plan.jump
            self.reveal()
        elif effect == FLOOD:
            me.wet = 1
            if self.strike(other.struck(plan.cellar)) and other.room == plan.cellar:
                self.stage = FLEEING
        elif other.struck(plan.trapdoor):
            other.room = plan.cellar
            other.is_in(plan.cellar)
            if self.wet() and self.strike(True):
                self.stage = FLEEING
