"""From what a seat sees to the sketch it thinks with: the log is read for where each side can be."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from hinterzimmer.bots.revolver_noir.codes import LOST, code_of
from hinterzimmer.bots.revolver_noir.sketch import (
    ACT,
    ANSWERING,
    CHOOSE_START,
    FLEEING,
    MOVE_ON,
    Plan,
    Side,
    Sketch,
)
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.revolver_noir.acts import ROOMS
from hinterzimmer.games.revolver_noir.edition import NoirEdition
from hinterzimmer.games.revolver_noir.view import View

STAGES = {"start": CHOOSE_START, "answer": ANSWERING, "flee": FLEEING, "move": MOVE_ON}
NUMBER = {name: room for room, name in enumerate(ROOMS)}


@lru_cache(maxsize=8)
def plan_of(edition: NoirEdition) -> Plan:
    """The villa of an edition in numbers."""
    return Plan(edition.villa)


def sketch_of(plan: Plan, view: View, options: Sequence[Option]) -> Sketch:
    """The present situation as its seat knows it: of the other side only what is public is filled in."""
    s = Sketch(plan)
    for entry in view.log:
        _follow(s, entry)
    for number in range(2):
        side = s.sides[number]
        side.traps = view.traps[number]
        side.hits = view.hits[number]
        side.wet = 1 if view.flooded[number] else 0
    if view.player is not None:
        s.seat(view.player)
    own = view.own
    if own is not None:
        me = s.sides[view.seat]
        me.room = NUMBER[own.room]
        me.wires = sum([1 << NUMBER[name] for name in own.traps])
        armed = [NUMBER[name] for name in own.automatic]
        me.first = armed[0] if armed else -1
        me.second = armed[1] if len(armed) > 1 else -1
    s.ap = view.ap
    s.turns = view.turn
    s.stage = STAGES.get(options[0].kind, ACT) if options else ACT
    return s


def ordered(options: Sequence[Option]) -> list[Option]:
    """The options in the order of their numbers; none if some have no number."""
    coded = sorted([(code_of(option), at) for at, option in enumerate(options)])
    return [] if coded[0][0] == LOST else [options[at] for _, at in coded]


def _follow(s: Sketch, entry: dict[str, Any]) -> None:
    """One line of the log."""
    event = entry["event"]
    if "seat" not in entry:
        return
    me = s.sides[entry["seat"]]
    other = s.sides[1 - entry["seat"]]
    plan = s.plan
    if event == "turn":
        me.armed = 0
        me.wet = 0
        s.acts = s.echoed = 0
        return
    if "ap" in entry:
        s.acts += 1
    if event == "move" or event == "move on":
        me.seen = plan.spread[me.seen + (256 if me.wet or other.wet else 0)]
    elif event == "flight":
        me.seen = plan.spread[me.seen]
    elif event == "answer":
        _hear(plan, me, entry)
    elif event == "spring":
        for name in entry["rooms"]:
            _find(other, NUMBER[name], entry["hit"])
    elif event == "automatic":
        _find(other, NUMBER[entry["room"]], entry["hit"])
    elif "room" in entry:
        me.seen = 1 << NUMBER[entry["room"]]
        _reveal(s, me, other, entry)


def _reveal(s: Sketch, me: Side, other: Side, entry: dict[str, Any]) -> None:
    """What else an act tells that names one's room."""
    event = entry["event"]
    if event == "shot":
        _find(other, NUMBER[entry["target"]], entry["hit"])
    elif event == "auto":
        me.armed = min(2, me.armed + 1)
    elif event == "jump":
        me.seen = 1 << NUMBER[entry["to"]]
    elif event == "echoes":
        s.echoed = 1
    elif event == "flood":
        me.wet = 1
        _find(other, s.plan.cellar, entry["hit"])
    elif event == "trapdoor":
        _find(other, s.plan.trapdoor, entry["fell"])
        if entry["fell"]:
            other.seen = 1 << s.plan.cellar


def _hear(plan: Plan, me: Side, entry: dict[str, Any]) -> None:
    """An answer to Listen or Echoes."""
    room = NUMBER[entry["room"]]
    if entry["exact"]:
        me.seen = 1 << room
        return
    me.seen &= plan.near[room]
    if entry["to"] == "echoes":
        me.seen &= ~plan.upper


def _find(side: Side, room: int, there: bool) -> None:
    """A side is in a room, or it is not."""
    if there:
        side.seen = 1 << room
    else:
        side.seen &= ~(1 << room)
