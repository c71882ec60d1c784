"""From what a seat sees to the sketch it thinks with: the log is read for what can be known of each side."""

from collections.abc import Sequence
from typing import Any, Final

from hinterzimmer.bots.revolver_noir import sketch
from hinterzimmer.bots.revolver_noir.sketch import (
    ACT,
    ACTS,
    ANSWERING,
    AP,
    ARMED,
    CELLAR,
    CHOOSE_START,
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
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.revolver_noir.acts import ROOMS
from hinterzimmer.games.revolver_noir.view import Own, View

STAGES: Final = {"start": CHOOSE_START, "answer": ANSWERING, "flee": FLEEING, "move": MOVE_ON}
NUMBER: Final = {name: room for room, name in enumerate(ROOMS)}


def sketch_of(view: View, options: Sequence[Option]) -> tuple[Whole, Parts]:
    """The present situation as its seat knows it: of the other side only what is public is filled in."""
    n: list[int] = [0] * WHOLE
    p: list[float] = [0.0] * PARTS
    sketch.begin(n, p, 0)
    for entry in view.log:
        if "seat" in entry:
            _follow(n, p, entry)
    for player in range(2):
        me = sketch.side_of(player)
        n[me + TRAPS] = view.traps[player]
        n[me + HITS] = view.hits[player]
        n[me + WET] = int(view.flooded[player])
    if view.player is not None:
        n[PLAYER] = view.player
    if view.own is not None:
        _fill(n, view.seat, view.own)
    n[AP] = view.ap
    n[TURNS] = view.turn
    n[STAGE] = STAGES.get(options[0].kind, ACT) if options else ACT
    return n, p


def _fill(n: Whole, player: int, own: Own) -> None:
    """What a seat knows of itself."""
    me = sketch.side_of(player)
    armed = [NUMBER[name] for name in own.automatic]
    n[me + ROOM] = NUMBER[own.room]
    n[me + WIRES] = sum([1 << NUMBER[name] for name in own.traps])
    n[me + FIRST] = armed[0] if armed else -1
    n[me + SECOND] = armed[1] if len(armed) > 1 else -1


def _follow(n: Whole, p: Parts, entry: dict[str, Any]) -> None:
    """One line of the log."""
    event, player = entry["event"], entry["seat"]
    me = sketch.side_of(player)
    if event == "turn":
        n[me + ARMED] = n[me + WET] = n[me + MOVES] = n[me + LISTENED] = n[me + LAID] = 0
        n[ACTS] = n[ECHOED] = 0
        return
    if "ap" in entry:
        n[ACTS] += 1
    if event == "move" or event == "move on" or event == "flight":
        n[me + MOVES] += event == "move"
        sketch.went(p, player, sketch.wet(n))
    elif event == "listen":
        n[me + LISTENED] += 1
    elif event == "answer":
        _hear(p, entry)
    elif event == "trap":
        sketch.laid(n, p, player, entry["away"], False)
    elif event == "spring" or event == "automatic":
        for name in entry["rooms"] if event == "spring" else [entry["room"]]:
            sketch.went_off(p, player, NUMBER[name], entry["traps"])
            sketch.found(p, 1 - player, NUMBER[name], entry["hit"])
    elif "room" in entry:
        sketch.is_in(p, player, NUMBER[entry["room"]])
        _reveal(n, p, entry)


def _reveal(n: Whole, p: Parts, entry: dict[str, Any]) -> None:
    """What else an act tells that names one's room."""
    event, player = entry["event"], entry["seat"]
    me = sketch.side_of(player)
    if event == "shot":
        sketch.found(p, 1 - player, NUMBER[entry["target"]], entry["hit"])
    elif event == "auto":
        sketch.laid(n, p, player, entry["away"], True)
        n[me + ARMED] = min(LIMIT, n[me + ARMED] + 1)
    elif event == "jump":
        sketch.is_in(p, player, NUMBER[entry["to"]])
    elif event == "echoes":
        n[ECHOED] = 1
    elif event == "flood":
        n[me + WET] = 1
        sketch.found(p, 1 - player, CELLAR, entry["hit"])
    elif event == "trapdoor":
        sketch.found(p, 1 - player, HATCH, entry["fell"])
        if entry["fell"]:
            sketch.is_in(p, 1 - player, CELLAR)


def _hear(p: Parts, entry: dict[str, Any]) -> None:
    """An answer to Listen or Echoes."""
    room = NUMBER[entry["room"]]
    if entry["exact"]:
        sketch.is_in(p, entry["seat"], room)
    else:
        sketch.said(p, entry["seat"], room, entry["to"] == "echoes")
