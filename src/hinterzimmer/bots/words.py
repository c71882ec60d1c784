"""What bots are called and how they say why: sentences in three languages, from each game's `words.toml`."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from hinterzimmer.bots.registry import TEAMS
from hinterzimmer.engine.bots import Reason

LANGUAGES: Final = ("de", "en", "it")


@cache
def _words(game: str) -> dict[str, Any]:
    return tomllib.loads((files(TEAMS[game]) / "words.toml").read_text(encoding="utf-8"))


def describe(game: str, level: int, language: str) -> tuple[str, str]:
    """The name of a level, and one sentence about how it plays."""
    found = _words(game)["levels"][str(level)]
    return found["name"][language], found["about"][language]


def say(game: str, reason: Reason, language: str) -> str:
    """A reason as a sentence."""
    sentence: str = _words(game)["reasons"][reason.key][language]
    return sentence.format(**reason.figures)
