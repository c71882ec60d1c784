"""The shape of the project: imports point one way, versions agree, dependencies are locked, the README works."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import hinterzimmer
from hinterzimmer.games import games, names

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hinterzimmer"
ORDER = {
    "engine": set(),
    "bots": {"engine"},
    "games": {"engine", "bots"},
    "catalogue": {"engine", "games"},
    "html_report": set(),
    "words": {"engine", "games"},
    "docstrings": set(),
    "match": {"engine", "bots", "games", "words", "terminal"},
    "lookback": {"engine", "games", "bots", "html_report", "words"},
    "arena": {"engine", "games", "bots", "html_report"},
    "terminal": {"engine", "games", "bots", "catalogue", "lookback", "room", "words"},
    "room": {"engine", "games", "bots"},
    "server": {"engine", "games", "bots", "lookback", "room", "words"},
    "client": {"engine", "games", "room"},
}
TEXTS = (".py", ".toml", ".md", ".html", ".js", ".css", ".ftl")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def imports(path: Path) -> set[str]:
    """The parts of the package that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            if name.startswith("hinterzimmer."):
                found.add(name.split(".")[1])
            elif name == "hinterzimmer":
                found.add("the package itself")
    return found


def test_imports_point_one_way() -> None:
    checked = 0
    for path in SOURCE.rglob("*.py"):
        part = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if part in ("__init__", "__main__", "cli"):
            continue
        assert part in ORDER, f"{part} has no place in the order of imports"
        allowed = ORDER[part] | {part}
        assert imports(path) <= allowed, f"{path}: {imports(path) - allowed}"
        checked += 1
    assert checked > 20


OUTSIDE = {
    *("asyncio", "threading", "concurrent", "multiprocessing", "subprocess", "signal"),
    *("socket", "ssl", "http", "urllib", "sqlite3", "sqlalchemy", "asyncpg", "litestar", "uvicorn", "websockets"),
    *("os", "io", "pathlib", "shutil", "tempfile", "secrets", "random", "time", "datetime", "logging", "rich"),
}
"""What waits, draws, reads a clock or touches the machine: no file of the room imports it."""
ROUND_ABOUT = {
    *("asyncio", "concurrent", "multiprocessing", "subprocess", "socket", "ssl", "http"),
    *("sqlite3", "sqlalchemy", "asyncpg", "litestar", "uvicorn", "websockets", "logging", "rich"),
}
"""What importing the room and every game must not load in any other way either.

The rest of OUTSIDE comes with the standard library and the engine: games read their data by `importlib.resources`,
simulations draw by `random`, and a fresh secret is drawn by `secrets`.
"""


def test_the_room_imports_nothing_that_waits_draws_or_reads_a_clock() -> None:
    checked = 0
    for path in (SOURCE / "room").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            found = {name.split(".")[0] for name in names} & OUTSIDE
            assert not found, f"{path} imports {found}"
        checked += 1
    assert checked > 10


