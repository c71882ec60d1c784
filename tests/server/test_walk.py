"""docs/walk.md lists the modules of a click: a real click, traced, visits them in this order."""

import asyncio
import os
import re
import signal
from pathlib import Path

from tests.server.running import Client, Server, run, table_of

ROOT = Path(__file__).parents[2]
CHOICES_BEFORE = 3
FIRST_CALL = ("server.websocket.protocol", "data_received")
"""Where a click arrives. What the server does before is the end of the choice before it, told to the other player."""


def modules_in_the_document() -> list[str]:
    text = (ROOT / "docs" / "walk.md").read_text(encoding="utf-8")
    return [path.replace("/", ".") for path in re.findall(r"^\| \d+ \| `([\w/]+)\.py` \|", text, re.MULTILINE)]


def traced_click(folder: Path) -> list[tuple[str, str]]:
    """Play a few choices on the source, then trace one; every call of ours as module and function."""
    trace = folder / "click.txt"
    server = Server(folder, module="tests.server.traced")
    server.environment = {"CLICK_TRACE": str(trace), "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    server.start()

    async def play() -> None:
        host, guest = await table_of(server, "karambolage", 2)
        async with host, guest:
            for number in range(CHOICES_BEFORE + 1):
                waits = [asyncio.create_task(one.until(lambda one=one: one.table.is_asked)) for one in (host, guest)]
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                for wait in waits:
                    wait.cancel()
                asked = host if host.table.is_asked else guest
                if number == CHOICES_BEFORE:
                    await host.until(lambda: both_are_here(host))  # it is told a second later
                    await signalled(server, signal.SIGUSR1, trace.with_suffix(".on"))
                await asked.choose(asked.table.options[0])
            await signalled(server, signal.SIGUSR2, trace)

    try:
        run(play())
    finally:
        server.kill()
    lines = trace.read_text(encoding="utf-8").splitlines()
    calls = [(module, name) for module, name in (line.split("\t") for line in lines)]
    return calls[calls.index(FIRST_CALL) :]


def both_are_here(client: Client) -> bool:
    """Whether the client has been told that everybody is connected."""
    room = client.table.room
    return room is not None and all(seat.here for seat in room.seats)


async def signalled(server: Server, number: int, answer: Path) -> None:
    """Send a signal, and wait for the file that says it was taken."""
    assert server.process is not None
    os.kill(server.process.pid, number)
    while not answer.exists():
        await asyncio.sleep(0.01)


def test_a_click_visits_the_modules_of_the_walk_in_order(tmp_path: Path) -> None:
    calls = traced_click(tmp_path)
    visited = [module for module, _ in calls if module.split(".")[0] in ("room", "server")]
    listed = modules_in_the_document()
    assert len(listed) > 10
    assert list(dict.fromkeys(visited)) == listed
