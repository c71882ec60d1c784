"""What a player sees when asked: every choice at its place, and the situation as a row of figures for a net.

Like the sketch these are functions over rows of numbers alone.
"""

import math
from typing import Final

from hinterzimmer.bots.revolver_noir import sketch
from hinterzimmer.bots.revolver_noir.codes import (
    ANSWER,
    AUTO,
    AUTO_AWAY,
    EFFECT,
    END,
    FLEE,
    LISTEN,
    MOVE,
    SHOOT,
    SPRING,
    START,
    TRAP,
    TRAP_AWAY,
)
from hinterzimmer.bots.revolver_noir.sketch import (
    ACT,
    ACTS,
    ANSWERING,
    AP,
    ARMED,
    AUTOMATIC,
    CELLAR,
    CHOOSE_START,
    COSTS,
    ECHOED,
    ECHOES,
    EFFECTS,
    FIRST,
    FLEEING,
    GUESS,
    HITS,
    KNIFE,
    LAID,
    LIMIT,
    LISTENED,
    LONGEST,
    MOVE_ON,
    MOVES,
    ODDS,
    PLAYER,
    ROOM,
    SECOND,
    SNARES,
    STAGE,
    TARGETS,
    TRAPS,
    TRUST,
    TURNS,
    WAYS,
    WET,
    WIRES,
    Parts,
    Whole,
)

AT_END: Final = 0
AT_MOVE: Final = 1
"""Moves, moves after a shot and flights."""
AT_SHOOT: Final = 9
AT_TRAP: Final = 17
AT_SPRING: Final = 18
AT_LISTEN: Final = 26
AT_EFFECT: Final = 27
AT_AUTO: Final = 28
AT_ANSWER: Final = 36
AT_START: Final = 44
PLACES: Final = 52
NOT_OFFERED: Final = -1

COMMON: Final = 105
"""So many figures say what everybody knows."""
FIGURES: Final = COMMON + 16
"""And so many make up what a player decides by: the own traps as well. The own room says which answers count."""
SECRETS: Final = 32
"""The rooms, and what the other side keeps to itself: only the judge of an open table gets to see them."""


def offer(n: Whole, p: Parts, codes: Whole) -> None:
    """At each place the choice that stands there. Which trap is taken away for a third is settled: the idlest."""
    for at in range(PLACES):
        codes[at] = NOT_OFFERED
    stage = n[STAGE]
    player = n[PLAYER]
    me, other = sketch.side_of(player), sketch.side_of(1 - player)
    if stage == ACT:
        offer_acts(n, p, codes)
    elif stage == MOVE_ON:
        offer_exits(codes, WAYS[n[me + ROOM]], sketch.wet(n), MOVE)
    elif stage == FLEEING:
        offer_exits(codes, WAYS[CELLAR], False, FLEE)
    elif stage == ANSWERING:
        for room in range(8):
            if WAYS[n[other + ROOM]] >> room & 1:
                codes[AT_ANSWER + room] = ANSWER + room
    else:
        for room in range(8):
            codes[AT_START + room] = START + room


def offer_exits(codes: Whole, ways: int, flood: bool, first: int) -> None:
    """Where one can go."""
    for room in range(8):
        if ways >> room & 1 and not (flood and room == CELLAR):
            codes[AT_MOVE + room] = first + room


def offer_acts(n: Whole, p: Parts, codes: Whole) -> None:
    """What the mover can do."""
    player = n[PLAYER]
    me = sketch.side_of(player)
    here = n[me + ROOM]
    ap = n[AP]
    mined = sketch.mined(n, player)
    away = idlest(n, p, mined)
    full = n[me + TRAPS] >= LIMIT
    codes[AT_END] = END
    if ap >= 1:
        offer_exits(codes, WAYS[here], sketch.wet(n), MOVE)
        codes[AT_LISTEN] = LISTEN
        if not mined >> here & 1:
            codes[AT_TRAP] = TRAP_AWAY + away if full else TRAP
        for room in range(8):
            if n[me + WIRES] >> room & 1:
                codes[AT_SPRING + room] = SPRING + room
    if ap >= 2:
        for room in range(8):
            if TARGETS[here] >> room & 1:
                codes[AT_SHOOT + room] = SHOOT + room
    effect = EFFECTS[here]
    if effect == 0 or ap < COSTS[here]:
        return
    if effect == AUTOMATIC:
        for room in range(8):
            if room != here and not mined >> room & 1:
                codes[AT_AUTO + room] = AUTO_AWAY + room * 8 + away if full else AUTO + room
    elif not (effect == KNIFE and n[ACTS] > 0) and not (effect == ECHOES and n[ECHOED] > 0):
        codes[AT_EFFECT] = EFFECT


