"""The WebSocket of the web server, made short for play: whole frames go straight to a connection and back.

Fragments, closing and broken frames are left to uvicorn's own protocol, which this one extends; it is only ever given
whole frames, so both agree where one begins. That class is not public: uvicorn is pinned in pyproject.toml, and
tests/server/test_protocol.py notices a change.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from hinterzimmer.server.interfaces import Receiver
from hinterzimmer.server.websocket.budget import Budget

EXTENSION: Final = "hinterzimmer.transport"
"""Under this name an application finds the protocol among the extensions of its scope."""
FRAME_BYTES_MAX: Final = 1024 * 1024
"""Longer frames end the connection."""
EARLY_BYTES_MAX: Final = 64 * 1024
"""What a client may send before its connection is accepted; then it is not read until it is."""
TEXT_FRAME: Final = 0x81
"""The first byte of a message of text in one frame."""
PING_FRAME: Final = 0x89
PONG_FRAME: Final = 0x8A
FIN_BIT: Final = 128
"""The bit of a first byte for a frame that ends its message."""
MASK_BIT: Final = 128
"""The bit of a second byte for a frame that is masked."""


class PlayProtocol(WebSocketsSansIOProtocol):
    """One connection; from `attach` on messages go to its receiver."""

    receiver: Receiver | None = None
    in_fragments = False
    """Whether a message in fragments is under way."""
    write_paused = False
    """Whether the client takes nothing more for the moment."""
    receiver_is_full = False
    """Whether the receiver wants nothing more to be read."""
    budget_timer: asyncio.TimerHandle | None = None
    """Ends the pause of a client that has spent its budget."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.partial = bytearray()
        """The beginning of a frame whose end is still to come."""
        self.partial_needs = 0
        """How many bytes it must have before it is looked at again."""
        self.budget = Budget(self.app_state.get("frames_per_second", 0.0))

    def handle_connect(self, event: Request) -> None:
        """Put the protocol into the scope, where the application can find it."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def attach(self, receiver: Receiver) -> None:
        """Deliver messages to this receiver from now on, those first that have come already."""
        self.receiver = receiver
        self.receiver_is_full = False
        self._update_reading()
        self._take_frames(bytes(self.partial))

    # reading

    def data_received(self, data: bytes) -> None:
        """Cut frames out of what comes. A client that wakes the server too often is not read for a while."""
        self._spend(1 + len(data) / 1024)
        if self.receiver is None:
            if not self.handshake_initiated or self.close_sent:
                super().data_received(data)
            else:
                self.partial += data
                if len(self.partial) > EARLY_BYTES_MAX:
                    self.pause_reading()
        elif self.partial:
            self.partial += data
            if len(self.partial) >= self.partial_needs:
                self._take_frames(bytes(self.partial))
        else:
            self._take_frames(data)

    def _take_frames(self, data: bytes) -> None:
        """Deliver every whole frame, and keep what is left for later."""
        assert self.receiver is not None
        at, end, ping = 0, len(data), b""
        self.partial_needs = 0
        while end - at >= 2:
            first, size = data[at], data[at + 1] & 127
            head = 6 if size < 126 else 8 if size == 126 else 14
            if end - at < head:
                break
            if size >= 126:
                size = int.from_bytes(data[at + 2 : at + head - 4], "big")
            if data[at + 1] < MASK_BIT or size > FRAME_BYTES_MAX:
                self.partial.clear()
                super().data_received(data[at:])  # against the protocol: that ends the connection
                return
            whole = at + head + size
            if whole > end:
                self.partial_needs = whole - at
                break
            if first == TEXT_FRAME and not self.in_fragments and not self.close_sent:
                self.receiver.on_frame(apply_mask(data[at + head : whole], data[at + head - 4 : at + head]))
            elif first == PING_FRAME and head == 6:
                self._spend(1)
                ping = data[at:whole]
            else:
                self._spend(1)
                if first < FIN_BIT:
                    self.in_fragments = True
                elif first == FIN_BIT:  # nothing but that bit: the last part
                    self.in_fragments = False
                super().data_received(data[at:whole])
            at = whole
        self.partial[:] = data[at:]
        if ping and not self.close_sent and not self.write_paused and not self.transport.is_closing():
            # of several pings only the latest needs an answer (RFC 6455, 5.5.3)
            self.transport.write(bytes((PONG_FRAME, len(ping) - 6)) + apply_mask(ping[6:], ping[2:6]))

    def send_receive_event_to_app(self) -> None:
        """Deliver a message that came by the long way: in fragments, or of bytes."""
        if self.receiver is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.receiver.on_frame(data)

    # when not to read

    def _spend(self, cost: float) -> None:
        """Charge the client's budget, and do not read it until it is even again."""
        seconds = self.budget.spend(cost)
        if seconds and self.budget_timer is None:
            self.budget_timer = self.loop.call_later(seconds, self._on_budget_even)
            self._update_reading()

    def _on_budget_even(self) -> None:
        self.budget_timer = None
        self._update_reading()

    def pause_reading(self) -> None:
        """Take nothing more from the client until `resume_reading`."""
        self.receiver_is_full = True
        self._update_reading()

    def resume_reading(self) -> None:
        """Take more from the client."""
        self.receiver_is_full = False
        self._update_reading()

    def _update_reading(self) -> None:
        if self.transport.is_closing():
            return
        if self.receiver_is_full or self.budget_timer is not None:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        """Ignore a missing pong while the client is not read: it may be queued behind unread messages."""
        if self.budget_timer is None and (self.receiver is None or not self.receiver.has_unread()):
            super().keepalive_timeout()
            return
        self.pong_timer = None
        self.pending_ping_payload = None
        self.schedule_ping()

    # writing

    def write_texts(self, messages: list[bytes]) -> None:
        """Send messages of text, all in one write."""
        if self.close_sent or self.transport.is_closing():
            return
        pieces = []
        for message in messages:
            size = len(message)
            if size < 126:
                pieces.append(bytes((TEXT_FRAME, size)))
            elif size < 65536:
                pieces.append(bytes((TEXT_FRAME, 126, size >> 8, size & 255)))
            else:
                pieces.append(bytes((TEXT_FRAME, 127)) + size.to_bytes(8, "big"))
            pieces.append(message)
        self.transport.write(b"".join(pieces))

    def pause_writing(self) -> None:
        """Stop sending: the client does not take what it is sent."""
        super().pause_writing()
        self.write_paused = True

    def resume_writing(self) -> None:
        """Send what has been queued meanwhile."""
        super().resume_writing()
        self.write_paused = False
        if self.receiver is not None:
            self.receiver.on_writable()

    async def close(self, code: int, reason: str) -> None:
        """Close with a code and a reason; the client is read again, so that its answer is seen."""
        await self.send({"type": "websocket.close", "code": code, "reason": reason})
        self.resume_reading()

    def abort(self) -> None:
        """Cut the connection off."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the receiver that the client is gone."""
        super().connection_lost(exc)
        if self.budget_timer is not None:
            self.budget_timer.cancel()
        if self.receiver is not None:
            self.receiver.on_frame(None)
