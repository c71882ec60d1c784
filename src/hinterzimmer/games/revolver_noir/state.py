# mypyc: compile
"""The plain data of a game of Revolver Noir, and the small changes rules are made of."""

from typing import ClassVar, Final

from hinterzimmer.engine.append_only_list import AppendOnlyList
from hinterzimmer.engine.events import PlainData
from hinterzimmer.engine.settings import Settings
from hinterzimmer.engine.steps import State
from hinterzimmer.games.revolver_noir.edition import NoirEdition
from hinterzimmer.games.revolver_noir.options import NOWHERE, ROLES, ROOMS, names
from hinterzimmer.games.revolver_noir.villa import Role, Villa

NOBODY: Final = -1
LISTENED: Final = "listen"
ECHOED: Final = "echoes"


class Noir(State):
    """A game of Revolver Noir. A seat's `rooms`, `wires`, `autos` and `paths` are its secret; the rest is public.

    What becomes public is written twice: as an event, and as a line of `told`. Every view shows this log, and all
    public knowledge follows from it.
    """

    fields: ClassVar[tuple[str, ...]] = (
        *("seat_count", "with_roles", "aid", "starter", "dealt", "roles", "rooms", "wires", "autos", "paths", "player"),
        *("turns", "ap", "acts", "echoed", "freed", "stabbed", "wet", "loot", "loads", "hits", "answers", "told"),
        *("over", "winner"),
    )

    def __init__(self, edition: NoirEdition, seats: int, settings: Settings) -> None:
        super().__init__(seats)
        self.edition = edition
        self.villa: Villa = edition.villa
        self.settings = settings
        self.with_roles = bool(settings["roles"])
        self.aid = bool(settings["aid"])
        self.starter = int(settings["starter"])
        self.dealt: list[tuple[int, ...]] = []
        self.roles = [NOWHERE, NOWHERE]
        self.rooms = [NOWHERE, NOWHERE]
        self.wires = [0, 0]
        """RN-023: the ordinary traps of each seat, as bits."""
        self.autos: list[tuple[int, ...]] = [(), ()]
        """RN-031: the armed automatic traps of each seat, in the order set."""
        self.paths: list[AppendOnlyList[int]] = [AppendOnlyList([], 0), AppendOnlyList([], 0)]
        """Every room each seat has been in, for the end of the game; NOWHERE in an imagined world."""
        self.player = NOBODY
        self.turns = 0
        """Turns begun, of both seats together."""
        self.ap = 0
        self.acts = 0
        """The number of the player's acts this turn (RN-030 depends on it)."""
        self.echoed = False
        self.freed = False
        self.stabbed = False
        self.wet = [False, False]
        """RN-035: for each seat, True while its flood stands in the Basement."""
        self.loot = [False, False]
        self.loads = [0, 0]
        self.hits = [0, 0]
        """Hits that each seat has taken."""
        self.answers = [NOWHERE, NOWHERE]
        """RN-051: the last room that each seat has named in answer."""
        self.told: AppendOnlyList[PlainData] = AppendOnlyList([], 0)
        self.over = False
        self.winner = NOBODY

    def copy(self) -> "Noir":
        twin = Noir(self.edition, self.seat_count, self.settings)
        twin.dealt = self.dealt
        twin.roles = self.roles
        twin.rooms = self.rooms.copy()
        twin.wires = self.wires.copy()
        twin.autos = self.autos.copy()
        twin.paths = self.paths.copy()
        twin.player = self.player
        twin.turns = self.turns
        twin.ap = self.ap
        twin.acts = self.acts
        twin.echoed = self.echoed
        twin.freed = self.freed
        twin.stabbed = self.stabbed
        twin.wet = self.wet.copy()
        twin.loot = self.loot.copy()
        twin.loads = self.loads.copy()
        twin.hits = self.hits.copy()
        twin.answers = self.answers.copy()
        twin.told = self.told
        twin.over = self.over
        twin.winner = self.winner
        return twin

    def constructor_args(self) -> tuple[object, ...]:
        return (self.edition, self.seat_count, self.settings)

    # Queries.

    def card(self, seat: int) -> Role:
        """Return what a seat can do: its role, or the abilities of a game without roles."""
        role = self.roles[seat]
        return self.villa.plain if role == NOWHERE else self.villa.roles[role]

    def flooded(self) -> bool:
        """RN-035: return True if a flood of either seat stands."""
        return self.wet[0] or self.wet[1]

    def mined(self, seat: int) -> int:
        """RN-023, RN-031: return the rooms in which a seat has a trap of either kind, as bits."""
        mask = self.wires[seat]
        for room in self.autos[seat]:
            mask |= 1 << room
        return mask

    def traps(self, seat: int) -> int:
        """RN-016: return the number of a seat's traps."""
        return self.wires[seat].bit_count() + len(self.autos[seat])

    def score(self, seat: int) -> int:
        """RN-027, RN-043: return hits dealt plus loads brought out."""
        return self.hits[1 - seat] + self.loads[seat]

    # Publishing a change.

    def say(self, kind: str, data: PlainData) -> None:
        """Log a public event and emit it to all."""
        self.told = self.told.appended({"event": kind, **data})
        self.emit(kind, data)

    def whisper(self, kind: str, seat: int, data: PlainData, secret: PlainData) -> None:
        """RN-016: log and emit the public part to all, and emit the rest to the seat itself."""
        self.told = self.told.appended({"event": kind, **data})
        if self.events is not None:
            self.emit(kind, {**data, **secret}, (seat,), data)

    # Before the first turn.

    def deal(self, first: tuple[int, ...], second: tuple[int, ...]) -> None:
        """RN-040: two roles each. A player who sees two of four knows the other two, so the deal lies open."""
        self.dealt = [first, second]
        self.say("dealt", {"roles": [[ROLES[role] for role in pair] for pair in self.dealt]})

    def take_roles(self, first: int, second: int) -> None:
        """RN-040: both lay their role open together."""
        self.roles = [first, second]
        self.say("roles", {"roles": [ROLES[first], ROLES[second]]})

    def enter(self, seat: int, room: int) -> None:
        """RN-010: a seat has chosen its starting room."""
        self.place(seat, room)
        self.whisper("start", seat, {"seat": seat}, {"room": ROOMS[room]})

    def begin(self, seat: int) -> None:
        """RN-011: a seat has the first turn."""
        self.player = 1 - seat
        self.say("first", {"seat": seat})

    # A turn.

    def begin_turn(self) -> None:
        """RN-012, RN-036: the other player's turn begins; their own flood ends, and they have their AP."""
        seat = 1 - self.player
        self.player = seat
        self.turns += 1
        self.wet[seat] = False
        self.ap = self.villa.costs.points
        self.acts = 0
        self.echoed = False
        self.freed = False
        self.stabbed = False
        self.say("turn", {"seat": seat, "turn": self.turns})

    def count_loot(self) -> None:
        """RN-043: a load that is brought out counts as a hit dealt."""
        seat = self.player
        self.loot[seat] = False
        self.loads[seat] += 1
        self.say("counted", {"seat": seat, "loads": self.loads[seat]})
        self.judge()

    def go_off(self) -> None:
        """RN-031, RN-036: the first of the armed automatic traps goes off, naming its room."""
        seat = self.player
        room = self.autos[seat][0]
        self.autos[seat] = self.autos[seat][1:]
        hit = self.strike(self.rooms[1 - seat] == room)
        self.say("automatic", {"seat": seat, "room": ROOMS[room], "hit": hit, "traps": self.traps(seat)})
        self.judge()

    def end_turn(self) -> None:
        """RN-013: the player says that the turn is over."""
        self.say("end", {"seat": self.player})

    # Actions.

    def pay(self, cost: int) -> int:
        """RN-012: count an act and pay for it; return the AP left."""
        self.acts += 1
        self.ap -= cost
        return self.ap

    def move(self, room: int, cost: int) -> None:
        """RN-020: a move as an action; RN-044: one that costs nothing is the free one of the turn."""
        seat = self.player
        ap = self.pay(cost)
        if cost == 0:
            self.freed = True
        self.place(seat, room)
        self.whisper("move", seat, {"seat": seat, "cost": cost, "ap": ap}, {"room": ROOMS[room]})

    def move_on(self, room: int) -> None:
        """RN-022: the free move that belongs to a shot or a stab."""
        seat = self.player
        self.place(seat, room)
        self.whisper("move on", seat, {"seat": seat}, {"room": ROOMS[room]})

    def shoot(self, target: int) -> None:
        """RN-021: the shooter's room is revealed, and a player in the room named is hit."""
        seat = self.player
        ap = self.pay(self.villa.costs.shoot)
        hit = self.strike(self.rooms[1 - seat] == target)
        room = ROOMS[self.rooms[seat]]
        self.say("shot", {"seat": seat, "room": room, "target": ROOMS[target], "hit": hit, "ap": ap})
        self.judge()

    def stab(self) -> None:
        """RN-046: the Assassin's room is revealed, and the other player is hit if in it."""
        seat = self.player
        ap = self.pay(self.card(seat).stab)
        self.stabbed = True
        hit = self.strike(self.rooms[1 - seat] == self.rooms[seat])
        self.say("stab", {"seat": seat, "room": ROOMS[self.rooms[seat]], "hit": hit, "ap": ap})
        self.judge()

    def set_trap(self, away: int) -> None:
        """RN-023: a trap in the own room; at the limit another is taken away first, which one stays secret."""
        seat = self.player
        ap = self.pay(self.villa.costs.trap)
        self.disarm(seat, away)
        room = self.rooms[seat]
        self.wires[seat] |= 1 << room
        data: PlainData = {"seat": seat, "traps": self.traps(seat), "away": away != NOWHERE, "ap": ap}
        self.whisper("trap", seat, data, {"room": ROOMS[room], "taken": None if away == NOWHERE else ROOMS[away]})

    def set_automatic(self, room: int, away: int) -> None:
        """RN-031: a trap in another room that goes off when the player's next turn begins."""
        seat = self.player
        here = self.rooms[seat]
        ap = self.pay(self.villa.cost[here])
        self.disarm(seat, away)
        self.autos[seat] = (*self.autos[seat], room)
        data: PlainData = {
            "seat": seat,
            "room": ROOMS[here],
            "traps": self.traps(seat),
            "away": away != NOWHERE,
            "ap": ap,
        }
        self.whisper("auto", seat, data, {"in": ROOMS[room], "taken": None if away == NOWHERE else ROOMS[away]})

    def spring(self, mask: int) -> None:
        """RN-024, RN-045: traps are named and used up; the other player is hit if in one of the rooms."""
        seat = self.player
        ap = self.pay(self.villa.costs.spring)
        self.wires[seat] &= ~mask
        hit = self.strike(mask >> self.rooms[1 - seat] & 1 == 1)
        self.say("spring", {"seat": seat, "rooms": names(mask), "hit": hit, "traps": self.traps(seat), "ap": ap})
        self.judge()

    def listen(self) -> None:
        """RN-025: the player listens."""
        ap = self.pay(self.card(self.player).listen)
        self.say("listen", {"seat": self.player, "ap": ap})

    def answer(self, room: int, exact: bool, to: str) -> None:
        """RN-025, RN-032: the other names a room: one connected to their own, or that itself."""
        seat = 1 - self.player
        self.answers[seat] = room
        self.say("answer", {"seat": seat, "to": to, "room": ROOMS[room], "exact": exact})

    # Room effects. RN-026: using one reveals the room.

    def use(self) -> PlainData:
        """RN-026: pay for the room's effect, and return the event's data with the room and the AP left."""
        room = self.rooms[self.player]
        return {"seat": self.player, "room": ROOMS[room], "ap": self.pay(self.villa.cost[room])}

    def take_knife(self) -> None:
        """RN-030: more AP this turn."""
        self.ap = self.villa.costs.knife
        self.say("knife", self.use())

    def hear_echoes(self) -> None:
        """RN-032: once a turn."""
        self.echoed = True
        self.say("echoes", self.use())

    def jump(self) -> None:
        """RN-033: over the railing, in public."""
        data = self.use()
        room = self.villa.places.jump
        self.place(self.player, room)
        data["to"] = ROOMS[room]
        self.say("jump", data)

    def open_trapdoor(self) -> bool:
        """RN-034: a player standing on it falls; RN-035: into a flood that is a hit, of either seat. Return True after
        a fall.
        """
        data = self.use()
        other = 1 - self.player
        fell = self.rooms[other] == self.villa.places.trapdoor
        if fell:
            self.place(other, self.villa.places.fall)
        data["fell"] = fell
        data["hit"] = self.strike(fell and self.flooded())
        self.say("trapdoor", data)
        self.judge()
        return fell

    def flood(self) -> bool:
        """RN-035: the Basement is flooded; a player in it is hit. Return True after a hit."""
        data = self.use()
        self.wet[self.player] = True
        hit = self.strike(self.rooms[1 - self.player] == self.villa.flooded)
        data["hit"] = hit
        self.say("flood", data)
        self.judge()
        return hit

    def flee(self, room: int) -> None:
        """RN-035: out of the water, secretly."""
        seat = 1 - self.player
        self.place(seat, room)
        self.whisper("flight", seat, {"seat": seat}, {"room": ROOMS[room]})

    def take_loot(self) -> None:
        """RN-043: one load at a time."""
        self.loot[self.player] = True
        self.say("loot", self.use())

    # What several of the above do.

    def place(self, seat: int, room: int) -> None:
        """Put a seat into a room, and extend its path."""
        self.rooms[seat] = room
        self.paths[seat] = self.paths[seat].appended(room)

    def disarm(self, seat: int, away: int) -> None:
        """RN-023, RN-031: a trap is taken away; an automatic one then never goes off."""
        if away == NOWHERE:
            return
        self.wires[seat] &= ~(1 << away)
        if away in self.autos[seat]:
            self.autos[seat] = tuple([room for room in self.autos[seat] if room != away])

    def strike(self, hit: bool) -> bool:
        """RN-021: count a hit on the other seat if `hit`; return `hit`."""
        if hit:
            self.hits[1 - self.player] += 1
        return hit

    def judge(self) -> None:
        """RN-027, RN-043: two hits or loads end the game at once. All that can bring them is the player's own."""
        if self.score(self.player) >= self.villa.hits:
            self.winner = self.player
            self.finish("won")

    def finish(self, why: str) -> None:
        """RN-027, RN-028: the game is over."""
        self.over = True
        self.say("over", {"why": why, "winner": None if self.winner == NOBODY else self.winner})
