"""Finding games: the packages in this folder, and installed packages with the entry point `hinterzimmer.games`.

A package holds `GAME`. Names are known without an import; a game is imported when it is first asked for. A broken
package is left out and named in `problems()`, so that the other games stay playable.
"""

import re
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

from hinterzimmer.engine.errors import BadGame, UnknownGame
from hinterzimmer.engine.game import AnyGame, Game

GROUP: Final = "hinterzimmer.games"
"""The group of entry points; the name of one is the game's name, its value `PACKAGE:GAME`."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
COMPILED_SUFFIXES: Final = (*EXTENSION_SUFFIXES, ".so", ".pyd")
_loaded: dict[str, AnyGame] = {}
_problems: dict[str, str] = {}
"""For each name that cannot be played, the reason."""


def names() -> list[str]:
    """Return the names of all games, sorted.

    It imports none of them, so a listed game may still turn out to be broken.
    """
    return sorted({*_own(), *_elsewhere(), *_loaded} - {*_problems})


def games() -> dict[str, AnyGame]:
    """Return all games by name, sorted by title. A broken one is left out and named in `problems()`."""
    found: list[AnyGame] = []
    for name in names():
        try:
            found.append(find(name))
        except BadGame:
            continue
    return {game.name: game for game in sorted(found, key=lambda game: game.title.casefold())}


def find(name: str) -> AnyGame:
    """Return the game of this name, the same object every time. Raises UnknownGame, or BadGame if it is broken."""
    game = _loaded.get(name)
    if game is not None:
        return game
    if name in _problems:
        raise BadGame(_problems[name])
    if name in _own():
        return _load(EntryPoint(name, f"{__name__}.{_own()[name]}:GAME", GROUP))
    if name in _elsewhere():
        return _load(_elsewhere()[name])
    if name in _problems:  # `_elsewhere` has just read the entry points and refused it
        raise BadGame(_problems[name])
    raise UnknownGame(f"no game {name!r}; there are: {', '.join(names())}", "unknown", game=name)


def register(game: AnyGame) -> None:
    """Add a game for this process, without a package. It replaces a game of the same name."""
    _loaded[game.name] = game


def problems() -> list[str]:
    """Return one line for each package that was found broken, or was refused, so far."""
    return [_problems[name] for name in sorted(_problems)]


@cache
def _own() -> dict[str, str]:
    """Return this folder's packages by the names of their games."""
    return {module.name.replace("_", "-"): module.name for module in iter_modules(__path__) if module.ispkg}


@cache
def _elsewhere() -> dict[str, EntryPoint]:
    """Return the other packages' entry points by name, without those that are refused before an import."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        if not NAME.fullmatch(entry.name):
            _refuse(entry.name, "a name is in small letters, digits and hyphens")
        elif entry.name in _own():
            _refuse(f"{entry.name} ({entry.value})", "there is a game of this name in the house")
        elif entry.name in found:
            if entry.value != found[entry.name].value:  # a package may be installed in two places of the path
                _refuse(f"{entry.name} ({entry.value})", f"the name is taken by {found[entry.name].value}")
        elif compiled := _compiled_file(entry.module):
            _refuse(entry.name, f"{compiled} is compiled; a game from elsewhere must be plain Python")
        else:
            found[entry.name] = entry
    return found


def _compiled_file(module: str) -> str | None:
    """Return the name of a compiled file in the package of this module; None if there is none. Imports nothing.

    Rules that were compiled apart from the engine crash the process when their first state is made.
    """
    try:
        spec = find_spec(module.partition(".")[0])
    except (ImportError, ValueError):
        return None  # broken in another way, which the import will report
    if spec is None:
        return None
    files = [Path(spec.origin)] if spec.origin else []
    for folder in spec.submodule_search_locations or ():
        files += sorted(Path(folder).rglob("*"))
    return next((file.name for file in files if file.name.endswith(COMPILED_SUFFIXES)), None)


def _load(entry: EntryPoint) -> AnyGame:
    """Import a game and keep it. Raises BadGame, and keeps the reason, if it cannot be played."""
    try:
        game = entry.load()
    except (Exception, SystemExit) as error:
        raise _refuse(entry.name, f"{type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise _refuse(entry.name, f"{entry.value} is no Game")
    for attribute, kind in (("name", str), ("title", str), ("prefix", str), ("version", int), ("seat_counts", range)):
        if not isinstance(getattr(game, attribute, None), kind):
            raise _refuse(entry.name, f"its {attribute} is missing, or is no {kind.__name__}")
    if game.name != entry.name:
        raise _refuse(entry.name, f"{entry.value} calls itself {game.name!r}")
    _loaded[entry.name] = game
    return game


def _refuse(name: str, reason: str) -> BadGame:
    _problems[name] = f"game {name} left out: {' '.join(reason.split())}"
    return BadGame(_problems[name])
