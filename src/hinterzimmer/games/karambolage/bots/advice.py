"""The choice of level 5, with a reason in figures."""

from hinterzimmer.engine.bots import Advice, Reason, Seat, WeightedOption
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.karambolage.bots.chances import begin, go_on, leave
from hinterzimmer.games.karambolage.bots.evaluation import EvaluatedOption, Evaluation
from hinterzimmer.games.karambolage.bots.plans import place_of
from hinterzimmer.games.karambolage.bots.positions import MEAN, points
from hinterzimmer.games.karambolage.rules import AGAIN, END
from hinterzimmer.games.karambolage.state import NOWHERE, Karambolage


def advise(seat: Seat, rng: RandomStream) -> Advice:
    """Return what level 5 would do in this seat."""
    s: Karambolage = seat.imagine(rng).state
    evaluation = Evaluation(s)
    options = seat.options
    if options[0].kind == "place":
        return _placing(evaluation)
    if AGAIN in options:
        worth = evaluation.here(s.now())
        scores = [float(score) for score in s.scores]
        values = (go_on(s, scores, s.throw + 1, worth)[s.player], leave(s, scores, worth)[s.player])
        weighed = tuple([WeightedOption(option, value) for option, value in zip(options, values, strict=True)])
        return Advice(AGAIN, Reason("again", {"points": round(points(worth))}), weighed)
    if len(options) == 1 and options[0] != END:
        return Advice(options[0], Reason("ready", {}), (WeightedOption(options[0], evaluation.shares()[s.player]),))
    judged = evaluation.throw(s.now())
    return Advice(
        judged[0].option,
        _reason(evaluation, judged[0]),
        tuple([WeightedOption(one.option, one.value) for one in judged]),
    )


def _placing(evaluation: Evaluation) -> Advice:
    """Return the advice for the opening: every field for this ball, with the best fields for the others."""
    s = evaluation.s
    now = s.now()
    placed = tuple([now.at(ball) for ball in range(3) if now.at(ball) != NOWHERE])
    ball = len(placed)
    found: list[tuple[float, Option]] = []
    for field in s.board.nulls:
        if field not in placed:
            three = evaluation.positions.opening((*placed, field))
            found.append((evaluation.positions.value(place_of(*three)), s.board.places[ball][field]))
    found.sort(key=lambda pair: -pair[0])
    weighed = tuple([WeightedOption(option, begin(s, worth)[s.player]) for worth, option in found])
    return Advice(found[0][1], Reason("place", {"points": round(points(found[0][0]))}), weighed)


def _reason(evaluation: Evaluation, best: EvaluatedOption) -> Reason:
    s, plan = evaluation.s, best.plan
    following = round(points(best.worth))
    if plan is None or plan.total == 0:
        return Reason("nothing", {"left": following})
    gains = evaluation.gains(plan)
    if s.target and s.scores[s.player] + gains >= s.target:
        return Reason("wins", {"points": gains})
    if evaluation.goes_on(plan):
        return Reason("carambo", {"points": gains, "next": following})
    if gains > plan.total:
        return Reason("third", {"points": gains, "left": following})
    if best.worth < MEAN - 25:
        return Reason("spoils", {"points": gains, "left": following})
    return Reason("points", {"points": gains, "left": following})
