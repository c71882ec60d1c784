# mypyc: compile
"""A seat's outlook: how likely each chamber holds a Kablamo, when it fires, and which seats will live."""

from typing import Final

from hinterzimmer.games.kablamo.bots.memory import Memory
from hinterzimmer.games.kablamo.bullets import (
    BOLSHEVIK,
    COWARDICE,
    CYLINDER,
    HAMMER,
    HONOR,
    JACKET,
    KABLAMO,
    KINDS,
    QUEENSBURY,
    RATCHET,
    REVOLVER,
    TRIGGER,
)
from hinterzimmer.games.kablamo.position import EMPTY, Position
from hinterzimmer.games.kablamo.sightings import known

AHEAD: Final = 7
"""The number of rounds looked ahead."""
WEIGHTS: Final = [1.0, 0.8, 0.64, 0.51, 0.41, 0.33, 0.26]
"""By rounds ahead, the weight of a Kablamo that fires then: later ones can still be turned, swapped or stopped."""
UNSEEN: Final = -1
NOTHING: Final = -2
HELD_BACK: Final = [0.1, 0.1, 0.18, 0.26, 0.3, 0.4, 0.44, 0.53]
"""By round, the ratio of Kablamos in other seats' revolvers to those in the bag. Players keep them as spares if they
can.
"""
LATE: Final = [1.7, 1.5, 1.1, 0.7, 0.5, 0.5]
"""By chamber, the ratio of Kablamos there to the average. Players who must load one let it fire late.

Counted in games of players who forget little.
"""


Shots = list[tuple[int, int]]
"""The coming shots of a revolver: how many rounds ahead, and the chamber fired, or -1 for an empty one."""
PLAIN: Final[Shots] = [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0)]
"""The shots of a revolver without markers."""
PLAIN_WEIGHTS: Final = [0.33, 0.41, 0.51, 0.64, 0.8, 1.0]


def held_back(number: int, at: int) -> float:
    """Return the ratio of Kablamos in a chamber of another seat's revolver in this round to those in the bag."""
    return HELD_BACK[min(number, 7)] * LATE[at]


class Coming:
    """The coming shots of every revolver, by the markers. Public, and fast to compute."""

    def __init__(self, s: Position) -> None:
        self.s = s
        self.markers = [[kind for _, kind, _ in row] for row in s.on_gun]
        self.owed = [0] * s.seat_count
        for one in range(s.seat_count):
            for _, kind, more in s.on_gun[one]:
                if kind == TRIGGER and more:
                    self.owed[one] += 1
        for _, kind, whose in s.before:
            if kind != HONOR:
                self.owed[whose] += 1
        self.next_round = s.round if s.phase == "before" else s.round + 1
        """The round of the next first shot."""

    def shots(self, gun: int) -> Shots:
        """Return the coming shots of a revolver."""
        markers = self.markers[gun]
        extra = self.owed[gun]
        if not markers and extra == 0:
            return PLAIN
        ratchet, cylinder = markers.count(RATCHET), markers.count(CYLINDER)
        hammer, coward = markers.count(HAMMER), markers.count(COWARDICE)
        trigger = markers.count(TRIGGER)
        trigger -= min(trigger, extra)
        at = 0
        gone: list[int] = []
        found: Shots = []
        ahead = 0
        begun = False
        first = self.next_round == self.s.round  # before the round's first shot, extra ones come after it
        while True:
            if extra > 0 and not first:
                extra -= 1
            else:
                if begun:
                    ahead += 1
                    if ahead == AHEAD:
                        return found
                begun, first = True, False
            if ratchet > 0 and cylinder > 0:
                ratchet -= 1
                cylinder -= 1
            elif ratchet > 0:
                ratchet -= 1
            elif cylinder > 0:
                cylinder -= 1
                at = (at + 1) % 6
            else:
                at = (at + 5) % 6
            if coward > 0:
                coward -= 1
                gone.append(at)
                at = (at + 5) % 6
            if hammer > 0:
                hammer -= 1
            elif at not in gone:
                gone.append(at)
                found.append((ahead, at))
            else:
                found.append((ahead, -1))
            if trigger > 0:
                trigger -= 1
                extra += 1

    def weights(self, gun: int) -> list[float]:
        """Return the weight of each chamber of a revolver, by when it fires."""
        shots = self.shots(gun)
        if shots is PLAIN:
            return PLAIN_WEIGHTS
        weigh = [0.2] * 6
        for ahead, at in shots:
            if at >= 0:
                weigh[at] = WEIGHTS[ahead]
        return weigh


