"""Revolver Noir in a terminal: the villa room by room, and what was heard in the dark."""

from itertools import groupby
from typing import Any

from msgspec import UNSET
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Sheet
from rich.text import Text

from hinterzimmer.engine.presenting import Words
from hinterzimmer.engine.views import OfferedOption, SeatView
from hinterzimmer.games.revolver_noir.view import View

HELP = """
  rooms may be cut short or named in German or Italian: move lib, shoot Küche, answer cantina"""
TITLES = {
    "bedroom": "Bedroom",
    "hall": "Hall",
    "library": "Library",
    "balcony": "Balcony",
    "kitchen": "Kitchen",
    "dining": "Dining Room",
    "foyer": "Foyer",
    "basement": "Basement",
    "vault": "Vault",
}
EFFECTS = {
    "flood": "flood",
    "trapdoor": "trapdoor",
    "jump": "jump",
    "knife": "knife block",
    "echoes": "echoes",
    "auto": "automatic trap",
    "loot": "loot",
    "none": "",
}
LAMP, RED, QUIET = "bold #ffffff", "bold #e0382f", "dim"
WIDTH = 25


def draw(view: SeatView, names: list[str], words: Words, picked: str | None = None) -> RenderableType:
    """The plan of the villa, and above it who has been hit, and how much can still be done."""
    table: View = view.board
    rows: list[RenderableType] = []
    drawn: set[str] = set()
    vault = [room.name for room in table.plan if room.name not in " ".join(table.cells)]
    for row in [*table.cells, *vault]:
        line, cells = Sheet.grid(), []
        for name, group in groupby(row.split()):
            width = WIDTH * len(list(group))
            line.add_column(width=width)
            cells.append(Text("") if name == "." or name in drawn else _room(table, name, width))
            drawn.add(name)
        line.add_row(*cells)
        rows.append(line)
    return Group(_state(table, names), *rows)


def _state(table: View, names: list[str]) -> Text:
    text = Text()
    for seat, name in enumerate(names):
        turn = seat == table.player and not table.over
        text.append(f"{'▸' if turn else ' '} {name}  ", "bold" if turn else "")
        text.append("✖" * table.hits[seat] + "·" * (2 - table.hits[seat]), RED)
        text.append(f"  traps {table.traps[seat]}", QUIET)
        if table.roles is not UNSET and table.roles.chosen[seat]:
            text.append(f"  {table.roles.chosen[seat]} (reconstructed)", "italic")
        text.append(f"  {table.ap} AP    " if turn else "    ", LAMP)
    return text


def _room(table: View, name: str, width: int) -> Panel:
    """RN-051: a room with everything one may know of it."""
    plan = next(room for room in table.plan if room.name == name)
    own, text = table.own, Text()
    if own and own.room == name:
        text.append("◉ you  ", LAMP)
    if own and name in own.traps:
        text.append("✕ your trap  ", RED)
    if own and name in own.automatic:
        text.append(f"✕ automatic {own.automatic.index(name) + 1}  ", RED)
    if table.own is not None and table.answers[1 - table.seat] == name:
        text.append("◖ heard  ", "bold #c9a24b")
    if name == "basement" and any(table.flooded):
        text.append("≈ flooded  ", "bold #6fb3e0")
    if table.shaded is not UNSET and any(rooms is not None and name in rooms for rooms in table.shaded):
        text.append("░ may be here  ", "italic")
    if table.opened is not UNSET:
        for seat, opened in enumerate(table.opened):
            text.append(f"seat {seat + 1} was here  " if opened.room == name else "", LAMP)
    text.append("\n")
    if own and name in own.reach:
        text.append("→ move  ", "#f2e8d5")
    if own and name in own.range:
        text.append("+ shot  ", "#f2e8d5")
    lit = own is not None and own.room == name
    subtitle = f"{EFFECTS[plan.effect]} {plan.cost}" if plan.effect != "none" else None
    style = LAMP if lit else "white" if own and name in own.reach else QUIET
    return Panel(text, title=TITLES[name], subtitle=subtitle, width=width, border_style=style)


def help(words: Words) -> str:
    """Return more lines of what can be typed."""
    return HELP


def pick(view: SeatView, text: str, words: Words) -> str | None:
    """Nothing is picked before it is chosen."""
    return None


