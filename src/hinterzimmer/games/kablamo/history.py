"""A whole history of Kablamo as the lives of its bullets, so that it can be replayed with other bullets."""

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table
from hinterzimmer.games.kablamo.options import Act
from hinterzimmer.games.kablamo.sightings import LEAVES, sees
from hinterzimmer.games.kablamo.state import Kablamo

Item = tuple[float, int, int]
"""One item of a life: time, what happens to the bullet, and -1. Or a time between, -1, and the choice that names it."""

TRIES_MAX = 400
HELD, PASSED, LAPSED = 0, 1, 2
"""The effect of a choice: HELD if it counted (or was in no window), PASSED if it must stay a pass, LAPSED if it had
none.
"""


class History:
    """For every choice the bullet it names; after `close`, each bullet's life with the choices that name it."""

    def __init__(self) -> None:
        self.named: list[int] = []
        """By choice: the bullet it names, or -1."""
        self.now: dict[int, int] = {}
        """By choice: the bullet it names after `mix`."""
        self.free: list[int] = []
        """By choice: HELD, PASSED or LAPSED."""
        self.times: list[float] = []
        self.lives: list[list[Item]] = []
        self._open: list[tuple[int, int, Option]] = []
        self._ask = -1

    def note(self, table: Table[Kablamo], who: int, option: Option) -> None:
        """Record a choice. Call before it is played."""
        s: Kablamo = table.state
        self.times.append(s.clock + 0.5)
        self.named.append(_named(table, s, who, option) if isinstance(option, Act) else -1)
        self.free.append(HELD)
        ask = table.ask
        if ask is not None and ask.rule in ("KB-077", "KB-078") and who in ask.options:
            if table.ask_number != self._ask:
                self._ask, self._open = table.ask_number, []
            self._open.append((len(self.free) - 1, who, option))
            if len(self._open) == len(ask.options):
                self._judge(s)
                self._open = []

    def _judge(self, s: Kablamo) -> None:
        """KB-077: all have answered; only the first from the start marker who plays counts."""
        answered = {who: (number, option) for number, who, option in self._open}
        heard = False
        for who in s.from_start():
            number, option = answered[who]
            if heard:
                self.free[number] = LAPSED
            elif option.kind == "play":
                heard = True
            else:
                self.free[number] = PASSED

    def close(self, s: Kablamo) -> None:
        """Build the lives once all choices are noted. In a window still open no choice has had an effect."""
        for number, _, _ in self._open:
            self.free[number] = LAPSED
        self.lives = [[(float(item >> 7), item & 127, -1) for item in line] for line in s.line]
        for number, token in enumerate(self.named):
            if token >= 0:
                self.lives[token].append((self.times[number], -1, number))
                self.now[number] = token
        for life in self.lives:
            life.sort(key=lambda item: item[0])

    def mix(self, seat: int, rng: RandomStream) -> None:
        """Exchange bullets for stretches of time in which this seat cannot tell them apart."""
        if not self.lives:
            return
        for _ in range(TRIES_MAX):
            a, b = rng.below(len(self.lives)), rng.below(len(self.lives))
            if a != b:
                self._exchange(a, b, seat, rng)
        for token, life in enumerate(self.lives):
            for _, _, number in life:
                if number >= 0:
                    self.now[number] = token

    def _exchange(self, a: int, b: int, seat: int, rng: RandomStream) -> None:
        """Exchange what follows a moment at which both bullets lie mixed, until they do again or to the end."""
        one, two = self.lives[a], self.lives[b]
        common = _together(one, two, seat)
        if not common:
            return
        pick = rng.below(len(common))
        begin = common[pick][1]
        ends = [moment[0] for moment in common[pick + 1 :]]
        end = ends[rng.below(min(2, len(ends)))] if ends and rng.below(2) else float("inf")
        part_one = [item for item in one if begin < item[0] < end]
        part_two = [item for item in two if begin < item[0] < end]
        if any(item[1] >= 0 and sees(item[1], seat) for item in (*part_one, *part_two)):
            return
        self.lives[a] = [item for item in one if item[0] <= begin] + part_two + [item for item in one if item[0] >= end]
        self.lives[b] = [item for item in two if item[0] <= begin] + part_one + [item for item in two if item[0] >= end]


def _together(one: list[Item], two: list[Item], seat: int) -> list[tuple[float, float]]:
    """Return the moments at which two bullets come to lie mixed in one place that the seat cannot look into.

    Each is the time just after the second came in, given twice: an exchange begins after it, or ends there.
    """
    found = []
    stays = _stays(two, seat)
    for place, begin, end in _stays(one, seat):
        for other, start, stop in stays:
            if place == other and begin < stop and start < end:
                moment = max(begin, start)
                found.append((moment + 0.25, moment + 0.25))
    return sorted(found)


def _stays(life: list[Item], seat: int) -> list[tuple[int, float, float]]:
    """Return place, begin and end of every stay in a place where bullets lie mixed for this seat."""
    found = []
    begin, place = -1.0, -1
    for time, what, number in life:
        if number >= 0:
            continue
        if what < LEAVES and not sees(what, seat):
            begin, place = time, what
        elif what == LEAVES and place >= 0:
            found.append((place, begin, time))
            place = -1
    if place >= 0:
        found.append((place, begin, float("inf")))
    return found


def _named(table: Table[Kablamo], s: Kablamo, who: int, act: Act) -> int:
    """Return the bullet that a choice names if it is hidden from a seat; -1 otherwise."""
    if act.kind == "draw":
        return _first(s, s.bag, act.a)
    if act.kind == "pick":
        return _first(s, s.hands[getattr(table.agenda[-1], "other", 0)], act.a)
    if act.kind not in ("load", "swap") or who == CHANCE:
        return -1
    if act.kind == "load" and s.palm and s.palm_of == who:
        return _first(s, s.palm, act.a)
    chosen = [token for _, token in s.pending[who]]
    return _first(s, [token for token in s.hands[who] if token not in chosen], act.a)


def _first(s: Kablamo, tokens: list[int], face: int) -> int:
    for token in tokens:
        if s.ammunition.face_of[token] == face:
            return token
    return -1
