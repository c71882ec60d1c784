"""Compare two builds of the room server: `python benchmarks/builds.py PYTHON_BEFORE PYTHON_AFTER [ROOMS [RUNS]]`.

Each argument is the interpreter of an environment in which a build is installed. The clients are the same for both.
Prints the medians of choices per second and of processor time per choice, with their ratios. On a shared machine the
processor time is the more reliable figure.
"""

import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.server import HERE, SECONDS, free_port, measure


def run(python: str, rooms: int) -> Any:
    """Measure one build once."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", str(port), "--db", f"sqlite:///{folder}/rooms.sqlite", "--rate", "0", "--requests", "0"]
        clients = [sys.executable, str(HERE / "rooms.py"), f"http://127.0.0.1:{port}", str(rooms), str(SECONDS)]
        return measure([python, "-m", "hinterzimmer", "serve", *options], clients, port)


def main() -> None:
    """Measure both builds in turn, and print the medians."""
    before, after, *more = sys.argv[1:]
    rooms = int(more[0]) if more else 100
    runs = int(more[1]) if len(more) > 1 else 5
    found: dict[str, list[Any]] = {before: [], after: []}
    for _ in range(runs):
        for python, results in found.items():
            results.append(run(python, rooms))
    rates = [median([one["choices"] / one["seconds"] for one in found[python]]) for python in (before, after)]
    costs = [median([1e6 * one["cpu"] / one["choices"] for one in found[python]]) for python in (before, after)]
    print(f"{rooms} rooms, medians of {runs}: choices/s {rates[0]:.0f} -> {rates[1]:.0f} ({rates[1] / rates[0]:.2f})")
    print(f"CPU µs a choice {costs[0]:.0f} -> {costs[1]:.0f} (rate at equal CPU: {costs[0] / costs[1]:.2f})")
    print(json.dumps({"rates": rates, "cpu": costs}))


if __name__ == "__main__":
    main()