def idlest(n: Whole, p: Parts, mined: int) -> int:
    """The trap of the mover's where the other is least likely."""
    first = ODDS + 8 * (1 - n[PLAYER])
    worst = -1
    for at in range(8):
        if mined >> at & 1 and (worst < 0 or p[first + at] < p[first + worst]):
            worst = at
    return worst


def look(n: Whole, p: Parts, seat: int, out: Parts) -> None:
    """What everybody knows of the situation, as a player sees it, into the first COMMON figures of `out`."""
    me, other = sketch.side_of(seat), sketch.side_of(1 - seat)
    mine, theirs = 8 * seat, 8 * (1 - seat)
    for at in range(COMMON):
        out[at] = 0.0
    out[n[STAGE]] = 1.0
    if n[STAGE] == CHOOSE_START:
        return
    out[5 + n[AP]] = 1.0
    out[9] = 1.0 if n[ACTS] > 0 else 0.0
    out[10] = 0.5 * n[ECHOED]
    out[11] = n[me + HITS]
    out[12] = n[other + HITS]
    out[13] = n[me + WET]
    out[14] = n[other + WET]
    out[15 + n[other + TRAPS]] = 1.0
    out[18 + n[me + TRAPS]] = 1.0
    out[21] = n[other + ARMED]
    out[22] = n[me + ARMED]
    out[23] = 0.5 * n[me + MOVES]
    out[24] = 0.5 * n[me + LISTENED]
    out[25] = 0.5 * n[me + LAID]
    out[26] = 0.5 * n[other + MOVES]
    out[27] = 0.5 * n[other + LISTENED]
    out[28] = 0.5 * n[other + LAID]
    out[29] = n[TURNS] / LONGEST
    out[30] = 1.0 if n[PLAYER] == seat else 0.0
    out[95] = p[TRUST + 1 - seat]
    out[96] = p[TRUST + seat]
    trust = 1.0 / (1.0 + math.exp(-p[TRUST + 1 - seat]))
    for at in range(8):
        out[31 + at] = p[ODDS + theirs + at]
        out[39 + at] = 1.0 if p[ODDS + theirs + at] > 0.0 else 0.0
        out[47 + at] = p[ODDS + mine + at]
        out[55 + at] = 1.0 if p[ODDS + mine + at] > 0.0 else 0.0
        out[63 + at] = 2.0 * p[GUESS + theirs + at]
        out[71 + at] = 2.0 * p[GUESS + mine + at]
        out[79 + at] = p[SNARES + theirs + at]
        out[87 + at] = p[SNARES + mine + at]
        out[97 + at] = 2.0 * (trust * p[GUESS + theirs + at] + (1.0 - trust) * p[ODDS + theirs + at])


def own(n: Whole, seat: int, out: Parts) -> None:
    """A player's own traps, behind what everybody knows."""
    me = sketch.side_of(seat)
    for at in range(8):
        out[COMMON + at] = n[me + WIRES] >> at & 1
        out[COMMON + 8 + at] = 1.0 if at == n[me + FIRST] or at == n[me + SECOND] else 0.0


def supposed(n: Whole, p: Parts, seat: int, out: Parts) -> None:
    """In place of a player's own traps what everybody can guess of them."""
    me = sketch.side_of(seat)
    armed = n[me + ARMED] / n[me + TRAPS] if n[me + TRAPS] > 0 else 0.0
    for at in range(8):
        out[COMMON + at] = (1.0 - armed) * p[SNARES + 8 * seat + at]
        out[COMMON + 8 + at] = armed * p[SNARES + 8 * seat + at]


def uncover(n: Whole, seat: int, out: Parts) -> None:
    """A player's own room and what that player does not know, into the SECRETS after that."""
    me, other = sketch.side_of(seat), sketch.side_of(1 - seat)
    for at in range(8):
        out[FIGURES + at] = 1.0 if at == n[me + ROOM] else 0.0
        out[FIGURES + 8 + at] = 1.0 if at == n[other + ROOM] else 0.0
        out[FIGURES + 16 + at] = n[other + WIRES] >> at & 1
        out[FIGURES + 24 + at] = 1.0 if at == n[other + FIRST] or at == n[other + SECOND] else 0.0
