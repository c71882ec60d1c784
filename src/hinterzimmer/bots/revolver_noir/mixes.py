"""What was learnt, as a file: for every situation how often to choose what, and what each choice is worth.

The file `mixes.bin` is made by benchmarks/revolver_noir.py. Compressed, it holds the numbers of the situations in
order, and two bytes for every place of a situation: its share of the mix, and its worth.
"""

import zlib
from array import array
from bisect import bisect_left
from functools import cache
from importlib.resources import files
from typing import Final

from hinterzimmer.bots.revolver_noir.keys import NOT_OFFERED, PLACES, Judgement

FULL: Final = 255
UNKNOWN: Final = -1


class Mixes:
    """The situations that were learnt."""

    def __init__(self, keys: "array[int]", shares: bytes, worths: bytes) -> None:
        self.keys = keys
        self.shares = shares
        self.worths = worths

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
        parts = (len(self.keys).to_bytes(4, "little"), self.keys.tobytes(), self.shares, self.worths)
        return zlib.compress(b"".join(parts), 9)


def unpack(content: bytes) -> Mixes:
    """The mixes in a file's content."""
    plain = zlib.decompress(content)
    keys = array("I")
    end = 4 + int.from_bytes(plain[:4], "little") * keys.itemsize
    keys.frombytes(plain[4:end])
    middle = end + len(keys) * PLACES
    return Mixes(keys, plain[end:middle], plain[middle:])


@cache
def learnt() -> Mixes:
    """What the package carries."""
    return unpack((files(__package__) / "mixes.bin").read_bytes())
