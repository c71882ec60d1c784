# mypyc: compile
"""The plain data of a game of Kablamo: where every bullet is, and queries about it."""

from bisect import bisect_left
from typing import ClassVar, Final

from hinterzimmer.engine.settings import Settings
from hinterzimmer.engine.steps import State
from hinterzimmer.games.kablamo.bullets import HONOR, TRIGGER, Ammunition
from hinterzimmer.games.kablamo.edition import KablamoEdition
from hinterzimmer.games.kablamo.options import CHAMBERS
from hinterzimmer.games.kablamo.sightings import EVERYBODY, SEEN, Sightings

EMPTY: Final = -1
NOBODY: Final = -1
HAMMER_AT: Final = 0
SAFE: Final = 5
"""KB-010: positions clockwise from the hammer; the safe one is left of it."""
FIRING_ORDER: Final = (5, 4, 3, 2, 1, 0)
"""KB-011."""

Marker = tuple[int, int, int]
"""KB-054: the bullet, the kind it lies as (KB-081), and a third number.

On a revolver it is 1 if the shot is owed (KB-131), before a player the seat, on the table the round it is for.
"""

Announced = tuple[int, int, int, int]
"""KB-078: a bullet played from the hand, the seat that controls it, the bullet it aims at or -1, and 1
if it was taken.
"""


