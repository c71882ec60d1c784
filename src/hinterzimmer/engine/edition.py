"""Component data of a game, read from TOML with a provenance for every part.

A game's `edition.py` reads its values through `EditionFile` and `EditionPart`. What is missing, wrong or unknown raises
BadEdition with file, line, key and reason.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar, cast

from hinterzimmer.engine.errors import BadEdition

PROVENANCES: Final = ("printed", "proved", "ruled", "reconstructed")
"""The sources a part can have: printed in the game, proved by its examples, ruled here, or reconstructed."""


class Edition:
    """The base of every game's edition: its text, its name, and the provenance of each part."""

    def __init__(self, source: "EditionFile") -> None:
        self.text = source.text
        self.game = source.game
        self.name = source.title
        self.fingerprint = source.fingerprint
        self.provenance = source.provenance

    @cached_property
    def reconstructed(self) -> list[str]:
        """Return the names of the reconstructed parts, which every view lists for the players."""
        return [part for part, origin in self.provenance.items() if origin == "reconstructed"]

    def __reduce__(self) -> tuple[object, ...]:
        return (load_edition, (type(self), self.game, self.text))


class EditionFile:
    """An edition file while it is being read. Raises BadEdition if it is not TOML or belongs to another game."""

    def __init__(self, text: str, file: str, game: str) -> None:
        self.text = text
        self.file = file
        self.game = game
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"\(at line (\d+)", str(error))
            line = int(found.group(1)) if found else text.count("\n") + 1
            reason = re.sub(r" \(at .*\)$", "", str(error))
            raise BadEdition(f"{file}:{line}: not TOML: {reason[:1].lower()}{reason[1:]}") from None
        self.provenance: dict[str, str] = {}
        self.fingerprint = hashlib.sha256(json.dumps(self.data, sort_keys=True, default=str).encode()).hexdigest()[:16]
        head = EditionPart(self, "edition", with_provenance=False)
        self.title = head.text("name")
        if head.text("game") != game:
            head.refuse("game", f"this is an edition of {head.text('game')!r}, not of {game!r}")
        self.parts = [head]

    def part(self, name: str) -> "EditionPart":
        """Return a table of the file, with its provenance. Raises BadEdition if it is missing or is no table."""
        part = EditionPart(self, name)
        self.parts.append(part)
        return part

    def refuse_unknown_keys(self) -> None:
        """Raise BadEdition for the first part or key that has not been read."""
        names = [part.name for part in self.parts]
        for name in self.data:
            if name not in names:
                raise BadEdition(f"{self.file}:{self.line(name)}: {name}: no such part in this game")
        for part in self.parts:
            for key in part.data:
                if key not in part.keys_read:
                    part.refuse(key, "no such key in this part")

    def line(self, part: str, key: str | None = None) -> int:
        """Return the line number of a part, or of a key in it.

        A missing key gives its part's line, a missing part 1.
        """
        at, inside = 1, False
        for number, line in enumerate(self.text.splitlines(), 1):
            head = re.match(r"\s*\[\s*([\w.\-]+)\s*\]", line)
            if head:
                inside = head.group(1) == part
                if inside:
                    at = number
                    if key is None:
                        return number
            elif (inside and key and re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line)) or (
                key is None and re.match(rf"\s*{re.escape(part)}\s*=", line)
            ):
                return number
        return at


class EditionPart:
    """One table of an edition file. It remembers which keys were read, so that unknown ones can be refused."""

    def __init__(self, source: EditionFile, name: str, with_provenance: bool = True) -> None:
        self.source = source
        self.name = name
        self.keys_read: set[str] = {"note"}
        data = source.data.get(name)
        if not isinstance(data, dict):
            reason = "is missing" if data is None else "must be a table"
            raise BadEdition(f"{source.file}:{source.line(name)}: [{name}] {reason}")
        self.data: dict[str, object] = data
        if with_provenance:
            provenance = self.text("provenance")
            if provenance not in PROVENANCES:
                self.refuse("provenance", f"{provenance!r} is none of {', '.join(PROVENANCES)}")
            source.provenance[name] = provenance

    def refuse(self, key: str, reason: str) -> NoReturn:
        """Raise BadEdition with the file, the line of this key, and the reason."""
        raise BadEdition(f"{self.source.file}:{self.source.line(self.name, key)}: {self.name}.{key}: {reason}")

    def get(self, key: str) -> object:
        """Return the value of a key. Raises BadEdition if it is missing."""
        self.keys_read.add(key)
        if key not in self.data:
            self.refuse(key, "is missing")
        return self.data[key]

    def text(self, key: str) -> str:
        """Return a non-empty text. Raises BadEdition if the value is none."""
        value = self.get(key)
        if not isinstance(value, str) or not value:
            self.refuse(key, f"must be a text, not {value!r}")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        """Return a whole number from `low` to `high`. Raises BadEdition if the value is none."""
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.refuse(key, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def texts(self, key: str) -> Sequence[str]:
        """Return a list of texts. Raises BadEdition if the value is none."""
        value = self.get(key)
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.refuse(key, "must be a list of texts")
        return value


E = TypeVar("E", bound=Edition)
EDITIONS_MAX: Final = 64
"""The most editions kept in memory: those of the games, and the latest that players brought."""
_editions: dict[tuple[type[Edition], str, str], Edition] = {}


def load_edition(kind: type[E], game: str, text: str, file: str = "edition") -> E:
    """Return the edition in this text, parsed once and then shared. `file` is the name in messages.

    Raises BadEdition.
    """
    key = (kind, game, text)
    found = _editions.get(key)
    if found is None:
        source = EditionFile(text, file, game)
        found = kind(source)
        source.refuse_unknown_keys()
        while len(_editions) >= EDITIONS_MAX:
            del _editions[next(iter(_editions))]
        _editions[key] = found
    return cast(E, found)


def read_text(path: str) -> str:
    """Return the text of an edition file. Raises BadEdition if it cannot be read or is not UTF-8."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadEdition(f"{path}: {error.strerror or 'cannot be read'}") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadEdition(f"{path}:{line}: not a text file in UTF-8") from None
