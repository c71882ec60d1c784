"""The five levels: how often each of them plays what was learnt, and how often at random."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.belief import pick
from hinterzimmer.games.revolver_noir.bots.action_index import placed
from hinterzimmer.games.revolver_noir.bots.log_features import known_to, secrets
from hinterzimmer.games.revolver_noir.bots.policy import Situation
from hinterzimmer.games.revolver_noir.bots.rules_policy import RulesPolicy
from hinterzimmer.games.revolver_noir.edition import NoirEdition
from hinterzimmer.games.revolver_noir.state import Noir


@dataclass(frozen=True)
class Skill:
    """The strength of a level: how often it chooses at random, where something was learnt and where nothing was."""

    slips: float
    unlearnt: float


SKILLS: Final = {
    1: Skill(0.73, 0.86),
    2: Skill(0.51, 0.65),
    3: Skill(0.31, 0.42),
    4: Skill(0.15, 0.2),
    5: Skill(0.0, 0.0),
}


@cache
def _own_villa() -> str:
    return GAME.edition().fingerprint


def standard(edition: NoirEdition) -> bool:
    """Return True if this is the villa of the training."""
    return edition.fingerprint == _own_villa()


class Player:
    """A bot of one level."""

    def __init__(self, level: int, rng: RandomStream) -> None:
        self.skill = SKILLS[level]
        self.rng = rng

    def choose(self, seat: Seat) -> Option:
        """Return a learnt choice, or with roles or in another villa one by the rules. Sometimes return a random one."""
        options = seat.options
        if len(options) == 1:
            return options[0]
        view = BotView(seat, self.rng)
        slips = self.skill.unlearnt if view.situation is None else self.skill.slips
        if self.rng.below(1000) < slips * 1000:
            return anything(options, self.rng)
        if view.situation is None:
            return view.rules_policy().choose(options, self.rng)
        return view.choices()[pick(view.situation.mix(), self.rng)]


def anything(options: Sequence[Option], rng: RandomStream) -> Option:
    """Return a random option: first a random kind, then one of that kind."""
    kinds = sorted({option.kind for option in options})
    kind = kinds[rng.below(len(kinds))]
    same = [option for option in options if option.kind == kind]
    return same[rng.below(len(same))]


class BotView:
    """The knowledge of a seat, in the form that the policies need."""

    def __init__(self, seat: Seat, rng: RandomStream) -> None:
        self.seat = seat
        self.options = seat.options
        self.state: Noir = seat.imagine(rng).state
        """A world that the seat cannot tell from the true one. Only what the seat knows is read from it."""
        self.situation: Situation | None = None
        if not self.state.with_roles and standard(self.state.edition):
            view = seat.knowledge()
            self.situation = Situation(known_to(view), seat.seat, *secrets(view.own))

    def rules_policy(self) -> RulesPolicy:
        """Return the policy for games in which nothing was learnt."""
        return RulesPolicy(self.state, self.seat.seat)

    def choices(self) -> list[Option]:
        """Return the options at the places of the situation."""
        assert self.situation is not None
        by_place = placed(self.options)
        return [by_place[place] for place in self.situation.places]
