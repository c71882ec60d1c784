"""It lets nobody in: tokens, origins, headers, limits, and a hundred thousand hostile frames."""

import asyncio
import contextlib
import hashlib
import json
import random
import sqlite3
import string
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hinterzimmer.server.websocket.session import HELLO_TIMEOUT_SECONDS
from tests.server.running import PATIENT, Client, Server, Wire, order, play_on, refused, request, run, running, table_of

FRAMES = 100_000


def fetch(server: Server, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    made = urllib.request.Request(server.url + path, headers=headers, data=b"{}" if "Origin" in headers else None)
    try:
        with urllib.request.urlopen(made, timeout=10) as answer:
            return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()


def test_tokens_are_long_and_only_their_hashes_are_stored(server: Server) -> None:
    async def work() -> list[Client]:
        return await table_of(server, start=False)

    people = run(work())
    codes = {run(table_of(server, bots=1, start=False))[0].code for _ in range(20)}
    assert len(codes) == 20
    assert all(len(code) == 10 for code in codes)
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as database:
        stored = b"".join(row[0] for row in database.execute("SELECT entry FROM log"))
    database.close()
    for one in people:
        assert one.token is not None
        assert len(one.token) >= 32  # 192 bits in base64
        assert one.token.encode() not in stored
        assert hashlib.sha256(one.token.encode()).hexdigest().encode() in stored


def test_one_seats_token_does_nothing_for_another(server: Server) -> None:
    async def work() -> None:
        host, guest = await table_of(server)
        stranger = (await table_of(server))[0]
        for token in (guest.token, stranger.token, "x" * 32):
            thief = Client(server.url, host.code, token)
            assert await refused(order(thief, "start", seat=0)) == "NotYours"
        assert await refused(order(Client(server.url, host.code), "chat", text="hello")) == "NotYours"
        async with Wire(host, guest.token) as wire:
            await wire.get()
            await wire.send({"type": "choose", "id": "1", "seat": 0, "ask": 1, "option": "ready"})
            assert (await wire.get())["error"] == "NotYours"
            await wire.send({"type": "look", "id": "2", "seat": 0})
            assert (await wire.get())["error"] == "NotYours"
        async with Wire(host, stranger.token) as wire:
            assert (await wire.get())["error"] == "NotYours"
            await wire.send({"type": "chat", "id": "1", "text": "hello"})
            assert (await wire.get())["error"] == "BadMessage"  # nobody has been greeted

    run(work())


def test_a_page_of_somebody_else_is_refused(server: Server) -> None:
    host = run(table_of(server))[0]
    status, _, body = fetch(server, "/api/rooms", Origin="https://evil.example")
    assert (status, json.loads(body)["error"]) == (403, "BadOrigin")
    status, _, body = fetch(server, "/api/rooms", Origin=server.url)
    assert json.loads(body)["error"] == "BadMessage"  # its own page comes further

    async def work() -> None:
        address = server.url.replace("http", "ws") + f"/api/rooms/{host.code}/play"
        async with connect(address, origin="https://evil.example") as socket:  # type: ignore[arg-type]
            assert json.loads(await socket.recv())["error"] == "BadOrigin"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        async with connect(address, origin=server.url) as socket:  # type: ignore[arg-type]
            await socket.send('{"type": "hello"}')
            assert json.loads(await socket.recv())["type"] == "update"

    run(work())


@pytest.mark.parametrize(
    "path", ["/", "/r/abc", "/api/games", "/api/rooms/nosuchroom", "/nothing", "/static/web/lamp.svg"]
)
def test_every_answer_carries_the_strict_headers(server: Server, path: str) -> None:
    _, headers, body = fetch(server, path)
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert b"Traceback" not in body


def test_sizes_are_limited(server: Server) -> None:
    async def work() -> None:
        big = {"agreement": {"game": "karambolage", "seats": 2}, "name": "x" * 100_000}
        assert await refused(request(server.url, "/api/rooms", big)) == "TooBig"
        host = (await table_of(server))[0]
        async with Wire(host, host.token) as wire:
            await wire.get()
            await wire.send(json.dumps({"type": "chat", "id": "1", "text": "x" * 20_000}))
            assert (await wire.get())["error"] == "TooBig"
            await wire.send("x" * 500_000)
            assert (await wire.get())["error"] == "TooBig"
            await wire.send({"type": "chat", "id": "2", "text": "still here"})
            assert (await wire.get())["chat"][0]["text"] == "still here"
            with contextlib.suppress(ConnectionClosed):  # it may end before all of it is sent
                await wire.send("x" * 2_000_000)  # more than is read at all
            await wire.socket.wait_closed()
            assert wire.socket.close_code == 1009

    run(work())


def test_rates_are_limited_and_codes_cannot_be_walked(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        host = (await table_of(server, seats=2, bots=1, start=False))[0]
        async with Wire(host, host.token) as wire:
            await wire.get()
            for i in range(60):
                await wire.send({"type": "look", "id": f"{i}", "seat": 0})
            answers = [await wire.get() for _ in range(45)]
            assert any(answer.get("error") == "TooFast" for answer in answers)
        errors = [await refused(request(server.url, "/api/rooms/aaaaaaaaaa"))]
        while errors[-1] == "NoRoom" and len(errors) < 400:  # 40 at once, and then one in two seconds
            errors.append(await refused(request(server.url, "/api/rooms/aaaaaaaaaa")))
        assert len(errors) > 40
        assert errors[-1] == "TooFast"

    with running(tmp_path, "--rate", "10", "--requests", "20") as server:
        run(work(server))


def test_what_is_no_message_is_answered_by_name_and_the_connection_stays_up(tmp_path: Path) -> None:
    """With the limits a server has by default: who sends nonsense is answered ever more slowly, and never cut off."""

    async def work(server: Server) -> None:
        host, guest = await table_of(server, start=False)
        async with Wire(host, host.token) as wire:
            await wire.get()
            began = time.monotonic()
            for number in range(40):
                await wire.send(("nonsense", "[" * 5000, '{"type": "hello"}', b"\xff\x00")[number % 4])
                assert (await wire.get())["error"] == "BadMessage"
            took = time.monotonic() - began
            assert took > 3  # 19 pauses, each a fiftieth of a second longer than the one before
            await order(guest, "chat", text="others do not wait")
            assert (await wire.get())["chat"][0]["text"] == "others do not wait"
            await wire.send({"type": "chat", "id": "1", "text": "nor is anything lost"})
            assert (await wire.get())["chat"][0]["text"] == "nor is anything lost"

    with running(tmp_path, "--rate", "50", "--requests", "20") as server:
        run(work(server), 90)


def test_who_is_answered_slowly_is_not_taken_for_dead(tmp_path: Path) -> None:
    """The signs of life of a flooder wait behind its frames: the server, which lets them wait, does not mind."""

    async def work(server: Server) -> None:
        host = (await table_of(server, bots=1, start=False))[0]
        async with Wire(host, host.token) as wire:
            await wire.get()
            for _ in range(45):
                await wire.send("[" * 15_000)
            assert {(await wire.get())["error"] for _ in range(45)} == {"BadMessage"}  # after 25 pauses, 6 seconds
            await wire.send({"type": "chat", "id": "1", "text": "still here"})
            assert (await wire.get())["chat"][0]["text"] == "still here"

    with running(tmp_path, "--rate", "50", "--requests", "20", module="tests.server.impatient") as server:
        run(work(server), 90)


def test_a_message_may_come_in_parts_and_in_any_pieces(server: Server) -> None:
    async def work() -> None:
        player = (await table_of(server))[0]
        async with connect(f"{server.url.replace('http', 'ws')}/api/rooms/{player.code}/play", compression=None) as one:
            hello = json.dumps({"type": "hello", "tokens": [player.token]})
            await one.send([hello[:9], hello[9:30], hello[30:]])  # three frames, one message
            assert json.loads(await one.recv())["type"] == "update"
            await (await one.ping())
            looks = [json.dumps({"type": "look", "id": str(i), "seat": 0}).encode() for i in range(40)]
            frames = b"".join([bytes([0x81, 0x80 | len(look)]) + bytes(4) + look for look in looks])
            for at in range(0, len(frames), 7):  # a mask of zeros leaves a frame as it is; no piece is a frame
                one.transport.write(frames[at : at + 7])
                await asyncio.sleep(0)
            answers = [json.loads(await asyncio.wait_for(one.recv(), 30)) for _ in looks]
            assert [answer["id"] for answer in answers if answer["type"] == "done"] == [str(i) for i in range(40)]
            await one.send([hello[:9], hello[9:]])  # and in parts once more, after whole ones
            assert json.loads(await one.recv())["error"] == "BadMessage"

    run(work())


def test_a_hello_may_be_said_again_after_a_wrong_one(server: Server) -> None:
    async def work() -> None:
        host, guest = await table_of(server, start=False)
        address = server.url.replace("http", "ws") + f"/api/rooms/{host.code}/play"
        async with connect(address) as socket:
            wrong = [
                ("nonsense", "BadMessage"),
                ({"type": "hello", "tokens": ["short"]}, "BadMessage"),
                ({"type": "hello", "tokens": ["x" * 32]}, "NotYours"),
                ({"type": "hello", "tokens": [host.token, "x" * 32]}, "NotYours"),
                ({"type": "start", "id": "1"}, "BadMessage"),
            ]
            for frame, error in wrong:
                await socket.send(frame if isinstance(frame, str) else json.dumps(frame))
                assert json.loads(await socket.recv())["error"] == error
            await socket.send(json.dumps({"type": "hello", "tokens": [guest.token]}))
            assert json.loads(await socket.recv())["seat"] == 1
            await socket.send(json.dumps({"type": "start", "id": "2", "seat": 0}))
            assert json.loads(await socket.recv())["error"] == "NotYours"  # the wrong hello has left nothing behind

    run(work())


def hostile(rng: random.Random, token: str) -> str | bytes:
    """A frame that is wrong in one of many ways."""
    kind = rng.randrange(14)
    types = ["choose", "start", "adjust", "add_bot", "remove", "hand_over", "come_back", "hint", "chat"]
    wild: list[Any] = [None, True, -1, 10**30, 1.5, "", "x" * 300, [], {}, [[]], {"a": 1}, "\u0000", "\ud7ff"]
    if kind == 0:
        return rng.randbytes(rng.randrange(60))
    if kind == 1:
        return "".join(rng.choices(string.printable, k=rng.randrange(60)))
    if kind == 2:
        return "[" * 5000
    if kind == 3:
        return '{"a":' * 3000
    if kind == 4:
        return "x" * rng.randrange(16_000, 18_000)
    if kind == 5:
        return json.dumps({"type": "hello", "tokens": [rng.choice(wild)], "seen": rng.choice(wild)})
    if kind == 6:
        return json.dumps({"type": "choose", "id": "1", "ask": rng.randrange(-5, 50), "option": "B 1A", "seat": 0})
    if kind == 7:
        return json.dumps({"type": rng.choice(types), "id": rng.choice(wild), "seat": rng.choice(wild)})
    if kind == 8:
        return json.dumps({"type": rng.choice(wild)})
    if kind == 9:
        return json.dumps({"type": "chat", "id": "1", "text": rng.choice(wild), "more": rng.choice(wild)})
    if kind == 10:
        return json.dumps({"type": "look", "id": "1", "seat": rng.choice([0, 1, 30, -1, 99])})
    if kind == 11:
        return json.dumps(rng.choice(wild))
    if kind == 12:
        whole = json.dumps({"type": "choose", "id": token, "ask": 1, "option": "pass"})
        return whole[: rng.randrange(len(whole))]
    return json.dumps(
        {"type": rng.choice(types), "id": "1", rng.choice(["at", "bot", "passes", "seats"]): rng.choice(wild)}
    )


def memory(server: Server) -> int:
    """What the server's process holds, in kilobytes."""
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0])


