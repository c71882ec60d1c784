"""A dialogue with a room server: the same frames in, the messages that come out, connection by connection.

Only what must differ from run to run is taken out of a message: codes, tokens, links, times, presence, and the
sentence of a refusal (its name stays). Everything else is compared as it is.
"""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

VARYING = {
    "at", "changed", "code", "commitment", "gone", "here", "left", "link", "message", "private_link", "secret", "token",
}  # fmt: skip
"""Fields whose values vary; that they are there, and whether they are null, is compared."""
PROBE = {"type": "look", "id": "probe", "seat": 31}
"""Refused by every version, and answered after all that was sent to the connection before."""


def normalise(value: Any) -> Any:
    """Return a message with the values of VARYING fields replaced by a mark."""
    if isinstance(value, dict):
        return {
            key: "*" if key in VARYING and one is not None else normalise(one) for key, one in sorted(value.items())
        }
    return [normalise(one) for one in value] if isinstance(value, list) else value


def request(url: str, path: str, body: object = None, token: str | None = None) -> tuple[int, Any]:
    """Send an HTTP request; return the status, and the answer's JSON or its text."""
    made = urllib.request.Request(url + path, None if body is None else json.dumps(body).encode())
    made.add_header("Content-Type", "application/json")
    if token:
        made.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(made, timeout=60) as answer:
            status, text, kind = answer.status, answer.read(), answer.headers.get_content_type()
    except urllib.error.HTTPError as error:
        with error:
            status, text, kind = error.code, error.read(), error.headers.get_content_type()
    return status, json.loads(text) if kind.endswith("json") else text.decode()


class Stage:
    """Named connections to one room."""

    def __init__(self, url: str, code: str) -> None:
        self.url = url
        self.address = url.replace("http", "ws", 1) + f"/api/rooms/{code}/play"
        self.sockets: dict[str, ClientConnection] = {}
        self.numbers: dict[str, tuple[Any, Any]] = {}

    async def open(self, name: str) -> None:
        """Open a connection; nothing is sent on it yet."""
        self.sockets[name] = await connect(self.address, compression=None, open_timeout=60, ping_interval=None)

    async def close(self) -> None:
        """Close all connections."""
        for socket in self.sockets.values():
            await socket.close()

    async def message(self, name: str) -> dict[str, Any]:
        """Wait for the next message to a connection; an update that tells only of presence is passed over."""
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.sockets[name].recv(), 60))
            number = (message.get("seat"), message.get("number"))
            if message["type"] != "update" or self.numbers.get(name) != number:
                if message["type"] == "update":
                    self.numbers[name] = number
                return message

    async def exchange(
        self, name: str | None, frame: Mapping[str, Any] | str | None, counts: Mapping[str, int] | None = None
    ) -> dict[str, list[dict[str, Any]]]:
        """Send a frame from a connection; return what comes to each connection until all is quiet.

        `counts` says how many messages to wait for at least; without it, one at the connection that sends. What a
        connection gets after these is found by a probe.
        """
        if name is not None and frame is not None:
            await self.sockets[name].send(frame if isinstance(frame, str) else json.dumps(frame))
        wanted = dict(counts) if counts is not None else {name: 1} if name else {}
        got: dict[str, list[dict[str, Any]]] = {}
        for one in self.sockets:
            heard = [await self.message(one) for _ in range(wanted.get(one, 0))]
            if one in self.numbers or heard:
                await self.sockets[one].send(json.dumps(PROBE))
                while (message := await self.message(one)).get("id") != "probe":
                    heard.append(message)
            if heard:
                got[one] = heard
        return got
