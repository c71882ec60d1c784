"""A process that looks back at one game: `python -m hinterzimmer.server.workers.review_worker [MODULE]`.

It reads a record from its input and writes lines of a word and a value: `part` and how much is done, from 0 to 1; at
last `found` and the look-back as JSON; or `trace` and the traceback as a JSON string if it failed. The server decodes
none of it. The module, if given, adds bots to the registry.
"""

import importlib
import os
import signal
import sys
import traceback
from typing import TextIO

import msgspec

from hinterzimmer.games import find
from hinterzimmer.lookback.analysis import LookBack, analyse
from hinterzimmer.room.replay import read_any_record
from hinterzimmer.room.wire_lookback import LookBackFound
from hinterzimmer.words import reason_message, reason_text


def main() -> None:
    """Look back at the game that the input holds, at a low priority."""
    os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process itself
    lines = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    try:
        for module in sys.argv[1:]:
            importlib.import_module(module)
        record = read_any_record(sys.stdin.read())
        found = analyse(record, lambda part: write(lines, "part", round(part, 3)))
        write(lines, "found", as_found(found))
    except Exception:  # whatever goes wrong in a bot or a game
        write(lines, "trace", traceback.format_exc())


def write(lines: TextIO, word: str, value: object) -> None:
    """Write a line of a word and a value as JSON."""
    print(word, msgspec.json.encode(value).decode(), file=lines, flush=True)


def as_found(found: LookBack) -> LookBackFound:
    """Return a look-back as it goes over the wire: each reason as a message, and as an English sentence."""
    game, data = find(found.game), found.as_dict()
    for one, decision in zip(found.decisions, data["decisions"], strict=True):
        decision |= {"reason": reason_text(game, one.reason, "en", found.seats), "why": reason_message(one.reason)}
    return msgspec.convert(data, LookBackFound)


if __name__ == "__main__":
    main()
