"""A process in which bots think: `python -m hinterzimmer.server.thinker [MODULE]`.

It reads jobs from its input and writes the text of the chosen option to its output, each with four bytes of length in
front. What a bot prints goes to the error output. The module, if given, adds bots of one's own to the register.
"""

import importlib
import os
import pickle
import sys
from typing import Any

from hinterzimmer.bots.levels import hire
from hinterzimmer.bots.seat import Seat
from hinterzimmer.engine.chance import Seeded
from hinterzimmer.engine.table import Table
from hinterzimmer.games import find


def job(bot: str, game: str, table: Table, seat: int, seed: str) -> bytes:
    """What a thinker is given."""
    return pickle.dumps((bot, game, table, seat, seed))


def think(data: bytes) -> str:
    """The option a bot chooses."""
    bot, game, table, seat, seed = pickle.loads(data)  # from the parent process alone
    return hire(bot, Seeded(seed)).choose(Seat(find(game), table, seat)).text


def main() -> None:
    """Think until the input ends."""
    for module in sys.argv[1:]:
        importlib.import_module(module)
    given: Any = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    answers.write(bytes(4))  # ready
    answers.flush()
    while head := given.read(4):
        answer = think(given.read(int.from_bytes(head, "big"))).encode()
        answers.write(len(answer).to_bytes(4, "big") + answer)
        answers.flush()


if __name__ == "__main__":
    main()
