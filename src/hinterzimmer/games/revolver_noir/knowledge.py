"""RN-052: where the opponent can still be, by everything that has become public, and nothing else."""

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import UNSET

from hinterzimmer.engine.errors import BadSeats
from hinterzimmer.games.revolver_noir.inference import Facts, possible
from hinterzimmer.games.revolver_noir.options import NOWHERE, ROOMS, VAULT, bits
from hinterzimmer.games.revolver_noir.villa import Villa

if TYPE_CHECKING:
    from hinterzimmer.games.revolver_noir.view import RoomPlan, View


def possible_rooms(view: "View", of: int | None = None) -> list[str]:
    """Return the rooms where the opponent of the view's seat can be; [] before the starting rooms are chosen.

    It uses only what is public, not the seat's own secrets. For every room in the list there is a possible course of
    the game. A spectator must name the seat with `of`. Raises BadSeats otherwise.
    """
    if of is None and view.seat not in (0, 1):
        raise BadSeats("a spectator has no opponent: say of which seat")
    who = 1 - view.seat if of is None else of
    vault = None if view.roles is UNSET else view.roles.vault
    return [ROOMS[room] for room in possible(facts_of_plan(view.plan, vault == who), who, view.log)]


@lru_cache(maxsize=32)
def facts(villa: Villa, vault: bool) -> Facts:
    """Return what a reader of logs must know of the villa; `vault` if the Vault is open to the seat read about."""
    places = villa.places
    ways = villa.ways[1 if vault else 0]
    return Facts(ways, villa.upper, places.jump, places.trapdoor, places.fall, places.flood, places.deliver)


@lru_cache(maxsize=32)
def facts_of_plan(plan: "tuple[RoomPlan, ...]", vault: bool) -> Facts:
    """Return the same as `facts`, from the plan in a view."""
    ways = [[ROOMS.index(name) for name in room.moves] for room in plan]
    ways += [[] for _ in range(len(ROOMS) - len(ways))]
    if vault:
        for room in ways[VAULT]:
            ways[room].append(VAULT)
    else:
        ways[VAULT] = []
    leads = {room.effect: [ROOMS.index(name) for name in room.leads] for room in plan}
    trapdoor, fall = leads.get("trapdoor", [NOWHERE, NOWHERE])
    flood, jump, deliver = [leads.get(effect, [NOWHERE])[0] for effect in ("flood", "jump", "loot")]
    upper = bits([room.name for room in plan if room.floor == "upper"])
    return Facts(ways, upper, jump, trapdoor, fall, flood, deliver)
