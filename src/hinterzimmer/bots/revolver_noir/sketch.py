"""The base game as two rows of numbers: the same rules as the table's, checked against them, fast enough to learn from.

`n` holds whole numbers (whose turn, rooms, traps, hits), `p` what everybody can know of each side by what was said.
`ODDS` assume no habits: moves spread them evenly over the ways out, answers, misses and reveals narrow them. `GUESS` is
what follows if that side does as level 5 would (guessing.py), `TRUST` how much better it has been than the odds, and
`SNARES` how likely a trap lies in each room. The functions use nothing but numbers in rows, so that benchmarks/noir can
hand them to a compiler.
"""

import math
from collections.abc import MutableSequence
from typing import Final

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
from hinterzimmer.games.revolver_noir import GAME

Whole = MutableSequence[int]
Parts = MutableSequence[float]

CHOOSE_START: Final = 0
ACT: Final = 1
MOVE_ON: Final = 2
ANSWERING: Final = 3
FLEEING: Final = 4
OVER: Final = 5

PLAYER: Final = 0
STAGE: Final = 1
AP: Final = 2
ACTS: Final = 3
ECHOED: Final = 4
TURNS: Final = 5
WINNER: Final = 6
SIDES: Final = 7
"""From here on the numbers of the first side, then those of the second."""
ROOM: Final = 0
WIRES: Final = 1
"""The rooms with a trap that waits to be sprung, as bits."""
FIRST: Final = 2
SECOND: Final = 3
"""Armed automatic traps in the order set, -1 for none."""
TRAPS: Final = 4
ARMED: Final = 5
"""Automatic traps that were announced this turn: by what is public, so many are armed."""
HITS: Final = 6
WET: Final = 7
MOVES: Final = 8
"""Moves in the side's present or last turn."""
LISTENED: Final = 9
LAID: Final = 10
"""Traps laid in that turn, of both kinds."""
WIDTH: Final = 11
WHOLE: Final = SIDES + 2 * WIDTH

ODDS: Final = 0
SNARES: Final = 16
GUESS: Final = 32
LAYING: Final = 48
"""Where the trap that is being laid may be, eight figures that add up to one."""
TRUST: Final = 56
"""For each side how much better than the even odds the guess has been, when it came out where that side was."""
PARTS: Final = 58

_VILLA: Final = GAME.edition().villa
_EFFECTS: Final = {"none": 0, "flood": 1, "trapdoor": 2, "jump": 3, "knife": 4, "echoes": 5, "auto": 6}
FLOOD: Final = 1
TRAPDOOR: Final = 2
JUMP: Final = 3
KNIFE: Final = 4
ECHOES: Final = 5
AUTOMATIC: Final = 6
WAYS: Final = tuple([sum([1 << to for to in _VILLA.ways[0][room]]) for room in range(8)])
"""For each room those next to it, as bits. Ways are mutual, so these are also the rooms from which it can be named."""
DOORS: Final = tuple([len(_VILLA.ways[0][room]) for room in range(8)])
TARGETS: Final = tuple([sum([1 << to for to in _VILLA.targets[0][room]]) for room in range(8)])
EFFECTS: Final = tuple([_EFFECTS[_VILLA.effect[room]] for room in range(8)])
COSTS: Final = tuple([_VILLA.cost[room] for room in range(8)])
UPPER: Final = _VILLA.upper
CELLAR: Final = _VILLA.flooded
LANDING: Final = _VILLA.places.jump
HATCH: Final = _VILLA.places.trapdoor
POINTS: Final = _VILLA.costs.points
MORE_POINTS: Final = _VILLA.costs.knife
LETHAL: Final = _VILLA.hits
LONGEST: Final = 2 * _VILLA.turns
LIMIT: Final = 2
"""RN-023: so many traps at a time."""


def side_of(player: int) -> int:
    """Where a player's whole numbers begin."""
    return SIDES + WIDTH * player


