"""Modules that carry the marker `# mypyc: compile`: what they may import, and the units they are compiled in."""

import ast
import re
import runpy
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

import hinterzimmer

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
MARKER = "# mypyc: compile"
BUILD_HAS = {"hinterzimmer", "msgspec", "mypy_extensions"}
"""What can be imported in a build environment, besides the standard library: mypy follows every import."""
ALLOWED = {
    "hinterzimmer.bots.registry",
    "hinterzimmer.engine.edition",
    "hinterzimmer.engine.game",
    "hinterzimmer.engine.record",
    "hinterzimmer.engine.settings",
    "hinterzimmer.engine.views",
    "hinterzimmer.games",
    "hinterzimmer.room.entries",
    "hinterzimmer.room.undo",
    "hinterzimmer.room.errors",
    "hinterzimmer.room.wire",
    "hinterzimmer.server.ids",
    "hinterzimmer.server.interfaces",
    "hinterzimmer.server.rate_limits",
}
"""Interpreted modules of ours that a compiled one may import: data read from files, registers, structs of messages.

A game's modules may import the interpreted ones of their own folder besides: its editions, its view. So nothing of a
new game stands here.
"""


def module_name(path: Path) -> str:
    """Return the dotted name of a source file."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_name(path): path for path in sorted(SOURCE.rglob("*.py"))}
MARKED = {name: path for name, path in MODULES.items() if path.read_text(encoding="utf-8").split("\n", 1)[0] == MARKER}


def imports(path: Path) -> set[str]:
    """Return the modules that a file imports; of names imported from a package, those that are modules."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module, f"{path} imports relatively"
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & set(MODULES)
            found |= inner or {node.module}
    return found


def is_allowed(importer: str, imported: str) -> bool:
    """Return True if a compiled module may import this interpreted one."""
    folder = re.match(r"hinterzimmer\.games\.\w+\.", importer)
    return imported in ALLOWED or (folder is not None and imported.startswith(folder[0]))


def test_modules_are_marked() -> None:
    assert len(MARKED) > 50
    assert all([not name.endswith("__init__") for name in MARKED])


@pytest.mark.parametrize("name", MARKED)
def test_a_compiled_module_imports_only_what_the_build_has(name: str) -> None:
    for one in imports(MARKED[name]):
        top = one.partition(".")[0]
        assert top in BUILD_HAS or top in sys.stdlib_module_names, f"{name} imports {one}"
        if top == "hinterzimmer":
            assert one in MARKED or is_allowed(name, one), f"{name} imports {one}, which is not compiled"
        assert top != "dataclasses", f"{name}: mypyc compiles dataclasses badly; write __init__"


def test_what_is_allowed_is_there_and_needs_only_what_the_build_has() -> None:
    for name in ALLOWED:
        assert name in MODULES
        assert name not in MARKED, f"{name} is compiled and needs no permission"
    interpreted = {one for name in MARKED for one in imports(MARKED[name]) if one in MODULES and one not in MARKED}
    assert interpreted >= ALLOWED, "what no compiled module imports needs no permission"
    assert len(interpreted) > len(ALLOWED)
    for name in interpreted:
        tops = {one.partition(".")[0] for one in imports(MODULES[name])}
        assert tops <= BUILD_HAS | set(sys.stdlib_module_names), name


def test_units_have_fixed_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    units: list[tuple[list[str], str]] = runpy.run_path("setup.py")["units"]()
    files = sorted([file for group, _ in units for file in group])
    assert files == sorted([str(path.relative_to(ROOT)) for path in MARKED.values()])
    names = [name for _, name in units]
    folders = {path.parent.name for path in (SOURCE / "hinterzimmer" / "games").glob("*/__init__.py")}
    assert set(names) == {"hz_engine", "hz_bots", "hz_room", "hz_server"} | {f"hz_{name}" for name in folders}
    for name in names if hinterzimmer.COMPILED else ():
        assert find_spec(f"{name}__mypyc"), f"{name} is not what its library is called in the installed build"


def test_the_build_has_what_compiled_modules_import() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    required = " ".join(project["build-system"]["requires"])
    assert "msgspec" in required
    assert "mypy[mypyc]" in required, "it brings mypy_extensions, too"
