"""What players do from where, counted while they learn, and made into habits."""

from typing import Final

from mypy_extensions import i64

from hinterzimmer.bots.revolver_noir.codes import ANSWER, END, FLEE, LISTEN, MOVE, SHOOT, SPRING, START, TRAP
from hinterzimmer.bots.revolver_noir.habits import (
    END_KIND,
    KINDS,
    LISTEN_KIND,
    MOVE_KIND,
    SPRING_KIND,
    TRAP_KIND,
    Habits,
    Plan,
    row,
)
from hinterzimmer.bots.revolver_noir.sketch import ACT, ANSWERING, FLEEING, MOVE_ON, Sketch

CARE: Final = 0.1
"""So much of every habit stays even: nothing that can be done is ruled out."""
FADE: Final = 0.5


class Counts:
    """How often what was done; older times fade."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.start: list[float] = row(8, 1.0)
        self.acts: list[float] = row(32, 1.0)
        self.kinds: list[float] = row(4 * KINDS * 8, 0.2)
        self.moves: list[float] = row(64, 1.0)
        self.flights: list[float] = row(64, 1.0)
        self.answers: list[float] = row(64, 1.0)

    def count(self, s: Sketch, code: i64) -> None:
        """The player asked is about to do this."""
        stage = s.stage
        here: i64
        if stage == ACT:
            here = s.mover.room
            self.acts[s.ap * 8 + here] += 1.0
            kind: i64 = -1
            if code == END:
                kind = END_KIND
            elif code < SHOOT:
                kind = MOVE_KIND
                self.moves[here * 8 + code - MOVE] += 1.0
            elif code >= TRAP and code < SPRING:
                kind = TRAP_KIND
            elif code >= SPRING and code < LISTEN:
                kind = SPRING_KIND
            elif code == LISTEN:
                kind = LISTEN_KIND
            if kind >= 0:
                self.kinds[(s.ap * KINDS + kind) * 8 + here] += 1.0
        elif stage == MOVE_ON:
            self.flights[s.mover.room * 8 + code - MOVE] += 1.0
        elif stage == ANSWERING:
            self.answers[s.other.room * 8 + code - ANSWER] += 1.0
        elif stage == FLEEING:
            self.flights[s.plan.cellar * 8 + code - FLEE] += 1.0
        else:
            self.start[code - START] += 1.0

    def settle(self, habits: Habits) -> None:
        """Make habits of what was counted."""
        total = 0.0
        for room in range(8):
            total += self.start[room]
        for room in range(8):
            habits.start[room] = CARE / 8 + (1.0 - CARE) * self.start[room] / total
        for ap in range(4):
            for room in range(8):
                for kind in range(KINDS):
                    at = (ap * KINDS + kind) * 8 + room
                    habits.kinds[at] = CARE / KINDS + (1.0 - CARE) * self.kinds[at] / self.acts[ap * 8 + room]
        self.ways(self.moves, habits.moves)
        self.ways(self.flights, habits.flights)
        self.ways(self.answers, habits.answers)
        for counted in (self.start, self.acts, self.kinds, self.moves, self.flights, self.answers):
            for at in range(len(counted)):
                counted[at] *= FADE

    def ways(self, counted: list[float], table: list[float]) -> None:
        """Rooms gone to, or named, from every room."""
        for room in range(8):
            ways = self.plan.ways[room]
            total = 0.0
            for to in ways:
                total += counted[room * 8 + to]
            for to in ways:
                table[room * 8 + to] = CARE / len(ways) + (1.0 - CARE) * counted[room * 8 + to] / total
