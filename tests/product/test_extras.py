"""What is needed for what: `import hinterzimmer` two distributions, the base install a handful, the rest an extra."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest

import hinterzimmer
from hinterzimmer.cli.main import EXTRAS, parser
from hinterzimmer.games import names

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
GAME = """
import hinterzimmer
dice = hinterzimmer.SeededStream(1)
table = hinterzimmer.find("NAME").start(seats=2)
dice.play_chance(table)
while not table.over:
    seat = table.waiting_seats()[0]
    options = table.options(seat)
    table.play(seat, options[dice.below(len(options))])
    dice.play_chance(table)
"""
LOADED = """
import sys
print(*sorted({name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)))
"""


def needed(names: list[str]) -> set[str]:
    """Return distributions and all that they need in turn, without their extras."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = re.split(r"[^\w.-]", waiting.pop())[0].lower().replace("_", "-")
        if name not in found:
            found.add(name)
            waiting += [one for one in distribution(name).requires or [] if ";" not in one]
    return found


class Bare:
    """An environment of chosen distributions and this package, made of links; site-packages are left out."""

    def __init__(self, folder: Path, names: list[str]) -> None:
        self.folder = folder
        package = Path(hinterzimmer.__file__).parent
        links = {package.name: package} | {path.name: path for path in package.parent.glob("hz_*")}
        for name in needed(names):
            for file in distribution(name).files or []:
                if not file.parts[0].startswith((".", "bin")) and file.parts[0] != "__pycache__":
                    links[file.parts[0]] = Path(str(distribution(name).locate_file(file.parts[0])))
        for link, path in links.items():
            (folder / link).symlink_to(path)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Python."""
        environment = {"PYTHONPATH": str(self.folder), "XDG_DATA_HOME": str(self.folder), "PATH": ""}
        command = [sys.executable, "-S", *arguments]
        return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120)

    def command(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the command."""
        return self.run("-m", "hinterzimmer", *arguments)


@pytest.fixture(scope="module")
def smallest(tmp_path_factory: pytest.TempPathFactory) -> Bare:
    return Bare(tmp_path_factory.mktemp("smallest"), ["msgspec", "mypy_extensions"])


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Bare:
    return Bare(tmp_path_factory.mktemp("base"), PROJECT["dependencies"])


def test_the_package_needs_two_distributions() -> None:
    loaded = subprocess.run([sys.executable, "-c", "import hinterzimmer" + LOADED], capture_output=True, text=True)
    names = {name for name in loaded.stdout.split() if not name.startswith("hz_")}
    extra = names - {"hinterzimmer", "msgspec", "mypy_extensions", "typing_extensions", "__mp_main__", "sitecustomize"}
    assert {
        name for name in extra if not name.startswith("_")
    } == set()  # msgspec takes typing_extensions if it is there
    assert "msgspec" in names


@pytest.mark.parametrize("game", names())
def test_a_game_is_played_from_python_with_these_two_alone(smallest: Bare, game: str) -> None:
    done = smallest.run("-c", GAME.replace("NAME", game) + LOADED)
    assert done.returncode == 0, done.stderr
    assert {name for name in done.stdout.split() if name[0] != "_" and not name.startswith("hz_")} == {
        "hinterzimmer",
        "msgspec",
        "mypy_extensions",
    }


def test_the_base_is_a_handful() -> None:
    assert len(needed(PROJECT["dependencies"])) <= 13


def test_the_base_plays_simulates_studies(base: Bare, tmp_path: Path) -> None:
    """Every command but those that name an extra runs to its end."""
    record = str(tmp_path / "game.txt")
    given = [
        ["play", "karambolage", "--seats", "random,random", "--rounds", "1", "--seed", "1", "--save", record],
        ["simulate", "karambolage", "--rounds", "1", "--games", "1"],
        ["replay", record],
        ["verify", record],
        ["lookback", record],
        ["solve", "karambolage", "--balls", "B5C,R6E,W2D", "--dice", "3456"],
        ["rules", "karambolage"],
    ]
    assert {arguments[0] for arguments in given} == commands() - set(EXTRAS)
    for arguments in [*given, [], ["--version"]]:
        done = base.command(*arguments)
        assert done.returncode == 0, done.stderr


def commands() -> set[str]:
    """Return all commands."""
    found = next(action for action in parser([])._actions if action.choices and action.dest == "==SUPPRESS==")
    return set(found.choices or ())


@pytest.mark.parametrize("command", sorted(EXTRAS))
def test_a_missing_extra_is_named_in_one_line(base: Bare, command: str) -> None:
    extra = EXTRAS[command]
    assert extra in PROJECT["optional-dependencies"]
    done = base.command(command, *(["karambolage"] if command == "arena" else []))
    told = f"hinterzimmer: {command} needs the {extra} extra: pip install 'hinterzimmer[{extra}]'\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told)
