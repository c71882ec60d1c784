"""A process in which bots think: `python -m hinterzimmer.server.workers.bot_worker [MODULE]`.

It reads jobs from its input and writes its replies to its output, each with four bytes of length in front. A reply is
ANSWER and the text of the chosen option, or advice as JSON; or FAILURE and the traceback of what a bot raised, after
which the process goes on. What a bot prints goes to the error output, which is the server's. The module, if given, adds
bots of one's own to the register.
"""

import importlib
import os
import pickle
import signal
import sys
import traceback
from typing import Any, Final

import msgspec

from hinterzimmer.bots.registry import hire, team
from hinterzimmer.bots.words import say
from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import Seeded
from hinterzimmer.engine.table import Table
from hinterzimmer.games import find

ANSWER: Final = b"+"
"""The first byte of a reply that holds an answer."""
FAILURE: Final = b"-"
"""The first byte of a reply that holds a traceback."""


def choice(bot: str, game: str, table: Table[Any], seat: int, seed: str) -> bytes:
    """The job of choosing for a seat."""
    return pickle.dumps(("choose", bot, game, table, seat, seed))


def advice(language: str, game: str, table: Table[Any], seat: int, seed: str) -> bytes:
    """The job of advising a seat."""
    return pickle.dumps(("advise", language, game, table, seat, seed))


def think(data: bytes) -> bytes:
    """Do a job."""
    kind, how, game, table, number, seed = pickle.loads(data)  # from the parent process alone
    seat, rng = Seat(find(game), table, number), Seeded(seed)
    if kind == "choose":
        return hire(how, rng).choose(seat).text.encode()
    given = team(seat.game).advise(seat, rng)
    weighed = [{"option": one.option.text, "value": one.value} for one in given.weighed]
    return msgspec.json.encode(
        {"option": given.option.text, "reason": say(seat.game, given.reason, how), "weighed": weighed}
    )


def reply(data: bytes) -> bytes:
    """Do a job, and return the reply to it; whatever a bot raises becomes a FAILURE."""
    try:
        return ANSWER + think(data)
    except BaseException:  # also a bot that calls sys.exit
        return FAILURE + traceback.format_exc().encode()


def main() -> None:
    """Think until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its processes itself
    for module in sys.argv[1:]:
        importlib.import_module(module)
    given: Any = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    answers.write(bytes(4))  # ready
    answers.flush()
    while head := given.read(4):
        answer = reply(given.read(int.from_bytes(head, "big")))
        answers.write(len(answer).to_bytes(4, "big") + answer)
        answers.flush()


if __name__ == "__main__":
    main()
