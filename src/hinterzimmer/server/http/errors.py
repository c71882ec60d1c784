"""The responses to requests that are refused or fail."""

import logging
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.room.errors import BadMessage, Broken, NoRoom, RoomError, TooBig
from hinterzimmer.room.refusals import problem
from hinterzimmer.room.wire import Problem
from hinterzimmer.server.counters import COUNTERS
from hinterzimmer.server.http.context import HttpRequest
from hinterzimmer.server.http.pages import index_response

log = logging.getLogger("hinterzimmer.server")


def refusal_response(request: HttpRequest, error: HinterzimmerError) -> Response[Problem]:
    """Return a refusal as a Problem, with the status of its class or 400."""
    status = error.status if isinstance(error, RoomError) else 400
    COUNTERS.refuse(type(error).__name__)
    return Response(problem(error), status_code=status)


def http_error_response(request: HttpRequest, error: HTTPException) -> Response[Any]:
    """Return a refusal of the web framework, such as a malformed body or an unknown path, as a Problem.

    A browser gets the page with status 404 instead, so that a mistyped link shows more than JSON.
    """
    is_lost = error.status_code == 404 and not request.url.path.startswith(("/api", "/static"))
    if is_lost and "text/html" in request.headers.get("accept", ""):
        return index_response(request, 404)
    detail = "; ".join([str(one.get("message", one)) for one in error.extra]) if isinstance(error.extra, list) else ""
    message = f"{error.detail} {detail}".strip()[:500]
    refusal: HinterzimmerError = BadMessage(message, "malformed")
    if error.status_code == 404:
        refusal = NoRoom(message, "unknown")
    elif error.status_code == 413:
        refusal = TooBig(message, "message")
    COUNTERS.refuse(type(refusal).__name__)
    return Response(problem(refusal), status_code=error.status_code, headers=error.headers or {})


def failure_response(request: HttpRequest, error: Exception) -> Response[Problem]:
    """Log an unexpected error, and return a Problem with status 500 that shows nothing of it."""
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return Response(problem(Broken("the server could not do this", "failed")), status_code=500)


EXCEPTION_HANDLERS: Final[dict[Any, Any]] = {
    HinterzimmerError: refusal_response,
    HTTPException: http_error_response,
    Exception: failure_response,
}
"""The response function for each class of errors that a handler may raise."""
