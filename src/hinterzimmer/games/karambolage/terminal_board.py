"""Karambolage in a terminal: green baize, three balls, the dice and the score sheet."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Sheet
from rich.text import Text

from hinterzimmer.engine.presenting import Words
from hinterzimmer.engine.views import OfferedOption, SeatView
from hinterzimmer.games.karambolage.board import LETTERS
from hinterzimmer.games.karambolage.notation import breakdown, throw_line
from hinterzimmer.games.karambolage.view import ThrowView, View

HELP = """
  back    takes the last choice back   B, R or W shows where that ball can go"""
NAMES = {"B": "black", "R": "red", "W": "white"}
BALL_STYLES = {"B": "bold #f2e8d5 on #111111", "R": "bold #ffffff on #b3261e", "W": "bold #111111 on #f5efdf"}
BAIZE, RAIL, WOOD = "#d9e8cf on #14532d", "#c5d8ba on #0f3d22", "#e0b070 on #4a2412"
REACHED = "bold #111111 on #f4b000"


def draw(view: SeatView, names: list[str], words: Words, picked: str | None = None) -> RenderableType:
    """The table, the throw so far, and who has how much."""
    table: View = view.board
    return Columns([_baize(view, picked), _side(table, names)], padding=(0, 2))


def _baize(view: SeatView, picked: str | None) -> Text:
    """The board. With a ball picked, the fields it reaches show the dice that pay instead of their value."""
    table: View = view.board
    balls = {field: ball for ball, field in table.balls.items() if field}
    width = len(table.rows[0])
    letters = "".join([f" {LETTERS[i]} " for i in range(width)])
    text = Text()
    text.append(f"    {letters}   \n", WOOD)
    for i, row in enumerate(table.rows):
        text.append(f" {i + 1}  ", WOOD)
        for j, value in enumerate(row):
            name = f"{i + 1}{LETTERS[j]}"
            rail = i in (0, len(table.rows) - 1) or j in (0, width - 1)
            dice = _paying(view, picked, name)
            if name in balls:
                text.append(f"({balls[name]})", BALL_STYLES[balls[name]])
            elif dice:
                text.append(f">{dice[0]}<" if len(dice) == 1 else ">*<", REACHED)
            else:
                text.append(f" {value or '·'} ", RAIL if rail else BAIZE)
        text.append("   \n", WOOD)
    text.append("    " + "   " * width + "   ", WOOD)
    return text


def _paying(view: SeatView, picked: str | None, field: str) -> list[int]:
    if not picked or not view.question:
        return []
    options = view.question.options
    return [one["die"] for one in options if one["kind"] == "move" and (one["ball"], one["field"]) == (picked, field)]


def _side(table: View, names: list[str]) -> RenderableType:
    scores = Sheet.grid(padding=(0, 1))
    for seat, name in enumerate(names):
        marker = "▸" if seat == table.player else " "
        scores.add_row(marker, name, str(table.scores[seat]), style="bold" if seat == table.player else "")
    ends = [f"{table.target} points" if table.target else "", f"{table.rounds} rounds" if table.rounds else ""]
    ends += [f"{table.minutes} minutes" if table.minutes else ""]
    head = f"round {table.round}, to {' or '.join([end for end in ends if end])}"
    return Panel(Group(scores, *_throw(table.throw)), title=head, title_align="left", width=29)


def _throw(throw: ThrowView | None) -> list[RenderableType]:
    """KA-051: what the throw has so far."""
    if throw is None:
        return []
    left = list(throw.left)
    dice = Text(f"throw {throw.number}:  ")
    for die in throw.dice:
        unused = die in left
        if unused:
            left.remove(die)
        dice.append(f"[{die}]" if unused else f" {die} ", "bold #f4b000" if unused else "dim")
        dice.append(" ")
    lines: list[RenderableType] = [Text(""), dice]
    for move in throw.moves:
        line = Text.assemble((f" {move.ball} ", BALL_STYLES[move.ball]), f" {move.start}-{move.field} ({move.die}) ")
        line.append("rail" if move.rail else "strikes " if move.struck else "no contact")
        for ball in move.struck:
            line.append(f"({ball})", BALL_STYLES[ball])
        lines.append(line)
    if throw.worth:
        lines.append(Text(breakdown(throw.worth), "bold #f4b000"))
    elif throw.carambo:
        lines.append(Text("Carambo", "bold #f4b000"))
    if not throw.can_score:
        lines.append(Text("cannot score any more", "italic"))
    return lines


def help(words: Words) -> str:
    """Return more lines of what can be typed."""
    return HELP


def pick(view: SeatView, text: str, words: Words) -> str | None:
    """KA-050: a ball's name picks it, and the board shows where it can go."""
    for letter, name in NAMES.items():
        if text.strip().lower() in (letter.lower(), name):
            return letter
    return None


