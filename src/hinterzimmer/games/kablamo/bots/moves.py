# mypyc: compile
"""Choices of places for bullets: loading, swapping, turning and looking, judged from a seat's outlook."""

from collections.abc import Sequence
from typing import Final

from hinterzimmer.engine.steps import Option
from hinterzimmer.games.kablamo.abilities import free
from hinterzimmer.games.kablamo.bots.risk import UNSEEN, Coming, Outlook
from hinterzimmer.games.kablamo.bots.values import FIRED, KEPT
from hinterzimmer.games.kablamo.bullets import KABLAMO
from hinterzimmer.games.kablamo.options import Act, as_act
from hinterzimmer.games.kablamo.position import EMPTY, Position

FROM_OTHERS: Final = 0.5
"""The assumed probability that a bullet from another seat's hand or choice is a Kablamo."""


def leverage(o: Outlook) -> list[float]:
    """Return how much a danger in each revolver helps the seat; -1 for its own."""
    shares = o.shares()
    own = 1.0 - shares[o.seat]
    found = [share / own if own > 0.01 else 1.0 for share in shares]
    found[o.seat] = -1.0
    return found


def cross(o: Outlook, mine: int) -> tuple[int, int, int, float]:
    """Return the best swap of an own bullet with another seat's: own chamber, seat, its chamber, and gain.

    Only chamber `mine` is considered, or all own chambers if it is negative.
    """
    s = o.s
    best = (-1, -1, -1, -100.0)
    pull = leverage(o)
    own = free(s, o.seat, o.seat) if mine < 0 else [mine]
    for other in s.living():
        if other == o.seat:
            continue
        for there in free(s, other, o.seat):
            for here in own:
                more = o.risk[o.seat][here] - o.risk[other][there]
                gain = more * (o.weigh[o.seat][here] + pull[other] * o.weigh[other][there])
                if gain > best[3]:
                    best = (here, other, there, gain)
    return best


def triple(o: Outlook, chosen: tuple[tuple[int, int], ...], options: Sequence[Option]) -> Option:
    """KB-132: send the worst own bullet to another revolver and get a harmless one; else exchange for most effect."""
    pull = leverage(o)
    best = options[0]
    most = -100.0
    for option in options:
        act = as_act(option)
        risk, weigh = o.risk[act.a][act.b], o.weigh[act.a][act.b]
        if not chosen:  # goes somewhere else
            gain = -pull[act.a] * risk * weigh
        elif len(chosen) == 1:  # receives the first one's bullet
            gain = pull[act.a] * weigh * (o.risk[chosen[0][0]][chosen[0][1]] - risk)
            if act.a == chosen[0][0]:
                gain -= 0.5
        else:  # receives the second one's, gives the first one's place what it holds
            first, second = chosen[0], chosen[1]
            gain = pull[act.a] * weigh * (o.risk[second[0]][second[1]] - risk)
            gain += pull[first[0]] * o.weigh[first[0]][first[1]] * risk
        if gain > most:
            best, most = option, gain
    return best


def give(o: Outlook, options: Sequence[Option]) -> Option:
    """Return the option with the own bullet that is best exchanged for an unknown one."""
    best, most = options[0], -100.0
    for option in options:
        at = as_act(option).b
        gain = (o.risk[o.seat][at] - FROM_OTHERS) * o.weigh[o.seat][at]
        if gain > most:
            best, most = option, gain
    return best


def turn(o: Outlook, gun: int, options: Sequence[Option]) -> Option:
    """Return the turn of a revolver that leaves the least danger in it."""
    best, least = options[0], 100.0
    for option in options:
        danger = o.hazard(gun, as_act(option).a)
        if danger < least - 1e-9:
            best, least = option, danger
    return best


def grease(o: Outlook) -> tuple[int, float]:
    """KB-124: return the seat whose revolver is best turned by half, and the gain."""
    pull = leverage(o)
    best, most = o.seat, -100.0
    for gun in o.s.living():
        gain = pull[gun] * (o.hazard(gun, 3) - o.hazard(gun))
        if gain > most:
            best, most = gun, gain
    return best, most


