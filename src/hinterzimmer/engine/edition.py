"""Component data of a game, read from TOML with a provenance for every part.

A game's `edition.py` takes what it needs through `EditionFile` and `EditionPart`. What is missing, wrong or unknown is
refused with file, line, key and reason.
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
"""Where a part comes from: printed in the game, proved by its examples, ruled here, or reconstructed."""


class Edition:
    """The base of every game's edition: the text it was read from, its name, and where each part comes from."""

    def __init__(self, source: "EditionFile") -> None:
        self.text = source.text
        self.game = source.game
        self.name = source.title
        self.fingerprint = source.fingerprint
        self.provenance = source.provenance

    @cached_property
    def reconstructed(self) -> list[str]:
        """The parts that are reconstructions, which every table tells its players."""
        return [part for part, origin in self.provenance.items() if origin == "reconstructed"]

    def __reduce__(self) -> tuple[object, ...]:
        return (load_edition, (type(self), self.game, self.text))


class EditionFile:
    """An edition file being read."""

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
        """A table of the file, with its provenance."""
        part = EditionPart(self, name)
        self.parts.append(part)
        return part

    def refuse_unknown_keys(self) -> None:
        """Refuse whatever nobody asked for."""
        names = [part.name for part in self.parts]
        for name in self.data:
            if name not in names:
                raise BadEdition(f"{self.file}:{self.line(name)}: {name}: no such part in this game")
        for part in self.parts:
            for key in part.data:
                if key not in part.keys_read:
                    part.refuse(key, "no such key in this part")

    def line(self, part: str, key: str | None = None) -> int:
        """The line on which a part, or a key of it, stands; the part's line if the key is missing; else 1."""
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
    """One table of an edition file."""

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
        """Refuse the file because of this key."""
        raise BadEdition(f"{self.source.file}:{self.source.line(self.name, key)}: {self.name}.{key}: {reason}")

    def get(self, key: str) -> object:
        """A value that must be there."""
        self.keys_read.add(key)
        if key not in self.data:
            self.refuse(key, "is missing")
        return self.data[key]

    def text(self, key: str) -> str:
        """A text."""
        value = self.get(key)
        if not isinstance(value, str) or not value:
            self.refuse(key, f"must be a text, not {value!r}")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.refuse(key, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def texts(self, key: str) -> Sequence[str]:
        """A list of texts."""
        value = self.get(key)
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.refuse(key, "must be a list of texts")
        return value


E = TypeVar("E", bound=Edition)
EDITIONS_MAX: Final = 64
"""How many editions are kept: those of the games, and the latest that players brought."""
_editions: dict[tuple[type[Edition], str, str], Edition] = {}


def load_edition(kind: type[E], game: str, text: str, file: str = "edition") -> E:
    """Return the edition in this text, read once and then shared. `file` stands in refusals. Raises BadEdition."""
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
    """The text of an edition file; BadEdition if it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadEdition(f"{path}: {error.strerror or 'cannot be read'}") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadEdition(f"{path}:{line}: not a text file in UTF-8") from None
