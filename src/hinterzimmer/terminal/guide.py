"""The rules for players in a terminal: the whole guide, or the passage about one rule."""

import re
from dataclasses import dataclass

from hinterzimmer.engine.game import AnyGame


@dataclass(frozen=True)
class Passage:
    """A heading of the second level in a guide, the numbers of the rules that it covers, and its text as Markdown."""

    title: str
    rules: tuple[str, ...]
    text: str


def passages(markdown: str) -> list[Passage]:
    """Return the passages of a guide. A comment below each heading holds the rule numbers."""
    found = []
    for section in re.split(r"^## ", markdown, flags=re.MULTILINE)[1:]:
        title, _, text = section.partition("\n")
        numbers = re.match(r"\s*<!-- (.*) -->", text)
        body = text[numbers.end() :] if numbers else text
        found.append(Passage(title.strip(), tuple(numbers[1].split()) if numbers else (), body.strip()))
    return found


def passage_about(game: AnyGame, rule: str, language: str) -> Passage | None:
    """Return the passage that covers this rule; None if there is none."""
    return next((one for one in passages(game.rules_text(language)) if rule in one.rules), None)


def readable(markdown: str) -> str:
    """Return a guide without the comments for programs."""
    return re.sub(r"^<!-- .* -->\n\n?", "", markdown, flags=re.MULTILINE)
