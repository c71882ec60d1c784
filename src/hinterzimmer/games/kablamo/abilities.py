# mypyc: compile
"""The abilities of each seat, judged from public facts alone (KB-056, KB-062)."""

from hinterzimmer.games.kablamo.bullets import KINDS, MALFUNCTIONS, MOMENT
from hinterzimmer.games.kablamo.position import EMPTY, SAFE, Position


def free(s: Position, gun: int, seat: int) -> list[int]:
    """KB-062: the chambers from which a seat may move a bullet: loaded, not active, not another's safe one."""
    return [
        at
        for at, token in enumerate(s.guns[gun])
        if token != EMPTY and token not in s.active and (at != SAFE or gun == seat)
    ]


def has_free(s: Position, gun: int, seat: int) -> bool:
    """Return True if `free` would not be empty. Faster, because it builds no list."""
    for at in range(6):
        token = s.guns[gun][at]
        if token != EMPTY and (at != SAFE or gun == seat) and token not in s.active:
            return True
    return False


def can_swap_safe(s: Position, seat: int, fewer: int = 0) -> bool:
    """KB-109: return True if a seat has more than `fewer` spares and a face-down bullet in its safe position."""
    token = s.guns[seat][SAFE]
    return s.alive[seat] and len(s.hands[seat]) > fewer and token != EMPTY and token not in s.active


def fillable(s: Position, gun: int) -> list[int]:
    """KB-130: the empty chambers of another's revolver that may be filled, in firing order."""
    return [at for at in s.empties(gun) if at != SAFE]


def targets(s: Position) -> list[int]:
    """KB-073, KB-078: what an answer may aim at now: the bullet just announced, and every active one."""
    found = s.active.copy()
    if s.stack:
        found.append(s.stack[-1][0])
    return sorted(found)


def malfunctions(s: Position) -> list[int]:
    """KB-146: the bullets that lie as a malfunction on any revolver."""
    return [token for markers in s.on_gun for token, kind, _ in markers if kind in MALFUNCTIONS]


def able(s: Position, kind: int, seat: int) -> bool:
    """KB-056, KB-062: return True if this seat can carry out this effect."""
    needs = KINDS[kind].needs
    if not needs:
        return True
    if needs == "target":
        return len(s.active) + len(s.stack) > 0
    if needs == "bag":
        return len(s.bag) > 0
    if needs == "room":
        return len(s.bag) > 0 and EMPTY in s.guns[seat]
    if needs == "own spare":
        return len(s.bag) > 0 and len(s.hands[seat]) > 0
    if needs == "malfunction":
        return len(malfunctions(s)) > 0
    others = [other for other in range(s.seat_count) if s.alive[other] and other != seat]
    if needs == "safe swap":
        return can_swap_safe(s, seat) or len([other for other in others if can_swap_safe(s, other)]) > 0
    own = has_free(s, seat, seat)
    if needs == "others' spare":
        return own and len([other for other in others if s.hands[other]]) > 0
    if needs == "two players":
        able_to = [other for other in others if has_free(s, other, other)]
        return len(able_to) + (1 if own else 0) >= 2
    reachable = [other for other in others if has_free(s, other, seat)]
    if needs == "cross":
        return own and len(reachable) > 0
    if needs == "sight":
        return own or len(reachable) > 0
    assert needs == "three"
    bullets = [at for gun in [seat, *others] for at in free(s, gun, seat)]
    return len(bullets) >= 3 and len(reachable) + (1 if own else 0) >= 2


def playable(s: Position, kind: int, seat: int) -> bool:
    """KB-077: return True if a player could carry out a high-velocity spare once it has left this seat's spares."""
    if kind == MOMENT:
        return True in [can_swap_safe(s, one, 1 if one == seat else 0) for one in range(s.seat_count)]
    if not KINDS[kind].needs:
        return True
    return True in [s.alive[one] and able(s, kind, one) for one in range(s.seat_count)]
