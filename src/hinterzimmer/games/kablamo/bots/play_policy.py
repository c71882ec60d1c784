# mypyc: compile
"""When to play a high-velocity bullet from the hand: before the shot, if it is worth more now than kept."""

from collections.abc import Sequence

from hinterzimmer.engine.steps import Option
from hinterzimmer.games.kablamo.bots import moves
from hinterzimmer.games.kablamo.bots.assign_policy import suffering
from hinterzimmer.games.kablamo.bots.risk import UNSEEN, Outlook
from hinterzimmer.games.kablamo.bots.values import ETIQUETTE, KEPT, LIGHTS_OUT, OVERHAUL
from hinterzimmer.games.kablamo.bullets import (
    BOLSHEVIK,
    COWARDICE,
    JACKET,
    KABLAMO,
    MALFUNCTIONS,
    MOMENT,
    QUEENSBURY,
    TRIGGER_HAPPY,
)
from hinterzimmer.games.kablamo.options import PAIR, PASS, TURN, as_act
from hinterzimmer.games.kablamo.position import SAFE


def spend(o: Outlook, options: Sequence[Option]) -> Option:
    """Return the bullet whose gain most exceeds its value in the hand, or PASS. For window A."""
    best: Option = PASS
    most = 0.0
    for option in options:
        if option.kind == "play":
            kind = o.s.ammunition.kind_of[o.s.ammunition.token_of[as_act(option).a]]
            surplus = gain(o, kind) - 0.012 * KEPT[kind]
            if surplus > most:
                best, most = option, surplus
    return best


def gain(o: Outlook, kind: int) -> float:
    """Return how much the seat's share of the win grows if it plays this kind now."""
    now = o.value()
    living = o.s.living()
    if kind == QUEENSBURY:
        return with_rule(o, o.queensbury, o.next_round) - now
    if kind == BOLSHEVIK:
        return with_rule(o, o.bolshevik, o.s.round + 1) - now
    if kind == JACKET:
        return with_rule(o, o.jacket, o.next_round) - now
    if kind == COWARDICE or kind == TRIGGER_HAPPY:
        scores = suffering(o, kind, living)
        return max([scores[one] for one in living]) - now
    if kind == LIGHTS_OUT:
        return swapped(o, [PAIR[a][b] for a in living for b in living if a < b]) - now
    if kind == MOMENT:
        return moment(o) - now
    if kind == OVERHAUL:
        return overhauled(o) - now
    if kind == ETIQUETTE:
        own = len([at for at in range(6) if o.kinds[o.seat][at] == UNSEEN])
        return 0.01 * own + 0.01
    return 0.0


def with_rule(o: Outlook, rounds: list[int], number: int) -> float:
    """Return the own share if a rule held in round `number` too."""
    rounds.append(number)
    value = o.value()
    rounds.pop()
    return value


def swapped(o: Outlook, options: Sequence[Option]) -> float:
    """KB-106: return the share after the best swap of revolvers, the new one in its best turn, the other as it is."""
    act = as_act(moves.swap_revolvers(o, options)[0])
    if o.seat not in (act.a, act.b):
        return o.value()
    other = act.b if act.a == o.seat else act.a
    by = as_act(moves.turn(o, other, TURN[:6])).a
    risk, coming = o.risk.copy(), o.coming.copy()
    o.risk[other] = risk[o.seat]
    o.risk[o.seat] = [risk[other][(at - by) % 6] for at in range(6)]
    o.coming[o.seat], o.coming[other] = coming[other], coming[o.seat]
    value = o.value()
    o.risk, o.coming = risk, coming
    return value


def moment(o: Outlook) -> float:
    """KB-109: return the share with a harmless spare in the safe chamber; others do the same if they have a spare."""
    s = o.s
    risks = [[*row] for row in o.risk]
    harmless = [token for token in s.hands[o.seat] if s.ammunition.kind_of[token] not in (KABLAMO, MOMENT)]
    if harmless:
        o.risk[o.seat][SAFE] = 0.0
    elif len(s.hands[o.seat]) > 1:
        o.risk[o.seat][SAFE] = 1.0
    for one in s.living():
        if one != o.seat and s.hands[one]:
            o.risk[one][SAFE] *= 0.3
    value = o.value()
    o.risk = risks
    return value


def overhauled(o: Outlook) -> float:
    """KB-110: return the share without malfunctions."""
    markers, coming = o.markers, o.coming
    o.markers = [[kind for kind in row if kind not in MALFUNCTIONS] for row in markers]
    o.coming = [o.shots(one) for one in range(o.s.seat_count)]
    value = o.value()
    o.markers, o.coming = markers, coming
    return value
