"""What a position of Karambolage is worth to whoever throws next, for every place where a throw likes to end.

    python tools/positions.py [--passes N]

Of each place where the balls lie in a line, huddled together or on three null fields, the mean over sampled throws
of the most that an exact search finds, a Carambo counted as 60 more (about what a further throw brings). All places
are given the same throws, so that they compare well. Every pass adds six throws; after each the table is written
anew into src/hinterzimmer/games/karambolage/bots/positions.toml.
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
    """The places where a throw brings a bonus, and those where a game can begin."""
    board = GAME.edition().board
    return [three for three in combinations(range(board.size), 3) if known(board, *three)]


def throws(number: int) -> list[str]:
    """The throws of a pass: all 1296 in an order of their own, so many at a time."""
    every = ["".join(sorted(dice)) for dice in product("123456", repeat=4)]
    random.Random(1).shuffle(every)
    start = number * A_PASS % len(every)
    return every[start : start + A_PASS]


def main() -> None:
    """Pass after pass, each written down."""
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
