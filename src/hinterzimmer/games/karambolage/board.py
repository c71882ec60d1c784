# mypyc: compile
"""The table's geometry: fields, rays, neighbours and the rail, computed once for each edition."""

from collections.abc import Sequence
from typing import Final

from hinterzimmer.engine.events import PlainData
from hinterzimmer.engine.steps import Option

BALLS: Final = "BRW"
"""KA-003: three balls, black, red and white; 0, 1 and 2 in the code."""

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

DIRECTIONS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
"""KA-021: a ball runs in any of eight directions."""


class Move(Option):
    """KA-021: a ball runs to a field, and one die pays for it."""

    def __init__(self, ball: int, field: int, name: str, die: int) -> None:
        super().__init__("move", f"{BALLS[ball]} {name} {die}")
        self.ball = ball
        self.field = field
        self.name = name
        self.die = die

    def details(self) -> PlainData:
        return {"ball": BALLS[self.ball], "field": self.name, "die": self.die}

    def __reduce__(self) -> tuple[object, ...]:
        return (Move, (self.ball, self.field, self.name, self.die))


class Place(Option):
    """KA-010: a ball is set on a null field before the first throw."""

    def __init__(self, ball: int, field: int, name: str) -> None:
        super().__init__("place", f"{BALLS[ball]} {name}")
        self.ball = ball
        self.field = field
        self.name = name

    def details(self) -> PlainData:
        return {"ball": BALLS[self.ball], "field": self.name}

    def __reduce__(self) -> tuple[object, ...]:
        return (Place, (self.ball, self.field, self.name))


class Board:
    """KA-001: the fields and their values, numbered row by row from 0."""

    def __init__(self, rows: Sequence[Sequence[int]]) -> None:
        self.rows = len(rows)
        self.columns = len(rows[0])
        self.size = self.rows * self.columns
        self.values = [value for row in rows for value in row]
        self.names = [f"{i // self.columns + 1}{LETTERS[i % self.columns]}" for i in range(self.size)]
        self.rail = [self._on_rail(i) for i in range(self.size)]
        self.nulls = [i for i in range(self.size) if self.values[i] == 0]
        self.rays = [self._rays(i) for i in range(self.size)]
        near = [[abs(r - x) <= 1 and abs(c - y) <= 1 for x, y in self._places()] for r, c in self._places()]
        self.near = [near[a][b] and a != b for a in range(self.size) for b in range(self.size)]
        self.moves = [
            [[Move(ball, i, self.names[i], die) for die in range(1, 7)] for i in range(self.size)] for ball in range(3)
        ]
        self.places = [[Place(ball, i, self.names[i]) for i in range(self.size)] for ball in range(3)]

    def touching(self, a: int, b: int) -> bool:
        """KA-022: return True if two fields are neighbours, diagonally too."""
        return self.near[a * self.size + b]

    def in_line(self, a: int, b: int, c: int) -> bool:
        """KA-035: return True if three fields lie in one row, column or 45° diagonal, gaps allowed."""
        n = self.columns
        ra, ca, rb, cb, rc, cc = a // n, a % n, b // n, b % n, c // n, c % n
        return (
            (ra == rb and rb == rc)
            or (ca == cb and cb == cc)
            or (ra + ca == rb + cb and rb + cb == rc + cc)
            or (ra - ca == rb - cb and rb - cb == rc - cc)
        )

    def huddled(self, a: int, b: int, c: int) -> bool:
        """KA-036: return True if each of three fields touches both others."""
        return self.touching(a, b) and self.touching(b, c) and self.touching(a, c)

    def field(self, name: str) -> int:
        """Return the number of a field such as `6C`; -1 if there is none."""
        try:
            return self.names.index(name)
        except ValueError:
            return -1

    def _places(self) -> list[tuple[int, int]]:
        return [(i // self.columns, i % self.columns) for i in range(self.size)]

    def _on_rail(self, i: int) -> bool:
        """KA-002: the outermost rows and columns are the rail."""
        row, column = i // self.columns, i % self.columns
        return row == 0 or row == self.rows - 1 or column == 0 or column == self.columns - 1

    def _rays(self, i: int) -> list[list[int]]:
        """Return the fields a ball passes from here, one list for each direction, nearest first."""
        rays = []
        for down, right in DIRECTIONS:
            row, column = i // self.columns + down, i % self.columns + right
            ray = []
            while 0 <= row < self.rows and 0 <= column < self.columns:
                ray.append(row * self.columns + column)
                row, column = row + down, column + right
            if ray:
                rays.append(ray)
        return rays
