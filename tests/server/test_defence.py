"""It lets nobody in: tokens, origins, headers, limits, and a hundred thousand hostile frames."""

import asyncio
import contextlib
import hashlib
import json
import random
import sqlite3
import string
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Client, Server, Wire, order, play_on, refused, request, run, running, table_of

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
            with pytest.raises(ConnectionClosed):
                await wire.get()

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


@pytest.mark.parametrize("path", ["/", "/r/abc", "/api/games", "/api/rooms/nosuchroom", "/nothing", "/static/room.js"])
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
            await wire.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await wire.get()

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
        errors = []
        for _ in range(60):
            errors.append(await refused(request(server.url, "/api/rooms/aaaaaaaaaa")))
        assert errors[0] == "NoRoom"
        assert errors[-1] == "TooFast"

    with running(tmp_path, "--rate", "10", "--requests", "20") as server:
        run(work(server))


def hostile(rng: random.Random, token: str) -> str | bytes:
    """A frame that is wrong in one of many ways."""
    kind = rng.randrange(14)
    types = ["choose", "start", "adjust", "add_bot", "remove", "leave", "hand_over", "come_back", "standing", "chat"]
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


def test_a_hundred_thousand_hostile_frames_hurt_nobody(tmp_path: Path) -> None:
    async def attack(client: Client, seed: int, frames: int) -> int:
        rng, sent = random.Random(seed), 0
        address = client.server.replace("http", "ws") + f"/api/rooms/{client.code}/play"
        while sent < frames:
            try:
                async with connect(address, compression=None, close_timeout=0.1) as socket:
                    drain = asyncio.create_task(swallow(socket))
                    if rng.randrange(10):
                        await socket.send(json.dumps({"type": "hello", "tokens": [client.token] * rng.randrange(2)}))
                    for _ in range(120):
                        sent += 1
                        await socket.send(hostile(rng, str(client.token)))
                    drain.cancel()
            except (ConnectionClosed, InvalidStatus, OSError):
                continue
        return sent

    async def swallow(socket: Any) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.recv()

    async def work(server: Server) -> None:
        victim = (await table_of(server, bots=1, settings={"rounds": 200}))[0]
        others = await table_of(server, "ausbrecher")
        async with others[0], others[1]:
            playing = asyncio.gather(*[play_on(one, random.Random(i)) for i, one in enumerate(others)])
            await asyncio.gather(*[attack(victim, seed, FRAMES // 80) for seed in range(8)])
            before = memory(server)
            sent = sum(await asyncio.gather(*[attack(victim, seed, FRAMES // 8) for seed in range(8)]))
            after = memory(server)
            await playing
            assert others[0].table.over
        assert sent >= FRAMES
        assert after - before < 60_000, (before, after)
        assert (await request(server.url, "/health"))["status"] == "ok"
        assert not [line for line in server.lines() if line["level"] == "error"]

    with running(tmp_path) as server:
        run(work(server), 120)
