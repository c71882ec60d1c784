"""The fields of Ausbrecher AG's events and options, kind by kind. The page's types are generated from them.

A name that ends with `?` may be absent. A test plays games and compares.
"""

from typing import Any, Final

EVENTS: Final[dict[str, dict[str, Any]]] = {
    "written": {"seat": int, "slip?": str},
    "begins": {"seat": int},
    "turn": {"seat": int, "turn": int, "round": int},
    "picked": {"seat": int, "dice": list[str]},
    "fallen": {"die": str, "pips": int},
    "moved": {
        **{"seat": int, "stone": str, "die": str, "pips": int, "from": int, "to": int},
        **{"blocked": str | None, "freed": str | None},
    },
    "home": {
        **{"seat": int | None, "stone": str, "die": str | None, "pips": int | None, "from": int},
        **{"boat": int, "freed": str | None},
    },
    "left behind": {"seat": int, "stone": str, "pips": int},
    "lapsed": {"dice": list[str]},
    "over": {"why": str, "boats": list[str], "slips": list[str], "scores": list[int]},
}
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "throw": {"dice": list[str]},
    "move": {"stone": str, "die": str},
    "back": {"stone?": str, "die?": str},
}
"""`back` is a stone that goes back by the white die; without a stone it is TAKE_BACK."""
