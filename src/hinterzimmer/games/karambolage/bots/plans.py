# mypyc: compile
"""All results of a throw: every way to play it that scores, grouped by final position."""

from typing import Final

from hinterzimmer.games.karambolage.board import Move
from hinterzimmer.games.karambolage.edition import KarambolageEdition
from hinterzimmer.games.karambolage.solver import Walk
from hinterzimmer.games.karambolage.state import Progress

CARAMBO: Final = 1 << 21
"""The flag, in the key of a position, for a throw with a Carambo."""
ANOTHER_THROW: Final = 60
"""The value of a Carambo, in points, beside its own points: about those of a further throw."""


class Plan:
    """A way to play a throw to its end: the moves, their points, and where the balls then lie."""

    def __init__(self, played: tuple[Move, ...], total: int, carambo: bool, place: int) -> None:
        self.moves = played
        self.total = total
        """Without the 50 for a third Carambo (KA-034)."""
        self.carambo = carambo
        self.place = place
        """The fields of the three balls, in any order: see `place_of`."""


def place_of(a: int, b: int, c: int) -> int:
    """Return one number for three fields in any order, because the rules treat the balls alike."""
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    return (a << 14) | (b << 7) | c


class Plans(Walk):
    """A walk that keeps the best of all sequences with the same end."""

    def __init__(self, edition: KarambolageEdition, dice: str, rising: bool = False) -> None:
        """Set up the walk. `rising` keeps only what is better than all before it, which is enough to find the best."""
        super().__init__(edition, dice)
        self.rising = rising
        self.least = -1
        self.best: dict[int, int] = {}
        """The most points by place, with and without Carambo."""
        self.found: dict[int, tuple[Move, ...]] = {}

    def end(self, now: Progress, ball: int, field: int, fields: int, bonus: int, carambo: bool) -> None:
        """Keep this sequence if it is better than all others with the same end."""
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
        """Return everything found, in the order of finding."""
        return [Plan(played, self.best[key], key >= CARAMBO, key & (CARAMBO - 1)) for key, played in self.found.items()]


def plans(edition: KarambolageEdition, now: Progress, dice: str) -> list[Plan]:
    """Return every way to play a throw to its end that scores: the best for each end, with and without Carambo."""
    search = Plans(edition, dice)
    if now.left:
        search.walk(now)
    return search.all()


def most(edition: KarambolageEdition, now: Progress, dice: str) -> int:
    """Return the highest value of a throw, with a Carambo counted as another throw; 0 if nothing scores."""
    search = Plans(edition, dice, rising=True)
    search.walk(now)
    return max(0, search.least)
