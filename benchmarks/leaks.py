"""Compare twin worlds at scale: `make leaks` checks at least 100,000 (state, seat) pairs of every game with secrets.

A pair is an ask of a random game and a seat, or a spectator. The seat's view, options and events are compared byte for
byte with those in another world, and in another history, of its information set. The first difference stops the run.
"""

import sys
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.game import AnyGame, Choice
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.testing import check_imagined_views, check_twin_history, every_setting, play
from hinterzimmer.games import find, games

PAIRS = 100_000


def pairs(game: AnyGame) -> Iterator[tuple[int, int]]:
    """Yield for game after game the number of pairs compared in imagined worlds, and in twin histories.

    All settings and numbers of seats take turns. Raises AssertionError at the first difference.
    """
    number = 0
    while True:
        for settings in every_setting(game):
            for seats in game.seat_counts:
                number += 1
                rng = SeededStream(f"leaks {game.name} {number}")
                found = [0]

                def compare(
                    table: Table[Any],
                    choices: list[Choice],
                    rng: SeededStream = rng,
                    found: list[int] = found,
                    number: int = number,
                    seats: int = seats,
                ) -> None:
                    found[0] += check_imagined_views(game, table, seats, rng, f"game {number}, choice {len(choices)}")

                _, choices = play(game, seats, settings, rng, compare)
                names = [f"Player {seat + 1}" for seat in range(seats)]
                cut = choices[: rng.below(len(choices) + 1)]
                record = Record(game, game.edition(), settings, names, choices=cut)
                yield found[0], check_twin_history(game, record, rng, views=len(cut) + 1)


def main() -> None:
    """Check every game with secrets, or those named on the command line."""
    console = Console()
    names = sys.argv[1:] or [name for name, game in games().items() if game.has_secrets]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    for name in names:
        game, present, past, games = find(name), 0, 0, 0
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task(name, total=PAIRS)
            for now, then in pairs(game):
                present, past, games = present + now, past + then, games + 1
                bar.update(task, completed=min(PAIRS, present))
                if present >= PAIRS:
                    break
        console.print(
            f"{name}: {games:,} games, {present:,} (state, seat) pairs and {past:,} more in twin histories, "
            "no difference"
        )


if __name__ == "__main__":
    main()
