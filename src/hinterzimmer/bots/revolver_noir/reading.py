"""From what a seat sees to the sketch it thinks with: the log is gone through for what can be known of each side."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final

from hinterzimmer.bots.revolver_noir import sketch
from hinterzimmer.bots.revolver_noir.codes import ANSWER, AUTO, END, FLEE, LISTEN, MOVE, SPRING, START, TRAP
from hinterzimmer.bots.revolver_noir.guessing import guess
from hinterzimmer.bots.revolver_noir.sketch import (
    ACT,
    ACTS,
    ANSWERING,
    AP,
    ARMED,
    CELLAR,
    ECHOED,
    FIRST,
    FLEEING,
    HATCH,
    HITS,
    LAID,
    LIMIT,
    LISTENED,
    MOVE_ON,
    MOVES,
    PARTS,
    PLAYER,
    POINTS,
    ROOM,
    SECOND,
    STAGE,
    TRAPS,
    TURNS,
    WET,
    WHOLE,
    WIRES,
    Parts,
    Whole,
)
from hinterzimmer.games.revolver_noir.acts import ROOMS
from hinterzimmer.games.revolver_noir.view import Own, View

Entry = dict[str, Any]

NUMBER: Final = {name: room for room, name in enumerate(ROOMS)}
KEPT: Final = 256
"""So many logs are remembered with what they tell; a longer one is read on from there."""
_READ: Final[OrderedDict[int, tuple[list[int], list[float]]]] = OrderedDict()


def sketch_of(view: View) -> tuple[Whole, Parts]:
    """The present situation as its seat knows it: of the other side only what is public is filled in."""
    n, p = read(view.log)
    if n[STAGE] == ANSWERING and n[ECHOED] == 2:  # whoever has something to choose from is not upstairs
        sketch.is_down(p, 1 - n[PLAYER])
    if view.own is not None:
        _fill(n, view.seat, view.own)
    return n, p


def read(log: Sequence[Entry]) -> tuple[list[int], list[float]]:
    """What a log tells everybody."""
    keys = [0]
    for entry in log:
        keys.append(hash((keys[-1], repr(entry))))
    known = next((at for at in range(len(log), 0, -1) if keys[at] in _READ), 0)
    if known:
        before = _READ[keys[known]]
        n, p = before[0].copy(), before[1].copy()
    else:
        n, p = [0] * WHOLE, [0.0] * PARTS
        sketch.begin(n, p, 0)
    for entry in log[known:]:
        if "seat" in entry:
            FOLLOW[entry["event"]](n, p, entry)
    _READ[keys[-1]] = n.copy(), p.copy()
    _READ.move_to_end(keys[-1])
    if len(_READ) > KEPT:
        _READ.popitem(last=False)
    return n, p


def _fill(n: Whole, player: int, own: Own) -> None:
    """What a seat knows of itself."""
    me = sketch.side_of(player)
    armed = [NUMBER[name] for name in own.automatic]
    n[me + ROOM] = NUMBER[own.room]
    n[me + WIRES] = sum([1 << NUMBER[name] for name in own.traps])
    n[me + FIRST] = armed[0] if armed else -1
    n[me + SECOND] = armed[1] if len(armed) > 1 else -1


# One line of the log each.


def _start(n: Whole, p: Parts, entry: Entry) -> None:
    guess(n, p, entry["seat"], START)


def _first(n: Whole, p: Parts, entry: Entry) -> None:
    n[PLAYER] = entry["seat"]


def _turn(n: Whole, p: Parts, entry: Entry) -> None:
    me = sketch.side_of(entry["seat"])
    n[PLAYER] = entry["seat"]
    n[TURNS] = entry["turn"]
    n[AP] = POINTS
    n[STAGE] = ACT
    n[ACTS] = n[ECHOED] = 0
    n[me + WET] = n[me + ARMED] = n[me + MOVES] = n[me + LISTENED] = n[me + LAID] = 0


def _automatic(n: Whole, p: Parts, entry: Entry) -> None:
    _gone_off(n, p, entry, [entry["room"]])


def _end(n: Whole, p: Parts, entry: Entry) -> None:
    guess(n, p, entry["seat"], END)


def _move(n: Whole, p: Parts, entry: Entry) -> None:
    seat = entry["seat"]
    guess(n, p, seat, MOVE)
    sketch.went(p, seat, sketch.wet(n))
    _act(n, entry)
    n[sketch.side_of(seat) + MOVES] += 1


def _move_on(n: Whole, p: Parts, entry: Entry) -> None:
    guess(n, p, entry["seat"], MOVE)
    sketch.went(p, entry["seat"], sketch.wet(n))
    n[STAGE] = ACT


def _flight(n: Whole, p: Parts, entry: Entry) -> None:
    guess(n, p, entry["seat"], FLEE)
    sketch.went(p, entry["seat"], True)
    n[STAGE] = ACT


def _shot(n: Whole, p: Parts, entry: Entry) -> None:
    _reveal(n, p, entry)
    _strike(n, p, entry["seat"], NUMBER[entry["target"]], entry["hit"])
    n[STAGE] = MOVE_ON


def _trap(n: Whole, p: Parts, entry: Entry) -> None:
    seat = entry["seat"]
    guess(n, p, seat, TRAP)
    sketch.laid(n, p, seat, entry["away"])
    n[sketch.side_of(seat) + TRAPS] = entry["traps"]
    _act(n, entry)


def _auto(n: Whole, p: Parts, entry: Entry) -> None:
    seat = entry["seat"]
    me = sketch.side_of(seat)
    guess(n, p, seat, AUTO)
    _reveal(n, p, entry)
    sketch.laid(n, p, seat, entry["away"])
    n[me + TRAPS] = entry["traps"]
    n[me + ARMED] = min(LIMIT, n[me + ARMED] + 1)


def _spring(n: Whole, p: Parts, entry: Entry) -> None:
    guess(n, p, entry["seat"], SPRING + NUMBER[entry["rooms"][0]])
    _act(n, entry)
    _gone_off(n, p, entry, entry["rooms"])


def _listen(n: Whole, p: Parts, entry: Entry) -> None:
    guess(n, p, entry["seat"], LISTEN)
    _act(n, entry)
    n[sketch.side_of(entry["seat"]) + LISTENED] += 1
    n[STAGE] = ANSWERING


def _answer(n: Whole, p: Parts, entry: Entry) -> None:
    seat, room = entry["seat"], NUMBER[entry["room"]]
    echoed = n[ECHOED] == 2
    if entry["exact"]:
        sketch.is_in(p, seat, room)
    else:
        if echoed:
            sketch.is_down(p, seat)
        guess(n, p, seat, ANSWER + room)
        sketch.said(p, seat, room, echoed)
    n[ECHOED] = 1 if echoed else n[ECHOED]
    n[STAGE] = ACT


def _echoes(n: Whole, p: Parts, entry: Entry) -> None:
    _reveal(n, p, entry)
    n[ECHOED] = 2
    n[STAGE] = ANSWERING


def _jump(n: Whole, p: Parts, entry: Entry) -> None:
    _reveal(n, p, entry)
    sketch.is_in(p, entry["seat"], NUMBER[entry["to"]])


def _trapdoor(n: Whole, p: Parts, entry: Entry) -> None:
    other = 1 - entry["seat"]
    _reveal(n, p, entry)
    sketch.found(p, other, HATCH, entry["fell"])
    if entry["fell"]:
        sketch.is_in(p, other, CELLAR)
    if entry["hit"]:
        n[sketch.side_of(other) + HITS] += 1
        n[STAGE] = FLEEING


def _flood(n: Whole, p: Parts, entry: Entry) -> None:
    _reveal(n, p, entry)
    n[sketch.side_of(entry["seat"]) + WET] = 1
    _strike(n, p, entry["seat"], CELLAR, entry["hit"])
    if entry["hit"]:
        n[STAGE] = FLEEING


def _reveal(n: Whole, p: Parts, entry: Entry) -> None:
    """An act that names one's room."""
    sketch.is_in(p, entry["seat"], NUMBER[entry["room"]])
    _act(n, entry)


