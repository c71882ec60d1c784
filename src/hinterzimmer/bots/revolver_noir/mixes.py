"""What was learnt, as a file: for every situation how often to choose what, and what each choice is worth.

The file `mixes.bin` is made by benchmarks/revolver_noir.py. Compressed, it holds the usual habits, the numbers of the
situations in order, and two bytes for every place of a situation: its share of the mix, and its worth.
"""

import json
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from hinterzimmer.bots.revolver_noir.habits import Habits, Plan
from hinterzimmer.bots.revolver_noir.keys import NOT_OFFERED, PLACES, Judgement

FULL: Final = 255
UNKNOWN: Final = -1


class Mixes:
    """The situations that were learnt."""

    def __init__(self, habits: Sequence[Sequence[float]], keys: "array[int]", shares: bytes, worths: bytes) -> None:
        self.rows = habits
        self.keys = keys
        self.shares = shares
        self.worths = worths

    def habits(self, plan: Plan) -> Habits:
        """The usual habits, in this villa."""
        found = Habits(plan)
        tables = (found.start, found.kinds, found.moves, found.flights, found.answers)
        for table, row in zip(tables, self.rows, strict=True):
            for at, value in enumerate(row):
                table[at] = value
        return found

    def find(self, judgement: Judgement) -> int:
        """Where the figures of a situation begin, or those of its class; UNKNOWN if neither was learnt."""
        for key in (judgement.fine, judgement.coarse):
            at = bisect_left(self.keys, key)
            if at < len(self.keys) and self.keys[at] == key:
                return at * PLACES
        return UNKNOWN

    def mix(self, judgement: Judgement, floor: int = 0) -> list[float]:
        """The share of each place; what has less than `floor` of 255 is left out."""
        codes = judgement.codes
        at = self.find(judgement)
        shares = [0.0] * PLACES
        if at != UNKNOWN:
            for i in range(PLACES):
                if codes[i] != NOT_OFFERED and self.shares[at + i] >= floor:
                    shares[i] = float(self.shares[at + i])
        total = sum(shares)
        if total == 0.0:
            shares = [0.0 if code == NOT_OFFERED else 1.0 for code in codes]
            total = sum(shares)
        return [share / total for share in shares]

    def worth(self, judgement: Judgement) -> list[float]:
        """What each place is worth, as a share of the win; what was hardly ever tried counts like an even game."""
        at = self.find(judgement)
        if at == UNKNOWN:
            return [0.5] * PLACES
        return [self.worths[at + i] / FULL for i in range(PLACES)]

    def pack(self) -> bytes:
        """The file's content."""
        head = json.dumps([[round(value, 5) for value in row] for row in self.rows]).encode()
        count = len(self.keys)
        parts = (len(head).to_bytes(4, "little"), count.to_bytes(4, "little"), head, self.keys.tobytes())
        return zlib.compress(b"".join((*parts, self.shares, self.worths)), 9)


def unpack(content: bytes) -> Mixes:
    """The mixes in a file's content."""
    plain = zlib.decompress(content)
    head, count = int.from_bytes(plain[:4], "little"), int.from_bytes(plain[4:8], "little")
    rows = json.loads(plain[8 : 8 + head])
    keys = array("I")
    end = 8 + head + count * keys.itemsize
    keys.frombytes(plain[8 + head : end])
    middle = end + count * PLACES
    return Mixes(rows, keys, plain[end:middle], plain[middle:])


@cache
def learnt() -> Mixes:
    """What the package carries."""
    return unpack((files(__package__) / "mixes.bin").read_bytes())