# What can be known of a side.


def doubt(p: Parts, player: int, guessed: float, even: float) -> None:
    """Something of a side came out that was guessed to be so likely, and by the even odds so likely."""
    trust = 0.85 * p[TRUST + player] + math.log((guessed + 0.02) / (even + 0.02))
    p[TRUST + player] = min(3.0, max(-3.0, trust))


def is_in(p: Parts, player: int, room: int) -> None:
    """It has become known where a side is."""
    doubt(p, player, p[GUESS + 8 * player + room], p[ODDS + 8 * player + room])
    for at in range(8):
        p[ODDS + 8 * player + at] = p[GUESS + 8 * player + at] = 0.0
    p[ODDS + 8 * player + room] = p[GUESS + 8 * player + room] = 1.0


def even_out(p: Parts, first: int, whole: float) -> None:
    """Eight figures add up to this again; where nothing is left, all are alike."""
    total = 0.0
    for at in range(8):
        total += p[first + at]
    for at in range(8):
        p[first + at] = p[first + at] * whole / total if total > 1e-9 else whole / 8.0


def settle(p: Parts, player: int) -> None:
    """What is guessed adds up to one again; where nothing is left of it, it is what is possible."""
    first = GUESS + 8 * player
    total = 0.0
    for at in range(8):
        total += p[first + at]
    for at in range(8):
        p[first + at] = p[first + at] / total if total > 1e-9 else p[ODDS + 8 * player + at]


def found(p: Parts, player: int, room: int, there: bool) -> None:
    """It has become known that a side is in a room, or is not."""
    if there:
        is_in(p, player, room)
    else:
        doubt(p, player, 1.0 - p[GUESS + 8 * player + room], 1.0 - p[ODDS + 8 * player + room])
        p[ODDS + 8 * player + room] = p[GUESS + 8 * player + room] = 0.0
        even_out(p, ODDS + 8 * player, 1.0)
        settle(p, player)


def went(p: Parts, player: int, flood: bool) -> None:
    """A side has moved, nobody saw where to."""
    first = ODDS + 8 * player
    b0, b1, b2, b3 = p[first], p[first + 1], p[first + 2], p[first + 3]
    b4, b5, b6, b7 = p[first + 4], p[first + 5], p[first + 6], p[first + 7]
    before = (b0, b1, b2, b3, b4, b5, b6, b7)
    for to in range(8):
        part = 0.0
        for at in range(8):
            if WAYS[at] >> to & 1:
                part += before[at] / DOORS[at]
        p[first + to] = part
    if flood:
        p[first + CELLAR] = 0.0
    even_out(p, first, 1.0)


def said(p: Parts, player: int, room: int, downstairs: bool) -> None:
    """A side has named a room in answer; downstairs, if upstairs it would have named its own."""
    first = ODDS + 8 * player
    for at in range(8):
        if not WAYS[room] >> at & 1 or (downstairs and UPPER >> at & 1):
            p[first + at] = 0.0
        else:
            p[first + at] /= DOORS[at]
    even_out(p, first, 1.0)


def is_down(p: Parts, player: int) -> None:
    """It has become known that a side is not upstairs."""
    for at in range(8):
        if UPPER >> at & 1:
            p[GUESS + 8 * player + at] = 0.0
    settle(p, player)


def laid(n: Whole, p: Parts, player: int, away: bool) -> None:
    """A side has laid a trap; perhaps another was taken away."""
    me = side_of(player)
    first = SNARES + 8 * player
    n[me + LAID] += 1
    if away:
        even_out(p, first, LIMIT - 1.0)
    for at in range(8):
        p[first + at] = min(1.0, p[first + at] + p[LAYING + at])


def went_off(p: Parts, player: int, room: int, left: int) -> None:
    """A trap of a side is gone, its room was named; so many are left."""
    p[SNARES + 8 * player + room] = 0.0
    even_out(p, SNARES + 8 * player, left)


# The game.


