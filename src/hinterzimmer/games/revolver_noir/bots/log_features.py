"""From a log to what is publicly known: read line by line, and cached."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final

from hinterzimmer.games.revolver_noir.bots.action_index import (
    ANSWER,
    AUTO,
    EFFECT,
    END,
    LISTEN,
    MOVE,
    SHOOT,
    SPRING,
    START,
    TRAP,
)
from hinterzimmer.games.revolver_noir.bots.belief_filter import NO_TRAPS, Known
from hinterzimmer.games.revolver_noir.bots.duel import (
    ACT,
    ALL,
    ANSWERING,
    AUTOS_MAX,
    CELLAR,
    CHOOSE_START,
    FLEEING,
    HATCH,
    MOVE_ON,
    UPPER,
    Outcome,
    Public,
    Traps,
    only,
)
from hinterzimmer.games.revolver_noir.options import ROOMS
from hinterzimmer.games.revolver_noir.view import Own, View

Entry = dict[str, Any]

NUMBER: Final = {name: room for room, name in enumerate(ROOMS)}
LOGS_MAX: Final = 256
"""The most logs in the cache. A longer log is read on from there."""
_READ: Final[OrderedDict[int, Known]] = OrderedDict()


def known_to(view: View) -> Known:
    """Return what is publicly known in the present situation."""
    return expected(read_log(view.log))


def expected(known: Known) -> Known:
    """Update by an awaited answer: a seat that can still choose its answer to Echoes is not upstairs.

    Return `known`.
    """
    if known.public.stage == ANSWERING and known.public.echoed == 2:
        known.find(known.public.asked(), ALL & ~UPPER)
    return known


def secrets(own: Own | None) -> tuple[Traps, int]:
    """Return a seat's own traps and room; before the start no traps and room 0."""
    if own is None:
        return NO_TRAPS, 0
    wires, autos = (sum([1 << NUMBER[name] for name in names]) for names in (own.traps, own.automatic))
    return (wires, autos), NUMBER.get(own.room, 0)


def read_log(log: Sequence[Entry]) -> Known:
    """Return what is publicly known by a log."""
    keys = [0]
    for entry in log:
        keys.append(hash((keys[-1], repr(entry))))
    begun = next((at for at in range(len(log), 0, -1) if keys[at] in _READ), 0)
    known = _READ[keys[begun]].copy() if begun else Known()
    for entry in log[begun:]:
        if "seat" in entry:
            _disarm(known.public, entry)
            FOLLOW[entry["event"]](known, entry)
            for seat in range(2):
                known.mend(seat)
    _READ[keys[-1]] = known.copy()
    _READ.move_to_end(keys[-1])
    if len(_READ) > LOGS_MAX:
        _READ.popitem(last=False)
    return known


def _disarm(u: Public, entry: Entry) -> None:
    """Update armed traps that did not go off: each was taken away for another that waits."""
    seat = u.mover
    if entry["seat"] == seat and entry["event"] not in ("turn", "automatic") and not u.acted and u.autos[seat]:
        u.wires[seat], u.autos[seat] = u.wires[seat] + u.autos[seat], 0


# One function for each kind of line.


def _start(known: Known, entry: Entry) -> None:
    known.public.stage, known.public.mover = CHOOSE_START, entry["seat"]
    known.follow(entry["seat"], Outcome(known.public, range(START, START + 8)))


def _first(known: Known, entry: Entry) -> None:
    known.public.mover = entry["seat"]


def _turn(known: Known, entry: Entry) -> None:
    known.public.begin_turn(entry["seat"], entry["turn"])
    known.public.stage = ACT


def _automatic(known: Known, entry: Entry) -> None:
    u, seat = known.public, entry["seat"]
    u.autos[seat] = max(0, u.autos[seat] - 1)
    u.wires[seat] = entry["traps"] - u.autos[seat]
    known.goes_off(seat, NUMBER[entry["room"]], entry["hit"])
    u.hits[1 - seat] += entry["hit"]


def _chose(known: Known, entry: Entry, places: range, rooms: int = ALL, others: int = ALL, falls: int = -1) -> Public:
    """Update by a choice of the acting seat among `places`. Return the new public state, for the caller to complete."""
    now = known.public.copy()
    now.ap = entry.get("ap", now.ap)
    now.stage, now.acted = ACT, True
    known.follow(entry["seat"], Outcome(now, places, rooms, others, falls))
    return now


