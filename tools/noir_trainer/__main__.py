"""Train Revolver Noir's level 5, or measure how far it can be exploited. Needs a C compiler and two cores.

    python -m tools.noir_trainer learn --out learnt.bin     train it from scratch, an hour and a half
    python -m tools.noir_trainer exploit --minutes 10       train an exploiter of the installed level 5

First a few games of the C program are played at a table of the package. If they differ, it stops.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from array import array
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.progress import Progress

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.table import Table
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.bots import duel
from hinterzimmer.games.revolver_noir.bots.action_index import placed
from hinterzimmer.games.revolver_noir.bots.features import CHOICES, FIGURES, WORTHS
from hinterzimmer.games.revolver_noir.bots.log_features import known_to, secrets
from hinterzimmer.games.revolver_noir.bots.net import Net, learnt, put_together
from hinterzimmer.games.revolver_noir.bots.policy import Situation

HERE = Path(__file__).parent
GAMES = 200
"""How many games are compared: who is asked, how many options there are, and how a game ends."""
GAMES_MIXED = 20
"""In how many of them the shares of every option are compared, too."""
REPORTS = 20
SIZES = ((FIGURES, 256, 256, CHOICES), (FIGURES, 192, 192, WORTHS))
"""Of the player's net and the judge's."""
ALONE = ("alone", 6e-4, 1.5e-3, 0.06, 0.9)
MEMBERS = (("against", 6e-4, 7e-4, 0.06, 0.67), ("alone", 4e-4, 7e-4, 0.06, 0.9), ("against", 5e-4, 7e-4, 0.06, 0.8))
"""How to learn, how fast player and judge learn, how far the player is drawn to what it did before, and how much of
that is not to an even mix."""
ROUNDS = 6
"""So often several learn on, each in its own way, and become one that mixes as they do on average."""


def compiled(folder: Path) -> Path:
    """Compile the program for the package's villa, and return its path."""
    rows = {"WAYS": duel.WAYS, "TARGETS": duel.TARGETS, "EFFECTS": duel.EFFECTS, "COSTS": duel.COSTS}
    names = ("UPPER", "CELLAR", "LANDING", "HATCH", "POINTS", "MORE_POINTS", "TURNS_MAX")
    lines = [f"static const unsigned char {name}[8] = {{{', '.join(map(str, row))}}};" for name, row in rows.items()]
    lines += [f"enum {{ {name} = {getattr(duel, name)} }};" for name in names]
    (folder / "villa.h").write_text("\n".join(lines) + "\n")
    program = folder / "learn"
    if shutil.which("cc") is None:
        sys.exit("a C compiler is needed: there is no cc")
    flags = ["-O3", "-march=native", "-ffast-math", f"-I{folder}", "-o", str(program)]
    subprocess.run(["cc", *flags, str(HERE / "learn.c"), "-lm", "-lpthread"], check=True)
    return program


def unpack(nets: Sequence[Net], path: Path) -> None:
    """Write nets to a file for the program."""
    flat = array("f")
    for net in nets:
        for rows, added in net.layers:
            flat.extend([weight for column in zip(*rows, strict=True) for weight in column])
            flat.extend(added)
    path.write_bytes(flat.tobytes())


def packed(path: Path) -> bytes:
    """Return the program's two nets in the format of the package's `learnt.bin`."""
    flat = array("f", path.read_bytes())
    nets, at = [], 0
    for sizes in SIZES:
        layers = []
        for wide, high in pairwise(sizes):
            weights, at = flat[at : at + wide * high], at + wide * high
            added, at = flat[at : at + high], at + high
            layers.append(([weights[row::high].tolist() for row in range(high)], added.tolist()))
        nets.append(Net(layers))
    return put_together(nets)


def situation(table: Table[Any], seat: int) -> Situation:
    """Return the situation of a seat at a table, as level 5 evaluates it."""
    view = GAME.view(table.state, seat)
    return Situation(known_to(view), seat, *secrets(view.own))


def compare(program: Path, nets: Path) -> None:
    """Play the program's games at a table. Raises AssertionError if rules, results or level 5's mix differ."""
    told = subprocess.run([program, "trace", str(GAMES), nets], check=True, capture_output=True, text=True).stdout
    table, last = GAME.start(2, {}), -1
    for line in told.splitlines():
        game, seat, place, *shares = line.split()
        if int(game) != last:
            last = int(game)
            table = GAME.start(2, {"starter": 1 + last % 2})
        if seat == "-1":
            assert table.over, line
            assert GAME.result(table.state).winners == (() if place == "2" else (int(place),)), line
            continue
        options = table.options(int(seat))
        expected = {int(at): float(share) for at, share in [one.split(":") for one in shares]}
        if last < GAMES_MIXED:
            found = situation(table, int(seat)).shares
            assert found.keys() == expected.keys(), line
            assert max([abs(found[at] - expected[at]) for at in found]) < 1e-3, (line, found)
        assert placed(options).keys() == expected.keys(), line
        table.play(int(seat), placed(options)[int(place)])
        SeededStream("lot").play_chance(table)
        while not table.over and (forced := table.options(table.waiting_seats()[0]))[0].kind == "reveal":
            table.play(table.waiting_seats()[0], forced[0])


def run(program: Path, words: Sequence[str | float | Path], name: str) -> None:
    """Run the program with a progress bar. Exit with its code if it fails."""
    command = [str(word) for word in (program, *words)]
    with Progress() as progress, subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        task = progress.add_task(name, total=REPORTS)
        assert running.stdout is not None
        for line in running.stdout:
            progress.print(line.rstrip())
            progress.advance(task)
    if running.returncode:
        sys.exit(running.returncode)


def learn(program: Path, seconds: float, file: Path, out: Path) -> None:
    """Train from scratch for `seconds`. The nets are in `file`, and after every round in `out` for the package."""
    how, *speeds, heat, held = ALONE
    part = seconds / (2.0 + ROUNDS * (1 + len(MEMBERS)))
    run(program, [how, 2.0 * part, "-", file, *speeds, REPORTS, heat, held], "alone")
    for number in range(1, ROUNDS + 1):
        members = [file.with_suffix(f".{member}") for member in range(len(MEMBERS))]
        for member, (how, *speeds, heat, held) in zip(members, MEMBERS, strict=True):
            run(program, [how, part, file, member, *speeds, REPORTS, heat, held], f"round {number} of {ROUNDS}, {how}")
        words: list[str | float | Path] = ["average", part, members[0], file, 7e-4, 7e-4, REPORTS, file, file, *members]
        run(program, words, f"round {number} of {ROUNDS}, average")
        out.write_bytes(packed(file))


def main() -> None:
    """Read the command line, compare the rules, and train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("learn", "exploit"))
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--out", type=Path, default=Path("learnt.bin"))
    given = parser.parse_args()
    nets = list(learnt().values())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program, file = compiled(folder), folder / "nets"
        unpack(nets, file)
        compare(program, file)
        print(f"{GAMES} games are the same at a table and in the program")
        if given.what == "exploit":
            seconds = 60.0 * (given.minutes or 10.0)
            run(program, ["exploit", seconds, file, "-", 0, 1e-3, REPORTS], "exploiting")
            return
        learn(program, 60.0 * (given.minutes or 90.0), file, given.out)


if __name__ == "__main__":
    main()
