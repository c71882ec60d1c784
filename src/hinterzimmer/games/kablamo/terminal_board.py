"""Kablamo in a terminal: revolvers with the hammer on top, what lies on them, and one's own spares."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Sheet
from rich.text import Text

from hinterzimmer.engine.presenting import Words
from hinterzimmer.engine.views import OfferedOption, SeatView
from hinterzimmer.games.kablamo.view import MarkerView, PlayerView, View

HELP = """
  chambers are counted clockwise from the hammer (0); 5, left of it, is the safe one: 2.5 is the second player's
  bullets have numbers, K is a Kablamo, C a Click; 'pass round' passes until the next round; 'back' takes one out"""
LIVE, FAST, ACTION, QUIET, RED = (
    "bold #111111 on #f2b705",
    "bold #ffffff on #c8201c",
    "bold #111111 on #f2e8d5",
    "dim",
    "#c8201c",
)
SEATS = ("①", "②", "③", "④", "⑤")


def draw(view: SeatView, names: list[str], words: Words, picked: str | None = None) -> RenderableType:
    """Every player's revolver, the table's markers, what was announced, and one's own spares."""
    table: View = view.board
    parts: list[RenderableType] = [_head(table)]
    parts.append(Columns([_revolver(table, one, names, view.seat) for one in table.players], padding=(0, 1)))
    if table.announced or table.playing:
        line = Text("in the middle: ", QUIET)
        for label in [*[one.bullet for one in table.announced], *table.playing]:
            line.append_text(bullet(table, label)).append("  ")
        parts.append(line)
    if 0 <= view.seat < len(table.players) and table.players[view.seat].alive:
        parts.append(_hand("spares: ", table, table.hand))
        if table.drawn:
            parts.append(_hand("drawn, to be loaded: ", table, table.drawn))
        if table.chosen:
            chosen = ", ".join([f"{label} into {at}" for at, label in table.chosen])
            parts.append(Text(f"chosen so far: {chosen}", QUIET))
        if table.looking:
            parts.append(Text(f"you are looking at {table.looking[0]}: ").append_text(bullet(table, table.looking[1])))
    return Group(*parts)


def bullet(table: View, label: str) -> Text:
    """A bullet by number and name, in its colour."""
    name = table.names[label]
    if label in ("K", "C"):
        return Text(f" {name} ", LIVE)
    return Text(f" {label} {name} ", FAST if int(label) <= 13 else ACTION)


def _hand(head: str, table: View, labels: list[str]) -> Text:
    line = Text(head, QUIET)
    for label in labels:
        line.append_text(bullet(table, label)).append(" ")
    return line if labels else line.append("none", QUIET)


def _head(table: View) -> Text:
    text = Text(f"round {table.round}, {table.phase}   bag {table.bag}   discarded {len(table.discard)}", QUIET)
    for marker in table.table:
        text.append(f"   {marker.lies_as}", RED)
        text.append(f" (round {marker.round})", QUIET)
    return text


def _revolver(table: View, player: PlayerView, names: list[str], seat: int) -> Panel:
    """KB-010: six chambers, the hammer on top, the safe one to its left with a lock for everybody but its owner."""
    start = " ▸" if table.start == player.seat else ""
    title = f"{SEATS[player.seat]} {names[player.seat]}{start}"
    if not player.alive:
        return Panel(Text(f"\n  out in round {player.died}\n\n\n", QUIET), title=title, width=25, border_style=QUIET)
    memory = table.memory.chambers[player.seat] if table.memory else None
    cell = [_chamber(table, player, at, memory) for at in range(6)]
    text = Text("        hammer\n", QUIET)
    text.append("        ").append_text(cell[0]).append("\n")
    text.append("safe".rjust(4), QUIET).append_text(cell[5]).append("     ").append_text(cell[1]).append("\n")
    text.append("    ").append_text(cell[4]).append("     ").append_text(cell[2]).append("\n")
    text.append("        ").append_text(cell[3]).append(f"\n{player.spares} spares", QUIET)
    for marker in [*player.on_revolver, *player.before]:
        text.append("\n").append_text(_marker(marker))
    return Panel(text, title=title, width=25, border_style=RED if player.seat == seat else "white")


def _chamber(table: View, player: PlayerView, at: int, memory: list[str | None] | None) -> Text:
    label = player.chambers[at]
    if label is None:
        return Text(" · ", QUIET)
    if label == "?":
        known = memory[at] if memory else None
        if known and known != "?":
            return Text(f"{known:>2} ", "italic")
        by = player.loaded_by[at] if player.loaded_by else None
        return Text(f" {SEATS[by]} " if by is not None else " ● ")
    style = LIVE if label in ("K", "C") else FAST if int(label) <= 13 else ACTION
    return Text(f"{label:>2} ", style)


def _marker(marker: MarkerView) -> Text:
    return Text(f"+ {marker.lies_as}{' (shot owed)' if marker.owed else ''}", RED)


def help(words: Words) -> str:
    """Return more lines of what can be typed."""
    return HELP


def pick(view: SeatView, text: str, words: Words) -> str | None:
    """Nothing is picked before it is chosen."""
    return None


