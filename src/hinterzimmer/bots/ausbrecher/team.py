"""The five levels of Ausbrecher AG, what they advise, and what a position is worth."""

from typing import Final

from hinterzimmer.bots.ausbrecher.belief import Beliefs
from hinterzimmer.bots.ausbrecher.mind import Ability, Mind
from hinterzimmer.bots.ausbrecher.odds import bet_of
from hinterzimmer.bots.ausbrecher.playout import Rules
from hinterzimmer.bots.ausbrecher.race import Dice, End, Ends, race_of
from hinterzimmer.bots.seat import Seat
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.ausbrecher.board import Move, Pick, Slip
from hinterzimmer.games.ausbrecher.state import Ausbrecher

LEVELS: Final = {
    1: Ability(1.5, 0, False, 0, 0.0),
    2: Ability(0.5, 0, False, 0, 0.0),
    3: Ability(0.0, 8, False, 0, 0.0),
    4: Ability(0.0, 12, True, 0, 0.0),
    5: Ability(0.0, 12, True, 400, 0.0),
}
"""Level 1 to 5: how well each looks."""


class Thinker:
    """A bot that thinks as well as its ability lets it."""

    def __init__(self, ability: Ability, rng: Chance) -> None:
        self.ability = ability
        self.rng = rng

    def choose(self, seat: Seat) -> Option:
        """The option that seems best."""
        options = seat.options
        if len(options) == 1 or isinstance(options[0], Slip):
            return options[self.rng.below(len(options))]
        values = think(self.ability, seat, self.rng)[1]
        return options[values.index(max(values))]


def think(ability: Ability, seat: Seat, rng: Chance) -> tuple[Mind, list[float]]:
    """Thoughts on the open question, and a value for each option."""
    world = seat.imagine(rng)  # the same race, but nobody's slip except the own
    state = world.state
    assert isinstance(state, Ausbrecher)
    beliefs = Beliefs(state.course.start, state.course.last, state.seats, state.first)
    if ability.belief:
        beliefs.follow(state.trail.all())
    mind = Mind(
        ability,
        Rules(state.course, state.seats),
        race_of(state),
        state.turns,
        seat.number,
        bet_of(state.slips[seat.number].number),
        beliefs,
        Dice(rng.below(1 << 30)),
    )
    options = seat.options
    picked = [option.dice for option in options if isinstance(option, Pick)]
    if picked:
        return mind, mind.picks(picked)
    ends: list[End] = Ends(mind.race, state.pips, state.open, state.played).found
    worths = mind.plays(ends)
    best: dict[int, float] = {}
    for end, value in zip(ends, worths, strict=True):
        best[end.first] = max(value, best.get(end.first, value))
    acts = [option.stone + 8 * option.back for option in options if isinstance(option, Move)]
    return mind, [best.get(act, -99.0) for act in acts]


class AusbrecherTeam:
    """The opponents of Ausbrecher AG."""

    def hire(self, level: int, rng: Chance) -> Thinker:
        """A bot of a level from 1 to 5."""
        return Thinker(LEVELS[level], rng)
