"""A disk that is full for a while: what is not stored is refused, and when there is room again everything goes on."""

import asyncio
import resource
import signal
import sqlite3
from pathlib import Path

import httpx
import pytest

from tests.server.running import Client, Refused, Server, Wire, order, run, running, table_of

ROOM_LEFT = 128 * 1024
"""Bytes up to which every file of the server may grow while its disk is full: beyond what it logs, below its rooms."""
REFUSAL = "Broken: the server could not do this; nothing has changed"
FULL = (503, "nothing can be stored")
LINE = "x" * 500
"""The longest that can be said."""


def fill(server: Server, full: bool) -> None:
    """Let no file of a running server grow any more, or let them again; the system refuses as a full disk does."""
    assert server.process is not None
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    limit = ROOM_LEFT if full else most
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, most))


def stored(server: Server) -> int:
    """How many lines of chat another program finds in the database."""
    with sqlite3.connect(server.db.removeprefix("sqlite:///"), timeout=30) as other:
        return int(other.execute("SELECT count(*) FROM log WHERE instr(entry, ?)", (LINE.encode(),)).fetchone()[0])


async def health(server: Server) -> tuple[int, str]:
    """The status of the answer, and what it says."""
    async with httpx.AsyncClient() as client:
        answer = await client.get(server.url + "/health", timeout=60)
        return answer.status_code, answer.json()["status"]


async def until(server: Server, found: tuple[int, str]) -> None:
    """Wait until the server's health is this."""
    while await health(server) != found:
        await asyncio.sleep(0.05)


async def talk(host: Client, most: int) -> int:
    """Say so much, or until it is refused; how many lines were taken."""
    for taken in range(most):
        try:
            await order(host, "chat", text=LINE)
        except Refused as error:
            if str(error) != REFUSAL:
                raise
            return taken
    return most


def test_a_full_disk_refuses_what_it_cannot_store_and_then_everything_goes_on(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        host, guest = await table_of(server)
        others, _ = await table_of(server)
        said = await talk(host, 300)
        assert said == 300
        async with Wire(guest, guest.token) as there:
            await there.get()
            await asyncio.to_thread(fill, server, True)
            more = await talk(host, 1000)
            assert more < 1000
            await until(server, FULL)
            assert await talk(others, 1) == 0  # every room is told, and none waits
            assert stored(server) == said + more  # what was taken is stored, what was refused is not
            heard = [await there.get() for _ in range(more)]
            assert all(one["chat"] for one in heard)
            assert await there.quiet()  # nobody was told of what was refused
            while not [line for line in server.lines() if line["message"] == "could not tidy up"]:
                await asyncio.sleep(0.05)  # and what was stored cannot be carried over either
            assert await health(server) == FULL
            await asyncio.to_thread(fill, server, False)
            await until(server, (200, "ok"))
            assert await talk(host, 3) == 3
            assert await talk(others, 3) == 3
            assert stored(server) == said + more + 6
            assert [bool((await there.get())["chat"]) for _ in range(3)] == [True] * 3

    with running(tmp_path) as server:
        run(work(server))
        assert "can write again" in [line["message"] for line in server.lines()]
        assert server.stop() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_ends_while_its_disk_is_full(tmp_path: Path, number: signal.Signals) -> None:
    """Also with a command under way, after neither a commit nor carrying the log over has succeeded."""

    async def work(server: Server) -> int:
        assert server.process is not None
        host, _ = await table_of(server)
        await talk(host, 300)
        await asyncio.to_thread(fill, server, True)
        await talk(host, 1000)
        await until(server, FULL)
        while not [line for line in server.lines() if line["message"] == "could not tidy up"]:
            await asyncio.sleep(0.05)
        under_way = asyncio.create_task(order(host, "chat", text=LINE))
        await asyncio.sleep(0)
        server.process.send_signal(number)
        code = await asyncio.to_thread(server.process.wait, 60)
        await asyncio.gather(under_way, return_exceptions=True)
        return code

    with running(tmp_path) as server:
        assert run(work(server)) in (0, -number)
        assert server.lines()[-1]["message"] == "closed"
