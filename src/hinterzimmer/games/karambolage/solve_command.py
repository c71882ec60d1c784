"""All ways to play a throw, on the command line: `hinterzimmer solve karambolage`."""

from argparse import ArgumentParser, Namespace
from typing import Any, cast

from rich.console import RenderableType
from rich.table import Table as RichTable

from hinterzimmer.engine.edition import Edition
from hinterzimmer.engine.presenting import Words, whole_number
from hinterzimmer.games.karambolage import solver
from hinterzimmer.games.karambolage.edition import KarambolageEdition
from hinterzimmer.games.karambolage.notation import parse_balls, parse_dice
from hinterzimmer.games.karambolage.terminal_board import move_text


class ThrowSolver:
    """The game's solver: from three balls and four dice to every line that scores."""

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--balls", required=True, metavar="B5C,R6E,W2D", help="where the balls lie")
        parser.add_argument("--dice", required=True, metavar="3456", help="the four dice")
        parser.add_argument(
            "--top", type=whole_number, default=5, metavar="N", help="how many lines to show (default 5)"
        )

    def solve(self, edition: Edition, given: Namespace) -> dict[str, Any]:
        own = cast(KarambolageEdition, edition)
        balls, dice = parse_balls(given.balls, own.board), parse_dice(given.dice)
        solution = solver.solve(own, balls, dice, max(1, given.top))
        lines = [
            {
                "moves": list(line.text()),
                "fields": line.fields,
                "bonus": line.bonus,
                "carambo": line.carambo,
                "total": line.total(),
            }
            for line in solution.lines[: given.top]
        ]
        return {"best": solution.best(), "lines": lines, "count": solution.count}

    def draw(self, found: dict[str, Any], given: Namespace, words: Words) -> RenderableType:
        title = words("terminal-solved", dice=parse_dice(given.dice), count=found["count"])
        if not found["lines"]:
            return title
        heads = [words(f"terminal-{head}") for head in ("total", "squares", "bonuses", "carambo", "moves")]
        grid = RichTable(*heads, title=title)
        for line in found["lines"]:
            figures = [str(line[key]) for key in ("total", "fields", "bonus")]
            moves = ", ".join([move_text(move, words) for move in line["moves"]])
            grid.add_row(*figures, words("terminal-yes") if line["carambo"] else "", moves)
        return grid


SOLVER = ThrowSolver()
