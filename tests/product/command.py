"""Running the `hinterzimmer` command as a person would: in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path


def run(*arguments: str, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command with these arguments, its input from a pipe, its data in a folder of its own."""
    environment = dict(os.environ)
    if folder:
        environment["XDG_DATA_HOME"] = str(folder)
    return subprocess.run(
        [sys.executable, "-m", "hinterzimmer", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
    )


def refused(*arguments: str) -> str:
    """What the command says when it refuses: one line on stderr, nothing on stdout, exit code 2."""
    done = run(*arguments)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("hinterzimmer")
    assert "Traceback" not in done.stderr
    return done.stderr
