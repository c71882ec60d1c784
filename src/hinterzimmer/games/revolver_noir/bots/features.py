"""The nets' input and output: a situation as a row of numbers, and a place for every choice."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from hinterzimmer.games.revolver_noir.bots.action_index import (
    ANSWER,
    AUTO,
    EFFECT,
    KIND_OF,
    KINDS,
    MOVE,
    PLACES,
    SHOOT,
    START,
    TRAP,
)
from hinterzimmer.games.revolver_noir.bots.duel import (
    ACT,
    AUTOMATIC,
    CHOOSE_START,
    EFFECTS,
    TARGETS,
    WAYS,
    Public,
    Traps,
)
from hinterzimmer.games.revolver_noir.bots.net import learnt

FIGURES: Final = 112
CHOICES: Final = 240
WORTHS: Final = 160
"""The judge's outputs for both sides: the value of each room, of each waiting trap for each room, and of each armed
trap.
"""
HALF: Final = 80
RARELY: Final = 0.002
"""The probability shared equally among all offered choices."""


@dataclass(frozen=True)
class Side:
    """The public probabilities of one seat, room by room."""

    rooms: Sequence[float]
    armed: Sequence[float]
    waiting: Sequence[float]
    plain: Sequence[float]


def figures(u: Public, mine: Side, theirs: Side) -> list[float]:
    """Return the situation as the input row of the nets, seen from the seat that is asked."""
    row = [0.0] * FIGURES
    row[u.stage] = 1.0
    if u.stage == CHOOSE_START:
        return row
    me = u.asked()
    other = 1 - me
    row[7 + u.ap] = 1.0
    row[11] = float(u.stage == ACT and not u.acted)
    row[12:18] = [u.echoed == 1, u.echoed == 2, u.hits[me], u.hits[other], u.wet[me], u.wet[other]]
    at = 18
    for seat in (me, other):
        row[at : at + 4] = [u.wires[seat] == 1, u.wires[seat] == 2, u.autos[seat] == 1, u.autos[seat] == 2]
        at += 4
    for side in (mine, theirs):
        for room in range(8):
            row[at : at + 4] = [side.rooms[room], math.sqrt(side.rooms[room]), side.armed[room], side.waiting[room]]
            at += 4
    row[at : at + 16] = [*mine.plain, *theirs.plain]
    return row


def _has(room: int, place: int) -> bool:
    """Return True if the player's net has an output for this place in this room."""
    if MOVE <= place < SHOOT:
        return bool(WAYS[room] >> (place - MOVE) & 1)
    if SHOOT <= place < TRAP:
        return bool(TARGETS[room] >> (place - SHOOT) & 1)
    if place == EFFECT:
        return EFFECTS[room] not in (0, AUTOMATIC)
    if AUTO <= place < ANSWER:
        return EFFECTS[room] == AUTOMATIC and place - AUTO != room
    if ANSWER <= place < START:
        return bool(WAYS[room] >> (place - ANSWER) & 1)
    return place < START or room == 0


_ALL: Final = [(room, place) for room in range(8) for place in range(PLACES) if _has(room, place)]
CHOICE_AT: Final = {pair: at for at, pair in enumerate(_ALL)}
"""The index of the player net's output for a place in a room."""
HABIT_AT: Final = len(_ALL)
"""The index from which on the outputs are how a waiting trap in each room changes each kind of act."""


@cache
def _of(room: int, offered: int) -> tuple[tuple[int, int], ...]:
    """Return the places offered, each with the index of the net's output."""
    places = [place for place in range(PLACES) if offered >> place & 1]
    return tuple([(place, CHOICE_AT[0 if place >= START else room, place]) for place in places])


def habits(u: Public, row: Sequence[float], offered: Mapping[tuple[Traps, int], int]) -> dict[int, float]:
    """Return the player net's outputs that are needed, by index."""
    wanted = {at for (_, room), places in offered.items() for _, at in _of(room, places)}
    if u.stage == ACT:
        traps = {trap for wires, _ in {one for one, _ in offered} for trap in range(8) if wires >> trap & 1}
        wanted |= {HABIT_AT + KINDS * trap + kind for trap in traps for kind in range(KINDS)}
    order = sorted(wanted)
    return dict(zip(order, learnt()["player"].answer(row, order), strict=True))


def mix(answers: Mapping[int, float], offered: int, wires: int, room: int) -> dict[int, float]:
    """Return the probability of each place, in one room with these waiting traps."""
    places = _of(room, offered)
    found = [answers[at] for _, at in places]
    for trap in range(8):
        first = HABIT_AT + KINDS * trap
        if wires >> trap & 1 and first in answers:
            kinds = [KIND_OF[place] for place, _ in places]
            found = [
                one + (answers[first + kind] if kind >= 0 else 0.0) for one, kind in zip(found, kinds, strict=True)
            ]
    most = max(found)
    shares = [math.exp(one - most) for one in found]
    total, many = sum(shares), len(shares)
    return {
        place: (1.0 - RARELY) * share / total + RARELY / many for (place, _), share in zip(places, shares, strict=True)
    }


def situation_value(answers: Sequence[float], half: int, traps: Traps, room: int) -> float:
    """Return the value of a seat's secrets to it, from -1 to 1. `half` is 0 for the seat that is asked, 1 for the
    other.
    """
    first = HALF * half
    value = answers[first + room]
    for trap in range(8):
        if traps[0] >> trap & 1:
            value += answers[first + 8 + 8 * trap + room]
        if traps[1] >> trap & 1:
            value += answers[first + 72 + trap]
    return min(1.0, max(-1.0, value))
