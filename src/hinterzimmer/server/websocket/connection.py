# mypyc: compile
"""A connection: what it may see, the messages it has received, and those that wait to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.server.counters import COUNTERS
from hinterzimmer.server.interfaces import Transport

OUTBOX_MESSAGES_MAX: Final = 256
"""A client that leaves this many messages unread is cut off; it can resume."""
INBOX_MESSAGES_MAX: Final = 2
"""While more messages of a client wait to be dealt with, nothing more is read from it."""


class Connection:
    """One client of one room. Its messages are dealt with one after the other."""

    def __init__(self, transport: Transport, on_message: Callable[[bytes], None]) -> None:
        """`on_message` gets a message; the next one follows after `resume`, which it must not call itself."""
        self.transport = transport
        self.on_message = on_message
        self.loop = asyncio.get_running_loop()
        self.held_seats: dict[int, str] = {}
        """The seats it speaks for, with the hash of the token that proved it."""
        self.viewed_seat: int = SPECTATOR
        self.last_sent: dict[int, int] = {}
        """The number of the last update it was sent, seat by seat."""
        self.hint_pending = False
        """Whether a hint is being thought about for it."""
        self.inbox: deque[bytes] = deque()
        self.is_processing = False
        """Whether a message is being dealt with."""
        self.outbox: list[bytes] = []
        self.flush_scheduled = False
        self.closed: asyncio.Future[None] = self.loop.create_future()
        """Done when nothing more will be read."""
        self.close_task: asyncio.Task[None] | None = None
        self.is_closing = False
        transport.attach(self)

    # received

    def on_frame(self, data: bytes | None) -> None:
        """Take a message; None: the connection is lost."""
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
        """Deal with the next message: the last one has been answered."""
        self.is_processing = False
        if self.inbox and not self.closed.done():
            if len(self.inbox) == INBOX_MESSAGES_MAX + 1:
                self.transport.resume_reading()
            self.is_processing = True
            self.on_message(self.inbox.popleft())

    def has_unread(self) -> bool:
        """Return whether messages wait that were received and not yet dealt with."""
        return bool(self.inbox)

    def stop_reading(self) -> None:
        """Deal with no further message, so that the endpoint ends."""
        if not self.closed.done():
            self.closed.set_result(None)

    # sent

    def send(self, data: bytes) -> None:
        """Queue a message, without waiting for a slow reader. All of one turn of the loop go out in one write."""
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
        """Send what is queued, unless the client takes nothing."""
        self.flush_scheduled = False
        if self.outbox and not self.transport.write_paused:
            COUNTERS.messages_sent += len(self.outbox)
            self.transport.write_texts(self.outbox)
            self.outbox = []

    def close(self, code: int, reason: str) -> None:
        """Close the connection after what is queued; one whose client takes nothing is cut off."""
        if self.is_closing:
            return
        self.is_closing = True
        if self.transport.write_paused:
            self.transport.abort()
        else:
            self.on_writable()
            self.close_task = self.loop.create_task(self.transport.close(code, reason))


_flush_queue: Final[list[Connection]] = []
"""The connections with something queued in this turn of the event loop."""


def flush_all() -> None:
    """Send what is queued on all connections."""
    connections = _flush_queue[:]
    _flush_queue.clear()
    for connection in connections:
        connection.on_writable()
