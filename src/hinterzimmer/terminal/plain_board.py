"""The board of a game that has none of its own: its view as tables, its options as they are written.

It speaks in the messages that the game ships, found by their keys, and plainly where there is none.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as RichTable
from rich.text import Text

from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.presenting import TerminalBoard, Words
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.views import OfferedOption, SeatView
from hinterzimmer.words import figures_of, house_words, message_key

BRASS = "bold #c9a24b"
DEPTH_MAX = 4
"""How deep tables stand in tables; what lies deeper is written on one line."""


def board_for(game: AnyGame) -> TerminalBoard:
    """Return the board that draws this game: its own, or this one."""
    from hinterzimmer.terminal import plain_board

    return game.terminal_board or plain_board


def draw(view: SeatView, names: list[str], words: Words, picked: str | None = None) -> RenderableType:
    """Return the seats with what the view says of each, and the rest of the view below."""
    fields: Any = msgspec.to_builtins(view.board, str_keys=True)
    if not isinstance(fields, Mapping):
        fields = {"table": fields}
    of_seats = {key: by_seat for key, value in fields.items() if (by_seat := _by_seat(value, len(names))) is not None}
    rest = {key: value for key, value in fields.items() if key not in of_seats}
    parts: list[RenderableType] = [_seats(view, names, of_seats, words)]
    if rest:
        parts.append(_shown(rest, 0, words))
    return Panel(Group(*parts), border_style="#6b5a35", expand=False)


def _seats(view: SeatView, names: list[str], columns: Mapping[str, Sequence[Any]], words: Words) -> RenderableType:
    """Return a row a seat: who is asked, whose view it is, and what the view says of this seat."""
    grid = RichTable(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False)
    grid.add_column("")
    house = house_words(words.language)
    grid.add_column(house("plain-seats"))
    for key in columns:
        grid.add_column(_heading(key, words), justify="right")
    asked = view.question.asked if view.question else (view.winners or [])
    for seat, name in enumerate(names):
        mark = "▸" if seat in asked else ""
        own = f" ({house('you')})" if seat == view.seat and name != "You" else ""
        cells = [_one_line(column[seat], words) for column in columns.values()]
        grid.add_row(mark, Text(f"{name}{own}"), *[Text(cell) for cell in cells], style="bold" if mark else "")
    return grid


def _by_seat(value: Any, seats: int) -> Sequence[Any] | None:
    """Return a value for each seat, where the field is a list or a mapping with one; None otherwise."""
    if isinstance(value, list) and len(value) == seats and not any([isinstance(one, list | dict) for one in value]):
        return value
    if isinstance(value, dict) and value and set(value) <= {str(seat) for seat in range(seats)}:
        return [value.get(str(seat)) for seat in range(seats)]
    return None


def _shown(value: Any, depth: int, words: Words) -> RenderableType:
    """Return any value of a view: a mapping as rows, a list of mappings as a table, anything else on one line."""
    if isinstance(value, dict) and value and depth < DEPTH_MAX:
        grid = RichTable.grid(padding=(0, 2))
        grid.add_column(style="dim")
        for key, one in value.items():
            grid.add_row(_heading(key, words), _shown(one, depth + 1, words))
        return grid
    if isinstance(value, list) and value and all([isinstance(one, dict) for one in value]) and depth < DEPTH_MAX:
        heads = list(dict.fromkeys([key for one in value for key in one]))
        table = RichTable(
            *[_heading(head, words) for head in heads], box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False
        )
        for one in value:
            table.add_row(*[_shown(one.get(head), depth + 1, words) for head in heads])
        return table
    return Text(_one_line(value, words))


def _one_line(value: Any, words: Words) -> str:
    if value is None or value == [] or value == {}:
        return "–"
    if isinstance(value, bool):
        return house_words(words.language)("yes" if value else "no")
    if isinstance(value, list):
        return ", ".join([_one_line(one, words) for one in value])
    if isinstance(value, dict):
        return ", ".join([f"{_heading(key, words)} {_one_line(one, words)}" for key, one in value.items()])
    return str(value)


def _heading(key: str, words: Words) -> str:
    """Return what a part of the view is called."""
    message = message_key("field", str(key))
    return words(message) if words.has(message) else str(key).replace("_", " ")


def _own(key: str, fields: Mapping[str, Any], names: Sequence[str], words: Words) -> str | None:
    """Return the game's own message about something; None if it ships none."""
    return words(key, **figures_of(fields, names, words.language)) if words.has(key) else None


def help(words: Words) -> str:
    """Return more lines of what can be typed."""
    return ""


def pick(view: SeatView, text: str, words: Words) -> str | None:
    """Return None: nothing is pointed at before it is chosen."""
    return None


def ask(view: SeatView, names: list[str], words: Words) -> str:
    """Return whose choice it is, and the question."""
    question = view.question
    assert question is not None
    seats = [view.seat] if view.seat != SPECTATOR else question.asked
    who = words.joined([names[seat] for seat in seats if 0 <= seat < len(names)])
    asked = _own(message_key("ask", question.rule), {}, names, words)
    return f"{who}: {asked or house_words(words.language)('plain-ask')}"


def menu(view: SeatView, words: Words, picked: str | None = None) -> dict[str, list[str]]:
    """Return the options as one group."""
    assert view.question is not None
    texts = [one["text"] for one in view.question.options]
    return {house_words(words.language)("plain-choices"): texts} if texts else {}


def note(view: SeatView, option: str, words: Words) -> str:
    """Return an option in the game's words, unless it is typed as it is said."""
    assert view.question is not None
    (offered,) = [one for one in view.question.options if one["text"] == option]
    said = label(view, offered, [], words)
    return said if said.casefold() != option.casefold() else ""


def label(view: SeatView, option: OfferedOption, names: list[str], words: Words) -> str:
    """Return an option in the game's words, or as it is typed."""
    text: str = option["text"]
    return _own(message_key("option", option["kind"]), option, names, words) or text


def tell(event: dict[str, Any], names: list[str], words: Words) -> str | None:
    """Return an event as the game says it, or its kind and figures with the name of the seat they belong to."""
    said = _own(message_key("event", event["event"]), event, names, words)
    if said is not None:
        return said
    seat = event.get("seat")
    who = f"{names[seat]}: " if isinstance(seat, int) and 0 <= seat < len(names) else ""
    figures = [
        f"{_heading(key, words)} {_one_line(value, words)}"
        for key, value in event.items()
        if key not in ("event", "seat")
    ]
    return who + ", ".join([str(event["event"]).replace("_", " "), *figures])


def sheet(view: SeatView, names: list[str], words: Words) -> RenderableType:
    """Return the board: the view is all there is."""
    return draw(view, names, words)
