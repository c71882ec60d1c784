"""A policy by probabilities, for games with roles and for other villas, where nothing was learnt.

The probabilities of the other seat's room are exact for an opponent that chooses at random
(games/revolver_noir/belief.py). Every option gets points for the hits it can bring now or next turn, minus what it
reveals. The best is chosen most of the time.
"""

import math
from collections.abc import Sequence
from typing import Final

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.revolver_noir.belief import belief, pick
from hinterzimmer.games.revolver_noir.knowledge import facts
from hinterzimmer.games.revolver_noir.options import ROLES, ROOMS, VAULT, VILLA, Act
from hinterzimmer.games.revolver_noir.state import Noir

STAYS: Final = 0.4
SHARPNESS: Final = 40.0
"""The softmax factor: an option with 0.01 points less is chosen two thirds as often."""
EXPOSED: Final = 0.12
"""The cost of having named the own room, in hits."""
CALLING: Final = {"thief": 0.4, "sneak": 0.0, "wrecker": 0.1, "assassin": 0.0}


class RulesPolicy:
    """Points for every option, from what a seat knows."""

    def __init__(self, s: Noir, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.other = 1 - seat
        self.here = s.rooms[seat]
        self.odds = self.where(self.other)
        self.own_odds = self.where(seat)
        self.later = self.spread(self.odds, self.other)

    def where(self, seat: int) -> list[float]:
        """Return the probability of each room by what is public."""
        s = self.s
        odds = [0.0] * len(ROOMS)
        if s.rooms[seat] >= 0:
            for hidden, weight in belief(s, facts(s.villa, s.card(seat).vault), seat).items():
                odds[hidden[0]] += weight
        return odds

    def spread(self, odds: Sequence[float], seat: int) -> list[float]:
        """Return the probabilities after a turn in which the seat moves or stays."""
        ways = self.s.villa.ways[1 if self.s.card(seat).vault else 0]
        later = [part * STAYS for part in odds]
        for room, part in enumerate(odds):
            for to in ways[room]:
                later[to] += part * (1.0 - STAYS) / len(ways[room])
        return later

    def points(self, option: Option) -> float:
        """Return the value of an option, in hits."""
        assert isinstance(option, Act)
        kind, odds = option.kind, self.odds
        if kind == "shoot":
            return self.hit(odds[option.room]) - EXPOSED
        if kind == "stab":
            return self.hit(odds[self.here]) - EXPOSED / 2
        if kind == "spring":
            rooms = [room for room in range(VILLA) if option.mask >> room & 1]
            return self.hit(sum([odds[room] for room in rooms])) - 0.06 * len(rooms)
        if kind == "auto":
            return 0.7 * self.later[option.room] - (0.08 if option.away < 0 else 0.12)
        if kind == "trap":
            return 0.08 if option.away < 0 else 0.01
        if kind == "listen":
            return 0.09 * (1.0 - max(odds))
        if kind == "move" or kind == "flee":
            return self.going(option.room)
        if kind == "answer":
            return -self.betrayed(option.room)
        if kind == "role":
            return CALLING[ROLES[_role(option)]] * 0.1
        return self.effect(kind)

    def hit(self, chance: float) -> float:
        """Return the value of a hit with this probability; it counts more when it wins."""
        return chance * (1.4 if self.s.score(self.seat) + 1 >= self.s.villa.hits else 1.0)

    def effect(self, kind: str) -> float:
        """Return the value of the room's effect; 0 for ending the turn and for starting anywhere."""
        places, odds = self.s.villa.places, self.odds
        if kind == "flood":
            return self.hit(odds[places.flood]) - 0.05
        if kind == "trapdoor":
            return 0.2 * odds[places.trapdoor] - 0.05
        if kind == "echoes":
            return 0.12 * sum([odds[room] for room in range(VILLA) if self.s.villa.upper >> room & 1]) - 0.01
        return {"knife": 0.08, "loot": 0.6, "jump": -0.04}.get(kind, 0.0)

    def going(self, to: int) -> float:
        """Return the value of a move: the hits possible from there next turn, and how little the seat is expected
        there.
        """
        s = self.s
        card = s.card(self.seat)
        reach = [to] if card.shoot != "range" else s.villa.targets[1 if s.card(self.other).vault else 0][to]
        hunting = max([self.later[room] for room in reach], default=0.0)
        away = self.own_odds[self.here] - self.spread(self.own_odds, self.seat)[to]
        points = 0.25 * hunting + 0.25 * away
        if card.vault:
            goal = s.villa.places.deliver if s.loot[self.seat] else VAULT
            points += 0.2 * (self.steps(self.here, goal) - self.steps(to, goal))
        return points

    def steps(self, room: int, goal: int) -> int:
        """Return the distance to a room, in moves, for the seat that the Vault is open to."""
        reached, far = {room}, 0
        while goal not in reached and far < len(ROOMS):
            reached |= {to for at in reached for to in self.s.villa.ways[1][at]}
            far += 1
        return far

    def betrayed(self, named: int) -> float:
        """Return the probability that the other seat gives to the own room after this answer."""
        ways = self.s.villa.ways[1 if self.s.card(self.seat).vault else 0]
        total = sum([self.own_odds[room] / len(ways[room]) for room in range(len(ROOMS)) if named in ways[room]])
        return self.own_odds[self.here] / len(ways[self.here]) / total if total > 0 else 1.0

    def choose(self, options: Sequence[Option], rng: RandomStream) -> Option:
        """Return a random option; better ones are more likely."""
        points = [self.points(option) for option in options]
        best = max(points)
        return options[pick([math.exp(SHARPNESS * (value - best)) for value in points], rng)]


def _role(option: Act) -> int:
    return ROLES.index(option.text.split()[1])
