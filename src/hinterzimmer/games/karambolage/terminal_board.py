"""Karambolage in a terminal: green baize, three balls, the dice and the score sheet.

A ball is marked with the letter that is typed for it, the same in every language.
"""

from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Sheet
from rich.text import Text

from hinterzimmer.engine.presenting import Words, message_key
from hinterzimmer.engine.views import OfferedOption, SeatView
from hinterzimmer.games.karambolage.board import BALLS, LETTERS
from hinterzimmer.games.karambolage.view import ThrowView, View

BALL_STYLES = {"B": "bold #f2e8d5 on #111111", "R": "bold #ffffff on #b3261e", "W": "bold #111111 on #f5efdf"}
BAIZE, RAIL, WOOD = "#d9e8cf on #14532d", "#c5d8ba on #0f3d22", "#e0b070 on #4a2412"
REACHED = "bold #111111 on #f4b000"


def draw(view: SeatView, names: list[str], words: Words, picked: str | None = None) -> RenderableType:
    """Return the table, the throw so far, and the scores."""
    table: View = view.board
    return Columns([_baize(view, picked), _side(table, names, words)], padding=(0, 2))


def _baize(view: SeatView, picked: str | None) -> Text:
    """Return the board. With a ball picked, the squares it reaches show the dice to use instead of their value."""
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


def _side(table: View, names: list[str], words: Words) -> RenderableType:
    scores = Sheet.grid(padding=(0, 1))
    for seat, name in enumerate(names):
        marker = "▸" if seat == table.player else " "
        scores.add_row(marker, name, str(table.scores[seat]), style="bold" if seat == table.player else "")
    if table.target:
        head = words("round-target", round=table.round, target=table.target)
    elif table.rounds:
        head = words("round-rounds", round=table.round, rounds=table.rounds)
    else:
        head = words("round-minutes", round=table.round, minutes=table.minutes)
    return Panel(Group(Text(head, "italic"), scores, *_throw(table.throw, words)), width=29)


def _throw(throw: ThrowView | None, words: Words) -> list[RenderableType]:
    """KA-051: what the throw has so far."""
    if throw is None:
        return []
    left = list(throw.left)
    dice = Text(f"{words('terminal-throw', number=throw.number)} ")
    for die in throw.dice:
        unused = die in left
        if unused:
            left.remove(die)
        dice.append(f"[{die}]" if unused else f" {die} ", "bold #f4b000" if unused else "dim")
        dice.append(" ")
    lines: list[RenderableType] = [Text(""), dice]
    for move in throw.moves:
        line = Text.assemble((f" {move.ball} ", BALL_STYLES[move.ball]), f" {move.start}-{move.field} ({move.die}) ")
        line.append(words("terminal-moved", end=_end_of(bool(move.struck), move.rail)) + " " * bool(move.struck))
        for ball in move.struck:
            line.append(f"({ball})", BALL_STYLES[ball])
        lines.append(line)
    if throw.worth:
        lines.append(Text(breakdown(throw.worth, words), "bold #f4b000"))
    elif throw.carambo:
        lines.append(Text(words("carambo"), "bold #f4b000"))
    if not throw.can_score:
        lines.append(Text(words("cannot-score"), "italic"))
    return lines


def _end_of(struck: bool, rail: bool) -> str:
    """Return how a move ended, as the cases in its messages are named."""
    return "hit" if struck else "rail" if rail else "none"


def breakdown(line: Mapping[str, Any], words: Words) -> str:
    """Return the points of a throw, from a line of the score sheet: `5 + 40 three of a kind = 45, Carambo`."""
    if not line["scored"]:
        return words("nothing")
    alike = max([line["dice"].count(die) for die in line["dice"]])
    bonuses = [key for key in ("straight", "compress", "pasch", "third_carambo") if line[key]]
    parts = [str(line["fields"]), *[words(f"bonus-{key}", points=line[key], alike=alike) for key in bonuses]]
    worth = " + ".join(parts) + (f" = {line['total']}" if len(parts) > 1 else "")
    return words("with-carambo", worth=worth) if line["carambo"] else worth


def help(words: Words) -> str:
    """Return further lines about what can be typed."""
    return f"\n{words('terminal-help')}"


