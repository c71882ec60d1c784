"""A process that looks back at one game: `python -m hinterzimmer.server.workers.review_worker [MODULE]`.

It reads a record from stdin and writes lines of a word and a JSON value to stdout: `part` with the progress from 0 to
1, and at the end `found` with the look-back, or `trace` with the traceback as a string. The server passes `found` on
without decoding it. MODULE adds bots to the registry.
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
    """Analyse the game of the record on stdin at low priority."""
    os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C and ends this process itself
    lines = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    try:
        for module in sys.argv[1:]:
            importlib.import_module(module)
        record = read_any_record(sys.stdin.read())
        found = analyse(record, lambda part: write(lines, "part", round(part, 3)))
        write(lines, "found", as_found(found))
    except Exception:  # a bot or a game may raise anything
        write(lines, "trace", traceback.format_exc())


def write(lines: TextIO, word: str, value: object) -> None:
    """Write a line of a word and a value as JSON, and flush it."""
    print(word, msgspec.json.encode(value).decode(), file=lines, flush=True)


def as_found(found: LookBack) -> LookBackFound:
    """Return the wire form of a look-back, with each reason as a message and as an English sentence."""
    game, data = find(found.game), found.as_dict()
    for one, decision in zip(found.decisions, data["decisions"], strict=True):
        decision |= {"reason": reason_text(game, one.reason, "en", found.seats), "why": reason_message(one.reason)}
    return msgspec.convert(data, LookBackFound)


if __name__ == "__main__":
    main()
