"""The commands `replay` and `verify`, which read a saved game."""

import argparse

from rich.console import Console

from hinterzimmer.cli.arguments import language_of, load
from hinterzimmer.engine.errors import BadRecord
from hinterzimmer.engine.playthrough import playthrough
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.viewing import view_bytes, view_of
from hinterzimmer.terminal.plain_board import board_for
from hinterzimmer.terminal.story import story
from hinterzimmer.words import game_words


def run_replay(parsed: argparse.Namespace) -> None:
    """Print a game as sentences or with its rules, or the table at one moment. Raises BadRecord."""
    record = load(parsed, parsed.file)
    if parsed.rules:
        print(playthrough(record), end="")
        return
    if parsed.to is None and not parsed.json:
        for sentence in story(record, language_of(parsed)):
            print(sentence)
        return
    if parsed.to is not None and parsed.to > len(record.choices):
        raise BadRecord(f"{parsed.file}: there are {len(record.choices)} choices, so there is no moment {parsed.to}")
    table = record.replay(parsed.to)
    if parsed.json:
        print(view_bytes(record.game, table, SPECTATOR).decode())
    else:
        view, words = view_of(record.game, table, SPECTATOR), game_words(record.game, language_of(parsed))
        Console(highlight=False).print(board_for(record.game).draw(view, record.seat_names, words))


def run_verify(parsed: argparse.Namespace) -> None:
    """Verify the dice against the secret. Raises BadRecord at the first draw that differs."""
    record = load(parsed, parsed.file)
    try:
        draws = record.verify()
    except BadRecord as error:
        raise BadRecord(f"{parsed.file}: {error}") from None
    print(f"verified: all {draws} draws come from the secret that was committed to before play")
