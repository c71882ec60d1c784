"""Whom to give an effect (KB-050): oneself where one's own choice helps, else whoever suffers most from it."""

from collections.abc import Sequence

from hinterzimmer.bots.kablamo import moves
from hinterzimmer.bots.kablamo.outlook import Outlook
from hinterzimmer.bots.kablamo.values import KEPT, SPEED_LOAD, WET_POWDER
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.kablamo.acts import as_act
from hinterzimmer.games.kablamo.bullets import KABLAMO, KINDS, REVOLVER, TRIGGER_HAPPY


def whom(o: Outlook, kind: int, options: Sequence[Option]) -> Option:
    """The seat that is to carry out an effect of this kind."""
    return moves.to_whom(options, weighed(o, kind, [as_act(option).a for option in options]))


def weighed(o: Outlook, kind: int, seats: list[int]) -> list[float]:
    """For each of these seats the own share of the win if it carries out the effect; for others 0."""
    scores = [0.0] * o.s.seats
    now = o.value()
    for one in seats:
        if KINDS[kind].lies == REVOLVER:
            o.markers[one].append(kind)
            scores[one] = o.value()
            o.markers[one].pop()
        elif kind == TRIGGER_HAPPY:
            o.owed[one] += 1
            scores[one] = o.value()
            o.owed[one] -= 1
        elif kind == SPEED_LOAD:
            kept = o.risk[one]
            o.risk[one] = [0.3, 0.1, 0.02, 0.02, 0.02, 0.02]  # the last to fire is where a Kablamo goes
            scores[one] = o.value()
            o.risk[one] = kept
        elif kind == WET_POWDER:
            scores[one] = now + (wetness(o) if one == o.seat else 0.01 * len(o.s.hands[one]))
        else:
            scores[one] = now + (1.0 if one == o.seat else 0.0)
    return scores


def wetness(o: Outlook) -> float:
    """How much a seat would like other spares."""
    s = o.s
    total = 0.0
    for token in s.hands[o.seat]:
        kind = s.ammunition.kind_of[token]
        total += 0.06 if kind == KABLAMO else -0.01 * KEPT[kind]
    return total
