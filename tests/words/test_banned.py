"""One thing, one word: the words that lost are banned by language and game, with named exceptions.

`banned/GAME.toml` lists them as regular expressions, matched as whole words in the messages and in the guide of the
game, `banned/house.toml` those that no text may use. An exception is written `KEY: why`; the guide's is `guide: why`.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.games import names

SOURCE = Path(__file__).parents[2] / "src" / "hinterzimmer"
BANNED = Path(__file__).parent / "banned"


def texts(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Every text of a folder with its key: of messages, of their variants and attributes, of the guide."""
    source = (folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            for pattern in (entry.value, *[one.value for one in entry.attributes]):
                if pattern:
                    yield from ((entry.id.name, text) for text in said(pattern))
    guide = folder / "guide" / f"{language}.md"
    if guide.exists():
        yield "guide", guide.read_text(encoding="utf-8")


def said(pattern: ast.Pattern) -> Iterator[str]:
    """The texts that a pattern can show; a placeable stands as `…`."""
    whole = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            whole += element.value
            continue
        whole += "…"
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from said(variant.value)
    yield whole


def banned_in(name: str, language: str) -> tuple[list[str], set[str]]:
    """The expressions and the keys of the exceptions of a file."""
    found = tomllib.loads((BANNED / f"{name}.toml").read_text(encoding="utf-8"))[language]
    return found["banned"], {one.partition(":")[0] for one in found["exceptions"]}


def uses(folder: Path, language: str, name: str) -> list[str]:
    """Where a text of a folder uses a word that this file bans."""
    expressions, exceptions = banned_in(name, language)
    assert expressions
    banned = re.compile("|".join([rf"(?<!\w)(?:{one})(?!\w)" for one in expressions]))
    return [
        f"{key}: {found[0]!r} in {text[max(0, found.start() - 30) : found.end() + 30]!r}"
        for key, text in texts(folder, language)
        if key not in exceptions
        for found in banned.finditer(text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_a_game_uses_no_word_that_lost(game: str, language: str) -> None:
    folder = SOURCE / "games" / game.replace("-", "_")
    if folder.is_dir():
        assert uses(folder, language, game) == []
        assert uses(folder, language, "house") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_uses_no_word_that_lost(language: str) -> None:
    assert uses(SOURCE, language, "house") == []


def test_a_banned_word_is_found(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    lines = ["key = Das { $n ->", "    [one] Nullfeld", "   *[other] Feld", " } liegt da", "    .help = Ein Nullfeld"]
    (tmp_path / "words" / "de.ftl").write_text("\n".join(lines))
    assert [text for _, text in texts(tmp_path, "de")] == ["Nullfeld", "Feld", "Das … liegt da", "Ein Nullfeld"]
