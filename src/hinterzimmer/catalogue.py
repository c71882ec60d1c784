"""The rule catalogues: every numbered statement, and the tests that prove it."""

import ast
import re
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from hinterzimmer.engine.errors import UnknownRule
from hinterzimmer.games import GAMES, find

NUMBER = re.compile(r"[A-Z]{2}-\d{3}")
ORIGINS = {"R": "printed", "P": "proved", "D": "printed", "E": "established", "J": "ruled", "X": "reconstructed"}


@dataclass
class Statement:
    """One numbered statement of a catalogue."""

    number: str
    origin: str
    """The letters before the colon, such as R or J; empty where a statement carries none."""
    section: str
    text: str
    tests: list[str] = field(default_factory=list)

    def data(self, coverage: bool) -> dict[str, object]:
        """The statement, ready for JSON."""
        plain: dict[str, object] = {"number": self.number, "origin": self.origin, "section": self.section}
        return plain | ({"tests": self.tests} if coverage else {"text": self.text})


def catalogue(game: str) -> list[Statement]:
    """All statements of a game's catalogue, in order."""
    find(game)
    folder = files(f"hinterzimmer.games.{game.replace('-', '_')}")
    text = folder.joinpath("catalogue.md").read_text(encoding="utf-8")
    found: list[Statement] = []
    section = ""
    open_ended = False
    for line in text.splitlines():
        item = re.match(rf"- ({NUMBER.pattern})([^:]*): (.*)", line)
        row = re.match(rf"\|[^|]*\| ({NUMBER.pattern}) ([^|]*)\|(.*)\|\s*$", line)
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
    """The statement of this number, from whichever catalogue has it."""
    for game in GAMES:
        for one in catalogue(game):
            if one.number == number.upper():
                return one
    raise UnknownRule(f"no rule {number!r}")


def covered(game: str) -> list[Statement]:
    """The catalogue with the tests that name each statement."""
    statements = catalogue(game)
    named = tests_by_number(tests_folder())
    for one in statements:
        one.tests = named.get(one.number, [])
    return statements


def tests_folder() -> Path:
    """Where the tests are: in the checkout one stands in, or the one this code runs from."""
    here = Path.cwd()
    for root in (here, *here.parents, *Path(__file__).resolve().parents):
        if (root / "tests").is_dir() and (root / "src" / "hinterzimmer").is_dir():
            return root / "tests"
    raise UnknownRule("the tests are not here: run this inside a checkout of the project")


def tests_by_number(folder: Path) -> dict[str, list[str]]:
    """For every rule number the tests that are marked `@pytest.mark.rule(number)`."""
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
