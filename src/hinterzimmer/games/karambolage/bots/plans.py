# mypyc: compile
"""All that a throw can lead to: every way to play it that scores, gathered by what it brings and what it leaves."""

from typing import Final

from hinterzimmer.games.karambolage.board import Move
from hinterzimmer.games.karambolage.edition import KarambolageEdition
from hinterzimmer.games.karambolage.solver import Walk
from hinterzimmer.games.karambolage.state import Progress

CARAMBO: Final = 1 << 21
"""Added to the key of a position where the throw had a Carambo."""
ANOTHER_THROW: Final = 60
"""What a Carambo is worth beside its points: about what a further throw brings."""


class Plan:
    """A way to play a throw to its end: the moves, what they bring, where the balls then lie."""

    def __init__(self, played: tuple[Move, ...], total: int, carambo: bool, place: int) -> None:
        self.moves = played
        self.total = total
        """Without the 50 for a third Carambo (KA-034)."""
        self.carambo = carambo
        self.place = place
        """Which fields the balls lie on, whichever ball on which: see `place_of`."""


def place_of(a: int, b: int, c: int) -> int:
    """One number for three fields in any order: the rules treat the balls alike."""
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    return (a << 14) | (b << 7) | c


class Plans(Walk):
    """Of all sequences that end alike the best one stays."""

    def __init__(self, edition: KarambolageEdition, dice: str, rising: bool = False) -> None:
        """`rising` keeps only what is better than all before it: enough to know the best."""
        super().__init__(edition, dice)
        self.rising = rising
        self.least = -1
        self.best: dict[int, int] = {}
        """For each place, with and without Carambo, the most that leads there."""
        self.found: dict[int, tuple[Move, ...]] = {}

    def end(self, now: Progress, ball: int, field: int, fields: int, bonus: int, carambo: bool) -> None:
        """Keep the way here if none as good led here before."""
        total = fields + bonus
        if self.rising:
            worth = total + ANOTHER_THROW if carambo else total
            if worth <= self.least:
                return
            self.least = worth
        key = place_of(field, now.at(1 if ball == 0 else 0), now.at(1 if ball == 2 else 2))
        if carambo:
            key += CARAMBO
        if total > self.best.get(key, 0):
            self.best[key] = total
            self.found[key] = self.line(now, ball, field)

    def all(self) -> list[Plan]:
        """Everything found, in the order of finding."""
        return [Plan(played, self.best[key], key >= CARAMBO, key & (CARAMBO - 1)) for key, played in self.found.items()]


def plans(edition: KarambolageEdition, now: Progress, dice: str) -> list[Plan]:
    """Every way to play a throw on to its end that scores, one for each end with and without Carambo."""
    search = Plans(edition, dice)
    if now.left:
        search.walk(now)
    return search.all()


def most(edition: KarambolageEdition, now: Progress, dice: str) -> int:
    """The most that a throw is worth, a Carambo counted as another throw; 0 where nothing scores."""
    search = Plans(edition, dice, rising=True)
    search.walk(now)
    return max(0, search.least)
