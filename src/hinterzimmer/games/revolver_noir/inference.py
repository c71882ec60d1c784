# mypyc: compile
"""The rooms where a seat can be, by everything that has become public: exact inference over the log.

Hidden are a seat's room and its traps. A log is read line by line with the set of all hidden states that fit it so far.
A trap sprung later in a named room removes every state without it, which also limits where its owner was when it was
set. The two seats need not be examined together: whatever one seat's hidden things do to the other is public (the room
of a shot, of a trap, of an effect).
"""

from collections.abc import Sequence
from threading import Lock
from typing import Any, Final

from hinterzimmer.engine.events import PlainData
from hinterzimmer.games.revolver_noir.options import ROOMS, VILLA, bits

Hidden = tuple[int, int, tuple[int, ...]]
"""A seat's room, its ordinary traps as bits, and its armed automatic traps in the order set."""

EVERYWHERE: Final = (1 << len(ROOMS)) - 1
ACTS: Final = (
    *("move", "shot", "stab", "trap", "auto", "spring", "listen", "knife", "echoes", "jump", "trapdoor", "flood"),
    *("loot", "end"),
)
"""The events for a seat's choice when it could act."""
ASKED: Final = ("start", "move on", "answer", "flight", *ACTS)
"""The events for a seat's choice, whenever it was asked."""

KEEP: Final = 0
START: Final = 1
MOVE: Final = 2
TRAP: Final = 3
AUTO: Final = 4
SPRING: Final = 5
BEGIN: Final = 6
TO: Final = 7


class Facts:
    """The facts of the villa that a reader of logs needs for one seat: the ways open to it, and where effects lead."""

    def __init__(
        self, ways: Sequence[Sequence[int]], upper: int, jump: int, trapdoor: int, fall: int, flood: int, deliver: int
    ) -> None:
        self.ways = [list(rooms) for rooms in ways]
        self.upper = upper
        self.jump = jump
        self.trapdoor = trapdoor
        self.fall = fall
        self.flood = flood
        self.deliver = deliver
        self.near = [0] * len(ROOMS)
        """For each room, the rooms from which a seat can name it in answer, as bits."""
        for room in range(len(self.ways)):
            for to in self.ways[room]:
                self.near[to] |= 1 << room
        plain = tuple([tuple(rooms) for rooms in ways])
        self.key: tuple[object, ...] = (plain, upper, jump, trapdoor, fall, flood, deliver)
        """A cache key: equal keys mean equal facts."""


