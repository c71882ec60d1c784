"""The short way for WebSocket frames, and what it builds on in the web server."""

import ast
import asyncio
import base64
import inspect
import json
import os
import textwrap
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hinterzimmer.server.websocket.protocol import PlayProtocol
from tests.server.running import Client, Server, run, table_of

ROOT = Path(__file__).parents[2]
FIN, CONTINUATION, TEXT, PING, PONG = 0x80, 0x0, 0x1, 0x9, 0xA


class Bare:
    """A WebSocket made by hand, frame by frame."""

    def __init__(self, client: Client) -> None:
        self.host, self.port = client.server.removeprefix("http://").split(":")
        self.path = f"/api/rooms/{client.code}/play"

    async def __aenter__(self) -> "Bare":
        self.reader, self.writer = await asyncio.open_connection(self.host, int(self.port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {self.path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]  # fmt: skip
        self.writer.write("\r\n".join(lines).encode())
        assert (await self.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    def frame(self, first: int, data: bytes) -> bytes:
        """A masked frame of less than 126 bytes."""
        mask = os.urandom(4)
        return bytes([first, 0x80 | len(data)]) + mask + bytes([one ^ mask[i % 4] for i, one in enumerate(data)])

    async def get(self) -> tuple[int, bytes]:
        """The next frame: its kind, and what is in it."""
        first, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 0xF, await self.reader.readexactly(size)

    async def answered(self, *ids: str) -> None:
        """Read on until a pong has come, and all of these commands are done in this order."""
        pongs, done = 0, list[str]()
        while not pongs or len(done) < len(ids):
            kind, data = await self.get()
            pongs += kind == PONG
            message = json.loads(data) if kind == TEXT else {}
            assert kind in (TEXT, PONG), data
            assert message.get("type") != "refused", message
            done += [message["id"]] if message.get("type") == "done" else []
        assert done == [*ids]


@pytest.mark.parametrize("at_once", [True, False])
def test_a_message_in_fragments_is_answered(server: Server, at_once: bool) -> None:
    """With a ping between two parts, and whole messages before and after; in one piece, or byte by byte."""

    async def work() -> None:
        people = await table_of(server)
        async with Bare(people[0]) as bare:
            hello = json.dumps({"type": "hello", "tokens": [people[0].token]}).encode()
            said = [json.dumps({"type": "chat", "id": f"c{i}", "text": "in parts"}).encode() for i in range(3)]
            frames = [
                bare.frame(FIN | TEXT, hello),
                bare.frame(FIN | TEXT, said[0]),
                bare.frame(TEXT, said[1][:5]),
                bare.frame(CONTINUATION, said[1][5:20]),
                bare.frame(FIN | PING, b"there?"),
                bare.frame(FIN | CONTINUATION, said[1][20:]),
                bare.frame(FIN | TEXT, said[2]),
            ]
            data = b"".join(frames)
            for i in range(0, len(data), len(data) if at_once else 1):
                bare.writer.write(data[i : i + (len(data) if at_once else 1)])
                await bare.writer.drain()
            await bare.answered("c0", "c1", "c2")

    run(work())


def own(source: object) -> set[str]:
    """The attributes of `self` that the source of a class names."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(source)))  # type: ignore[arg-type]
    selves = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)]
    return {node.attr for node in selves if isinstance(node.value, ast.Name) and node.value.id == "self"}


def test_what_the_protocol_builds_on_is_there_in_the_web_server() -> None:
    """It extends a class that is nobody's promise: its methods keep their parameters, its attributes their names."""
    base = WebSocketsSansIOProtocol
    functions = [name for name, what in vars(PlayProtocol).items() if inspect.isfunction(what)]
    replaced = [name for name in functions if hasattr(base, name) and name != "__init__"]
    assert {"handle_connect", "data_received", "send_receive_event_to_app", "keepalive_timeout"} <= set(replaced)
    for name in replaced:
        theirs = inspect.signature(getattr(base, name))
        assert list(inspect.signature(getattr(PlayProtocol, name)).parameters) == list(theirs.parameters), name
    added = {"partial", "partial_needs", "budget"} | set(vars(PlayProtocol)) | set(PlayProtocol.__annotations__)
    borrowed = own(PlayProtocol) - added
    assert {"frames", "close_sent", "transport", "scope", "pong_timer", "pending_ping_payload"} <= borrowed
    assert borrowed - own(base) - set(dir(base)) == set()


@pytest.mark.parametrize("name", ["uvicorn", "websockets"])
def test_only_versions_that_were_tried_may_be_installed(name: str) -> None:
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["server"]
    asked = next(one for one in map(Requirement, listed) if one.name == name)
    assert version(name) in asked.specifier
    assert {one.operator for one in asked.specifier} == {">=", "<"}, "what is private may change with any version"
