"""What a player takes into account: situations that are alike get the same number, once finely and once coarsely.

Counted are one's own room, traps and points left, the hits, how many traps the other has, the rooms where the
other can be, and the rooms where one can be oneself by what the other knows.
"""

from typing import Final

from mypy_extensions import i64

from hinterzimmer.bots.revolver_noir.sketch import (
    ACT,
    ANSWERING,
    ECHOES,
    FLEEING,
    KNIFE,
    MOVE_ON,
    Side,
    Sketch,
)

SIZE: Final[list[int]] = [mask.bit_count() for mask in range(256)]


def _lump(exact: int, most: int) -> list[int]:
    """Sets of up to `exact` rooms as they are; larger ones by size, those of `most` and more as one."""
    lumped = []
    for mask in range(256):
        size = SIZE[mask]
        if size <= exact:
            lumped.append(mask)
        elif size >= most:
            lumped.append(255)
        else:
            lumped.append(31)
    return lumped


OWN_FINE: Final[list[int]] = _lump(3, 6)
THEIRS_FINE: Final[list[int]] = [mask if SIZE[mask] < 7 else 255 for mask in range(256)]
THEIRS_COARSE: Final[list[int]] = _lump(3, 6)
OWN_COARSE: Final[list[int]] = [(0, 1, 3, 7, 255, 255, 255, 255, 255)[SIZE[mask]] for mask in range(256)]
LISTENER: Final[list[int]] = _lump(2, 6)


def _common(me: Side, other: Side) -> i64:
    """The hits and the other's traps."""
    key: i64 = me.hits * 2 + other.hits
    return (key * 4 + other.traps) * 4 + other.armed


def fine_key(s: Sketch) -> i64:
    """The number of the situation of whoever is asked."""
    stage = s.stage
    key: i64
    me: Side
    other: Side
    if stage == ACT:
        me = s.mover
        other = s.other
        key = _acting(s, me) * 64 + _common(me, other)
        key = key * 256 + THEIRS_FINE[other.seen]
        key = key * 256 + OWN_FINE[me.seen]
    elif stage == MOVE_ON:
        me = s.mover
        other = s.other
        key = ((me.room * 4 + s.ap) * 2 + (1 if s.wet() else 0)) * 256 + me.wires
        key = (key * 64 + _common(me, other)) * 256 + THEIRS_FINE[other.seen]
    elif stage == ANSWERING:
        me = s.other
        other = s.mover
        key = (me.room * 4 + s.ap) * 64 + _common(me, other)
        key = (key * 256 + LISTENER[other.seen]) * 256 + me.seen
    elif stage == FLEEING:
        key = s.ap * 64 + _common(s.other, s.mover)
    else:
        key = 0
    return key * 16 + stage * 2 + 1


def coarse_key(s: Sketch) -> i64:
    """The number of a wider class of situations with the same choices."""
    stage = s.stage
    key: i64
    me: Side
    if stage == ACT:
        me = s.mover
        key = _acting(s, me) * 4 + me.hits * 2 + s.other.hits
        key = key * 256 + THEIRS_COARSE[s.other.seen]
        key = key * 256 + OWN_COARSE[me.seen]
    elif stage == MOVE_ON:
        key = ((s.mover.room * 4 + s.ap) * 2 + (1 if s.wet() else 0)) * 256 + THEIRS_COARSE[s.other.seen]
    elif stage == ANSWERING:
        key = s.other.room * 256 + OWN_FINE[s.other.seen]
    else:
        key = 0
    return key * 16 + stage * 2


def _acting(s: Sketch, me: Side) -> i64:
    """What the choices of an acting player follow from."""
    effect = s.plan.effect[me.room]
    blocked: i64 = 0
    if (effect == KNIFE and s.acts > 0) or (effect == ECHOES and s.echoed > 0):
        blocked = 1
    key = ((me.room * 4 + s.ap) * 2 + blocked) * 2 + (1 if s.wet() else 0)
    return ((key * 256 + me.wires) * 9 + me.first + 1) * 9 + me.second + 1
