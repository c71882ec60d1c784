# mypyc: compile
"""The exact posterior over a seat's hidden things, by the log, if it chose at random among its options."""

from collections.abc import Sequence
from threading import Lock
from typing import Any, Final

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.events import PlainData
from hinterzimmer.games.revolver_noir.inference import KEEP, MOVE, START, Clue, Facts, Hidden, Inference
from hinterzimmer.games.revolver_noir.offers import actions, answers, echoes, exits, flights
from hinterzimmer.games.revolver_noir.options import ROLES
from hinterzimmer.games.revolver_noir.state import Noir


class Belief(Inference):
    """An inference with probabilities as weights. A choice among n options has the probability 1/n.

    The number of options comes from the rules themselves, on a scratch state that follows the log.
    """

    def __init__(self, facts: Facts, seat: int, scratch: Noir, keep: bool = False) -> None:
        super().__init__(facts, seat, keep)
        self.scratch = scratch

    def pass_on(self, clue: Clue) -> None:
        keep_up(self.scratch, clue.entry)

    def share(self, clue: Clue, hidden: Hidden) -> float:
        room, wires, autos = hidden
        here = wires >> room & 1 == 1 or room in autos
        key = room << 8 | (1 << 7 if here else 0) | wires.bit_count()
        number = clue.offers.get(key, 0)
        if number == 0:
            s = self.scratch
            s.rooms[self.seat] = room
            s.wires[self.seat] = wires
            s.autos[self.seat] = autos
            number = offered(s, self.seat, clue.entry)
            clue.offers[key] = number
        return 1.0 / number

    def draw_history(self, rng: RandomStream) -> list[Hidden | None]:
        """Return the hidden state after every line of a history drawn by its probability; None before the start."""
        history: list[Hidden | None] = [None] * len(self.stages)
        if not self.states:
            return history
        state = draw(self.states, rng)
        for at in range(len(self.stages) - 1, -1, -1):
            history[at] = state
            clue = self.clues[at]
            if clue.kind == START:
                break
            if clue.kind != KEEP:
                state = self.before(at, state, rng)
        return history

    def before(self, at: int, state: Hidden, rng: RandomStream) -> Hidden:
        """Return a state before line `at` that can have led to this one, drawn by its probability."""
        clue = self.clues[at]
        states: list[Hidden] = []
        weights: list[float] = []
        for earlier, weight in self.stages[at - 1].items():
            if clue.kind == MOVE and (earlier[1] != state[1] or earlier[2] != state[2]):
                continue
            if state in clue.follow(self.facts, earlier):
                states.append(earlier)
                weights.append(weight * self.share(clue, earlier) if clue.asked else weight)
        return states[pick(weights, rng)]


def offered(s: Noir, seat: int, entry: PlainData) -> int:
    """Return how many options a seat had when it made the choice in this line."""
    event = entry["event"]
    if event == "move on":
        return len(exits(s, seat))
    if event == "flight":
        return len(flights(s, seat))
    if event == "answer":
        return len(echoes(s, seat)) if entry["to"] == "echoes" else len(answers(s, seat))
    return len(actions(s, seat))


def keep_up(s: Noir, entry: PlainData) -> None:
    """Update the public part of a scratch state, as far as options depend on it, by a line of the log."""
    event = str(entry["event"])
    who: Any = entry.get("seat", -1)
    if event == "turn":
        s.player = who
        s.wet[who] = False
        s.ap = s.villa.costs.points
        s.acts = 0
        s.echoed = s.freed = s.stabbed = False
    elif event == "roles":
        roles: Any = entry["roles"]
        s.roles = [ROLES.index(name) for name in roles]
    elif event == "counted":
        s.loot[who] = False
    if "ap" in entry:
        left: Any = entry["ap"]
        s.ap = left
        s.acts += 1
    if event == "move" and entry["cost"] == 0:
        s.freed = True
    elif event == "echoes":
        s.echoed = True
    elif event == "stab":
        s.stabbed = True
    elif event == "flood":
        s.wet[who] = True
    elif event == "loot":
        s.loot[who] = True


def draw(states: dict[Hidden, float], rng: RandomStream) -> Hidden:
    """Return one hidden state, drawn by its probability."""
    return list(states)[pick(list(states.values()), rng)]


def pick(weights: Sequence[float], rng: RandomStream) -> int:
    """Return the index of a weight, drawn in proportion to the weights."""
    total = 0.0
    for weight in weights:
        total += weight
    left = rng.below(1 << 53) / (1 << 53) * total
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return len(weights) - 1


def belief_history(s: Noir, facts: Facts, seat: int) -> Belief:
    """Return the belief about a seat after every line of the log, to draw whole histories from."""
    fresh = Belief(facts, seat, Noir(s.edition, s.seat_count, s.settings), keep=True)
    fresh.extend(s.told.to_list())
    return fresh


BELIEFS_MAX: Final = 16
_beliefs: list[tuple[tuple[object, ...], Belief]] = []
"""A cache of logs read lately, as in inference.py."""
_lock: Final = Lock()


def belief(s: Noir, facts: Facts, seat: int) -> dict[Hidden, float]:
    """Return the probability of each hidden state of a seat, by this game's log. Do not change the result.

    Safe to call from several threads.
    """
    log = s.told.to_list()
    key = (s.edition.fingerprint, facts.key, seat)
    with _lock:
        for i in range(len(_beliefs) - 1, -1, -1):
            known, found = _beliefs[i]
            if known == key and found.fits(log):
                found.extend(log)
                return found.states
        fresh = Belief(facts, seat, Noir(s.edition, s.seat_count, s.settings))
        fresh.extend(log)
        _beliefs.append((key, fresh))
        if len(_beliefs) > BELIEFS_MAX:
            del _beliefs[0]
        return fresh.states
