"""How far a player can be exploited who remembers which rooms are possible, and nothing else: every situation at once.

    python -m benchmarks.noir.exact --minutes 10             learns against whoever beats it at the moment
    python -m benchmarks.noir.exact --by regret              counterfactual regret minimisation instead
    python -m benchmarks.noir.exact --blur 5                 five possible rooms and more are taken for all eight

The game is Revolver Noir without traps that wait to be sprung (automatic ones stay). The exploiter remembers as much,
knows the player, and is worked out in sweeps over all situations; what it wins is counted by the whole rules, the
hundred turns included. Needs a C compiler and 2 GB of memory.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.progress import Progress

from hinterzimmer.bots.revolver_noir import sight, sketch
from hinterzimmer.bots.revolver_noir.sketch import (
    ANSWERING,
    ECHOED,
    ODDS,
    OVER,
    PARTS,
    ROOM,
    STAGE,
    UPPER,
    WHOLE,
    WINNER,
)

HERE = Path(__file__).parent
DUELS = 200
"""So many random games are compared with the sketch first."""
REPORTS = 5


def compiled(folder: Path) -> Path:
    """The program, made for the villa of the package."""
    rows = {"WAYS": sketch.WAYS, "TARGETS": sketch.TARGETS, "EFFECTS": sketch.EFFECTS, "COSTS": sketch.COSTS}
    names = ("UPPER", "CELLAR", "LANDING", "HATCH", "POINTS", "MORE_POINTS", "LONGEST")
    lines = [f"static const unsigned char {name}[8] = {{{', '.join(map(str, row))}}};" for name, row in rows.items()]
    lines += [f"enum {{ {name} = {getattr(sketch, name)} }};" for name in names]
    (folder / "villa.h").write_text("\n".join(lines) + "\n")
    program = folder / "exact"
    if shutil.which("cc") is None:
        sys.exit("a C compiler is needed: there is no cc")
    flags = ["-O3", "-march=native", f"-I{folder}", "-o", str(program)]
    command = ["cc", *flags, str(HERE / "exact.c"), "-lm", "-lpthread"]
    subprocess.run(command, check=True)
    return program


def possible(n: sketch.Whole, p: sketch.Parts, player: int) -> int:
    """The rooms a side can be in, as bits; whoever answers to Echoes is not upstairs."""
    rooms = sum([1 << at for at in range(8) if p[ODDS + 8 * player + at] > 0.0])
    down = n[STAGE] == ANSWERING and n[ECHOED] == 2 and player == sketch.asked(n)
    return rooms & ~UPPER if down else rooms


def compare(program: Path) -> None:
    """Play random games of the program in the sketch too, and stop where they differ."""
    told = subprocess.run([program, "trace", str(DUELS)], check=True, capture_output=True, text=True).stdout
    n, p = [0] * WHOLE, [0.0] * PARTS
    codes = [0] * sight.PLACES
    last = -1
    for line in told.splitlines():
        duel, place, stage, offered, *about = map(int, line.split())
        if duel != last:
            sketch.begin(n, p, duel % 2)
            last = duel
        if place < 0:
            assert n[STAGE] == stage == OVER, line
            assert (2 if n[WINNER] < 0 else n[WINNER]) == offered, line
            continue
        sight.offer(n, p, codes)
        places = {at for at in range(sight.PLACES) if codes[at] != sight.NOT_OFFERED} - {sight.AT_TRAP}
        rooms = [8 if n[sketch.side_of(one) + ROOM] < 0 else n[sketch.side_of(one) + ROOM] for one in range(2)]
        assert n[STAGE] == stage, line
        assert places == {at for at in range(sight.PLACES) if offered >> at & 1}, line
        assert [*rooms, possible(n, p, 0), possible(n, p, 1)] == about, line
        sketch.play(n, p, codes[place])


def main() -> None:
    """Read the command line, check the rules, learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--by", choices=("descent", "regret"), default="descent")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--sweeps", type=int, default=200, help="of each look for holes")
    parser.add_argument("--blur", type=int, default=9)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Progress() as progress:
        program = compiled(Path(folder))
        compare(program)
        progress.print(f"{DUELS} random games are the same in the sketch")
        task = progress.add_task("learning", total=REPORTS)
        words = [given.by, str(60.0 * given.minutes), str(given.sweeps), str(given.blur)]
        with subprocess.Popen([program, *words], stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None
            for line in running.stdout:
                progress.print(line.rstrip())
                progress.advance(task, line.startswith("sweep"))
    sys.exit(running.returncode)


if __name__ == "__main__":
    main()
