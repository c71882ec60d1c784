# mypyc: compile
"""A world that fits what a seat has seen, drawn from its trails alone. All histories are about equally likely.

First the history is built backwards. Every bullet that enters a place where bullets lie mixed gets one of the remaining
ways out, so that what was seen later fits. Then bullets that lay in one place together exchange their ways out at
random, because the first pass slightly prefers some worlds.
"""

from typing import Final

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.games.kablamo.sightings import Sightings
from hinterzimmer.games.kablamo.trails import PLACES, UNKNOWN, Trails

SWEEPS: Final = 3
"""The number of exchanges tried for every stay after the first filling."""
FREELY: Final = 12
"""The weight of a way out that no bullet seen earlier needs; the others weigh 1."""
KEEP_NOTHING: Final = (1, 1, 1)
STAYS: Final = -1
"""In place of a way out: the bullet is still there."""


class World:
    """One way to join all trails into lives of bullets."""

    def __init__(self, known: Trails, rng: RandomStream) -> None:
        self.known = known
        self.count = len(known.trails)
        self.need = [UNKNOWN] * self.count
        """For each trail the face that its bullet is seen to have, on it or later."""
        self.after = [STAYS] * self.count
        """For each trail that ends in a place, the trail on which its bullet leaves it."""
        self.head = [UNKNOWN] * self.count
        """For each trail its bullet."""
        self.coming: list[list[int]] = []
        """By place, the Kablamos and Clicks seen to enter it earlier than the current event."""
        while not self.join(rng):
            pass
        self.follow()
        self.mix(rng)

    def join(self, rng: RandomStream) -> bool:
        """Join the trails, the last ones first. Return False if no way out fits; the caller then tries again."""
        trails, need = self.known.trails, self.need
        ways: list[list[int]] = [[STAYS] * self.known.present[place] for place in range(PLACES)]
        self.coming = [known_to_enter.copy() for known_to_enter in self.known.live_in]
        events = self.known.events
        for k in range(len(events) - 1, -1, -1):
            i = (events[k] & 4095) >> 1
            trail = trails[i]
            if events[k] & 1 == 0:
                if trail.target == UNKNOWN:
                    need[i] = trail.face
                ways[trail.source].append(i)
            else:
                out = ways[trail.target]
                chosen = self.choose(i, out, rng)
                if chosen < 0:
                    return False
                after = out[chosen]
                out[chosen] = out[-1]
                out.pop()
                self.after[i] = after
                need[i] = trail.face
                if trail.face == UNKNOWN and after != STAYS:
                    need[i] = need[after]
        return self.fill(ways[0], rng)

    def choose(self, i: int, out: list[int], rng: RandomStream) -> int:
        """Return the index of a way out for the bullet that enters on trail `i`; -1 if there is none."""
        known = self.known
        trail = known.trails[i]
        face = trail.face
        often = self.keep(out, trail.target) if face == UNKNOWN else KEEP_NOTHING
        fitting: list[int] = []
        for k in range(len(out)):
            wanted = UNKNOWN if out[k] == STAYS else self.need[out[k]]
            times = 1
            if wanted == UNKNOWN:
                times = often[2]
            elif face == UNKNOWN:
                if wanted < 2:
                    times = often[wanted]
                elif not known.can_be(wanted, trail.source, trail.left):
                    times = 0
                else:
                    times = FREELY if often is not KEEP_NOTHING else 1
            elif wanted != face:
                times = 0
            elif face > 1:
                return k
            else:
                times = known.rare[face]  # few bullets fit here, and any fits elsewhere
            for _ in range(times):
                fitting.append(k)
        if face == 0 or face == 1:
            self.coming[trail.target][face] -= 1
        return fitting[rng.below(len(fitting))] if fitting else -1

    def keep(self, out: list[int], place: int) -> tuple[int, int, int]:
        """Return the weights of ways that need a Kablamo, a Click, or nothing.

        They are low where live bullets seen earlier still need those ways.
        """
        coming = self.coming[place]
        if coming[0] == 0 and coming[1] == 0:
            return KEEP_NOTHING
        wanted = [0, 0, 0]
        for way in out:
            need = UNKNOWN if way == STAYS else self.need[way]
            if need < 2:
                wanted[need] += 1  # UNKNOWN counts in the last
        short = max(0, coming[0] - wanted[0]) + max(0, coming[1] - wanted[1])
        return (
            1 if coming[0] >= wanted[0] else FREELY,
            1 if coming[1] >= wanted[1] else FREELY,
            1 if short >= wanted[2] else FREELY,
        )

    def fill(self, out: list[int], rng: RandomStream) -> bool:
        """Give the bullets first put into the bag the remaining ways. Return False if too many need one face."""
        known = self.known
        tokens = known.tokens
        wanting: dict[int, list[int]] = {}
        free: list[int] = []
        for way in out:
            wanted = UNKNOWN if way == STAYS else self.need[way]
            if wanted == UNKNOWN:
                free.append(way)
            else:
                wanting.setdefault(wanted, []).append(way)
        live = [k for k in range(len(tokens)) if known.face_of[tokens[k]] < 2]
        shuffle(live, rng)
        shuffle(free, rng)
        for k in [*live, *range(len(live), len(tokens))]:
            ways = wanting.get(known.face_of[tokens[k]])
            if ways:
                self.after[k] = ways.pop()
            elif free:
                self.after[k] = free.pop()
            else:
                return False
        return not any_left(wanting)

    def follow(self) -> None:
        """Set on every trail which bullet it is."""
        tokens = self.known.tokens
        for k in range(len(tokens)):
            self.note(k, tokens[k])

    def note(self, way: int, token: int) -> None:
        """Set the bullet of this trail and of all that follow it."""
        while way != STAYS:
            self.head[way] = token
            way = self.after[way] if self.known.trails[way].target != UNKNOWN else STAYS

    def seen_later(self, way: int) -> bool:
        """Return True if the seat sees the face of the bullet on this way, or later."""
        while way != STAYS:
            trail = self.known.trails[way]
            if trail.face != UNKNOWN:
                return True
            way = self.after[way] if trail.target != UNKNOWN else STAYS
        return False

    def mix(self, rng: RandomStream) -> None:
        """Exchange the ways out of bullets that lay mixed. Each pair of stays is tried equally often in any world."""
        trails = self.known.trails
        first = len(self.known.tokens)
        stays: list[list[int]] = [[] for _ in range(PLACES)]
        later: list[int] = []
        for i in range(self.count):
            if trails[i].target != UNKNOWN:
                stays[trails[i].target].append(i)
                if i >= first:
                    later.append(i)
        for _ in range(SWEEPS):
            for a in later:
                together = stays[trails[a].target]
                b = together[rng.below(len(together))]
                if a != b:
                    self.exchange(a, b)

    def exchange(self, a: int, b: int) -> None:
        """Exchange the ways out after two stays, if times and faces allow it."""
        trails, face_of = self.known.trails, self.known.face_of
        way_a, way_b = self.after[a], self.after[b]
        if way_a != STAYS and trails[way_a].left < trails[b].entered:
            return
        if way_b != STAYS and trails[way_b].left < trails[a].entered:
            return
        token_a, token_b = self.head[a], self.head[b]
        if face_of[token_a] != face_of[token_b] and (self.seen_later(way_a) or self.seen_later(way_b)):
            return
        self.after[a], self.after[b] = way_b, way_a
        self.note(way_a, token_b)
        self.note(way_b, token_a)

    def lines(self, size: int) -> list[Sightings]:
        """Return the line of every bullet in this world."""
        found: list[Sightings] = [() for _ in range(size)]
        tokens = self.known.tokens
        for k in range(len(tokens)):
            way = k
            line: Sightings = ()
            while way != STAYS:
                trail = self.known.trails[way]
                line += trail.items
                way = self.after[way] if trail.target != UNKNOWN else STAYS
            found[tokens[k]] = line
        return found

    def where(self, size: int) -> list[int]:
        """Return the place of every bullet now in this world, as `trails.seat_place` does."""
        found = [UNKNOWN] * size
        for i in range(self.count):
            trail = self.known.trails[i]
            if trail.target == UNKNOWN:
                found[self.head[i]] = trail.where
            elif self.after[i] == STAYS:
                found[self.head[i]] = trail.target
        return found


def shuffle(numbers: list[int], rng: RandomStream) -> None:
    """Shuffle numbers in place, all orders equally likely."""
    for i in range(len(numbers) - 1, 0, -1):
        j = rng.below(i + 1)
        numbers[i], numbers[j] = numbers[j], numbers[i]


def any_left(wanting: dict[int, list[int]]) -> bool:
    """Return True if a way needs a face that no bullet has."""
    for face in wanting:
        if wanting[face]:
            return True
    return False
