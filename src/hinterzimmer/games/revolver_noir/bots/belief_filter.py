"""The public probabilities of every room and every set of traps of both seats.

They assume that both seats play as level 5, so they are exact for a seat that does. Beside them are the plain
probabilities of the rooms, which assume no habits.
"""

from typing import Final

from hinterzimmer.games.revolver_noir.bots import features
from hinterzimmer.games.revolver_noir.bots.action_index import ANSWER, EFFECT, MOVE, SHOOT, START
from hinterzimmer.games.revolver_noir.bots.duel import (
    ALL,
    ANSWERING,
    CELLAR,
    EFFECTS,
    FLEEING,
    JUMP,
    LANDING,
    WAYS,
    Outcome,
    Public,
    Traps,
    leads,
)

Odds = dict[Traps, list[float]]
"""For every possible set of traps, the probability of each room with it."""

LEAST: Final = 1e-6
"""The lowest probability of anything that is possible."""
NO_TRAPS: Final = (0, 0)


class Known:
    """The public facts, and the probabilities that follow from them."""

    def __init__(self) -> None:
        self.public = Public()
        self.odds: list[Odds] = [{NO_TRAPS: [1.0] + [0.0] * 7} for _ in range(2)]
        self.plain = [[1.0] + [0.0] * 7 for _ in range(2)]

    def copy(self) -> "Known":
        """Return an independent copy."""
        again = Known()
        again.public = self.public.copy()
        again.odds = [{traps: rooms.copy() for traps, rooms in one.items()} for one in self.odds]
        again.plain = [one.copy() for one in self.plain]
        return again

    def rooms(self, seat: int) -> list[float]:
        """Return the probability of each room."""
        return [sum(column) for column in zip(*self.odds[seat].values(), strict=True)]

    def snares(self, seat: int, kind: int) -> list[float]:
        """Return for each room the probability of a trap that waits (`kind` 0) or is armed (`kind` 1)."""
        found = [0.0] * 8
        for traps, rooms in self.odds[seat].items():
            share = sum(rooms)
            for at in range(8):
                if traps[kind] >> at & 1:
                    found[at] += share
        return found

    def figures(self) -> list[float]:
        """Return the situation as input for the nets, seen from the seat that is asked."""
        u = self.public
        sides = []
        for seat in (u.asked(), 1 - u.asked()):
            sides.append(features.Side(self.rooms(seat), self.snares(seat, 1), self.snares(seat, 0), self.plain[seat]))
        return features.figures(u, sides[0], sides[1])

    def mixes(self, seat: int) -> "Mixes":
        """Return how level 5 would choose in this seat, for all its possible secrets."""
        possible = [(traps, room) for traps, rooms in self.odds[seat].items() for room in range(8) if rooms[room] > 0.0]
        return Mixes(self.public, self.figures(), possible)

    # Updates.

    def follow(self, seat: int, seen: Outcome, mixes: "Mixes | None" = None) -> None:
        """Update by a seat's choice, of which `seen` was public. `mixes` are its probabilities before the choice."""
        mixes = mixes or self.mixes(seat)
        new: Odds = {}
        for (traps, room), mix in mixes.all():
            odds = self.odds[seat][traps][room]
            if not seen.rooms >> room & 1:
                continue
            for place in seen.places:
                if place in mix:
                    then, at = leads(place, traps, room)
                    new.setdefault(then, [0.0] * 8)[at] += odds * mix[place]
        self.odds[seat] = _settled(new)
        self._follow_plainly(seat, seen)
        self.find(1 - seat, seen.others, seen.falls)
        self.public = seen.now

    def _follow_plainly(self, seat: int, seen: Outcome) -> None:
        u, first = self.public, seen.places.start
        new = [0.0] * 8
        for room, odds in enumerate(self.plain[seat]):
            if odds <= 0.0 or not seen.rooms >> room & 1:
                continue
            ways = WAYS[CELLAR] if u.stage == FLEEING else WAYS[room] if u.stage == ANSWERING else u.exits(room)
            if first == START:
                new = [0.125] * 8
            elif MOVE <= first < SHOOT:
                for to in range(8):
                    if ways >> to & 1:
                        new[to] += odds / ways.bit_count()
            elif ANSWER <= first < START:
                if ways >> (first - ANSWER) & 1:
                    new[room] += odds / ways.bit_count()
            else:
                new[LANDING if first == EFFECT and EFFECTS[room] == JUMP else room] += odds
        self.plain[seat] = _evened(new)

    def find(self, seat: int, rooms: int, falls: int = -1) -> None:
        """Update by the public fact that a seat is in one of these rooms (as bits). With `falls` ≥ 0 it is then in that
        room.
        """
        if rooms == ALL and falls < 0:
            return
        new: Odds = {}
        for traps, odds in self.odds[seat].items():
            kept = [value if rooms >> room & 1 else 0.0 for room, value in enumerate(odds)]
            new[traps] = [sum(kept) if room == falls else 0.0 for room in range(8)] if falls >= 0 else kept
        self.odds[seat] = _settled(new)
        kept = [value if rooms >> room & 1 else 0.0 for room, value in enumerate(self.plain[seat])]
        self.plain[seat] = _evened([sum(kept) if room == falls else 0.0 for room in range(8)] if falls >= 0 else kept)
        if not self.odds[seat]:
            self.mend(seat)

    def allow(self, seat: int, traps: Traps, room: int) -> None:
        """Count a seat's true secrets as possible, even if its acts made them seem impossible."""
        rooms = self.odds[seat].setdefault(traps, [0.0] * 8)
        rooms[room] = max(LEAST, rooms[room])

    def goes_off(self, seat: int, room: int, hit: bool) -> None:
        """Update by an automatic trap of a seat that went off in this room."""
        new: Odds = {}
        known = [traps for traps in self.odds[seat] if traps[1] >> room & 1]
        for wires, autos in known or list(self.odds[seat]):
            then = (wires, autos & ~(1 << room) if known else 0)
            before = new.get(then, [0.0] * 8)
            new[then] = [one + two for one, two in zip(before, self.odds[seat][wires, autos], strict=True)]
        self.odds[seat] = _settled(new)
        self.find(1 - seat, 1 << room if hit else ALL & ~(1 << room))

    def swaps(self, seat: int, automatic: bool) -> None:
        """Update by a third trap that replaced another.

        Which one is unknown, so each waiting trap is equally likely.
        """
        new: Odds = {}
        for (wires, autos), rooms in self.odds[seat].items():
            for room, odds in enumerate(rooms):
                if odds <= 0.0 or (automatic and room != CELLAR):
                    continue
                for away in range(8):
                    left = (wires & ~(1 << away), autos) if wires else (0, autos & ~(1 << away))
                    free = ALL & ~(left[0] | left[1] | 1 << room) if automatic else 1 << room & ~(left[0] | left[1])
                    if not (wires or autos) >> away & 1:
                        continue
                    for laid in range(8):
                        if free >> laid & 1:
                            then = (left[0], left[1] | 1 << laid) if automatic else (left[0] | 1 << laid, left[1])
                            new.setdefault(then, [0.0] * 8)[room] += odds
        if new:
            self.odds[seat] = _settled(new)
        if automatic:
            self.plain[seat] = [float(room == CELLAR) for room in range(8)]

    def mend(self, seat: int) -> None:
        """Restore the probabilities of a seat that did what level 5 never does: any traps, and the plain ones of the
        rooms.
        """
        many = self.public.wires[seat], self.public.autos[seat]
        kept = {
            traps: odds
            for traps, odds in self.odds[seat].items()
            if (traps[0].bit_count(), traps[1].bit_count()) == many
        }
        if not kept:
            masks = [[mask for mask in range(256) if mask.bit_count() == count] for count in many]
            kept = {
                (wires, autos): self.plain[seat].copy() for wires in masks[0] for autos in masks[1] if not wires & autos
            }
        if len(kept) != len(self.odds[seat]):
            self.odds[seat] = _settled(kept)


class Mixes:
    """The probabilities with which level 5 would choose in a situation, for all possible secrets."""

    def __init__(self, u: Public, figures: list[float], possible: list[tuple[Traps, int]]) -> None:
        self.offered = {(traps, room): u.offered(traps, room) for traps, room in possible}
        self.habits = features.habits(u, figures, self.offered)

    def of(self, traps: Traps, room: int) -> dict[int, float]:
        """Return the probability of every place offered with these secrets."""
        return features.mix(self.habits, self.offered[traps, room], traps[0], room)

    def all(self) -> list[tuple[tuple[Traps, int], dict[int, float]]]:
        """Return the probabilities for all possible secrets."""
        return [(one, self.of(*one)) for one in self.offered]


def _evened(odds: list[float]) -> list[float]:
    total = sum(odds)
    return [value / total for value in odds] if total > 0.0 else odds


def _settled(odds: Odds) -> Odds:
    """Return what is possible, with the sum 1."""
    total = sum([sum(rooms) for rooms in odds.values()])
    new: Odds = {}
    for traps, rooms in odds.items():
        if any(rooms):
            new[traps] = [max(LEAST, value / total) if value > 0.0 else 0.0 for value in rooms]
    return new
