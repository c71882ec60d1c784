# mypyc: compile
"""Every possible answer in Revolver Noir, made once. Rooms and roles are numbers in the code."""

from collections.abc import Sequence
from typing import Final

from hinterzimmer.engine.events import PlainData
from hinterzimmer.engine.steps import Option

ROOMS: Final = ("bedroom", "hall", "library", "balcony", "kitchen", "dining", "foyer", "basement", "vault")
"""RN-001: the eight rooms of the villa; RN-043: a ninth that exists only where a role brings it in."""
VILLA: Final = 8
"""The number of rooms in every game: a seat can start, and set a trap, in those below this number."""
VAULT: Final = 8
NOWHERE: Final = -1
ROLES: Final = ("thief", "sneak", "wrecker", "assassin")


class Act(Option):
    """One choice: a word, and the room it names, the trap it takes away, or (as bits) the rooms of traps it springs."""

    def __init__(self, kind: str, text: str, room: int = NOWHERE, away: int = NOWHERE, mask: int = 0) -> None:
        super().__init__(kind, text)
        self.room = room
        self.away = away
        self.mask = mask

    def details(self) -> PlainData:
        data: PlainData = {}
        if self.mask:
            data["rooms"] = names(self.mask)
        elif self.room != NOWHERE:
            data["room"] = ROOMS[self.room]
        if self.away != NOWHERE:
            data["away"] = ROOMS[self.away]
        return data

    def __reduce__(self) -> tuple[object, ...]:
        return (Act, (self.kind, self.text, self.room, self.away, self.mask))


def names(mask: int) -> list[str]:
    """Return the names of the rooms in these bits."""
    return [ROOMS[room] for room in range(len(ROOMS)) if mask >> room & 1]


def bits(rooms: Sequence[str]) -> int:
    """Return the bits of these rooms."""
    mask = 0
    for name in rooms:
        mask |= 1 << ROOMS.index(name)
    return mask


def _each(kind: str, rooms: int = len(ROOMS)) -> list[Act]:
    return [Act(kind, f"{kind} {ROOMS[room]}", room) for room in range(rooms)]


START: Final = _each("start", VILLA)
MOVE: Final = _each("move")
SHOOT: Final = _each("shoot")
ANSWER: Final = _each("answer")
"""RN-025: a room connected to the seat's own."""
REVEAL: Final = _each("reveal")
"""RN-032: the seat's exact room."""
FLEE: Final = _each("flee")
TRAP: Final = Act("trap", "trap")
TRAP_AWAY: Final = [Act("trap", f"trap -{ROOMS[away]}", NOWHERE, away) for away in range(VILLA)]
AUTO: Final = _each("auto", VILLA)
AUTO_AWAY: Final = [
    [Act("auto", f"auto {ROOMS[room]} -{ROOMS[away]}", room, away) for away in range(VILLA)] for room in range(VILLA)
]
SPRING: Final = [Act("spring", f"spring {' '.join(names(mask))}", NOWHERE, NOWHERE, mask) for mask in range(1 << VILLA)]
"""RN-024, RN-045: by the rooms named, as bits."""
LISTEN: Final = Act("listen", "listen")
KNIFE: Final = Act("knife", "knife")
ECHOES: Final = Act("echoes", "echoes")
JUMP: Final = Act("jump", "jump")
TRAPDOOR: Final = Act("trapdoor", "trapdoor")
FLOOD: Final = Act("flood", "flood")
LOOT: Final = Act("loot", "loot")
STAB: Final = Act("stab", "stab")
END: Final = Act("end", "end")
FIRST: Final = [Act("first", "first 1"), Act("first", "first 2")]
"""RN-011: the seat drawn by lot."""
FIRST_WEIGHTS: Final = [1, 1]
ROLE: Final = [Act("role", f"role {name}") for name in ROLES]
PAIRS: Final = [(one, two) for one in range(len(ROLES)) for two in range(one + 1, len(ROLES))]
DEAL: Final = [Act("deal", f"deal {ROLES[one]} {ROLES[two]}") for one, two in PAIRS]
"""RN-040: the two roles that the first seat gets; the second gets the other two."""
DEAL_WEIGHTS: Final = [1] * len(DEAL)
WORDS: Final = (TRAP, LISTEN, KNIFE, ECHOES, JUMP, TRAPDOOR, FLOOD, LOOT, STAB, END)
"""The choices that name nothing."""
EVERY: Final[list[Act]] = [
    *(*WORDS, *START, *MOVE, *SHOOT, *ANSWER, *REVEAL, *FLEE, *TRAP_AWAY, *AUTO, *SPRING[1:], *FIRST, *ROLE, *DEAL),
    *[act for room in range(VILLA) for act in AUTO_AWAY[room] if act.away != room],
]
"""All choices there are."""
