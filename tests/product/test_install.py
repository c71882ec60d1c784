"""The package as a stranger gets it: a clean clone, an empty environment, pip and nothing else."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def done(*command: str | Path, **environment: str) -> str:
    """What a command prints; what it complains of, if it fails."""
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    ran = subprocess.run([*map(str, command)], capture_output=True, text=True, env={**clean, **environment})
    assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-4000:]
    return ran.stdout


def test_a_clean_clone_installs_into_an_empty_environment_and_plays(tmp_path: Path) -> None:
    """Build isolation included; uncompiled, because `make setup` builds the compiled one in the same way."""
    clone, new = tmp_path / "clone", tmp_path / "venv"
    done("git", "clone", "--quiet", "--depth", "1", ROOT.as_uri(), clone)
    done(sys.executable, "-m", "venv", new)
    done(new / "bin" / "pip", "install", "--quiet", clone, HINTERZIMMER_PURE="1")
    command = new / "bin" / "hinterzimmer"
    assert "interpreted" in done(command, "--version")
    for game in ("kablamo", "karambolage", "ausbrecher", "revolver-noir"):
        assert "1 game" in done(command, "simulate", game, "--games", "1")


def imported(file: Path) -> set[str]:
    """The modules that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *[f"{node.module}.{alias.name}" for alias in node.names]}
    return found


def file_of(module: str) -> Path | None:
    """The file of a module of this package; None if it is none."""
    path = ROOT / "src" / Path(*module.split("."))
    return next((one for one in (path.with_suffix(".py"), path / "__init__.py") if one.exists()), None)


def test_the_compiler_finds_all_that_it_reads_among_the_requirements_of_the_build() -> None:
    """It follows every import, so what a compiled module leads to has to be there before anything is installed."""
    given = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    known = {re.split(r"[\[<>=]", one)[0] for one in given} | {"mypy_extensions", "hinterzimmer"}
    listed = [path for path in (ROOT / "src").rglob("*.py") if path.read_text().startswith("# mypyc: compile\n")]
    to_read = list(listed)
    read: set[Path] = set()
    needed: dict[str, set[str]] = {}
    while to_read:
        file = to_read.pop()
        if file in read:
            continue
        read.add(file)
        for module in imported(file):
            needed.setdefault(module.partition(".")[0], set()).add(str(file.relative_to(ROOT)))
            to_read += [found for found in [file_of(module)] if found]
    missing = {name: files for name, files in needed.items() if name not in known | sys.stdlib_module_names}
    assert len(read) > len(listed) > 50
    assert missing == {}
