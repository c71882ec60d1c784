"""Compile the modules that carry a marker with mypyc where a C compiler is at hand; otherwise they run as they are."""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup

SOURCE = Path("src", "hinterzimmer")
MARKER = "# mypyc: compile"
"""The first line of a module that is compiled; tests/product/test_compiled_modules.py says what it may import."""
NO_BUILD = {"egg_info", "dist_info", "sdist"}
"""Commands that pip runs before the build, or that build nothing: mypyc is not started for them."""


def units() -> list[tuple[list[str], str]]:
    """Return the marked files by compilation unit, each with its fixed name.

    A unit is a package, or a game with everything in its folder: a change in one game compiles one unit again. All
    units are made by one call of mypycify, because classes inherit across packages. A unit's shared library is
    `NAME__mypyc`, whatever files are in it.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        with path.open(encoding="utf-8") as file:
            if file.readline().rstrip() == MARKER:
                inner = path.relative_to(SOURCE).parts
                package = inner[1] if inner[0] == "games" and len(inner) > 2 else inner[0]
                found.setdefault(f"hz_{package.removesuffix('.py')}", []).append(str(path))
    return [(files, name) for name, files in sorted(found.items())]


def has_compiler() -> bool:
    """Return True if a C file that includes Python's headers can be compiled here."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_paths()["include"]])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def extensions() -> list:
    """Return the extensions to build: all marked modules, or none."""
    if os.environ.get("HINTERZIMMER_PURE") == "1" or NO_BUILD & set(sys.argv):
        return []
    if not has_compiler():
        print("hinterzimmer: no C compiler found, so nothing is compiled", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    grouped = units()
    files = [path for group, _ in grouped for path in group]
    found = mypycify(files, opt_level="1", debug_level="0", separate=grouped)
    for one in found:  # gcc takes longer over warnings about generated C than over the rest
        one.extra_compile_args.append("-w")
    return found


if __name__ == "__main__":
    setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
