"""Ausbrecher AG in a terminal: a night at sea, seven jailbirds, four boats."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Sheet
from rich.text import Text

from hinterzimmer.engine.presenting import Words
from hinterzimmer.engine.views import OfferedOption, SeatView
from hinterzimmer.games.ausbrecher.view import Preview, SlipView, View

STYLES = {
    "R": "bold #ffffff on #b3261e",
    "B": "bold #ffffff on #2456b0",
    "Y": "bold #111111 on #f2c40f",
    "N": "bold #ffffff on #7a4a21",
    "O": "bold #111111 on #f28c28",
    "G": "bold #ffffff on #2e7d32",
    "V": "bold #ffffff on #7b3fa0",
    "white": "bold #111111 on #f5efdf",
}
HELP = """
  letters stand for the jailbirds: R red, B blue, Y yellow, N brown, O orange, G green, V violet"""
SEA, QUIET = "#7fa7d9", "dim"


def draw(view: SeatView, names: list[str], words: Words, picked: str | None = None) -> RenderableType:
    """The prison, the track with its stacks, the boats, the dice, and one's own slip."""
    table: View = view.board
    parts: list[RenderableType] = [_who(table, names), _line("prison", table.windows), *_track(table), _boats(table)]
    if table.throw:
        parts.append(_dice(table))
    if table.slip:
        parts.append(_slip(table.slip))
    return Group(*parts)


def _stone(letter: str) -> tuple[str, str]:
    return (f" {letter} ", STYLES[letter])


def _who(table: View, names: list[str]) -> Text:
    text = Text(f"round {table.round}   ", QUIET)
    for seat, name in enumerate(names):
        text.append(f"▸ {name}   " if seat == table.player else f"  {name}   ", "bold" if seat == table.player else "")
    return text


def _line(head: str, letters: list[str]) -> Text:
    text = Text(f"{head:<7}", QUIET)
    for letter in letters:
        text.append(*_stone(letter))
        text.append(" ")
    return text if letters else text.append("empty", QUIET)


def _track(table: View) -> list[Text]:
    """AU-025: the stacks as they stand, upper stones above; the field numbers beneath."""
    stacks = {one.field: one.stones for one in table.track}
    height = max([len(stones) for stones in stacks.values()], default=1)
    lines = []
    for level in range(height - 1, -1, -1):
        line = Text(" " * 7)
        for field in range(table.start, table.fields):
            stones = stacks.get(field, [])
            if level < len(stones):
                line.append(stones[level], STYLES[stones[level]])
                line.append(" ")
            else:
                line.append("· " if level == 0 else "  ", SEA)
        lines.append(line)
    ruler = Text("track  ", QUIET)
    for field in range(table.start, table.fields):
        ruler.append(f"{field:<2}" if field % 5 == 0 or field == table.start else "  ", QUIET)
    return [*lines, ruler.append(f"{table.fields} home", QUIET)]


def _boats(table: View) -> Text:
    text = Text(f"{'boats':<7}", QUIET)
    for number, (stones, room) in enumerate(zip(table.boats, (2, 2, 2, 1), strict=True), 1):
        text.append(f"{number}\\", SEA)
        for place in range(room):
            text.append(*(_stone(stones[place]) if place < len(stones) else (" · ", SEA)))
        text.append("/   ", SEA)
    return text


def _dice(table: View) -> Text:
    text = Text(f"{'dice':<7}", QUIET)
    for die in table.throw:
        text.append(f" {die.die} {die.pips or '?'} ", STYLES[die.die] if die.is_now in ("open", "rolling") else QUIET)
        text.append(f" {die.is_now}  " if die.is_now != "open" else "  ", QUIET)
    return text


def _slip(slip: SlipView) -> Text:
    """AU-051: the own slip with its sure points, the most still possible, and what it would bring now."""
    text = Text(f"{'slip':<7}", QUIET)
    for number, stones in enumerate(slip.boats, 1):
        text.append(f"{number} ", SEA)
        for letter in stones:
            text.append(*_stone(letter))
        text.append("  ")
    return text.append(f"sure {slip.sure}, possible {slip.possible}, as it stands {slip.now}", "italic")


