"""The report of a match: one self-contained HTML page with plots, and its tables as text."""

import hinterzimmer.html_report as html_report
from hinterzimmer.arena.standings import Standings
from hinterzimmer.games import find

WIDTH = 800
LEFT, RIGHT = 130, 40


def rows(found: Standings) -> list[list[str]]:
    """Return a row of text for each bot, strongest first; HEADS names the columns."""
    return [
        [
            entry.name,
            f"{entry.rating.points:.0f} ± {entry.rating.margin:.0f}",
            str(entry.win_share.games),
            f"{entry.win_share.wins:g}"
            if entry.win_share.wins == int(entry.win_share.wins)
            else f"{entry.win_share.wins:.1f}",
            percent(entry.win_share.share(), entry.win_share.interval()),
            f"{entry.win_share.ratio():.2f}",
            f"{entry.mean_score:.1f}",
            f"{entry.thinking_times.mean_ms:.1f}",
            f"{entry.thinking_times.p95_ms:.1f}",
        ]
        for entry in found.bots
    ]


HEADS = ("bot", "rating", "games", "wins", "%", "× fair", "score", "ms", "p95")
LINEUP_HEADS = ("bot", "seats", "among", "games", "%", "× fair")


def lineup_rows(found: Standings) -> list[list[str]]:
    """Return a row of text for each lineup; LINEUP_HEADS names the columns."""
    return [
        [
            one.name,
            str(one.seats[one.name]),
            one.others(),
            str(one.win_share.games),
            percent(one.win_share.share(), one.win_share.interval()),
            f"{one.win_share.ratio():.2f}",
        ]
        for one in found.lineups
    ]


def percent(share: float, interval: tuple[float, float]) -> str:
    """Return a share and its 95 % interval in percent, as text."""
    return f"{100 * share:.1f} ({100 * interval[0]:.0f}–{100 * interval[1]:.0f})"


def html(found: Standings) -> str:
    """Return the report as an HTML page."""
    match = found.match
    title = find(match.game).title
    settings = ", ".join([f"{name} {value}" for name, value in match.settings.items()]) or "as usual"
    parts = [
        html_report.paragraph(
            f"{match.games} games on {match.seat_count} seats, every seating equally often; seed {match.seed}; "
            f"settings: {settings}; {found.seconds:.0f} s."
        ),
        html_report.table(HEADS, rows(found)),
    ]
    if found.unwon:
        parts.append(html_report.paragraph(f"{found.unwon} games nobody won."))
    parts += [html_report.heading("Ratings"), _ratings(found)]
    if len(found.bots) > 1:
        parts += [html_report.heading("One against one"), html_report.paragraph(_DUELS), _matrix(found)]
        parts += [html_report.heading("Table by table"), html_report.table(LINEUP_HEADS, lineup_rows(found))]
    parts += [html_report.heading("Time a decision"), _times(found)]
    return html_report.page(f"{title}: the arena", parts)


_DUELS = "The part that a seat of the bot on the left took of all games that it or a seat of the bot above won."


def _ratings(found: Standings) -> str:
    low = min([entry.rating.points - entry.rating.margin for entry in found.bots])
    high = max([entry.rating.points + entry.rating.margin for entry in found.bots])
    low, high = min(low, 1450.0), max(high, 1550.0)
    height = 50 + 34 * len(found.bots)

    def x(points: float) -> float:
        return LEFT + (points - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    shapes = []
    for tick in html_report.ticks(low, high):
        shapes.append(html_report.line(x(tick), 14, x(tick), height - 30, "#2f2822"))
        shapes.append(html_report.text(x(tick), height - 12, f"{tick:.0f}", "middle", "faint"))
    for number, entry in enumerate(found.bots):
        y, rating = 32 + 34 * number, entry.rating
        shapes.append(html_report.text(16, y + 4, entry.name))
        for side in (-1, 1):
            end = x(rating.points + side * rating.margin)
            shapes.append(html_report.line(x(rating.points), y, end, y, html_report.BRASS, 2))
            shapes.append(html_report.line(end, y - 6, end, y + 6, html_report.BRASS, 2))
        label = f"{entry.name}: {rating.points:.0f} ± {rating.margin:.0f}"
        shapes.append(html_report.circle(x(rating.points), y, 6, html_report.BRASS, label))
    return html_report.svg(WIDTH, height, "ratings with 95 % intervals", shapes)


def _matrix(found: Standings) -> str:
    names = [entry.name for entry in found.bots]
    cell = min(110.0, (WIDTH - LEFT - RIGHT) / len(names))
    tall = 40.0
    shapes = [html_report.text(LEFT + cell * (i + 0.5), 24, name, "middle", "faint") for i, name in enumerate(names)]
    for i, one in enumerate(names):
        y = 36 + tall * i
        shapes.append(html_report.text(16, y + 25, one))
        for j, other in enumerate(names):
            share = None if one == other else found.duel(one, other)
            x = LEFT + cell * j
            if share is None:
                shapes.append(html_report.rect(x + 2, y + 2, cell - 4, tall - 4, "#241e19"))
                continue
            colour = html_report.BRASS if share >= 0.5 else html_report.COLOURS[2]
            shapes.append(html_report.rect(x + 2, y + 2, cell - 4, tall - 4, colour, 0.12 + 1.1 * abs(share - 0.5)))
            shapes.append(html_report.text(x + cell / 2, y + 25, f"{share:.0%}", "middle"))
    return html_report.svg(WIDTH, int(50 + tall * len(names)), "who beats whom", shapes)


def _times(found: Standings) -> str:
    height = 50 + 34 * len(found.bots)
    most = max([entry.thinking_times.p95_ms for entry in found.bots] + [0.001])

    def x(milliseconds: float) -> float:
        return LEFT + min(1.0, milliseconds / most) * (WIDTH - LEFT - RIGHT - 70)

    shapes = []
    for tick in html_report.ticks(0, most):
        shapes.append(html_report.line(x(tick), 14, x(tick), height - 30, "#2f2822"))
        shapes.append(html_report.text(x(tick), height - 12, f"{tick:g} ms", "middle", "faint"))
    for number, entry in enumerate(found.bots):
        y = 32 + 34 * number
        shapes.append(html_report.text(16, y + 4, entry.name))
        shapes.append(html_report.rect(LEFT, y - 9, x(entry.thinking_times.p95_ms) - LEFT, 18, html_report.BRASS, 0.25))
        shapes.append(html_report.rect(LEFT, y - 9, x(entry.thinking_times.mean_ms) - LEFT, 18, html_report.BRASS))
        shapes.append(
            html_report.text(
                x(entry.thinking_times.p95_ms) + 8,
                y + 4,
                f"{entry.thinking_times.mean_ms:.1f} · {entry.thinking_times.p95_ms:.1f}",
            )
        )
    return html_report.svg(WIDTH, height, "milliseconds a decision: mean and 95th percentile", shapes)
