"""Draw docs/pictures/architecture.svg from the imports in the source: `python -m tools.architecture_picture`.

Boxes are the packages of hinterzimmer. An arrow points from a package to one that it imports,
unless the path is clear from other arrows (transitive reduction). A test draws the picture again and compares.
"""

import ast
import html
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hinterzimmer"
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"

ROWS: list[list[tuple[str, str]]] = [
    [("cli", "the hinterzimmer command")],
    [("server", "hub, live rooms, http, websocket …")],
    [
        ("client", "the wire in Python"),
        ("room", "commands → entries → updates; no I/O"),
        ("terminal", "a game in a terminal"),
        ("lookback", "a game analysed"),
        ("arena", "bots against bots"),
    ],
    [("catalogue", "numbered rules"), ("games", "one folder a game, found by itself"), ("html_report", "pages, plots")],
    [("bots", "random bot, registry, playouts")],
    [("engine", "steps, table, views, records, editions")],
]
"""What stands where, from top to bottom, with a few words each."""
BOX_WIDTH, BOX_HEIGHT, GAP, ROW_HEIGHT, WIDTH = 208, 54, 14, 104, 1120
INK, PAPER, BRASS, WALL = "#f2e8d5", "#2a2420", "#c9a24b", "#14110f"


def package_of(path: Path) -> str:
    """Return the box that a source file belongs to."""
    return path.relative_to(SOURCE).with_suffix("").parts[0]


def imports() -> dict[str, set[str]]:
    """Return for every box the boxes that its files import."""
    boxes = [name for row in ROWS for name, _ in row]
    found: dict[str, set[str]] = {name: set() for name in boxes}
    for path in sorted(SOURCE.rglob("*.py")):
        box = package_of(path)
        if box not in found:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("hinterzimmer"):
                names = [f"{node.module}.{one.name}" for one in node.names]
            elif isinstance(node, ast.Import):
                names = [one.name for one in node.names if one.name.startswith("hinterzimmer.")]
            found[box] |= {
                target for target in [name.split(".")[1] for name in names] if target in found and target != box
            }
    return found


def reduced(arrows: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return the arrows without those that follow from others."""

    def reach(start: str, seen: set[str]) -> set[str]:
        for following in arrows[start] - seen:
            seen.add(following)
            reach(following, seen)
        return seen

    return {
        box: {to for to in targets if not any(to in reach(other, set()) for other in targets - {to})}
        for box, targets in arrows.items()
    }


def svg() -> str:
    """Return the picture."""
    place: dict[str, tuple[float, float]] = {}
    parts = []
    for row_number, row in enumerate(ROWS):
        left = (WIDTH - len(row) * BOX_WIDTH - (len(row) - 1) * GAP) / 2
        for column, (name, _) in enumerate(row):
            place[name] = (left + column * (BOX_WIDTH + GAP), 20 + row_number * ROW_HEIGHT)
    for name, targets in reduced(imports()).items():
        for target in sorted(targets):
            (x1, y1), (x2, y2) = place[name], place[target]
            down = y2 > y1
            start = (x1 + BOX_WIDTH / 2, y1 + (BOX_HEIGHT if down else 0))
            end = (x2 + BOX_WIDTH / 2, y2 - 4 if down else y2 + BOX_HEIGHT + 4)
            bend = (start[1] + end[1]) / 2
            parts.append(
                f'<path d="M{start[0]:.0f} {start[1]:.0f} C{start[0]:.0f} {bend:.0f} {end[0]:.0f} {bend:.0f} '
                f'{end[0]:.0f} {end[1]:.0f}" fill="none" stroke="{BRASS}" stroke-opacity=".75" marker-end="url(#tip)"/>'
            )
    for row in ROWS:
        for name, words in row:
            x, y = place[name]
            parts.append(
                f'<rect x="{x:.0f}" y="{y:.0f}" width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="6" fill="{PAPER}"/>'
            )
            middle = f'x="{x + BOX_WIDTH / 2:.0f}" text-anchor="middle" fill="{INK}"'
            path = name.replace(".", "/")
            label = path + ("/" if (SOURCE / path).is_dir() else ".py")
            parts.append(f'<text {middle} y="{y + 23:.0f}" font-size="15" font-weight="600">{label}</text>')
            parts.append(f'<text {middle} y="{y + 42:.0f}" font-size="11" opacity=".8">{html.escape(words)}</text>')
    height = 40 + (len(ROWS) - 1) * ROW_HEIGHT + BOX_HEIGHT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">\n'
        f'<defs><marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        f'<path d="M0 0 8 4 0 8z" fill="{BRASS}"/></marker></defs>\n'
        f'<rect width="{WIDTH}" height="{height}" fill="{WALL}"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


if __name__ == "__main__":
    PICTURE.write_text(svg(), encoding="utf-8")