def _struck(entry: Entry, room: int) -> int:
    """Return where the other seat can be after a strike at a room, as bits."""
    return 1 << room if entry["hit"] else ALL & ~(1 << room)


def _end(known: Known, entry: Entry) -> None:
    _chose(known, entry, only(END))


def _move(known: Known, entry: Entry) -> None:
    _chose(known, entry, range(MOVE, SHOOT))


def _shot(known: Known, entry: Entry) -> None:
    target = NUMBER[entry["target"]]
    now = _chose(known, entry, only(SHOOT + target), 1 << NUMBER[entry["room"]], _struck(entry, target))
    now.stage = MOVE_ON
    now.hits[1 - entry["seat"]] += entry["hit"]


def _trap(known: Known, entry: Entry) -> None:
    seat = entry["seat"]
    if entry["away"]:
        known.swaps(seat, automatic=False)
        known.public.ap, known.public.acted = entry["ap"], True
    else:
        _chose(known, entry, only(TRAP))
    known.public.wires[seat] = entry["traps"] - known.public.autos[seat]


def _auto(known: Known, entry: Entry) -> None:
    seat = entry["seat"]
    if entry["away"]:
        known.swaps(seat, automatic=True)
        known.public.ap, known.public.acted = entry["ap"], True
    else:
        _chose(known, entry, range(AUTO, ANSWER), 1 << NUMBER[entry["room"]])
    known.public.autos[seat] = min(AUTOS_MAX, known.public.autos[seat] + 1)
    known.public.wires[seat] = entry["traps"] - known.public.autos[seat]


def _spring(known: Known, entry: Entry) -> None:
    room = NUMBER[entry["rooms"][0]]
    now = _chose(known, entry, only(SPRING + room), ALL, _struck(entry, room))
    now.wires[entry["seat"]] = entry["traps"] - now.autos[entry["seat"]]
    now.hits[1 - entry["seat"]] += entry["hit"]


def _listen(known: Known, entry: Entry) -> None:
    _chose(known, entry, only(LISTEN)).stage = ANSWERING


def _answer(known: Known, entry: Entry) -> None:
    seat, room, u = entry["seat"], NUMBER[entry["room"]], known.public
    if entry["exact"]:
        known.find(seat, 1 << room)
    else:
        expected(known)
        known.follow(seat, Outcome(u.copy(), only(ANSWER + room)))
    known.public.stage, known.public.echoed = ACT, min(1, u.echoed)


def _effect(known: Known, entry: Entry) -> Public:
    return _chose(known, entry, only(EFFECT), 1 << NUMBER[entry["room"]])


def _echoes(known: Known, entry: Entry) -> None:
    now = _effect(known, entry)
    now.stage, now.echoed = ANSWERING, 2


def _trapdoor(known: Known, entry: Entry) -> None:
    now = _effect(known, entry)
    known.find(1 - entry["seat"], *((1 << HATCH, CELLAR) if entry["fell"] else (ALL & ~(1 << HATCH), -1)))
    if entry["hit"]:
        now.hits[1 - entry["seat"]] += 1
        now.stage = FLEEING


def _flood(known: Known, entry: Entry) -> None:
    now = _effect(known, entry)
    now.wet[entry["seat"]] = True
    known.find(1 - entry["seat"], _struck(entry, CELLAR))
    if entry["hit"]:
        now.hits[1 - entry["seat"]] += 1
        now.stage = FLEEING


FOLLOW: Final[dict[str, Callable[[Known, Entry], Any]]] = {
    "start": _start,
    "first": _first,
    "turn": _turn,
    "automatic": _automatic,
    "end": _end,
    "move": _move,
    "move on": _move,
    "flight": _move,
    "shot": _shot,
    "trap": _trap,
    "auto": _auto,
    "spring": _spring,
    "listen": _listen,
    "answer": _answer,
    "knife": _effect,
    "echoes": _echoes,
    "jump": _effect,
    "trapdoor": _trapdoor,
    "flood": _flood,
}
