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
    "src/hinterzimmer/engine/append_only_list.py",
    "src/hinterzimmer/engine/steps.py",
    "src/hinterzimmer/engine/table.py",
    "src/hinterzimmer/engine/chance.py",
    "src/hinterzimmer/engine/viewing.py",
    "src/hinterzimmer/engine/bots.py",
    "src/hinterzimmer/bots/random_bot.py",
    "src/hinterzimmer/bots/playout.py",
    "src/hinterzimmer/games/karambolage/board.py",
    "src/hinterzimmer/games/karambolage/state.py",
    "src/hinterzimmer/games/karambolage/rules.py",
    "src/hinterzimmer/games/karambolage/viewing.py",
    "src/hinterzimmer/games/karambolage/solver.py",
    "src/hinterzimmer/games/karambolage/bots/plans.py",
    "src/hinterzimmer/games/ausbrecher/board.py",
    "src/hinterzimmer/games/ausbrecher/state.py",
    "src/hinterzimmer/games/ausbrecher/rules.py",
    "src/hinterzimmer/games/ausbrecher/viewing.py",
    "src/hinterzimmer/games/ausbrecher/bots/race.py",
    "src/hinterzimmer/games/ausbrecher/bots/odds.py",
    "src/hinterzimmer/games/ausbrecher/bots/playout.py",
    "src/hinterzimmer/games/ausbrecher/bots/winning.py",
    "src/hinterzimmer/games/ausbrecher/bots/rounds.py",
    "src/hinterzimmer/games/ausbrecher/bots/belief.py",
    "src/hinterzimmer/games/ausbrecher/bots/mind.py",
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
    "src/hinterzimmer/games/kablamo/bots/memory.py",
    "src/hinterzimmer/games/kablamo/bots/outlook.py",
    "src/hinterzimmer/games/kablamo/bots/values.py",
    "src/hinterzimmer/games/kablamo/bots/moves.py",
    "src/hinterzimmer/games/kablamo/bots/answers.py",
    "src/hinterzimmer/games/kablamo/bots/whom.py",
    "src/hinterzimmer/games/kablamo/bots/spending.py",
    "src/hinterzimmer/games/kablamo/bots/habits.py",
    "src/hinterzimmer/games/kablamo/bots/search.py",
    "src/hinterzimmer/room/seats.py",
    "src/hinterzimmer/room/room.py",
    "src/hinterzimmer/room/clocks.py",
    "src/hinterzimmer/room/commands.py",
    "src/hinterzimmer/room/schedule.py",
    "src/hinterzimmer/room/tokens.py",
    "src/hinterzimmer/room/updates.py",
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
