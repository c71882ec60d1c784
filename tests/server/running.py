"""A running server, started as a person would start it, and people at its tables."""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from hinterzimmer.client import Client as Client
from hinterzimmer.client import Refused as Refused
from hinterzimmer.client import request as request


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


FAILURES = ("a bot was replaced by the stand-in", "a hint failed", "a look back failed")
"""What a server logs when a bot fails in one of its workers."""


def failures(log: Path) -> list[dict[str, Any]]:
    """Return the lines of a server's log that tell of a bot that failed."""
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line["message"] in FAILURES]


class Server:
    """A server process on a database of its own. When it ends, no bot may have failed but those that are expected."""

    def __init__(self, folder: Path, *options: str, db: str | None = None, module: str = "hinterzimmer") -> None:
        self.port, self.metrics_port = free_port(), free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.db = db or f"sqlite:///{folder / 'rooms.sqlite'}"
        self.options = options
        self.module = module
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.environment: dict[str, str] = {}
        self.failures_expected = 0

    def expect_failures(self, count: int) -> None:
        """Declare that this many more bots fail here, because the test breaks them."""
        self.failures_expected += count

    def start(self) -> "Server":
        limits = () if "--rate" in self.options else ("--rate", "0", "--requests", "0")
        pace = () if "--pace" in self.options else ("--pace", "0.01")
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port), "--db", self.db]
        command += ["--metrics", f"127.0.0.1:{self.metrics_port}"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *limits, *pace, *self.options],
                stdout=log,
                stderr=log,
                start_new_session=True,
                env={**os.environ, **self.environment},
            )
        end = time.monotonic() + 180
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(self.url + "/health", timeout=5) as answer:
                    if json.load(answer)["status"] == "ok":
                        return self
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def figures(self) -> dict[str, float]:
        """What it has counted."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.metrics_port}/metrics", timeout=60) as answer:
            lines = answer.read().decode().splitlines()
        return {name: float(value) for name, value in [line.rsplit(" ", 1) for line in lines if line[0] != "#"]}

    def kill(self) -> None:
        """SIGKILL for the server and all its processes; then the bots that failed are counted."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        found = failures(self.log)
        assert len(found) == self.failures_expected, found

    def stop(self) -> int:
        """Ask it to close, as Ctrl-C does; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(60)
        finally:
            self.kill()

    def lines(self) -> list[dict[str, Any]]:
        """What it has logged."""
        return [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]


@contextlib.contextmanager
def running(folder: Path, *options: str, **more: Any) -> Iterator[Server]:
    server = Server(folder, *options, **more).start()
    try:
        yield server
    finally:
        if "COVERAGE_PROCESS_CONFIG" in os.environ and server.process and server.process.poll() is None:
            server.stop()  # what it has covered is written when it closes
        server.kill()


async def table_of(
    server: Server, game: str = "karambolage", seats: int = 2, bots: int = 0, start: bool = True, **agreement: Any
) -> list[Client]:
    """A room with people in it, ready to be played: enter the clients to connect."""
    host = await Client.open(server.url, {"game": game, "seats": seats, **agreement}, "Player 1", "seed 1")
    people = [host]
    for seat in range(1, seats - bots):
        people.append(await Client.join(server.url, host.code, f"Player {seat + 1}", f"seed {seat + 1}"))
    for _ in range(bots):
        await order(host, "add_bot")
    if start:
        await order(host, "start")
    return people


async def order(client: Client, kind: str, **particulars: Any) -> Any:
    """A command over HTTP."""
    id = f"{kind}-{random.random()}"
    body = {"type": kind, "id": id, **particulars}
    return await request(client.server, f"/api/rooms/{client.code}/do", body, client.token)


async def play_on(client: Client, rng: random.Random, most: int = 10_000) -> int:
    """Choose at random whenever asked, until the game is over or so many choices are made."""
    made = 0
    async for table in client.turns():
        if made >= most:
            break
        try:
            await client.choose(rng.choice(table.options))
        except Refused as error:
            if error.name != "StaleAsk":
                raise
        made += 1
    return made


async def play_some(people: list[Client], rng: random.Random, choices: int) -> None:
    """So many choices at random, by whoever is asked."""
    for _ in range(choices):
        waits = [asyncio.create_task(one.until(lambda one=one: one.table.is_asked or one.table.over)) for one in people]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        asked = [one for one in people if one.table.is_asked]
        if asked:
            await asked[0].choose(rng.choice(asked[0].table.options))


async def level(people: list[Client]) -> int:
    """The number of the open ask, when everybody sees it; 0 when the game is over."""
    while True:
        newest: int = max(one.table.question.number for one in people)
        for one in people:
            await one.until(lambda one=one, newest=newest: one.table.over or one.table.question.number >= newest)
        if people[0].table.over:
            return 0
        if {one.table.question.number for one in people} == {newest}:
            return newest


async def refused(work: Any) -> str:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.name


PATIENT: dict[str, Any] = {"open_timeout": 60, "ping_interval": None}
"""For connections that a busy machine, or a server that answers slowly on purpose, may keep waiting."""


class Wire:
    """A bare WebSocket, to see every frame."""

    def __init__(self, client: Client, *tokens: str | None, seen: dict[str, int] | None = None) -> None:
        self.address = client.server.replace("http", "ws") + f"/api/rooms/{client.code}/play"
        self.number: tuple[Any, Any] = (None, None)
        self.hello = {"type": "hello", "tokens": [token for token in tokens if token], "seen": seen or {}}

    async def __aenter__(self) -> "Wire":
        self.socket = await connect(self.address, compression=None, **PATIENT)
        await self.send(self.hello)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, frame: Any) -> None:
        await self.socket.send(frame if isinstance(frame, (str, bytes)) else json.dumps(frame))

    async def get(self) -> Any:
        """The next message; those that tell only who came or went, with a number seen before, are passed over."""
        while True:
            message = json.loads(await asyncio.wait_for(self.socket.recv(), 60))
            number = (message.get("seat"), message.get("number"))
            if message["type"] != "update" or number != self.number:
                self.number = number if message["type"] == "update" else self.number
                return message

    async def quiet(self) -> bool:
        """Whether nothing has come before the answer to a frame that has one."""
        await self.send({"type": "look", "id": "quiet", "seat": 31})
        return bool((await self.get()).get("id") == "quiet")


def run(work: Any, seconds: float = 60) -> Any:
    """Run a test's coroutine. The bound only ends what hangs: a busy machine has three minutes for anything."""
    return asyncio.run(asyncio.wait_for(work, max(seconds, 180)))
