"""A situation as its seat knows it, with the learnt probabilities and values of the choices."""

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
"""The discount for each further turn. The judge was trained with it."""
ALL_WORTHS: Final = range(features.WORTHS)


class Situation:
    """The choices of an asked seat, with probabilities and values."""

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
        """The public expectation of how this seat would choose."""
        self.shares = self.mixes.of(self.traps, self.room)
        self.places = list(self.shares)

    def mix(self) -> list[float]:
        """Return the probability of each of the places, in their order."""
        return [self.shares[place] for place in self.places]

    def worths(self) -> list[float]:
        """Return each place's value, as a share of the win, averaged over all secrets the other seat may have."""
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
        """Return the probability of an outcome, and the judge's output after it; () if the game is over."""
        odds = sum([part for room, part in enumerate(self.known.rooms(1 - self.seat)) if one.others >> room & 1])
        if odds <= 0.0 or one.now.stage == OVER:
            return odds, ()
        then = self.known.copy()
        then.follow(self.seat, one, self.mixes)
        return odds, learnt()["judge"].answer(then.figures(), ALL_WORTHS)

    def _value(self, one: Outcome, answers: Sequence[float], traps: Traps, room: int) -> float:
        """Return the value of an outcome to this seat, from -1 for a loss to 1 for a win."""
        if not answers:
            return _ended(self.known.public, one.now)
        value = features.situation_value(answers, int(one.now.asked() != self.seat), traps, room)
        return value * LATER if one.now.turn > self.known.public.turn else value

    def opened(self, traps: Traps, room: int) -> float:
        """Return this seat's share of the win between two bots of level 5, given the other seat's secrets."""
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
    """Return the value of the end to the seat whose choice ended the game: 0 for a draw by the guard, otherwise 1."""
    return 0.0 if before.turn >= TURNS_MAX and now.hits == before.hits else 1.0
