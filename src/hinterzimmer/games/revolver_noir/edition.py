"""Component data of Revolver Noir, read and checked."""

from hinterzimmer.engine.edition import Edition, EditionFile, EditionPart
from hinterzimmer.games.revolver_noir.options import ROLES, ROOMS, VILLA
from hinterzimmer.games.revolver_noir.villa import EFFECTS, RANGES, Costs, Places, Role, Room, Villa

FLOORS = ("upper", "ground", "basement")
ROLE_PARTS = ("vault", *ROLES)
"""The parts that only a game with roles uses."""


class NoirEdition(Edition):
    """The villa, its costs and limits, and the roles, each with its provenance. Raises BadEdition."""

    def __init__(self, source: EditionFile) -> None:
        super().__init__(source)
        parts = [source.part(name) for name in ROOMS[:VILLA]]
        rooms = [_room(part) for part in parts]
        self.cells = _cells(source.part("plan"))
        effects, vault = source.part("effects"), source.part("vault")
        places = Places(
            _place(effects, "jump"),
            _place(effects, "trapdoor"),
            _place(effects, "fall"),
            _place(effects, "flood"),
            _place(vault, "deliver"),
        )
        _check_ways(parts, rooms, places.flood)
        self.secret, self.stairs = _passages(source.part("passages"), rooms)
        if rooms[places.jump].effect == "jump":
            effects.refuse("jump", "one jumps into a room that has no jump of its own")
        if places.fall != places.flood:
            effects.refuse("fall", "one falls into the room that can be flooded")
        turn, actions = source.part("turn"), source.part("actions")
        costs = Costs(
            turn.number("points", 1, 9),
            turn.number("knife", 1, 9),
            *[actions.number(key, 1, 9) for key in ("move", "shoot", "trap", "spring")],
        )
        plain = Role("", actions.number("traps", 0, 7), "range", actions.number("listen", 1, 9), False, False, 0, False)
        ways = _rooms(vault, "move")
        if set(ways) <= {places.flood}:
            vault.refuse("move", "there must be a way out that is never flooded")
        strongroom = Room("basement", ways, [], "loot", vault.number("loot", 0, 9))
        self.villa = Villa(
            rooms,
            strongroom,
            _rooms(vault, "shot_from"),
            places,
            costs,
            plain,
            [_role(source.part(name)) for name in ROLES],
            source.part("end").number("hits", 1, 9),
            source.part("guard").number("turns", 1, 1000),
        )
        if sum(role.vault for role in self.villa.roles) > 1:
            vault.refuse("provenance", "the Vault can be open to one role only")

    def rebuilt(self, with_roles: bool) -> list[str]:
        """Return the reconstructed parts that a game uses."""
        return [part for part in self.reconstructed if with_roles or part not in ROLE_PARTS]


def _word(part: EditionPart, key: str, allowed: tuple[str, ...]) -> str:
    value = part.text(key)
    if value not in allowed:
        part.refuse(key, f"{value!r} is none of {', '.join(allowed)}")
    return value


def _place(part: EditionPart, key: str) -> int:
    return ROOMS.index(_word(part, key, ROOMS[:VILLA]))


def _rooms(part: EditionPart, key: str) -> list[int]:
    rooms: list[int] = []
    for name in part.texts(key):
        if name not in ROOMS[:VILLA]:
            part.refuse(key, f"{name!r} is no room")
        if name == part.name:
            part.refuse(key, "names the room itself")
        if ROOMS.index(name) in rooms:
            part.refuse(key, f"names {name} twice")
        rooms.append(ROOMS.index(name))
    return rooms


def _room(part: EditionPart) -> Room:
    return Room(
        _word(part, "floor", FLOORS),
        _rooms(part, "move"),
        _rooms(part, "shoot"),
        _word(part, "effect", EFFECTS[:-1]),
        part.number("cost", 0, 9),
    )


def _check_ways(parts: list[EditionPart], rooms: list[Room], flood: int) -> None:
    """RN-002: ways are mutual; RN-029, RN-035: there is always one that no flood can close. RN-032: endless at 0."""
    for i, part in enumerate(parts):
        for to in rooms[i].moves:
            if i not in rooms[to].moves:
                part.refuse("move", f"{ROOMS[to]} has no way back to {ROOMS[i]}")
        if not [to for to in rooms[i].moves if to != flood]:
            part.refuse("move", "there must be a way out that is never flooded")
        if rooms[i].cost == 0 and rooms[i].effect in ("flood", "trapdoor", "auto"):
            part.refuse("cost", f"{rooms[i].effect} must cost something, or a turn would never end")
    if rooms[flood].effect == "flood":
        parts[flood].refuse("effect", "the room that is flooded cannot be the one to flood it from")


def _cells(part: EditionPart) -> list[str]:
    """RN-004: the drawing: equally many cells in every row, every room once and a rectangle."""
    rows = [line.split() for line in part.texts("rows")]
    if not rows or len({len(row) for row in rows}) != 1:
        part.refuse("rows", "every row must have as many cells as the first")
    drawn = {name for row in rows for name in row} - {"."}
    if drawn != set(ROOMS[:VILLA]):
        part.refuse(
            "rows", f"every room is drawn, and nothing else; look at {', '.join(sorted(drawn ^ set(ROOMS[:VILLA])))}"
        )
    for name in drawn:
        at = [(i, j) for i, row in enumerate(rows) for j, cell in enumerate(row) if cell == name]
        height, width = at[-1][0] - at[0][0] + 1, at[-1][1] - at[0][1] + 1
        if len(at) != height * width or any(not at[0][1] <= j <= at[-1][1] for _, j in at):
            part.refuse("rows", f"{name} is not a rectangle")
    return [" ".join(row) for row in rows]


def _passages(part: EditionPart, rooms: list[Room]) -> tuple[list[str], list[str]]:
    """RN-002: which connections are secret passages and which are stairs."""
    found: list[list[str]] = []
    for key in ("secret", "stairs"):
        for pair in part.texts(key):
            one, _, two = pair.partition(" ")
            if one not in ROOMS or two not in ROOMS[:VILLA] or ROOMS.index(two) not in rooms[ROOMS.index(one)].moves:
                part.refuse(key, f"{pair!r} is no connection, such as 'bedroom kitchen'")
        found.append(list(part.texts(key)))
    return found[0], found[1]


def _role(part: EditionPart) -> Role:
    """RN-041: a role's abilities and limits."""
    return Role(
        part.name,
        part.number("traps", 0, 7),
        _word(part, "shoot", RANGES),
        part.number("listen", 1, 9),
        _word(part, "springs", ("one", "any")) == "any",
        part.number("free_move", 0, 1) == 1,
        part.number("stab", 0, 9),
        part.number("vault", 0, 1) == 1,
    )
