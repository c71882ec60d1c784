"""Learn Revolver Noir, or look for somebody who beats what was learnt.

    python -m benchmarks.noir learn --minutes 60        writes src/hinterzimmer/bots/revolver_noir/learnt.bin
    python -m benchmarks.noir exploit --minutes 6       a player who only learns to beat level 5

Two nets learn: one plays, by what a seat knows; the other judges every choice in open games. Both are plain enough
for a bot to use without any library. Needs torch and numba (`pip install '.[learn]'`), which compile the sketch of the
rules as it stands in the package. A core plays and learns from some 30,000 choices a second.
"""

import argparse
import copy
import time
from collections.abc import Callable
from pathlib import Path

import torch
from rich.progress import Progress

from benchmarks.noir.duel import Duel, Side
from benchmarks.noir.nets import FILE, Player, read, write


def spend(minutes: float, duel: Duel, what: str, once: Callable[[float], None]) -> float:
    """Round after round for so long; `once` is told which part of the time is over. The games of the exploiter."""
    start = said = time.monotonic()
    games = 0.0
    with Progress() as progress:
        task = progress.add_task(what, total=1.0)
        while (part := (time.monotonic() - start) / (60.0 * minutes)) < 1.0:
            once(part)
            progress.update(task, completed=part)
            if duel.played and time.monotonic() - said > 60.0:
                games += duel.played
                progress.print(f"after {games:,.0f} games the exploiter wins {100 * duel.won / duel.played:.1f} %")
                duel.won = duel.played = 0.0
                said = time.monotonic()
    return games + duel.played


def between(pair: tuple[float, float], part: float) -> float:
    """From the first to the second, reached after four fifths of the time."""
    first, last = pair
    return float(first * (last / first) ** min(1.0, part / 0.8))


def learn(given: argparse.Namespace) -> None:
    """Play and learn, and write the slow average."""
    player = Player() if given.begun is None else read(given.begun)[0]
    exploiter = copy.deepcopy(player)
    duel = Duel(Side(player, given.hold, 0.01), Side(exploiter, 0.0, 1.0), 512, 1536, fixed=False)
    if given.begun is not None:
        duel.begin_with(read(given.begun)[1])

    def once(part: float) -> None:
        duel.round((between(given.mix, part), 0.002), (between(given.speed, part), 7e-4))

    spend(given.minutes, duel, "learning", once)
    write(duel.level.held, duel.judge_of_level_5(), given.out)


def exploit(given: argparse.Namespace) -> None:
    """Let somebody who begins as level 5 learn against level 5 alone, then count what it wins."""
    player, judge = read(given.begun or FILE)
    exploiter = copy.deepcopy(player)
    duel = Duel(Side(player, 0.0, 0.0), Side(exploiter, 0.0, 1.0), 1024, 0, fixed=True)
    duel.begin_with(judge)

    def once(part: float) -> None:
        duel.round((0.0, 0.003 * 0.1**part), (0.0, 1e-3 * 0.1**part))

    games = spend(given.minutes, duel, "looking for holes", once)
    duel.won = duel.played = 0.0
    while duel.played < given.tested:
        duel.play()
    share = 100.0 * duel.won / duel.played
    print(f"after {games:,.0f} games it wins {share:.1f} % ± {98 / duel.played**0.5:.1f} of {duel.played:,.0f} games")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("learn", "exploit"))
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--tested", type=int, default=20_000)
    parser.add_argument("--out", type=Path, default=FILE)
    parser.add_argument("--begun", type=Path, help="go on from, or look for holes in, what was learnt before")
    parser.add_argument("--hold", type=float, default=0.05, help="how firmly the player is held to its slow average")
    parser.add_argument("--mix", type=float, nargs=2, default=(0.05, 0.005), help="what a mix counts, first and last")
    parser.add_argument("--speed", type=float, nargs=2, default=(7e-4, 5e-5), help="how fast to learn, first and last")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    if given.what == "learn":
        learn(given)
    else:
        exploit(given)


if __name__ == "__main__":
    main()
