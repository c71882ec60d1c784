"""Compiles the engine and the games with mypyc where a C compiler is at hand; otherwise they run as they are."""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup

COMPILED = [
    "src/hinterzimmer/engine/seats.py",
    "src/hinterzimmer/engine/errors.py",
    "src/hinterzimmer/engine/events.py",
    "src/hinterzimmer/engine/growing.py",
    "src/hinterzimmer/engine/steps.py",
    "src/hinterzimmer/engine/table.py",
    "src/hinterzimmer/engine/chance.py",
    "src/hinterzimmer/engine/viewing.py",
    "src/hinterzimmer/bots/seat.py",
    "src/hinterzimmer/bots/random_.py",
    "src/hinterzimmer/bots/playing.py",
    "src/hinterzimmer/games/karambolage/board.py",
    "src/hinterzimmer/games/karambolage/state.py",
    "src/hinterzimmer/games/karambolage/rules.py",
    "src/hinterzimmer/games/karambolage/viewing.py",
    "src/hinterzimmer/games/karambolage/solver.py",
    "src/hinterzimmer/bots/karambolage/plans.py",
    "src/hinterzimmer/games/ausbrecher/board.py",
    "src/hinterzimmer/games/ausbrecher/state.py",
    "src/hinterzimmer/games/ausbrecher/rules.py",
    "src/hinterzimmer/games/ausbrecher/viewing.py",
    "src/hinterzimmer/bots/ausbrecher/race.py",
    "src/hinterzimmer/bots/ausbrecher/odds.py",
    "src/hinterzimmer/bots/ausbrecher/playout.py",
    "src/hinterzimmer/bots/ausbrecher/winning.py",
    "src/hinterzimmer/bots/ausbrecher/rounds.py",
    "src/hinterzimmer/bots/ausbrecher/belief.py",
    "src/hinterzimmer/bots/ausbrecher/mind.py",
    "src/hinterzimmer/games/revolver_noir/acts.py",
    "src/hinterzimmer/games/revolver_noir/villa.py",
    "src/hinterzimmer/games/revolver_noir/state.py",
    "src/hinterzimmer/games/revolver_noir/offers.py",
    "src/hinterzimmer/games/revolver_noir/rules.py",
    "src/hinterzimmer/games/revolver_noir/trail.py",
    "src/hinterzimmer/games/revolver_noir/belief.py",
    "src/hinterzimmer/games/kablamo/bullets.py",
    "src/hinterzimmer/games/kablamo/acts.py",
    "src/hinterzimmer/games/kablamo/lines.py",
    "src/hinterzimmer/games/kablamo/position.py",
    "src/hinterzimmer/games/kablamo/state.py",
    "src/hinterzimmer/games/kablamo/reach.py",
    "src/hinterzimmer/games/kablamo/assigning.py",
    "src/hinterzimmer/games/kablamo/effects.py",
    "src/hinterzimmer/games/kablamo/loading.py",
    "src/hinterzimmer/games/kablamo/windows.py",
    "src/hinterzimmer/games/kablamo/rules.py",
    "src/hinterzimmer/games/kablamo/viewing.py",
    "src/hinterzimmer/games/kablamo/trails.py",
    "src/hinterzimmer/games/kablamo/worlds.py",
    "src/hinterzimmer/games/kablamo/imagine.py",
    "src/hinterzimmer/bots/kablamo/memory.py",
    "src/hinterzimmer/bots/kablamo/outlook.py",
    "src/hinterzimmer/bots/kablamo/values.py",
    "src/hinterzimmer/bots/kablamo/moves.py",
    "src/hinterzimmer/bots/kablamo/answers.py",
    "src/hinterzimmer/bots/kablamo/whom.py",
    "src/hinterzimmer/bots/kablamo/spending.py",
    "src/hinterzimmer/bots/kablamo/habits.py",
    "src/hinterzimmer/bots/kablamo/search.py",
    "src/hinterzimmer/server/places.py",
    "src/hinterzimmer/server/rooms.py",
    "src/hinterzimmer/server/undo.py",
    "src/hinterzimmer/server/orders.py",
    "src/hinterzimmer/server/telling.py",
]
ABOUT = {"egg_info", "dist_info", "sdist"}
"""What pip asks first, before it builds: nothing is compiled for that."""


def has_compiler() -> bool:
    """Whether a C file that includes Python's headers can be compiled here."""
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
    """The modules to compile: all of COMPILED, or none."""
    if os.environ.get("HINTERZIMMER_PURE") == "1" or ABOUT & set(sys.argv):
        return []
    if not has_compiler():
        print("hinterzimmer: no C compiler found, so nothing is compiled", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    found = mypycify(COMPILED, opt_level="1", debug_level="0")
    for one in found:  # warnings about C that nobody wrote by hand, and gcc takes longer over them than over the rest
        one.extra_compile_args.append("-w")
    return found


setup(ext_modules=extensions())
