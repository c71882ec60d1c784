"""What can be known of both sides, by everybody: the odds of every room and every set of traps.

They assume that both do as level 5 would, and so are exact for a side that is level 5. Beside them stand the plain
odds of the rooms, which assume no habits at all.
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
"""For every set of traps that is possible the odds of each room with it."""

LEAST: Final = 1e-6
"""What is possible never counts for less."""
NO_TRAPS: Final = (0, 0)


class Known:
    """What is public, and what follows from it."""

    def __init__(self) -> None:
        self.public = Public()
        self.odds: list[Odds] = [{NO_TRAPS: [1.0] + [0.0] * 7} for _ in range(2)]
        self.plain = [[1.0] + [0.0] * 7 for _ in range(2)]

    def copy(self) -> "Known":
        """Another one, the same."""
        again = Known()
        again.public = self.public.copy()
        again.odds = [{traps: rooms.copy() for traps, rooms in one.items()} for one in self.odds]
        again.plain = [one.copy() for one in self.plain]
        return again

    def rooms(self, seat: int) -> list[float]:
        """The odds of each room."""
        return [sum(column) for column in zip(*self.odds[seat].values(), strict=True)]

    def snares(self, seat: int, kind: int) -> list[float]:
        """For each room how likely a trap lies there, that waits (0) or is armed (1)."""
        found = [0.0] * 8
        for traps, rooms in self.odds[seat].items():
            share = sum(rooms)
            for at in range(8):
                if traps[kind] >> at & 1:
                    found[at] += share
        return found

    def figures(self) -> list[float]:
        """The situation as whoever is asked sees it, for the nets."""
        u = self.public
        sides = []
        for seat in (u.asked(), 1 - u.asked()):
            sides.append(features.Side(self.rooms(seat), self.snares(seat, 1), self.snares(seat, 0), self.plain[seat]))
        return features.figures(u, sides[0], sides[1])

    def mixes(self, seat: int) -> "Mixes":
        """How level 5 would choose in this seat, for all it may have to hide."""
        possible = [(traps, room) for traps, rooms in self.odds[seat].items() for room in range(8) if rooms[room] > 0.0]
        return Mixes(self.public, self.figures(), possible)

    # What becomes known.

    def follow(self, seat: int, seen: Outcome, mixes: "Mixes | None" = None) -> None:
        """A seat has chosen, and this was seen of it; how it would have chosen was known before."""
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
        """It has become known that a seat is in one of these rooms (as bits); perhaps it fell into another."""
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
        """What a seat really hides counts as possible, whatever was made of what it did."""
        rooms = self.odds[seat].setdefault(traps, [0.0] * 8)
        rooms[room] = max(LEAST, rooms[room])

    def goes_off(self, seat: int, room: int, hit: bool) -> None:
        """An automatic trap of a seat has gone off here."""
        new: Odds = {}
        known = [traps for traps in self.odds[seat] if traps[1] >> room & 1]
        for wires, autos in known or list(self.odds[seat]):
            then = (wires, autos & ~(1 << room) if known else 0)
            before = new.get(then, [0.0] * 8)
            new[then] = [one + two for one, two in zip(before, self.odds[seat][wires, autos], strict=True)]
        self.odds[seat] = _settled(new)
        self.find(1 - seat, 1 << room if hit else ALL & ~(1 << room))

    def swaps(self, seat: int, automatic: bool) -> None:
        """A third trap was laid and one taken away, nobody knows which: each of those that wait is as likely."""
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
        """Somebody did what level 5 never does, and is out of sight: any traps, and the plain odds of the rooms."""
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
    """How level 5 would choose in a situation, for everything it may have to hide."""

    def __init__(self, u: Public, figures: list[float], possible: list[tuple[Traps, int]]) -> None:
        self.offered = {(traps, room): u.offered(traps, room) for traps, room in possible}
        self.habits = features.habits(u, figures, self.offered)

    def of(self, traps: Traps, room: int) -> dict[int, float]:
        """The share of every place that is offered there."""
        return features.mix(self.habits, self.offered[traps, room], traps[0], room)

    def all(self) -> list[tuple[tuple[Traps, int], dict[int, float]]]:
        """For all that is possible."""
        return [(one, self.of(*one)) for one in self.offered]


def _evened(odds: list[float]) -> list[float]:
    total = sum(odds)
    return [value / total for value in odds] if total > 0.0 else odds


def _settled(odds: Odds) -> Odds:
    """What is possible, adding up to one."""
    total = sum([sum(rooms) for rooms in odds.values()])
    new: Odds = {}
    for traps, rooms in odds.items():
        if any(rooms):
            new[traps] = [max(LEAST, value / total) if value > 0.0 else 0.0 for value in rooms]
    return new
