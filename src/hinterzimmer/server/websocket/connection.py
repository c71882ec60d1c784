# mypyc: compile
"""A connection: the seats it holds, its received messages, and those waiting to be sent."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.server.counters import COUNTERS
from hinterzimmer.server.interfaces import Transport

OUTBOX_MESSAGES_MAX: Final = 256
"""A client with more unsent messages than this is closed with 4408; it can reconnect and resume."""
INBOX_MESSAGES_MAX: Final = 2
"""While more messages than this wait to be processed, the server reads nothing from the client."""


class Connection:
    """One client of one room; its messages are processed one after the other. Call its methods in the event loop."""

    def __init__(self, transport: Transport, on_message: Callable[[bytes], None]) -> None:
        """Attach to the transport. `on_message` gets one message; the next one comes after `resume`.

        `on_message` must not call `resume` itself, because that would recurse.
        """
        self.transport = transport
        self.on_message = on_message
        self.loop = asyncio.get_running_loop()
        self.held_seats: dict[int, str] = {}
        """The connection's seats, each with the hash of the token that proved it."""
        self.viewed_seat: int = SPECTATOR
        self.last_sent: dict[int, int] = {}
        """The number of the last update sent to it for each seat."""
        self.hint_pending = False
        """True while a worker computes a hint for it."""
        self.inbox: deque[bytes] = deque()
        self.is_processing = False
        """True while a message is being processed."""
        self.outbox: list[bytes] = []
        self.flush_scheduled = False
        self.closed: asyncio.Future[None] = self.loop.create_future()
        """A future that is done when no more messages will be processed."""
        self.close_task: asyncio.Task[None] | None = None
        self.is_closing = False
        transport.attach(self)

    # received

    def on_frame(self, data: bytes | None) -> None:
        """Process or queue a message; stop reading for None, which means that the connection is lost."""
        if data is None:
            self.stop_reading()
        elif self.is_processing:
            self.inbox.append(data)
            if len(self.inbox) == INBOX_MESSAGES_MAX + 1:
                self.transport.pause_reading()
        elif not self.closed.done():
            self.is_processing = True
            self.on_message(data)

    def resume(self) -> None:
        """Process the next message, because the last one has been answered."""
        self.is_processing = False
        if self.inbox and not self.closed.done():
            if len(self.inbox) == INBOX_MESSAGES_MAX + 1:
                self.transport.resume_reading()
            self.is_processing = True
            self.on_message(self.inbox.popleft())

    def has_unread(self) -> bool:
        """Return True if received messages wait to be processed."""
        return bool(self.inbox)

    def stop_reading(self) -> None:
        """Process no further message and complete `closed`, so that the endpoint ends."""
        if not self.closed.done():
            self.closed.set_result(None)

    # sent

    def send(self, data: bytes) -> None:
        """Queue a message without waiting. All messages of one turn of the event loop go out in one write."""
        if self.is_closing:
            return
        self.outbox.append(data)
        if len(self.outbox) > OUTBOX_MESSAGES_MAX:
            self.close(4408, "too slow")
        elif not self.flush_scheduled:
            self.flush_scheduled = True
            if not _flush_queue:
                self.loop.call_soon(flush_all)
            _flush_queue.append(self)

    def on_writable(self) -> None:
        """Send the queued messages, unless the transport has paused writing."""
        self.flush_scheduled = False
        if self.outbox and not self.transport.write_paused:
            COUNTERS.messages_sent += len(self.outbox)
            self.transport.write_texts(self.outbox)
            self.outbox = []

    def close(self, code: int, reason: str) -> None:
        """Close the connection after the queued messages; drop it at once if its client does not read."""
        if self.is_closing:
            return
        self.is_closing = True
        if self.transport.write_paused:
            self.transport.abort()
        else:
            self.on_writable()
            self.close_task = self.loop.create_task(self.transport.close(code, reason))


_flush_queue: Final[list[Connection]] = []
"""The connections with messages queued in this turn of the event loop."""


def flush_all() -> None:
    """Send the queued messages of all connections."""
    connections = _flush_queue[:]
    _flush_queue.clear()
    for connection in connections:
        connection.on_writable()
