# mypyc: compile
"""The life of a bullet, as far as it matters for who can know what.

In the open a bullet is followed by everybody: through chambers, swaps and turns (KB-059). It is lost from sight where
bullets lie mixed: in the bag, among somebody else's spares (KB-064), and in the fingers of somebody who has just drawn.
A *line* is a tuple of whole numbers, `time << 7 | what`, oldest first: the bullet enters such a place, leaves it, or is
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
"""The bit of those who only watch: they see what is public."""
EVERYBODY: Final = 63

Sightings = tuple[int, ...]


def bit(seat: int) -> int:
    """The number under which a seat (or SPECTATOR) stands in a line."""
    return WATCHER if seat < 0 else seat


def sees(item: int, seat: int) -> bool:
    """Whether this item of a line shows the bullet's face to a seat: it is seen, or becomes the seat's own."""
    what = item & 127
    if what >= SEEN:
        return (what >> seat) & 1 == 1
    return seat != WATCHER and (what == HAND + seat or what == PALM + seat)


def learnt(line: Sightings, seat: int) -> int:
    """The index of the last item that shows the face to a seat; -1 if none ever did."""
    for i in range(len(line) - 1, -1, -1):
        if sees(line[i], seat):
            return i
    return -1


def known(line: Sightings, seat: int) -> bool:
    """Whether a seat that forgets nothing knows this bullet where it is now: seen, and never lost since."""
    for i in range(len(line) - 1, -1, -1):
        if sees(line[i], seat):
            return True
        if line[i] & 127 < LEAVES:
            return False
    return False


def lost_in(line: Sightings, seat: int) -> int:
    """The place in which a seat has lost a bullet whose face it knew; -1 if it never knew it, or knows it still."""
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
    """The stays from an item on."""
    found: list[Visit] = []
    for i in range(start, len(line)):
        what = line[i] & 127
        if what < LEAVES:
            end = line[i + 1] >> 7 if i + 1 < len(line) else FOREVER
            found.append(Visit(what, line[i] >> 7, end, i))
    return found
