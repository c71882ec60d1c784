"""Kablamo in a terminal: revolvers with the hammer on top, what lies on them, and the seat's own spares."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Sheet
from rich.text import Text

from hinterzimmer.engine.presenting import Words
from hinterzimmer.engine.views import OfferedOption, SeatView
from hinterzimmer.games.kablamo import telling
from hinterzimmer.games.kablamo.bullets import FAST as RED_ONES
from hinterzimmer.games.kablamo.bullets import KINDS, kind_named
from hinterzimmer.games.kablamo.view import HIDDEN, MarkerView, PlayerView, View

LIVE, FAST, ACTION, QUIET, RED = (
    "bold #111111 on #f2b705",
    "bold #ffffff on #c8201c",
    "bold #111111 on #f2e8d5",
    "dim",
    "#c8201c",
)
SEATS = ("①", "②", "③", "④", "⑤")
WIDTH = 28


def help(words: Words) -> str:
    """Return how chambers and bullets are written."""
    return "".join([f"\n  {line}" for line in words("terminal-help").splitlines()])


def draw(view: SeatView, names: list[str], words: Words, picked: str | None = None) -> RenderableType:
    """Return every player's revolver, the table's markers, what was announced, and the seat's own spares."""
    table: View = view.board
    parts: list[RenderableType] = [_head(table, words)]
    revolvers = [_revolver(table, one, names, words, view.seat) for one in table.players]
    parts.append(Columns(revolvers, padding=(0, 1)))
    if table.announced or table.playing:
        middle = [*[one.bullet for one in table.announced], *table.playing]
        parts.append(_row("terminal-middle", table, middle, words))
    if 0 <= view.seat < len(table.players) and table.players[view.seat].alive:
        parts.append(_row("my-spares", table, table.hand, words))
        if table.drawn:
            parts.append(_row("drawn", table, table.drawn, words))
        if table.chosen:
            loads = [
                words("option-load", bullet=telling.bullet(label, table.names[label], words), chamber=int(at))
                for at, label in table.chosen
            ]
            parts.append(Text(words("terminal-chosen", loads=words.joined(loads)), QUIET))
        if table.looking:
            where, label = table.looking
            parts.append(Text(f"{telling.place(where, names, words)}: ").append_text(bullet(table, label, words)))
    return Group(*parts)


def bullet(table: View, label: str, words: Words) -> Text:
    """Return a bullet by number and name, in its colour."""
    number = "" if label in ("K", "C") else f"{label} "
    return Text(f" {number}{telling.kind(table.names[label], words)} ", _style(table, label))


def _style(table: View, label: str) -> str:
    if label in ("K", "C"):
        return LIVE
    return FAST if KINDS[kind_named(table.names[label])].group == RED_ONES else ACTION


def _row(key: str, table: View, labels: list[str], words: Words) -> Text:
    line = Text(f"{words(key)}: " if labels else words("no-spares"), QUIET)
    for label in labels:
        line.append_text(bullet(table, label, words)).append(" ")
    return line


def _head(table: View, words: Words) -> Text:
    phase = words(telling.key("phase", table.phase))
    piles = f"{words('bag')} {table.bag}   {words('discarded')} {len(table.discard)}"
    text = Text("   ".join([words("round", round=table.round), phase, piles] if table.round else [phase, piles]), QUIET)
    for marker in table.table:
        text.append(f"   {telling.kind(marker.lies_as, words)}", RED)
        text.append(f" ({words('for-round', round=marker.round or 0)})", QUIET)
    return text


def _revolver(table: View, player: PlayerView, names: list[str], words: Words, seat: int) -> Panel:
    """KB-010: six chambers, the hammer on top, the safe one to its left with a lock for all but its owner."""
    start = " ▸" if table.start == player.seat else ""
    title = f"{SEATS[player.seat]} {names[player.seat]}{start}"
    if not player.alive:
        out = words("out-since", round=player.died or 0)
        return Panel(Text(f"\n  {out}\n\n\n", QUIET), title=title, width=WIDTH, border_style=QUIET)
    memory = table.memory.chambers[player.seat] if table.memory else None
    cell = [_chamber(table, player, at, memory) for at in range(6)]
    text = Text(f"{words('terminal-hammer'):^25}".rstrip() + "\n", QUIET)
    text.append(" " * 11).append_text(cell[0]).append("\n")
    text.append(f"{words('terminal-safe'):>6} ", QUIET).append_text(cell[5]).append(" " * 5).append_text(cell[1])
    text.append("\n" + " " * 7).append_text(cell[4]).append(" " * 5).append_text(cell[2]).append("\n")
    text.append(" " * 11).append_text(cell[3]).append(f"\n{words('spares', count=player.spares)}", QUIET)
    for marker in [*player.on_revolver, *player.before]:
        text.append("\n").append_text(_marker(marker, words))
    return Panel(text, title=title, width=WIDTH, border_style=RED if player.seat == seat else "white")


def _chamber(table: View, player: PlayerView, at: int, memory: list[str | None] | None) -> Text:
    label = player.chambers[at]
    if label is None:
        return Text(" · ", QUIET)
    if label == HIDDEN:
        known = memory[at] if memory else None
        if known and known != HIDDEN:
            return Text(f"{known:>2} ", "italic")
        by = player.loaded_by[at] if player.loaded_by else None
        return Text(f" {SEATS[by]} " if by is not None else " ● ")
    return Text(f"{label:>2} ", _style(table, label))


def _marker(marker: MarkerView, words: Words) -> Text:
    owed = f" ({words('owed')})" if marker.owed else ""
    return Text(f"+ {telling.kind(marker.lies_as, words)}{owed}", RED)


def pick(view: SeatView, text: str, words: Words) -> str | None:
    """Return None: nothing is picked before it is chosen."""
    return None


def ask(view: SeatView, names: list[str], words: Words) -> str:
    """Return the open question as a sentence. Some sentences are the terminal's own, because the page's speak of
    tapping.
    """
    return f"{names[view.seat]}: {telling.ask(view, words)}"


def menu(view: SeatView, words: Words, picked: str | None = None) -> dict[str, list[str]]:
    """Return the options; passing stands first."""
    assert view.question is not None
    return {words("terminal-options"): [one["text"] for one in view.question.options]}


def note(view: SeatView, option: str, words: Words) -> str:
    """Return the name of the bullet in an option; "" if it has none."""
    table: View = view.board
    assert view.question is not None
    one = next((one for one in view.question.options if one["text"] == option), None)
    label = one.get("bullet") if one else None
    return telling.kind(table.names[label], words) if label else ""


def label(view: SeatView, option: OfferedOption, names: list[str], words: Words) -> str:
    """Return an option in words."""
    return telling.label(view.board, option, names, words)


def tell(event: dict[str, Any], names: list[str], words: Words) -> str | None:
    """Return an event as a sentence; movements from place to place (KB-059)."""
    return telling.tell(event, names, words)


def sheet(view: SeatView, names: list[str], words: Words) -> RenderableType:
    """Return since when each eliminated player is out, and all that was discarded (KB-065)."""
    table: View = view.board
    paper = Sheet(show_header=False)
    for player in table.players:
        state = words("spares", count=player.spares) if player.alive else words("out-since", round=player.died or 0)
        paper.add_row(names[player.seat], state)
    pile = ", ".join([telling.bullet(label, table.names[label], words) for label in table.discard])
    return Group(paper, Text(f"{words('discarded')}: {pile or words('nothing-there')}"))
