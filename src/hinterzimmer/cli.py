"""The `hinterzimmer` command."""

import argparse
import hashlib
import io
import json
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.table import Table as Grid

from hinterzimmer import COMPILED, __version__, figures, rulebook
from hinterzimmer.arena.simulate import mean, simulate
from hinterzimmer.bots.levels import hire
from hinterzimmer.engine.chance import Seeded, commitment, new_secret
from hinterzimmer.engine.edition import Edition, read_text
from hinterzimmer.engine.errors import BadPosition, BadRecord, BadSeats, HinterzimmerError, UnknownGame
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.playthrough import playthrough
from hinterzimmer.engine.record import Record, game_of, read
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.settings import Settings
from hinterzimmer.engine.viewing import look, shown
from hinterzimmer.games import GAMES, find
from hinterzimmer.games.karambolage import solver
from hinterzimmer.games.karambolage.notation import parse_balls, parse_dice
from hinterzimmer.terminal.boards import board
from hinterzimmer.terminal.play import Terminal, names_of, new_path


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, and exits with 2."""

    def error(self, message: str) -> NoReturn:
        """One line, nothing else."""
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 if all went well, 2 if something was wrong with what was asked."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # odd bytes and small alphabets are no reason to fall over
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        parsed = parser(given).parse_args(given)
        parsed.run(parsed)
    except HinterzimmerError as error:
        print(f"hinterzimmer: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("hinterzimmer: interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:  # somebody read the first lines and closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def parser(given: Sequence[str]) -> Parser:
    """All commands. A game's settings become flags of `play`, `simulate` and `arena` when that game is named."""
    top = Parser(prog="hinterzimmer", description="Four shady table games to play and to study.")
    top.add_argument("--version", action="version", version=version())
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play in the terminal")
    _game(play)
    play.add_argument("--seats", help="who plays: you, you:NAME or a bot, with commas (default you,random)")
    play.add_argument("--seed", type=_number, metavar="N", help="dice and bots that can be had again")
    play.add_argument("--save", type=Path, metavar="FILE", help="where the game is kept")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a kept game")
    _edition(play)
    play.set_defaults(run=run_play)

    many = commands.add_parser("simulate", help="let bots play whole games and count")
    _game(many)
    many.add_argument("--games", type=_number, default=100, metavar="N", help="how many (default 100)")
    many.add_argument("--seats", default="random,random", help="the bots, with commas (default random,random)")
    many.add_argument("--seed", type=_number, default=1, metavar="N", help="same seed, same games (default 1)")
    many.add_argument("--json", action="store_true", help="print the figures as JSON")
    _edition(many)
    many.set_defaults(run=run_simulate)

    arena = commands.add_parser("arena", help="bots against bots: ratings, wins and times")
    _game(arena)
    arena.add_argument("--bots", default="level2,level1", metavar="A,B", help="who plays (default level2,level1)")
    arena.add_argument("--games", type=_number, default=100, metavar="N", help="at least so many (default 100)")
    arena.add_argument("--seats", type=_number, metavar="N", help="seats at a table (default: one a bot)")
    arena.add_argument("--workers", type=_number, default=1, metavar="N", help="processes (default 1)")
    arena.add_argument("--seed", type=_number, default=1, metavar="N", help="same seed, same games (default 1)")
    arena.add_argument("--json", action="store_true", help="print the figures as JSON")
    arena.add_argument("--report", type=Path, metavar="FILE", help="write a page with plots")
    _edition(arena)
    arena.set_defaults(run=run_arena)
    for command in (play, many, arena):
        _settings(command, given)

    solve = commands.add_parser("solve", help="all ways to play a throw of Karambolage")
    _game(solve)
    solve.add_argument("--balls", required=True, metavar="B5C,R6E,W2D", help="where the balls lie")
    solve.add_argument("--dice", required=True, metavar="3456", help="the four dice")
    solve.add_argument("--top", type=_number, default=5, metavar="N", help="how many lines to show (default 5)")
    solve.add_argument("--json", action="store_true", help="print the lines as JSON")
    _edition(solve)
    solve.set_defaults(run=run_solve)

    rules = commands.add_parser("rules", help="the rules by number, and the tests that prove them")
    rules.add_argument("game", nargs="?", metavar="GAME", help="a game, or the number of one rule")
    rules.add_argument("--coverage", action="store_true", help="the tests that prove each statement")
    rules.add_argument("--json", action="store_true", help="print as JSON")
    rules.set_defaults(run=run_rules)

    replay = commands.add_parser("replay", help="show a kept game, or a moment of it")
    _file(replay)
    replay.add_argument("--to", type=_number, metavar="N", help="the table after N choices instead of the whole story")
    replay.add_argument("--json", action="store_true", help="print the table as JSON")
    replay.set_defaults(run=run_replay)

    back = commands.add_parser("lookback", help="what a kept game might have been: decisions, luck, swings")
    _file(back)
    back.add_argument("--html", type=Path, metavar="FILE", help="write a page with a chart")
    back.add_argument("--json", action="store_true", help="print everything as JSON")
    back.set_defaults(run=run_lookback)

    house = commands.add_parser("serve", help="open rooms to friends, in a browser")
    house.add_argument("--host", default="127.0.0.1", help="where to listen (default 127.0.0.1: this machine alone)")
    house.add_argument("--port", type=_number, default=8420, metavar="N", help="the port (default 8420; 0: any)")
    house.add_argument("--db", metavar="URL", help="sqlite:///FILE or postgresql://… (default: in the data folder)")
    house.add_argument("--workers", type=_number, default=1, metavar="N", help="processes; several need PostgreSQL")
    house.add_argument("--metrics", metavar="HOST:PORT", help="tell figures for Prometheus there (default: nowhere)")
    house.add_argument("--open", action="store_true", help="open a browser, where there is a display")
    house.add_argument(
        "--pace", type=_seconds, default=0.6, metavar="S", help="seconds to a bot's answer (default 0.6)"
    )
    house.add_argument("--budget", type=_seconds, default=5.0, metavar="S", help="seconds a bot may think (default 5)")
    house.add_argument("--bots", metavar="MODULE", help="a Python module that registers bots of your own")
    house.add_argument("--rate", type=_seconds, default=50.0, metavar="N", help="frames a second from one connection")
    house.add_argument("--requests", type=_seconds, default=20.0, metavar="N", help="requests a second from an address")
    house.set_defaults(run=run_serve)

    verify = commands.add_parser("verify", help="prove the dice of a finished game")
    _file(verify)
    verify.set_defaults(run=run_verify)
    return top


