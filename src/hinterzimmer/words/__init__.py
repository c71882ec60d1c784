"""Players' texts: messages by key in three languages, from the shared Fluent files and those of each game.

The page reads the same files. A message's key follows from what it is about: `event-KIND`, `option-KIND`, `ask-RULE`,
`wait-RULE`, `setting-NAME` (with the attribute `.help`), `level-NUMBER` (with `.about`), `reason-KEY`. So a game from
elsewhere ships its words as data. The first message imports Fluent's library, because playing from Python needs no
words.
"""

import locale
import logging
import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal

from hinterzimmer.engine.bots import Reason
from hinterzimmer.engine.errors import BadWords, HinterzimmerError
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.games import find

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

log = logging.getLogger("hinterzimmer.words")
STRICT_VARIABLE: Final = "HINTERZIMMER_STRICT_WORDS"
"""The environment variable that makes a missing message or figure an error. The tests set it."""
Figure = str | float
"""A value for a variable of a message. A number is formatted for the language and selects the plural; round it first. A
percentage is a number, and the message has the sign."""


class Words:
    """The messages of one language: call it with a key and the figures that the message names."""

    def __init__(self, language: str, *sources: str) -> None:
        """Read the texts of Fluent files; a message in a later one replaces one of the same key in an earlier one."""
        self.language = language
        self._bundle = _bundle(language, sources)

    def __call__(self, key: str, /, **figures: Figure) -> str:
        """Return a message, or with `KEY.ATTRIBUTE` an attribute of it. Figures that it does not name are ignored.

        If the message or a figure is missing, log a warning and return the key or the incomplete text. Raises BadWords
        instead if the environment variable STRICT_VARIABLE is set.
        """
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name) if self._bundle.has_message(name) else None
        pattern = (message.attributes.get(attribute) if attribute else message.value) if message else None
        if pattern is None:
            return _complain(f"there is no message {key!r} in {self.language}", key)
        text, errors = self._bundle.format_pattern(pattern, {name: _plain(value) for name, value in figures.items()})
        if errors:
            return _complain(f"{key!r} in {self.language}: {'; '.join([str(error) for error in errors])}", str(text))
        return str(text)

    def sentence(self, key: str, figures: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """Return a message whose figures may be messages themselves, seats, or lists of them.

        A message is `{"key": …, "figures": {…}}`, a seat `{"seat": …}`. So a bot's reason, for example, names things by
        key and is the same data in every language.
        """
        return self(key, **{name: self._figure(value, names) for name, value in figures.items()})

    def _figure(self, value: object, names: Sequence[str]) -> Figure:
        if isinstance(value, Mapping):
            if "seat" in value:
                seat = int(value["seat"])
                return names[seat] if seat < len(names) else house_words(self.language)("seat", number=seat + 1)
            return self.sentence(value["key"], value.get("figures", {}), names)
        if isinstance(value, list | tuple):
            return self.joined([str(self._figure(one, names)) for one in value])
        return value if isinstance(value, int | float) else str(value)

    def has(self, key: str) -> bool:
        """Return whether there is a message, or an attribute, of this key."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def joined(self, items: Iterable[str], style: Literal["and", "or"] = "and") -> str:
        """Return items as a list in the language: `Ann, Ben and Cleo`."""
        from babel.lists import format_list

        spoken = "en_GB" if self.language == "en" else self.language  # no comma before the last
        return format_list(list(items), "standard" if style == "and" else "or", spoken)


@cache
def house_words(language: str) -> Words:
    """Return the shared words in this language."""
    return Words(language, (files(__package__) / f"{language}.ftl").read_text(encoding="utf-8"))


def game_words(game: AnyGame, language: str) -> Words:
    """Return a game's words in this language; without any messages if the game ships none."""
    return _game_words(game.name, language)


@cache
def _game_words(name: str, language: str) -> Words:
    return Words(language, find(name).words_text(language))


def level_text(game: AnyGame, level: int, language: str) -> tuple[str, str]:
    """Return the name of a level and a sentence about how it plays; a general name and "" if the game has none."""
    words = game_words(game, language)
    key = f"level-{level}"
    if not words.has(key):
        return house_words(language)("level", number=level), ""
    return words(key), words(f"{key}.about") if words.has(f"{key}.about") else ""


def reason_text(game: AnyGame, reason: Reason, language: str, names: Sequence[str] = ()) -> str:
    """Return a bot's reason as a sentence; the reason's key if the game has no message for it."""
    words = game_words(game, language)
    key = f"reason-{reason.key}"
    return words.sentence(key, reason.figures, names) if words.has(key) else reason.key


def reason_message(reason: Reason) -> dict[str, Any]:
    """Return a bot's reason as the key and figures of a message, for `Words.sentence`."""
    return {"key": f"reason-{reason.key}", "figures": reason.figures}


def refusal_text(error: HinterzimmerError, language: str, names: Sequence[str] = ()) -> str:
    """Return the sentence about a refusal for players: that of its class and reason, or of its class.

    Errors of games from elsewhere have no sentence; their English message is returned.
    """
    words = house_words(language)
    of_class = f"refused-{type(error).__name__}"
    of_reason = f"{of_class}-{error.reason}"
    if words.has(of_reason):
        return words.sentence(of_reason, error.figures, names)
    return words(of_class) if words.has(of_class) else str(error)


def preferred_language() -> str:
    """Return the language of the environment if it is one of LANGUAGES; otherwise `en`."""
    wishes = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    wishes.append(locale.getlocale()[0] or "")
    for wish in wishes:
        if wish:
            found = wish[:2].lower()
            return found if found in LANGUAGES else "en"
    return "en"


def _bundle(language: str, sources: Iterable[str]) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def _plain(value: Figure) -> object:
    """Return a figure for Fluent. Numbers have no thousands separator, because libraries disagree about it."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False) if isinstance(value, int | float) else value


def _complain(problem: str, shown: str) -> str:
    """Log a problem with a text and return `shown`. Raises BadWords if STRICT_VARIABLE is set."""
    if os.environ.get(STRICT_VARIABLE):
        raise BadWords(problem)
    log.warning(problem)
    return shown
