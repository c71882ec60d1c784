"""Games are found by themselves; a package that is broken is named, and keeps no other from being played."""

import ast
import pickle
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from hinterzimmer import games
from hinterzimmer.engine.bots import Team
from hinterzimmer.engine.edition import EDITIONS_MAX, load_edition
from hinterzimmer.engine.errors import BadGame, BadSeats, UnknownGame
from hinterzimmer.engine.presenting import Solver, TerminalBoard
from tests.product.command import run

FOLDER = Path(games.__file__).parent
PACKAGES = sorted(path.parent.name for path in FOLDER.glob("*/__init__.py"))


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of the path on which packages count as installed; what was found in it is forgotten afterwards."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    known = {name: dict(getattr(games, name)) for name in ("_loaded", "_problems")}
    games._elsewhere.cache_clear()
    yield tmp_path
    for name, was in known.items():
        getattr(games, name).clear()
        getattr(games, name).update(was)
    games._elsewhere.cache_clear()


def install(folder: Path, package: str, code: str, name: str = "", value: str = "") -> Path:
    """Put a package with an entry point into a folder, as `pip install --target` does."""
    (folder / package).mkdir()
    (folder / package / "__init__.py").write_text(code, encoding="utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    entry = f"[{games.GROUP}]\n{name or package.replace('_', '-')} = {value or package + ':GAME'}\n"
    (about / "entry_points.txt").write_text(entry, encoding="utf-8")
    return folder / package


def test_every_package_of_the_folder_is_a_game() -> None:
    assert [name.replace("-", "_") for name in games.names()] == PACKAGES
    assert len(PACKAGES) >= 4
    assert [game.title for game in games.games().values()] == sorted(game.title for game in games.games().values())
    for name, game in games.games().items():
        assert games.find(name) is game
        assert game.catalogue_text
        assert "level-1 =" in game.words_text("de")
        assert game.team is not None
        assert game.terminal_board is not None


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_holds_its_game_and_nothing_else(package: str) -> None:
    document, imported, game = ast.parse((FOLDER / package / "__init__.py").read_text(encoding="utf-8")).body
    assert isinstance(document, ast.Expr)
    assert isinstance(imported, ast.ImportFrom)
    assert isinstance(game, ast.Assign)
    assert ast.unparse(game) == f"GAME = {imported.names[0].name}()"
    assert imported.module == f"hinterzimmer.games.{package}.game"


def test_names_are_known_without_importing_rules() -> None:
    program = "import sys, hinterzimmer.games as games; print(*games.names()); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    named, modules = done.stdout.splitlines()
    assert named.split() == games.names()
    assert not [module for module in modules.split() if module.startswith("hinterzimmer.games.")]


def test_parts_are_loaded_when_they_are_first_used() -> None:
    program = "import sys, hinterzimmer.games as games; games.games(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    modules = done.stdout.split()
    assert [module for module in modules if module.endswith(".rules")]
    assert not [module for module in modules if ".bots." in module and "games" in module]
    assert not [module for module in modules if module.endswith("terminal_board") or module.split(".")[0] == "rich"]


@pytest.mark.parametrize("name", games.names())
def test_parts_offer_what_their_contracts_say(name: str) -> None:
    game = games.find(name)
    for part, contract in ((game.team, Team), (game.terminal_board, TerminalBoard), (game.solver, Solver)):
        wanted = {*vars(contract), *contract.__annotations__}
        missing = [one for one in wanted if not one.startswith("_") and not hasattr(part, one)]
        assert part is None or missing == []
    assert len([name for name in vars(TerminalBoard) if not name.startswith("_")]) >= 7


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are: .*karambolage"):
        games.find("chess")


def test_how_many_can_play_is_said_once() -> None:
    for game, sentence in (("karambolage", "2 to 6 players, not 7"), ("revolver-noir", "2 players, not 3")):
        with pytest.raises(BadSeats, match=sentence):
            games.find(game).require_seat_count(int(sentence[-1]))


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import no_such_module\n", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("def f(:\n", "SyntaxError"),
        ("raise SystemExit('no')\n", "SystemExit: no"),
        ("GAME = 1\n", "odd:GAME is no Game"),
        ("raise ValueError('two\\nlines')\n", "ValueError: two lines"),
        ("from hinterzimmer.games.kablamo import GAME\n", "calls itself 'kablamo'"),
        (
            "from hinterzimmer.games.kablamo.game import KablamoGame as K\nK.seat_counts = 3\nGAME = K()\n",
            "its seat_counts",
        ),
    ],
)
def test_a_broken_package_is_named_and_skipped(elsewhere: Path, code: str, reason: str) -> None:
    install(elsewhere, "odd", code)
    program = (
        "from hinterzimmer.games import games, names, problems\nprint(*names())\nprint(*games())\nprint(*problems())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    named, found, problems = done.stdout.splitlines()
    assert named.split() == sorted([*games.names()])
    assert "odd" in named.split()
    assert found.split() == [name for name in games.names() if name != "odd"]
    assert problems.startswith("game odd left out: ")
    assert reason in problems


def test_the_command_names_a_broken_package_and_goes_on(elsewhere: Path) -> None:
    install(elsewhere, "odd", "1 / 0\n")
    done = run("rules")
    assert done.returncode == 0
    assert done.stderr == "hinterzimmer: game odd left out: ZeroDivisionError: division by zero\n"
    assert "KA-025" in done.stdout
    asked = run("play", "odd")
    assert (asked.returncode, asked.stdout) == (2, "")
    assert asked.stderr == done.stderr


@pytest.mark.parametrize("file", ["rules.cpython-311-x86_64-linux-gnu.so", "deep/rules.so", "rules.pyd"])
def test_a_compiled_package_is_refused_before_anything_of_it_runs(elsewhere: Path, file: str) -> None:
    package = install(elsewhere, "swift", "raise AssertionError('imported')\n")
    (package / file).parent.mkdir(exist_ok=True)
    (package / file).write_bytes(b"\x7fELF")
    assert "swift" not in games.names()
    with pytest.raises(BadGame, match=r"^game swift left out: rules\S+ is compiled; .* plain Python$"):
        games.find("swift")
    assert len(games.problems()) == 1
    done = run("play", "swift")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"hinterzimmer: {games.problems()[0]}\n"


def test_a_name_that_is_taken_stays_with_the_game_that_has_it(elsewhere: Path) -> None:
    install(elsewhere, "impostor", "GAME = 1\n", name="kablamo")
    install(elsewhere, "shouting", "GAME = 1\n", name="Loud Game")
    assert games.find("kablamo").title == "Kablamo"
    games.games()
    assert games.problems() == [
        "game Loud Game left out: a name is in small letters, digits and hyphens",
        "game kablamo (impostor:GAME) left out: there is a game of this name in the house",
    ]


def test_the_same_entry_point_twice_is_one_game(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("odd", "odd:GAME", games.GROUP)
    monkeypatch.setattr(games, "entry_points", lambda group: [entry, entry, *entry_points(group=group)])
    assert "odd" in games.names()
    assert games.problems() == []


def test_an_edition_is_read_once() -> None:
    game = games.find("karambolage")
    own = game.edition()
    assert game.edition() is own
    assert game.edition(own.text) is own
    assert pickle.loads(pickle.dumps(own)) is own


def test_editions_of_players_do_not_pile_up() -> None:
    game = games.find("karambolage")
    text = game.edition().text
    first = game.edition(text + "\n# 0")
    for number in range(1, EDITIONS_MAX + 1):
        game.edition(f"{text}\n# {number}")
    again = load_edition(type(first), game.name, first.text)
    assert again is not first
    assert again.fingerprint == first.fingerprint
