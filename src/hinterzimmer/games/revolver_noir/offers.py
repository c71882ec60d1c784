# mypyc: compile
"""The possible answers of a seat, computed only from its own hidden things and public facts."""

from typing import Final

from hinterzimmer.engine.steps import Option
from hinterzimmer.games.revolver_noir.options import (
    ANSWER,
    AUTO,
    AUTO_AWAY,
    ECHOES,
    END,
    FLOOD,
    JUMP,
    KNIFE,
    LISTEN,
    LOOT,
    REVEAL,
    SPRING,
    STAB,
    TRAP,
    TRAP_AWAY,
    TRAPDOOR,
    VILLA,
    Act,
)
from hinterzimmer.games.revolver_noir.state import Noir

EFFECT: Final[dict[str, Act]] = {
    "flood": FLOOD,
    "trapdoor": TRAPDOOR,
    "jump": JUMP,
    "knife": KNIFE,
    "echoes": ECHOES,
    "loot": LOOT,
}


def exits(s: Noir, seat: int) -> list[Option]:
    """RN-020, RN-035, RN-043: return where a seat can go: connected rooms, never a flooded Basement."""
    vault = 2 if s.card(seat).vault else 0
    return s.villa.moves[vault + 1 if s.flooded() else vault][s.rooms[seat]]


def flights(s: Noir, seat: int) -> list[Option]:
    """RN-035, RN-042: return where a seat can flee to from the flooded Basement."""
    return s.villa.flights[1 if s.card(seat).vault else 0]


def answers(s: Noir, seat: int) -> list[Option]:
    """RN-025, RN-037, RN-042: return the rooms connected to a seat's own, flooded or not."""
    ways = s.villa.ways[1 if s.card(seat).vault else 0][s.rooms[seat]]
    return [ANSWER[room] for room in ways]


def echoes(s: Noir, seat: int) -> list[Option]:
    """RN-032: upstairs the exact room, elsewhere as for Listen."""
    room = s.rooms[seat]
    return [REVEAL[room]] if s.villa.upper >> room & 1 else answers(s, seat)


def move_cost(s: Noir, seat: int) -> int:
    """RN-020, RN-044: return the AP that the next Move action costs."""
    return 0 if s.card(seat).free_move and not s.freed else s.villa.costs.move


def shots(s: Noir, seat: int) -> list[Option]:
    """RN-021, RN-043, RN-044, RN-046: return what a seat can shoot at from where it is."""
    reach = s.card(seat).shoot
    room = s.rooms[seat]
    if reach == "none" or room >= VILLA:
        return s.villa.no_shot
    if reach == "own":
        return s.villa.own_shot[room]
    return s.villa.shots[1 if s.card(1 - seat).vault else 0][room]


def springs(s: Noir, seat: int) -> list[Option]:
    """RN-024, RN-045: return which ordinary traps a seat can set off."""
    wires = s.wires[seat]
    if s.card(seat).many:
        return [SPRING[mask] for mask in range(1, wires + 1) if mask & ~wires == 0]
    return [SPRING[1 << room] for room in range(VILLA) if wires >> room & 1]


def traps(s: Noir, seat: int) -> list[Option]:
    """RN-023, RN-041, RN-044, RN-045: return the ways to set a trap here, at the limit by taking another away."""
    limit = s.card(seat).traps
    mined = s.mined(seat)
    if limit == 0 or s.rooms[seat] >= VILLA or mined >> s.rooms[seat] & 1:
        return []
    if s.traps(seat) < limit:
        return [TRAP]
    return [TRAP_AWAY[room] for room in range(VILLA) if mined >> room & 1]


def automatic_traps(s: Noir, seat: int) -> list[Option]:
    """RN-031: return the ways to set a trap in another room in which the seat has none."""
    limit = s.card(seat).traps
    mined = s.mined(seat)
    free = [room for room in range(VILLA) if room != s.rooms[seat] and not mined >> room & 1]
    if limit == 0:
        return []
    if s.traps(seat) < limit:
        return [AUTO[room] for room in free]
    return [AUTO_AWAY[room][away] for room in free for away in range(VILLA) if mined >> away & 1]


def actions(s: Noir, seat: int) -> list[Option]:
    """RN-012, RN-013, RN-029: return all that a seat can do with the AP it has left, ending the turn included."""
    ap = s.ap
    villa = s.villa
    card = s.card(seat)
    room = s.rooms[seat]
    options: list[Option] = [END]
    if ap >= move_cost(s, seat):
        options.extend(exits(s, seat))
    if ap >= villa.costs.shoot:
        options.extend(shots(s, seat))
    if ap >= villa.costs.trap:
        options.extend(traps(s, seat))
    if ap >= villa.costs.spring and s.wires[seat]:
        options.extend(springs(s, seat))
    if ap >= card.listen:
        options.append(LISTEN)
    if card.stab and ap >= card.stab and not s.stabbed and room < VILLA:
        options.append(STAB)
    effect = villa.effect[room]
    if effect == "none" or ap < villa.cost[room]:
        return options
    if effect == "auto":
        options.extend(automatic_traps(s, seat))
    elif (
        (effect == "knife" and s.acts)  # RN-030
        or (effect == "echoes" and s.echoed)  # RN-032
        or (effect == "loot" and s.loot[seat])  # RN-043
    ):
        return options
    else:
        options.append(EFFECT[effect])
    return options