def pick(view: SeatView, text: str, words: Words) -> str | None:
    """KA-050: a ball's letter or name picks it, and the board shows where it can go. Return None for other texts."""
    typed = text.strip().lower()
    for ball in BALLS:
        if typed in (ball.lower(), words("ball", ball=ball).lower()):
            return ball
    return None


def ask(view: SeatView, names: list[str], words: Words) -> str:
    """Return the open question as a sentence."""
    table: View = view.board
    question = view.question
    assert question is not None
    kinds = {one["kind"] for one in question.options}
    key = message_key("ask", question.rule)
    figures: dict[str, str] = {}
    if "place" in kinds:
        figures = {"ball": question.options[0]["ball"]}
    elif "move" in kinds and table.throw is not None and table.throw.first is None:
        key += "-begin"
    elif "move" in kinds:
        balls = dict.fromkeys([one["ball"] for one in question.options if one["kind"] == "move"])
        figures = {"balls": words.joined([words("ball-name", ball=ball) for ball in balls], "or")}
    elif "ready" in kinds:
        key += "-ready"
    elif kinds == {"end"}:
        key += "-stuck"
    elif "end" in kinds and not (table.throw and table.throw.worth):
        key += "-nothing"
    return f"{names[question.asked[0]]}: {words(key, **figures)}"


def menu(view: SeatView, words: Words, picked: str | None = None) -> dict[str, list[str]]:
    """Return the options in groups: one for each ball, then the words."""
    groups: dict[str, list[str]] = {}
    assert view.question is not None
    for one in sorted(view.question.options, key=lambda one: "ball" not in one):
        ball = one.get("ball")
        if not picked or not ball or ball == picked:
            heading = words("ball", ball=ball) if ball else words("terminal-other")
            groups.setdefault(heading, []).append(one["text"])
    return groups


def note(view: SeatView, option: str, words: Words) -> str:
    """Return what a word of the list does; "" for a move, because its notation shows it."""
    assert view.question is not None
    found = [one for one in view.question.options if one["text"] == option and "ball" not in one]
    return label(view, found[0], [], words) if found else ""


def label(view: SeatView, option: OfferedOption, names: list[str], words: Words) -> str:
    """Return an option in words."""
    if option["kind"] != "end":
        return words.sentence(message_key("option", option["kind"]), option)
    table: View = view.board
    if view.question and any([one["kind"] == "move" for one in view.question.options]):
        return words("option-end-early")
    worth = table.throw.worth if table.throw else None
    return words("option-end-points", points=worth["total"]) if worth else words("option-end")


def tell(event: dict[str, Any], names: list[str], words: Words) -> str | None:
    """Return an event as a sentence."""
    key = message_key("event", event["event"])
    figures: dict[str, Any] = {**event, "who": names[event["seat"]] if "seat" in event else ""}
    match event["event"]:
        case "opening throw" | "thrown":
            figures["dice"] = " ".join(event["dice"])
        case "placed" if event["field"] is None:
            key, figures["field"] = "event-placed-off", ""
        case "moved":
            figures["struck"] = words.joined([words("ball-name", ball=ball) for ball in event["struck"]])
            figures["end"] = _end_of(bool(event["struck"]), event["rail"])
        case "booked" if event["scored"]:
            figures["worth"] = breakdown(event, words)
        case "booked":
            key = "event-booked-nothing"
    return words.sentence(key, figures)


def sheet(view: SeatView, names: list[str], words: Words) -> RenderableType:
    """KA-052: the score sheet, every throw broken down into squares and bonuses."""
    table: View = view.board
    paper = Sheet(title=words("sheet-title"), show_lines=False)
    for heading in ("round", "player", "dice", "moves", "score"):
        paper.add_column(words(f"terminal-{heading}"))
    for line in table.sheet:
        moves = ", ".join([move_text(move, words) for move in line["moves"]]) or "–"
        score = breakdown(line, words)
        paper.add_row(f"{line['round']}.{line['throw']}", names[line["seat"]], line["dice"], moves, score)
    return paper


def move_text(notation: str, words: Words) -> str:
    """Return a move in words: `R 6C 4` as `Red 6C (4)`."""
    ball, field, die = notation.split()
    return words("sheet-move", ball=ball, field=field, die=die)
