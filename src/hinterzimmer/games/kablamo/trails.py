# mypyc: compile
"""The sightings of one seat: trails, the stretches on which it could follow each bullet.

A trail begins where a bullet leaves a place in which the seat loses bullets from sight. It ends where the bullet enters
such a place again, or where it lies now. On some trails the seat saw the face. A *world* says for every stay in such a
place which trail led in and which led out. The trails themselves are the same in all worlds.
"""

from typing import Final

from hinterzimmer.games.kablamo.position import EMPTY, Position
from hinterzimmer.games.kablamo.sightings import BAG, FOREVER, HAND, LEAVES, PALM, Sightings, sees

UNKNOWN: Final = -1
PLACES: Final = 11
"""BAG, five HANDs and five PALMs."""
CHAMBER: Final = 16
"""CHAMBER + 6 * seat + position."""
ASIDE: Final = 64
"""ASIDE + the index among the live bullets that wait for a drawing (KB-038)."""


def seat_place(s: Position) -> list[int]:
    """Return the place of each bullet: BAG, HAND + seat, PALM + seat, a CHAMBER, ASIDE; -1 elsewhere in the open."""
    where = [-1] * len(s.line)
    for token in s.bag:
        where[token] = BAG
    for token in s.palm:
        where[token] = PALM + s.palm_of
    for i in range(len(s.aside)):
        where[s.aside[i]] = ASIDE + i
    for seat in range(s.seat_count):
        for token in s.hands[seat]:
            where[token] = HAND + seat
        gun = s.guns[seat]
        for at in range(6):
            if gun[at] != EMPTY:
                where[gun[at]] = CHAMBER + 6 * seat + at
    return where


def put(s: Position, where: list[int]) -> None:
    """Move every bullet to its place in `where`. Those elsewhere in the open stay."""
    s.bag = []
    s.palm = []
    s.hands = [[] for _ in range(s.seat_count)]
    for token in range(len(where)):
        place = where[token]
        if place == BAG:
            s.bag.append(token)
        elif 0 < place < PALM:
            s.hands[place - HAND].append(token)
        elif PALM <= place < CHAMBER:
            s.palm.append(token)
        elif place >= ASIDE:
            s.aside[place - ASIDE] = token
        elif place >= CHAMBER:
            s.guns[(place - CHAMBER) // 6][(place - CHAMBER) % 6] = token


class Trail:
    """A stretch of a bullet's line; `left` and `entered` are times, `source` and `target` places or UNKNOWN."""

    def __init__(self, source: int, left: int) -> None:
        self.source = source
        self.left = left
        self.target = UNKNOWN
        self.entered = FOREVER
        self.face = UNKNOWN
        self.items: Sightings = ()
        self.where = UNKNOWN
        """The place where the bullet lies now, if the trail ends in sight."""


def beginning(trail: Trail) -> int:
    """Return the time at which a trail begins, to sort by."""
    return trail.left


class Trails:
    """All trails of a table as a seat (a bit, see `sightings`) knows them, in an order that is the same in all worlds.

    The first ones are those of the bullets that were put into the bag, in the order of the bullets.
    """

    def __init__(self, s: Position, seat: int) -> None:
        self.face_of = s.ammunition.face_of
        self.tokens = [token for token in range(len(s.line)) if s.line[token]]
        """The bullets that are in the game."""
        self.trails: list[Trail] = []
        where = seat_place(s)
        for token in self.tokens:
            self.part(token, s.line[token], seat, where[token])
        self.trails.sort(key=beginning)
        self.present = [0] * PLACES
        """The number of bullets in each place now."""
        self.events: list[int] = []
        """The history, sorted: `time << 12 | trail << 1`, plus 1 where a trail ends. Without the first filling of the
        bag.
        """
        for i in range(len(self.trails)):
            trail = self.trails[i]
            if trail.source != UNKNOWN:
                self.present[trail.source] -= 1
                self.events.append(trail.left << 12 | i << 1)
            if trail.target != UNKNOWN:
                self.present[trail.target] += 1
                if i >= len(self.tokens):
                    self.events.append(trail.entered << 12 | i << 1 | 1)
        self.events.sort()
        self.seen: dict[int, list[int]] = {}
        """By face of numbered bullets: the trails on which it was seen and then lost again, after the first ones."""
        for i in range(len(self.tokens), len(self.trails)):
            trail = self.trails[i]
            if trail.face > 1 and trail.target != UNKNOWN:
                self.seen.setdefault(trail.face, []).append(i)
        self.live_in = [[0, 0] for _ in range(PLACES)]
        """By place, the number of Kablamos and of Clicks seen to enter it after the first filling."""
        for i in range(len(self.tokens), len(self.trails)):
            trail = self.trails[i]
            if 0 <= trail.face < 2 and trail.target != UNKNOWN:
                self.live_in[trail.target][trail.face] += 1
        faces = [self.face_of[token] for token in self.tokens]
        self.rare = [len(faces) // max(1, faces.count(0)), len(faces) // max(1, faces.count(1))]
        """Among how many bullets there is one Kablamo, and one Click."""
        self.reaches: dict[int, list[int]] = {}

    def part(self, token: int, line: Sightings, seat: int, where: int) -> None:
        """Split one line into trails."""
        face = self.face_of[token]
        trail = Trail(UNKNOWN, token - len(self.face_of))
        trail.face = face
        start = 0
        for i in range(len(line)):
            what = line[i] & 127
            if sees(line[i], seat):
                trail.face = face
            elif what < LEAVES:
                trail.target = what
                trail.entered = line[i] >> 7
                trail.items = line[start : i + 1]
                self.trails.append(trail)
                start = i + 1
                if start == len(line):
                    return
                trail = Trail(what, line[start] >> 7)
        trail.items = line[start:]
        trail.where = where
        self.trails.append(trail)

    def can_be(self, face: int, place: int, time: int) -> bool:
        """Return True if a numbered bullet can have been in a place before a time, given where it was
        last seen before.
        """
        last, since = BAG, 0
        for i in self.seen.get(face, ()):
            trail = self.trails[i]
            if trail.entered < time:
                last, since = trail.target, trail.entered
        return self.reach(last, since)[place] < time

    def reach(self, place: int, since: int) -> list[int]:
        """Return, for each place, the earliest time at which a bullet unseen since it entered `place` can be there."""
        key = since * PLACES + place
        found = self.reaches.get(key)
        if found is None:
            found = [FOREVER] * PLACES
            found[place] = since
            for i in range(len(self.tokens), len(self.trails)):
                trail = self.trails[i]
                if trail.face == UNKNOWN and trail.target != UNKNOWN and found[trail.source] < trail.left:
                    found[trail.target] = min(found[trail.target], trail.entered)
            self.reaches[key] = found
        return found
