"""The web application: rooms over HTTP, play over one WebSocket a client."""

import asyncio
import gc
import importlib
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.room.errors import RoomError
from hinterzimmer.room.wire import BODY_BYTES_MAX, Problem
from hinterzimmer.server import metrics
from hinterzimmer.server.figures import keep_reporting
from hinterzimmer.server.hints import Adviser
from hinterzimmer.server.http.api import HANDLERS
from hinterzimmer.server.http.pages import PAGE_HANDLERS, index_response, page_files
from hinterzimmer.server.hub import House
from hinterzimmer.server.presence import Presence
from hinterzimmer.server.rate_limits import HEADERS, Buckets, check_origin
from hinterzimmer.server.scheduler import Keeper
from hinterzimmer.server.storage.store import Store, url_of
from hinterzimmer.server.websocket.endpoint import play
from hinterzimmer.server.workers.bot_pool import BotPool
from hinterzimmer.server.workers.review_queue import Reviewer

log = logging.getLogger("hinterzimmer.server")
HARD = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
NO_STORE = [(b"cache-control", b"no-store")]
VARIABLE = "HINTERZIMMER_SERVER"


class Options(msgspec.Struct, frozen=True):
    """How a server runs."""

    db: str
    pace: float = 0.6
    """Seconds after which a bot answers, or a multiple of them."""
    budget: float = 5.0
    """Seconds a bot may think."""
    thinkers: int = 2
    rate: float = 50.0
    """Frames a second from one connection; 0 does not limit."""
    requests: float = 20.0
    """Requests a second from one address; 0 does not limit."""
    bots: str | None = None
    """A module that adds bots of one's own to the register."""
    figures: str | None = None
    """A folder in which each of several workers writes down what it counts."""


def application() -> "Hardened":
    """The application of a worker process, by the options in the environment."""
    return Hardened(build(msgspec.json.decode(os.environ[VARIABLE], type=Options)))


SWITCH = 0.0001
"""Seconds after which a busy thread lets another go on: the store's thread has little to do and much waits for it."""


def build(options: Options) -> Litestar:
    """The application."""
    if options.bots:
        importlib.import_module(options.bots)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        """Opens the house, and closes it with nothing left half done."""
        sys.setswitchinterval(SWITCH)
        gc.freeze()  # what was loaded stays: looking through it again and again would hold everybody up
        gc.set_threshold(5_000, 2, 1_000_000)  # little and often; what has lived long is looked through by House.tidy
        store = Store(url_of(options.db))
        house = House(store)
        thinkers = BotPool(options.thinkers, options.budget, options.bots)
        advisers = BotPool(1, options.budget, options.bots, low_priority=True)
        Keeper(house, thinkers, options.pace)
        presence = Presence(house)
        await store.open()
        chores = [asyncio.create_task(house.sweep()), asyncio.create_task(presence.repeat())]
        if options.figures:
            chores.append(asyncio.create_task(keep_reporting(options.figures)))
        app.state.house = house
        app.state.adviser = Adviser(house, advisers)
        app.state.reviewer = Reviewer(options.bots)
        app.state.options = options
        app.state.reads = Buckets(options.requests, 20 * options.requests)
        app.state.writes = Buckets(options.requests / 10, 5 * options.requests)
        app.state.misses = Buckets(options.requests / 40, 2 * options.requests)
        log.info("open", extra={"database": store.url.kind})
        yield
        for chore in chores:
            chore.cancel()
        for live in house.rooms.values():
            if live.keeper:
                live.keeper.cancel()
            for socket in live.sockets:
                socket.end(1012, "the server restarts")
        await thinkers.close()
        await advisers.close()
        await app.state.reviewer.close()
        await store.close()
        log.info("closed")

    page_files()  # read before anybody waits
    return Litestar(
        route_handlers=[*HANDLERS, *PAGE_HANDLERS, play],
        lifespan=[life],
        before_request=admit,
        request_max_body_size=BODY_BYTES_MAX,
        exception_handlers={HinterzimmerError: refuse, HTTPException: refuse_http, Exception: fail},
        openapi_config=OpenAPIConfig(
            title="Hinterzimmer",
            version="1",
            description="Rooms over HTTP. A seat's token goes into the header `Authorization: Bearer TOKEN`.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )


async def admit(request: Request[Any, Any, State]) -> None:
    """Who may ask, and how often."""
    if request.method not in ("GET", "HEAD"):
        check_origin(request.headers.get("origin"), request.headers.get("host"))
    address = request.client.host if request.client else "?"
    request.app.state.reads.take(address, "requests")


class Hardened:
    """The application with the strict headers on every answer; WebSocket messages pass untouched."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """An ASGI connection."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        extra = [*HARD, *(NO_STORE if scope["path"].startswith("/api") else [])]

        async def harden(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", []), *extra]}
            await send(message)

        await self.app(scope, receive, harden)


def refuse(request: Request[Any, Any, State], error: HinterzimmerError) -> Response[Problem]:
    """A named refusal."""
    status = error.status if isinstance(error, RoomError) else 400
    metrics.REFUSED.labels(type(error).__name__).inc()
    return Response(Problem(type(error).__name__, str(error)), status_code=status)


def refuse_http(request: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
    """A refusal by the web framework: wrong bodies, unknown paths. A person who mistyped a link gets the page."""
    lost = error.status_code == 404 and not request.url.path.startswith(("/api", "/static"))
    if lost and "text/html" in request.headers.get("accept", ""):
        return index_response(request, 404)
    names = {400: "BadMessage", 404: "NoRoom", 405: "BadMessage", 413: "TooBig"}
    name = names.get(error.status_code, "BadMessage")
    detail = "; ".join([str(one.get("message", one)) for one in error.extra]) if isinstance(error.extra, list) else ""
    message = f"{error.detail} {detail}".strip()
    metrics.REFUSED.labels(name).inc()
    return Response(Problem(name, message[:500]), status_code=error.status_code, headers=error.headers or {})


def fail(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """A fault of the server: logged, and nothing of it told."""
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return Response(Problem("Broken", "the server could not do this"), status_code=500)
