# mypyc: compile
"""The values of bullets: kept among the spares, and loaded where they fire."""

from typing import Final

from hinterzimmer.games.kablamo.bullets import KABLAMO, KINDS, kind_named

_KEPT: Final = {
    "Kablamo": 10.0,
    "Marquis of Queensbury Rules": 8.0,
    "Act of Cowardice": 7.5,
    "Lights Out": 8.5,
    "Moment of Truth": 7.0,
    "Misfire": 5.0,
    "Backfire": 5.0,
    "Trigger Happy": 6.0,
    "Bolshevik Rules": 6.0,
    "Ricochet": 3.5,
    "Full Metal Jacket": 2.5,
    "Somebody Is Cheating": 2.0,
    "Lack of Etiquette": 2.0,
    "Overhaul": 1.0,
    "Click": -1.0,
    "Test of Honor": 0.5,
}
"""The advantage of keeping a bullet over loading it; 0 for all others."""

_FIRED: Final = {
    "Double Cross": 1.0,
    "Triple Action": 1.0,
    "Sleight of Hand": 0.8,
    "Trigger Malfunction": 0.8,
    "Hammer Malfunction": 0.9,
    "Ratchet Malfunction": 0.6,
    "Cylinder Malfunction": 0.8,
    "Greased Cylinder": 0.9,
    "Test of Honor": 0.9,
    "Gentlemen's Agreement": 0.6,
    "Stockpiling": 0.5,
    "Speed Load": 0.3,
    "Wet Powder": 0.2,
    "Click": 0.1,
}
"""The value of a loaded bullet for the seat that fires it. The better ones should fire soon before a Kablamo would."""


def _row(table: dict[str, float], otherwise: float) -> list[float]:
    row = [otherwise] * len(KINDS)
    for name in table:
        row[kind_named(name)] = table[name]
    return row


KEPT: Final = _row(_KEPT, 0.0)
FIRED: Final = _row(_FIRED, 0.4)
FIRED[KABLAMO] = -5.0

DOUBLE_CROSS: Final = kind_named("Double Cross")
AGREEMENT: Final = kind_named("Gentlemen's Agreement")
GREASED: Final = kind_named("Greased Cylinder")
SLEIGHT: Final = kind_named("Sleight of Hand")
SPEED_LOAD: Final = kind_named("Speed Load")
STOCKPILING: Final = kind_named("Stockpiling")
TRIPLE: Final = kind_named("Triple Action")
WET_POWDER: Final = kind_named("Wet Powder")
LIGHTS_OUT: Final = kind_named("Lights Out")
ETIQUETTE: Final = kind_named("Lack of Etiquette")
OVERHAUL: Final = kind_named("Overhaul")
