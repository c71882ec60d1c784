"""Scripted clients of the room server: prints choices/s, p50 and p99 from a choice to both seats having its view.

Used by `server.py`: `python benchmarks/rooms.py URL ROOMS SECONDS`. The secret slips at the beginning are not counted.
"""

import asyncio
import json
import random
import sys
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from hinterzimmer.client import request

decode = msgspec.json.decode


class Question(msgspec.Struct):
    """What a scripted client reads of a question."""

    number: int
    options: list[msgspec.Raw]


class View(msgspec.Struct):
    """What it reads of a view."""

    question: Question | None = None


class Update(msgspec.Struct):
    """What it reads of a message."""

    type: str
    view: View | None = None


class Chosen(msgspec.Struct):
    """An option's text."""

    text: str


read = msgspec.json.Decoder(Update).decode


class Room:
    """Two seats of a room."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.rng = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.views: list[View] = []
        self.count = 0

    async def open(self) -> None:
        """Open the room, sit down twice, and write the slips."""
        agreement: dict[str, Any] = {"game": "ausbrecher", "seats": 2, "spectators": False}
        first = await request(self.url, "/api/rooms", {"agreement": agreement, "name": "Ann"})
        second = await request(self.url, f"/api/rooms/{first['code']}/join", {"name": "Ben"})
        await request(self.url, f"/api/rooms/{first['code']}/do", {"type": "start", "id": "s"}, first["token"])
        for seated in (first, second):
            address = self.url.replace("http", "ws") + f"/api/rooms/{first['code']}/play"
            socket = await connect(address, compression=None, max_size=None)
            await socket.send(json.dumps({"type": "hello", "tokens": [seated["token"]]}))
            self.sockets.append(socket)
        self.views = [await self.next(0, 0), await self.next(1, 0)]
        await self.answer(0)
        await self.answer(1)
        self.views = [await self.next(0, 1), await self.next(1, 1)]

    async def answer(self, seat: int) -> None:
        """Choose any option."""
        question = self.views[seat].question
        assert question
        option = decode(self.rng.choice(question.options), type=Chosen).text
        self.count += 1
        frame = {"type": "choose", "id": str(self.count), "ask": question.number, "option": option}
        await self.sockets[seat].send(msgspec.json.encode(frame), text=True)

    async def next(self, seat: int, after: int) -> View:
        """The next view whose question has a higher number, or that has none."""
        while True:
            update = read(await self.sockets[seat].recv(decode=False))
            if update.view and (update.view.question is None or update.view.question.number > after):
                return update.view

    async def play(self, times: list[float], end: float) -> None:
        """Choose and wait for both views, again and again."""
        while time.perf_counter() < end:
            question = self.views[0].question
            if question is None:
                await self.close()
                self.sockets, self.views = [], []
                await self.open()
                continue
            seat = 0 if question.options else 1
            began = time.perf_counter()
            await self.answer(seat)
            self.views = list(await asyncio.gather(self.next(0, question.number), self.next(1, question.number)))
            times.append(time.perf_counter() - began)

    async def close(self) -> None:
        """Leave."""
        for socket in self.sockets:
            await socket.close()


async def main(url: str, count: int, seconds: float) -> None:
    """Open all rooms, then play in all of them at once."""
    rooms = [Room(url, seed) for seed in range(count)]
    for room in rooms:
        await room.open()
    times: list[float] = []
    began = time.perf_counter()
    await asyncio.gather(*[room.play(times, began + seconds) for room in rooms])
    spent = time.perf_counter() - began
    times.sort()
    figures = {"choices": len(times), "seconds": spent}
    for name, share in (("p50", 0.5), ("p99", 0.99)):
        figures[name] = 1000 * times[min(len(times) - 1, int(share * len(times)))]
    print(json.dumps(figures))


if __name__ == "__main__":
    try:
        import uvloop

        uvloop.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
    except ImportError:
        asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
