"""The value of a position for the player who throws next: from a table if it is there, otherwise estimated."""

import tomllib
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import Final

from hinterzimmer.games.karambolage.board import Board
from hinterzimmer.games.karambolage.bots.plans import place_of
from hinterzimmer.games.karambolage.edition import KarambolageEdition

MEAN: Final = 90.0
"""The mean value of the next throw after good players, in points with a Carambo counted as 60 more."""
DOUBT: Final = 6
"""The number of throws that the estimate counts for beside the sampled ones."""


def known(board: Board, a: int, b: int, c: int) -> bool:
    """Return True if the table holds this position: a bonus was made here, or a game can begin here."""
    values = board.values
    return board.in_line(a, b, c) or board.huddled(a, b, c) or values[a] == values[b] == values[c] == 0


@cache
def _table(board: Board) -> dict[int, float]:
    """Return the values of all known places; {} if there are none for a board with these values."""
    data = tomllib.loads((files(__package__) / "positions.toml").read_text(encoding="utf-8"))
    if data["board"] != " ".join([str(value) for value in board.values]):
        return {}
    throws = int(data["throws"])
    places = [place_of(*three) for three in combinations(range(board.size), 3) if known(board, *three)]
    return {
        place: (throws * float(worth) + DOUBT * estimate(board, place)) / (throws + DOUBT)
        for place, worth in zip(places, data["worth"].split(), strict=True)
    }


def estimate(board: Board, place: int) -> float:
    """Return a place's value by the distances of the balls and the number on the rail. Fitted to sampled places."""
    n = board.columns
    fields = (place >> 14, place >> 7 & 127, place & 127)
    apart = 0
    for a, b in combinations(fields, 2):
        apart += max(abs(a // n - b // n), abs(a % n - b % n))
    rail = sum([board.rail[field] for field in fields])
    return max(25.0, 155.0 - 5.2 * apart + 0.097 * apart * apart - 10.4 * rail)


class Positions:
    """The values of all positions on one board."""

    def __init__(self, edition: KarambolageEdition) -> None:
        self.board: Board = edition.board
        self.table = _table(edition.board)

    def value(self, place: int) -> float:
        """Return the expected points of the next throw, with a Carambo counted as 60 more."""
        found = self.table.get(place)
        return estimate(self.board, place) if found is None else found

    def opening(self, placed: tuple[int, ...]) -> tuple[int, int, int]:
        """Return the best three null fields to begin from, including those already taken."""
        best, most = (0, 0, 0), -1.0
        free = [field for field in self.board.nulls if field not in placed]
        for rest in combinations(free, 3 - len(placed)):
            three = (*placed, *rest)
            worth = self.value(place_of(three[0], three[1], three[2]))
            if worth > most:
                best, most = (three[0], three[1], three[2]), worth
        return best


def points(worth: float) -> float:
    """Return the points of a throw from a place of this value, without the 60 for a Carambo."""
    return 15.5 + 0.44 * worth
