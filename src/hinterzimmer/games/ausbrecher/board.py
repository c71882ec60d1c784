# mypyc: compile
"""Stones, boats, dice and slips, and every possible choice, made once and shared."""

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Final

from hinterzimmer.engine.events import PlainData
from hinterzimmer.engine.steps import Ask, Option, chance

STONES: Final = 7
LETTERS: Final = "RBYNOGV"
"""AU-001: red, blue, yellow, brown, orange, green, and a seventh; 0 to 6 in the code."""
WHITE: Final = 7
"""AU-001: the special die, beside the seven dice that have their stone's number."""
NOBODY: Final = -1
WINDOW: Final = 0
"""AU-010: a window is position 0, before the start field."""
HOME: Final = -1
"""The position of a stone that sits in a boat."""

BOATS: Final = [1, 1, 2, 2, 3, 3, 4]
"""AU-002: the boat of the first stone to come home, of the second, and so on."""
PIPS_MAX: Final = 9


def name(die: int) -> str:
    """Return the name of a die, or of a stone, in the notation."""
    return "white" if die == WHITE else LETTERS[die]


def members(bits: int) -> list[int]:
    """Return the stones or dice in a set of bits."""
    return [die for die in range(8) if bits >> die & 1]


def by_boat(order: Sequence[int]) -> list[list[str]]:
    """Return stones in the order of their places, as the four boats."""
    boats: list[list[str]] = [[], [], [], []]
    for place, stone in enumerate(order):
        boats[BOATS[place] - 1].append(LETTERS[stone])
    return boats


class Slip(Option):
    """AU-011: the order in which a player believes the seven will come home; AU-050: laid out as the four boats.

    The page takes the boats from the text. With 5040 slips on offer, sending them twice would be too much.
    """

    def __init__(self, number: int, order: tuple[int, ...]) -> None:
        super().__init__("slip", "slip " + " ".join(["".join(boat) for boat in by_boat(order)]))
        self.number = number
        self.order = order
        self.boats = [BOATS[order.index(stone)] for stone in range(STONES)]
        """For each stone the boat it is bet on, which alone decides the points."""
        self.crews: list[list[str]] = []

    def by_boat(self) -> list[list[str]]:
        """Return the stones as the four boats. Built once."""
        if not self.crews:
            self.crews = by_boat(self.order)
        return self.crews

    def points(self, home: Sequence[int]) -> int:
        """AU-034: return a boat's number for every stone in the boat in which it was bet; `home` is the order of
        arrival.
        """
        total = 0
        for place in range(len(home)):
            boat = BOATS[place]
            if self.boats[home[place]] == boat:
                total += boat
        return total

    def points_by_boat(self, home: Sequence[int]) -> list[int]:
        """AU-034, AU-053: return the points of each boat."""
        found = [0, 0, 0, 0]
        for place in range(len(home)):
            boat = BOATS[place]
            if self.boats[home[place]] == boat:
                found[boat - 1] += boat
        return found

    def possible(self, home: Sequence[int]) -> int:
        """AU-051: return the sure points, plus for each boat the smaller of free seats and own stones still out."""
        total = self.points(home)
        for boat in range(1, 5):
            free = len([place for place in range(len(home), STONES) if BOATS[place] == boat])
            out = len([stone for stone in self.order if self.boats[stone] == boat and stone not in home])
            total += boat * min(free, out)
        return total

    def __reduce__(self) -> tuple[object, ...]:
        return (slip_number, (self.number,))


SLIPS: Final = [Slip(number, order) for number, order in enumerate(permutations(range(STONES)))]
"""AU-050: every full order, also those that differ inside a boat only."""


def slip_number(number: int) -> Slip:
    """Return the one slip of this number, so that loading a saved game makes no duplicates."""
    return SLIPS[number]


class Pick(Option):
    """AU-020, AU-031: the dice a player picks, thrown all at once."""

    def __init__(self, dice: int) -> None:
        colours = " ".join([LETTERS[stone] for stone in range(STONES) if dice >> stone & 1])
        super().__init__("throw", f"throw {colours}" + (" +white" if dice >> WHITE & 1 else ""))
        self.dice = dice
        """A set of bits."""

    def details(self) -> PlainData:
        return {"dice": [name(die) for die in members(self.dice)]}

    def __reduce__(self) -> tuple[object, ...]:
        return (Pick, (self.dice,))


class Die(Option):
    """One die as it has fallen."""

    def __init__(self, die: int, pips: int) -> None:
        super().__init__("die", f"die {name(die)} {pips}")
        self.die = die
        self.pips = pips

    def details(self) -> PlainData:
        return {"die": name(self.die), "pips": self.pips}

    def __reduce__(self) -> tuple[object, ...]:
        return (Die, (self.die, self.pips))


