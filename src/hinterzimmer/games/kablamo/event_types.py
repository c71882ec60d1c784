"""The fields of Kablamo's events and options, kind by kind. The page's types are generated from them.

A name that ends with `?` may be absent: the face of a bullet that only some seats may see. A bullet is given by its
label and by its name. A test plays games and compares.
"""

from typing import Any, Final

BULLET: Final[dict[str, Any]] = {"bullet": str, "name": str}
UNSEEN: Final[dict[str, Any]] = {"bullet?": str, "name?": str}

EVENTS: Final[dict[str, dict[str, Any]]] = {
    "bag": {"bullets": int, "removed": int},
    "start marker": {"seat": int},
    "given": {"seat": int, **BULLET},
    "drawn": {"seat": int, **UNSEEN},
    "drawn to load": {"seat": int, **UNSEEN},
    "put back": {"seat": int, "bullets": int},
    "loaded": {"seat": int, "from": str, "to": str, **UNSEEN},
    "taken up": {"seat": int, "from": str, **UNSEEN},
    "round": {"round": int},
    "turned": {"seat": int, "by": int},
    "moved": {"from": str, "to": str},
    "revolvers swapped": {"seats": list[int]},
    "looked": {"seat": int, "at": str, **UNSEEN},
    "revealed": {"seat": int, **BULLET},
    "empty": {"seat": int},
    "taken out": {"seat": int, "from": str, **BULLET},
    "resolving": {"seat": int, **BULLET},
    "assigned": {"seat": int, "to": int, **BULLET},
    "announced": {"seat": int, "target": str | None, "target_name?": str, **BULLET},
    "takes effect": {"seat": int, **BULLET},
    "cancelled": BULLET,
    "taken": {"seat": int, **BULLET},
    "struck": {"seat": int, "as": str, "target": str, "target_name": str, **BULLET},
    "dud": BULLET,
    "laid": {"as": str, "on": str, "seat": int | None, **BULLET},
    "used": {"seat": int, "as": str, **BULLET},
    "owes": {"seat": int, **BULLET},
    "discarded": {"into": str, **BULLET},
    "returned": {"bullets": int},
    "eliminated": {"seat": int},
    "over": {"why": str, "winner": int | None},
}
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    **{key: {} for key in ("pass", "pass round", "done", "ready", "keep", "again", "let go", "back")},
    **{key: {"bullet": str} for key in ("at", "swap")},
    "load": {"bullet": str, "chamber": int},
    "play": {"bullet": str, "target": str | None},
    "to": {"seat": int},
    "place": {"seat": int, "chamber": int},
    "pair": {"seats": list[int]},
    "turn": {"by": int},
}
