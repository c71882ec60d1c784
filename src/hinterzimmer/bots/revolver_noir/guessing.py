"""What everybody can guess of a side from what it does, knowing how level 5 would have done it from every room.

Functions over rows of numbers alone, like the sketch.
"""

import math
from collections.abc import Sequence
from typing import Final

from hinterzimmer.bots.revolver_noir import sketch
from hinterzimmer.bots.revolver_noir.codes import (
    ANSWER,
    AUTO,
    END,
    LISTEN,
    SHOOT,
    SPRING,
    TRAP,
)
from hinterzimmer.bots.revolver_noir.net import learnt
from hinterzimmer.bots.revolver_noir.sight import (
    AT_ANSWER,
    AT_AUTO,
    AT_EFFECT,
    AT_END,
    AT_LISTEN,
    AT_MOVE,
    AT_SHOOT,
    AT_SPRING,
    AT_START,
    AT_TRAP,
    FIGURES,
    PLACES,
    look,
    supposed,
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
    FLEEING,
    GUESS,
    KNIFE,
    LAYING,
    MOVE_ON,
    SNARES,
    STAGE,
    TARGETS,
    TRAPS,
    WAYS,
    Parts,
    Whole,
)

LEAST: Final = 1e-7
"""What is less likely is left out."""
DOUBT: Final = 0.15
"""How often somebody is taken to do just anything: nobody's habits are certain."""


def could(n: Whole, p: Parts, seat: int, room: int, weights: Parts) -> None:
    """How likely each place is offered to a player who is asked, were it in this room."""
    for at in range(PLACES):
        weights[at] = 0.0
    stage = n[STAGE]
    if stage == ACT:
        could_act(n, p, seat, room, weights)
    elif stage == MOVE_ON or stage == FLEEING:
        could_go(weights, WAYS[CELLAR if stage == FLEEING else room], stage == MOVE_ON and sketch.wet(n))
    elif stage == ANSWERING:
        for to in range(8):
            if WAYS[room] >> to & 1:
                weights[AT_ANSWER + to] = 1.0
    else:
        for to in range(8):
            weights[AT_START + to] = 1.0


def could_go(weights: Parts, ways: int, flood: bool) -> None:
    """Where one could go."""
    for to in range(8):
        if ways >> to & 1 and not (flood and to == CELLAR):
            weights[AT_MOVE + to] = 1.0


def could_act(n: Whole, p: Parts, seat: int, room: int, weights: Parts) -> None:
    """What the mover could do."""
    me = sketch.side_of(seat)
    snares = SNARES + 8 * seat
    ap = n[AP]
    weights[AT_END] = 1.0
    if ap >= 1:
        could_go(weights, WAYS[room], sketch.wet(n))
        weights[AT_LISTEN] = 1.0
        weights[AT_TRAP] = 1.0 - 0.99 * p[snares + room]
        if n[me + TRAPS] > n[me + ARMED]:
            for at in range(8):
                weights[AT_SPRING + at] = p[snares + at]
    if ap >= 2:
        for at in range(8):
            if TARGETS[room] >> at & 1:
                weights[AT_SHOOT + at] = 1.0
    effect = EFFECTS[room]
    if effect == 0 or ap < COSTS[room]:
        return
    if effect == AUTOMATIC:
        for at in range(8):
            if at != room:
                weights[AT_AUTO + at] = 1.0 - 0.99 * p[snares + at]
    elif not (effect == KNIFE and n[ACTS] > 0) and not (effect == ECHOES and n[ECHOED] > 0):
        weights[AT_EFFECT] = 1.0


def mix_in(answers: Sequence[float], first: int, weights: Parts) -> None:
    """From what the net says of one room, and what is offered there, the share of each place, into `weights`."""
    most = -1e9
    many = 0
    for at in range(PLACES):
        if weights[at] > 0.0:
            many += 1
            if answers[first + at] > most:
                most = answers[first + at]
    total = 0.0
    for at in range(PLACES):
        if weights[at] > 0.0:
            weights[at] *= math.exp(answers[first + at] - most)
            total += weights[at]
    for at in range(PLACES):
        if weights[at] > 0.0:
            weights[at] = (1.0 - DOUBT) * weights[at] / total + DOUBT / many


def watch(n: Whole, p: Parts, seat: int, answers: Sequence[float], code: int, weights: Parts) -> None:
    """Somebody is about to do this: what of it shows tells where they are. `answers` is for all rooms, one by one."""
    first = GUESS + 8 * seat
    stage = n[STAGE]
    if stage == ACT and SHOOT <= code < TRAP:
        return
    if stage == ACT and code > LISTEN:
        if code >= AUTO:
            could(n, p, seat, CELLAR, weights)
            mix_in(answers, CELLAR * PLACES, weights)
            total = 0.0
            for at in range(8):
                total += weights[AT_AUTO + at]
            for at in range(8):
                p[LAYING + at] = weights[AT_AUTO + at] / total
        return
    if stage != ACT and stage != MOVE_ON and stage != FLEEING and stage != ANSWERING:
        could(n, p, seat, 0, weights)
        mix_in(answers, 0, weights)
        for at in range(8):
            p[first + at] = weights[AT_START + at]
        return
    moves = stage == MOVE_ON or stage == FLEEING or (stage == ACT and code < SHOOT and code != END)
    place = AT_END
    if stage == ANSWERING:
        place = AT_ANSWER + code - ANSWER
    elif code == LISTEN:
        place = AT_LISTEN
    elif code >= SPRING:
        place = AT_SPRING + code - SPRING
    elif code != END:
        place = AT_TRAP
    for to in range(8):
        p[LAYING + to] = 0.0
    for room in range(8):
        odds = p[first + room]
        if odds <= LEAST:
            continue
        could(n, p, seat, room, weights)
        mix_in(answers, room * PLACES, weights)
        if moves:
            for to in range(8):
                p[LAYING + to] += odds * weights[AT_MOVE + to]
        else:
            p[LAYING + room] = odds * weights[place]
    total = 0.0
    for at in range(8):
        total += p[LAYING + at]
    if total > 1e-12:
        for at in range(8):
            p[LAYING + at] = p[first + at] = p[LAYING + at] / total


def guess(n: Whole, p: Parts, seat: int, code: int) -> None:
    """The same for a game at a table: level 5's own net says what it would have done from every room."""
    figures = [0.0] * FIGURES
    look(n, p, seat, figures)
    supposed(n, p, seat, figures)
    answers = [0.0] * (8 * PLACES)
    weights = [0.0] * PLACES
    wanted = []
    for room in range(8):
        if n[STAGE] == CHOOSE_START or (code >= AUTO and n[STAGE] == ACT) or p[GUESS + 8 * seat + room] > LEAST:
            could(n, p, seat, room, weights)
            wanted += [room * PLACES + at for at in range(PLACES) if weights[at] > 0.0]
    for at, answer in zip(wanted, learnt()["player"].answer(figures, wanted), strict=True):
        answers[at] = answer
    watch(n, p, seat, answers, code, weights)
