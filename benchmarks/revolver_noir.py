"""Learn Revolver Noir anew, or look for somebody who beats what was learnt.

    python benchmarks/revolver_noir.py learn --games 1000000       writes src/hinterzimmer/bots/revolver_noir/mixes.bin
    python benchmarks/revolver_noir.py exploit --games 300000      a player who only learns to beat level 5

Both compile the modules they need in a folder of their own; the same seed and number of games give the same file.
"""

import argparse
import math
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = Path("hinterzimmer/bots/revolver_noir")
COMPILED = ("codes", "sides", "sketch", "keys", "training")
STEP = 2_500
"""So many games are played between looks."""
COOL, WARMER, COOLING = 0.005, 0.095, 100_000
"""The temperature of the mix falls from 0.1 to 0.005, most of it during the first 100,000 games."""


def learn(games: int, seed: int, out: Path) -> None:
    """Play so many games and write what was learnt."""
    from hinterzimmer.bots.revolver_noir.keeping import mixes_of
    from hinterzimmer.bots.revolver_noir.sides import Plan
    from hinterzimmer.bots.revolver_noir.training import Trainer
    from hinterzimmer.games.revolver_noir import GAME

    plan = Plan(GAME.edition().villa)
    trainer = Trainer(plan, seed, 20)
    while trainer.games < games:
        turns = trainer.turns
        trainer.warmth = COOL + WARMER * math.exp(-trainer.games / COOLING)
        for _ in range(STEP):
            trainer.play()
        if trainer.games % (40 * STEP) == 0 or trainer.games >= games:
            content = mixes_of(trainer.store).pack()
            out.write_bytes(content)
            print(
                f"{trainer.games} games, {trainer.decisions} decisions, {(trainer.turns - turns) / STEP:.1f} turns a"
                f" game, {trainer.store.count} situations, {len(content)} bytes",
                flush=True,
            )


def exploit(games: int, seed: int, tested: int) -> None:
    """Let somebody learn against level 5 alone, then count what it wins when it tries nothing more."""
    from hinterzimmer.bots.revolver_noir.keeping import store_of
    from hinterzimmer.bots.revolver_noir.mixes import learnt
    from hinterzimmer.bots.revolver_noir.players import FLOOR
    from hinterzimmer.bots.revolver_noir.sides import Plan
    from hinterzimmer.bots.revolver_noir.training import Exploiter
    from hinterzimmer.games.revolver_noir import GAME

    plan = Plan(GAME.edition().villa)
    exploiter = Exploiter(plan, seed, 20, store_of(learnt(), FLOOR))
    while exploiter.games < games:
        for _ in range(STEP):
            exploiter.play()
        if exploiter.games % (20 * STEP) == 0 or exploiter.games >= games:
            share = exploiter.test(tested)
            print(
                f"after {exploiter.games} games: {100 * share:.1f} % ± {98 / tested**0.5:.1f} of {tested} games",
                flush=True,
            )


def compile_and_run(arguments: list[str]) -> int:
    """Compile a copy of the package's learning part, and run this script on it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "src")
        shutil.copytree(ROOT / "src" / "hinterzimmer", copy / "hinterzimmer")
        modules = [str(FOLDER / f"{name}.py") for name in COMPILED]
        subprocess.run([sys.executable, "-m", "mypyc", *modules], cwd=copy, check=True, stdout=subprocess.DEVNULL)
        environment = {**os.environ, "PYTHONPATH": str(copy), "NOIR_COMPILED": "1"}
        return subprocess.run([sys.executable, __file__, *arguments], env=environment, check=False).returncode


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("learn", "exploit"))
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tested", type=int, default=20_000)
    parser.add_argument("--out", type=Path, default=ROOT / "src" / FOLDER / "mixes.bin")
    given = parser.parse_args()
    if os.environ.get("NOIR_COMPILED") != "1":
        sys.exit(compile_and_run(sys.argv[1:]))
    if given.what == "learn":
        learn(given.games, given.seed, given.out)
    else:
        exploit(given.games, given.seed, given.tested)


if __name__ == "__main__":
    main()
