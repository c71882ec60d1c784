"""The rule catalogues: every numbered statement, and the tests that prove it."""

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

from hinterzimmer.engine.errors import UnknownRule
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.games import games

RULE_NUMBER = re.compile(r"[A-Z]{2,4}-\d{3}")
"""The number of a rule: the game's prefix, and three digits."""
NO_CATALOGUE = "{} has no catalogue of its rules"


@dataclass
class Statement:
    """One numbered statement of a catalogue."""

    number: str
    origin: str
    """The letters before the colon, such as R or J; empty if there are none."""
    section: str
    text: str
    tests: list[str] = field(default_factory=list)

    def line(self) -> str:
        """Return the statement as one line of text: its number, its origin if it has one, its text."""
        return f"{' '.join([self.number, self.origin]).rstrip()}: {self.text}"

    def as_dict(self, coverage: bool) -> dict[str, object]:
        """Return the statement as plain data for JSON: with its tests if `coverage` is set, else with its text."""
        plain: dict[str, object] = {"number": self.number, "origin": self.origin, "section": self.section}
        return plain | ({"tests": self.tests} if coverage else {"text": self.text})


def statements_of(game: AnyGame) -> list[Statement]:
    """Return all statements of a game's catalogue, in order. Raises UnknownRule if the game has no catalogue."""
    text = game.catalogue_text
    if text is None:
        raise UnknownRule(NO_CATALOGUE.format(game.title))
    found: list[Statement] = []
    section = ""
    open_ended = False
    for line in text.splitlines():
        item = re.match(rf"- ({RULE_NUMBER.pattern})([^:]*): (.*)", line)
        row = re.match(rf"\|[^|]*\| ({RULE_NUMBER.pattern}) ([^|]*)\|(.*)\|\s*$", line)
        if line.startswith("#"):
            section, open_ended = line.lstrip("# "), False
        elif item:
            found.append(Statement(item[1], item[2].strip(), section, item[3]))
            open_ended = True
        elif row:
            found.append(Statement(row[1], "R", section, f"{row[2].strip()}: {row[3].split('|')[0].strip()}"))
            open_ended = False
        elif open_ended and line.startswith("  "):
            found[-1].text += " " + line.strip()
        elif not line.strip():
            open_ended = False
    return found


def statement(number: str) -> Statement:
    """Return the statement of this number, from the first game that has it. Raises UnknownRule if none has.

    Several games may share a prefix, because packages from elsewhere choose theirs independently.
    """
    named = [game for game in games().values() if number.upper().startswith(f"{game.prefix}-")]
    readable = [game for game in named if game.catalogue_text is not None]
    for game in readable:
        for one in statements_of(game):
            if one.number == number.upper():
                return one
    raise UnknownRule(NO_CATALOGUE.format(named[0].title) if named and not readable else f"no rule {number!r}")


def covered_statements(game: AnyGame) -> list[Statement]:
    """Return all statements, each with the tests that name it.

    Raises UnknownRule if the game has no catalogue, or outside a checkout of the project.
    """
    statements = statements_of(game)
    named = tests_by_number(tests_folder())
    for one in statements:
        one.tests = named.get(one.number, [])
    return statements


def tests_folder() -> Path:
    """Return the folder of the tests, in the checkout around the working directory or around this file.

    Raises UnknownRule if there is no checkout.
    """
    here = Path.cwd()
    for root in (here, *here.parents, *Path(__file__).resolve().parents):
        if (root / "tests").is_dir() and (root / "src" / "hinterzimmer").is_dir():
            return root / "tests"
    raise UnknownRule("the tests are not here: run this inside a checkout of the project")


def tests_by_number(folder: Path) -> dict[str, list[str]]:
    """Return for each rule number the tests that are marked `@pytest.mark.rule(number)`, as `path::name`."""
    named: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for number in _numbers(node):
                    named.setdefault(number, []).append(f"{path.relative_to(folder.parent)}::{node.name}")
    return named


def _numbers(test: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    calls = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    marks = [call for call in calls if ast.unparse(call.func) == "pytest.mark.rule"]
    return [str(number.value) for mark in marks for number in mark.args if isinstance(number, ast.Constant)]
