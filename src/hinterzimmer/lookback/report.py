"""The report of an analysis: in the terminal, and as an HTML page."""

from typing import Final

from babel.numbers import format_decimal, format_percent
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import hinterzimmer.html_report as html_report
from hinterzimmer.engine.presenting import TerminalBoard
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.lookback.analysis import Decision, LookBack, Moment, Swing
from hinterzimmer.words import game_words, house_words, reason_text

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
COLUMNS: Final = 60
WORST: Final = 8
"""The number of decisions in the table of the costliest."""


class Report:
    """The report of an analysis in one language: tables, sentences and a chart."""

    def __init__(self, found: LookBack, record: Record, board: TerminalBoard, language: str) -> None:
        """Prepare the report of `found`, the analysis of `record`; `board` words the options."""
        self.found = found
        self.record = record
        self.board = board
        self.language = language
        self.house = house_words(language)
        self.title = self.house("terminal-look-back-title", game=record.game.title)
        self.heads = [self.house(key) for key in ("terminal-seat", "terminal-decisions", "look-back-best")]
        self.heads += [self.house(key) for key in ("look-back-cost", "look-back-luck")]
        keys = ("choice", "seat", "played", "better", "cost", "why")
        self.dear_heads = [self.house(f"terminal-{key}") for key in keys]

    def label(self, at: Moment, seat: int, option: Option) -> str:
        """Return an option as the game's board words it for the seat at that moment."""
        game = self.record.game
        view = view_of(game, self.record.replay(at.choice), seat)
        names, words = self.record.seat_names, game_words(game, self.language)
        return self.board.label(view, option.as_offer(), names, words)

    def tell(self, swing: Swing) -> str:
        """Return a swing as a sentence."""
        points = round(abs(swing.change) * 100)
        name = self.found.seats[swing.seat]
        option = self.label(swing.at, swing.seat, swing.option) if swing.key == "mistake" else ""
        return self.house(f"swing-{swing.key}", name=name, option=option, points=points)

    def swings(self) -> list[str]:
        """Return the largest swings as sentences, each with the choice at which it happened."""
        return [self.house("terminal-moment", choice=one.at.choice, text=self.tell(one)) for one in self.found.swings]

    def worst(self) -> list[Decision]:
        """Return the decisions that cost most, costliest first, WORST at most."""
        dear = sorted([one for one in self.found.decisions if one.cost > 0], key=lambda one: -one.cost)
        return dear[:WORST]

    def rows(self) -> list[list[str]]:
        """Return a row of text for each seat: its decisions, those as advised, the cost of all, its luck.

        Cost and luck are in hundredths of a win.
        """
        table = []
        for seat, name in enumerate(self.found.seats):
            own = [one for one in self.found.decisions if one.seat == seat]
            same = sum([one.chosen == one.best for one in own])
            cost, luck = 100 * self.found.cost(seat), 100 * self.found.luck(seat)
            table.append([name, str(len(own)), str(same), self.decimal(cost), self.decimal(luck, "+0.0;-0.0")])
        return table

    def dear_rows(self) -> list[list[str]]:
        """Return a row of text for each of the costliest decisions."""
        game, names = self.record.game, self.record.seat_names
        return [
            [
                str(one.at.choice),
                self.found.seats[one.seat],
                self.label(one.at, one.seat, one.chosen),
                self.label(one.at, one.seat, one.best),
                self.decimal(100 * one.cost),
                reason_text(game, one.reason, self.language, names),
            ]
            for one in self.worst()
        ]

    def decimal(self, number: float, pattern: str = "0.0") -> str:
        """Return a number with one decimal, written as in the language."""
        return format_decimal(round(number, 1) + 0.0, pattern, self.language)

    def show(self, console: Console) -> None:
        """Print the report to a console."""
        found = self.found
        dear = self.house("look-back-worst")
        for heads, table, name in ((self.heads, self.rows(), self.title), (self.dear_heads, self.dear_rows(), dear)):
            if table:
                grid = Grid(*heads, title=name)
                for row in table:
                    grid.add_row(*[Text(cell) for cell in row])
                console.print(grid)
        width = max([len(name) for name in found.seats])
        for seat, name in enumerate(found.seats):
            share = f" {format_percent(found.curve[-1][1][seat], locale=self.language)}"
            console.print(Text.assemble(f"{name:<{width}} ", (spark(found, seat), "#c9a24b"), share))
        for number, text in enumerate(self.swings(), 1):
            console.print(Text(f"{number}. {text}"), soft_wrap=True)
        if found.left_out:
            console.print(self.house("look-back-left-out", count=found.left_out))
        console.print(self.house("terminal-look-back-note", command="hinterzimmer replay FILE --to N"), soft_wrap=True)

    def html(self) -> str:
        """Return the report as an HTML page."""
        parts = [html_report.paragraph(self.house("terminal-look-back-page"))]
        parts.append(html_report.table(self.heads, self.rows()))
        parts += [html_report.heading(self.house("terminal-look-back-chances")), self._chart()]
        parts.append(html_report.heading(self.house("look-back-swings")))
        parts += [html_report.paragraph(text) for text in self.swings()]
        if self.worst():
            parts.append(html_report.heading(self.house("look-back-worst")))
            parts.append(html_report.table(self.dear_heads, self.dear_rows()))
        return html_report.page(self.title, parts, self.language)

    def _chart(self) -> str:
        found = self.found
        width, height, left, bottom = 800, 320, 60, 280
        last = max(1, found.curve[-1][0].choice)

        def x(choice: int) -> float:
            return left + choice / last * (width - left - 30)

        def y(share: float) -> float:
            return bottom - share * (bottom - 50)

        shapes = []
        for tick in (0, 0.25, 0.5, 0.75, 1):
            shapes += [html_report.line(left, y(tick), width - 30, y(tick), "#2f2822")]
            share = format_percent(tick, locale=self.language)
            shapes += [html_report.text(left - 8, y(tick) + 4, share, "end", "faint")]
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
        return html_report.svg(width, height, self.house("look-back-chart"), shapes)


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
