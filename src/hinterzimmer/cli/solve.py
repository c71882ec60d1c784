"""The command `solve`: all ways to play a position, for games that have a solver."""

import argparse
import json
from collections.abc import Sequence

from rich.console import Console

from hinterzimmer.cli.arguments import edition_of
from hinterzimmer.engine.errors import BadPosition
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.presenting import Solver
from hinterzimmer.games import find, games, names
from hinterzimmer.words import game_words, preferred_language


def add_solver_arguments(command: argparse.ArgumentParser, given: Sequence[str]) -> None:
    """Add the flags of the named game's solver, if `given` names a game. Raises BadPosition if that has no solver."""
    named = [word for word in given[1:] if word in names()]
    if given[:1] == ["solve"] and named:
        solver_of(find(named[0])).add_arguments(command)


def solver_of(game: AnyGame) -> Solver:
    """Return the game's solver. Raises BadPosition, naming the games that have one."""
    found = game.solver
    if found is None:
        others = [name for name, one in games().items() if one.solver is not None]
        raise BadPosition(f"there is no solver for {game.title}; there is one for: {', '.join(others)}")
    return found


def run_solve(parsed: argparse.Namespace) -> None:
    """Print what the game's solver finds. Raises BadPosition."""
    game = find(parsed.game)
    solver = solver_of(game)
    found = solver.solve(edition_of(game, parsed), parsed)
    if parsed.json:
        print(json.dumps(found))
    else:
        Console(highlight=False).print(solver.draw(found, parsed, game_words(game, preferred_language())))