def help(words: Words) -> str:
    """Return more lines of what can be typed."""
    return HELP


def pick(view: SeatView, text: str, words: Words) -> str | None:
    """Nothing is picked before it is chosen."""
    return None


def ask(view: SeatView, names: list[str], words: Words) -> str:
    """The open question as a sentence."""
    question = view.question
    assert question is not None
    name = names[view.seat]
    if question.form == "slip":
        return f"{name}: write your slip, the boats 1 to 4 in order, such as: slip RB YN OG V"
    kinds = {one["kind"] for one in question.options}
    if "throw" in kinds:
        return f"{name}: which dice do you throw?"
    if kinds == {"back"}:
        return f"{name}: whom does the white die take back?"
    return f"{name}: which die do you play?"


def menu(view: SeatView, words: Words, picked: str | None = None) -> dict[str, list[str]]:
    """The options in groups: without and with the white die, or the moves with where they lead."""
    assert view.question is not None
    groups: dict[str, list[str]] = {}
    for one in view.question.options:
        white = one["kind"] == "back" or "white" in one.get("dice", [])
        groups.setdefault("with white" if white else "colours", []).append(one["text"])
    return groups


def note(view: SeatView, option: str, words: Words) -> str:
    """AU-052: where a move would end, and who would be blocked."""
    table: View = view.board
    found = [one for one in table.previews if one.move == option]
    return _end(found[0]) if found else ""


def _end(move: Preview) -> str:
    place = f"boat {move.boat}" if move.boat else f"field {move.field}" if move.field else "a window"
    words = [f"to {place}"]
    if move.blocks:
        words.append(f"blocks {move.blocks}")
    if move.frees:
        words.append(f"frees {move.frees}")
    if move.lapses:
        words.append("its own die lapses")
    return ", ".join(words)


def label(view: SeatView, option: OfferedOption, names: list[str], words: Words) -> str:
    """Return an option as it is typed."""
    text: str = option["text"]
    return text


def tell(event: dict[str, Any], names: list[str], words: Words) -> str | None:
    """An event as a sentence."""
    who = names[event["seat"]] if event.get("seat") is not None else ""
    match event["event"]:
        case "written":
            return f"{who}: the slip is written"
        case "begins":
            return f"{who}: the lot gives the first turn"
        case "picked":
            return f"{who}: throws {' '.join(event['dice'])}"
        case "fallen":
            return f"{event['die']} shows {event['pips']}"
        case "moved":
            place = f"field {event['to']}" if event["to"] else "a window"
            verb = "goes back" if event["die"] == "white" else "goes"
            blocked = f", onto {event['blocked']}" if event["blocked"] else ""
            freed = f", {event['freed']} is free" if event["freed"] else ""
            return f"{who}: {event['stone']} {verb} {event['pips']} to {place}{blocked}{freed}"
        case "home":
            freed = f", {event['freed']} is free" if event["freed"] else ""
            return f"{event['stone']} is in boat {event['boat']}{freed}"
        case "left behind":
            return f"{who}: the white die takes {event['stone']} back to the wall, too late for any but the last boat"
        case "lapsed":
            return f"lapsed: {' '.join(event['dice'])}"
        case "over":
            return f"All aboard: {' | '.join(event['boats'])}"
    return None


def sheet(view: SeatView, names: list[str], words: Words) -> RenderableType:
    """AU-053: at the end all slips side by side, boat by boat; before that one's own."""
    table: View = view.board
    paper = Sheet(title="Slips" if table.slips else "Your slip")
    paper.add_column("boat")
    paper.add_column("arrived")
    shown = table.slips or ([table.slip] if table.slip else [])
    for slip in shown:
        paper.add_column(names[slip.seat])
    for boat in range(4):
        cells = [f"{' '.join(slip.boats[boat])}  {slip.by_boat[boat] or ''}" for slip in shown]
        paper.add_row(str(boat + 1), " ".join(table.boats[boat]), *cells)
    if table.slips:
        paper.add_row("points", "", *[str(slip.sure) for slip in shown], style="bold")
    return paper
