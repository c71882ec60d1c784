"""The five levels: how surely each of them does what was learnt, and how often it does just anything."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, cast

from hinterzimmer.bots.revolver_noir.codes import coded
from hinterzimmer.bots.revolver_noir.instinct import Instinct
from hinterzimmer.bots.revolver_noir.keys import NOT_OFFERED, Judgement
from hinterzimmer.bots.revolver_noir.mixes import learnt
from hinterzimmer.bots.revolver_noir.reading import plan_of, sketch_of
from hinterzimmer.bots.revolver_noir.sketch import Sketch
from hinterzimmer.bots.seat import Seat
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.belief import pick
from hinterzimmer.games.revolver_noir.edition import NoirEdition
from hinterzimmer.games.revolver_noir.state import Noir


@dataclass(frozen=True)
class Skill:
    """How well a level plays: how often it does just anything, in what was learnt and where only the odds help."""

    slips: float
    unlearnt: float


SKILLS: Final = {
    1: Skill(0.6, 0.86),
    2: Skill(0.38, 0.65),
    3: Skill(0.2, 0.42),
    4: Skill(0.08, 0.2),
    5: Skill(0.0, 0.0),
}
FLOOR: Final = 6
"""Shares of a mix below this, in parts of 255, are left out: they come from trying things while learning."""


@cache
def _own_villa() -> str:
    return GAME.edition().fingerprint


def standard(edition: NoirEdition) -> bool:
    """Whether this is the villa that was learnt in."""
    return edition.fingerprint == _own_villa()


class Player:
    """A bot of some level."""

    def __init__(self, level: int, rng: Chance) -> None:
        self.skill = SKILLS[level]
        self.rng = rng

    def choose(self, seat: Seat) -> Option:
        """What was learnt; in a game with roles or another villa, what the odds say; sometimes just anything."""
        options = seat.options
        if len(options) == 1:
            return options[0]
        look = Look(seat, self.rng)
        slips = self.skill.unlearnt if look.judgement is None else self.skill.slips
        if self.rng.below(1000) < slips * 1000:
            return anything(options, self.rng)
        if look.judgement is None:
            return look.instinct().choose(options, self.rng)
        mix = learnt().mix(look.judgement, FLOOR)
        return look.by_code[look.judgement.codes[pick(mix, self.rng)]]


def anything(options: Sequence[Option], rng: Chance) -> Option:
    """Some kind of act, and one of that kind."""
    kinds = sorted({option.kind for option in options})
    kind = kinds[rng.below(len(kinds))]
    same = [option for option in options if option.kind == kind]
    return same[rng.below(len(same))]


class Look:
    """What a seat knows, in the form in which it is thought about."""

    def __init__(self, seat: Seat, rng: Chance) -> None:
        self.seat = seat
        self.options = seat.options
        self.state = cast(Noir, seat.imagine(rng).state)
        """A world that the seat cannot tell from the true one; only what the seat knows is read from it."""
        self.by_code = coded(self.options)
        self.judgement: Judgement | None = None
        self.sketch: Sketch | None = None
        if not self.state.with_roles and standard(self.state.edition):
            plan = plan_of(self.state.edition)
            self.sketch = sketch_of(plan, seat.knowledge(), self.options)
            self.judgement = Judgement()
            self.judgement.look(self.sketch)

    def instinct(self) -> Instinct:
        """For games in which nothing was learnt."""
        return Instinct(self.state, self.seat.number)

    def places(self) -> list[tuple[int, Option]]:
        """The places at which there is a choice, each with its option."""
        assert self.judgement is not None
        codes = self.judgement.codes
        return [(at, self.by_code[code]) for at, code in enumerate(codes) if code != NOT_OFFERED]
