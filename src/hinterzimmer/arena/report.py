"""A match on one page, with plots; it needs nothing else to be read."""

import hinterzimmer.html_report as paper
from hinterzimmer.arena.standings import Standings
from hinterzimmer.games import find

WIDTH = 800
LEFT, RIGHT = 130, 40


def rows(found: Standings) -> list[list[str]]:
    """The table of all bots, strongest first, as text."""
    return [
        [
            entry.name,
            f"{entry.rating.points:.0f} ± {entry.rating.within:.0f}",
            str(entry.share.games),
            f"{entry.share.wins:g}" if entry.share.wins == int(entry.share.wins) else f"{entry.share.wins:.1f}",
            percent(entry.share.share(), entry.share.interval()),
            f"{entry.share.ratio():.2f}",
            f"{entry.score:.1f}",
            f"{entry.times.mean:.1f}",
            f"{entry.times.most:.1f}",
        ]
        for entry in found.entries
    ]


HEADS = ("bot", "rating", "games", "wins", "%", "× fair", "score", "ms", "p95")
MIXED_HEADS = ("bot", "seats", "among", "games", "%", "× fair")


def mixed_rows(found: Standings) -> list[list[str]]:
    """The table of the mixtures, as text."""
    return [
        [
            one.name,
            str(one.seats[one.name]),
            one.others(),
            str(one.share.games),
            percent(one.share.share(), one.share.interval()),
            f"{one.share.ratio():.2f}",
        ]
        for one in found.mixtures
    ]


def percent(share: float, interval: tuple[float, float]) -> str:
    """A share with its 95 % interval, in percent."""
    return f"{100 * share:.1f} ({100 * interval[0]:.0f}–{100 * interval[1]:.0f})"


def html(found: Standings) -> str:
    """The whole report."""
    match = found.match
    title = find(match.game).title
    settings = ", ".join([f"{name} {value}" for name, value in match.settings.items()]) or "as usual"
    parts = [
        paper.paragraph(
            f"{match.games} games on {match.seats} seats, every seating equally often; seed {match.seed}; "
            f"settings: {settings}; {found.seconds:.0f} s."
        ),
        paper.table(HEADS, rows(found)),
    ]
    if found.unwon:
        parts.append(paper.paragraph(f"{found.unwon} games nobody won."))
    parts += [paper.heading("Ratings"), _ratings(found)]
    if len(found.entries) > 1:
        parts += [paper.heading("One against one"), paper.paragraph(_DUELS), _matrix(found)]
        parts += [paper.heading("Table by table"), paper.table(MIXED_HEADS, mixed_rows(found))]
    parts += [paper.heading("Time a decision"), _times(found)]
    return paper.page(f"{title}: the arena", parts)


_DUELS = "The part that a seat of the bot on the left took of all games that it or a seat of the bot above won."


def _ratings(found: Standings) -> str:
    low = min([entry.rating.points - entry.rating.within for entry in found.entries])
    high = max([entry.rating.points + entry.rating.within for entry in found.entries])
    low, high = min(low, 1450.0), max(high, 1550.0)
    height = 50 + 34 * len(found.entries)

    def x(points: float) -> float:
        return LEFT + (points - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    shapes = []
    for tick in paper.ticks(low, high):
        shapes.append(paper.line(x(tick), 14, x(tick), height - 30, "#2f2822"))
        shapes.append(paper.words(x(tick), height - 12, f"{tick:.0f}", "middle", "faint"))
    for number, entry in enumerate(found.entries):
        y, rating = 32 + 34 * number, entry.rating
        shapes.append(paper.words(16, y + 4, entry.name))
        for side in (-1, 1):
            end = x(rating.points + side * rating.within)
            shapes.append(paper.line(x(rating.points), y, end, y, paper.BRASS, 2))
            shapes.append(paper.line(end, y - 6, end, y + 6, paper.BRASS, 2))
        label = f"{entry.name}: {rating.points:.0f} ± {rating.within:.0f}"
        shapes.append(paper.dot(x(rating.points), y, 6, paper.BRASS, label))
    return paper.drawing(WIDTH, height, "ratings with 95 % intervals", shapes)


def _matrix(found: Standings) -> str:
    names = [entry.name for entry in found.entries]
    cell = min(110.0, (WIDTH - LEFT - RIGHT) / len(names))
    tall = 40.0
    shapes = [paper.words(LEFT + cell * (i + 0.5), 24, name, "middle", "faint") for i, name in enumerate(names)]
    for i, one in enumerate(names):
        y = 36 + tall * i
        shapes.append(paper.words(16, y + 25, one))
        for j, other in enumerate(names):
            share = None if one == other else found.duel(one, other)
            x = LEFT + cell * j
            if share is None:
                shapes.append(paper.box(x + 2, y + 2, cell - 4, tall - 4, "#241e19"))
                continue
            colour = paper.BRASS if share >= 0.5 else paper.COLOURS[2]
            shapes.append(paper.box(x + 2, y + 2, cell - 4, tall - 4, colour, 0.12 + 1.1 * abs(share - 0.5)))
            shapes.append(paper.words(x + cell / 2, y + 25, f"{share:.0%}", "middle"))
    return paper.drawing(WIDTH, int(50 + tall * len(names)), "who beats whom", shapes)


def _times(found: Standings) -> str:
    height = 50 + 34 * len(found.entries)
    most = max([entry.times.most for entry in found.entries] + [0.001])

    def x(milliseconds: float) -> float:
        return LEFT + min(1.0, milliseconds / most) * (WIDTH - LEFT - RIGHT - 70)

    shapes = []
    for tick in paper.ticks(0, most):
        shapes.append(paper.line(x(tick), 14, x(tick), height - 30, "#2f2822"))
        shapes.append(paper.words(x(tick), height - 12, f"{tick:g} ms", "middle", "faint"))
    for number, entry in enumerate(found.entries):
        y = 32 + 34 * number
        shapes.append(paper.words(16, y + 4, entry.name))
        shapes.append(paper.box(LEFT, y - 9, x(entry.times.most) - LEFT, 18, paper.BRASS, 0.25))
        shapes.append(paper.box(LEFT, y - 9, x(entry.times.mean) - LEFT, 18, paper.BRASS))
        shapes.append(paper.words(x(entry.times.most) + 8, y + 4, f"{entry.times.mean:.1f} · {entry.times.most:.1f}"))
    return paper.drawing(WIDTH, height, "milliseconds a decision: mean and 95th percentile", shapes)
