"""A server that traces its own calls: `python -m tests.server.traced serve …`, run on the source (PYTHONPATH=src).

SIGUSR1 starts recording, and a file with `.on` at its end says so. SIGUSR2 writes every call into a function of ours
since then to the file that CLICK_TRACE names, one line a call: the module, a tab, the function. Compiled functions
cannot be traced, so the test that uses this runs the source.
"""

import os
import signal
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any

from hinterzimmer import cli

CALLS: list[tuple[str, str]] = []
RECORDING = threading.Event()
HERE = os.sep + "hinterzimmer" + os.sep


def record_call(frame: FrameType, event: str, argument: Any) -> None:
    """Note a call of one of our functions; the interpreter calls this for every function."""
    if event == "call" and RECORDING.is_set():
        file = frame.f_code.co_filename
        if HERE in file:
            module = file.rpartition(HERE)[2].removesuffix(".py").replace(os.sep, ".")
            CALLS.append((module, frame.f_code.co_name))


def start_recording(signum: int, frame: FrameType | None) -> None:
    """Begin with an empty list."""
    CALLS.clear()
    Path(os.environ["CLICK_TRACE"]).with_suffix(".on").touch()
    RECORDING.set()


def write_calls(signum: int, frame: FrameType | None) -> None:
    """Stop, and write what was called."""
    RECORDING.clear()
    lines = [f"{module}\t{name}\n" for module, name in CALLS]
    target = Path(os.environ["CLICK_TRACE"])
    target.with_suffix(".part").write_text("".join(lines), encoding="utf-8")
    target.with_suffix(".part").replace(target)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, start_recording)
    signal.signal(signal.SIGUSR2, write_calls)
    threading.setprofile(record_call)
    sys.setprofile(record_call)
    sys.exit(cli.main())
