# mypyc: compile
"""Remembering like people: what was seen long ago, among many things, is gone; and it stays gone."""

from typing import Final

SCALE: Final = 1 << 16


class Memory:
    """Decides for each thing seen whether it is still remembered; the same answer for the same thing and seed.

    `fading` is how fast: nothing is forgotten at 0; at 1 about half of six things is gone after two rounds.
    """

    def __init__(self, fading: float, seed: int) -> None:
        self.fading = fading
        self.seed = seed

    def keeps(self, seen: int, now: int, things: int, seats: int) -> bool:
        """Whether what was seen at a time is remembered now, among so many things to remember."""
        if self.fading == 0.0:
            return True
        rounds = (now - seen) / (6.0 * seats)
        kept = 1.0 / (1.0 + self.fading * rounds * things / 12.0)
        return scatter(seen, self.seed) < kept * SCALE


def scatter(a: int, b: int) -> int:
    """A number below SCALE that looks random but follows from the two."""
    mixed = (a * 2654435761 + b * 2246822519 + 374761393) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 15)) * 2246822519) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 3266489917) & 0xFFFFFFFF
    return (mixed ^ (mixed >> 16)) & 0xFFFF
