"""What the events and the options of Ausbrecher AG carry, kind by kind: the page's types are written from it.

A name that ends with `?` is not always there. A test plays games and compares.
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
"""`back` is a stone that goes back by the white die; without a stone it takes the last choice back."""
