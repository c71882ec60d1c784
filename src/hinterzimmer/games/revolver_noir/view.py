"""A seat's view: its own secrets, and what has become public (RN-016, RN-051)."""

from functools import lru_cache
from typing import Any, TypedDict, cast

import msgspec
from msgspec import UNSET, UnsetType

from hinterzimmer.games.revolver_noir.edition import NoirEdition
from hinterzimmer.games.revolver_noir.inference import possible
from hinterzimmer.games.revolver_noir.knowledge import facts
from hinterzimmer.games.revolver_noir.offers import exits, shots
from hinterzimmer.games.revolver_noir.options import MOVE, NOWHERE, ROLES, ROOMS, SHOOT, VAULT, VILLA, names
from hinterzimmer.games.revolver_noir.state import NOBODY, Noir


class RoomPlan(msgspec.Struct, frozen=True):
    """RN-001: one room of the plan. `leads` are the rooms that its effect leads to, in the order of the rule."""

    name: str
    floor: str
    moves: tuple[str, ...]
    shoots: tuple[str, ...]
    effect: str
    cost: int
    leads: tuple[str, ...]


class Own(msgspec.Struct, frozen=True):
    """RN-051: what a seat knows of itself. `reach` leaves out a flooded Basement; `range` is what can be shot at."""

    room: str
    reach: list[str]
    range: list[str]
    traps: list[str]
    automatic: list[str]
    """The rooms in the order in which the traps will go off."""


class RoleCard(TypedDict):
    """RN-041: what a role can do."""

    name: str
    traps: int
    shoot: str
    listen: int
    springs: str
    free_move: bool
    stab: int
    vault: bool


class Roles(msgspec.Struct, frozen=True):
    """RN-040 to RN-046: what a game with roles adds. All of it is public."""

    dealt: list[list[str]]
    chosen: list[str | None]
    cards: list[RoleCard]
    vault: int | None
    """The seat that the Vault is open to."""
    loot: list[bool]
    loads: list[int]


class Opened(msgspec.Struct, frozen=True):
    """The secrets of a seat, revealed when the game is over. A room of the path is null in an imagined world."""

    room: str
    traps: list[str]
    automatic: list[str]
    path: list[str | None]


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it. What a game does not have is left out."""

    seat: int
    plan: tuple[RoomPlan, ...]
    cells: list[str]
    """RN-004: the villa drawn in cells, row by row; a dot is no room."""
    secret: list[str]
    stairs: list[str]
    reconstructed: list[str]
    player: int | None
    turn: int
    ap: int
    hits: list[int]
    """Taken by each seat; two lose."""
    traps: list[int]
    flooded: list[bool]
    """By the seat whose flood it is."""
    answers: list[str | None]
    """The last room each seat has named in answer."""
    own: Own | None
    log: list[dict[str, Any]]
    """All public events from the start. The lines belong to the game: do not change them."""
    over: bool
    winner: int | None
    shaded: list[list[str] | None] | UnsetType = UNSET
    """RN-052: the rooms where each seat can still be by what is public; null for the own seat. Only with the aid."""
    roles: Roles | UnsetType = UNSET
    opened: list[Opened] | UnsetType = UNSET


def view(s: Noir, seat: int) -> View:
    """Return the table as a seat (or SPECTATOR) sees it."""
    vault = _guest(s)
    playing = 0 <= seat < 2
    return View(
        seat=seat,
        plan=_plan(s.edition, vault is not None),
        cells=s.edition.cells,
        secret=s.edition.secret,
        stairs=s.edition.stairs,
        reconstructed=s.edition.rebuilt(s.with_roles),
        player=None if s.turns == 0 else s.player,
        turn=s.turns,
        ap=s.ap,
        hits=list(s.hits),
        traps=[s.traps(one) for one in range(2)],
        flooded=list(s.wet),
        answers=[None if room == NOWHERE else ROOMS[room] for room in s.answers],
        own=_own(s, seat) if playing and s.rooms[seat] != NOWHERE else None,
        log=s.told.to_list(),
        over=s.over,
        winner=None if s.winner == NOBODY else s.winner,
        shaded=_shaded(s, seat) if s.aid else UNSET,
        roles=_roles(s, vault) if s.with_roles else UNSET,
        opened=[_opened(s, one) for one in range(2)] if s.over else UNSET,
    )


def _guest(s: Noir) -> int | None:
    """RN-043: return the seat that the Vault is open to; None if there is none."""
    return next((seat for seat in range(2) if s.card(seat).vault), None)


@lru_cache(maxsize=32)
def _plan(edition: NoirEdition, vault: bool) -> tuple[RoomPlan, ...]:
    villa, places = edition.villa, edition.villa.places
    leads: dict[str, tuple[int, ...]] = {
        "jump": (places.jump,),
        "trapdoor": (places.trapdoor, places.fall),
        "flood": (places.flood,),
        "loot": (places.deliver,),
    }
    return tuple(
        RoomPlan(
            ROOMS[i],
            room.floor,
            tuple(ROOMS[to] for to in room.moves),
            tuple(ROOMS[to] for to in (villa.targets[1 if vault else 0][i])[1:]),
            room.effect,
            room.cost,
            tuple(ROOMS[to] for to in leads.get(room.effect, ())),
        )
        for i, room in enumerate(villa.rooms[: VAULT + 1 if vault else VILLA])
    )


def _own(s: Noir, seat: int) -> Own:
    return Own(
        room=ROOMS[s.rooms[seat]],
        reach=[ROOMS[room] for room in range(len(ROOMS)) if MOVE[room] in exits(s, seat)],
        range=[ROOMS[room] for room in range(len(ROOMS)) if SHOOT[room] in shots(s, seat)],
        traps=names(s.wires[seat]),
        automatic=[ROOMS[room] for room in s.autos[seat]],
    )


def _shaded(s: Noir, seat: int) -> list[list[str] | None]:
    log = s.told.to_list()
    return [
        None if one == seat else [ROOMS[room] for room in possible(facts(s.villa, s.card(one).vault), one, log)]
        for one in range(2)
    ]


def _roles(s: Noir, vault: int | None) -> Roles:
    return Roles(
        dealt=[[ROLES[role] for role in pair] for pair in s.dealt],
        chosen=[None if role == NOWHERE else ROLES[role] for role in s.roles],
        cards=[cast(RoleCard, role.card()) for role in s.villa.roles],
        vault=vault,
        loot=list(s.loot),
        loads=list(s.loads),
    )


def _opened(s: Noir, seat: int) -> Opened:
    return Opened(
        room=ROOMS[s.rooms[seat]],
        traps=names(s.wires[seat]),
        automatic=[ROOMS[room] for room in s.autos[seat]],
        path=[None if room == NOWHERE else ROOMS[room] for room in s.paths[seat].to_list()],
    )
