"""Revolver Noir in a terminal: the villa room by room, and what has become public."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from msgspec import UNSET
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Sheet
from rich.text import Text

from hinterzimmer.engine.presenting import Words
from hinterzimmer.engine.views import OfferedOption, SeatView
from hinterzimmer.games.revolver_noir.view import RoomPlan, View

FORMS = ("in", "into", "from", "beside")
"""The forms of a room's name: where, whereto, wherefrom, beside what."""
LAMP, RED, QUIET = "bold #ffffff", "bold #e0382f", "dim"
WIDTH = 25


def draw(view: SeatView, names: list[str], words: Words, picked: str | None = None) -> RenderableType:
    """Return the plan of the villa, and above it the hits and the AP left."""
    table: View = view.board
    rows: list[RenderableType] = []
    drawn: set[str] = set()
    vault = [room.name for room in table.plan if room.name not in " ".join(table.cells)]
    for row in [*table.cells, *vault]:
        line, cells = Sheet.grid(), []
        for name, group in groupby(row.split()):
            width = WIDTH * len(list(group))
            line.add_column(width=width)
            cells.append(Text("") if name == "." or name in drawn else _room(table, name, width, names, words))
            drawn.add(name)
        line.add_row(*cells)
        rows.append(line)
    return Group(_state(table, names, words), *rows)


def _state(table: View, names: list[str], words: Words) -> Text:
    text = Text()
    for seat, name in enumerate(names):
        turn = seat == table.player and not table.over
        text.append(f"{'▸' if turn else ' '} {name}  ", "bold" if turn else "")
        text.append("✖" * table.hits[seat] + "·" * (2 - table.hits[seat]), RED)
        text.append(f"  {words('terminal-traps', traps=table.traps[seat])}", QUIET)
        role = None if table.roles is UNSET else table.roles.chosen[seat]
        if role:
            text.append(f"  {words('terminal-role', role=words(f'role-{role}'))}", "italic")
        text.append(f"  {words('ap', ap=table.ap)}    " if turn else "    ", LAMP)
    return text


def _room(table: View, name: str, width: int, names: list[str], words: Words) -> Panel:
    """RN-051: return a room with everything the seat may know of it."""
    plan = next(room for room in table.plan if room.name == name)
    own, text = table.own, Text()
    if own and own.room == name:
        text.append(f"◉ {words('terminal-you')}  ", LAMP)
    if own and name in own.traps:
        text.append(f"✕ {words('terminal-trap')}  ", RED)
    if own and name in own.automatic:
        text.append(f"✕ {words('terminal-automatic', number=own.automatic.index(name) + 1)}  ", RED)
    if table.own is not None and table.answers[1 - table.seat] == name:
        text.append(f"◖ {words('terminal-heard')}  ", "bold #c9a24b")
    if name == "basement" and any(table.flooded):
        text.append(f"≈ {words('flooded')}  ", "bold #6fb3e0")
    if table.shaded is not UNSET and any(rooms is not None and name in rooms for rooms in table.shaded):
        text.append(f"░ {words('possible')}  ", "italic")
    if table.opened is not UNSET:
        for seat, opened in enumerate(table.opened):
            text.append(f"◉ {names[seat]}  " if opened.room == name else "", LAMP)
    text.append("\n")
    if own and name in own.reach:
        text.append(f"→ {words('terminal-reach')}  ", "#f2e8d5")
    if own and name in own.range:
        text.append(f"+ {words('terminal-range')}  ", "#f2e8d5")
    lit = own is not None and own.room == name
    style = LAMP if lit else "white" if own and name in own.reach else QUIET
    return Panel(text, title=words(f"room-{name}"), subtitle=_effect(plan, words), width=width, border_style=style)


def _effect(plan: RoomPlan, words: Words) -> str | None:
    """Return a room's effect with its cost; None if it has none."""
    if plan.effect == "none":
        return None
    effect = words(f"effect-{plan.effect}")
    return words("effect-cost", effect=effect, cost=plan.cost) if plan.cost else effect


def help(words: Words) -> str:
    """Return further lines about what can be typed."""
    return f"\n  {words('terminal-help')}"


def pick(view: SeatView, text: str, words: Words) -> str | None:
    """Return None: nothing is picked before it is chosen."""
    return None


