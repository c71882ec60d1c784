"""The `hinterzimmer` command: its arguments, and which function runs each command.

A command's module is imported when it runs, because its extra may be missing and `--version` should be fast.
"""

import argparse
import io
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from hinterzimmer import COMPILED, __version__
from hinterzimmer.cli.arguments import report_problems
from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.engine.presenting import whole_number as _number
from hinterzimmer.games import find, names


class MissingExtra(HinterzimmerError):
    """A command needs distributions that only an extra of the package installs."""


EXTRAS = {"arena": "arena", "serve": "server"}
"""The extra that a command needs, by the command's module."""


class Parser(argparse.ArgumentParser):
    """An argument parser that reports an error in one line and exits with 2."""

    def error(self, message: str) -> NoReturn:
        """Print the message as one line on stderr and exit with 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code: 0, 2 after an error of the user's, 130 after Ctrl-C.

    `arguments` is `sys.argv[1:]` by default. argparse exits by SystemExit for unknown arguments and `--help`.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # odd bytes and small encodings must not fail
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        if not given:
            print(overview(), end="")
            return 0
        run(parser(given).parse_args(given))
        report_problems()
    except HinterzimmerError as error:
        print(f"hinterzimmer: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("hinterzimmer: interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader closed the pipe, as head does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def run(parsed: argparse.Namespace) -> None:
    """Import a command's module and run it. Raises MissingExtra if the command needs an extra that is not installed."""
    module, function = parsed.run
    try:
        command = getattr(import_module(f"hinterzimmer.cli.{module}"), function)
        command(parsed)
    except ModuleNotFoundError as error:
        if module not in EXTRAS or (error.name or "hinterzimmer").partition(".")[0] == "hinterzimmer":
            raise
        extra = EXTRAS[module]
        raise MissingExtra(f"{module} needs the {extra} extra: pip install 'hinterzimmer[{extra}]'") from None


def parser(given: Sequence[str]) -> Parser:
    """Return the parser of all commands.

    The settings of a game named in `given` become flags of `play`, `simulate` and `arena`, its solver's of `solve`.
    """
    top = Parser(prog="hinterzimmer", description="Shady table games to play and to study.")
    top.add_argument("--version", action="version", version=version())
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play in the terminal")
    _game(play)
    play.add_argument("--seats", help="who plays: you, you:NAME or a bot, with commas (default you,random)")
    play.add_argument("--seed", type=_number, metavar="N", help="dice and bots that can be had again")
    play.add_argument("--save", type=Path, metavar="FILE", help="where the game is kept")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a kept game")
    _language(play)
    _edition(play)
    play.set_defaults(run=("play", "run_play"))

    many = commands.add_parser("simulate", help="let bots play whole games and count")
    _game(many)
    many.add_argument("--games", type=_number, default=100, metavar="N", help="how many (default 100)")
    many.add_argument("--seats", default="random,random", help="the bots, with commas (default random,random)")
    many.add_argument("--seed", type=_number, default=1, metavar="N", help="same seed, same games (default 1)")
    many.add_argument("--json", action="store_true", help="print the figures as JSON")
    _edition(many)
    many.set_defaults(run=("study", "run_simulate"))

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
    arena.set_defaults(run=("arena", "run_arena"))
    for command in (play, many, arena):
        _settings(command, given)

    solve = commands.add_parser("solve", help="all ways to play a position, where a game has a solver")
    _game(solve)
    solve.add_argument("--json", action="store_true", help="print what was found as JSON")
    _edition(solve)
    if given[:1] == ["solve"]:
        from hinterzimmer.cli.solve import add_solver_arguments

        add_solver_arguments(solve, given)
    solve.set_defaults(run=("solve", "run_solve"))

    rules = commands.add_parser("rules", help="the rules by number, and the tests that prove them")
    rules.add_argument("game", nargs="?", metavar="GAME", help="a game, or the number of one rule")
    rules.add_argument("--coverage", action="store_true", help="the tests that prove each statement")
    rules.add_argument("--read", action="store_true", help="the rules for players, to be read")
    rules.add_argument("--json", action="store_true", help="print as JSON")
    _language(rules)
    rules.set_defaults(run=("rules", "run_rules"))

    replay = commands.add_parser("replay", help="show a kept game, or a moment of it")
    _file(replay)
    replay.add_argument("--to", type=_number, metavar="N", help="the table after N choices instead of the whole story")
    replay.add_argument("--rules", action="store_true", help="every question with its rule, and who sees what")
    replay.add_argument("--json", action="store_true", help="print the table as JSON")
    _language(replay)
    replay.set_defaults(run=("records", "run_replay"))

    back = commands.add_parser("lookback", help="what a kept game might have been: decisions, luck, swings")
    _file(back)
    back.add_argument("--html", type=Path, metavar="FILE", help="write a page with a chart")
    back.add_argument("--json", action="store_true", help="print everything as JSON")
    _language(back)
    back.set_defaults(run=("study", "run_lookback"))

    house = commands.add_parser("serve", help="open rooms to friends, in a browser")
    house.add_argument("--host", default="127.0.0.1", help="where to listen (default 127.0.0.1: this machine alone)")
    house.add_argument("--port", type=_number, default=8420, metavar="N", help="the port (default 8420; 0: any)")
    house.add_argument("--db", metavar="URL", help="sqlite:///FILE or postgresql://… (default: in the data folder)")
    house.add_argument("--workers", type=_number, default=1, metavar="N", help="processes; several need PostgreSQL")
    house.add_argument("--metrics", metavar="[HOST:]PORT", help="tell figures for Prometheus there (default: nowhere)")
    house.add_argument("--open", action="store_true", help="open a browser, where there is a display")
    house.add_argument(
        "--pace", type=_seconds, default=0.6, metavar="S", help="seconds to a bot's answer (default 0.6)"
    )
    house.add_argument("--budget", type=_seconds, default=5.0, metavar="S", help="seconds a bot may think (default 5)")
    house.add_argument("--bots", metavar="MODULE", help="a Python module that registers bots of your own")
    house.add_argument("--rate", type=_seconds, default=50.0, metavar="N", help="frames a second from one connection")
    house.add_argument("--requests", type=_seconds, default=20.0, metavar="N", help="requests a second from an address")
    house.set_defaults(run=("serve", "run_serve"))

    verify = commands.add_parser("verify", help="prove the dice of a finished game")
    _file(verify)
    verify.set_defaults(run=("records", "run_verify"))
    return top


