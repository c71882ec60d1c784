"""Ausbrecher AG in a terminal: a night at sea, seven jailbirds, four boats.

A jailbird is drawn as the mark that it wears on the page; `help` lists what to type for it.
"""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Sheet
from rich.text import Text

from hinterzimmer.engine.presenting import Words, message_key
from hinterzimmer.engine.views import OfferedOption, SeatView
from hinterzimmer.games.ausbrecher.board import LETTERS
from hinterzimmer.games.ausbrecher.view import DieView, Preview, SlipView, View

MARKS = {"R": "♥", "B": "✚", "Y": "★", "N": "♠", "O": "♦", "G": "♣", "V": "☾", "white": "←"}
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
SEA, QUIET = "#7fa7d9", "dim"
HEAD = 11
"""The width of a line's heading, in columns."""


def draw(view: SeatView, names: list[str], words: Words, picked: str | None = None) -> RenderableType:
    """Return the prison, the track with its stacks, the boats, the dice, and the seat's own slip."""
    table: View = view.board
    parts: list[RenderableType] = [_who(table, names, words), _prison(table, words), *_track(table, words)]
    parts.append(_boats(table, words))
    if table.throw:
        parts.append(_dice(table, words))
    if table.slip:
        parts.extend(_slip(table.slip, words))
    return Group(*parts)


def _stone(letter: str) -> tuple[str, str]:
    return (f" {MARKS[letter]} ", STYLES[letter])


def _headed(key: str, words: Words) -> Text:
    return Text(f"{words(key):<{HEAD}}", QUIET)


def _who(table: View, names: list[str], words: Words) -> Text:
    text = Text(f"{words('round', round=table.round)}   ", QUIET)
    for seat, name in enumerate(names):
        text.append(f"▸ {name}   " if seat == table.player else f"  {name}   ", "bold" if seat == table.player else "")
    return text


def _prison(table: View, words: Words) -> Text:
    text = _headed("terminal-prison", words)
    for letter in table.windows:
        text.append(*_stone(letter))
        text.append(" ")
    return text if table.windows else text.append(words("terminal-empty"), QUIET)


def _track(table: View, words: Words) -> list[Text]:
    """AU-025: the stacks as they stand, upper stones above; the numbers of the spaces beneath."""
    stacks = {one.field: one.stones for one in table.track}
    height = max([len(stones) for stones in stacks.values()], default=1)
    lines = []
    for level in range(height - 1, -1, -1):
        line = Text(" " * HEAD)
        for field in range(table.start, table.fields):
            stones = stacks.get(field, [])
            if level < len(stones):
                line.append(MARKS[stones[level]], STYLES[stones[level]])
                line.append(" ")
            else:
                line.append("· " if level == 0 else "  ", SEA)
        lines.append(line)
    ruler = _headed("terminal-track", words)
    for field in range(table.start, table.fields):
        ruler.append(f"{field:<2}" if field % 5 == 0 or field == table.start else "  ", QUIET)
    return [*lines, ruler.append(words("terminal-home"), QUIET)]


def _boats(table: View, words: Words) -> Text:
    text = _headed("terminal-boats", words)
    for number, (stones, room) in enumerate(zip(table.boats, (2, 2, 2, 1), strict=True), 1):
        text.append(f"{number}\\", SEA)
        for place in range(room):
            text.append(*(_stone(stones[place]) if place < len(stones) else (" · ", SEA)))
        text.append("/   ", SEA)
    return text


def _dice(table: View, words: Words) -> Text:
    text = _headed("terminal-dice", words)
    for die in table.throw:
        text.append(f" {MARKS[die.die]} {die.pips or '?'} ", STYLES[die.die] if _counts(die) else QUIET)
        now = "" if die.is_now == "open" else words("terminal-die-now", state=die.is_now)
        text.append(f" {now}  " if now else "  ", QUIET)
    return text


def _counts(die: DieView) -> bool:
    """Return True if a die can still be played."""
    return die.is_now in ("open", "rolling")


def _slip(slip: SlipView, words: Words) -> list[Text]:
    """AU-051: the own slip with its safe points, the most still possible, and what it would bring now."""
    text = _headed("terminal-slip", words)
    for number, stones in enumerate(slip.boats, 1):
        text.append(f"{number} ", SEA)
        for letter in stones:
            text.append(*_stone(letter))
        text.append("  ")
    figures = (("safe", slip.sure), ("at-best", slip.possible), ("right-now", slip.now))
    points = ", ".join([words(key, points=points) for key, points in figures])
    return [text, Text(" " * HEAD).append(points, "italic")]


