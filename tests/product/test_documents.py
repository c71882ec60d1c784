"""Documents name nothing that does not exist: every path, module, name, command and flag in them is looked up."""

import ast
import os
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from hinterzimmer.cli.main import parser
from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.games import names

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hinterzimmer"
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted(SOURCE.rglob("README.md")),
    ROOT / "benchmarks" / "README.md",
    ROOT / "tests" / "frozen" / "README.md",
]
FOLDERS = ("benchmarks", "docs", "examples", "requirements", "src", "tests", "tools", "web")
GENERATED = {"node_modules", "__pycache__", "dist", "build", "static"}
SUFFIXES = "bin|css|ftl|gz|html|json|md|mjs|png|py|sql|svelte|svg|toml|ts|txt"

ELSEWHERE = {
    "Class.__new__": "Python's own",
    "assets/": "built by `make web`",
    "crypto.subtle": "a browser's own",
    "fluent.runtime": "a library",
    "hz_kablamo": "a unit that `setup.py` names after a package",
    "dist/*.tar.gz": "built by `make wheel`",
    "msgspec.UNSET": "a library's",
    "server/static/web": "built by `make web`",
}
"""What documents may name although it is not in the sources, and why."""


def code_in(page: Path) -> Iterator[tuple[int, str]]:
    """Yield each code span outside fences, with its line."""
    fenced = False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced and not line.startswith("    "):
            for span in re.findall(r"`([^`]+)`", line):
                yield number, span


@cache
def files() -> frozenset[str]:
    """Return every file and folder of the project, from its root on, a folder with a slash at its end."""
    found = {path.name for path in ROOT.iterdir() if path.is_file()}
    for folder in FOLDERS:
        for place, inside, names_of_files in os.walk(ROOT / folder):
            inside[:] = [name for name in inside if name not in GENERATED]
            path = Path(place).relative_to(ROOT).as_posix()
            found |= {f"{path}/", *[f"{path}/{name}" for name in names_of_files]}
    return frozenset(found)


@cache
def is_path(text: str) -> bool:
    """Return whether a file or folder ends like this. Capitals, `<game>`, `*` and `{a,b}` are patterns."""
    pattern = re.escape(text.removesuffix("/") + ("/" if text.endswith("/") else ""))
    pattern = re.sub(r"\\\*(\\\*)?", "[^/]*", pattern)
    pattern = re.sub(r"<\w+>|(?<![\w-])[A-Z]{4,}(?![\w-])(?!\\\.md)", "[^/]+", pattern)
    pattern = re.sub(r"\\\{([^}]*)\\\}", lambda found: f"({found[1].replace(',', '|')})", pattern)
    ending = re.compile(rf"(?:^|/){pattern}/?$")
    return any(ending.search(name) for name in files())


def looks_like_a_path(span: str) -> bool:
    """Return whether a code span is a path: it has a known ending, or slashes between plain names."""
    if not re.fullmatch(r"[\w.{},<>*/-]+", span) or span.startswith(("/", "-", ".", "<")):
        return False
    return bool(re.search(rf"\.({SUFFIXES})$", span)) or bool(
        re.fullmatch(r"[\w.{},<>*-]+(/[\w.{},<>*-]+)*/?", span) and "/" in span
    )


@cache
def members() -> dict[str, set[str]]:
    """Return for each module (by its file's name) and class of the source the names that are defined in it."""
    found: dict[str, set[str]] = defaultdict(set)
    bases: dict[str, set[str]] = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found[path.stem] |= defined(tree.body)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name] |= defined(node.body) | {
                    one.attr
                    for one in ast.walk(node)
                    if isinstance(one, ast.Attribute) and ast.unparse(one.value) == "self"
                }
                bases[node.name] |= {ast.unparse(base).partition("[")[0] for base in node.bases}
    for name in list(bases):
        for base in bases[name]:
            found[name] |= found.get(base, set())
    return found


def defined(body: list[ast.stmt]) -> set[str]:
    """Return the names that the statements of a module or a class define."""
    found = set()
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign):
            found.add(ast.unparse(node.target))
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                found |= {one.id for one in ast.walk(target) if isinstance(one, ast.Name)}
    return found


@cache
def words() -> frozenset[str]:
    """Return every word of the project's sources: Python, the page, messages and data."""
    kinds = {".py", ".ts", ".svelte", ".toml", ".ftl", ".sql", ".mjs", ".c", ".h", ".js"}
    paths = [ROOT / name for name in files() if Path(name).suffix in kinds]
    text = "\n".join([path.read_text(encoding="utf-8") for path in paths if path != Path(__file__)])
    return frozenset(re.findall(r"\w+", text))


