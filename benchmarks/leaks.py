"""Twin worlds at scale: `make leaks` compares at least 100,000 (state, seat) pairs of every game that has secrets.

A pair is an ask of a random game and a seat (or a spectator): what that seat is shown, offered and told is compared
byte for byte with a world, and with a whole history, that it cannot tell from the true one. One difference stops it.
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
    """Game after game, all settings and numbers of seats in turn: pairs compared now, and in twin histories."""
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
    """Every game with secrets, or those named on the command line."""
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
