"""One client cannot use up the event loop that everybody shares: floods, half-sent heads, frames in pieces."""

import asyncio
import json
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hinterzimmer.server.http.head_guard import UNFINISHED_HEADS_MAX
from tests.server.running import Client, Server, request, run, running, table_of

FLOOD_SECONDS = 3.0
CPU_SHARE_MAX = 0.5
"""Of a core while a client floods. Without a budget it is nearly all that the machine gives."""
PING = bytes([0x89, 0x80]) + bytes(4)
PART = bytes([0x00, 0x80]) + bytes(4)
"""A fragment with nothing in it."""


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that it has by default on connections, and none on requests."""
    with running(tmp_path_factory.mktemp("limited"), "--rate", "50", "--requests", "0") as server:
        yield server


def frame(kind: int, data: bytes) -> bytes:
    """A frame; a mask of zeros leaves it as it is."""
    size = len(data)
    if size >= 65536:
        length = bytes([0xFF]) + size.to_bytes(8, "big")
    else:
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
    return bytes([kind]) + length + bytes(4) + data


class RawSocket:
    """A WebSocket of bytes: what is sent is sent as it is."""

    def __init__(self, client: Client, greets: bool = True) -> None:
        host, _, port = client.server.removeprefix("http://").partition(":")
        self.socket = socket.create_connection((host, int(port)), 30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        head = [f"GET /api/rooms/{client.code}/play HTTP/1.1", "Host: x", "Connection: Upgrade", "Upgrade: websocket"]
        head += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
        self.socket.sendall("\r\n".join(head).encode())
        self.data = b""
        while b"\r\n\r\n" not in self.data:
            self.data += self.socket.recv(65536)
        assert b" 101 " in self.data.split(b"\r\n")[0]
        self.data = self.data.partition(b"\r\n\r\n")[2]
        if greets:
            self.socket.sendall(frame(0x81, json.dumps({"type": "hello", "tokens": [client.token]}).encode()))
            assert self.read()[0] == 0x81

    def read(self) -> tuple[int, bytes]:
        """The first byte of the next frame, and what it holds."""
        while True:
            if len(self.data) >= 2:
                size, at = self.data[1], 2
                if size >= 126:
                    at = 4 if size == 126 else 10
                    size = int.from_bytes(self.data[2:at], "big")
                if len(self.data) >= max(at + size, at):
                    first, found, self.data = self.data[0], self.data[at : at + size], self.data[at + size :]
                    return first, found
            more = self.socket.recv(65536)
            assert more, "the connection was closed"
            self.data += more

    def flood(self, data: bytes) -> None:
        """Send it again and again for a while, as fast as it is taken, and read nothing."""
        self.socket.setblocking(False)
        end = time.monotonic() + FLOOD_SECONDS
        while time.monotonic() < end:
            try:
                self.socket.send(data)
            except BlockingIOError:
                time.sleep(0.001)
            except ConnectionError:
                return


def cpu_seconds(server: Server) -> float:
    """The processor time of the server's process so far."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.parametrize("greets", [True, False], ids=["after the hello", "before the hello"])
@pytest.mark.parametrize(
    "data",
    [PING * 2000, PING, frame(0x89, b"x" * 125) * 300, PART * 2000, frame(0x81, b"x" * 1_000_000), b"\x81"],
    ids=["many pings a packet", "a ping a packet", "long pings", "fragments", "a megabyte a frame", "a byte a packet"],
)
def test_a_flood_costs_little_and_others_are_served(limited: Server, data: bytes, greets: bool) -> None:
    async def work() -> None:
        flooded = (await table_of(limited, bots=1, start=False))[0]
        host = (await table_of(limited, bots=1, start=False))[0]
        raw = await asyncio.to_thread(RawSocket, flooded, greets)
        async with host:
            began = cpu_seconds(limited)
            flooding = asyncio.create_task(asyncio.to_thread(raw.flood, data))
            chats = 0
            while not flooding.done():
                await host.do("chat", text=f"{chats}")
                chats += 1
                await asyncio.sleep(0.1)
            assert chats > 0
            assert cpu_seconds(limited) - began < CPU_SHARE_MAX * FLOOD_SECONDS
        raw.socket.close()

    run(work())


def test_pings_are_answered_the_latest_of_a_packet_alone(limited: Server) -> None:
    async def work() -> None:
        client = (await table_of(limited, bots=1, start=False))[0]
        raw = await asyncio.to_thread(RawSocket, client)
        look = frame(0x81, json.dumps({"type": "look", "id": "1", "seat": 0}).encode())
        await asyncio.to_thread(raw.socket.sendall, frame(0x89, b"one") + look + frame(0x89, b"two") + look)
        answers = [await asyncio.to_thread(raw.read) for _ in range(3)]
        assert (0x8A, b"two") in answers
        assert [kind for kind, _ in answers].count(0x81) == 2
        raw.socket.close()

    run(work())


def test_a_long_message_may_come_byte_by_byte(server: Server) -> None:
    async def work() -> None:
        client = (await table_of(server, bots=1, start=False))[0]
        raw = await asyncio.to_thread(RawSocket, client)
        look = frame(0x81, json.dumps({"type": "look", "id": "1", "seat": 0}).encode())
        for text in ("short", "x" * 400):
            chat = frame(0x81, json.dumps({"type": "chat", "id": text[:5], "text": text}).encode()) + look
            for byte in chat:
                await asyncio.to_thread(raw.socket.sendall, bytes([byte]))
            answers: list[Any] = []
            while not answers or answers[-1].get("id") != "1":
                answers.append(json.loads((await asyncio.to_thread(raw.read))[1]))
            said = [line["text"] for answer in answers for line in answer.get("chat", [])]
            assert said == [text]
        raw.socket.close()

    run(work())


def test_half_sent_heads_keep_nobody_out(limited: Server) -> None:
    host, _, port = limited.url.removeprefix("http://").partition(":")
    half = [socket.create_connection((host, int(port)), 30) for _ in range(UNFINISHED_HEADS_MAX + 50)]
    for one in half:
        one.sendall(b"GET / HTTP/1.1\r\nHost:")
    assert run(request(limited.url, "/health"))["status"] == "ok"
    assert all(ended(one) for one in half[:50]), "of too many the oldest go"
    assert all(ended(one) for one in half[50:]), "nobody is waited for longer than ten seconds"
    assert run(request(limited.url, "/health"))["status"] == "ok"


def ended(connection: socket.socket) -> bool:
    """Wait until the server has ended a connection."""
    with connection:
        try:
            return connection.recv(1) == b""
        except ConnectionResetError:
            return True


def test_an_endless_head_is_cut_off(limited: Server) -> None:
    host, _, port = limited.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), 30) as endless, pytest.raises(ConnectionError):
        send_endless_head(endless)


def send_endless_head(connection: socket.socket) -> None:
    connection.sendall(b"GET / HTTP/1.1\r\n")
    for number in range(100_000):
        connection.sendall(f"X-{number}: {'x' * 1000}\r\n".encode())
