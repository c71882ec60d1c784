"""A worker process: `python -m hinterzimmer.server.workers.bot_worker [MODULE]`.

It reads jobs from stdin and writes replies to stdout, each after four bytes of length (big-endian). It writes READY
when it can take jobs, and TAKEN when a job has arrived. A process that ends before TAKEN has not begun the job, so that
another process can take it. What a bot prints goes to stderr, which is the server's. MODULE adds bots to the registry.
"""

import importlib
import os
import pickle
import signal
import sys
import traceback
from typing import Any, Final

import msgspec

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server.workers.jobs import AnyJob, CallJob, Reply

READY: Final = b"R"
"""The byte that a worker writes once, after all imports."""
TAKEN: Final = b"T"
"""The byte that a worker writes when it has read a whole job."""


def reply_to(data: bytes) -> bytes:
    """Do a job and return the encoded Reply, which also holds whatever the job raises."""
    return msgspec.msgpack.encode(do_job(data))


def do_job(data: bytes) -> Reply:
    """Do a job and return its Reply; never raise.

    Only the HinterzimmerError of a CallJob becomes a refusal, because a bot that raises one has failed.
    """
    try:
        job = msgspec.msgpack.decode(data, type=AnyJob)
        try:
            return Reply(result=pickle.dumps(job.do()))
        except HinterzimmerError as error:
            if not isinstance(job, CallJob):
                raise
            return Reply(refusal=pickle.dumps(error))
    except BaseException:  # a bot may call sys.exit
        return Reply(trace=traceback.format_exc())


def main() -> None:
    """Do jobs until stdin ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C and ends its workers itself
    for module in sys.argv[1:]:
        importlib.import_module(module)
    given: Any = sys.stdin.buffer
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    replies.write(READY)
    replies.flush()
    while head := given.read(4):
        data = given.read(int.from_bytes(head, "big"))
        replies.write(TAKEN)
        replies.flush()
        reply = reply_to(data)
        replies.write(len(reply).to_bytes(4, "big") + reply)
        replies.flush()


if __name__ == "__main__":
    main()
