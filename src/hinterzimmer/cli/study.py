"""The commands `simulate` and `lookback`."""

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from hinterzimmer.arena.simulate import mean, simulate
from hinterzimmer.bots.registry import make_bot, team
from hinterzimmer.cli.arguments import chosen, edition_of, language_of, load
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.errors import BadRecord, BadSeats
from hinterzimmer.engine.record import Record
from hinterzimmer.games import find
from hinterzimmer.lookback.analysis import analyse
from hinterzimmer.lookback.report import Report
from hinterzimmer.terminal.plain_board import board_for
from hinterzimmer.words import house_words


def run_simulate(parsed: argparse.Namespace) -> None:
    """Simulate games and print their totals, with a progress bar on stderr. Raises BadSeats or BadSetting."""
    game = find(parsed.game)
    seats = parsed.seats.split(",")
    for name in seats:
        make_bot(name, SeededStream(0))
    settings, edition = chosen(game, parsed), edition_of(game, parsed)
    game.start(len(seats), settings, edition)
    if parsed.games < 1:
        raise BadSeats("at least one game must be played")
    with progress_bar(game.title) as bar:
        task = bar.add_task("games", total=parsed.games)
        summary = simulate(
            game, seats, parsed.games, parsed.seed, settings, edition, progress=lambda: bar.advance(task)
        )
    data = summary.as_dict()
    if parsed.json:
        print(json.dumps(data))
        return
    grid = Grid("seat", "bot", "wins", "mean score", title=f"{summary.games} games of {game.title}")
    for seat, name in enumerate(seats):
        share = summary.wins[seat] / summary.games
        points = summary.scores[seat] / summary.games
        grid.add_row(str(seat + 1), name, f"{share:.1%}", f"{points:.1f}")
    console = Console(highlight=False)
    console.print(grid)
    if summary.unwon:
        console.print(f"{summary.unwon / summary.games:.1%} of the games nobody won")
    for name, counts in summary.statistics.items():
        shares = ", ".join([f"{number}: {counts[number] / summary.games:.2f}" for number in sorted(counts)[:12]])
        more = ", …" if len(counts) > 12 else ""
        console.print(f"{name}: mean {mean(counts):.1f} (a game: {shares}{more})")
    rate = summary.decisions / max(summary.seconds, 1e-9)
    console.print(f"{data['mean_length']} decisions a game, {summary.seconds:.1f} s, {rate:,.0f} decisions a second")


def run_lookback(parsed: argparse.Namespace) -> None:
    """Run the command `lookback`. Raises BadRecord or BadSeats."""
    lookback(load(parsed, parsed.file), parsed.html, parsed.json, language_of(parsed))


def lookback(record: Record, page: Path | None, as_json: bool, language: str) -> None:
    """Analyse a game and print the report, with a progress bar on stderr; write it to `page` as HTML, too.

    Raises BadRecord if there are no choices or the page cannot be written, and BadSeats if the game has no team.
    """
    if not record.choices:
        raise BadRecord("nothing has been played yet: there is nothing to look back at")
    team(record.game)  # fails before the bar is drawn
    if page:
        write_page(page, "")
    columns = (TextColumn(house_words(language)("terminal-looking-back")), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("moments", total=1.0)
        found = analyse(record, lambda part: bar.update(task, completed=part))
    if page:
        write_page(page, Report(found, record, board_for(record.game), language).html())
    if as_json:
        print(json.dumps(found.as_dict()))
    else:
        Report(found, record, board_for(record.game), language).show(Console(highlight=False, markup=False))


def progress_bar(title: str) -> Progress:
    """Return a progress bar on stderr that disappears when it is done."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def write_page(path: Path, text: str) -> None:
    """Write a page. Raises BadRecord if it cannot be written.

    Commands first write an empty page, so that they fail before they work for minutes.
    """
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror or 'cannot be written'}") from None
