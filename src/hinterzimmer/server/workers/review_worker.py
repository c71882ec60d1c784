"""A process that looks back at one game: `python -m hinterzimmer.server.workers.review_worker [MODULE]`.

It reads a record from its input and writes lines: how much is done, from 0 to 1, and at last the look-back as a JSON
object, or `{"trace": …}` with the traceback if it failed. The module, if given, adds bots to the registry.
"""

import importlib
import os
import signal
import sys
import traceback
from typing import Any

import msgspec

from hinterzimmer.lookback.analysis import look_back
from hinterzimmer.room.replay import check_record


def main() -> None:
    """Look back at the game that the input holds, at a low priority."""
    os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process itself
    lines = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    found: dict[str, Any]
    try:
        for module in sys.argv[1:]:
            importlib.import_module(module)
        record = check_record(sys.stdin.read())
        found = look_back(record, lambda part: print(f"{part:.3f}", file=lines, flush=True)).data()
    except Exception:  # whatever goes wrong in a bot or a game
        found = {"trace": traceback.format_exc()}
    print(msgspec.json.encode(found).decode(), file=lines, flush=True)


if __name__ == "__main__":
    main()
