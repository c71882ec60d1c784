"""The fields of Karambolage's events and options, kind by kind. The page's types are generated from them.

A name that ends with `?` may be absent. A test plays games and compares.
"""

from typing import Any, Final

from hinterzimmer.games.karambolage.view import Line

EVENTS: Final[dict[str, dict[str, Any]]] = {
    "opening throw": {"seat": int, "dice": str, "sum": int},
    "opens": {"seat": int},
    "placed": {"seat": int, "ball": str, "field": str | None},
    "thrown": {"seat": int, "throw": int, "dice": str},
    "moved": {
        **{"seat": int, "ball": str, "from": str, "to": str, "die": int},
        **{"struck": list[str], "rail": bool, "carambo": bool},
    },
    "taken back": {"seat": int, "move": str},
    "booked": {**Line.__annotations__},
    "over": {"why": str, "scores": list[int]},
}
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "place": {"ball": str, "field": str},
    "ready": {},
    "move": {"ball": str, "field": str, "die": int},
    "end": {},
    "again": {},
    "decline": {},
    "back": {},
}
