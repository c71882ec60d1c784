# mypyc: compile
"""An exact search of every way to play a throw."""

from abc import ABCMeta, abstractmethod
from heapq import heappush, heapreplace

from hinterzimmer.games.karambolage.board import Board, Move
from hinterzimmer.games.karambolage.edition import KarambolageEdition
from hinterzimmer.games.karambolage.rules import moves, pasch
from hinterzimmer.games.karambolage.state import OTHERS, Progress, link, resting


class Line:
    """One way to play a throw that scores."""

    def __init__(self, played: tuple[Move, ...], fields: int, bonus: int, carambo: bool) -> None:
        self.moves = played
        self.fields = fields
        self.bonus = bonus
        self.carambo = carambo

    def total(self) -> int:
        """Return the points of the line, without the 50 for a third Carambo (KA-034)."""
        return self.fields + self.bonus

    def text(self) -> tuple[str, ...]:
        """Return the moves in notation."""
        return tuple([move.text for move in self.moves])


class Solution:
    """All that a throw can bring: the best lines, best first, and the number of sequences of moves that score."""

    def __init__(self, lines: list[Line], count: int) -> None:
        self.lines = lines
        self.count = count

    def best(self) -> int:
        """Return the most the throw can bring; 0 if nothing scores."""
        return self.lines[0].total() if self.lines else 0


class Walk(metaclass=ABCMeta):
    """A walk through all sequences of moves of one throw that use all dice and bring all balls into contact."""

    def __init__(self, edition: KarambolageEdition, dice: str) -> None:
        self.board: Board = edition.board
        self.pasch = pasch(edition, dice)
        self.straight: int = edition.straight
        self.compress: int = edition.compress
        self.played: list[Move] = []
        """The moves up to the current position."""

    def walk(self, now: Progress) -> None:
        """Try every move of every ball with the right to go on, and call `end` for each sequence that scores."""
        last = len(now.left) == 1
        for ball in range(3):
            if now.right >> ball & 1:
                if last:
                    self.finish(now, ball)
                else:
                    for move in moves(self.board, now, ball):
                        after = now.after(self.board, move)
                        if after.right:  # KA-026: otherwise the throw is over with dice left
                            self.played.append(move)
                            self.walk(after)
                            self.played.pop()

    def finish(self, now: Progress, ball: int) -> None:
        """KA-030: play the last die. It does the same as one more `walk`, but faster, because it builds no Progress."""
        board, values, near, size = self.board, self.board.values, self.board.near, self.board.size
        die = now.left[0]
        start = now.at(ball)
        one, two = (1 if ball == 0 else 0), (1 if ball == 2 else 2)
        a, b = now.at(one), now.at(two)
        first = now.first
        missing = OTHERS[first] & ~now.struck if first >= 0 else OTHERS[ball]
        low_ball, high_ball = (1 if first == 0 else 0), (1 if first == 2 else 2)
        rest = values[a] + values[b]
        for ray in board.rays[start]:
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
                self.end(now, ball, field, rest + value, bonus, carambo)

    @abstractmethod
    def end(self, now: Progress, ball: int, field: int, fields: int, bonus: int, carambo: bool) -> None:
        """Handle a sequence that scores: the last ball comes to this field, for these points."""

    def line(self, now: Progress, ball: int, field: int) -> tuple[Move, ...]:
        """Return all moves, including the last one."""
        return (*self.played, self.board.moves[ball][field][now.left[0] - 1])


class Search(Walk):
    """A walk that keeps the lines that bring most."""

    def __init__(self, edition: KarambolageEdition, dice: str, top: int) -> None:
        super().__init__(edition, dice)
        self.top = top
        self.count = 0
        self.kept: list[tuple[int, int, Line]] = []
        """The best lines found so far, worst first (a heap). Among equal ones the earlier stays."""
        self.least = 0

    def end(self, now: Progress, ball: int, field: int, fields: int, bonus: int, carambo: bool) -> None:
        """Keep the line if it is among the best."""
        self.count += 1
        if fields + bonus <= self.least and len(self.kept) >= self.top:
            return
        entry = (fields + bonus, -self.count, Line(self.line(now, ball, field), fields, bonus, carambo))
        if len(self.kept) < self.top:
            heappush(self.kept, entry)
        else:
            heapreplace(self.kept, entry)
        if len(self.kept) == self.top:
            self.least = self.kept[0][0]


def solve(edition: KarambolageEdition, balls: tuple[int, int, int], dice: str, top: int = 5) -> Solution:
    """Return all ways to play a throw from where the balls lie. `dice` must be sorted, as on the table."""
    left = tuple([int(die) for die in dice])
    return solve_from(edition, resting(balls[0], balls[1], balls[2], left), dice, top)


def solve_from(edition: KarambolageEdition, now: Progress, dice: str, top: int = 5) -> Solution:
    """Return all ways to play on from the middle of a throw."""
    search = Search(edition, dice, top)
    if now.left:
        search.walk(now)
    lines = sorted(search.kept, key=_best_first)
    return Solution([line for _, _, line in lines], search.count)


def _best_first(entry: tuple[int, int, Line]) -> tuple[int, int]:
    return (-entry[0], -entry[1])


def can_score(board: Board, now: Progress) -> bool:
    """KA-051: return True if the throw can still score."""
    if not now.left:
        return now.all_struck()
    for ball in range(3):
        if now.right >> ball & 1:
            for move in moves(board, now, ball):
                after = now.after(board, move)
                if (after.right or not after.left) and can_score(board, after):
                    return True
    return False