def ask(view: SeatView, names: list[str], words: Words) -> str:
    """The open question as a sentence."""
    assert view.question is not None
    name, kinds = names[view.seat], {one["kind"] for one in view.question.options}
    table: View = view.board
    if "role" in kinds:
        return f"{name}: choose one of your two roles"
    if "start" in kinds:
        return f"{name}: in which room do you begin?"
    if "reveal" in kinds:
        return f"{name}: the echoes give you away: name your room"
    if "answer" in kinds:
        return f"{name}: somebody listens: name a room connected to yours"
    if "flee" in kinds:
        return f"{name}: the water is rising: where do you flee?"
    if "end" not in kinds:
        return f"{name}: move on at once, it costs nothing"
    return f"{name}: {table.ap} AP left: what do you do?"


def menu(view: SeatView, words: Words, picked: str | None = None) -> dict[str, list[str]]:
    """The options by what they are."""
    assert view.question is not None
    groups: dict[str, list[str]] = {}
    titles = {"move": "move", "shoot": "shoot", "trap": "traps", "spring": "traps", "auto": "automatic trap"}
    for one in sorted(view.question.options, key=lambda one: one["kind"] == "end"):
        groups.setdefault(titles.get(one["kind"], "else"), []).append(one["text"])
    return groups


def note(view: SeatView, option: str, words: Words) -> str:
    """The words say it all."""
    return ""


def label(view: SeatView, option: OfferedOption, names: list[str], words: Words) -> str:
    """Return an option as it is typed."""
    text: str = option["text"]
    return text


def tell(event: dict[str, Any], names: list[str], words: Words) -> str | None:
    """An event as a sentence; what only oneself may know stands in brackets."""
    who = names[event["seat"]] if event.get("seat") is not None else ""
    room = TITLES.get(event.get("room", ""), "")
    mine = f" ({room})" if room else ""
    hit = "a hit" if event.get("hit") else "no hit"
    match event["event"]:
        case "dealt":
            return "Roles dealt: " + "; ".join(
                [f"{n}: {', '.join(r)}" for n, r in zip(names, event["roles"], strict=True)]
            )
        case "roles":
            return "Roles: " + ", ".join([f"{n} {r}" for n, r in zip(names, event["roles"], strict=True)])
        case "start":
            return f"{who}: somewhere in the villa{mine}"
        case "first":
            return f"{who}: the first turn"
        case "turn":
            return f"{who}: turn {event['turn']}"
        case "move":
            return f"{who}: a move{' for free' if not event['cost'] else ''}{mine}"
        case "move on":
            return f"{who}: moves on{mine}"
        case "flight":
            return f"{who}: flees from the water{mine}"
        case "shot":
            return f"{who}: a shot from the {room} into the {TITLES[event['target']]}: {hit}"
        case "stab":
            return f"{who}: a stab in the {room}: {hit}"
        case "trap":
            return f"{who}: sets a trap{mine}, {event['traps']} in all"
        case "auto":
            where = f" ({TITLES[event['in']]})" if "in" in event else ""
            return f"{who}: sets an automatic trap from the {room}{where}, {event['traps']} in all"
        case "spring":
            return f"{who}: springs the trap in the {', '.join([TITLES[one] for one in event['rooms']])}: {hit}"
        case "automatic":
            return f"{who}: the automatic trap in the {room} goes off: {hit}"
        case "listen":
            return f"{who}: listens"
        case "answer":
            return f"{who}: {'is in' if event['exact'] else 'is next to'} the {room}"
        case "knife":
            return f"{who}: takes a knife in the {room}, {event['ap']} AP"
        case "echoes":
            return f"{who}: hears the echoes in the {room}"
        case "jump":
            return f"{who}: jumps from the {room} into the {TITLES[event['to']]}"
        case "trapdoor":
            fell = f"somebody falls, {hit}" if event["fell"] else "nobody falls"
            return f"{who}: opens the trapdoor in the {room}: {fell}"
        case "flood":
            return f"{who}: floods the Basement from the {room}: {hit}"
        case "loot":
            return f"{who}: takes the loot"
        case "counted":
            return f"{who}: brings the loot out: {event['loads']}"
        case "end":
            return f"{who}: ends the turn"
        case "over":
            return "The game is over" + ("" if event["winner"] is None else f": {names[event['winner']]} wins")
    return None


def sheet(view: SeatView, names: list[str], words: Words) -> RenderableType:
    """Hits, and at the end the paths of both."""
    table: View = view.board
    paper = Sheet(title="Hits taken")
    for heading in ("player", "hits", "path"):
        paper.add_column(heading)
    for seat, name in enumerate(names):
        path = ""
        if table.opened is not UNSET:
            path = " – ".join([TITLES[room] for room in table.opened[seat].path if room])
        paper.add_row(name, str(table.hits[seat]), path or "in the dark")
    return paper