def help(words: Words) -> str:
    """Return how the seven are typed: their marks, names and letters."""
    birds = ", ".join([f"{MARKS[letter]} {words('bird', stone=letter)} {letter}" for letter in LETTERS])
    return f"\n{words('terminal-help', birds=birds)}"


def pick(view: SeatView, text: str, words: Words) -> str | None:
    """Return None: nothing is picked before it is chosen."""
    return None


def ask(view: SeatView, names: list[str], words: Words) -> str:
    """Return the open question as a sentence."""
    question = view.question
    assert question is not None
    key = message_key("ask", question.rule)
    if words.has(f"terminal-{key}"):
        key = f"terminal-{key}"
    elif any(["white" in one.get("dice", []) for one in question.options]):
        key += "-white"
    return f"{names[view.seat]}: {words(key)}"


def menu(view: SeatView, words: Words, picked: str | None = None) -> dict[str, list[str]]:
    """Return the options in groups: throws without and with the white die, or moves forward and back."""
    assert view.question is not None
    groups: dict[str, list[str]] = {}
    for one in view.question.options:
        white = "-white" if "white" in one.get("dice", []) else ""
        groups.setdefault(words(f"terminal-{one['kind']}{white}"), []).append(one["text"])
    return groups


def note(view: SeatView, option: str, words: Words) -> str:
    """AU-052: which dice a throw has; where a move would end, and who would be blocked."""
    assert view.question is not None
    for one in view.question.options:
        if one["text"] == option:
            return _marked(one["dice"]) if one["kind"] == "throw" else label(view, one, [], words)
    return ""


def _marked(letters: Iterable[str]) -> str:
    return " ".join([MARKS[letter] for letter in letters])


def label(view: SeatView, option: OfferedOption, names: list[str], words: Words) -> str:
    """Return an option in words."""
    if option["kind"] == "throw":
        return words("option-throw", dice=_listed(option["dice"], words))
    if option["kind"] == "slip":
        crews = option["text"].split()[1:]
        return words("option-slip", **{f"boat{at}": _listed(crew, words) for at, crew in enumerate(crews, 1)})
    table: View = view.board
    key = message_key("option", option["kind"])
    found = [one for one in table.previews if one.move == option["text"]]
    if not found:
        return words(f"{key}-plain", stone=option["stone"])
    return words(key, stone=option["stone"], end=_end(found[0], words))


def _listed(letters: Iterable[str], words: Words) -> str:
    return words.joined([words("bird", stone=letter) for letter in letters])


def _end(move: Preview, words: Words) -> str:
    parts = [words("place-boat", boat=move.boat) if move.boat else words("place", to=move.field or 0)]
    if move.blocks:
        parts.append(words("blocks", stone=move.blocks))
    if move.frees:
        parts.append(words("frees", stone=move.frees))
    if move.lapses:
        parts.append(words("loses-die"))
    return ", ".join(parts)


def tell(event: dict[str, Any], names: list[str], words: Words) -> str | None:
    """Return an event as a sentence."""
    key = message_key("event", event["event"])
    figures: dict[str, Any] = {**event, "who": names[event["seat"]] if event.get("seat") is not None else ""}
    match event["event"]:
        case "picked" | "lapsed":
            figures["dice"] = words.joined([words("die-name", stone=die) for die in event["dice"]])
        case "fallen":
            figures["stone"] = event["die"]
        case "moved" if event["die"] == "white":
            key += "-back"
    if "freed" in event:
        others = (("also-onto", event.get("blocked")), ("also-free", event["freed"]))
        figures["also"] = "".join([f", {words(key, stone=stone)}" for key, stone in others if stone])
    return words.sentence(key, figures)


def sheet(view: SeatView, names: list[str], words: Words) -> RenderableType:
    """AU-053: at the end all slips side by side, boat by boat; before that the seat's own."""
    table: View = view.board
    paper = Sheet(title=words("terminal-slips" if table.slips else "sheet-title"))
    paper.add_column(words("terminal-boat"))
    paper.add_column(words("arrived"))
    shown = table.slips or ([table.slip] if table.slip else [])
    for slip in shown:
        paper.add_column(names[slip.seat])
    for boat in range(4):
        cells = [f"{_marked(slip.boats[boat])}  {slip.by_boat[boat] or ''}" for slip in shown]
        paper.add_row(str(boat + 1), _marked(table.boats[boat]), *cells)
    if table.slips:
        paper.add_row(words("points"), "", *[str(slip.sure) for slip in shown], style="bold")
    return paper
