# mypyc: compile
"""The life of a bullet, as far as it decides which seat can know what.

In the open all seats can follow a bullet: through chambers, swaps and turns (KB-059). It is lost from sight where
bullets lie mixed: in the bag, among another seat's spares (KB-064), and in the hand of a seat that has just drawn. A
*line* is a tuple of whole numbers, `time << 7 | what`, oldest first: the bullet enters such a place, leaves it, or is
seen by some of the seats. All that any seat can know about a bullet follows from its line.
"""

from typing import Final

BAG: Final = 0
HAND: Final = 1
"""HAND + seat: that seat's spares."""
PALM: Final = 6
"""PALM + seat: drawn and not yet loaded (Speed Load, Stockpiling)."""
LEAVES: Final = 15
SEEN: Final = 64
"""SEEN + the seats that see it, as bits."""
WATCHER: Final = 5
"""The bit of spectators, who see what is public."""
EVERYBODY: Final = 63

Sightings = tuple[int, ...]


def bit(seat: int) -> int:
    """Return the number of a seat (or SPECTATOR) in a line."""
    return WATCHER if seat < 0 else seat


def sees(item: int, seat: int) -> bool:
    """Return True if this item shows the bullet's face to a seat: the seat sees it, or it becomes the seat's own."""
    what = item & 127
    if what >= SEEN:
        return (what >> seat) & 1 == 1
    return seat != WATCHER and (what == HAND + seat or what == PALM + seat)


def learnt(line: Sightings, seat: int) -> int:
    """Return the index of the last item that shows the face to a seat; -1 if none does."""
    for i in range(len(line) - 1, -1, -1):
        if sees(line[i], seat):
            return i
    return -1


def known(line: Sightings, seat: int) -> bool:
    """Return True if a seat with perfect recall knows this bullet where it is now: seen, and not lost since."""
    for i in range(len(line) - 1, -1, -1):
        if sees(line[i], seat):
            return True
        if line[i] & 127 < LEAVES:
            return False
    return False


def lost_in(line: Sightings, seat: int) -> int:
    """Return the place in which a seat lost a bullet whose face it knew; -1 if it never knew it, or still knows it."""
    start = learnt(line, seat)
    if start >= 0:
        for i in range(start + 1, len(line)):
            if line[i] & 127 < LEAVES:
                return line[i] & 127
    return -1


class Visit:
    """A stay in a place where bullets lie mixed, from the moment of the enter item at index `at`."""

    def __init__(self, place: int, begin: int, end: int, at: int) -> None:
        self.place = place
        self.begin = begin
        self.end = end
        self.at = at


FOREVER: Final = 1 << 60


def stays(line: Sightings, start: int) -> list[Visit]:
    """Return the stays from item `start` on."""
    found: list[Visit] = []
    for i in range(start, len(line)):
        what = line[i] & 127
        if what < LEAVES:
            end = line[i + 1] >> 7 if i + 1 < len(line) else FOREVER
            found.append(Visit(what, line[i] >> 7, end, i))
    return found
