"""The report of an analysis: in the terminal, and as an HTML page."""

from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import hinterzimmer.html_report as html_report
from hinterzimmer.games import find
from hinterzimmer.lookback.analysis import Decision, LookBack, Swing
from hinterzimmer.words import house_words, reason_text

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
COLUMNS: Final = 60
WORST: Final = 8
"""The number of decisions in the table of the costliest."""


def tell(swing: Swing, names: tuple[str, ...], language: str = "en") -> str:
    """Return a swing as a sentence in this language."""
    points = round(abs(swing.change) * 100)
    return house_words(language)(f"swing-{swing.key}", name=names[swing.seat], option=swing.option.text, points=points)


def worst(found: LookBack) -> list[Decision]:
    """Return the decisions that cost most, costliest first, WORST at most."""
    dear = sorted([one for one in found.decisions if one.cost > 0], key=lambda one: -one.cost)
    return dear[:WORST]


def rows(found: LookBack) -> list[list[str]]:
    """Return a row of text for each seat: its decisions, those as advised, the cost of all, its luck.

    Cost and luck are in hundredths of a win."""
    table = []
    for seat, name in enumerate(found.seats):
        own = [one for one in found.decisions if one.seat == seat]
        same = sum([one.chosen == one.best for one in own])
        table.append(
            [name, str(len(own)), str(same), f"{100 * found.cost(seat):.1f}", f"{100 * found.luck(seat):+.1f}"]
        )
    return table


HEADS = ("seat", "decisions", "as advised", "given away", "luck")
DEAR_HEADS = ("choice", "seat", "played", "better", "cost", "why")


def dear_rows(found: LookBack) -> list[list[str]]:
    """Return a row of text for each of the costliest decisions; DEAR_HEADS names the columns."""
    return [
        [
            str(one.at.choice),
            found.seats[one.seat],
            one.chosen.text,
            one.best.text,
            f"{100 * one.cost:.1f}",
            reason_text(find(found.game), one.reason, "en"),
        ]
        for one in worst(found)
    ]


def spark(found: LookBack, seat: int) -> str:
    """Return a seat's share of the win over the game as COLUMNS block characters."""
    curve = found.curve
    last = max(1, curve[-1][0].choice)
    cells = []
    for column in range(COLUMNS):
        at = column * last / max(1, COLUMNS - 1)
        share = [shares[seat] for moment, shares in curve if moment.choice <= at][-1]
        cells.append(BLOCKS[min(len(BLOCKS) - 1, round(share * (len(BLOCKS) - 1)))])
    return "".join(cells)


def show(console: Console, found: LookBack) -> None:
    """Print the report to a console."""
    title = find(found.game).title
    for heads, table, name in (
        (HEADS, rows(found), f"{title}: looking back"),
        (DEAR_HEADS, dear_rows(found), "dearest"),
    ):
        if table:
            grid = Grid(*heads, title=name)
            for row in table:
                grid.add_row(*[Text(cell) for cell in row])
            console.print(grid)
    width = max([len(name) for name in found.seats])
    for seat, name in enumerate(found.seats):
        console.print(
            Text.assemble(f"{name:<{width}} ", (spark(found, seat), "#c9a24b"), f" {found.curve[-1][1][seat]:.0%}")
        )
    for number, swing in enumerate(found.swings, 1):
        console.print(Text(f"{number}. choice {swing.at.choice}: {tell(swing, found.seats)}"), soft_wrap=True)
    if found.left_out:
        console.print(f"{found.left_out} decisions were left out for lack of time")
    console.print("Costs and luck in hundredths of a win; look at a moment with: hinterzimmer replay FILE --to CHOICE")


def html(found: LookBack) -> str:
    """Return the report as an HTML page."""
    parts = [html_report.paragraph("In hundredths of a win: what was given away, and what dice and draws gave.")]
    parts.append(html_report.table(HEADS, rows(found)))
    parts += [html_report.heading("Everybody's chances"), _chart(found), html_report.heading("The largest swings")]
    parts += [html_report.paragraph(f"Choice {one.at.choice}: {tell(one, found.seats)}") for one in found.swings]
    if worst(found):
        parts += [html_report.heading("The dearest decisions"), html_report.table(DEAR_HEADS, dear_rows(found))]
    return html_report.page(f"{find(found.game).title}: looking back", parts)


def _chart(found: LookBack) -> str:
    width, height, left, bottom = 800, 320, 60, 280
    last = max(1, found.curve[-1][0].choice)

    def x(choice: int) -> float:
        return left + choice / last * (width - left - 30)

    def y(share: float) -> float:
        return bottom - share * (bottom - 50)

    shapes = []
    for tick in (0, 0.25, 0.5, 0.75, 1):
        shapes += [html_report.line(left, y(tick), width - 30, y(tick), "#2f2822")]
        shapes += [html_report.text(left - 8, y(tick) + 4, f"{tick:.0%}", "end", "faint")]
    for tick in html_report.ticks(0, last):
        shapes.append(html_report.text(x(int(tick)), bottom + 22, f"{tick:.0f}", "middle", "faint"))
    for seat, name in enumerate(found.seats):
        colour = html_report.COLOURS[seat % len(html_report.COLOURS)]
        shapes.append(html_report.polyline([(x(at.choice), y(shares[seat])) for at, shares in found.curve], colour))
        shapes.append(html_report.circle(left + 6 + 120 * seat, 22, 5, colour))
        shapes.append(html_report.text(left + 16 + 120 * seat, 26, name[:14]))
    for number, swing in enumerate(found.swings, 1):
        shapes.append(
            html_report.line(x(swing.at.choice), 40, x(swing.at.choice), bottom, html_report.TEXT_COLOUR, 0.7)
        )
        shapes.append(html_report.text(x(swing.at.choice) + 4, 48, str(number)))
    return html_report.svg(width, height, "each seat's share of the win over the game", shapes)
