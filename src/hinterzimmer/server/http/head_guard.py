"""The HTTP of the web server, with bounds on what a client may leave unfinished.

A request's head has HEAD_SECONDS_MAX and HEAD_BYTES_MAX, and of more than UNFINISHED_HEADS_MAX connections with an
unfinished head the oldest is closed: half-sent requests keep nobody out. uvicorn has no such bounds, and the class is
not public: uvicorn is pinned in pyproject.toml, and tests/server/test_flood.py notices a change.
"""

import asyncio
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hinterzimmer.server.websocket.budget import Budget

HEAD_SECONDS_MAX: Final = 10.0
"""How long a client may take for the head of a request."""
HEAD_BYTES_MAX: Final = 64 * 1024
"""The longest head of a request."""
UNFINISHED_HEADS_MAX: Final = 200
"""Connections that may have an unfinished head at the same time."""


class GuardedHttpProtocol(HttpToolsProtocol):
    """One HTTP connection, before it becomes a WebSocket."""

    unfinished: ClassVar[dict["GuardedHttpProtocol", asyncio.TimerHandle]] = {}
    """The connections of this process that have yet to send a whole head, the oldest first, each with its timer."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.head_bytes = 0
        self.budget = Budget(self.app_state.get("frames_per_second", 0.0))
        self.budget_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a head, but not for ever."""
        super().connection_made(transport)
        self._expect_head()

    def _expect_head(self) -> None:
        if self in self.unfinished:
            return
        self.head_bytes = 0
        self.unfinished[self] = self.loop.call_later(HEAD_SECONDS_MAX, self.transport.abort)
        if len(self.unfinished) > UNFINISHED_HEADS_MAX:
            oldest = next(iter(self.unfinished))
            oldest._forget_head()
            oldest.transport.abort()

    def _forget_head(self) -> None:
        timer = self.unfinished.pop(self, None)
        if timer is not None:
            timer.cancel()

    def data_received(self, data: bytes) -> None:
        """Take a part of a request. A client that wakes the server too often is not read for a while."""
        seconds = self.budget.spend(1 + len(data) / 1024)
        if seconds and self.budget_timer is None:
            self.flow.pause_reading()
            self.budget_timer = self.loop.call_later(seconds, self._on_budget_even)
        if self in self.unfinished:
            self.head_bytes += len(data)
        super().data_received(data)
        if self in self.unfinished and self.head_bytes > HEAD_BYTES_MAX:
            self.transport.abort()

    def _on_budget_even(self) -> None:
        self.budget_timer = None
        if not self.transport.is_closing():
            self.flow.resume_reading()

    def on_message_begin(self) -> None:
        """Expect the rest of a head that has begun."""
        super().on_message_begin()
        self._expect_head()

    def on_headers_complete(self) -> None:
        """Stop the clock: this head is whole."""
        self._forget_head()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._forget_head()
        if self.budget_timer is not None:
            self.budget_timer.cancel()
        super().connection_lost(exc)
