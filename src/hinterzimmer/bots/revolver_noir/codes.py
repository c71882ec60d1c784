"""Choices as small numbers: what the sketch of the game and what was learnt have in common."""

from collections.abc import Sequence
from typing import Final

from hinterzimmer.engine.steps import Option
from hinterzimmer.games.revolver_noir.acts import EVERY, NOWHERE, VILLA, Act

END: Final = 0
MOVE: Final = 1
SHOOT: Final = 9
TRAP: Final = 17
TRAP_AWAY: Final = 18
SPRING: Final = 26
LISTEN: Final = 34
EFFECT: Final = 35
"""Knife block, echoes, jump, trapdoor or flood: whichever the room has."""
AUTO: Final = 36
AUTO_AWAY: Final = 44
ANSWER: Final = 108
FLEE: Final = 116
START: Final = 124
LOST: Final = -1
"""A choice that only a game with roles knows."""

WORDS: Final = {
    "end": END,
    "listen": LISTEN,
    "knife": EFFECT,
    "echoes": EFFECT,
    "jump": EFFECT,
    "trapdoor": EFFECT,
    "flood": EFFECT,
}
BY_ROOM: Final = {"move": MOVE, "shoot": SHOOT, "answer": ANSWER, "flee": FLEE, "start": START}


def _code(act: Act) -> int:
    if act.kind in WORDS:
        return WORDS[act.kind]
    if act.kind in BY_ROOM and act.room < VILLA:
        return BY_ROOM[act.kind] + act.room
    if act.kind == "trap":
        return TRAP if act.away == NOWHERE else TRAP_AWAY + act.away
    if act.kind == "spring" and act.mask.bit_count() == 1:
        return SPRING + act.mask.bit_length() - 1
    if act.kind == "auto":
        return AUTO + act.room if act.away == NOWHERE else AUTO_AWAY + act.room * 8 + act.away
    return LOST


_CODES: Final[dict[str, int]] = {act.text: _code(act) for act in EVERY}


def code_of(option: Option) -> int:
    """The number of a choice; LOST if the base game has none such."""
    return _CODES[option.text]


def coded(options: Sequence[Option]) -> dict[int, Option]:
    """The options by their numbers."""
    return {_CODES[option.text]: option for option in options}
