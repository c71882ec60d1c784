"""The public side of the base game: what is public, what may be chosen, and what can result.

tools/noir_trainer/game.h has the same rules for learning. A test plays games of both beside the table.
"""

from collections.abc import Iterator
from typing import Final

from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.bots.action_index import (
    ANSWER,
    AUTO,
    EFFECT,
    END,
    LISTEN,
    MOVE,
    SHOOT,
    SPRING,
    START,
    TRAP,
)

CHOOSE_START: Final = 0
ACT: Final = 2
MOVE_ON: Final = 3
ANSWERING: Final = 4
FLEEING: Final = 5
GOING_OFF: Final = 6
"""A turn begins, and automatic traps go off."""
OVER: Final = 7

_VILLA: Final = GAME.edition().villa
_EFFECTS: Final = {"none": 0, "flood": 1, "trapdoor": 2, "jump": 3, "knife": 4, "echoes": 5, "auto": 6}
FLOOD: Final = 1
TRAPDOOR: Final = 2
JUMP: Final = 3
KNIFE: Final = 4
ECHOES: Final = 5
AUTOMATIC: Final = 6
WAYS: Final = tuple([sum([1 << to for to in _VILLA.ways[0][room]]) for room in range(8)])
"""For each room its neighbours, as bits. Ways are mutual, so these are also the rooms from which it can be named."""
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
TURNS_MAX: Final = 2 * _VILLA.turns
AUTOS_MAX: Final = 2
"""RN-023: the most traps at a time."""
ALL: Final = 255
"""Every room, as bits."""

Traps = tuple[int, int]
"""A seat's rooms with a trap, as bits: those that wait to be sprung, and those that are armed."""


class Public:
    """The public facts of the present moment, without the rooms."""

    def __init__(self) -> None:
        self.stage = CHOOSE_START
        self.mover = 0
        self.ap = 0
        self.acted = False
        self.echoed = 0
        """1: the Echoes were used this turn; 2: their answer is awaited."""
        self.turn = 0
        self.hits = [0, 0]
        self.wet = [False, False]
        self.wires = [0, 0]
        """The number of traps of each seat that wait to be sprung."""
        self.autos = [0, 0]
        """The number of armed traps of each seat."""

    def copy(self) -> "Public":
        """Return an independent copy."""
        again = Public()
        again.__dict__.update(self.__dict__)
        again.hits, again.wet = self.hits.copy(), self.wet.copy()
        again.wires, again.autos = self.wires.copy(), self.autos.copy()
        return again

    def asked(self) -> int:
        """Return the seat that has to choose (at the start both have to)."""
        return 1 - self.mover if self.stage in (ANSWERING, FLEEING) else self.mover

    def begin_turn(self, seat: int, turn: int) -> None:
        """Begin a turn. Automatic traps have not gone off yet."""
        self.mover, self.turn, self.ap = seat, turn, POINTS
        self.acted, self.echoed, self.wet[seat] = False, 0, False
        self.stage = GOING_OFF if self.autos[seat] else ACT

    def exits(self, room: int) -> int:
        """Return the rooms that can be reached from a room, as bits."""
        return WAYS[room] & ~(1 << CELLAR) if any(self.wet) else WAYS[room]

    def offered(self, traps: Traps, room: int) -> int:
        """Return the places offered to the asked seat with these secrets, as bits."""
        if self.stage == ACT:
            return self._acts(traps, room)
        if self.stage == ANSWERING:
            return WAYS[room] << ANSWER
        if self.stage == CHOOSE_START:
            return ALL << START
        return (WAYS[CELLAR] if self.stage == FLEEING else self.exits(room)) << MOVE

    def _acts(self, traps: Traps, room: int) -> int:
        mined, effect = traps[0] | traps[1], EFFECTS[room]
        full = mined.bit_count() == AUTOS_MAX
        places = 1 << END
        if self.ap >= 1:
            places |= self.exits(room) << MOVE | 1 << LISTEN | traps[0] << SPRING
            if not full and not mined >> room & 1:
                places |= 1 << TRAP
        if self.ap >= 2:
            places |= TARGETS[room] << SHOOT
        if not effect or self.ap < COSTS[room]:
            return places
        if effect == AUTOMATIC:
            return places if full else places | (ALL & ~(mined | 1 << room)) << AUTO
        if (effect == KNIFE and self.acted) or (effect == ECHOES and self.echoed):
            return places
        return places | 1 << EFFECT


