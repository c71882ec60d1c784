"""The command `play`: a game in the terminal."""

import argparse
import hashlib

from rich.console import Console

from hinterzimmer.cli.arguments import chosen, edition_of, language_of, load
from hinterzimmer.engine.chance import commitment, new_secret
from hinterzimmer.engine.errors import BadRecord
from hinterzimmer.engine.record import Record
from hinterzimmer.games import find
from hinterzimmer.terminal.game import Terminal, names_of, new_path
from hinterzimmer.words import house_words


def run_play(parsed: argparse.Namespace) -> None:
    """Run the command. Raises HinterzimmerError for wrong arguments, and BadRecord if the game cannot be saved."""
    game, language = find(parsed.game), language_of(parsed)
    settings = chosen(game, parsed)
    if parsed.resume:
        if parsed.seats or settings or parsed.save:
            raise BadRecord("a kept game goes on as it was: --seats, --save and settings cannot be given with --resume")
        record = load(parsed, parsed.resume)
        if record.game is not game:
            raise BadRecord(f"{parsed.resume}: this is a game of {record.game.title}, not of {game.title}")
    else:
        seed = new_secret() if parsed.seed is None else hashlib.sha256(f"seed {parsed.seed}".encode()).digest()
        seats = ("you,random" if parsed.seats is None else parsed.seats).split(",")
        names = names_of(seats, house_words(language)("guest"))
        edition = edition_of(game, parsed)
        game.start(len(names), settings, edition)
        record = Record(
            game, edition, game.complete_settings(settings), names, secret=seed, commitment=commitment(seed)
        )
    path = parsed.resume or parsed.save or new_path(game.name)
    try:
        Terminal(Console(highlight=False), record, path, parsed.seed, language, parsed.edition).run()
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror or 'cannot be written'}") from None
