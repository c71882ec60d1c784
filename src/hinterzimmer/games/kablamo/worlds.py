"""Other lives of bullets that look the same to one seat: the common part of `imagine` and `twin`.

Where two bullets lie mixed in a place a seat cannot look into, they may leave it in each other's roles. Every world the
seat cannot tell from the true one is reached by such exchanges, one after another.
"""

from hinterzimmer.engine.chance import Chance
from hinterzimmer.games.kablamo.lines import BAG, HAND, PALM, Line, Visit, stays, visits
from hinterzimmer.games.kablamo.position import EMPTY, Position

SWEEPS = 4
"""Exchanges tried for every bullet that may be another."""


def seat_place(s: Position) -> list[int]:
    """For each bullet where it is: BAG, HAND + seat, PALM + seat, or 16 + 6 * seat + position; -1 in the open."""
    where = [-1] * len(s.line)
    for token in s.bag:
        where[token] = BAG
    for token in s.palm:
        where[token] = PALM + s.palm_of
    for seat in range(s.seats):
        for token in s.hands[seat]:
            where[token] = HAND + seat
        gun = s.guns[seat]
        for at in range(6):
            if gun[at] != EMPTY:
                where[gun[at]] = 16 + 6 * seat + at
    return where


def put(s: Position, where: list[int]) -> None:
    """Lay every bullet where `where` says, those in the open aside."""
    s.bag = []
    s.palm = []
    s.hands = [[] for _ in range(s.seats)]
    for token in range(len(where)):
        place = where[token]
        if place == BAG:
            s.bag.append(token)
        elif 0 < place < PALM:
            s.hands[place - HAND].append(token)
        elif PALM <= place < 16:
            s.palm.append(token)
        elif place >= 16:
            s.guns[(place - 16) // 6][(place - 16) % 6] = token


class Lives:
    """The lines and places of all bullets, being exchanged for what they may be to one seat (a bit, see `lines`)."""

    def __init__(self, s: Position, seat: int) -> None:
        self.seat = seat
        self.kablamos = s.ammunition.token_of[1]
        self.live = s.ammunition.live
        self.line: list[Line] = s.line.copy()
        self.where = seat_place(s)
        self.stays: list[list[Visit]] = [visits(line, seat) for line in self.line]
        """The stays of each bullet since the seat last saw it: only there it can have become another."""

    def mix(self, rng: Chance) -> None:
        """Exchange at random, until every world is about equally likely."""
        for _ in range(SWEEPS * self.live):
            self.confuse(rng.below(self.live), rng.below(self.live), rng)
        loose = [token for token in range(len(self.line)) if self.stays[token]]
        never = [token for token in loose if self.stays[token][0].at == 0]
        for i in range(len(never) - 1, 0, -1):  # bullets never seen were all in the bag at first: a plain shuffle
            j = rng.below(i + 1)
            if i != j:
                self.exchange(never[i], never[j], 0, 0)
        tangled = [token for token in loose if len(self.stays[token]) > 1 or self.stays[token][0].at > 0]
        for _ in range(SWEEPS):
            for token in tangled:
                self.attempt(token, loose[rng.below(len(loose))], rng)

    def confuse(self, a: int, b: int, rng: Chance) -> None:
        """Live bullets of one kind are alike: where two lay mixed, nobody knows which is which, even if seen later."""
        if a == b or (a < self.kablamos) != (b < self.kablamos) or self.where[a] < 0 or self.where[b] < 0:
            return
        all_a, all_b = stays(self.line[a], 0), stays(self.line[b], 0)
        one, two = all_a[rng.below(len(all_a))], all_b[rng.below(len(all_b))]
        if one.place == two.place and one.begin < two.end and two.begin < one.end:
            self.exchange(a, b, one.at, two.at)

    def attempt(self, a: int, b: int, rng: Chance) -> None:
        """Exchange two bullets from a moment on at which they lay in the same place."""
        if a == b or not self.stays[a]:
            return
        one = self.stays[a][rng.below(len(self.stays[a]))]
        two = self.stays[b][rng.below(len(self.stays[b]))]
        if one.place == two.place and one.begin < two.end and two.begin < one.end:
            self.exchange(a, b, one.at, two.at)

    def exchange(self, a: int, b: int, at_a: int, at_b: int) -> None:
        """What follows the item `at_a` in one life follows `at_b` in the other, and the other way round."""
        line_a, line_b = self.line[a], self.line[b]
        self.line[a] = line_a[: at_a + 1] + line_b[at_b + 1 :]
        self.line[b] = line_b[: at_b + 1] + line_a[at_a + 1 :]
        self.where[a], self.where[b] = self.where[b], self.where[a]
        self.stays[a] = visits(self.line[a], self.seat)
        self.stays[b] = visits(self.line[b], self.seat)
