"""Helpers of all HTTP handlers: the services, and the sender, token and seat of a request."""

from collections.abc import Callable
from typing import Annotated, Any, Protocol, TypeVar

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Parameter

from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.room import wire
from hinterzimmer.room.errors import NotYours
from hinterzimmer.room.room import Room
from hinterzimmer.room.tokens import seat_with_token
from hinterzimmer.server.config import ServerConfig
from hinterzimmer.server.hub import Hub
from hinterzimmer.server.interfaces import HintDesk, LogStore, ReadWorker, ReviewDesk
from hinterzimmer.server.live_room import LiveRoom
from hinterzimmer.server.rate_limits import RateLimiter

HttpRequest = Request[Any, Any, State]
RoomCode = Annotated[str, Parameter(max_length=16, examples=[Example(value="k4m7pq2xyz")])]
PROBLEM_RESPONSES = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description="A named refusal; nothing has changed")
    for status in (400, 403, 404, 409, 413, 429)
}
Answer = TypeVar("Answer")


class HttpServices(Protocol):
    """The part of `app.Services` that the handlers here and in `websocket/` use."""

    config: ServerConfig
    hub: Hub
    reads: RateLimiter
    """The limit of requests and connections for each address."""
    writes: RateLimiter
    """The limit of new rooms, joins and records for each address."""

    @property
    def store(self) -> LogStore:
        """The store of all rooms' logs."""

    @property
    def readers(self) -> ReadWorker:
        """The worker for questions about long games."""

    @property
    def reviews(self) -> ReviewDesk:
        """The queue of look-backs at finished games."""

    @property
    def hints(self) -> HintDesk:
        """The service for hints."""

    async def find_room(self, code: str, address: str) -> LiveRoom:
        """Return the live room of a code. Raises NoRoom, or TooFast for an address that tries many codes."""


def services_of(request: HttpRequest) -> HttpServices:
    """Return the services of the application that serves a request."""
    services: HttpServices = request.app.state.services
    return services


def address_of(request: HttpRequest) -> str:
    """Return the client's address, or "?" if it is unknown."""
    return request.client.host if request.client else "?"


def link_to(request: HttpRequest, code: str, token: str | None = None) -> str:
    """Return the link to a room, or with a token the private link to a seat.

    The token follows a #, because browsers send that part of a link to no server.
    """
    return f"{str(request.base_url).rstrip('/')}/r/{code}{'#' + token if token else ''}"


async def find_room(request: HttpRequest, code: str) -> LiveRoom:
    """Return the live room of a code for the sender of a request. Raises NoRoom or TooFast."""
    return await services_of(request).find_room(code, address_of(request))


async def read_room(request: HttpRequest, code: str, query: Callable[[Room], Answer]) -> Answer:
    """Return the result of `query` for the stored room of a code. Raises NoRoom, TooFast or what `query` raises."""
    return await (await find_room(request, code)).read(query)


def token_in_request(request: HttpRequest) -> str | None:
    """Return the bearer token of a request, or None."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" and token else None


def seat_in_request(request: HttpRequest, room: Room) -> int:
    """Return the seat of a request's token, or SPECTATOR without one. Raises NotYours if that is not allowed."""
    token = token_in_request(request)
    if token:
        return seat_with_token(room, token)
    if not room.agreement.spectators:
        raise NotYours("this room has no spectators", "no-spectators")
    return SPECTATOR
