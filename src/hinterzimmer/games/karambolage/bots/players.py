"""The five levels: how much of a throw each of them sees, and what it chooses."""

from typing import Final

from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import RandomStream, SeededStream
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.karambolage.board import Move
from hinterzimmer.games.karambolage.bots.evaluation import Evaluation
from hinterzimmer.games.karambolage.bots.plans import Plan, plans
from hinterzimmer.games.karambolage.bots.positions import Positions
from hinterzimmer.games.karambolage.rules import AGAIN, END
from hinterzimmer.games.karambolage.state import NOWHERE, Karambolage

SIGHT: Final = {1: 32, 2: 52, 3: 64, 4: 77, 5: 100}
"""The number of throws, of 100, in which a level sees everything."""
GLANCES: Final = {1: 1, 2: 1, 3: 2, 4: 3, 5: 1}
"""The number of ways to score that it sees in the other throws."""
CARAMBO: Final = {1: 0, 2: 0, 3: 30, 4: 60, 5: 60}
"""The points added for a Carambo by a level that counts only points."""


class Player:
    """A bot of one level. What it overlooks follows from the table alone, so that it finishes a throw as it was
    planned.
    """

    def __init__(self, level: int, rng: RandomStream) -> None:
        self.level = level
        self.rng = rng
        self.throw: tuple[object, ...] = ()
        self.plan: Plan | None = None
        """The plan of the latest throw. All decisions of a throw follow one plan."""

    def choose(self, seat: Seat) -> Option:
        """Return the next option of the plan."""
        s: Karambolage = seat.imagine(self.rng).state
        options = seat.options
        if len(options) == 1:
            return options[0]
        if options[0].kind == "place":
            return self.place(s)
        if AGAIN in options:
            return AGAIN
        plan = self.planned(s)
        done = len(s.path) - 1
        if plan is not None and done < len(plan.moves):
            return plan.moves[done]
        return END

    def place(self, s: Karambolage) -> Option:
        """Return where to set a ball: at random below level 4, else from the table of positions."""
        now = s.now()
        placed = tuple([now.at(ball) for ball in range(3) if now.at(ball) != NOWHERE])
        ball = len(placed)
        if self.level < 4:
            free = [field for field in s.board.nulls if field not in placed]
            return s.board.places[ball][free[self.rng.below(len(free))]]
        return s.board.places[ball][Positions(s.edition).opening(placed)[ball]]

    def planned(self, s: Karambolage) -> Plan | None:
        """Return the plan for this throw. If its first moves were others, return the plan for the rest."""
        key = (*s.scores, s.turns, s.throw, s.dice, s.path[0].args())
        if key != self.throw:
            self.throw, self.plan = key, self.think(s, 0)
        played = [step.move.text for step in s.path if step.move is not None]
        if self.plan is None or [move.text for move in self.plan.moves[: len(played)]] == played:
            return self.plan
        rest = self.think(s, len(played))
        if rest is None:
            return None
        before = tuple([step.move for step in s.path if step.move is not None])
        return Plan(before + rest.moves, rest.total, rest.carambo, rest.place)

    def think(self, s: Karambolage, done: int) -> Plan | None:
        """Return the plan from after `done` moves; None if nothing scores or the level sees nothing."""
        now = s.path[done]
        if self.level == 5:
            best = Evaluation(s).throw(now)[0]
            return best.plan or (Plan((best.option,), 0, False, 0) if isinstance(best.option, Move) else None)
        found = plans(s.edition, now, s.dice)
        if not found:
            return None
        dice = SeededStream(f"{s.scores} {s.turns} {s.throw} {s.dice} {done} {now.black} {now.red} {now.white}")
        if dice.below(100) >= SIGHT[self.level]:
            found = [found[dice.below(len(found))] for _ in range(GLANCES[self.level])]
        extra = CARAMBO[self.level]
        return max(found, key=lambda plan: plan.total + (extra if plan.carambo else 0))
