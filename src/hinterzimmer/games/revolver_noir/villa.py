# mypyc: compile
"""The villa of an edition: ways, shooting ranges, effects, costs and roles, computed once."""

from collections.abc import Sequence
from typing import Final

from hinterzimmer.engine.steps import Option
from hinterzimmer.games.revolver_noir.options import FLEE, MOVE, NOWHERE, SHOOT, VAULT, VILLA

EFFECTS: Final = ("none", "flood", "trapdoor", "jump", "knife", "echoes", "auto", "loot")
RANGES: Final = ("range", "own", "none")


class Room:
    """RN-001: one room as its card shows: the ways and shots from it, and its effect."""

    def __init__(self, floor: str, moves: Sequence[int], shots: Sequence[int], effect: str, cost: int) -> None:
        self.floor = floor
        self.moves = list(moves)
        self.shots = list(shots)
        self.effect = effect
        self.cost = cost


class Role:
    """The abilities of a player and their costs; RN-040: a role changes some of them."""

    def __init__(
        self,
        name: str,
        traps: int,
        shoot: str,
        listen: int,
        many: bool,
        free_move: bool,
        stab: int,
        vault: bool,
    ) -> None:
        self.name = name
        self.traps = traps
        self.shoot = shoot
        self.listen = listen
        self.many = many
        self.free_move = free_move
        self.stab = stab
        self.vault = vault

    def card(self) -> dict[str, object]:
        """Return the role as plain data for the page."""
        return {
            "name": self.name,
            "traps": self.traps,
            "shoot": self.shoot,
            "listen": self.listen,
            "springs": "any" if self.many else "one",
            "free_move": self.free_move,
            "stab": self.stab,
            "vault": self.vault,
        }


class Places:
    """The rooms to which effects lead (RN-033 to RN-035, RN-043)."""

    def __init__(self, jump: int, trapdoor: int, fall: int, flood: int, deliver: int) -> None:
        self.jump = jump
        self.trapdoor = trapdoor
        self.fall = fall
        self.flood = flood
        self.deliver = deliver


class Costs:
    """RN-012, RN-020 to RN-025, RN-030, RN-043: action points, and the costs that are the same for both."""

    def __init__(self, points: int, knife: int, move: int, shoot: int, trap: int, spring: int) -> None:
        self.points = points
        self.knife = knife
        self.move = move
        self.shoot = shoot
        self.trap = trap
        self.spring = spring


class Villa:
    """All rooms. Lists by room have nine entries; the Vault is the last and joined to the others only for its guest."""

    def __init__(
        self,
        rooms: Sequence[Room],
        vault: Room,
        shot_from: Sequence[int],
        places: Places,
        costs: Costs,
        plain: Role,
        roles: Sequence[Role],
        hits: int,
        turns: int,
    ) -> None:
        self.rooms = [*rooms, vault]
        self.shot_from = list(shot_from)
        self.places = places
        self.costs = costs
        self.plain = plain
        self.roles = list(roles)
        self.hits = hits
        self.turns = turns
        self.flooded = places.flood
        self.effect = [room.effect for room in self.rooms]
        self.cost = [room.cost for room in self.rooms]
        self.upper = 0
        """RN-032: the rooms upstairs, as bits."""
        for i in range(VILLA):
            if rooms[i].floor == "upper":
                self.upper |= 1 << i
        self.ways = [self._ways(False), self._ways(True)]
        """The rooms connected to each room: [whether the Vault is open to the seat][room]."""
        self.moves: list[list[list[Option]]] = [self._moves(key & 2 != 0, key & 1 != 0) for key in range(4)]
        """RN-020, RN-035: the ways as options: [2 if the Vault is open + 1 if there is a flood][room]."""
        self.flights: list[list[Option]] = [[FLEE[room] for room in ways[self.flooded]] for ways in self.ways]
        """RN-035: the rooms a seat can flee to: [whether the Vault is open to it]."""
        self.targets = [self._targets(False), self._targets(True)]
        """The rooms a seat can shoot at from each room: [whether the other can be in the Vault][room]."""
        self.shots: list[list[list[Option]]] = [
            [[SHOOT[target] for target in targets] for targets in table] for table in self.targets
        ]
        self.own_shot: list[list[Option]] = [[shot] for shot in SHOOT]
        self.no_shot: list[Option] = []

    def _ways(self, vault: bool) -> list[list[int]]:
        ways = [list(room.moves) for room in self.rooms]
        if vault:
            for room in self.rooms[VAULT].moves:
                ways[room].append(VAULT)
        else:
            ways[VAULT] = []
        return ways

    def _moves(self, vault: bool, flood: bool) -> list[list[Option]]:
        closed = self.flooded if flood else NOWHERE
        return [[MOVE[to] for to in ways if to != closed] for ways in self.ways[1 if vault else 0]]

    def _targets(self, vault: bool) -> list[list[int]]:
        """RN-001: the own room, then the range; RN-043: none from the Vault, and into it only from some rooms."""
        targets = [[i, *self.rooms[i].shots] for i in range(VILLA)]
        if vault:
            for room in self.shot_from:
                targets[room].append(VAULT)
        return [*targets, []]