class Attack:
    """Hostile frames at a room, over connections that the server does not close."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.rng = random.Random(seed)
        self.address = client.server.replace("http", "ws") + f"/api/rooms/{client.code}/play"
        self.answered = 0
        self.breath = asyncio.Event()
        """Set when the frames of the last breath have been answered."""

    async def run(self, frames: int) -> None:
        """Send so many, some before any hello, and see every one of them answered."""
        while frames > 0:
            greets = self.rng.randrange(4)
            batch = min(frames, 2000 if greets else 100)
            async with connect(self.address, compression=None, max_size=None, **PATIENT) as socket:
                if greets:
                    tokens = [self.client.token] * self.rng.randrange(2)
                    await socket.send(json.dumps({"type": "hello", "tokens": tokens}))
                before, began = self.answered, time.monotonic()
                try:
                    await asyncio.gather(self.send(socket, batch), self.hear(socket, batch))
                except ConnectionClosed:
                    if (
                        greets or time.monotonic() - began < HELLO_TIMEOUT_SECONDS - 1
                    ):  # who says no hello is not waited for
                        raise
            frames -= self.answered - before

    async def send(self, socket: Any, batch: int) -> None:
        for number in range(batch):
            await socket.send(hostile(self.rng, str(self.client.token)))
            if number % 100 == 99 and number + 1 < batch:
                await socket.send(json.dumps({"type": "look", "id": "over", "seat": 31}))
                await self.breath.wait()
                self.breath.clear()

    async def hear(self, socket: Any, batch: int) -> None:
        enough = self.answered + batch
        while self.answered < enough:
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
            if message.get("id") == "over":
                self.breath.set()
            elif message["type"] != "update":
                self.answered += 1


def test_a_hundred_thousand_hostile_frames_hurt_nobody(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        victim = (await table_of(server, bots=1, settings={"rounds": 200}))[0]
        others = await table_of(server, "ausbrecher")
        attacks = [Attack(victim, seed) for seed in range(8)]
        async with others[0], others[1]:
            playing = asyncio.gather(*[play_on(one, random.Random(i)) for i, one in enumerate(others)])
            await asyncio.gather(*[attack.run(FRAMES // 80) for attack in attacks])
            before = memory(server)
            await asyncio.gather(*[attack.run(FRAMES * 9 // 80) for attack in attacks])
            after = memory(server)
            await playing
            assert others[0].table.over
        assert sum(attack.answered for attack in attacks) == FRAMES
        assert after - before < 60_000, (before, after)
        assert (await request(server.url, "/health"))["status"] == "ok"
        assert not [line for line in server.lines() if line["level"] == "error"]

    with running(tmp_path, "--pace", "0.6") as server:  # a bot that plays faster than is read gets readers cut off
        run(work(server), 600)


def test_who_reads_nothing_is_cut_off_and_costs_no_memory(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        host, guest = await table_of(server, start=False)
        async with connect(Wire(host).address, compression=None, max_queue=1) as deaf, guest:
            await deaf.send(json.dumps({"type": "hello", "tokens": [host.token]}))
            before = memory(server)
            with contextlib.suppress(ConnectionClosed, TimeoutError):
                async with asyncio.timeout(3):
                    for _ in range(50_000):
                        await deaf.send("x" * 400)
            assert memory(server) - before < 60_000
            await guest.do("chat", text="nobody waits")

    with running(tmp_path) as server:
        run(work(server), 60)
