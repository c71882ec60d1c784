# mypyc: compile
"""The plain data of a game of Ausbrecher AG, and the small changes rules are made of."""

from typing import ClassVar, Final

from hinterzimmer.engine.append_only_list import AppendOnlyList
from hinterzimmer.engine.settings import Settings
from hinterzimmer.engine.steps import State
from hinterzimmer.games.ausbrecher.board import (
    BOATS,
    HOME,
    LETTERS,
    NOBODY,
    STONES,
    WHITE,
    WINDOW,
    Course,
    Pick,
    Slip,
    by_boat,
    members,
    name,
)
from hinterzimmer.games.ausbrecher.edition import AusbrecherEdition

NO_TURNS: Final[AppendOnlyList[int]] = AppendOnlyList([0], 0)
"""A trail without a turn. Its item is not part of it, but makes each game's first `appended` copy the shared list."""


class Ausbrecher(State):
    """The state of Ausbrecher AG: the slips, the seven stones, whose turn it is, and the throw so far."""

    fields: ClassVar[tuple[str, ...]] = (
        *("seat_count", "sheet", "slips", "first", "player", "turns", "position", "rider", "home"),
        *("picked", "open", "played", "pips", "taken_back", "acts", "trail", "over", "ended"),
    )

    def __init__(self, edition: AusbrecherEdition, seats: int, settings: Settings) -> None:
        super().__init__(seats)
        self.edition = edition
        self.settings = settings
        self.sheet = bool(settings["sheet"])
        self.course: Course = edition.sheet_course if self.sheet else edition.course
        self.slips: list[Slip] = []
        """AU-011: one for each seat, once all are written. The only secret of the game."""
        self.first = NOBODY
        self.player = NOBODY
        self.turns = 0
        """Turns finished by all seats: the first round (AU-021) is `seat_count` of them."""
        self.position = [WINDOW] * STONES
        """For each stone its field, WINDOW or HOME."""
        self.rider = [NOBODY] * STONES
        """AU-025: for each stone the one that stands directly on it and blocks it."""
        self.home: list[int] = []
        """AU-002: the stones in the boats, in the order of their places."""
        self.picked = 0
        """The dice of this turn (AU-020), those still to be played, and those played; sets of bits."""
        self.open = 0
        self.played = 0
        self.pips = [0] * (STONES + 1)
        self.taken_back = NOBODY
        """AU-027: the stone that the white die took back in this turn."""
        self.acts = 0
        """The acts of this turn, the latest lowest: four bits each, a stone + 1, and + 8 if it went back."""
        self.trail: AppendOnlyList[int] = NO_TURNS
        """The public history of the finished turns, one number each, for guessing other seats' slips.

        Each number is the pips of the eight dice, 0 for one not thrown, four bits each, then the acts
        (`board.turn_pips`, `board.turn_acts`).
        """
        self.over = False
        self.ended = ""

    def copy(self) -> "Ausbrecher":
        twin = Ausbrecher(self.edition, self.seat_count, self.settings)
        twin.slips = self.slips.copy()
        twin.first = self.first
        twin.player = self.player
        twin.turns = self.turns
        twin.position = self.position.copy()
        twin.rider = self.rider.copy()
        twin.home = self.home.copy()
        twin.picked = self.picked
        twin.open = self.open
        twin.played = self.played
        twin.pips = self.pips.copy()
        twin.taken_back = self.taken_back
        twin.acts = self.acts
        twin.trail = self.trail
        twin.over = self.over
        twin.ended = self.ended
        return twin

    def constructor_args(self) -> tuple[object, ...]:
        return (self.edition, self.seat_count, self.settings)

    # Queries.

    def round(self) -> int:
        """Return the number of the round being played, from 1."""
        return self.turns // self.seat_count + 1

    def out(self) -> int:
        """Return the stones not yet in a boat, as bits."""
        bits = 0x7F
        for stone in self.home:
            bits ^= 1 << stone
        return bits

    def top(self, field: int) -> int:
        """AU-025: return the uppermost stone on a field of the track; NOBODY if it is empty."""
        for stone in range(STONES):
            if self.position[stone] == field and self.rider[stone] == NOBODY:
                return stone
        return NOBODY

    def beneath(self, stone: int) -> int:
        """Return the stone directly under this one; NOBODY if there is none."""
        for other in range(STONES):
            if self.rider[other] == stone:
                return other
        return NOBODY

    def stack(self, field: int) -> list[int]:
        """AU-025: return the stones on a field of the track, the lowest first."""
        found: list[int] = []
        stone = self.top(field)
        while stone != NOBODY:
            found.append(stone)
            stone = self.beneath(stone)
        found.reverse()
        return found

    def standing(self) -> list[int]:
        """AU-036: return the stones on the track, the foremost first, of a stack the upper one first."""
        found: list[int] = []
        for field in sorted({field for field in self.position if field > WINDOW}, reverse=True):
            stack = self.stack(field)
            stack.reverse()
            found.extend(stack)
        return found

    def target(self, stone: int) -> int:
        """AU-023, AU-010: return the field to which a stone's own die takes it; the last field and beyond are home."""
        at = self.position[stone]
        if at == WINDOW:
            at = self.course.start - 1
        return at + self.pips[stone]

    def back_target(self, stone: int) -> int:
        """AU-026, AU-029: return the field to which the white die takes a stone back, or WINDOW."""
        at = self.position[stone] - self.pips[WHITE]
        return at if at >= self.course.start else WINDOW

    def left_behind(self, stone: int) -> bool:
        """AU-032: return True if the white die would take one of the last two stones back before the start field."""
        return len(self.home) == STONES - 2 and self.back_target(stone) == WINDOW

    def can_advance(self) -> int:
        """AU-023, AU-028: return the stones that can go forward by an open die, as bits."""
        bits = 0
        for stone in range(STONES):
            if self.open >> stone & 1 and self.rider[stone] == NOBODY:
                bits |= 1 << stone
        return bits

    def can_go_back(self) -> int:
        """AU-026: return the stones that the white die can take back: free, on the track, not moved
        forward this turn.
        """
        if not self.open >> WHITE & 1:
            return 0
        bits = 0
        for stone in range(STONES):
            if self.position[stone] > WINDOW and self.rider[stone] == NOBODY and not self.played >> stone & 1:
                bits |= 1 << stone
        return bits

    def points(self) -> list[int]:
        """AU-034: return the points of every slip for the stones in the boats."""
        return [slip.points(self.home) for slip in self.slips] if self.slips else [0] * self.seat_count

    # The changes.

    def write(self, slips: list[Slip]) -> None:
        """AU-011: the slips are written; each seat sees its own."""
        self.slips = slips
        for seat, slip in enumerate(slips):
            self.emit("written", {"seat": seat, "slip": slip.text}, (seat,), {"seat": seat})

    def begin(self, seat: int) -> None:
        """AU-012: the first player is found."""
        self.first = seat
        self.player = seat
        self.emit("begins", {"seat": seat})

    def pick(self, pick: Pick) -> None:
        """AU-020: dice are picked, to be thrown at once."""
        self.picked = pick.dice
        if self.events is not None:
            self.emit("picked", {"seat": self.player, **pick.details()})

    def take_die(self, die: int, pips: int) -> None:
        """AU-020: a die has fallen and is open."""
        self.pips[die] = pips
        self.open |= 1 << die
        if self.events is not None:
            self.emit("fallen", {"die": name(die), "pips": pips})

    def advance(self, stone: int) -> None:
        """AU-023: a stone goes forward by its die; AU-030: into a boat, if that takes it to the last field."""
        target = self.target(stone)
        self.open &= ~(1 << stone)
        self.acts = self.acts << 4 | stone + 1
        self.played |= 1 << stone
        if target >= self.course.last:
            self.enter_boat(stone, stone)
        else:
            self.shift(stone, target, stone)

    def take_back(self, stone: int) -> None:
        """AU-026: the white die takes a stone back; AU-029: at most into a window; AU-027: its own die lapses."""
        self.open &= ~(1 << WHITE)
        self.acts = self.acts << 4 | stone + 9
        self.played |= 1 << WHITE
        self.taken_back = stone
        self.shift(stone, self.back_target(stone), WHITE)
        self.lapse(self.open & 1 << stone)

    def shift(self, stone: int, field: int, die: int) -> None:
        """AU-025: a free stone leaves its place and goes on top of whatever stands on its new field."""
        start = self.position[stone]
        freed = self.beneath(stone)
        if freed != NOBODY:
            self.rider[freed] = NOBODY
        blocked = self.top(field) if field != WINDOW else NOBODY
        if blocked != NOBODY:
            self.rider[blocked] = stone
        self.position[stone] = field
        if self.events is not None:
            self.emit(
                "moved",
                {
                    "seat": self.player,
                    "stone": LETTERS[stone],
                    "die": name(die),
                    "pips": self.pips[die],
                    "from": start,
                    "to": field,
                    "blocked": _letter(blocked),
                    "freed": _letter(freed),
                },
            )

    def enter_boat(self, stone: int, die: int) -> None:
        """AU-030: a stone takes the next seat in the boats, moved by `die`, or by none if that is NOBODY."""
        start = self.position[stone]
        freed = self.beneath(stone)
        if freed != NOBODY:
            self.rider[freed] = NOBODY
        self.position[stone] = HOME
        self.rider[stone] = NOBODY
        self.home.append(stone)
        if self.events is not None:
            self.emit(
                "home",
                {
                    "seat": None if die == NOBODY else self.player,
                    "stone": LETTERS[stone],
                    "die": None if die == NOBODY else name(die),
                    "pips": None if die == NOBODY else self.pips[die],
                    "from": start,
                    "boat": BOATS[len(self.home) - 1],
                    "freed": _letter(freed),
                },
            )

    def spend_white(self, stone: int) -> None:
        """AU-032: the white die is played on a stone that it takes out of the race."""
        self.open &= ~(1 << WHITE)
        self.acts = self.acts << 4 | stone + 9
        self.played |= 1 << WHITE
        self.taken_back = stone
        self.emit("left behind", {"seat": self.player, "stone": LETTERS[stone], "pips": self.pips[WHITE]})

    def lapse(self, dice: int) -> None:
        """AU-023, AU-027: these open dice are not played any more."""
        self.open &= ~dice
        if dice and self.events is not None:
            self.emit("lapsed", {"dice": [name(die) for die in members(dice)]})

    def pass_turn(self) -> None:
        """AU-012: the next player clockwise is on turn, and the dice lie together again."""
        fallen = 0
        for die in range(STONES + 1):
            fallen = fallen << 4 | self.pips[die]
        self.trail = self.trail.appended(fallen << 16 | self.acts)
        self.acts = 0
        self.turns += 1
        self.player = (self.player + 1) % self.seat_count
        self.picked = 0
        self.open = 0
        self.played = 0
        self.pips = [0] * (STONES + 1)
        self.taken_back = NOBODY
        if self.events is not None:
            self.emit("turn", {"seat": self.player, "turn": self.turns + 1, "round": self.round()})

    def finish(self, why: str) -> None:
        """AU-034, AU-053: all stones are in the boats; the slips are opened and the points shown."""
        self.over = True
        self.ended = why
        if self.events is not None:
            slips = [slip.text for slip in self.slips]
            boats = ["".join(boat) for boat in by_boat(self.home)]
            self.emit("over", {"why": why, "boats": boats, "slips": slips, "scores": self.points()})


def _letter(stone: int) -> str | None:
    return None if stone == NOBODY else LETTERS[stone]
