"""The server of one process: `Services` builds and closes all floors, and `application` puts them behind HTTP."""

import asyncio
import gc
import importlib
import logging
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from hinterzimmer.games import games
from hinterzimmer.room.errors import NoRoom
from hinterzimmer.room.wire import BODY_BYTES_MAX
from hinterzimmer.server.config import ServerConfig, read_environment
from hinterzimmer.server.figures import keep_reporting
from hinterzimmer.server.hints import HintService
from hinterzimmer.server.http.api import API_HANDLERS
from hinterzimmer.server.http.context import HttpRequest, HttpServices, address_of, services_of
from hinterzimmer.server.http.errors import EXCEPTION_HANDLERS
from hinterzimmer.server.http.headers import SecurityHeaders
from hinterzimmer.server.http.pages import PAGE_HANDLERS, page_files
from hinterzimmer.server.http.replay_api import REPLAY_HANDLERS
from hinterzimmer.server.hub import Hub
from hinterzimmer.server.live_room import LiveRoom
from hinterzimmer.server.rate_limits import RateLimiter, check_origin
from hinterzimmer.server.storage.database_url import parse_url
from hinterzimmer.server.storage.store import Store
from hinterzimmer.server.websocket.endpoint import play_endpoint
from hinterzimmer.server.workers.bot_pool import BotPool
from hinterzimmer.server.workers.read_pool import ReadPool
from hinterzimmer.server.workers.review_queue import ReviewQueue

log = logging.getLogger("hinterzimmer.server")
THREAD_SWITCH_SECONDS: Final = 0.0001
"""The switch interval of threads. It is short because the store's thread works little, and all rooms wait for it."""
READ_SECONDS_MAX: Final = 30.0
"""The longest time that a worker may take for a replay, a record or an undo."""


class Services:
    """All floors of a server process, each built with those below it."""

    def __init__(self, config: ServerConfig) -> None:
        """Build all floors without starting them; call it in a running event loop. Raises BadOptions for a bad URL."""
        self.config = config
        rate = config.requests_per_second
        self.reads = RateLimiter(rate, 20 * rate)
        self.writes = RateLimiter(rate / 10, 5 * rate)
        self.misses = RateLimiter(rate / 40, 2 * rate)
        """The limit of requests for unknown rooms for each address, so that a client cannot try many codes."""
        self.store = Store(
            parse_url(config.db),  # the hub is built below; no callback comes before the store is open
            on_append=lambda code, number: self.hub.on_appended(code, number),
            on_broadcast=lambda text: self.hub.on_broadcast(text),
            on_connect=lambda: self.hub.catch_up_all(),
        )
        self.bots = BotPool(config.bot_workers, config.bot_seconds_max, config.bot_module)
        self.advisers = BotPool(1, config.bot_seconds_max, config.bot_module, low_priority=True)
        self.readers = ReadPool(1, READ_SECONDS_MAX, config.bot_module)
        self.hints = HintService(self.advisers)
        self.reviews = ReviewQueue(config.bot_module)
        self.hub = Hub(self.store, self.bots, max(1, round(1000 * config.bot_beat_seconds)))
        self.chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the store and start the periodic tasks. Raises the database's error."""
        await self.store.open()
        self._start(self.hub.evict_idle_rooms())
        self._start(self.hub.heartbeat())
        if self.config.figures:
            self._start(keep_reporting(self.config.figures))
        log.info("open", extra={"database": self.store.url.kind})

    def _start(self, chore: Coroutine[Any, Any, None]) -> None:
        self.chores.append(asyncio.create_task(chore))

    async def close(self) -> None:
        """Close all floors, the upper ones first, and finish all appends."""
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await self.hub.close()
        await self.bots.close()
        await self.advisers.close()
        await self.readers.close()
        await self.reviews.close()
        await self.store.close()
        log.info("closed")

    async def find_room(self, code: str, address: str) -> LiveRoom:
        """Return the live room of a code. Raises NoRoom, or TooFast for an address that tries many codes."""
        try:
            return await self.hub.room(code)
        except NoRoom:
            self.misses.require(address, "codes that do not exist")
            raise


def application() -> SecurityHeaders:
    """Return the application of a worker process, configured by its environment."""
    config = read_environment()
    return SecurityHeaders(build(config), {"frames_per_second": config.frames_per_second})


def build(config: ServerConfig) -> Litestar:
    """Return the application; its Services open at its start and close at its end."""
    if config.bot_module:
        importlib.import_module(config.bot_module)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        sys.setswitchinterval(THREAD_SWITCH_SECONDS)
        gc.freeze()  # modules stay loaded, so the collector need not search them again
        gc.set_threshold(5_000, 2, 1_000_000)  # short collections; the hub collects the oldest generation
        services = Services(config)
        known: HttpServices = services
        app.state.services = known
        await services.open()
        assert app.openapi_schema  # made now, because it takes 70 ms and would delay the first request
        yield
        await services.close()

    page_files()  # read at the start like the games, because the first import of a game takes 10 ms
    for game in games().values():
        game.edition()
    return Litestar(
        route_handlers=[*API_HANDLERS, *REPLAY_HANDLERS, *PAGE_HANDLERS, play_endpoint],
        lifespan=[lifespan],
        before_request=check_request,
        request_max_body_size=BODY_BYTES_MAX,
        exception_handlers=EXCEPTION_HANDLERS,
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


async def check_request(request: HttpRequest) -> None:
    """Raise BadOrigin for a page of another server, and TooFast for an address with too many requests."""
    if request.method not in ("GET", "HEAD"):
        check_origin(request.headers.get("origin"), request.headers.get("host"))
    services_of(request).reads.require(address_of(request), "requests")
