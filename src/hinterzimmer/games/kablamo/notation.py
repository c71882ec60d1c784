"""Read what people type: `load 14 5`, `play misfire > 22`, `to 2`, `2.5`, `pass round`, `Klick` for `C`."""

import re
import unicodedata
from typing import Final

from hinterzimmer.engine.errors import BadNotation
from hinterzimmer.engine.steps import TAKE_BACK, Option
from hinterzimmer.games.kablamo.bullets import Ammunition
from hinterzimmer.games.kablamo.options import (
    AGAIN,
    AT,
    DONE,
    DRAW,
    FACES_MAX,
    KEEP,
    LET_GO,
    LOAD,
    PAIR,
    PASS,
    PASS_ROUND,
    PICK,
    PLACE,
    PLAY,
    READY,
    SEATS,
    START,
    SWAP,
    TO,
    TURN,
    Act,
    aimed,
)

_SINGLE = (TAKE_BACK, KEEP, AGAIN, READY, PASS, PASS_ROUND, LET_GO, DONE)
_LISTS: tuple[list[Act] | list[Option], ...] = (*(DRAW, PICK, PLAY, AT, TO, SWAP, TURN, START), *LOAD, *PLACE)
_PAIRS = [PAIR[a][b] for a in range(SEATS) for b in range(SEATS) if a < b]
EXACT: Final[dict[str, Option]] = {
    option.text: option for option in (*_SINGLE, *[one for group in _LISTS for one in group], *_PAIRS)
}
"""Every choice by its text. Answers with a target are missing, because they are made when needed."""

OTHER_NAMES: Final = {
    "klick": "Click",
    "akt der feigheit": "Act of Cowardice",
    "fehlzundung": "Backfire",
    "regeln der bolschewiki": "Bolshevik Rules",
    "vollmantelgeschoss": "Full Metal Jacket",
    "mangel an umgangsformen": "Lack of Etiquette",
    "licht aus": "Lights Out",
    "queensbury": "Marquis of Queensbury Rules",
    "fehlschuss": "Misfire",
    "stunde der wahrheit": "Moment of Truth",
    "wartung": "Overhaul",
    "querschlager": "Ricochet",
    "irgendjemand betrugt": "Somebody Is Cheating",
    "schiesswutig": "Trigger Happy",
}
"""The German names of bullets of which there is only one, in lower case without diacritics."""

NAMING: Final = ("draw", "pick", "play", "load", "swap", "at")
"""The words that are followed by a bullet."""
_VERB = re.compile(r"(draw|pick|play|load|swap|at)\s+(.+)")
_ANSWER = re.compile(r"play (\d{1,3}|[KC])>(\d{1,3}|[KC])")


def plain(text: str) -> str:
    """Return a text in lower case, with single spaces and without diacritics."""
    letters = unicodedata.normalize("NFKD", text.replace("ß", "ss"))
    return " ".join("".join([c for c in letters if not unicodedata.combining(c)]).lower().replace("’", "'").split())


def parse(text: str, ammunition: Ammunition) -> Option:
    """Return the option that this text means. `option.text` gives the same option again. Raises BadNotation."""
    exact = EXACT.get(text)
    if exact is not None and not (isinstance(exact, Act) and exact.kind in NAMING and exact.a >= ammunition.faces):
        return exact
    found = _ANSWER.fullmatch(text)
    if found:
        return aimed(_face(found[1], ammunition), _face(found[2], ammunition))
    words = plain(text)
    exact = EXACT.get(words)
    if exact is not None and exact.kind not in NAMING:
        return exact
    if words in ("p", "no"):
        return PASS
    verb = _VERB.fullmatch(words)
    if verb:
        return _bullet(verb[1], verb[2], ammunition, text)
    compact = words.replace(" ", "")
    if compact in EXACT:
        return EXACT[compact]
    pair = re.fullmatch(r"([1-5])(?:\+|and|und|,)([1-5])", compact)
    if pair and pair[1] != pair[2]:
        a, b = sorted((int(pair[1]) - 1, int(pair[2]) - 1))
        return PAIR[a][b]
    message = f"{text!r} isn’t a choice here; try 'play 8', 'load 14 5', 'to 2', '2.3' or 'pass'"
    raise BadNotation(message, "unknown", text=text, examples=["play 8", "load 14 5", "to 2", "2.3", "pass"])


def _bullet(verb: str, rest: str, ammunition: Ammunition, text: str) -> Option:
    """Return the option of a word and a bullet, with its chamber or its target. Raises BadNotation."""
    if verb == "load":
        found = re.fullmatch(r"(.+?)\s*(?:\s|@)(?:in |into |at )?([0-5])", rest)
        if not found:
            message = f"{text!r} does not say the chamber; try 'load 14 5'"
            raise BadNotation(message, "no-chamber", text=text, examples=["load 14 5"])
        return LOAD[_face(found[1], ammunition)][int(found[2])]
    if verb == "play":
        name, _, target = rest.partition(">")
        if not target:
            name, _, target = rest.partition(" at ")
        face = _face(name, ammunition)
        return aimed(face, _face(target, ammunition)) if target else PLAY[face]
    return {"draw": DRAW, "pick": PICK, "swap": SWAP, "at": AT}[verb][_face(rest, ammunition)]


def _face(text: str, ammunition: Ammunition) -> int:
    """Return the face of a number or a name. Raises BadNotation."""
    word = plain(text)
    if word in ("k", "c"):
        return "kc".index(word)
    if word.isascii() and word.isdigit() and len(word) <= 3:
        if 1 <= int(word) <= min(ammunition.faces, FACES_MAX) - 2:
            return int(word) + 1
        last = ammunition.faces - 2
        raise BadNotation(f"there is no bullet {word}; the numbers go from 1 to {last}", "no-bullet-number", last=last)
    name = plain(OTHER_NAMES.get(word, word))
    exact = [number for number, one in ammunition.names.items() if plain(one) == name]
    found = exact or [number for number, one in ammunition.names.items() if name and plain(one).startswith(name)]
    if len(found) == 1:
        return _face(found[0], ammunition)
    if found:
        message = f"{text.strip()!r} can be any of {', '.join(found)}; type its number"
        raise BadNotation(message, "ambiguous", text=text.strip(), found=found)
    raise BadNotation(f"there is no bullet {text.strip()!r}", "no-bullet", text=text.strip())
