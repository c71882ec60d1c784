"""The command `rules`: the rules by number, the tests that prove them, the rules for players."""

import argparse
import json
import sys

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as RichTable

from hinterzimmer import catalogue
from hinterzimmer.cli.arguments import language_of
from hinterzimmer.engine.errors import UnknownRule
from hinterzimmer.games import find, games
from hinterzimmer.terminal.guide import readable


def run_rules(parsed: argparse.Namespace) -> None:
    """Print one rule, one game's rules or those of all games; name a game without a catalogue on stderr.

    With `--read` print the rules for players instead. Raises UnknownRule or UnknownGame.
    """
    if parsed.game and catalogue.RULE_NUMBER.fullmatch(parsed.game.upper()):
        one = catalogue.statement(parsed.game)
        print(json.dumps(one.as_dict(False)) if parsed.json else one.line())
        return
    if parsed.read:
        print_guide(parsed)
        return
    read = catalogue.covered_statements if parsed.coverage else catalogue.statements_of
    if parsed.game:
        found = {parsed.game: read(find(parsed.game))}
    else:
        found = {name: read(game) for name, game in games().items() if game.catalogue_text is not None}
        for game in games().values():
            if game.catalogue_text is None:
                print(f"hinterzimmer: {catalogue.NO_CATALOGUE.format(game.title)}", file=sys.stderr)
    if parsed.json:
        print(json.dumps({name: [one.as_dict(parsed.coverage) for one in found[name]] for name in found}))
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
            console.print(one.line(), soft_wrap=True)


def print_guide(parsed: argparse.Namespace) -> None:
    """Print a game's rules for players. Raises UnknownRule if no game is named, or the game ships none."""
    if not parsed.game:
        raise UnknownRule("whose rules? write the name of a game: hinterzimmer rules GAME --read")
    game = find(parsed.game)
    text = game.rules_text(language_of(parsed))
    if not text:
        raise UnknownRule(f"{game.title} brings no rules for players")
    Console(highlight=False).print(Markdown(readable(text)))


def print_coverage(console: Console, title: str, statements: list[catalogue.Statement]) -> None:
    """Print a table of all statements and the tests that prove them."""
    grid = RichTable("rule", "proved by", title=f"{title}: rules and tests")
    for one in statements:
        tests = [test.partition("::")[2] for test in one.tests]
        grid.add_row(one.number, "\n".join(tests) or "UNPROVED")
    console.print(grid)
    proved = sum([bool(one.tests) for one in statements])
    console.print(f"{proved} of {len(statements)} statements proved")
