"""The board of a game that has none of its own: its view as tables, its options in notation.

It uses the game's words where there are any, by the convention of `hinterzimmer.words`: `field-NAME`, `ask-RULE`,
`option-KIND`, `event-KIND`, with the fields as figures.
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
from hinterzimmer.engine.presenting import TerminalBoard, Words, message_key
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.views import OfferedOption, SeatView
from hinterzimmer.words import house_words

BRASS = "bold #c9a24b"
DEPTH_MAX = 4
"""The depth to which tables are nested; deeper values are written on one line."""


def board_for(game: AnyGame) -> TerminalBoard:
    """Return the board of this game: its own, or this module."""
    from hinterzimmer.terminal import plain_board

    return game.terminal_board or plain_board


def draw(view: SeatView, names: list[str], words: Words, picked: str | None = None) -> RenderableType:
    """Return the board: a table of the seats, and the rest of the view below it."""
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
    """Return a table with a row per seat: whether it is asked, whose view it is, and its values in the view."""
    house = house_words(words.language)
    grid = RichTable(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False)
    grid.add_column("")
    grid.add_column(house("plain-seats"))
    for key in columns:
        grid.add_column(_heading(key, words), justify="right")
    asked = view.question.asked if view.question else (view.winners or [])
    for seat, name in enumerate(names):
        mark = "▸" if seat in asked else ""
        own = f" ({house('you')})" if seat == view.seat and name != house("guest") else ""
        cells = [_one_line(column[seat], words) for column in columns.values()]
        grid.add_row(mark, Text(f"{name}{own}"), *[Text(cell) for cell in cells], style="bold" if mark else "")
    return grid


def _by_seat(value: Any, seats: int) -> Sequence[Any] | None:
    """Return a value for each seat if the field is a list or a mapping with one each; None otherwise."""
    if isinstance(value, list) and len(value) == seats and not any([isinstance(one, list | dict) for one in value]):
        return value
    if isinstance(value, dict) and value and set(value) <= {str(seat) for seat in range(seats)}:
        return [value.get(str(seat)) for seat in range(seats)]
    return None


def _shown(value: Any, depth: int, words: Words) -> RenderableType:
    """Return a value of a view as rows (a mapping), a table (a list of mappings), or one line."""
    if isinstance(value, dict) and value and depth < DEPTH_MAX:
        grid = RichTable.grid(padding=(0, 2))
        grid.add_column(style="dim")
        for key, one in value.items():
            grid.add_row(_heading(key, words), _shown(one, depth + 1, words))
        return grid
    if isinstance(value, list) and value and all([isinstance(one, dict) for one in value]) and depth < DEPTH_MAX:
        heads = list(dict.fromkeys([key for one in value for key in one]))
        headings = [_heading(head, words) for head in heads]
        table = RichTable(*headings, box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False)
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


def _heading(name: object, words: Words) -> str:
    """Return the game's word for a part of the view, or the name of its field."""
    key = message_key("field", str(name))
    return words(key) if words.has(key) else str(name).replace("_", " ")


def _own(kind: str, name: str, fields: Mapping[str, Any], names: list[str], words: Words) -> str | None:
    """Return the game's own message for a kind and a name; None if it has none.

    The fields are the figures, and `who` is the name of the seat. None, True and False become `none`, `yes` and `no`,
    so that a message can select by them.
    """
    key = message_key(kind, name)
    if not words.has(key):
        return None
    figures = {str(one): _figure(value, words) for one, value in fields.items() if not isinstance(value, Mapping)}
    seat = fields.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(names):
        figures["who"] = names[seat]
    return words(key, **figures)


def _figure(value: Any, words: Words) -> str | float:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return words.joined([str(_figure(one, words)) for one in value])
    return value if isinstance(value, int | float) else str(value)


def help(words: Words) -> str:
    """Return an empty text, because only the listed options can be typed."""
    return ""


def pick(view: SeatView, text: str, words: Words) -> str | None:
    """Return None, because this board has nothing to point at before a choice."""
    return None


def ask(view: SeatView, names: list[str], words: Words) -> str:
    """Return the names of the asked seats and the question, in the game's words if it has any."""
    question = view.question
    assert question is not None
    seats = [view.seat] if view.seat != SPECTATOR else question.asked
    who = words.joined([names[seat] for seat in seats if 0 <= seat < len(names)])
    asked = _own("ask", question.rule, {}, names, words) or house_words(words.language)("plain-ask")
    return f"{who}: {asked}"


def menu(view: SeatView, words: Words, picked: str | None = None) -> dict[str, list[str]]:
    """Return the options grouped by kind; a single group if every option has a kind of its own."""
    assert view.question is not None
    groups: dict[str, list[str]] = {}
    for one in view.question.options:
        groups.setdefault(_heading(one["kind"], words), []).append(one["text"])
    if all([len(texts) == 1 for texts in groups.values()]):
        heading = house_words(words.language)("terminal-options")
        groups = {heading: [text for texts in groups.values() for text in texts]} if groups else {}
    return groups


def note(view: SeatView, option: str, words: Words) -> str:
    """Return the option in words if they differ from its text; an empty text otherwise."""
    assert view.question is not None
    said = [label(view, one, [], words) for one in view.question.options if one["text"] == option]
    return said[0] if said and said[0].lower() != option else ""


def label(view: SeatView, option: OfferedOption, names: list[str], words: Words) -> str:
    """Return an option in the game's words, or its text."""
    text: str = option["text"]
    return _own("option", option["kind"], option, names, words) or text


def tell(event: dict[str, Any], names: list[str], words: Words) -> str | None:
    """Return an event in the game's words, or its seat, kind and fields as text."""
    said = _own("event", event["event"], event, names, words)
    if said is not None:
        return said
    seat = event.get("seat")
    who = f"{names[seat]}: " if isinstance(seat, int) and 0 <= seat < len(names) else ""
    figures = [
        f"{_heading(key, words)} {_one_line(value, words)}"
        for key, value in event.items()
        if key not in ("event", "seat")
    ]
    return who + ", ".join([_heading(event["event"], words), *figures])


def sheet(view: SeatView, names: list[str], words: Words) -> RenderableType:
    """Return the board, because the view has no score sheet of its own."""
    return draw(view, names, words)