def _act(n: Whole, entry: Entry) -> None:
    n[ACTS] += 1
    n[AP] = entry["ap"]


def _gone_off(n: Whole, p: Parts, entry: Entry, rooms: Sequence[str]) -> None:
    seat = entry["seat"]
    n[sketch.side_of(seat) + TRAPS] = entry["traps"]
    for name in rooms:
        sketch.went_off(p, seat, NUMBER[name], entry["traps"])
        _strike(n, p, seat, NUMBER[name], entry["hit"])


def _strike(n: Whole, p: Parts, seat: int, room: int, hit: bool) -> None:
    sketch.found(p, 1 - seat, room, hit)
    n[sketch.side_of(1 - seat) + HITS] += hit


FOLLOW: Final[dict[str, Callable[[Whole, Parts, Entry], None]]] = {
    "start": _start,
    "first": _first,
    "turn": _turn,
    "automatic": _automatic,
    "end": _end,
    "move": _move,
    "move on": _move_on,
    "flight": _flight,
    "shot": _shot,
    "trap": _trap,
    "auto": _auto,
    "spring": _spring,
    "listen": _listen,
    "answer": _answer,
    "knife": _reveal,
    "echoes": _echoes,
    "jump": _jump,
    "trapdoor": _trapdoor,
    "flood": _flood,
}
