# mypyc: compile
"""A memory that fades as people's does: what was seen long ago, among many things, is forgotten for good."""

from typing import Final

SCALE: Final = 1 << 16


class Memory:
    """A memory that decides whether a thing seen is still remembered. The same thing and seed give the same answer.

    `fading` is the speed: at 0 nothing is forgotten, at 1 about half of six things after two rounds.
    """

    def __init__(self, fading: float, seed: int) -> None:
        self.fading = fading
        self.seed = seed

    def keeps(self, seen: int, now: int, things: int, seats: int) -> bool:
        """Return True if what was seen at time `seen` is remembered at `now`, among `things` things to remember."""
        if self.fading == 0.0:
            return True
        rounds = (now - seen) / (6.0 * seats)
        kept = 1.0 / (1.0 + self.fading * rounds * things / 12.0)
        return scatter(seen, self.seed) < kept * SCALE


def scatter(a: int, b: int) -> int:
    """Return a hash of two numbers, below SCALE."""
    mixed = (a * 2654435761 + b * 2246822519 + 374761393) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 15)) * 2246822519) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 3266489917) & 0xFFFFFFFF
    return (mixed ^ (mixed >> 16)) & 0xFFFF
