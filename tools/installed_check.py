"""Play with an installed copy: from Python, in the terminal, in a room. Run it with that copy's interpreter.

It needs the package with its extra `all`, and nothing of this repository. If the extra `server` is missing, the
argument is an interpreter that has it.
"""

import asyncio
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import hinterzimmer
from hinterzimmer.client import Client, request
from hinterzimmer.games import names


def play_from_python() -> None:
    """Play every game between players who choose at random."""
    for name in names():
        dice = hinterzimmer.SeededStream(1)
        table = hinterzimmer.find(name).start(seats=2)
        dice.play_chance(table)
        while not table.over:
            seat = table.waiting_seats()[0]
            options = table.options(seat)
            table.play(seat, options[dice.below(len(options))])
            dice.play_chance(table)


def play_in_the_terminal(folder: Path) -> None:
    """Play every game on the command line, verify its dice, and run the arena."""
    for name in names():
        record = folder / f"{name}.txt"
        for arguments in (
            ["play", name, "--seats", "random,random", "--save", str(record)],
            ["verify", str(record)],
            ["arena", name, "--bots", "random", "--seats", "2", "--games", "2"],
        ):
            done = run(*arguments)
            if done.returncode != 0:
                raise SystemExit(f"{arguments}: {done.stderr}")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command with empty input."""
    command = [sys.executable, "-m", "hinterzimmer", *arguments]
    return subprocess.run(command, capture_output=True, text=True, input="", timeout=300)


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(process: subprocess.Popen[bytes], url: str, log: Path) -> None:
    """Wait until a server answers. Print its log and exit if the process ends first."""
    while process.poll() is None:
        try:
            with urllib.request.urlopen(url + "/health", timeout=5):
                return
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"the server did not start: {log.read_text()}")


def play_in_a_room(folder: Path, server: str) -> None:
    """Start a server with this interpreter, fetch its page, and play a game with a bot in a room."""
    subprocess.run([server, "-c", "import hinterzimmer.server.storage.postgres"], check=True)  # finds all in asyncpg
    url = f"http://127.0.0.1:{free_port()}"
    serve = ["serve", "--port", url.rpartition(":")[2], "--db", f"sqlite:///{folder / 'rooms.sqlite'}", "--pace", "0"]
    log = folder / "server.log"
    command = [server, "-m", "hinterzimmer", *serve]
    with log.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=out) as process:
        try:
            wait_for(process, url, log)
            with urllib.request.urlopen(url + "/", timeout=60) as page:
                assert b"<script" in page.read(), "the page is in the package"
            asyncio.run(asyncio.wait_for(play_a_game(url), 300))
        finally:
            process.terminate()
            process.wait(60)
    faults = [line for line in log.read_text().splitlines() if '"level":"warning"' in line or '"level":"error"' in line]
    assert not faults, f"the server was not well, or a bot was replaced: {faults}"


async def play_a_game(url: str) -> None:
    """Play a game with a bot to its end."""
    agreement = {"game": "karambolage", "seats": 2, "settings": {"rounds": 2}}
    async with await Client.open(url, agreement, "Ann") as me:
        await me.do("add_bot")
        await me.do("start")
        await me.until(lambda: me.table.view is not None)
        async for table in me.turns():
            await me.choose(table.options[0])
        assert "secret:" in await request(url, f"/api/rooms/{me.code}/record")


def main() -> None:
    """Play everywhere, and print the versions that were used."""
    with tempfile.TemporaryDirectory() as folder:
        play_from_python()
        play_in_the_terminal(Path(folder))
        play_in_a_room(Path(folder), sys.argv[1] if len(sys.argv) > 1 else sys.executable)
    build = "compiled" if hinterzimmer.COMPILED else "interpreted"
    print(f"Python {sys.version.split()[0]}, hinterzimmer {hinterzimmer.__version__} {build}: played")


if __name__ == "__main__":
    main()