class Position(State):
    """A moment of Kablamo, without the rules.

    Hidden are the bag, the hands, the palm and what lies face down in the revolvers. Standing orders, and what is
    chosen but not yet loaded, are each seat's own. The rest is public.
    """

    fields: ClassVar[tuple[str, ...]] = (
        *(
            "seat_count",
            "mulliganovski",
            "hardcore",
            "social",
            "memory_aid",
            "alive",
            "died",
            "start",
            "round",
            "phase",
        ),
        *("bag", "guns", "loaders", "hands", "palm", "palm_of", "aside", "discard", "removed", "active", "control"),
        *("stack", "playing", "on_gun", "before", "table", "standing", "pending", "looking", "clock", "line"),
        *("filling", "over", "winner"),
    )

    def __init__(self, edition: KablamoEdition, seats: int, settings: Settings) -> None:
        super().__init__(seats)
        self.edition = edition
        self.ammunition: Ammunition = edition.ammunition
        self.settings = settings
        self.mulliganovski = bool(settings["mulliganovski"])
        self.hardcore = bool(settings["hardcore"])
        self.social = bool(settings["social"])
        self.memory_aid = bool(settings["memory_aid"])
        self.alive = [True] * seats
        self.died = [0] * seats
        """The round in which each seat was eliminated; 0 for the living."""
        self.start = NOBODY
        self.round = 0
        self.phase = "set-up"
        self.bag: list[int] = []
        """Always sorted, as are the hands, so that the order reveals nothing."""
        self.guns = [[EMPTY] * CHAMBERS for _ in range(seats)]
        self.loaders = [[NOBODY] * CHAMBERS for _ in range(seats)]
        """KB-026: the seat whose marker lies on each loaded bullet."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.palm: list[int] = []
        """Drawn by the seat `palm_of`, seen by it alone, and about to be loaded."""
        self.palm_of = NOBODY
        self.aside: list[int] = []
        """KB-038: discarded live bullets that wait for the drawing."""
        self.discard: list[int] = []
        self.removed: list[int] = []
        """KB-024: the bullets that have never been in the bag."""
        self.active: list[int] = []
        """KB-031: face up in their chambers, not resolved."""
        self.control: dict[int, int] = {}
        """KB-080: active bullets taken by Backfire, and the seats that took them."""
        self.stack: list[Announced] = []
        self.playing: list[int] = []
        """Face up in the middle while their effect is assigned or aimed."""
        self.on_gun: list[list[Marker]] = [[] for _ in range(seats)]
        self.before: list[Marker] = []
        """Markers before players, in the order assigned."""
        self.table: list[Marker] = []
        self.standing = [False] * seats
        """KB-072: True for the seats that have ordered to pass until the next round."""
        self.pending: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        """KB-028: chamber and bullet that a seat has chosen to load while others still choose."""
        self.looking = (NOBODY, NOBODY, NOBODY)
        """KB-105: the seat that looks, the revolver's seat, and the position."""
        self.filling = NOBODY
        """KB-130: the seat whose revolver is being filled by another."""
        self.clock = 0
        self.line: list[Sightings] = []
        self.over = False
        self.winner = NOBODY

    def into(self, twin: "Position") -> None:
        """Make a fresh position equal to this one."""
        twin.alive = self.alive.copy()
        twin.died = self.died.copy()
        twin.start = self.start
        twin.round = self.round
        twin.phase = self.phase
        twin.bag = self.bag.copy()
        twin.guns = [gun.copy() for gun in self.guns]
        twin.loaders = [gun.copy() for gun in self.loaders]
        twin.hands = [hand.copy() for hand in self.hands]
        twin.palm = self.palm.copy()
        twin.palm_of = self.palm_of
        twin.aside = self.aside.copy()
        twin.discard = self.discard.copy()
        twin.removed = self.removed
        twin.active = self.active.copy()
        twin.control = self.control.copy()
        twin.stack = self.stack.copy()
        twin.playing = self.playing.copy()
        twin.on_gun = [markers.copy() for markers in self.on_gun]
        twin.before = self.before.copy()
        twin.table = self.table.copy()
        twin.standing = self.standing.copy()
        twin.pending = [chosen.copy() for chosen in self.pending]
        twin.looking = self.looking
        twin.filling = self.filling
        twin.clock = self.clock
        twin.line = self.line.copy()
        twin.over = self.over
        twin.winner = self.winner

    def constructor_args(self) -> tuple[object, ...]:
        return (self.edition, self.seat_count, self.settings)

    # Queries.

    def living(self) -> list[int]:
        """Return the seats still in the game."""
        return [seat for seat in range(self.seat_count) if self.alive[seat]]

    def from_start(self) -> list[int]:
        """KB-029: the living seats, clockwise from the start marker."""
        order = [(self.start + i) % self.seat_count for i in range(self.seat_count)]
        return [seat for seat in order if self.alive[seat]]

    def left_of(self, seat: int) -> int:
        """KB-041: the next living seat clockwise."""
        left = (seat + 1) % self.seat_count
        while not self.alive[left]:
            left = (left + 1) % self.seat_count
        return left

    def empties(self, seat: int) -> list[int]:
        """Return the empty chambers of a revolver, in firing order."""
        gun = self.guns[seat]
        return [at for at in FIRING_ORDER if gun[at] == EMPTY]

    def holder(self, token: int) -> int:
        """Return the seat whose revolver holds a bullet; NOBODY if none does."""
        for seat in range(self.seat_count):
            if token in self.guns[seat]:
                return seat
        return NOBODY

    def controller(self, token: int) -> int:
        """KB-050, KB-051, KB-080: return the seat that assigns an active bullet."""
        taken = self.control.get(token, NOBODY)
        return self.holder(token) if taken == NOBODY else taken

    def lies(self, kind: int) -> bool:
        """Return True if a marker of this kind lies on the table for this round."""
        return len([marker for marker in self.table if marker[1] == kind and marker[2] == self.round]) > 0

    def in_hand(self, seat: int, face: int) -> int:
        """Return a spare of a seat with this face. The seat must have one."""
        for token in self.hands[seat]:
            if self.ammunition.face_of[token] == face:
                return token
        raise AssertionError("not among the spares")

    def in_bag(self, face: int) -> int:
        """Return a bullet in the bag with this face. Equal ones stand together."""
        first = self.ammunition.token_of[face]
        return first if face > 1 else self.bag[bisect_left(self.bag, first)]

    def owed_by_gun(self, seat: int) -> int:
        """Return the Trigger marker whose shot this revolver owes; -1 if it owes none."""
        for token, kind, owed in self.on_gun[seat]:
            if kind == TRIGGER and owed:
                return token
        return EMPTY

    def owed_by_player(self, seat: int) -> int:
        """Return the Trigger Happy marker before this player; -1 if there is none."""
        for token, kind, whose in self.before:
            if whose == seat and kind != HONOR:
                return token
        return EMPTY

    # Where a bullet is lost from sight, and where it is seen.

    def write(self, token: int, what: int) -> None:
        """Append an item, with the next time, to a bullet's line."""
        self.clock += 1
        self.line[token] += (self.clock << 7 | what,)

    def show(self, token: int, seats: int = EVERYBODY) -> None:
        """Note that some seats, as bits, see a bullet's face."""
        self.write(token, SEEN + seats)

    def label(self, token: int) -> str:
        """Return a bullet as people write it."""
        return self.ammunition.label(token)


def place(gun: int, at: int) -> str:
    """Return a chamber as people write it: seat and position."""
    return f"{gun + 1}.{at}"