SENTENCES = {
    "KB-021": "load a bullet into the next chamber, in the order in which they will fire",
    "KB-023": "keep these bullets, or put them back for one fewer?",
    "KB-035": "reload",
    "KB-050": "whose effect is it to be?",
    "KB-073": "at which bullet is it aimed?",
    "KB-077": "play a high-velocity bullet, or pass",
    "KB-078": "answer what was announced, or pass",
    "KB-105": "look at a bullet: whose chamber?",
    "KB-109": "which spare goes into your safe chamber?",
    "KB-121": "Double Cross: choose",
    "KB-122": "Gentlemen's Agreement: choose",
    "KB-124": "whose cylinder turns by half?",
    "KB-127": "Sleight of Hand: choose",
    "KB-128": "load what you have drawn",
    "KB-130": "Test of Honor: choose",
    "KB-132": "Triple Action: choose a bullet",
    "KB-106": "Lights Out: choose",
}


def ask(view: SeatView, names: list[str], words: Words) -> str:
    """The open question as a sentence."""
    assert view.question is not None
    kinds = {one["kind"] for one in view.question.options}
    sentence = SENTENCES.get(view.question.rule, "choose")
    if kinds == {"turn"}:
        sentence = "turn the cylinder, by how many chambers?"
    elif kinds == {"done"}:
        sentence = "seen enough? 'done'"
    return f"{names[view.seat]}: {sentence}"


def menu(view: SeatView, words: Words, picked: str | None = None) -> dict[str, list[str]]:
    """The options; passing stands first."""
    assert view.question is not None
    return {"you may": [one["text"] for one in view.question.options]}


def note(view: SeatView, option: str, words: Words) -> str:
    """The name of the bullet that a choice speaks of."""
    table: View = view.board
    assert view.question is not None
    one = next((one for one in view.question.options if one["text"] == option), None)
    label = one.get("bullet") if one else None
    return table.names[label] if label else ""


def label(view: SeatView, option: OfferedOption, names: list[str], words: Words) -> str:
    """Return an option as it is typed."""
    text: str = option["text"]
    return text


def tell(event: dict[str, Any], names: list[str], words: Words) -> str | None:
    """An event as a sentence; movements from place to place (KB-059)."""
    seat = event.get("seat")
    who = names[seat] if isinstance(seat, int) else ""
    label = event.get("bullet", "")
    if label and label not in ("K", "C"):
        label = f"{event['name']} ({label})"
    elif label:
        label = event["name"]
    match event["event"]:
        case "start marker":
            return f"{who} has the start marker"
        case "given":
            return f"{who} is given a Kablamo"
        case "drawn" | "drawn to load":
            return f"{who} draws {label or 'a bullet'}"
        case "put back":
            return f"{who} puts {event['bullets']} bullets back"
        case "loaded":
            return f"{who}: {event['from']} into {event['to']}{f' ({label})' if label else ''}"
        case "taken up":
            return f"{who}: {event['from']} among the spares{f' ({label})' if label else ''}"
        case "turned":
            return f"{who}: the cylinder turns by {event['by']}"
        case "moved":
            return f"a bullet goes from {event['from']} to {event['to']}"
        case "revolvers swapped":
            return f"{' and '.join([names[one] for one in event['seats']])} swap revolvers"
        case "looked":
            return f"{who} looks at {event['at']}{f' ({label})' if label else ''}"
        case "revealed":
            return f"{who} reveals {label}"
        case "empty":
            return f"{who}: an empty chamber"
        case "taken out":
            return f"{label} leaves {who}'s spares" if event["from"] == "spares" else f"{label} leaves {event['from']}"
        case "returned":
            return f"{event['bullets']} live bullets go into the bag"
        case "resolving":
            return f"{who}: {label} is resolved"
        case "assigned":
            return f"{who} gives {label} to {names[event['to']]}"
        case "announced":
            aim = f", aimed at {event['target']}" if event["target"] else ""
            return f"{who} plays {label}{aim}"
        case "takes effect":
            return f"{label} takes effect"
        case "struck":
            as_what = f" as {event['as']}" if event["as"] != event["name"] else ""
            return f"{label}{as_what} meets {event['target']}"
        case "cancelled":
            return f"{label} is cancelled"
        case "taken":
            return f"{who} takes control of {label}"
        case "dud":
            return f"{label} is a dud"
        case "laid":
            place = f"before {names[seat]}" if isinstance(seat, int) else "on the table"
            as_what = f" as {event['as']}" if event["as"] != event["name"] else ""
            return f"{label} lies{as_what} {place}"
        case "used":
            return f"{who}: {event['as']} is used up"
        case "owes":
            return f"{who}: the revolver owes a shot"
        case "discarded":
            return f"{label} goes into the bag" if event["into"] == "bag" else f"{label} is discarded"
        case "round":
            return f"Round {event['round']}"
        case "eliminated":
            return f"{who} is out"
        case "over":
            return "The smoke clears: " + (
                "nobody is left" if event["winner"] is None else f"{names[event['winner']]} wins"
            )
    return None


def sheet(view: SeatView, names: list[str], words: Words) -> RenderableType:
    """Who is out since when, and all that was discarded (KB-065)."""
    table: View = view.board
    paper = Sheet(title="Discarded: " + (", ".join(table.discard) or "nothing"))
    for heading in ("player", "spares", "out in round"):
        paper.add_column(heading)
    for player in table.players:
        paper.add_row(names[player.seat], str(player.spares), str(player.died or "–"))
    return paper
