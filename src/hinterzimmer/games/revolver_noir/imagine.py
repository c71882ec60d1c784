"""Worlds that a seat cannot tell from the true one.

The two seats' hidden things are independent given the public log, because what either does to the other is public. So
each unknown seat is drawn by itself from the log. The own room gives no further information.
"""

from typing import Final

from hinterzimmer.engine.append_only_list import AppendOnlyList
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.events import PlainData
from hinterzimmer.engine.game import Choice
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table
from hinterzimmer.games.revolver_noir.belief import belief, belief_history, draw
from hinterzimmer.games.revolver_noir.inference import Hidden
from hinterzimmer.games.revolver_noir.knowledge import facts
from hinterzimmer.games.revolver_noir.options import (
    AUTO,
    AUTO_AWAY,
    FLEE,
    MOVE,
    NOWHERE,
    START,
    TRAP,
    TRAP_AWAY,
    VILLA,
)
from hinterzimmer.games.revolver_noir.state import Noir


def imagine(table: Table[Noir], seat: int, rng: RandomStream) -> Table[Noir]:
    """Return a table with everything redrawn that this seat does not know, by its probability.

    Only the end of another seat's path is drawn; the rooms before it are NOWHERE.
    """
    world = table.copy()
    s: Noir = world.state
    if table.ask is None:
        return world
    for other in range(2):
        if other == seat:
            continue
        if s.rooms[other] != NOWHERE:
            room, wires, autos = draw(belief(s, facts(s.villa, s.card(other).vault), other), rng)
            s.rooms[other], s.wires[other], s.autos[other] = room, wires, autos
            steps = len(s.paths[other])
            s.paths[other] = AppendOnlyList([NOWHERE] * (steps - 1) + [room], steps)
        if other in world.answers:  # chosen, but not shown
            options = table.ask.options[other]
            world.answers[other] = options[rng.below(len(options))]
    asked = world.agenda[-1].run(s)  # the offers depend on the hidden things
    assert not isinstance(asked, tuple)
    world.ask = asked
    return world


TRIES_MAX: Final = 8


def twin(record: Record, seat: int, rng: RandomStream) -> list[Choice]:
    """Return another history that looks the same to this seat: the other seats' hidden choices are drawn again.

    It returns the true history only after TRIES_MAX equal draws, when there is hardly another.
    """
    choices = record.choices
    table = record.replay(0, events=False)
    s: Noir = table.state
    lines: list[int] = []
    """For every choice, the line of the log that shows it."""
    starts = [0, 0]
    for number, (who, option) in enumerate(choices):
        lines.append(len(s.told))
        table.play(who, option)
        if option.kind == "start":
            starts[who] = number
    if s.rooms[0] != NOWHERE:
        first = lines[max(starts)]
        lines[starts[0]], lines[starts[1]] = first, first + 1  # both starts are logged when the second is chosen
    true = again = list(choices)
    beliefs = {
        other: belief_history(s, facts(s.villa, s.card(other).vault), other) for other in range(2) if other != seat
    }
    for _ in range(TRIES_MAX):
        again = list(choices)
        for other, believed in beliefs.items():
            _redraw(again, table, other, lines, believed.draw_history(rng), rng)
        if again != true:
            break
    return again


def _redraw(
    choices: list[Choice],
    table: Table[Noir],
    other: int,
    lines: list[int],
    history: list[Hidden | None],
    rng: RandomStream,
) -> None:
    """Replace a seat's choices with those of this hidden history, in place."""
    log = table.state.told.to_list()
    spoken = [number for number in range(len(choices)) if choices[number][0] == other]
    if other in table.answers:  # chosen, but not shown
        options = table.require_ask().options[other]
        choices[spoken.pop()] = (other, options[rng.below(len(options))])
    for number in spoken:
        at, option = lines[number], choices[number][1]
        if option.kind != "role":  # roles lie open
            choices[number] = (other, _hidden_choice(option, log[at], history[at - 1], history[at]))


def _hidden_choice(option: Option, entry: PlainData, before: Hidden | None, after: Hidden | None) -> Option:
    """Return the choice that leads from one hidden state to the next and gives this line of the log."""
    assert after is not None
    kind = option.kind
    if kind == "start":
        return START[after[0]]
    if kind == "move":
        return MOVE[after[0]]
    if kind == "flee":
        return FLEE[after[0]]
    if kind not in ("trap", "auto"):
        return option
    assert before is not None
    placed = before[0] if kind == "trap" else after[2][-1]
    gone = [room for room in range(VILLA) if _trapped(before, room) and not _trapped(after, room)]
    if kind == "trap":
        return TRAP_AWAY[gone[0]] if entry["away"] else TRAP
    return AUTO_AWAY[placed][gone[0]] if entry["away"] else AUTO[placed]


def _trapped(hidden: Hidden, room: int) -> bool:
    return hidden[1] >> room & 1 == 1 or room in hidden[2]
