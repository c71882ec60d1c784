"""Measure everything in one run, and print a table with ratios: `make bench`."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent


def measure(script: str, source: bool = False) -> Any:
    """Run a script in a new process, on the installed build or on the source, and return the JSON it prints."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if source:
        environment["PYTHONPATH"] = str(HERE.parent / "src")
    done = subprocess.run([sys.executable, str(HERE / script)], capture_output=True, text=True, env=environment)
    if done.returncode:
        sys.exit(f"{script} failed:\n{done.stderr}")
    return json.loads(done.stdout)


def main() -> None:
    """Measure OpenSpiel and both builds, and print the table."""
    console = Console(width=110)
    with console.status("OpenSpiel"):
        peers = measure("peers.py")
    with console.status("Hinterzimmer, interpreted"):
        plain = measure("measure.py", source=True)
    with console.status("Hinterzimmer, compiled"):
        fast = measure("measure.py")
    base = peers["python"]
    grid = Table(title="one core, one run; ratios to OpenSpiel's Python-written tic_tac_toe")
    for heading in ("what", "build", "games/s", "decisions/s", "ratio", "copies/s", "ratio"):
        grid.add_column(heading, justify="left" if heading in ("what", "build") else "right")
    rows = [("OpenSpiel tic_tac_toe", name, figures) for name, figures in peers.items()]
    for data in (plain, fast):
        build = "compiled" if data["compiled"] else "interpreted"
        rows += [(name, build, figures) for name, figures in data["games"].items()]
    for name, build, figures in rows:
        cells = [
            f"{figures[key]:,.0f}" if not ratio else f"{figures[key] / base[key]:.2f}"
            for key in ("decisions", "copies")
            for ratio in (False, True)
        ]
        games = f"{figures['games']:,.0f}" if "games" in figures else ""
        grid.add_row(name, build, games, *cells)
    console.print(grid)
    for data in (plain, fast):
        build = "compiled" if data["compiled"] else "interpreted"
        times = data["solver"]
        console.print(
            f"Karambolage solver, {build}: median {times['median_ms']:.2f} ms a throw, "
            f"95th percentile {times['p95_ms']:.2f} ms (1,000 random throws)"
        )


if __name__ == "__main__":
    main()