def overview() -> str:
    """Return the text of `hinterzimmer` without arguments: each command with an example."""
    one, *others = names()
    other = others[0] if others else one
    examples = {
        "serve --open": "open rooms to friends, in a browser",
        f"play {one}": "play in the terminal",
        f"simulate {other} --games 50": "let bots play whole games and count",
        f"arena {one} --bots level3,level2": "bots against bots: ratings, wins and times",
        "solve --help": "all ways to play a position",
        f"rules {other}": "the rules by number",
        "replay game.txt": "show a kept game, or a moment of it",
        "lookback game.txt": "what a kept game might have been",
        "verify game.txt": "prove the dice of a finished game",
    }
    lines = [f"  hinterzimmer {example:<38} {meaning}" for example, meaning in examples.items()]
    more = "hinterzimmer COMMAND --help tells more of each."
    return "\n".join(["Table games to play and to study. What there is to do:", "", *lines, "", more, ""])


def version() -> str:
    """Return the version, and whether the engine runs compiled."""
    return f"hinterzimmer {__version__} ({'compiled' if COMPILED else 'interpreted'})"


def _game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=", ".join(names()))


def _language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, help="the language (default: that of the environment)")


def _edition(command: argparse.ArgumentParser) -> None:
    command.add_argument("--edition", metavar="FILE", help="component data of one's own")


def _file(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a record")
    _edition(command)


def _settings(command: argparse.ArgumentParser, given: Sequence[str]) -> None:
    """Add a flag for each setting of the first game named in `given`."""
    for game in [find(word) for word in given[1:] if word in names()][:1]:
        for setting in game.settings:
            if setting.is_switch:
                command.add_argument(f"--{setting.name}", action="store_true", default=None, help=setting.help)
            else:
                command.add_argument(f"--{setting.name}", type=setting.parse, metavar="N", help=setting.help)


def _seconds(text: str) -> float:
    if not re.fullmatch(r"\d{1,6}(\.\d{1,6})?", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number")
    return float(text)
