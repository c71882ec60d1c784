"""Read what people type: `move library`, `Shoot Küche`, `auto kitchen -hall`, `spring flur esszimmer`."""

import re
import unicodedata
from typing import Final

from hinterzimmer.engine.errors import BadNotation
from hinterzimmer.games.revolver_noir.options import (
    AUTO,
    AUTO_AWAY,
    EVERY,
    NOWHERE,
    ROLES,
    ROOMS,
    SPRING,
    TRAP_AWAY,
    VILLA,
    Act,
)

EXACT: Final[dict[str, Act]] = {act.text: act for act in EVERY}
NAMES: Final[dict[str, int]] = {}
"""Every name of a room, in lower case without diacritics: English, German, Italian (RN-001)."""
VERBS: Final = tuple(dict.fromkeys([act.kind for act in EVERY]))


def plain(text: str) -> str:
    """Return a text in lower case, with single spaces and without diacritics."""
    letters = unicodedata.normalize("NFKD", text.replace("ß", "ss"))
    return " ".join("".join([c for c in letters if not unicodedata.combining(c)]).lower().split())


for _room, _names in enumerate(
    (
        "bedroom Schlafzimmer|Camera da letto",
        "hall Flur|Corridoio",
        "library Lesezimmer|Biblioteca",
        "balcony Empore|Balconata",
        "kitchen Küche|Kueche|Cucina",
        "dining Dining Room|Esszimmer|Sala da pranzo",
        "foyer Foyer|Ingresso",
        "basement Keller|Cantina",
        "vault Gewölbe|Gewoelbe",
    )
):
    _own, _, _others = _names.partition(" ")
    for _name in (_own, *_others.split("|")):
        NAMES[plain(_name)] = _room


def parse(text: str) -> Act:
    """Return the choice that this text means. `option.text` gives the same choice again. Raises BadNotation."""
    exact = EXACT.get(text)
    if exact is not None:
        return exact
    words = plain(text).replace(",", " ").replace("+", " ")
    word, _, rest = " ".join(words.split()).partition(" ")
    verb = _verb(word, text)
    if verb in ("first", "role", "deal"):
        return _setup(verb, rest, text)
    found = re.fullmatch(r"(.*?)(?:(?:^|\s)-\s*(.*))?", rest)
    assert found is not None
    rooms = _rooms(found.group(1).replace("-", " "))
    away = [] if found.group(2) is None else _rooms(found.group(2).replace("-", " "))
    act = _act(verb, rooms, away) if found.group(2) is None or len(away) == 1 else None
    if act is None:
        message = f"{text!r} isn’t a choice here; try 'move library', 'trap -hall' or 'end'"
        raise BadNotation(message, "unknown", text=text, examples=["move library", "trap -hall", "end"])
    return act


def _act(verb: str, rooms: list[int], away: list[int]) -> Act | None:
    """Return the choice made of a word, the rooms it names and the trap it takes away; None if there is none."""
    if verb == "spring":
        mask = 0
        for room in rooms:
            mask |= 1 << room
        return SPRING[mask] if 0 < mask < 1 << VILLA and not away else None
    if len(rooms) > 1 or (rooms and verb == "trap"):
        return None
    room = rooms[0] if rooms else NOWHERE
    gone = away[0] if away else NOWHERE
    if gone >= VILLA:
        return None
    if verb == "trap" and away:
        return TRAP_AWAY[gone]
    if verb == "auto" and 0 <= room < VILLA and room != gone:
        return AUTO_AWAY[room][gone] if away else AUTO[room]
    return None if away else EXACT.get(f"{verb} {ROOMS[room]}" if rooms else verb)


def _verb(word: str, text: str) -> str:
    if word in VERBS:
        return word
    found = [verb for verb in VERBS if word and verb.startswith(word)]
    if len(found) == 1:
        return found[0]
    if found:
        raise BadNotation(f"{word!r} can mean {' or '.join(found)}", "ambiguous", text=word, found=found)
    message = f"{text!r} isn’t a choice here; the words are: {', '.join(VERBS)}"
    raise BadNotation(message, "unknown", text=text, examples=list(VERBS))


def _setup(verb: str, rest: str, text: str) -> Act:
    """RN-011, RN-040: return a lot or a choice of roles. Raises BadNotation."""
    words = rest.split()
    if verb != "first":
        chosen = [[role for role in ROLES if role.startswith(word)] for word in words]
        words = sorted([one[0] if len(one) == 1 else "?" for one in chosen], key=(*ROLES, "?").index)
    act = EXACT.get(" ".join([verb, *words]))
    if act is None:
        message = f"{text!r} isn’t a choice here; the roles are: {', '.join(ROLES)}"
        raise BadNotation(message, "unknown", text=text, examples=list(ROLES))
    return act


def _rooms(text: str) -> list[int]:
    """Return the rooms named here, in order. The longest name that fits is taken first. Raises BadNotation."""
    words = text.split()
    rooms: list[int] = []
    while words:
        for length in range(min(len(words), 3), 0, -1):
            room = _room_named(" ".join(words[:length]), length > 1)
            if room != NOWHERE:
                break
        rooms.append(room)
        words = words[length:]
    return rooms


def _room_named(name: str, only_try: bool) -> int:
    """Return the room of this name or beginning of a name. With `only_try` return NOWHERE instead of raising
    BadNotation.
    """
    if name in NAMES:
        return NAMES[name]
    found = sorted({room for full, room in NAMES.items() if full.startswith(name)})
    if len(found) == 1:
        return found[0]
    if only_try:
        return NOWHERE
    if found:
        rooms = [ROOMS[room] for room in found]
        raise BadNotation(f"{name!r} can mean {' or '.join(rooms)}", "ambiguous", text=name, found=rooms)
    rooms = list(ROOMS[:VILLA])
    raise BadNotation(f"there is no room {name!r}; there are: {', '.join(rooms)}", "no-room", text=name, rooms=rooms)
