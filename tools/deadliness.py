"""Draw docs/pictures/kablamo-deadliness.png: how deadly each round of Kablamo is.

For 2 to 5 random players: of those alive at the start of a round, the share that is out at its end.
"""

from collections import Counter
from pathlib import Path

import matplotlib as mpl
from rich.progress import track

from hinterzimmer.bots.playout import play_out
from hinterzimmer.bots.registry import make_bot
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.games import find

mpl.use("Agg")
import matplotlib.pyplot as plt

GAMES = 10_000
ROUNDS = 14
COLOURS = ["#c8201c", "#111111", "#b98a00", "#6b6257"]


def deadliness(seats: int) -> list[float]:
    """Return by round the share of the players alive at its start who went out in it."""
    game = find("kablamo")
    alive: Counter[int] = Counter()
    out: Counter[int] = Counter()
    for number in track(range(GAMES), description=f"{seats} players"):
        table = game.start(seats, events=False)
        bots = [make_bot("random", SeededStream(f"{number} {seat}")) for seat in range(seats)]
        play_out(game, table, SeededStream(f"{number} dice"), bots)
        state = table.state
        for died in state.died:
            for reached in range(1, (died or state.round) + 1):
                alive[reached] += 1
            out[died] += died > 0
    return [out[reached] / alive[reached] if alive[reached] > 200 else float("nan") for reached in range(1, ROUNDS + 1)]


def main() -> None:
    """Simulate games and draw the picture."""
    figure, axes = plt.subplots(figsize=(8, 4.5), facecolor="#f2e8d5")
    axes.set_facecolor("#f2e8d5")
    for seats, colour in zip(range(2, 6), COLOURS, strict=True):
        axes.plot(
            range(1, ROUNDS + 1), deadliness(seats), color=colour, marker="o", markersize=4, label=f"{seats} players"
        )
    axes.set_xlabel("round")
    axes.set_ylabel("share of the living who go out")
    axes.set_title(f"How deadly a round of Kablamo is ({GAMES:,} games of random play each)")
    axes.set_xticks(range(1, ROUNDS + 1))
    axes.set_ylim(bottom=0)
    axes.grid(alpha=0.3)
    axes.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(Path(__file__).parents[1] / "docs" / "pictures" / "kablamo-deadliness.png", dpi=110)


if __name__ == "__main__":
    main()
