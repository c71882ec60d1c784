"""A worker process: `python -m hinterzimmer.server.workers.bot_worker [MODULE]`.

It reads jobs from its input and writes replies to its output, each with four bytes of length in front. READY says that
it can take jobs, and TAKEN that a job has arrived: a process that ends before TAKEN has not begun the job, and another
can take it. What a bot prints goes to the error output, which is the server's. The module, if given, adds bots to the
registry.
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
"""Written once, when all is imported."""
TAKEN: Final = b"T"
"""Written when a whole job has been read."""


def reply_to(data: bytes) -> bytes:
    """Do a job and return the reply to it. Whatever it raises is in the reply, and the process goes on."""
    return msgspec.msgpack.encode(do_job(data))


def do_job(data: bytes) -> Reply:
    """Do a job. Only a CallJob refuses by name: from a bot a HinterzimmerError is a failure like any other."""
    try:
        job = msgspec.msgpack.decode(data, type=AnyJob)
        try:
            return Reply(result=pickle.dumps(job.do()))
        except HinterzimmerError as error:
            if not isinstance(job, CallJob):
                raise
            return Reply(refusal=pickle.dumps(error))
    except BaseException:  # also a bot that calls sys.exit
        return Reply(trace=traceback.format_exc())


def main() -> None:
    """Do jobs until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its processes itself
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
