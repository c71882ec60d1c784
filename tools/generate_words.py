"""Write the keys of the players' words for the page's compiler: `web/src/ui/words.generated.ts` and one file a game.

`python -m tools.generate_words` reads the shared Fluent files and those of each game; with `--check` it fails if a file
differs. All three languages must have the same messages and attributes, and every variable must be in one of them.
"""

import argparse
import json
import sys
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hinterzimmer.engine.presenting import LANGUAGES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hinterzimmer"
PAGE = ROOT / "web" / "src"
BANNER = "/** Written by `make types` from the Fluent files; not to be edited. */"
LINE_MAX = 160


class Names(Visitor):
    """The variables that a pattern names, and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's way of naming
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message that is part of this one."""
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


def read(path: Path) -> dict[str, set[str]]:
    """Return the variables of every message and attribute of a Fluent file. Exits if it cannot be parsed."""
    found: dict[str, Names] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            sys.exit(
                f"{path.relative_to(ROOT)}: {entry.annotations[0].message}: {(entry.content or '').strip()[:60]!r}"
            )
        if not isinstance(entry, ast.Message):
            continue
        if entry.id.name in found:
            sys.exit(f"{path.relative_to(ROOT)}: {entry.id.name} stands twice")
        patterns = [(entry.id.name, entry.value)] if entry.value else []
        patterns += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
        for key, pattern in patterns:
            found[key] = Names()
            found[key].visit(pattern)
    return {key: variables(key, found) for key in found}


def variables(key: str, found: dict[str, Names]) -> set[str]:
    """Return the variables of a message and of those that it refers to."""
    one = found.get(key)
    if one is None:
        sys.exit(f"there is no message {key}, but another refers to it")
    return one.variables.union(*[variables(other, found) for other in one.messages])


def keys(folder: Path) -> dict[str, set[str]]:
    """Return the variables of every key in a folder of Fluent files. Exits if the languages have different keys."""
    by_language = {language: read(folder / f"{language}.ftl") for language in LANGUAGES}
    first = by_language[LANGUAGES[0]]
    for language, found in by_language.items():
        odd = sorted(set(first) ^ set(found))
        if odd:
            sys.exit(f"{folder.relative_to(ROOT)}: {LANGUAGES[0]} and {language} have other keys: {', '.join(odd)}")
    return {key: set().union(*[found[key] for found in by_language.values()]) for key in sorted(first)}


def typescript(name: str, found: dict[str, set[str]]) -> str:
    """Return the keys as a TypeScript type."""
    lines = [BANNER, "import type { Figure } from './words.svelte';" if name == "HouseWords" else FIGURE, ""]
    lines.append(f"export type {name} = {{")
    for key, names in found.items():
        figures = f"{{ {'; '.join([f'{one}: Figure' for one in sorted(names)])} }}" if names else "null"
        lines.append(f"  '{key}': {figures};")
    return "\n".join([*lines, "};", ""])


FIGURE = "import type { Figure } from '../../ui/words.svelte';"


def card(folder: Path) -> str:
    """Return the sentence about a game in all languages, because the home page shows it before any words are loaded."""
    said = {}
    for language in LANGUAGES:
        for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name == "blurb" and entry.value:
                said[language] = "".join(
                    [str(one.value) for one in entry.value.elements if isinstance(one, ast.TextElement)]
                )
    rows = [f"  {language}: {json.dumps(text, ensure_ascii=False)}," for language, text in said.items()]
    return "\n".join([BANNER, "export const BLURB = {", *rows, "};", ""])


def files() -> dict[Path, str]:
    """Return the text of every file to write."""
    found = {PAGE / "ui" / "words.generated.ts": typescript("HouseWords", keys(SOURCE / "words"))}
    for folder in sorted((SOURCE / "games").glob("*/words")):
        page = PAGE / "games" / folder.parent.name.replace("_", "-")
        found[page / "words.generated.ts"] = typescript("GameWords", keys(folder))
        found[page / "card.generated.ts"] = card(folder)
    return found


def main() -> None:
    """Write the files, or compare them with `--check`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file differs")
    checking = parser.parse_args().check
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if checking and stale:
        listed = ", ".join([str(path.relative_to(ROOT)) for path in stale])
        sys.exit(f"not as the Fluent files say (make types writes them): {listed}")
    for path in stale:
        path.write_text(files()[path], "utf-8")


if __name__ == "__main__":
    main()