def begin(n: Whole, p: Parts, player: int) -> None:
    """A new game; this player will have the first turn and chooses the starting room first."""
    for at in range(WHOLE):
        n[at] = 0
    n[PLAYER] = player
    n[WINNER] = -1
    for one in range(2):
        me = side_of(one)
        n[me + ROOM] = n[me + FIRST] = n[me + SECOND] = -1
    for at in range(8):
        p[ODDS + at] = p[ODDS + 8 + at] = p[GUESS + at] = p[GUESS + 8 + at] = 0.125
        p[SNARES + at] = p[SNARES + 8 + at] = 0.0
    p[TRUST] = p[TRUST + 1] = 1.0


def asked(n: Whole) -> int:
    """The player who has to choose."""
    player = n[PLAYER]
    stage = n[STAGE]
    if stage == ANSWERING or stage == FLEEING or (stage == CHOOSE_START and n[side_of(player) + ROOM] >= 0):
        return 1 - player
    return player


def wet(n: Whole) -> bool:
    """Whether anybody's flood stands."""
    return n[SIDES + WET] + n[SIDES + WIDTH + WET] > 0


def mined(n: Whole, player: int) -> int:
    """The rooms with a trap of a side, of either kind, as bits."""
    me = side_of(player)
    mask = n[me + WIRES]
    if n[me + FIRST] >= 0:
        mask |= 1 << n[me + FIRST]
    if n[me + SECOND] >= 0:
        mask |= 1 << n[me + SECOND]
    return mask


def disarm(n: Whole, player: int, away: int) -> None:
    """A trap is taken away."""
    me = side_of(player)
    n[me + WIRES] &= ~(1 << away)
    if n[me + FIRST] == away:
        n[me + FIRST] = n[me + SECOND]
        n[me + SECOND] = -1
    elif n[me + SECOND] == away:
        n[me + SECOND] = -1


def strike(n: Whole, p: Parts, room: int) -> bool:
    """Whoever of the other side is in this room takes a hit; either way that is known now."""
    player = n[PLAYER]
    other = side_of(1 - player)
    there = n[other + ROOM] == room
    found(p, 1 - player, room, there)
    if there:
        wound(n)
    return there


def wound(n: Whole) -> None:
    """The other side takes a hit."""
    other = side_of(1 - n[PLAYER])
    n[other + HITS] += 1
    if n[other + HITS] >= LETHAL:
        n[WINNER] = n[PLAYER]
        n[STAGE] = OVER


def begin_turn(n: Whole, p: Parts) -> None:
    """The other one's turn begins."""
    player = 1 - n[PLAYER]
    me = side_of(player)
    n[PLAYER] = player
    n[TURNS] += 1
    n[AP] = POINTS
    n[STAGE] = ACT
    n[ACTS] = n[ECHOED] = 0
    n[me + WET] = n[me + ARMED] = n[me + MOVES] = n[me + LISTENED] = n[me + LAID] = 0
    while n[me + FIRST] >= 0 and n[STAGE] != OVER:
        room = n[me + FIRST]
        n[me + FIRST] = n[me + SECOND]
        n[me + SECOND] = -1
        n[me + TRAPS] -= 1
        went_off(p, player, room, n[me + TRAPS])
        strike(n, p, room)


def play(n: Whole, p: Parts, code: int) -> None:
    """The player asked chooses this."""
    player = n[PLAYER]
    me, other = side_of(player), side_of(1 - player)
    stage = n[STAGE]
    if stage == ACT:
        act(n, p, code)
    elif stage == MOVE_ON:
        went(p, player, wet(n))
        n[me + ROOM] = code - MOVE
        n[STAGE] = ACT
    elif stage == ANSWERING:
        said(p, 1 - player, code - ANSWER, n[ECHOED] == 2)
        if n[ECHOED] == 2:
            n[ECHOED] = 1
        n[STAGE] = ACT
    elif stage == FLEEING:
        went(p, 1 - player, True)
        n[other + ROOM] = code - FLEE
        n[STAGE] = ACT
    elif n[me + ROOM] < 0:
        n[me + ROOM] = code - START
    else:
        n[other + ROOM] = code - START
        n[PLAYER] = 1 - player
        begin_turn(n, p)


