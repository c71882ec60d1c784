"""Play in the room server with scripted clients; print choices/s, p50 and p99 from a choice to both seats' views.

Used by `server.py`: `python benchmarks/rooms.py URL ROOMS SECONDS PID`. Rooms are opened, and their secret slips
written, before the clock starts. When a game ends, play continues in a room held ready, because the peer's match is
endless. `busy` is the share of their core that the clients used themselves. Near 1, the clients limit the result, not
the server. `cpu` is the processor time in seconds of the server, whose process is PID.
"""

import asyncio
import json
import os
import random
import sys
import time
import urllib.parse
from pathlib import Path
from typing import Any

import msgspec

from hinterzimmer.client import options_of_form, request

decode = msgspec.json.decode
SLIPS = options_of_form("ausbrecher", "slip")
SPARE = 600
"""The number of rooms held ready beside those in play."""


class Question(msgspec.Struct):
    """The part of a question that a scripted client reads."""

    number: int
    options: list[msgspec.Raw]


class View(msgspec.Struct):
    """The part of a view that a scripted client reads."""

    question: Question | None = None


class Update(msgspec.Struct):
    """The part of a message that a scripted client reads."""

    type: str
    view: View | None = None


class Chosen(msgspec.Struct):
    """The part of an option that a scripted client reads: its text."""

    text: str


read = msgspec.json.Decoder(Update).decode


class Wire(asyncio.Protocol):
    """A minimal WebSocket client, so that the server limits the result and not its clients."""

    def __init__(self) -> None:
        self.data = b""
        self.open = asyncio.Event()
        self.frames: asyncio.Queue[bytes] = asyncio.Queue()
        self.transport: Any = None

    @classmethod
    async def connect(cls, url: str, path: str) -> "Wire":
        """Open the connection by an HTTP upgrade request."""
        address = urllib.parse.urlsplit(url)
        _, wire = await asyncio.get_running_loop().create_connection(cls, address.hostname or "", address.port or 80)
        head = [f"GET {path} HTTP/1.1", f"Host: {address.netloc}", "Connection: Upgrade", "Upgrade: websocket"]
        head += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
        wire.transport.write("\r\n".join(head).encode())
        await wire.open.wait()
        return wire

    def connection_made(self, transport: Any) -> None:
        """Keep the transport."""
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Cut frames out of the bytes received; server frames are not masked."""
        self.data += data
        if not self.open.is_set():
            head, end, rest = self.data.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.data = rest
            self.open.set()
        while len(self.data) >= 4:
            size, at = self.data[1], 2
            if size >= 126:
                at = 4 if size == 126 else 10
                size = int.from_bytes(self.data[2:at], "big")
            if len(self.data) < at + size:
                return
            if self.data[0] & 15 == 1:
                self.frames.put_nowait(self.data[at : at + size])
            elif self.data[0] & 15 == 9:  # are you there?
                self.send(self.data[at : at + size], 0x8A)
            self.data = self.data[at + size :]

    def send(self, data: bytes, kind: int = 0x81) -> None:
        """Send one frame; a mask of zeros leaves its bytes unchanged."""
        size = len(data)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + data)


class Room:
    """Two seats of a room."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.rng = random.Random(seed)
        self.sockets: list[Wire] = []
        self.views: list[View] = []
        self.count = 0

    async def open(self) -> None:
        """Open the room, take both seats, and write the slips."""
        agreement: dict[str, Any] = {"game": "ausbrecher", "seats": 2, "spectators": False}
        first = await request(self.url, "/api/rooms", {"agreement": agreement, "name": "Ann"})
        second = await request(self.url, f"/api/rooms/{first['code']}/join", {"name": "Ben"})
        await request(self.url, f"/api/rooms/{first['code']}/do", {"type": "start", "id": "s"}, first["token"])
        for seated in (first, second):
            socket = await Wire.connect(self.url, f"/api/rooms/{first['code']}/play")
            socket.send(msgspec.json.encode({"type": "hello", "tokens": [seated["token"]]}))
            self.sockets.append(socket)
        self.views = [await self.next(0, 0), await self.next(1, 0)]
        self.answer(0)
        self.answer(1)
        self.views = [await self.next(0, 1), await self.next(1, 1)]

    def answer(self, seat: int) -> None:
        """Choose any option."""
        question = self.views[seat].question
        assert question
        option = (
            decode(self.rng.choice(question.options), type=Chosen).text if question.options else self.rng.choice(SLIPS)
        )
        self.count += 1
        frame = {"type": "choose", "id": str(self.count), "ask": question.number, "option": option}
        self.sockets[seat].send(msgspec.json.encode(frame))

    async def next(self, seat: int, after: int) -> View:
        """Return the next view whose question has a higher number, or that has no question."""
        while True:
            update = read(await self.sockets[seat].frames.get())
            if update.view and (update.view.question is None or update.view.question.number > after):
                return update.view

    async def play(self, times: list[float], end: float) -> None:
        """Choose and wait for both views, repeatedly, until the time or the game is over."""
        while time.perf_counter() < end:
            question = self.views[0].question
            if question is None:
                return
            seat = 0 if question.options else 1
            began = time.perf_counter()
            self.answer(seat)
            self.views = list(await asyncio.gather(self.next(0, question.number), self.next(1, question.number)))
            times.append(time.perf_counter() - began)


async def play_all(rooms: list[Room], times: list[float], end: float) -> None:
    """Play in one room after the other."""
    for room in rooms:
        await room.play(times, end)
    if time.perf_counter() < end:
        sys.exit("the rooms held ready ran out: raise SPARE")


def processor_time(process: int) -> float:
    """Return the processor time of a process in seconds, all threads, user and system; 0 if it cannot be read."""
    file = Path(f"/proc/{process}/stat")
    if not file.exists():
        return 0.0
    fields = file.read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def main(url: str, count: int, seconds: float, process: int) -> None:
    """Open all rooms, then play in all of them at once."""
    rooms = [Room(url, seed) for seed in range(count + SPARE)]
    for start in range(0, len(rooms), 10):
        await asyncio.gather(*[room.open() for room in rooms[start : start + 10]])
    times: list[float] = []
    server, began, worked = processor_time(process), time.perf_counter(), time.process_time()
    await asyncio.gather(*[play_all(rooms[i::count], times, began + seconds) for i in range(count)])
    spent = time.perf_counter() - began
    server = processor_time(process) - server
    times.sort()
    figures = {"choices": len(times), "seconds": spent, "busy": (time.process_time() - worked) / spent, "cpu": server}
    for name, share in (("p50", 0.5), ("p99", 0.99)):
        figures[name] = 1000 * times[min(len(times) - 1, int(share * len(times)))]
    print(json.dumps(figures))


if __name__ == "__main__":
    url, count, seconds, process = sys.argv[1:]
    work = main(url, int(count), float(seconds), int(process))
    try:
        import uvloop

        uvloop.run(work)
    except ImportError:
        asyncio.run(work)
