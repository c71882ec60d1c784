"""Every part of the proof, two at a time: `make test` calls it.

A line says when a part begins and ends, and every half minute how far it is; what a part printed follows at its end, in
one piece."""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import IO

WORKERS = 2
EVERY = 30.0
"""Seconds between two lines of progress."""


@dataclass
class Part:
    """A target of the Makefile, and the parts that must be done before it can begin."""

    name: str
    needs: tuple[str, ...] = ()
    output: IO[bytes] = field(default_factory=tempfile.TemporaryFile)
    process: subprocess.Popen[bytes] | None = None
    began: float = 0.0
    took: float = 0.0

    def begin(self, make: str) -> None:
        """Start it; what it prints is kept until it ends."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
        command = [make, "--no-print-directory", self.name]
        self.process = subprocess.Popen(command, stdout=self.output, stderr=subprocess.STDOUT, env=environment)
        self.began = time.monotonic()

    def text(self) -> str:
        """What it has printed so far."""
        end = os.fstat(self.output.fileno()).st_size
        return os.pread(self.output.fileno(), end, 0).decode(errors="replace")


PLAN = [
    Part("web"),
    Part("chromium"),
    Part("setup", needs=("web",)),
    Part("test-interpreted"),
    Part("test-web", needs=("setup", "chromium")),
    Part("test-pyodide"),
    Part("lint"),
    Part("web-test", needs=("web",)),
    Part("test-server", needs=("setup",)),
    Part("test-compiled", needs=("setup",)),
]
"""In the order in which they begin as soon as they can: what others wait for, and what takes longest, first."""


def clock(seconds: float) -> str:
    """Minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def run(plan: Sequence[Part], make: str) -> list[str]:
    """Run them all; the names of those that failed, or that waited for one that failed."""
    start = spoke = time.monotonic()
    waiting, running, good = list(plan), list[Part](), set[str]()
    failed: list[str] = []

    def say(words: str) -> None:
        print(f"[{clock(time.monotonic() - start)}] {words}", flush=True)

    while waiting or running:
        for part in [one for one in waiting if set(one.needs) & set(failed)]:
            waiting.remove(part)
            failed.append(part.name)
            say(f"{part.name} cannot begin")
        for part in [one for one in waiting if good.issuperset(one.needs)][: WORKERS - len(running)]:
            waiting.remove(part)
            running.append(part)
            part.begin(make)
            say(f"{part.name} begins")
        time.sleep(0.1)
        for part in [one for one in running if one.process and one.process.poll() is not None]:
            running.remove(part)
            part.took = time.monotonic() - part.began
            done = part.process is not None and part.process.returncode == 0
            good.update([part.name] if done else [])
            failed += [] if done else [part.name]
            say(f"{part.name} {'is done' if done else 'FAILED'} after {clock(part.took)}\n{part.text()}")
        if running and time.monotonic() - spoke > EVERY:
            spoke = time.monotonic()
            say(", ".join([f"{one.name}: {how_far(one.text())}" for one in running]))
    return failed


def how_far(text: str) -> str:
    """How many tests are behind it, as pytest's dots say."""
    dots = re.findall(r"^([.FE]+)(?: +\[ *\d+%\])?$", text, re.MULTILINE)
    return f"{sum(map(len, dots))} tests" if dots else "under way"


def main() -> int:
    """Everything; exit code 1 if anything failed."""
    start = time.monotonic()
    failed = run(PLAN, sys.argv[1] if len(sys.argv) > 1 else "make")
    for part in PLAN:
        print(f"{clock(part.took):>6}  {part.name}{'  FAILED' if part.name in failed else ''}")
    print(f"{clock(time.monotonic() - start):>6}  altogether: {'FAILED' if failed else 'everything is proved'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
