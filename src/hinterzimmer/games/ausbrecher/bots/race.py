# mypyc: compile
"""The race without slips, asks and events, fast enough for many thousand playouts a second."""

from typing import Final

from hinterzimmer.games.ausbrecher.board import BOATS, HOME, NOBODY, STONES, WHITE, WINDOW, Course
from hinterzimmer.games.ausbrecher.state import Ausbrecher

PRIME: Final = 2147483647


class Dice:
    """A small random generator, independent of all others. The same seed gives the same throws."""

    def __init__(self, seed: int) -> None:
        self.seed = seed % (PRIME - 1) + 1

    def below(self, n: int) -> int:
        """Return the next number, from 0 to n - 1."""
        self.seed = self.seed * 48271 % PRIME
        return self.seed % n


def faces(course: Course, die: int) -> list[int]:
    """Return what the faces of a die show."""
    ask = course.throws[die]
    found: list[int] = []
    for number in range(ask.weight_total()):
        found.append(int(ask.outcome(number).text.split()[-1]))
    return found


class Race:
    """The positions of the seven stones. The caller makes all choices."""

    def __init__(self, start: int, last: int) -> None:
        self.start = start
        self.last = last
        self.at = [start - 1] * STONES
        """A window counts as the field before the start; a stone that is home is at `last`."""
        self.rider = [NOBODY] * STONES
        self.under = [NOBODY] * STONES
        """For each stone the one that it stands on; `rider` is the one that stands on it (AU-025)."""
        self.boat = [0] * STONES
        """The boat of each stone, 0 while it is out."""
        self.home = 0
        """The number of stones in the boats."""

    def copy(self) -> "Race":
        """Return an independent copy."""
        twin = Race(self.start, self.last)
        twin.at = self.at.copy()
        twin.rider = self.rider.copy()
        twin.under = self.under.copy()
        twin.boat = self.boat.copy()
        twin.home = self.home
        return twin

    def over(self) -> bool:
        """Return True if all stones are in the boats."""
        return self.home == STONES

    def key(self) -> int:
        """Return a number that differs for races with different futures after the end of a turn."""
        number = 0
        for stone in range(STONES):
            number = number << 10 | self.at[stone] + self.boat[stone] << 3 | self.rider[stone] + 1
        return number

    def forward(self, stone: int, pips: int) -> None:
        """AU-023, AU-030: move a free stone forward; when one is left it is home too (AU-033)."""
        target = self.at[stone] + pips
        self.leave(stone)
        if target < self.last:
            self.land(stone, target)
            return
        self.enter(stone)
        if self.home == STONES - 1:
            self.enter_rest()

    def backward(self, stone: int, pips: int) -> None:
        """AU-026, AU-029: move a free stone on the track back; of the last two it can be left behind (AU-032)."""
        target = self.at[stone] - pips
        self.leave(stone)
        if target >= self.start:
            self.land(stone, target)
        elif self.home == STONES - 2:
            self.at[stone] = self.last
            self.boat[stone] = BOATS[STONES - 1]
            self.enter_rest()
            self.home = STONES
        else:
            self.at[stone] = self.start - 1

    def leave(self, stone: int) -> None:
        """Free the stone beneath a free stone that leaves its place."""
        freed = self.under[stone]
        if freed != NOBODY:
            self.rider[freed] = NOBODY
            self.under[stone] = NOBODY

    def land(self, stone: int, field: int) -> None:
        """AU-025: put a stone on top of what stands on a field."""
        for other in range(STONES):
            if self.at[other] == field and self.rider[other] == NOBODY and other != stone:
                self.rider[other] = stone
                self.under[stone] = other
                break
        self.at[stone] = field

    def enter(self, stone: int) -> None:
        """AU-030: put a stone into the foremost boat with room."""
        self.at[stone] = self.last
        self.boat[stone] = BOATS[self.home]
        self.rider[stone] = NOBODY
        self.under[stone] = NOBODY
        self.home += 1

    def enter_rest(self) -> None:
        """AU-032, AU-033: put those still out into the boats as they stand, the foremost first (AU-036)."""
        for field in range(self.last - 1, self.start - 2, -1):
            for stone in range(STONES):
                if self.at[stone] == field and (self.rider[stone] == NOBODY or field < self.start):
                    beneath = stone
                    while beneath != NOBODY:
                        following = self.under[beneath]
                        self.enter(beneath)
                        beneath = following


def race_of(state: Ausbrecher) -> Race:
    """Return the race on a table, as it stands now."""
    race = Race(state.course.start, state.course.last)
    for stone in range(STONES):
        field = state.position[stone]
        if field == HOME:
            race.at[stone] = race.last
        elif field != WINDOW:
            race.at[stone] = field
        over = state.rider[stone]
        race.rider[stone] = over
        if over != NOBODY:
            race.under[over] = stone
    for place in range(len(state.home)):
        race.boat[state.home[place]] = BOATS[place]
    race.home = len(state.home)
    return race


class End:
    """One end of a turn: the race then."""

    def __init__(self, race: Race) -> None:
        self.race = race


class Ends:
    """All different ends of a turn, from the dice as they lie."""

    def __init__(self, race: Race, pips: list[int], opened: int, played: int) -> None:
        """Search all ends. `opened` are the dice still to be played, `played` those played already, as bits."""
        self.pips = pips
        self.found: list[End] = []
        self.seen: dict[int, int] = {}
        """The index of each end by its key."""
        self.by_first: dict[int, list[int]] = {}
        """For each first act (a stone, + 8 if it goes back) the ends it can lead to."""
        self.passed: dict[int, list[int]] = {}
        """The positions visited, with the ends reached from there, because other orders often lead to the same
        position.
        """
        self.search(race, opened, played, True)

    def search(self, race: Race, opened: int, played: int, top: bool) -> list[int]:
        """AU-023, AU-026: try every possible act, and search on from there. Return the ends that can be reached."""
        reached: list[int] = []
        if not race.over():
            for stone in range(STONES):
                if race.rider[stone] != NOBODY or race.at[stone] >= race.last:
                    continue
                if opened >> stone & 1:
                    after = race.copy()
                    after.forward(stone, self.pips[stone])
                    ends = self.enter(after, opened & ~(1 << stone), played | 1 << stone)
                    reached.extend(ends)
                    if top:
                        self.by_first[stone] = ends
                if opened >> WHITE & 1 and race.at[stone] >= race.start and not played >> stone & 1:
                    after = race.copy()
                    after.backward(stone, self.pips[WHITE])
                    ends = self.enter(after, opened & ~(1 << WHITE | 1 << stone), played | 1 << WHITE)
                    reached.extend(ends)
                    if top:
                        self.by_first[stone + 8] = ends
        if not reached:
            key = race.key()
            if key not in self.seen:
                self.seen[key] = len(self.found)
                self.found.append(End(race))
            reached.append(self.seen[key])
        return reached

    def enter(self, race: Race, opened: int, played: int) -> list[int]:
        """Search on from here unless this position was visited. Return the ends that can be reached."""
        if opened == 0 or race.over():
            return self.search(race, 0, played, False)
        place = (race.key() << 8 | opened) << 8 | played
        if place not in self.passed:
            self.passed[place] = self.search(race, opened, played, False)
        return self.passed[place]
