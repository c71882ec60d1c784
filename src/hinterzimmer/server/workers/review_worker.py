"""A process that looks back at one game: `python -m hinterzimmer.server.workers.review_worker [MODULE]`.

It reads a record from its input and writes lines of a word and a value: `part` and how much is done, from 0 to 1; at
last the look-back as JSON for each language, with its reasons as sentences; or `trace` and the traceback as a JSON
string if it failed. The server decodes none of it. The module, if given, adds bots to the registry.
"""

import importlib
import os
import signal
import sys
import traceback
from typing import Any, TextIO

import msgspec

from hinterzimmer.engine.bots import Reason
from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.games import find
from hinterzimmer.lookback.analysis import analyse
from hinterzimmer.room.replay import read_any_record
from hinterzimmer.room.wire_lookback import LookBackFound
from hinterzimmer.words import reason_text


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
        found = analyse(record, lambda part: write(lines, "part", round(part, 3))).as_dict()
        for language in LANGUAGES:
            write(lines, language, with_sentences(found, language))
    except Exception:  # whatever goes wrong in a bot or a game
        write(lines, "trace", traceback.format_exc())


def write(lines: TextIO, word: str, value: object) -> None:
    """Write a line of a word and a value as JSON."""
    print(word, msgspec.json.encode(value).decode(), file=lines, flush=True)


def with_sentences(found: dict[str, Any], language: str) -> LookBackFound:
    """Return the look-back with its reasons as sentences of a language."""
    game = find(found["game"])
    decisions = [
        {**one, "reason": reason_text(game, Reason(one["reason"]["key"], one["reason"]["figures"]), language)}
        for one in found["decisions"]
    ]
    return msgspec.convert({**found, "decisions": decisions}, LookBackFound)


if __name__ == "__main__":
    main()
