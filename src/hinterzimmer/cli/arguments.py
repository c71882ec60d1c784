"""Arguments that several commands share: settings, edition, language, record."""

import argparse
import sys
from pathlib import Path

from hinterzimmer.engine.edition import Edition, read_text
from hinterzimmer.engine.errors import BadRecord, UnknownGame
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.record import Record, game_name_in, read_record
from hinterzimmer.engine.settings import Settings
from hinterzimmer.games import find, problems
from hinterzimmer.words import preferred_language

_reported: set[str] = set()


def chosen(game: AnyGame, parsed: argparse.Namespace) -> Settings:
    """Return the settings that were given on the command line; the game has defaults for the others."""
    given = {one.name: getattr(parsed, one.name) for one in game.settings}
    return {name: value for name, value in given.items() if value is not None}


def edition_of(game: AnyGame, parsed: argparse.Namespace) -> Edition:
    """Return the edition that was given, or the game's own. Raises BadEdition."""
    if parsed.edition:
        own: Edition = game.edition(read_text(parsed.edition), parsed.edition)
        return own
    built_in: Edition = game.edition()
    return built_in


def language_of(parsed: argparse.Namespace) -> str:
    """Return the language that was given, or that of the environment."""
    return parsed.lang or preferred_language()


def load(parsed: argparse.Namespace, path: Path) -> Record:
    """Return the record in a file. Raises BadRecord, which names the file and the line."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror or 'cannot be read'}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: line 1: this is not a Hinterzimmer record") from None
    try:
        game = find(game_name_in(text))
        return read_record(text, game, edition_of(game, parsed))
    except (BadRecord, UnknownGame) as error:
        raise BadRecord(f"{path}: {error}") from None


def report_problems() -> None:
    """Print a line on stderr for each broken package of a game that no earlier call reported."""
    for problem in problems():
        if problem not in _reported:
            _reported.add(problem)
            print(f"hinterzimmer: {problem}", file=sys.stderr)
