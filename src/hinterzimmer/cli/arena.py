"""The command `arena`: bots against bots."""

import argparse
import json
import time
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from hinterzimmer.arena import report
from hinterzimmer.arena.match import WORKERS_MAX, Match, check_bots, games_needed, play_match
from hinterzimmer.arena.standings import standings
from hinterzimmer.cli.arguments import chosen, edition_of
from hinterzimmer.cli.study import progress_bar, write_page
from hinterzimmer.engine.edition import Edition
from hinterzimmer.engine.errors import BadSeats
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.settings import Settings
from hinterzimmer.games import find


def run_arena(parsed: argparse.Namespace) -> None:
    """Run the command. Raises HinterzimmerError for wrong arguments."""
    game = find(parsed.game)
    arena(game, chosen(game, parsed), edition_of(game, parsed), parsed)


def arena(game: AnyGame, settings: Settings, edition: Edition, given: argparse.Namespace) -> None:
    """Play a match in all seatings and print its standings, with a progress bar on stderr.

    Raises BadSeats for wrong bots, seats, games or workers, and BadRecord if the report cannot be written.
    """
    bots = tuple(given.bots.split(","))
    check_bots(game, bots)
    seats = given.seats if given.seats is not None else max(len(bots), game.seat_counts[0])
    game.start(seats, settings, edition)
    if given.games < 1:
        raise BadSeats("at least one game must be played")
    if not 1 <= given.workers <= WORKERS_MAX:
        raise BadSeats(f"1 to {WORKERS_MAX} workers, not {given.workers}")
    if given.report:
        write_page(given.report, "")
    text = edition.text if given.edition else None
    match = Match(game.name, bots, seats, games_needed(bots, seats, given.games), given.seed, settings, text)
    began = time.perf_counter()
    with progress_bar(game.title) as bar:
        task = bar.add_task("games", total=match.games)
        played = play_match(match, given.workers, lambda: bar.advance(task))
    found = standings(match, played, time.perf_counter() - began)
    if given.report:
        write_page(given.report, report.html(found))
    if given.json:
        print(json.dumps(found.as_dict()))
        return
    console = Console(highlight=False, markup=False)
    console.print(rich_table(f"{match.games} games of {game.title}, {seats} seats", report.HEADS, report.rows(found)))
    if seats > 2 and len(bots) > 1:
        console.print(rich_table("table by table", report.LINEUP_HEADS, report.lineup_rows(found)))
    if found.unwon:
        console.print(f"{found.unwon / match.games:.1%} of the games nobody won")
    console.print(f"{found.seconds:.1f} s" + (f"; report in {given.report}" if given.report else ""))


def rich_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Grid:
    """Return a table for the terminal."""
    grid = Grid(*heads, title=title)
    for row in rows:
        grid.add_row(*[Text(cell) for cell in row])
    return grid
