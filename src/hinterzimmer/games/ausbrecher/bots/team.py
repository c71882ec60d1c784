"""The five levels of Ausbrecher AG, the advice of the best, and the value of a position."""

from typing import Final

from hinterzimmer.engine.bots import Advice, Reason, Seat, WeightedOption
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table
from hinterzimmer.games.ausbrecher.board import Move, Pick, Slip
from hinterzimmer.games.ausbrecher.bots.belief import Beliefs
from hinterzimmer.games.ausbrecher.bots.boat_odds import bet_of
from hinterzimmer.games.ausbrecher.bots.evaluation import Ability, Evaluation
from hinterzimmer.games.ausbrecher.bots.playout import Rules, shares_from
from hinterzimmer.games.ausbrecher.bots.race import Dice, Ends, race_of
from hinterzimmer.games.ausbrecher.bots.reasons import explain
from hinterzimmer.games.ausbrecher.state import Ausbrecher

LEVELS: Final = {
    1: Ability(blur=4.5, throws=0, belief=False, turns=0, hiding=0.0),
    2: Ability(blur=1.75, throws=0, belief=False, turns=0, hiding=0.0),
    3: Ability(blur=0.62, throws=0, belief=False, turns=0, hiding=0.0),
    4: Ability(blur=0.22, throws=0, belief=True, turns=0, hiding=0.0),
    5: Ability(blur=0.0, throws=12, belief=True, turns=1200, hiding=0.003),
}
"""The abilities of levels 1 to 5."""
OF_TWO: Final = {
    1: Ability(blur=2.1, throws=0, belief=False, turns=0, hiding=0.0),
    2: Ability(blur=1.0, throws=0, belief=False, turns=0, hiding=0.0),
    3: Ability(blur=0.52, throws=0, belief=False, turns=0, hiding=0.0),
    4: Ability(blur=0.26, throws=0, belief=True, turns=0, hiding=0.0),
}
"""The abilities with two players, where a share of the win changes faster, so that the levels stay
equally far apart.
"""
WORTH_GAMES: Final = 120
"""The number of playouts for the value of a position."""


class Thinker:
    """A bot with the ability of its level."""

    def __init__(self, level: int, rng: RandomStream) -> None:
        self.level = level
        self.rng = rng
        self.beliefs: Beliefs | None = None
        """Its beliefs at its last decision, so that only new turns of a trail must be followed."""

    def choose(self, seat: Seat) -> Option:
        """Return the best option. A slip is drawn at random, because none is better and no seat should guess it."""
        options = seat.options
        if len(options) == 1 or isinstance(options[0], Slip):
            return options[self.rng.below(len(options))]
        values = self.think(seat)[0]
        return options[values.index(max(values))]

    def think(self, seat: Seat) -> tuple[list[float], list[float], Ausbrecher]:
        """Return each option's value, each option's points, and the race as the seat knows it."""
        state = seat.imagine(self.rng).state  # the same race, but of all slips only the own is true
        assert isinstance(state, Ausbrecher)
        ability = LEVELS[self.level]
        if state.seat_count == 2:
            ability = OF_TWO.get(self.level, ability)
        evaluation = Evaluation(
            ability,
            Rules(state.course, state.seat_count),
            race_of(state),
            state.turns,
            seat.seat,
            bet_of(state.slips[seat.seat].number),
            self.believe(state),
            Dice(self.rng.below(1 << 30)),
        )
        options = seat.options
        picked = [option.dice for option in options if isinstance(option, Pick)]
        if picked:
            values = evaluation.picks(picked)
            return values, evaluation.points, state
        ends = Ends(evaluation.race, state.pips, state.open, state.played)
        acts = [option.stone + 8 * option.back for option in options if isinstance(option, Move)]
        values = evaluation.plays(ends.found)
        best = [max(values[at] for at in ends.by_first[act]) for act in acts]
        points = [max(evaluation.points[at] for at in ends.by_first[act]) for act in acts]
        return best, points, state

    def believe(self, state: Ausbrecher) -> Beliefs:
        """Return the beliefs about the slips by the trail."""
        fresh = Beliefs(state.course.start, state.course.last, state.seat_count, state.first)
        if not LEVELS[self.level].belief:
            return fresh
        trail = state.trail.to_list()
        if self.beliefs is None or not self.beliefs.leads_to(fresh, trail):
            self.beliefs = fresh
        self.beliefs.follow(trail)
        return self.beliefs


class AusbrecherTeam:
    """The team of Ausbrecher AG: five levels, advice, and shares of the win."""

    def make_bot(self, level: int, rng: RandomStream) -> Thinker:
        """Return a bot of a level from 1 to 5."""
        return Thinker(level, rng)

    def advise(self, seat: Seat, rng: RandomStream) -> Advice:
        """Return what level 5 would do in this seat, with a reason."""
        options = seat.options
        best = self.make_bot(5, rng)
        if len(options) == 1 or isinstance(options[0], Slip):
            chosen = best.choose(seat)
            share = 1.0 / len(seat.view().board.slips or [0] * seat_count(seat))
            key = "only" if len(options) == 1 else "slip"
            return Advice(chosen, Reason(key, {}), (WeightedOption(chosen, share),))
        values, points, state = best.think(seat)
        order = sorted(range(len(options)), key=lambda at: (-values[at], at))
        weighed = tuple(WeightedOption(options[at], min(1.0, max(0.0, values[at]))) for at in order)
        return Advice(options[order[0]], explain(state, options, points, order, weighed[0].value), weighed)

    def win_shares(self, table: Table[Ausbrecher], rng: RandomStream) -> list[float]:
        """Return each seat's expected share of the win if every seat follows its slip from here on."""
        state = table.state
        assert isinstance(state, Ausbrecher)
        if not state.slips or state.first < 0:
            return [1.0 / state.seat_count] * state.seat_count
        bets = [bet_of(slip.number) for slip in state.slips]
        dice = Dice(rng.below(1 << 30))
        games = 1 if table.over else WORTH_GAMES
        return shares_from(state, race_of(state), Rules(state.course, state.seat_count), bets, dice, games)


def seat_count(seat: Seat) -> int:
    """Return the number of seats asked now; 1 if none is."""
    question = seat.view().question
    return len(question.asked) if question else 1