def version() -> str:
    """The version, and whether the engine runs compiled."""
    return f"hinterzimmer {__version__} ({'compiled' if COMPILED else 'interpreted'})"


def _game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=", ".join(GAMES))


def _edition(command: argparse.ArgumentParser) -> None:
    command.add_argument("--edition", metavar="FILE", help="component data of one's own")


def _file(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a record")
    _edition(command)


def _settings(command: argparse.ArgumentParser, given: Sequence[str]) -> None:
    """A flag for each setting of the game that was named."""
    for game in [find(word) for word in given[1:] if word in GAMES][:1]:
        for setting in game.settings:
            if setting.switch:
                command.add_argument(f"--{setting.name}", action="store_true", default=None, help=setting.help)
            else:
                command.add_argument(f"--{setting.name}", type=setting.read, metavar="N", help=setting.help)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _seconds(text: str) -> float:
    if not re.fullmatch(r"\d{1,6}(\.\d{1,6})?", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number")
    return float(text)


def chosen(game: AnyGame, parsed: argparse.Namespace) -> Settings:
    """The settings that were given on the command line."""
    given = {one.name: getattr(parsed, one.name) for one in game.settings}
    return {name: value for name, value in given.items() if value is not None}


def edition_of(game: AnyGame, parsed: argparse.Namespace) -> Edition:
    """The edition that was given, or the game's own."""
    if parsed.edition:
        own: Edition = game.edition(read_text(parsed.edition), parsed.edition)
        return own
    built_in: Edition = game.edition()
    return built_in


def load(parsed: argparse.Namespace, path: Path) -> Record:
    """The record in a file; what is wrong with it is said with file and line."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror or 'cannot be read'}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: line 1: this is no Hinterzimmer record") from None
    try:
        game = find(game_of(text))
        return read(text, game, edition_of(game, parsed))
    except (BadRecord, UnknownGame) as error:
        raise BadRecord(f"{path}: {error}") from None


def run_play(parsed: argparse.Namespace) -> None:
    """Play in the terminal."""
    game = find(parsed.game)
    settings = chosen(game, parsed)
    if parsed.resume:
        if parsed.seats or settings or parsed.save:
            raise BadRecord("a kept game goes on as it was: --seats, --save and settings cannot be given with --resume")
        record = load(parsed, parsed.resume)
        if record.game is not game:
            raise BadRecord(f"{parsed.resume}: this is a game of {record.game.title}, not of {game.title}")
    else:
        seed = new_secret() if parsed.seed is None else hashlib.sha256(f"seed {parsed.seed}".encode()).digest()
        names = names_of(("you,random" if parsed.seats is None else parsed.seats).split(","))
        edition = edition_of(game, parsed)
        game.start(len(names), settings, edition)
        record = Record(game, edition, game.agreed(settings), names, secret=seed, commitment=commitment(seed))
    path = parsed.resume or parsed.save or new_path(game.name)
    try:
        Terminal(Console(highlight=False), record, path, parsed.seed).run()
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror or 'cannot be written'}") from None


def run_simulate(parsed: argparse.Namespace) -> None:
    """Let bots play, with a bar on the terminal."""
    game = find(parsed.game)
    seats = parsed.seats.split(",")
    for name in seats:
        hire(name, Seeded(0))
    settings, edition = chosen(game, parsed), edition_of(game, parsed)
    game.start(len(seats), settings, edition)
    if parsed.games < 1:
        raise BadSeats("at least one game must be played")
    with figures.progress_bar(game.title) as bar:
        task = bar.add_task("games", total=parsed.games)
        summary = simulate(
            game, seats, parsed.games, parsed.seed, settings, edition, progress=lambda: bar.advance(task)
        )
    data = summary.data()
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
    for name, counts in summary.tallies.items():
        shares = ", ".join([f"{number}: {counts[number] / summary.games:.2f}" for number in sorted(counts)[:12]])
        more = ", …" if len(counts) > 12 else ""
        console.print(f"{name}: mean {mean(counts):.1f} (a game: {shares}{more})")
    rate = summary.decisions / max(summary.seconds, 1e-9)
    console.print(f"{data['mean_length']} decisions a game, {summary.seconds:.1f} s, {rate:,.0f} decisions a second")


def run_arena(parsed: argparse.Namespace) -> None:
    """Bots against bots."""
    game = find(parsed.game)
    figures.arena(game, chosen(game, parsed), edition_of(game, parsed), parsed)


def run_lookback(parsed: argparse.Namespace) -> None:
    """What might have been."""
    figures.lookback(load(parsed, parsed.file), parsed.html, parsed.json)


def run_solve(parsed: argparse.Namespace) -> None:
    """All ways to play a throw."""
    game = find(parsed.game)
    if game.name != "karambolage":
        raise BadPosition(f"there is no solver for {game.title}; there is one for karambolage")
    edition: Any = edition_of(game, parsed)
    balls, dice = parse_balls(parsed.balls, edition.board), parse_dice(parsed.dice)
    solution = solver.solve(edition, balls, dice, max(1, parsed.top))
    lines = [
        {
            "moves": list(line.text()),
            "fields": line.fields,
            "bonus": line.bonus,
            "carambo": line.carambo,
            "total": line.total(),
        }
        for line in solution.lines[: parsed.top]
    ]
    if parsed.json:
        print(json.dumps({"best": solution.best(), "lines": lines, "count": solution.count}))
        return
    console = Console(highlight=False)
    if not lines:
        console.print(f"No way to score with {dice}." if not solution.count else f"{solution.count} ways to score.")
        return
    grid = Grid("total", "fields", "bonus", "Carambo", "moves", title=f"{dice}: {solution.count} ways to score")
    for found, line in zip(solution.lines, lines, strict=False):
        moves = ", ".join(found.text())
        grid.add_row(str(line["total"]), str(line["fields"]), str(line["bonus"]), "yes" if found.carambo else "", moves)
    console.print(grid)


def run_rules(parsed: argparse.Namespace) -> None:
    """The rules, or which tests prove them."""
    if parsed.game and rulebook.NUMBER.fullmatch(parsed.game.upper()):
        one = rulebook.statement(parsed.game)
        print(json.dumps(one.data(False)) if parsed.json else f"{one.number} {one.origin}: {one.text}")
        return
    games = [find(parsed.game).name] if parsed.game else list(GAMES)
    found = {name: rulebook.covered(name) if parsed.coverage else rulebook.catalogue(name) for name in games}
    if parsed.json:
        print(json.dumps({name: [one.data(parsed.coverage) for one in found[name]] for name in games}))
        return
    console = Console(highlight=False, markup=False)
    for name, statements in found.items():
        if parsed.coverage:
            print_coverage(console, find(name).title, statements)
            continue
        section = ""
        for one in statements:
            if one.section != section:
                section = one.section
                console.print(f"\n{find(name).title}: {section}", style="bold")
            console.print(f"{one.number} {one.origin}: {one.text}", soft_wrap=True)


def print_coverage(console: Console, title: str, statements: list[rulebook.Statement]) -> None:
    """Which tests prove which statement."""
    grid = Grid("rule", "proved by", title=f"{title}: rules and tests")
    for one in statements:
        tests = [test.partition("::")[2] for test in one.tests]
        waiting = [f"pending: {one.pending}"] if one.pending else []
        grid.add_row(one.number, "\n".join(waiting + tests) or "UNPROVED")
    console.print(grid)
    proved = sum([bool(one.tests) for one in statements])
    pending = sum([bool(one.pending) for one in statements])
    console.print(f"{proved} of {len(statements)} statements proved, {pending} pending a part that is to come")


def run_replay(parsed: argparse.Namespace) -> None:
    """The whole story of a game, or the table at one moment."""
    record = load(parsed, parsed.file)
    if parsed.to is None and not parsed.json:
        print(playthrough(record), end="")
        return
    if parsed.to is not None and parsed.to > len(record.choices):
        raise BadRecord(f"{parsed.file}: there are {len(record.choices)} choices, so there is no moment {parsed.to}")
    table = record.replay(parsed.to)
    if parsed.json:
        print(shown(record.game, table, SPECTATOR).decode())
    else:
        Console(highlight=False).print(board(record.game.name).draw(look(record.game, table, SPECTATOR), record.seats))


def run_verify(parsed: argparse.Namespace) -> None:
    """Prove the dice."""
    record = load(parsed, parsed.file)
    try:
        draws = record.verify()
    except BadRecord as error:
        raise BadRecord(f"{parsed.file}: {error}") from None
    print(f"verified: all {draws} draws come from the secret that was committed to before play")


def run_serve(parsed: argparse.Namespace) -> None:
    """Open the house."""
    from hinterzimmer.server.app import Options  # the other commands need no web server
    from hinterzimmer.server.serve import default_db, serve

    options = Options(
        default_db() if parsed.db is None else parsed.db,
        pace=parsed.pace,
        budget=parsed.budget,
        bots=parsed.bots,
        rate=parsed.rate,
        requests=parsed.requests,
    )
    serve(parsed.host, parsed.port, parsed.workers, options, parsed.open, parsed.metrics)
