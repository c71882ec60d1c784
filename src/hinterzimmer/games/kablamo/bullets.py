# mypyc: compile
"""Every kind of bullet: its name, where it lies, whether it is assigned, what it needs and what it does.

The table reads like the catalogue's. A new bullet is a row here and a line in the edition. If it does something new, it
also needs a step, registered under the name in the last column (`effects_assign.EFFECTS`).
"""

from typing import Final

LIVE: Final = "live"
FAST: Final = "high velocity"
ACTION: Final = "action"

# Where a delayed effect lies (KB-054).
NOWHERE: Final = ""
REVOLVER: Final = "revolver"
PLAYER: Final = "player"
TABLE: Final = "table"

# What it needs to be carried out (KB-062), looked up by `abilities.able`.
ALWAYS: Final = ""


class Kind:
    """A row of the table of bullets."""

    def __init__(
        self, rule: str, group: str, name: str, lies: str, assigned: bool, needs: str, effect: str, answer: bool = False
    ) -> None:
        self.rule = rule
        self.group = group
        self.name = name
        self.lies = lies
        self.assigned = assigned
        """KB-050, KB-061: True if a player is given the effect, False if it is the whole table's."""
        self.needs = needs
        self.effect = effect
        self.answer = answer
        """KB-073: True if it aims at another bullet."""


KINDS: Final = [
    #    rule      group   name                         lies      assigned needs          effect
    Kind("KB-040", LIVE, "Kablamo", NOWHERE, False, ALWAYS, "eliminate"),
    Kind("KB-040", LIVE, "Click", NOWHERE, False, ALWAYS, "nothing"),
    Kind("KB-101", FAST, "Act of Cowardice", REVOLVER, True, ALWAYS, "lie"),
    Kind("KB-102", FAST, "Backfire", NOWHERE, True, "target", "aim", True),
    Kind("KB-103", FAST, "Bolshevik Rules", TABLE, False, ALWAYS, "lie"),
    Kind("KB-104", FAST, "Full Metal Jacket", TABLE, False, ALWAYS, "lie"),
    Kind("KB-105", FAST, "Lack of Etiquette", NOWHERE, True, "sight", "look"),
    Kind("KB-106", FAST, "Lights Out", NOWHERE, True, ALWAYS, "swap revolvers"),
    Kind("KB-107", FAST, "Marquis of Queensbury Rules", TABLE, False, ALWAYS, "lie"),
    Kind("KB-108", FAST, "Misfire", NOWHERE, True, "target", "aim", True),
    Kind("KB-109", FAST, "Moment of Truth", NOWHERE, False, "safe swap", "swap safe bullets"),
    Kind("KB-110", FAST, "Overhaul", NOWHERE, False, "malfunction", "overhaul"),
    Kind("KB-111", FAST, "Ricochet", NOWHERE, True, "target", "aim", True),
    Kind("KB-112", FAST, "Somebody Is Cheating", TABLE, False, ALWAYS, "lie"),
    Kind("KB-113", FAST, "Trigger Happy", PLAYER, True, ALWAYS, "lie"),
    Kind("KB-121", ACTION, "Double Cross", NOWHERE, True, "cross", "double cross"),
    Kind("KB-122", ACTION, "Gentlemen's Agreement", NOWHERE, True, "two players", "agree"),
    Kind("KB-123", ACTION, "Cylinder Malfunction", REVOLVER, True, ALWAYS, "lie"),
    Kind("KB-124", ACTION, "Greased Cylinder", NOWHERE, True, ALWAYS, "half a turn"),
    Kind("KB-125", ACTION, "Hammer Malfunction", REVOLVER, True, ALWAYS, "lie"),
    Kind("KB-126", ACTION, "Ratchet Malfunction", REVOLVER, True, ALWAYS, "lie"),
    Kind("KB-127", ACTION, "Sleight of Hand", NOWHERE, True, "others' spare", "sleight"),
    Kind("KB-128", ACTION, "Speed Load", NOWHERE, True, "bag", "speed load"),
    Kind("KB-129", ACTION, "Stockpiling", NOWHERE, True, "room", "stockpile"),
    Kind("KB-130", ACTION, "Test of Honor", PLAYER, True, ALWAYS, "lie"),
    Kind("KB-131", ACTION, "Trigger Malfunction", REVOLVER, True, ALWAYS, "lie"),
    Kind("KB-132", ACTION, "Triple Action", NOWHERE, True, "three", "triple"),
    Kind("KB-133", ACTION, "Wet Powder", NOWHERE, True, "own spare", "wet powder"),
]
"""KB-001: two kinds of live bullets, 13 high velocity, 13 action: 26 that carry a number."""

KABLAMO: Final = 0
CLICK: Final = 1
COWARDICE: Final = 2
BACKFIRE: Final = 3
BOLSHEVIK: Final = 4
JACKET: Final = 5
QUEENSBURY: Final = 8
MISFIRE: Final = 9
MOMENT: Final = 10
RICOCHET: Final = 12
CHEATING: Final = 13
TRIGGER_HAPPY: Final = 14
CYLINDER: Final = 17
HAMMER: Final = 19
RATCHET: Final = 20
HONOR: Final = 24
TRIGGER: Final = 25

MALFUNCTIONS: Final = (CYLINDER, HAMMER, RATCHET, TRIGGER)
"""KB-146."""
TOO_LATE: Final = (JACKET, QUEENSBURY, CHEATING, TRIGGER_HAPPY)
"""KB-075: not to be played in window D."""


def kind_named(name: str) -> int:
    """Return the kind of this name; -1 if there is none."""
    for kind in range(len(KINDS)):
        if KINDS[kind].name == name:
            return kind
    return -1


def words_key(name: str) -> str:
    """Return the message's key for the name of a kind of bullet. Its attribute `help` describes the effect."""
    return "bullet-" + name.replace("'", "-").replace(" ", "-")


class Ammunition:
    """KB-001 to KB-005: every bullet of an edition. A bullet is a whole number, its *token*, and never changes.

    Tokens are sorted: Kablamos, Clicks, then the numbered ones by number. Equal live bullets have one *face*: 0 for
    Kablamo, 1 for Click, and the number + 1 for all others.
    """

    def __init__(self, kablamos: int, clicks: int, kinds: list[int]) -> None:
        """Number the bullets. `kinds` are those of number 1, 2, 3, …, the high-velocity ones first."""
        self.parts = (kablamos, clicks, tuple(kinds))
        self.live = kablamos + clicks
        self.size = self.live + len(kinds)
        self.kind_of = [KABLAMO] * kablamos + [CLICK] * clicks + kinds
        self.face_of = [0] * kablamos + [1] * clicks + [2 + i for i in range(len(kinds))]
        self.fast = [token for token in range(self.live, self.size) if KINDS[self.kind_of[token]].group == FAST]
        self.fast_end = self.live + len(self.fast)
        """High-velocity tokens are those from `live` to `fast_end` - 1 (KB-004: their numbers are lower)."""
        self.faces = 2 + len(kinds)
        self.token_of = [0, kablamos] + [self.live + i for i in range(len(kinds))]
        """The (first) token of each face."""
        self.names = {label(self.face_of[token]): KINDS[self.kind_of[token]].name for token in range(self.size)}
        self.answers = [token for token in self.fast if KINDS[self.kind_of[token]].answer]

    def label(self, token: int) -> str:
        """Return the bullet as people write it: its number, K or C."""
        return label(self.face_of[token])


def label(face: int) -> str:
    """Return a face as people write it."""
    if face < 2:
        return "K" if face == 0 else "C"
    return str(face - 1)
