"""The WebSocket endpoint of a room: it checks a client and runs its session."""

from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.room import wire
from hinterzimmer.room.errors import TooFast
from hinterzimmer.room.refusals import refused_reply
from hinterzimmer.server.counters import COUNTERS
from hinterzimmer.server.http.context import HttpServices
from hinterzimmer.server.rate_limits import LeakyBucket, check_origin
from hinterzimmer.server.websocket.protocol import EXTENSION
from hinterzimmer.server.websocket.session import Session

CONNECTIONS_PER_ROOM_MAX: Final = 500
"""The number of connections that a room may have in one process."""


@websocket("/api/rooms/{code:str}/play")
async def play_endpoint(socket: WebSocket[Any, Any, State], code: str, state: State) -> None:
    """Serve one client of one room until it disconnects.

    A client that may not connect gets a Refused, and is closed with 4404 and the error's name.
    """
    services: HttpServices = state.services
    try:
        check_origin(socket.headers.get("origin"), socket.headers.get("host"))
        address = socket.client.host if socket.client else "?"
        services.reads.require(address, "connections")
        live = await services.find_room(code, address)
        if len(live.connections) >= CONNECTIONS_PER_ROOM_MAX:
            raise TooFast("too many connections to this room", "connections")
    except HinterzimmerError as error:
        COUNTERS.refuse(type(error).__name__)
        await socket.accept()
        await socket.send_text(wire.encode(refused_reply("", error)).decode())
        await socket.close(code=4404, reason=type(error).__name__)
        return
    await socket.accept()
    extensions: Any = socket.scope["extensions"]
    rate = services.config.frames_per_second
    COUNTERS.connections += 1
    try:
        await Session(live, services.hints, services.readers, extensions[EXTENSION], LeakyBucket(rate, 4 * rate)).run()
    finally:
        COUNTERS.connections -= 1