def ask(view: SeatView, names: list[str], words: Words) -> str:
    """Return the open question as a sentence."""
    assert view.question is not None
    kinds = {one["kind"] for one in view.question.options}
    key = f"ask-{view.question.rule}"
    key = f"terminal-{key}" if words.has(f"terminal-{key}") else key
    exact = "yes" if "reveal" in kinds else "no"
    return words("terminal-ask", who=names[view.seat], question=words(key, ap=view.board.ap, exact=exact))


def menu(view: SeatView, words: Words, picked: str | None = None) -> dict[str, list[str]]:
    """Return the options, grouped by kind."""
    assert view.question is not None
    groups: dict[str, list[str]] = {}
    titles = {"move": "mode-move", "shoot": "mode-shoot", "trap": "traps", "spring": "traps", "auto": "mode-auto"}
    for one in sorted(view.question.options, key=lambda one: one["kind"] == "end"):
        groups.setdefault(words(titles.get(one["kind"], "terminal-else")), []).append(one["text"])
    return groups


def note(view: SeatView, option: str, words: Words) -> str:
    """Return "", because the options explain themselves."""
    return ""


def label(view: SeatView, option: OfferedOption, names: list[str], words: Words) -> str:
    """Return an option in words."""
    kind: str = option["kind"]
    if kind == "role":
        role = option["text"].removeprefix("role ")
        return words("option-role", role=words(f"role-{role}"), does=words(f"role-{role}.does"))
    return words(f"option-{kind}", **_figures(option, words), cost=_cost(kind, view.board, view.seat))


def _cost(kind: str, table: View, seat: int) -> int:
    """Return the AP that an act costs this seat: by its role, or by its room."""
    if kind in ("listen", "stab"):
        cards = (
            []
            if table.roles is UNSET
            else [one for one in table.roles.cards if one["name"] == table.roles.chosen[seat]]
        )
        return next((one["listen"] if kind == "listen" else one["stab"] for one in cards), 1)
    return next((room.cost for room in table.plan if table.own and room.name == table.own.room), 0)


def tell(event: dict[str, Any], names: list[str], words: Words) -> str | None:
    """Return an event as a sentence."""
    seat: int = event.get("seat", 0)
    figures = {**_figures(event, words), "who": names[seat], "other": names[1 - seat]}
    if event["event"] == "shot":
        figures["same"] = "yes" if event["room"] == event["target"] else "no"
    roles = event.get("roles", [])
    if event["event"] == "dealt":
        figures["roles"], figures["others"] = [words.joined([words(f"role-{one}") for one in pair]) for pair in roles]
    if event["event"] == "roles":
        figures["role"], figures["against"] = [words(f"role-{one}.the") for one in roles]
    return words(f"event-{event['event'].replace(' ', '-')}", **figures)


def _figures(fields: Mapping[str, Any], words: Words) -> dict[str, str | float]:
    """Return the fields of an event or an option as the figures of its message.

    A room is there by its key, by its name, and in each of its forms: `room`, `room_name`, `room_into`. A room that is
    not public is `none`.
    """
    found: dict[str, str | float] = {"room": "none", "in": "none", "away": "none"}
    for name, value in fields.items():
        if isinstance(value, bool):
            found[name] = "yes" if value else "no"
        elif isinstance(value, int):
            found[name] = value
        elif isinstance(value, str):
            found |= {name: value, **(_forms(name, [value], words) if words.has(f"room-{value}") else {})}
        elif name == "rooms":
            found |= {"rooms_count": len(value), **_forms(name, value, words)}
        elif value is None:
            found[name] = "none"
    return found


def _forms(name: str, rooms: list[str], words: Words) -> dict[str, str | float]:
    forms = {f"{name}_{form}": words.joined([words(f"room-{room}.{form}") for room in rooms]) for form in FORMS}
    return {f"{name}_name": words.joined([words(f"room-{room}") for room in rooms]), **forms}


def sheet(view: SeatView, names: list[str], words: Words) -> RenderableType:
    """Return the hits, and at the end the paths of both seats."""
    table: View = view.board
    paper = Sheet(title=words("terminal-hits"))
    for heading in ("terminal-player", "terminal-hit-count", "path"):
        paper.add_column(words(heading))
    for seat, name in enumerate(names):
        path = ""
        if table.opened is not UNSET:
            path = " – ".join([words(f"room-{room}") for room in table.opened[seat].path if room])
        paper.add_row(name, str(table.hits[seat]), path or words("terminal-dark"))
    return paper