def leads(place: int, traps: Traps, room: int) -> tuple[Traps, int]:
    """Return the own traps and room after a choice."""
    wires, autos = traps
    if MOVE <= place < SHOOT:
        return traps, place - MOVE
    if place == TRAP:
        return (wires | 1 << room, autos), room
    if SPRING <= place < LISTEN:
        return (wires & ~(1 << (place - SPRING)), autos), room
    if place == EFFECT:
        return traps, LANDING if EFFECTS[room] == JUMP else room
    if AUTO <= place < ANSWER:
        return (wires, autos | 1 << (place - AUTO)), room
    if place >= START:
        return traps, place - START
    return traps, room


class Outcome:
    """One public result of a choice."""

    def __init__(self, now: Public, places: range, rooms: int = ALL, others: int = ALL, falls: int = -1) -> None:
        self.now = now
        self.places = places
        """The choices that can have led to it."""
        self.rooms = rooms
        """The rooms where the choosing seat can have been, as bits."""
        self.others = others
        """The rooms where the other seat can have been, as bits."""
        self.falls = falls
        """The room the other seat is in afterwards; -1 if it is the same."""


def only(place: int) -> range:
    """Return a range with only this place."""
    return range(place, place + 1)


def strikes(now: Public, place: int, rooms: int, target: int) -> Iterator[Outcome]:
    """Yield the results of a strike at a room: a miss, then a hit."""
    yield Outcome(now, only(place), rooms, ALL & ~(1 << target))
    hit = now.copy()
    hit.hits[1 - hit.mover] += 1
    if hit.hits[1 - hit.mover] >= LETHAL:
        hit.stage = OVER
    yield Outcome(hit, only(place), rooms, 1 << target)


def outcomes(u: Public, place: int, room: int) -> Iterator[Outcome]:
    """Yield all results of a choice made in this room."""
    now = u.copy()
    mover = u.mover
    if u.stage in (MOVE_ON, FLEEING):
        now.stage = ACT
        yield Outcome(now, range(MOVE, SHOOT))
    elif u.stage == ANSWERING:
        now.stage, now.echoed = ACT, min(1, u.echoed)
        yield Outcome(now, only(place))
    elif place == END:
        now.begin_turn(1 - mover, u.turn + 1)
        if u.turn >= TURNS_MAX:
            now.stage = OVER
        yield Outcome(now, only(END))
    elif place == EFFECT:
        yield from _effect(u, room)
    else:
        now.acted = True
        now.ap -= 2 if SHOOT <= place < TRAP else COSTS[room] if place >= AUTO else 1
        if place < SHOOT:
            yield Outcome(now, range(MOVE, SHOOT))
        elif place < TRAP:
            now.stage = MOVE_ON
            yield from strikes(now, place, 1 << room, place - SHOOT)
        elif place == TRAP:
            now.wires[mover] += 1
            yield Outcome(now, only(TRAP))
        elif place < LISTEN:
            now.wires[mover] -= 1
            yield from strikes(now, place, ALL, place - SPRING)
        elif place == LISTEN:
            now.stage = ANSWERING
            yield Outcome(now, only(LISTEN))
        else:
            now.autos[mover] += 1
            yield Outcome(now, range(AUTO, ANSWER), 1 << room)


def _effect(u: Public, room: int) -> Iterator[Outcome]:
    now = u.copy()
    here, at, effect = 1 << room, only(EFFECT), EFFECTS[room]
    now.acted = True
    now.ap -= COSTS[room]
    if effect == KNIFE:
        now.ap = MORE_POINTS - COSTS[room]
        yield Outcome(now, at, here)
    elif effect == JUMP:
        yield Outcome(now, at, here)
    elif effect == ECHOES:
        now.echoed = 1
        for upstairs in range(8):
            if UPPER >> upstairs & 1:
                yield Outcome(now, at, here, 1 << upstairs)
        down = now.copy()
        down.echoed, down.stage = 2, ANSWERING
        yield Outcome(down, at, here, ALL & ~UPPER)
    elif effect == FLOOD:
        now.wet[u.mover] = True
        for one in strikes(now, EFFECT, here, CELLAR):
            if one.now is not now and one.now.stage != OVER:
                one.now.stage = FLEEING
            yield one
    else:
        yield Outcome(now, at, here, ALL & ~(1 << HATCH))
        fell = now.copy()
        if any(u.wet):
            fell.hits[1 - u.mover] += 1
            fell.stage = OVER if fell.hits[1 - u.mover] >= LETHAL else FLEEING
        yield Outcome(fell, at, here, 1 << HATCH, CELLAR)
