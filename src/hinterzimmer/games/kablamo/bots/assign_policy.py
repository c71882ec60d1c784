# mypyc: compile
"""The choice of a seat for an effect (KB-050): the own seat where its choice helps, else the one that suffers most."""

from collections.abc import Sequence
from typing import Final

from hinterzimmer.engine.steps import Option
from hinterzimmer.games.kablamo.bots import moves
from hinterzimmer.games.kablamo.bots.risk import Outlook
from hinterzimmer.games.kablamo.bots.values import KEPT, SPEED_LOAD, WET_POWDER
from hinterzimmer.games.kablamo.bullets import KABLAMO, KINDS, REVOLVER, TRIGGER_HAPPY
from hinterzimmer.games.kablamo.options import as_act

WEIGHED: Final = (TRIGGER_HAPPY, SPEED_LOAD, WET_POWDER)
"""Effects that are no markers on a revolver, but not always best kept for the own seat."""


def choose_seat(o: Outlook, kind: int, options: Sequence[Option]) -> Option:
    """Return the option with the seat that is to carry out an effect of this kind."""
    scores = [0.0] * o.s.seat_count
    if KINDS[kind].lies == REVOLVER or kind in WEIGHED:
        scores = suffering(o, kind, [as_act(option).a for option in options])
    else:
        scores[o.seat] = 1.0
    return moves.to_whom(options, scores)


def suffering(o: Outlook, kind: int, seats: list[int]) -> list[float]:
    """Return, for each of these seats, the own share of the win if it carries out the effect; for others 0."""
    scores = [0.0] * o.s.seat_count
    for one in seats:
        if KINDS[kind].lies == REVOLVER or kind == TRIGGER_HAPPY:
            scores[one] = o.marked(one, kind)
        elif kind == SPEED_LOAD:
            kept = o.risk[one]
            o.risk[one] = [0.3, 0.1, 0.02, 0.02, 0.02, 0.02]  # a Kablamo is loaded into the chamber that fires last
            scores[one] = o.value()
            o.risk[one] = kept
        else:
            scores[one] = 1.0 + (wetness(o) if one == o.seat else 0.01 * len(o.s.hands[one]))
    return scores


def wetness(o: Outlook) -> float:
    """Return how much a seat wants other spares."""
    s = o.s
    total = 0.0
    for token in s.hands[o.seat]:
        kind = s.ammunition.kind_of[token]
        total += 0.06 if kind == KABLAMO else -0.01 * KEPT[kind]
    return total
