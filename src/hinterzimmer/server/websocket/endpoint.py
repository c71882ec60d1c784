"""The WebSocket of a room: who may connect, and how a connection ends."""

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.room import wire
from hinterzimmer.room.errors import TooFast
from hinterzimmer.server import metrics
from hinterzimmer.server.hub import House
from hinterzimmer.server.live_room import Live
from hinterzimmer.server.rate_limits import Bucket, check_origin
from hinterzimmer.server.websocket.connection import Socket
from hinterzimmer.server.websocket.protocol import NAME
from hinterzimmer.server.websocket.session import Reader, refusal

MOST_SOCKETS = 500
"""Connections to one room."""


@websocket("/api/rooms/{code:str}/play")
async def play(socket: WebSocket[Any, Any, State], code: str, state: State) -> None:
    """One client of one room."""
    house: House = state.house
    try:
        check_origin(socket.headers.get("origin"), socket.headers.get("host"))
        address = socket.client.host if socket.client else "?"
        state.reads.take(address, "connections")
        live = await find(house, state, address, code)
        if len(live.sockets) >= MOST_SOCKETS:
            raise TooFast("too many connections to this room")
    except HinterzimmerError as error:
        metrics.REFUSED.labels(type(error).__name__).inc()
        await socket.accept()
        await socket.send_text(wire.encode(refusal("", error)).decode())
        await socket.close(code=4404, reason=type(error).__name__)
        return
    await socket.accept()
    extensions: Any = socket.scope["extensions"]
    client = Socket(extensions[NAME])
    metrics.SOCKETS.inc()
    bucket = Bucket(state.options.rate, 4 * state.options.rate)
    try:
        Reader(house, state.adviser, live, client, bucket)
        await client.gone
    finally:
        house.part(live, client)
        metrics.SOCKETS.dec()
        client.end(1000, "")
        if client.closing:
            await asyncio.gather(client.closing, return_exceptions=True)


async def find(house: House, state: State, address: str, code: str) -> Live:
    """The room of this code; trying codes is slowed down."""
    try:
        return await house.live(code)
    except HinterzimmerError:
        state.misses.take(address, "codes that do not exist")
        raise
