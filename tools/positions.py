"""Compute what positions of Karambolage are worth to the next player, for places where throws often end.

    python tools/positions.py [--passes N]

A place is worth the mean over sampled throws of the best result of an exact search; a Carambo counts 60 points, about
what a further throw brings. Places are those where the balls lie in a line, huddled together or on three null fields.
All places get the same throws, so that they are comparable. Every pass adds six throws and writes the table to
src/hinterzimmer/games/karambolage/bots/positions.toml.
"""

import argparse
import random
from itertools import combinations, product
from pathlib import Path

from hinterzimmer.games.karambolage import GAME
from hinterzimmer.games.karambolage.bots.plans import most
from hinterzimmer.games.karambolage.bots.positions import known
from hinterzimmer.games.karambolage.state import resting

FILE = Path(__file__).parents[1] / "src" / "hinterzimmer" / "games" / "karambolage" / "bots" / "positions.toml"
A_PASS = 6


def places() -> list[tuple[int, int, int]]:
    """Return the places where a throw brings a bonus, and those where a game can begin."""
    board = GAME.edition().board
    return [three for three in combinations(range(board.size), 3) if known(board, *three)]


def throws(number: int) -> list[str]:
    """Return the A_PASS throws of a pass, from all 1296 in a fixed random order."""
    every = ["".join(sorted(dice)) for dice in product("123456", repeat=4)]
    random.Random(1).shuffle(every)
    start = number * A_PASS % len(every)
    return every[start : start + A_PASS]


def main() -> None:
    """Compute pass after pass, and write the table after each."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    edition, found = GAME.edition(), places()
    sums = [0] * len(found)
    for number in range(given.passes):
        for at, three in enumerate(found):
            for dice in throws(number):
                now = resting(*three, tuple([int(die) for die in dice]))
                sums[at] += most(edition, now, dice)
        count = A_PASS * (number + 1)
        board = " ".join([str(value) for value in edition.board.values])
        worth = " ".join([str(round(total / count)) for total in sums])
        given.out.write_text(
            "# Written by tools/positions.py: what the next throw brings, a Carambo counted as 60 more, from\n"
            "# every place where the balls lie in a line, huddled or on null fields, in the order of their fields.\n"
            f'throws = {count}\nboard = "{board}"\nworth = "{worth}"\n',
            encoding="utf-8",
        )
        print(f"pass {number + 1}: mean {sum(sums) / count / len(found):.1f}", flush=True)


if __name__ == "__main__":
    main()