class Clue:
    """The information in one line of the log about one seat.

    `among` are the rooms the seat can have been in. `kind` is what then changed in its hidden things, `room`, `mask`
    and `away` are the details. `entry` is the line itself. `asked` is True if the seat chose it.
    """

    def __init__(self, entry: PlainData, asked: bool) -> None:
        self.entry = entry
        self.asked = asked
        self.kind = KEEP
        self.among = EVERYWHERE
        self.room = -1
        self.closed = -1
        self.mask = 0
        self.away = False
        self.fired: tuple[int, ...] = ()
        self.partly = False
        self.offers: dict[int, int] = {}
        """The number of options the seat had, by all that it depends on (belief.py)."""

    def follow(self, facts: Facts, hidden: Hidden) -> list[Hidden]:
        """Return the hidden states that can follow this one, each once; [] if this one contradicts the clue."""
        room, wires, autos = hidden
        if not self.among >> room & 1:
            return []
        kind = self.kind
        if kind == KEEP:
            return [hidden]
        if kind == MOVE:
            return [(to, wires, autos) for to in facts.ways[room] if to != self.closed]
        if kind == TO:
            return [(self.room, wires, autos)]
        if kind == SPRING:
            return [] if self.mask & ~wires else [(room, wires & ~self.mask, autos)]
        if kind == BEGIN:
            went = autos[: len(self.fired)]
            if went != self.fired or (len(autos) > len(went) and not self.partly):
                return []
            return [(room, wires, autos[len(went) :])]
        mined = wires
        for at in autos:
            mined |= 1 << at
        if kind == TRAP:
            if mined >> room & 1:
                return []
            return [(room, left | 1 << room, armed) for left, armed in self.disarmed(wires, autos)]
        free = [at for at in range(VILLA) if at != room and not mined >> at & 1]
        return [(room, left, (*armed, at)) for left, armed in self.disarmed(wires, autos) for at in free]

    def disarmed(self, wires: int, autos: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
        """RN-023, RN-031: return the traps that can be left before a new one is set."""
        if not self.away:
            return [(wires, autos)]
        left: list[tuple[int, tuple[int, ...]]] = []
        for room in range(VILLA):
            if wires >> room & 1:
                left.append((wires & ~(1 << room), autos))
            elif room in autos:
                left.append((wires, tuple([at for at in autos if at != room])))
        return left


class LogReader:
    """A reader that turns the lines of a log, in order, into clues about one seat."""

    def __init__(self, facts: Facts, seat: int) -> None:
        self.facts = facts
        self.seat = seat
        self.wet = [False, False]
        self.loaded = False

    def read(self, log: Sequence[PlainData], at: int) -> Clue:
        """Return the clue in line `at`. For the beginning of a turn it also reads the lines that follow."""
        entry = log[at]
        event = str(entry["event"])
        who: Any = entry.get("seat", -1)
        own = who == self.seat
        clue = Clue(entry, own and event in ASKED)
        if event == "turn":
            self.wet[who] = False
            if own:
                self.begin(clue, log, at)
        elif event == "flood":
            self.wet[who] = True
        if own:
            self.own(clue, event, entry)
        elif who >= 0:
            self.others(clue, event, entry)
        return clue

    def begin(self, clue: Clue, log: Sequence[PlainData], at: int) -> None:
        """RN-036: all armed traps go off, unless one ends the game; RN-043: loot in the right room counts."""
        clue.kind = BEGIN
        counted = at + 1 < len(log) and log[at + 1]["event"] == "counted"
        if self.loaded:
            clue.among = 1 << self.facts.deliver
            if counted:
                self.loaded = False
            else:
                clue.among ^= EVERYWHERE
        fired: list[int] = []
        next_ = at + 2 if counted else at + 1
        while next_ < len(log) and log[next_]["event"] == "automatic":
            fired.append(ROOMS.index(str(log[next_]["room"])))
            next_ += 1
        clue.fired = tuple(fired)
        clue.partly = next_ < len(log) and log[next_]["event"] == "over"

    def own(self, clue: Clue, event: str, entry: PlainData) -> None:
        """Add to the clue what the seat itself did: what it revealed, and what it did unseen."""
        if event == "start":
            clue.kind = START
        elif event == "move" or event == "move on" or event == "flight":
            clue.kind = MOVE
            clue.closed = self.facts.flood if self.wet[0] or self.wet[1] else -1
        elif event == "answer":
            room = ROOMS.index(str(entry["room"]))
            if entry["exact"]:
                clue.among = 1 << room
            elif entry["to"] == "echoes":
                clue.among = self.facts.near[room] & ~self.facts.upper
            else:
                clue.among = self.facts.near[room]
        elif event == "spring":
            rooms: Any = entry["rooms"]
            clue.kind = SPRING
            clue.mask = bits(rooms)
        elif event == "trap" or event == "auto":
            clue.kind = TRAP if event == "trap" else AUTO
            clue.away = bool(entry["away"])
            clue.among = (1 << VILLA) - 1
        if event == "jump":
            clue.kind = TO
            clue.room = self.facts.jump
        if event == "loot":
            self.loaded = True
        if "room" in entry and event != "answer" and event != "automatic":  # RN-015, RN-026: revealed
            clue.among = 1 << ROOMS.index(str(entry["room"]))

    def others(self, clue: Clue, event: str, entry: PlainData) -> None:
        """Add to the clue what the other seat did, and whether it met this one."""
        there = entry.get("hit", False) is True
        mask = 0
        if event == "shot":
            mask = 1 << ROOMS.index(str(entry["target"]))
        elif event == "stab" or event == "automatic":
            mask = 1 << ROOMS.index(str(entry["room"]))
        elif event == "spring":
            rooms: Any = entry["rooms"]
            mask = bits(rooms)
        elif event == "flood":
            mask = 1 << self.facts.flood
        elif event == "trapdoor":
            mask = 1 << self.facts.trapdoor
            there = entry["fell"] is True
            if there:
                clue.kind = TO
                clue.room = self.facts.fall
        if mask:
            clue.among = mask if there else EVERYWHERE ^ mask


class Inference:
    """A log read so far about one seat: all hidden states that fit it, each with a weight.

    Here a weight is only a count; `Belief` (belief.py) makes it a probability. With `keep`, the states after each line
    stay in `stages`, and the clues in `clues`, so that a caller can go back in time.
    """

    def __init__(self, facts: Facts, seat: int, keep: bool = False) -> None:
        self.facts = facts
        self.seat = seat
        self.keep = keep
        self.reader = LogReader(facts, seat)
        self.log: list[PlainData] = []
        self.states: dict[Hidden, float] = {}
        """Empty before the starting room is chosen."""
        self.clues: list[Clue] = []
        self.stages: list[dict[Hidden, float]] = []

    def fits(self, log: Sequence[PlainData]) -> bool:
        """Return True if something has been read and it is the beginning of this log."""
        n = len(self.log)
        if n == 0 or n > len(log):
            return False
        # Each line is created once, so the same object at the end means the same lines before it.
        return self.log[n - 1] is log[n - 1] or self.log == list(log[:n])

    def extend(self, log: Sequence[PlainData]) -> None:
        """Read the lines that are new in this log."""
        for at in range(len(self.log), len(log)):
            clue = self.reader.read(log, at)
            self.states = self.step(clue)
            self.log.append(log[at])
            self.pass_on(clue)
            if self.keep:
                self.clues.append(clue)
                self.stages.append(self.states)

    def pass_on(self, clue: Clue) -> None:
        """Do nothing. Subclasses override it to handle every clue after it was followed."""

    def share(self, clue: Clue, hidden: Hidden) -> float:
        """Return the probability that a seat in this state chose one given option."""
        return 1.0

    def step(self, clue: Clue) -> dict[Hidden, float]:
        """Return the states after one more line."""
        if clue.kind == START:
            return {(room, 0, ()): 1.0 / VILLA for room in range(VILLA)}
        if clue.kind == KEEP and clue.among == EVERYWHERE and not clue.asked:
            return self.states
        after: dict[Hidden, float] = {}
        total = 0.0
        for hidden, weight in self.states.items():
            following = clue.follow(self.facts, hidden)
            if not following:
                continue
            if clue.asked:
                weight *= self.share(clue, hidden)
            for state in following:
                after[state] = after.get(state, 0.0) + weight
                total += weight
        if total > 0.0:
            for state in after:
                after[state] /= total
        return after


def rooms_of(states: dict[Hidden, float]) -> list[int]:
    """Return the rooms among these states, in order."""
    mask = 0
    for state in states:
        mask |= 1 << state[0]
    return [room for room in range(len(ROOMS)) if mask >> room & 1]


INFERENCES_MAX: Final = 16
_inferences: list[tuple[tuple[object, ...], Inference]] = []
"""A cache of logs read lately, so that a longer log is read on from where the last one stopped."""
_lock: Final = Lock()


def possible(facts: Facts, seat: int, log: Sequence[PlainData]) -> list[int]:
    """Return the rooms a seat can be in by this log, as numbers; [] before it has started. Safe to call from several
    threads.
    """
    key = (facts.key, seat)
    with _lock:
        for i in range(len(_inferences) - 1, -1, -1):
            known, trail = _inferences[i]
            if known == key and trail.fits(log):
                trail.extend(log)
                return rooms_of(trail.states)
        fresh = Inference(facts, seat)
        fresh.extend(log)
        _inferences.append((key, fresh))
        if len(_inferences) > INFERENCES_MAX:
            del _inferences[0]
        return rooms_of(fresh.states)
