"""The fields of Revolver Noir's events and options, kind by kind. The page's types are generated from them.

A name that ends with `?` may be absent, because it is the seat's own secret. A test plays games and compares.
"""

from typing import Any, Final

EVENTS: Final[dict[str, dict[str, Any]]] = {
    "dealt": {"roles": list[list[str]]},
    "roles": {"roles": list[str]},
    "start": {"seat": int, "room?": str},
    "first": {"seat": int},
    "turn": {"seat": int, "turn": int},
    "counted": {"seat": int, "loads": int},
    "automatic": {"seat": int, "room": str, "hit": bool, "traps": int},
    "move": {"seat": int, "cost": int, "ap": int, "room?": str},
    "move on": {"seat": int, "room?": str},
    "flight": {"seat": int, "room?": str},
    "shot": {"seat": int, "room": str, "target": str, "hit": bool, "ap": int},
    "stab": {"seat": int, "room": str, "hit": bool, "ap": int},
    "trap": {"seat": int, "traps": int, "away": bool, "ap": int, "room?": str, "taken?": str | None},
    "auto": {"seat": int, "room": str, "traps": int, "away": bool, "ap": int, "in?": str, "taken?": str | None},
    "spring": {"seat": int, "rooms": list[str], "hit": bool, "traps": int, "ap": int},
    "listen": {"seat": int, "ap": int},
    "answer": {"seat": int, "to": str, "room": str, "exact": bool},
    "knife": {"seat": int, "room": str, "ap": int},
    "echoes": {"seat": int, "room": str, "ap": int},
    "jump": {"seat": int, "room": str, "ap": int, "to": str},
    "trapdoor": {"seat": int, "room": str, "ap": int, "fell": bool, "hit": bool},
    "flood": {"seat": int, "room": str, "ap": int, "hit": bool},
    "loot": {"seat": int, "room": str, "ap": int},
    "end": {"seat": int},
    "over": {"why": str, "winner": int | None},
}
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    **{key: {"room": str} for key in ("start", "move", "shoot", "answer", "flee", "reveal")},
    **{key: {} for key in ("role", "stab", "listen", "echoes", "jump", "trapdoor", "flood", "loot", "knife", "end")},
    "trap": {"away?": str},
    "auto": {"room": str, "away?": str},
    "spring": {"rooms": list[str]},
    "back": {},
}