def ask(view: SeatView, names: list[str], words: Words) -> str:
    """The open question as a sentence."""
    table: View = view.board
    question = view.question
    assert question is not None
    name = names[question.asked[0]]
    kinds = {one["kind"] for one in question.options}
    if "place" in kinds:
        return f"{name}: set the {NAMES[question.options[0]['ball']]} ball on a null field"
    if "ready" in kinds:
        return f"{name}: do the balls stand well? 'ready' to throw, 'back' to change"
    if "again" in kinds:
        return f"{name}: Carambo! Throw again ('again') or leave it ('decline')?"
    if "move" in kinds:
        begin = table.throw is not None and table.throw.first is None
        return f"{name}: {'begin with a ball of your choice' if begin else 'play on'}, or 'end' the throw"
    return f"{name}: the throw is over: 'end' books it" + (" ('back' takes a move back)" if "back" in kinds else "")


def menu(view: SeatView, words: Words, picked: str | None = None) -> dict[str, list[str]]:
    """The options in groups: a group a ball, then the words."""
    groups: dict[str, list[str]] = {}
    assert view.question is not None
    for one in sorted(view.question.options, key=lambda one: "ball" not in one):
        ball = one.get("ball")
        if not picked or not ball or ball == picked:
            groups.setdefault(NAMES[ball] if ball else "else", []).append(one["text"])
    return groups


def note(view: SeatView, option: str, words: Words) -> str:
    """The notation says it all."""
    return ""


def label(view: SeatView, option: OfferedOption, names: list[str], words: Words) -> str:
    """Return an option as it is typed."""
    text: str = option["text"]
    return text


def tell(event: dict[str, Any], names: list[str], words: Words) -> str | None:
    """An event as a sentence."""
    who = names[event["seat"]] if "seat" in event else ""
    match event["event"]:
        case "opening throw":
            return f"{who}: {event['dice']} for the opening, {event['sum']} in all"
        case "opens":
            return f"{who}: highest throw, so the first turn"
        case "placed" if event["field"]:
            return f"{who}: {NAMES[event['ball']]} on {event['field']}"
        case "placed":
            return f"{who}: {NAMES[event['ball']]} off again"
        case "thrown":
            return f"{who}: throw {event['throw']}, dice {' '.join(event['dice'])}"
        case "moved":
            struck = " and ".join([NAMES[ball] for ball in event["struck"]])
            end = f", strikes {struck}" if struck else ", off the rail" if event["rail"] else ", no contact"
            return f"{who}: {NAMES[event['ball']]} {event['from']}-{event['to']} for a {event['die']}{end}"
        case "taken back":
            return f"{who}: {event['move']} taken back"
        case "booked":
            return f"{who}: {throw_line(event)}"
        case "over":
            reasons = {"target": "the target is reached", "rounds": "the last round is over"}
            reasons |= {"time": "the time is up", "guard": "nobody got there in time"}
            return f"The game is over: {reasons[event['why']]}"
    return None


def sheet(view: SeatView, names: list[str], words: Words) -> RenderableType:
    """KA-052: the score sheet, every throw broken down into fields and bonuses."""
    table: View = view.board
    paper = Sheet(title="Score sheet", show_lines=False)
    for heading in ("round", "player", "dice", "moves", "score"):
        paper.add_column(heading)
    for line in table.sheet:
        moves = ", ".join(line["moves"]) or "–"
        paper.add_row(f"{line['round']}.{line['throw']}", names[line["seat"]], line["dice"], moves, breakdown(line))
    return paper
