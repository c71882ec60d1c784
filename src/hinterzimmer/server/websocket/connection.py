"""A connection: what it may see, what it has said, and what waits to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.server import metrics
from hinterzimmer.server.websocket.protocol import Line

MOST_WAITING: Final = 256
"""A client that leaves so many messages unread is cut off; it can resume."""
MOST_UNREAD: Final = 2
"""While more messages of a client wait to be read, nothing more is taken from it."""


class Socket:
    """One client of one room."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.loop = asyncio.get_running_loop()
        self.seats: dict[int, str] = {}
        """The seats it speaks for, with the hash of the token that proved it."""
        self.seat = SPECTATOR
        """The seat it looks at."""
        self.seen: dict[int, int] = {}
        """The number of the last update it was sent, seat by seat."""
        self.unread: deque[bytes | None] = deque()
        self.heard: Callable[[bytes], None] = lambda data: None
        """Called with the next message, whenever the last one has been dealt with."""
        self.busy = True
        """Whether a message is being dealt with."""
        self.reading = False
        self.gone: asyncio.Future[None] = self.loop.create_future()
        """Done when there is nothing more to be read."""
        self.waiting: list[bytes] = []
        self.flushing = False
        self.advised = False
        """Whether a hint is being thought about for it."""
        self.ended = False
        self.closing: asyncio.Task[None] | None = None
        line.owner = self

    def received(self, data: bytes | None) -> None:
        """A message has come; None: the connection is gone."""
        self.unread.append(data)
        if len(self.unread) == MOST_UNREAD + 1 and not self.line.transport.is_closing():
            self.line.transport.pause_reading()
        self.read()

    def read_on(self) -> None:
        """The last message has been dealt with."""
        self.busy = False
        self.read()

    def read(self) -> None:
        """Deal with what has come, message by message, until one has to be waited for."""
        if self.reading:
            return
        self.reading = True
        while self.unread and not self.busy and not self.gone.done():
            if len(self.unread) == MOST_UNREAD + 1 and not self.line.transport.is_closing():
                self.line.transport.resume_reading()
            data = self.unread.popleft()
            if data is None:
                self.leave()
            else:
                self.busy = True
                self.heard(data)
        self.reading = False

    def leave(self) -> None:
        """Nothing more is read."""
        if not self.gone.done():
            self.gone.set_result(None)

    def send(self, data: bytes) -> None:
        """Queue a message; nobody waits for a slow reader. What is queued in one go is sent in one go."""
        if self.ended:
            return
        self.waiting.append(data)
        if len(self.waiting) > MOST_WAITING:
            self.end(4408, "too slow")
        elif not self.flushing:
            self.flushing = True
            if not FLUSHING:
                self.loop.call_soon(flush_all)
            FLUSHING.append(self)

    def flush(self) -> None:
        """Send what is queued, if the client takes it."""
        self.flushing = False
        if self.waiting and not self.line.full:
            metrics.TRAFFIC.sent += len(self.waiting)
            self.line.write_texts(self.waiting)
            self.waiting = []

    def end(self, code: int, reason: str) -> None:
        """Close the connection after what is queued; one that takes nothing is cut off."""
        if self.ended:
            return
        self.ended = True
        if self.line.full:
            self.line.transport.abort()
        else:
            self.flush()
            self.closing = self.loop.create_task(
                self.line.send({"type": "websocket.close", "code": code, "reason": reason})
            )


FLUSHING: Final[list[Socket]] = []
"""Those with something queued in this turn of the event loop."""


def flush_all() -> None:
    """Send what is queued anywhere."""
    sockets = FLUSHING[:]
    FLUSHING.clear()
    for socket in sockets:
        socket.flush()
