"""All that a throw can lead to: every way to play it that scores, gathered by what it brings and what it leaves."""

from typing import Final

from hinterzimmer.games.karambolage.board import Board, Move
from hinterzimmer.games.karambolage.edition import KarambolageEdition
from hinterzimmer.games.karambolage.rules import moves, pasch
from hinterzimmer.games.karambolage.state import OTHERS, Progress, link

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


class Plans:
    """A walk through all move sequences of a throw that score; of those that end alike the best one stays."""

    def __init__(self, edition: KarambolageEdition, dice: str, rising: bool = False) -> None:
        """`rising` keeps only what is better than all before it: enough to know the best."""
        self.rising = rising
        self.least = -1
        self.board: Board = edition.board
        self.pasch = pasch(edition, dice)
        self.straight: int = edition.straight
        self.compress: int = edition.compress
        self.played: list[Move] = []
        self.best: dict[int, int] = {}
        """For each place, with and without Carambo, the most that leads there."""
        self.found: dict[int, tuple[Move, ...]] = {}

    def walk(self, now: Progress) -> None:
        """Try every move of every ball with the right to go on."""
        last = len(now.left) == 1
        for ball in range(3):
            if now.right >> ball & 1:
                if last:
                    self.finish(now, ball)
                else:
                    for move in moves(self.board, now, ball):
                        after = now.after(self.board, move)
                        if after.right:
                            self.played.append(move)
                            self.walk(after)
                            self.played.pop()

    def finish(self, now: Progress, ball: int) -> None:
        """The last die: where the ball can end, and what that brings."""
        board, values, near, size = self.board, self.board.values, self.board.near, self.board.size
        best = self.best
        die = now.left[0]
        one, two = (1 if ball == 0 else 0), (1 if ball == 2 else 2)
        a, b = now.at(one), now.at(two)
        first = now.first
        missing = OTHERS[first] & ~now.struck if first >= 0 else OTHERS[ball]
        low_ball, high_ball = (1 if first == 0 else 0), (1 if first == 2 else 2)
        rest = values[a] + values[b]
        for ray in board.rays[now.at(ball)]:
            for field in ray:
                if field == a or field == b:
                    break
                value = values[field]
                if value != die and value != 0:
                    continue
                hit = (1 << one if near[field * size + a] else 0) | (1 << two if near[field * size + b] else 0)
                if missing & ~hit:
                    continue
                carambo = now.low == 3 or now.high == 3
                if hit and not carambo:
                    carambo = (
                        link(now.low, first, low_ball, high_ball, ball, hit) == 3
                        or link(now.high, first, high_ball, low_ball, ball, hit) == 3
                    )
                bonus = self.pasch
                if board.in_line(field, a, b):
                    bonus += self.straight
                if hit == 1 << one | 1 << two and near[a * size + b]:
                    bonus += self.compress
                if carambo:
                    bonus *= 2
                total = rest + value + bonus
                if self.rising:
                    worth = total + ANOTHER_THROW if carambo else total
                    if worth <= self.least:
                        continue
                    self.least = worth
                key = place_of(field, a, b)
                if carambo:
                    key += CARAMBO
                if total > best.get(key, 0):
                    best[key] = total
                    self.found[key] = (*self.played, board.moves[ball][field][die - 1])

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
