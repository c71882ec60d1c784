"""What a game's levels are called and how its team says why: sentences from the game's words."""

from hinterzimmer.engine.bots import Reason
from hinterzimmer.engine.game import AnyGame


def describe(game: AnyGame, level: int, language: str) -> tuple[str, str]:
    """Return the name of a level, and one sentence about how it plays; a plain name where the game gives none."""
    found = game.words.get("levels", {}).get(str(level))
    return (found["name"][language], found["about"][language]) if found else (f"Level {level}", "")


def say(game: AnyGame, reason: Reason, language: str) -> str:
    """Return a reason as a sentence; its key where the game has no words for it."""
    found = game.words.get("reasons", {}).get(reason.key)
    return str(found[language]).format(**reason.figures) if found else reason.key
