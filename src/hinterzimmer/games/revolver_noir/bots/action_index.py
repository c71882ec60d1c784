"""Choices as small numbers (places), shared by the nets, the plain-number duel and the game's options."""

from collections.abc import Sequence
from typing import Final

from hinterzimmer.engine.steps import Option
from hinterzimmer.games.revolver_noir.options import EVERY, NOWHERE, VILLA, Act

END: Final = 0
MOVE: Final = 1
"""Moves, moves after a shot and flights."""
SHOOT: Final = 9
TRAP: Final = 17
SPRING: Final = 18
LISTEN: Final = 26
EFFECT: Final = 27
"""Knife block, echoes, jump, trapdoor or flood, by the room."""
AUTO: Final = 28
ANSWER: Final = 36
START: Final = 44
PLACES: Final = 52
LOST: Final = -1
"""No place: for what level 5 never does (taking a trap away to set a third), and for what only a game
with roles has.
"""

WORDS: Final = {
    "end": END,
    "trap": TRAP,
    "listen": LISTEN,
    "knife": EFFECT,
    "echoes": EFFECT,
    "jump": EFFECT,
    "trapdoor": EFFECT,
    "flood": EFFECT,
}
BY_ROOM: Final = {"move": MOVE, "flee": MOVE, "shoot": SHOOT, "auto": AUTO, "answer": ANSWER, "start": START}
KINDS: Final = 7
_KINDS: Final = (
    (END, 0),
    (MOVE, 1),
    (SHOOT, 2),
    (TRAP, 3),
    (SPRING, -1),
    (LISTEN, 4),
    (EFFECT, 5),
    (AUTO, 6),
    (ANSWER, -1),
)
KIND_OF: Final = tuple([[kind for first, kind in _KINDS if first <= place][-1] for place in range(PLACES)])
"""By place, the kind of act whose frequency the own traps can change; -1 for none."""


def _place(act: Act) -> int:
    if act.away != NOWHERE:
        return LOST
    if act.kind in WORDS:
        return WORDS[act.kind]
    if act.kind in BY_ROOM and act.room < VILLA:
        return BY_ROOM[act.kind] + act.room
    if act.kind == "spring" and act.mask.bit_count() == 1:
        return SPRING + act.mask.bit_length() - 1
    return LOST


_PLACES: Final[dict[str, int]] = {act.text: _place(act) for act in EVERY}


def place_of(option: Option) -> int:
    """Return the place of a choice; LOST if it has none."""
    return _PLACES[option.text]


def placed(options: Sequence[Option]) -> dict[int, Option]:
    """Return the options that have a place, by place."""
    return {_PLACES[option.text]: option for option in options if _PLACES[option.text] != LOST}
