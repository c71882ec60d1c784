"""The value of each way to play a throw, as a share of the win."""

from dataclasses import dataclass

from hinterzimmer.engine.steps import Option
from hinterzimmer.games.karambolage.bots.chances import begin, go_on, leave, split
from hinterzimmer.games.karambolage.bots.plans import Plan, place_of, plans
from hinterzimmer.games.karambolage.bots.positions import MEAN, Positions
from hinterzimmer.games.karambolage.rules import END, moves, reckon
from hinterzimmer.games.karambolage.state import NOWHERE, Karambolage, Progress


@dataclass(frozen=True)
class EvaluatedOption:
    """An option, the share of the win it leads to, and the best plan found for it."""

    option: Option
    value: float
    plan: Plan | None
    worth: float
    """The value, in points, of the final position for the player who throws next."""


class Evaluation:
    """The values of what the player can do."""

    def __init__(self, s: Karambolage) -> None:
        self.s = s
        self.positions = Positions(s.edition)

    def gains(self, plan: Plan) -> int:
        """Return the points of a plan, with the 50 for a third Carambo (KA-034)."""
        return plan.total + (self.s.edition.third_carambo if plan.carambo and self.s.carambos == 2 else 0)

    def goes_on(self, plan: Plan) -> bool:
        """Return True if the same player may throw again after this plan (KA-033)."""
        return plan.carambo and self.s.throw < self.s.edition.throws

    def after(self, plan: Plan) -> list[float]:
        """Return each seat's share of the win after this plan."""
        s = self.s
        scores = [float(score) for score in s.scores]
        scores[s.player] += self.gains(plan)
        worth = self.positions.value(plan.place)
        return go_on(s, scores, s.throw + 1, worth) if self.goes_on(plan) else leave(s, scores, worth)

    def here(self, now: Progress) -> float:
        """Return the value, in points, of the current position for the player who throws next."""
        return self.positions.value(place_of(now.black, now.red, now.white))

    def confirmed(self, now: Progress) -> Plan:
        """Return the throw as it stands as a plan without moves."""
        place = place_of(now.black, now.red, now.white)
        score = reckon(self.s)
        return Plan((), score.total() - score.third_carambo, score.carambo and score.scored, place)

    def throw(self, now: Progress) -> list[EvaluatedOption]:
        """Return every option in the middle of a throw, best first."""
        s, player = self.s, self.s.player
        best: dict[str, EvaluatedOption] = {}
        for plan in plans(s.edition, now, s.dice):
            first, value = plan.moves[0], self.after(plan)[player]
            if first.text not in best or value > best[first.text].value:
                best[first.text] = EvaluatedOption(first, value, plan, self.positions.value(plan.place))
        found = list(best.values())
        ended = self.confirmed(now)
        found.append(EvaluatedOption(END, self.after(ended)[player], ended, self.here(now)))
        for ball in range(3):
            if now.left and now.right >> ball & 1:
                for move in moves(s.board, now, ball):
                    if move.text not in best:  # it never scores, so it counts like stopping after it
                        worth = self.here(now.after(s.board, move))
                        value = leave(s, s.scores, worth)[player]
                        found.append(EvaluatedOption(move, value, None, worth))
        found.sort(key=lambda one: -one.value)
        return found

    def shares(self) -> list[float]:
        """Return each seat's share of the win as the table stands."""
        s, now = self.s, self.s.now()
        if s.over:
            return split([float(score == max(s.scores)) for score in s.scores])
        if s.player == NOWHERE:
            return [1 / s.seat_count] * s.seat_count
        if now.black == NOWHERE or now.red == NOWHERE or now.white == NOWHERE:
            return begin(s, MEAN)
        if not s.dice:
            scores = [float(score) for score in s.scores]
            return go_on(s, scores, s.throw + 1, self.here(now)) if s.throw else begin(s, self.here(now))
        best = self.throw(now)[0]
        return self.after(best.plan) if best.plan else leave(s, s.scores, best.worth)
