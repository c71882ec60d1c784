"""A situation as its seat knows it, and what was learnt of such: how to mix the choices, and what each is worth."""

from collections.abc import Sequence
from typing import Final

from hinterzimmer.games.revolver_noir.bots import features
from hinterzimmer.games.revolver_noir.bots.belief_filter import NO_TRAPS, Known
from hinterzimmer.games.revolver_noir.bots.duel import (
    CHOOSE_START,
    OVER,
    TURNS_MAX,
    Outcome,
    Public,
    Traps,
    leads,
    outcomes,
)
from hinterzimmer.games.revolver_noir.bots.net import learnt

LATER: Final = 0.995
"""A game that goes on for another turn counts so much less: the judge has learnt it so."""
ALL_WORTHS: Final = range(features.WORTHS)


class Situation:
    """What a player who is asked may choose, and how."""

    def __init__(self, known: Known, seat: int, traps: Traps, room: int) -> None:
        self.known = known
        self.seat = seat
        self.traps = traps
        self.room = room
        if known.public.stage == CHOOSE_START:
            known.public.mover = seat
            self.traps, self.room = NO_TRAPS, 0
        known.allow(seat, self.traps, self.room)
        self.mixes = known.mixes(seat)
        """How everybody thinks that this seat would choose."""
        self.shares = self.mixes.of(self.traps, self.room)
        self.places = list(self.shares)

    def mix(self) -> list[float]:
        """The share of each of the places, in their order."""
        return [self.shares[place] for place in self.places]

    def worths(self) -> list[float]:
        """What each of the places is worth, as a share of the win, over all that the other may have to hide."""
        if self.known.public.stage == CHOOSE_START:
            return [0.5] * len(self.places)
        values = []
        judged: dict[range, list[tuple[Outcome, float, Sequence[float]]]] = {}
        for place in self.places:
            found = list(outcomes(self.known.public, place, self.room))
            if found[0].places not in judged:
                judged[found[0].places] = [(one, *self._judged(one)) for one in found]
            then = leads(place, self.traps, self.room)
            values.append(
                sum([odds * self._value(one, answers, *then) for one, odds, answers in judged[found[0].places]])
            )
        return [(value + 1.0) / 2.0 for value in values]

    def _judged(self, one: Outcome) -> tuple[float, Sequence[float]]:
        """How likely it is that it comes so, and what the judge then says."""
        odds = sum([part for room, part in enumerate(self.known.rooms(1 - self.seat)) if one.others >> room & 1])
        if odds <= 0.0 or one.now.stage == OVER:
            return odds, ()
        then = self.known.copy()
        then.follow(self.seat, one, self.mixes)
        return odds, learnt()["judge"].answer(then.figures(), ALL_WORTHS)

    def _value(self, one: Outcome, answers: Sequence[float], traps: Traps, room: int) -> float:
        """What it is worth to this seat, of 1 for a win and -1 for a loss."""
        if not answers:
            return _ended(self.known.public, one.now)
        value = features.situation_value(answers, int(one.now.asked() != self.seat), traps, room)
        return value * LATER if one.now.turn > self.known.public.turn else value

    def opened(self, traps: Traps, room: int) -> float:
        """This seat's share of the win between two of level 5, when the other's secrets lie open too."""
        if self.known.public.stage == CHOOSE_START:
            return 0.5
        self.known.allow(1 - self.seat, traps, room)
        total = 0.0
        for place, share in self.shares.items():
            for one in outcomes(self.known.public, place, self.room):
                if one.others >> room & 1:
                    total += share * self._opened(one, place, traps, one.falls if one.falls >= 0 else room)
        return (total + 1.0) / 2.0

    def _opened(self, one: Outcome, place: int, traps: Traps, room: int) -> float:
        if one.now.stage == OVER:
            return _ended(self.known.public, one.now)
        _, answers = self._judged(one)
        first = int(one.now.asked() != self.seat)
        mine = features.situation_value(answers, first, *leads(place, self.traps, self.room))
        return (mine - features.situation_value(answers, 1 - first, traps, room)) / 2.0


def _ended(before: Public, now: Public) -> float:
    """To whoever has chosen so that the game is over: the hundredth turn is nobody's."""
    return 0.0 if before.turn >= TURNS_MAX and now.hits == before.hits else 1.0
