"""Self-contained HTML pages with tables and SVG charts; they load nothing from elsewhere."""

from collections.abc import Sequence
from html import escape
from typing import Final

BRASS: Final = "#c9a24b"
TEXT_COLOUR: Final = "#f2e8d5"
LINE_COLOUR: Final = "#4a4038"
COLOURS: Final = ("#c9a24b", "#7fb3a6", "#d9776b", "#a79bd1", "#d8a0bf", "#93b56b")
"""One colour for each seat or bot. Place and label distinguish them as well."""

_STYLE: Final = """
:root { color-scheme: dark }
body { margin: 0 auto; max-width: 60rem; padding: 2.5rem 1.25rem 4rem; color: #f2e8d5; line-height: 1.5;
  background: #14110f radial-gradient(60rem 32rem at 50% -8rem, #3a2b18 0, #14110f 100%) no-repeat;
  font: 16px/1.5 Inter, "IBM Plex Sans", "Segoe UI", sans-serif; font-variant-numeric: tabular-nums }
h1 { font: 400 2.2rem/1.2 Georgia, serif; color: #c9a24b; margin: 0 0 .3rem }
h2 { font-size: 1.05rem; font-weight: 600; color: #c9a24b; margin: 2.4rem 0 .6rem }
p { margin: .2rem 0 .8rem; color: #d9cdb8 }
table { border-collapse: collapse; width: 100%; font-size: .93rem }
th { text-align: right; font-weight: 500; color: #b8a98f; border-bottom: 1px solid #4a4038; padding: .35rem .6rem }
td { text-align: right; border-bottom: 1px solid #2a231e; padding: .35rem .6rem }
th:first-child, td:first-child { text-align: left }
svg { display: block; width: 100%; height: auto; background: #1d1814; border-radius: 8px }
svg text { fill: #f2e8d5; font-size: 13px } svg .faint { fill: #b8a98f }
.wide { overflow-x: auto } a { color: #c9a24b } code { color: #f2e8d5 }
"""


def page(title: str, parts: Sequence[str], language: str = "en") -> str:
    """Return a whole page in this language. `parts` are HTML already and are not escaped."""
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>\n"
        f"<h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def heading(text: str) -> str:
    """Return a heading; the text is escaped."""
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str) -> str:
    """Return a paragraph; the text is escaped."""
    return f"<p>{escape(text)}</p>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table; all cells are escaped."""
    top = "".join([f"<th>{escape(head)}</th>" for head in heads])
    body = "".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def svg(width: int, height: int, label: str, shapes: Sequence[str]) -> str:
    """Return a drawing of the shapes; `label` is its name for screen readers."""
    inside = "".join(shapes)
    return f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label)}">{inside}</svg>'


def text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    """Return a text for a drawing; it is escaped."""
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(text)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str = LINE_COLOUR, width: float = 1) -> str:
    """Return a straight line for a drawing."""
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'


def rect(x: float, y: float, width: float, height: float, colour: str, opacity: float = 1) -> str:
    """Return a filled rectangle for a drawing."""
    place = f'x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}"'
    return f'<rect {place} rx="3" fill="{colour}" fill-opacity="{opacity:.3f}"/>'


def circle(x: float, y: float, radius: float, colour: str, title: str = "") -> str:
    """Return a filled circle for a drawing; its title appears under the pointer."""
    inside = f"<title>{escape(title)}</title>" if title else ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{colour}">{inside}</circle>'


def polyline(points: Sequence[tuple[float, float]], colour: str, width: float = 2) -> str:
    """Return a line through points for a drawing."""
    run = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
    return f'<polyline points="{run}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>'


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Return round numbers from `low` to `high`, about `most` at most."""
    span = max(high - low, 1e-9)
    step = 1.0
    while span / step > most:
        step *= 10
    while span / step <= most / 10:
        step /= 10
    for finer in (5, 2):
        if span / (step / finer) <= most:
            step /= finer
            break
    first = int(low // step) + (low % step > 1e-9)
    return [step * number for number in range(first, int(high // step) + 1)]