def least_hazard(o: Outlook, gun: int) -> float:
    """Return the danger in a revolver after its best turn."""
    return min([o.hazard(gun, by) for by in range(6)])


def swap_revolvers(o: Outlook, options: Sequence[Option]) -> tuple[Option, float]:
    """KB-106: return the best pair to swap revolvers, and the gain; each turns the new one, knowing less of it."""
    pull, own = leverage(o), o.hazard(o.seat)
    return best_pair(
        o,
        options,
        [own - least_hazard(o, other) + pull[other] * (own - o.hazard(other)) for other in range(o.s.seat_count)],
    )


def best_pair(o: Outlook, options: Sequence[Option], gains: Sequence[float]) -> tuple[Option, float]:
    """Return the best pair of players and its gain.

    `gains` are for the own seat with each seat; other pairs count 0.
    """
    best, most = options[0], -100.0
    for option in options:
        act = as_act(option)
        gain = 0.0
        if act.a == o.seat or act.b == o.seat:
            gain = gains[act.b if act.a == o.seat else act.a]
        if gain > most:
            best, most = option, gain
    return best, most


def look(o: Outlook, options: Sequence[Option]) -> Option:
    """KB-105: return the unknown chamber that fires soon, in the own revolver first."""
    best, most = options[0], -1.0
    for option in options:
        act = as_act(option)
        if act.kind == "place":
            worth = o.weigh[act.a][act.b] * (2.0 if act.a == o.seat else 1.0)
            if o.kinds[act.a][act.b] != UNSEEN:
                worth = 0.0
            if worth > most:
                best, most = option, worth
    return best


def load(o: Coming, seat: int, options: Sequence[Option], held: Sequence[int], rooms: int) -> Option:
    """KB-021, KB-035: load what is least worth keeping, the strong ones late, a Kablamo last of all.

    `held` are the bullets to load from, `rooms` the chambers still to be filled.
    """
    s = o.s
    kind_of = s.ammunition.kind_of
    worth = sorted([KEPT[kind_of[token]] for token in held])
    kept = worth[min(rooms, len(worth)) - 1] if rooms > 0 else 0.0
    best, most = options[0], -1000.0
    last = len(held) <= 1 or rooms <= 1
    weigh = o.weights(seat)
    for option in options:
        act = as_act(option)
        kind = kind_of[s.ammunition.token_of[act.a]]
        score = 0.0
        if KEPT[kind] > kept:
            score -= 100.0 + KEPT[kind]
        if kind == KABLAMO:
            score -= 10.0 * weigh[act.b]
            if not last:
                score -= 50.0
        elif rooms > 2:
            score -= FIRED[kind]
        else:
            score += FIRED[kind]
        if score > most:
            best, most = option, score
    return best


def load_other(o: Coming, options: Sequence[Option], other: int) -> Option:
    """KB-130: load a Kablamo into another's revolver, else the bullet that is least worth keeping and does least."""
    s = o.s
    kind_of = s.ammunition.kind_of
    weigh = o.weights(other)
    best, most = options[0], -1000.0
    for option in options:
        act = as_act(option)
        kind = kind_of[s.ammunition.token_of[act.a]]
        score = 20.0 if kind == KABLAMO else -KEPT[kind] - FIRED[kind]
        score += weigh[act.b]
        if score > most:
            best, most = option, score
    return best


def kablamos(s: Position, seat: int) -> int:
    """Return the number of Kablamos among a seat's spares."""
    return len([token for token in s.hands[seat] if s.ammunition.kind_of[token] == KABLAMO])


def roomy(o: Outlook, gun: int) -> float:
    """Return the sum of the weights of a revolver's empty chambers, without the safe position."""
    total = 0.0
    for at in range(5):
        if o.s.guns[gun][at] == EMPTY:
            total += o.weigh[gun][at]
    return total


def to_whom(options: Sequence[Option], scores: list[float]) -> Option:
    """Return the option with the seat that has the highest score."""
    best: Act = as_act(options[0])
    for option in options:
        act = as_act(option)
        if scores[act.a] > scores[best.a]:
            best = act
    return best
