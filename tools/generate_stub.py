"""Write `src/hinterzimmer/typed.pyi`: the type of each game's board by the game's name, for type checkers and IDEs.

`python -m tools.generate_stub` writes it from the games found; with `--check` it fails if the file differs.
"""

import argparse
import sys
from pathlib import Path

from hinterzimmer.games import games

STUB = Path(__file__).parents[1] / "src" / "hinterzimmer" / "typed.pyi"
BANNER = "# Written by `make types` from the games that are found; not to be edited."
ARGUMENTS = """    seats: int = 2,
    seed: int | None = None,
    settings: Mapping[str, object] | None = None,
    edition: str | None = None,
    names: Sequence[str] = (),
"""


def stub() -> str:
    """Return the text of the stub: an overload of `play` for each game of this package, and one for any other."""
    packages = {name: game.__class__.__module__.rpartition(".")[0] for name, game in games().items()}
    own = {name: package for name, package in packages.items() if package.startswith("hinterzimmer.games.")}
    lines = [BANNER, "from collections.abc import Mapping, Sequence", "from typing import Any, Literal, overload", ""]
    lines += [f"from {package} import view as {package.rpartition('.')[2]}" for package in sorted(own.values())]
    lines += ["from hinterzimmer.match import Match", ""]
    named = {f'Literal["{name}"]': f"{package.rpartition('.')[2]}.View" for name, package in own.items()}
    for key, board in {**named, "str": "Any"}.items():
        lines += ["@overload", "def play(", f"    game: {key},", f"{ARGUMENTS}) -> Match[{board}]: ..."]
    return "\n".join([*lines, ""])


def main() -> None:
    """Write the stub, or compare it with `--check`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where the file differs")
    if parser.parse_args().check:
        if not STUB.exists() or STUB.read_text("utf-8") != stub():
            sys.exit(f"{STUB.name} is not what the found games say (make types writes it)")
    else:
        STUB.write_text(stub(), "utf-8")


if __name__ == "__main__":
    main()
