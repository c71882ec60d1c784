"""A connection: what it may see, and what waits to be sent to it."""

import asyncio
from collections import deque
from typing import Any, Final

from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.server import metrics

MOST_WAITING: Final = 256
"""A client that leaves so many messages unread is cut off; it can resume."""


class Socket:
    """One client of one room."""

    def __init__(self, transmit: Any) -> None:
        """`transmit` is the ASGI function that sends a message."""
        self.transmit = transmit
        self.seats: dict[int, str] = {}
        """The seats it speaks for, with the hash of the token that proved it."""
        self.seat = SPECTATOR
        """The seat it looks at."""
        self.seen: dict[int, int] = {}
        """The number of the last update it was sent, seat by seat."""
        self.waiting: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.busy = False
        """Whether a command of it is being carried out, which nothing may break off."""
        self.advised = False
        """Whether a hint is being thought about for it."""
        self.ended: tuple[int, str] | None = None

    def send(self, data: bytes) -> None:
        """Queue a message; nobody waits for a slow reader."""
        if self.ended:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.end(4408, "too slow")
            return
        self.waiting.append(data)
        self.wake.set()

    def end(self, code: int, reason: str) -> None:
        """Close the connection after what is queued."""
        if not self.ended:
            self.ended = (code, reason)
            self.wake.set()

    async def write(self) -> None:
        """Send what is queued, until the end."""
        while True:
            while self.waiting:
                text = self.waiting.popleft().decode()
                await self.transmit({"type": "websocket.send", "text": text})
                metrics.SENT.inc()
            if self.ended:
                code, reason = self.ended
                await self.transmit({"type": "websocket.close", "code": code, "reason": reason})
                return
            self.wake.clear()
            await self.wake.wait()