class Outlook(Coming):
    """The beliefs of a seat: each chamber's probability of a Kablamo (`risk`), and the kind of bullet if
    it is known.
    """

    def __init__(self, s: Position, seat: int, memory: Memory | None) -> None:
        """Build the outlook. With `memory=None` every face is known, for a world with nothing hidden."""
        super().__init__(s)
        self.seat = seat
        self.kinds: list[list[int]] = []
        self.risk: list[list[float]] = []
        self.unseen = 0.15
        self.coming = [self.shots(one) for one in range(s.seat_count)]
        self.weigh = [self.weights(one) for one in range(s.seat_count)]
        self.bolshevik: list[int] = []
        self.jacket: list[int] = []
        self.queensbury: list[int] = []
        for _, kind, until in s.table:
            if kind == BOLSHEVIK:
                self.bolshevik.append(until)
            elif kind == JACKET:
                self.jacket.append(until)
            elif kind == QUEENSBURY:
                self.queensbury.append(until)
        self.read(memory)

    def read(self, memory: Memory | None) -> None:
        """Set the known kinds of bullets, and the risk of the others from what has not been seen."""
        s, seat = self.s, self.seat
        kind_of = s.ammunition.kind_of
        found: list[list[int]] = []
        things = 0
        for gun in s.guns:
            row: list[int] = []
            for token in gun:
                if token == EMPTY:
                    row.append(NOTHING)
                elif memory is None or known(s.line[token], seat):
                    row.append(kind_of[token])
                    things += 1
                else:
                    row.append(UNSEEN)
            found.append(row)
        if memory is not None and memory.fading > 0.0:
            for one in range(s.seat_count):
                for at in range(6):
                    if found[one][at] >= 0 and s.guns[one][at] not in s.active:
                        line = s.line[s.guns[one][at]]
                        if not memory.keeps(line[-1] >> 7, s.clock, things, s.seat_count):
                            found[one][at] = UNSEEN
        self.kinds = found
        kablamos, hidden = s.ammunition.token_of[1], len(s.bag)
        for one in range(s.seat_count):
            for kind in found[one]:
                if kind == UNSEEN:
                    hidden += 1
                elif kind == KABLAMO:
                    kablamos -= 1
            if one == seat:
                for token in s.hands[one]:
                    if kind_of[token] == KABLAMO:
                        kablamos -= 1
            else:
                hidden += len(s.hands[one])
        self.unseen = kablamos / hidden if hidden > kablamos else 1.0
        for one in range(s.seat_count):
            risk = [1.0 if kind == KABLAMO else 0.0 for kind in found[one]]
            for at in range(6):
                if found[one][at] == UNSEEN:
                    risk[at] = self.unseen if one == seat else self.unseen * held_back(s.round, at)
            self.risk.append(risk)

    def hazard(self, gun: int, by: int = 0) -> float:
        """Return the danger in a revolver turned clockwise by `by` chambers."""
        risk, weigh = self.risk[gun], self.weigh[gun]
        total = 0.0
        for at in range(6):
            total += risk[at] * weigh[(at + by) % 6]
        return total

    def soon(self, gun: int) -> float:
        """Return the probability that a revolver fires a Kablamo in the next shot."""
        for ahead, at in self.coming[gun]:
            return self.risk[gun][at] if ahead == 0 and at >= 0 else 0.0
        return 0.0

    def lives(self) -> list[float]:
        """Return each seat's probability to survive the coming rounds; 0 for the dead."""
        s = self.s
        plain = not self.bolshevik and not self.jacket and not self.queensbury
        lives = [1.0 if alive else 0.0 for alive in s.alive]
        for gun in range(s.seat_count):
            if not s.alive[gun]:
                continue
            risk = self.risk[gun]
            for ahead, at in self.coming[gun]:
                if at < 0 or risk[at] == 0.0:
                    continue
                fired = risk[at] * WEIGHTS[ahead]
                if plain:
                    lives[gun] *= 1.0 - fired
                    continue
                now = self.next_round + ahead
                if now not in self.queensbury:
                    victim = s.left_of(gun) if now in self.bolshevik else gun
                    lives[victim] *= 1.0 - fired
                    if now in self.jacket:
                        lives[s.left_of(victim)] *= 1.0 - fired
        return lives

    def marked(self, gun: int, kind: int) -> float:
        """Return the seat's own share with a marker of this kind on a revolver.

        A kind that is no marker adds a shot.
        """
        kept = self.coming[gun]
        if KINDS[kind].lies == REVOLVER:
            self.markers[gun].append(kind)
            self.coming[gun] = self.shots(gun)
            self.markers[gun].pop()
        else:
            self.owed[gun] += 1
            self.coming[gun] = self.shots(gun)
            self.owed[gun] -= 1
        value = self.value()
        self.coming[gun] = kept
        return value

    def shares(self) -> list[float]:
        """Return each seat's share of the win, by the revolvers alone."""
        lives = self.lives()
        s = self.s
        for seat in range(s.seat_count):
            if s.alive[seat]:
                lives[seat] += 0.03
        total = sum(lives)
        return [one / total for one in lives]

    def value(self) -> float:
        """Return the seat's own share of the win."""
        return self.shares()[self.seat]
