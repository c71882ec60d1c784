"""A server that measures its event loop: `python -m tests.server.watched_loop serve …`.

While the file that the environment names is there, the longest callback of the loop is written to a second file, with
`.longest` at its end: its processor time in seconds, and what it was. Processor time of the loop's own thread, because
a busy machine does not change it much.
"""

import asyncio
import functools
import os
import sys
import time
from pathlib import Path
from typing import Any

import uvicorn

from hinterzimmer import cli

WATCH = Path(os.environ["WATCHED_LOOP"])
longest = 0.0
run_handle = asyncio.Handle._run


def measured(handle: Any) -> None:
    global longest
    began = time.thread_time()
    run_handle(handle)
    spent = time.thread_time() - began
    if not WATCH.exists():
        longest = 0.0
    elif spent > longest:
        longest = spent
        WATCH.with_suffix(".longest").write_text(f"{spent:.6f} {handle!r}")


if __name__ == "__main__":
    asyncio.Handle._run = measured  # type: ignore[method-assign, assignment]
    uvicorn.Config = functools.partial(uvicorn.Config, loop="asyncio")  # type: ignore[misc, assignment]
    sys.exit(cli.main())