def test_importing_the_room_loads_nothing_that_waits_either() -> None:
    """In a process of its own, with every game found and played from its first ask."""
    program = """
import importlib.metadata, pkgutil, sys  # entry points are read by the standard library, which loads email and socket
from importlib import import_module
before = set(sys.modules)
import hinterzimmer.room
for module in pkgutil.iter_modules(hinterzimmer.room.__path__):
    import_module("hinterzimmer.room." + module.name)
from hinterzimmer.games import games
for game in games().values():
    game.start(game.seat_counts[0])
print(" ".join(sorted({name.split(".")[0] for name in set(sys.modules) - before})))
print(" ".join(sorted({name for name in sys.modules if name.startswith("hinterzimmer.server")})))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    loaded, served = done.stdout.split("\n")[:2]
    assert not set(loaded.split()) & ROUND_ABOUT
    assert served == ""


def test_the_room_knows_no_game_by_its_words() -> None:
    """Which option lets a window go by, and how long a game lasts, are fields of the ask."""
    for path in (SOURCE / "room").rglob("*.py"):
        words = re.findall(r"\b(?:pass|minutes)\b", path.read_text(encoding="utf-8"), re.IGNORECASE)
        assert not words, f"{path} knows {words}"


def test_a_game_knows_no_other_game() -> None:
    for path in (SOURCE / "games").glob("*/*.py"):
        used = set(re.findall(r"hinterzimmer\.games\.(\w+)", path.read_text(encoding="utf-8")))
        assert used <= {path.parent.name}, path


def test_nothing_outside_its_folder_names_a_game() -> None:
    words = {word for game in games().values() for word in (game.name, game.name.replace("-", "_"), game.title)}
    words |= {game.name.partition("-")[0] for game in games().values()}
    rules = [rf"\b{game.prefix}-\d" for game in games().values()]
    named = re.compile("|".join([*sorted(words), *rules]), re.IGNORECASE)
    checked = 0
    for path in SOURCE.rglob("*"):
        inside = path.relative_to(SOURCE).parts
        if path.suffix not in TEXTS or inside[0] == "games" or inside[:3] == ("server", "static", "web"):
            continue
        checked += 1
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert not named.search(line), f"{path}:{number} names a game: {line.strip()}"
    assert checked > 50


def test_the_version_stands_in_one_place() -> None:
    assert "version" not in PROJECT["project"]
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "hinterzimmer.__version__"}
    assert f"## {hinterzimmer.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for package in (ROOT / "web" / "package.json", ROOT / "tests" / "pyodide" / "package.json"):
        assert '"version"' not in package.read_text(encoding="utf-8"), "nobody publishes it"
    written = [path for path in SOURCE.rglob("*.py") if f'"{hinterzimmer.__version__}"' in path.read_text("utf-8")]
    assert written == [SOURCE / "__init__.py"]


def test_every_dependency_is_locked() -> None:
    locked = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8").lower().replace("_", "-")
    extras = PROJECT["project"]["optional-dependencies"]
    wanted = PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["dev"]
    wanted += [one for extra in ("server", "client", "arena") for one in extras[extra]]
    assert extras["all"] == ["hinterzimmer[server,client,arena]"]
    for requirement in wanted:
        name = re.split(r"[<>=\[]", requirement)[0].lower().replace("_", "-")
        assert re.search(rf"^{name}==", locked, re.MULTILINE), f"{name} is not in requirements/dev.txt"


def test_without_a_c_compiler_it_runs_as_it_is(tmp_path: Path) -> None:
    environment = {**os.environ, "CC": "no-such-compiler"}
    command = [sys.executable, "setup.py", "--quiet", "build", "--build-base", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert "no C compiler found" in done.stderr
    built = tmp_path / "lib"
    assert not list(built.rglob("*.so"))
    environment |= {"PYTHONPATH": str(built), "XDG_DATA_HOME": str(tmp_path)}
    shown = subprocess.run(
        [sys.executable, "-m", "hinterzimmer", "--version"],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert shown.stdout.endswith("(interpreted)\n")
    for game in names():
        command = [sys.executable, "-m", "hinterzimmer", "play", game, "--seats", "random,random", "--seed", "2"]
        command += ["--rounds", "3"] if game == "karambolage" else []
        done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, input="")
        assert " win" in done.stdout, done.stderr


def test_the_game_in_the_readme_runs(tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    programs = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert programs
    assert len(programs[0].strip().splitlines()) <= 15
    script = tmp_path / "readme.py"
    script.write_text(programs[0], encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    shown = re.search(r"```python\n.*?```\n+```text\n(.*?)```", readme, re.DOTALL)
    assert shown
    assert done.stdout == shown.group(1)


def test_links_in_the_documents_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *SOURCE.rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page} links to {target}"


def test_files_stay_small() -> None:
    for path in [*SOURCE.rglob("*.py"), *(ROOT / "tests").rglob("*.py")]:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 450, f"{path} has grown too long"


SERVER_FLOORS = {
    "interfaces": set(),
    "clock": set(),
    "counters": set(),
    "config": set(),
    "ids": set(),
    "rate_limits": set(),
    "metrics": {"counters"},
    "figures": {"metrics"},
    "storage": {"interfaces"},
    "workers": {"interfaces"},
    "room_log": {"clock", "interfaces"},
    "scheduler": {"clock", "interfaces"},
    "presence": {"interfaces"},
    "live_room": {"clock", "counters", "interfaces", "presence", "room_log", "scheduler"},
    "undo": {"interfaces", "live_room"},
    "hub": {"counters", "ids", "interfaces", "live_room", "presence", "room_log"},
    "hints": {"interfaces"},
    "websocket": {"counters", "http", "ids", "interfaces", "live_room", "rate_limits", "undo"},
    "http": {
        *("clock", "config", "counters", "hub", "ids", "interfaces", "live_room", "rate_limits", "undo"),
        "websocket",
    },
}
"""What each floor of the server may import of the others; app.py builds them all, and runner.py starts it."""


def test_the_floors_of_the_server_meet_as_planned() -> None:
    folder = SOURCE / "server"
    seen = set()
    for path in folder.rglob("*.py"):
        floor = path.relative_to(folder).parts[0].removesuffix(".py")
        if floor in ("__init__", "app", "runner"):
            continue
        used = set(re.findall(r"hinterzimmer\.server\.(\w+)", path.read_text(encoding="utf-8")))
        used |= set(re.findall(r"from hinterzimmer\.server import (\w+)", path.read_text(encoding="utf-8")))
        allowed = SERVER_FLOORS[floor] | {floor}
        assert used <= allowed, f"{path}: {used - allowed}"
        seen.add(floor)
    assert seen == set(SERVER_FLOORS)


def test_the_application_holds_services_alone_and_nothing_is_hung_on_what_is_built() -> None:
    """Everything comes in by constructors: where the floors are built, none gets anything afterwards."""
    source = (SOURCE / "server" / "app.py").read_text(encoding="utf-8")
    given = [
        ast.unparse(node)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) != "self"
    ]
    assert given == ["app.state.services"]
    for path in (SOURCE / "server").rglob("*.py"):
        held = set(re.findall(r"\bstate\.(\w+)", path.read_text(encoding="utf-8")))
        assert held <= {"services"}, f"{path}: {held}"