class Move(Option):
    """AU-023, AU-026: a stone goes forward by its own die, or back by the white one."""

    def __init__(self, stone: int, back: bool) -> None:
        super().__init__("back" if back else "move", f"white {LETTERS[stone]}" if back else LETTERS[stone])
        self.stone = stone
        self.back = back

    def details(self) -> PlainData:
        return {"stone": LETTERS[self.stone], "die": "white" if self.back else LETTERS[self.stone]}

    def __reduce__(self) -> tuple[object, ...]:
        return (Move, (self.stone, self.back))


class First(Option):
    """AU-012: the seat that begins."""

    def __init__(self, seat: int) -> None:
        super().__init__("first", f"first {seat + 1}")
        self.seat = seat

    def details(self) -> PlainData:
        return {"seat": self.seat}

    def __reduce__(self) -> tuple[object, ...]:
        return (First, (self.seat,))


class Lot(Option):
    """AU-036: the stone that comes next out of the windows."""

    def __init__(self, stone: int) -> None:
        super().__init__("lot", f"lot {LETTERS[stone]}")
        self.stone = stone

    def details(self) -> PlainData:
        return {"stone": LETTERS[self.stone]}

    def __reduce__(self) -> tuple[object, ...]:
        return (Lot, (self.stone,))


def _count(bits: int) -> int:
    return len(members(bits))


PICKS: Final = {dice: Pick(dice) for dice in range(256) if _count(dice) == 2 or _count(dice & 0x7F) == 3}
"""All that can ever be picked: three colours and perhaps the white die; two dice at the end."""


def _offers(out: int, white: bool) -> list[Option]:
    """AU-020: three of the colours still out; AU-031: with four stones home two dice, the white one counted."""
    stones = [1 << stone for stone in members(out)]
    plain = 3 if len(stones) > 3 else 2
    beside_white = 3 if len(stones) > 3 else 1
    found: list[Option] = [PICKS[sum(some)] for some in combinations(stones, plain)]
    if white:
        found.extend([PICKS[sum(some) | 1 << WHITE] for some in combinations(stones, beside_white)])
    return found


OFFERS: Final = [_offers(out, white) if _count(out) > 1 else [] for white in (False, True) for out in range(128)]
"""The possible picks by the set of stones still out; from index 128 on with the white die (AU-021)."""

ADVANCE: Final = [Move(stone, False) for stone in range(STONES)]
BACK: Final = [Move(stone, True) for stone in range(STONES)]


def _moves(moves: list[Move], bits: int) -> list[Option]:
    return [moves[stone] for stone in members(bits)]


ADVANCES: Final = [_moves(ADVANCE, bits) for bits in range(128)]
BACKS: Final = [_moves(BACK, bits) for bits in range(128)]
"""The moves of every set of stones, built in advance."""

DICE: Final = [[Die(die, pips) for pips in range(PIPS_MAX + 1)] for die in range(8)]
FIRSTS: Final = [First(seat) for seat in range(6)]
LOTS: Final = [Lot(stone) for stone in range(STONES)]

FIRST_ASKS: Final = {seats: chance("AU-012", FIRSTS[:seats], [1] * seats) for seats in range(2, 7)}
"""AU-012: the lot for the first player, by the number of seats."""


def turn_pips(turn: int) -> list[int]:
    """Return the pips of the eight dice in a finished turn of the trail; 0 for one not thrown."""
    return [turn >> shift & 15 for shift in range(44, 15, -4)]


def turn_acts(turn: int) -> list[int]:
    """Return the acts in a finished turn of the trail, in order: a stone's number, plus 8 if the white die took it
    back.
    """
    return [(turn >> shift & 15) - 1 for shift in (12, 8, 4, 0) if turn >> shift & 15]


class Course:
    """The track of the stones, with the dice that move them: an edition's data with or without the bed sheet."""

    def __init__(self, start: int, last: int, colour: list[int], white: list[int], most_turns: int) -> None:
        self.start = start
        """The field a 1 leads to out of a window (AU-010, AU-013)."""
        self.last = last
        """The field on which a stone is home (AU-030)."""
        self.most_turns = most_turns
        """The guard (AU-036)."""
        self.throws = [_die_ask(die, white if die == WHITE else colour) for die in range(8)]


def _die_ask(die: int, faces: list[int]) -> Ask:
    shown = sorted(set(faces))
    return chance("AU-020", [DICE[die][pips] for pips in shown], [faces.count(pips) for pips in shown])
