"""uvicorn's HTTP protocol with bounds on unfinished requests.

A request's head may take HEAD_SECONDS_MAX and HEAD_BYTES_MAX. Above UNFINISHED_HEADS_MAX connections with an unfinished
head the oldest is closed, so that half-sent requests keep no client out. uvicorn has no such bounds. Its class is not
public, so uvicorn is pinned in pyproject.toml, and tests/server/test_flood.py notices a change.
"""

import asyncio
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hinterzimmer.server.websocket.budget import Budget

HEAD_SECONDS_MAX: Final = 10.0
"""The longest time that a client may take for the head of a request."""
HEAD_BYTES_MAX: Final = 64 * 1024
"""The longest head of a request."""
UNFINISHED_HEADS_MAX: Final = 200
"""The number of connections that may have an unfinished head at the same time."""


class GuardedHttpProtocol(HttpToolsProtocol):
    """One HTTP connection, before it becomes a WebSocket."""

    unfinished: ClassVar[dict["GuardedHttpProtocol", asyncio.TimerHandle]] = {}
    """The connections of this process with an unfinished head, the oldest first, each with its timer."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.head_bytes = 0
        self.budget = Budget(self.app_state.get("frames_per_second", 0.0))
        self.budget_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timer for the first head."""
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
        """Process a part of a request; pause reading if the client has spent its budget."""
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
        """Start the timer for a head that has begun."""
        super().on_message_begin()
        self._expect_head()

    def on_headers_complete(self) -> None:
        """Cancel the timer, because the head is complete."""
        self._forget_head()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the connection's timers."""
        self._forget_head()
        if self.budget_timer is not None:
            self.budget_timer.cancel()
        super().connection_lost(exc)