def is_dotted(name: str) -> bool:
    """Return whether a dotted name of the package can be imported, or an attribute of what can."""
    parts = name.split(".")
    for size in range(len(parts), 0, -1):
        try:
            found = import_module(".".join(parts[:size]))
        except ModuleNotFoundError:
            continue
        for part in parts[size:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


def stale(page: Path, span: str) -> str | None:
    """Return what is wrong with a name in a code span, or None. A folder's README means the files beside it."""
    if span in ELSEWHERE:
        return None
    if looks_like_a_path(span):
        beside = "/" not in span and page.name == "README.md" and page.is_relative_to(SOURCE)
        place = page.parent.relative_to(ROOT).as_posix() + "/" if beside else ""
        return None if is_path(place + span) else "no such path"
    name = re.sub(r"\(.*", "", span)
    if re.fullmatch(r"hinterzimmer(\.\w+)+", name):
        return None if is_dotted(name) else "cannot be imported"
    if re.fullmatch(r"[A-Za-z_]\w*\.[A-Za-z_]\w*", name):
        owner, member = name.split(".")
        known = members().get(owner, set())
        is_variable = owner.islower() and member.islower()
        anywhere = is_variable and any(member in one for one in members().values())
        return None if member in known or anywhere else f"{owner} has no such name"
    is_name = re.fullmatch(r"_?[A-Z]+[a-z]+\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+|_?[a-z]+_\w+", name)
    if is_name or (name != span and re.fullmatch(r"\w+", name)):
        return None if name in words() else "no such name"
    return None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_is_named_exists(page: Path) -> None:
    found = [(number, span, stale(page, span)) for number, span in code_in(page)]
    assert not [f"line {number}: `{span}`: {why}" for number, span, why in found if why]


@pytest.mark.parametrize(
    "span",
    [
        *(
            "server/house.py",
            "no_such_file.py",
            "web/src/house/",
            "hinterzimmer.engine.telling",
            "Sitting",
            "look_at_all()",
        ),
        *("LiveRoom.heard", "table.rewind()", "chance.Fair", "MOST_WAITING_ROOMS"),
    ],
)
def test_a_stale_name_is_found(span: str) -> None:
    assert stale(ROOT / "README.md", span)


@cache
def flags(command: str) -> frozenset[str]:
    """Return the flags of a command, those that each game adds to it among them."""
    found: set[str] = set()
    for game in names():
        try:
            commands = next(
                one for one in parser([command, game])._actions if one.choices and one.dest == "==SUPPRESS=="
            )
        except HinterzimmerError:
            continue
        for action in dict(commands.choices or {})[command]._actions:
            found |= set(action.option_strings)
    return frozenset(found)


def commands() -> set[str]:
    """Return the names of all commands."""
    found = next(one for one in parser([])._actions if one.choices and one.dest == "==SUPPRESS==")
    return set(dict(found.choices or {}))


def test_commands_and_their_flags_exist() -> None:
    known, checked = commands(), 0
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        lines = re.findall(r"^(?:    |\$ )(.*)$|`([^`\n]+)`", text, re.MULTILINE)
        for line in [indented or span for indented, span in lines]:
            for command, rest in re.findall(r"\bhinterzimmer ([a-z]+)\b([^;#|&]*)", line):
                if line.startswith(("from ", "import ")):
                    continue
                assert command in known, f"{page}: {line}"
                given = set(re.findall(r"(?<!\S)--[a-z][a-z_-]*", rest))
                assert given <= flags(command), f"{page}: {line}: {given - flags(command)}"
                checked += 1
    assert checked > 60


def test_flags_on_their_own_exist() -> None:
    known = {"--version", "--help"}.union(*[flags(command) for command in commands()])
    for page in PAGES:
        for number, span in code_in(page):
            if re.fullmatch(r"--[a-z][a-z_-]*( \S+)?", span):
                assert span.split()[0] in known, f"{page}:{number} names {span}"


def test_targets_of_make_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    checked = 0
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for target in re.findall(r"(?:`|^    )make ([a-z-]+)", text, re.MULTILINE):
            assert target in targets, f"{page} names make {target}"
            checked += 1
    assert checked > 20


def test_modules_that_are_run_exist() -> None:
    for page in PAGES:
        for module in re.findall(r"python -m ([\w.]+)", page.read_text(encoding="utf-8")):
            path = module.replace(".", "/")
            inside = [f"{path}.py", f"{path}/__main__.py", f"src/{path}.py", f"src/{path}/__main__.py"]
            assert module == "pytest" or set(inside) & files(), f"{page} runs {module}"