def act(n: Whole, p: Parts, code: int) -> None:
    """The mover does something."""
    player = n[PLAYER]
    me = side_of(player)
    if code == END:
        if n[TURNS] >= LONGEST:
            n[STAGE] = OVER
        else:
            begin_turn(n, p)
        return
    n[ACTS] += 1
    if code < SHOOT:
        went(p, player, wet(n))
        n[AP] -= 1
        n[me + MOVES] += 1
        n[me + ROOM] = code - MOVE
    elif code < TRAP:
        n[AP] -= 2
        is_in(p, player, n[me + ROOM])
        strike(n, p, code - SHOOT)
        if n[STAGE] != OVER:
            n[STAGE] = MOVE_ON
    elif code < SPRING:
        n[AP] -= 1
        laid(n, p, player, code >= TRAP_AWAY)
        if code >= TRAP_AWAY:
            disarm(n, player, code - TRAP_AWAY)
        else:
            n[me + TRAPS] += 1
        n[me + WIRES] |= 1 << n[me + ROOM]
    elif code < LISTEN:
        n[AP] -= 1
        n[me + WIRES] &= ~(1 << (code - SPRING))
        n[me + TRAPS] -= 1
        went_off(p, player, code - SPRING, n[me + TRAPS])
        strike(n, p, code - SPRING)
    elif code == LISTEN:
        n[AP] -= 1
        n[me + LISTENED] += 1
        n[STAGE] = ANSWERING
    elif code == EFFECT:
        use(n, p)
    else:
        arm(n, p, code)


def arm(n: Whole, p: Parts, code: int) -> None:
    """An automatic trap is set."""
    player = n[PLAYER]
    me = side_of(player)
    n[AP] -= COSTS[n[me + ROOM]]
    is_in(p, player, n[me + ROOM])
    laid(n, p, player, code >= AUTO_AWAY)
    target = code - AUTO
    if code >= AUTO_AWAY:
        target = (code - AUTO_AWAY) >> 3
        disarm(n, player, (code - AUTO_AWAY) & 7)
    else:
        n[me + TRAPS] += 1
    n[me + ARMED] = min(LIMIT, n[me + ARMED] + 1)
    if n[me + FIRST] < 0:
        n[me + FIRST] = target
    else:
        n[me + SECOND] = target


def use(n: Whole, p: Parts) -> None:
    """The effect of the mover's room."""
    player = n[PLAYER]
    me, other = side_of(player), side_of(1 - player)
    room = n[me + ROOM]
    effect = EFFECTS[room]
    is_in(p, player, room)
    n[AP] -= COSTS[room]
    if effect == KNIFE:
        n[AP] = MORE_POINTS - COSTS[room]
    elif effect == ECHOES:
        if UPPER >> n[other + ROOM] & 1:
            is_in(p, 1 - player, n[other + ROOM])
            n[ECHOED] = 1
        else:
            n[ECHOED] = 2
            n[STAGE] = ANSWERING
            is_down(p, 1 - player)
    elif effect == JUMP:
        n[me + ROOM] = LANDING
        is_in(p, player, LANDING)
    elif effect == FLOOD:
        n[me + WET] = 1
        if strike(n, p, CELLAR) and n[STAGE] != OVER:
            n[STAGE] = FLEEING
    else:
        fell = n[other + ROOM] == HATCH
        found(p, 1 - player, HATCH, fell)
        if fell:
            n[other + ROOM] = CELLAR
            is_in(p, 1 - player, CELLAR)
            if wet(n):
                wound(n)
                if n[STAGE] != OVER:
                    n[STAGE] = FLEEING
