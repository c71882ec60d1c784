# mypyc: compile
"""Misfire, Backfire and Ricochet: the cost of an opponent's bullet, and the gain from a stolen or copied one."""

from collections.abc import Sequence
from typing import Final

from hinterzimmer.engine.steps import Option
from hinterzimmer.games.kablamo.bots.values import (
    AGREEMENT,
    DOUBLE_CROSS,
    GREASED,
    LIGHTS_OUT,
    SLEIGHT,
    SPEED_LOAD,
    STOCKPILING,
    TRIPLE,
)
from hinterzimmer.games.kablamo.bullets import (
    BACKFIRE,
    COWARDICE,
    CYLINDER,
    HAMMER,
    HONOR,
    KINDS,
    MISFIRE,
    MOMENT,
    QUEENSBURY,
    RATCHET,
    TRIGGER,
    TRIGGER_HAPPY,
)
from hinterzimmer.games.kablamo.options import PASS, as_act
from hinterzimmer.games.kablamo.position import Position

STING: Final = {
    DOUBLE_CROSS: 0.10,
    TRIPLE: 0.10,
    GREASED: 0.05,
    SLEIGHT: 0.05,
    AGREEMENT: 0.03,
    HONOR: 0.08,
    TRIGGER: 0.07,
    RATCHET: 0.03,
    CYLINDER: 0.05,
    HAMMER: 0.04,
    SPEED_LOAD: 0.02,
    STOCKPILING: 0.03,
    LIGHTS_OUT: 0.15,
    COWARDICE: 0.14,
    QUEENSBURY: 0.14,
    MOMENT: 0.08,
    TRIGGER_HAPPY: 0.12,
}
"""The value of an effect for its controller, as a share of the win."""
KEPT_ANSWER: Final = 0.075


def answer(s: Position, seat: int, options: Sequence[Option]) -> Option:
    """Return the best answer that is worth a bullet, or PASS. For any window but the first of a round."""
    best: Option = PASS
    most = KEPT_ANSWER
    for option in options:
        if option.kind == "play" and as_act(option).b >= 0:
            kind = s.ammunition.kind_of[s.ammunition.token_of[as_act(option).a]]
            worth = use(s, seat, kind, s.ammunition.token_of[as_act(option).b])
            if worth > most:
                best, most = option, worth
    return best


def use(s: Position, seat: int, kind: int, target: int) -> float:
    """Return the gain, as a share of the win, from an answer of this kind against a bullet."""
    controller = s.controller(target)
    for token, by, _, _ in s.stack:
        if token == target:
            controller = by
    hit = s.ammunition.kind_of[target]
    sting = STING.get(hit, 0.01)
    mine = controller == seat
    if kind == MISFIRE:
        return -sting if mine else sting / max(1, len(s.living()) - 2) ** 0.5
    if kind == BACKFIRE:
        return -0.05 if mine or not KINDS[hit].assigned else sting * 1.1
    return sting * 0.9


def aim(s: Position, seat: int, kind: int, options: Sequence[Option]) -> Option:
    """KB-073: return the best target of a fired or taken answer; an own bullet is rather let go than harmed."""
    best, most = options[0], -1.0
    for option in options:
        worth = 0.0 if option.kind == "let go" else use(s, seat, kind, s.ammunition.token_of[as_act(option).a])
        if worth > most:
            best, most = option, worth
    return best
