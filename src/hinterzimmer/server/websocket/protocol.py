"""uvicorn's WebSocket protocol with a fast path: whole text frames go directly to a connection and back.

uvicorn's own class handles fragments, closing and broken frames. It gets only whole frames, so that both agree where a
frame begins. That class is not public, so uvicorn is pinned in pyproject.toml, and tests/server/test_protocol.py
notices a change.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from hinterzimmer.server.interfaces import Receiver
from hinterzimmer.server.websocket.budget import Budget

EXTENSION: Final = "hinterzimmer.transport"
"""The name of the protocol among the extensions of the ASGI scope."""
FRAME_BYTES_MAX: Final = 1024 * 1024
"""The longest frame; a longer one ends the connection."""
EARLY_BYTES_MAX: Final = 64 * 1024
"""Above this many bytes before `attach`, the server stops reading until then."""
TEXT_FRAME: Final = 0x81
"""The first byte of a text message in one frame."""
PING_FRAME: Final = 0x89
PONG_FRAME: Final = 0x8A
FIN_BIT: Final = 128
"""The bit in the first byte of a frame that ends its message."""
MASK_BIT: Final = 128
"""The bit in the second byte of a masked frame."""


class PlayProtocol(WebSocketsSansIOProtocol):
    """One connection; after `attach` its messages go to the receiver. All methods run in the event loop."""

    receiver: Receiver | None = None
    in_fragments = False
    """True between the first and the last fragment of a message."""
    write_paused = False
    """True while the client reads too slowly for more to be sent."""
    receiver_is_full = False
    """True while the receiver wants no more messages."""
    budget_timer: asyncio.TimerHandle | None = None
    """The timer that ends the pause of a client beyond its budget; None otherwise."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.partial = bytearray()
        """The beginning of a frame whose end has not arrived."""
        self.partial_needs = 0
        """The number of bytes that `partial` needs before it is parsed again; 0 if unknown."""
        self.budget = Budget(self.app_state.get("frames_per_second", 0.0))

    def handle_connect(self, event: Request) -> None:
        """Put the protocol into the extensions of the scope, so that the endpoint finds it."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def attach(self, receiver: Receiver) -> None:
        """Deliver all messages to this receiver from now on, first those that have already arrived."""
        self.receiver = receiver
        self.receiver_is_full = False
        self._update_reading()
        self._take_frames(bytes(self.partial))

    # reading

    def data_received(self, data: bytes) -> None:
        """Split received bytes into frames; pause reading if the client has spent its budget."""
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
        """Deliver every whole frame and keep the rest in `partial`."""
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
                super().data_received(data[at:])  # a violation of the protocol, which uvicorn answers by closing
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
                elif first == FIN_BIT:  # a last fragment has this bit only
                    self.in_fragments = False
                super().data_received(data[at:whole])
            at = whole
        self.partial[:] = data[at:]
        if ping and not self.close_sent and not self.write_paused and not self.transport.is_closing():
            # of several pings only the latest needs an answer (RFC 6455, 5.5.3)
            self.transport.write(bytes((PONG_FRAME, len(ping) - 6)) + apply_mask(ping[6:], ping[2:6]))

    def send_receive_event_to_app(self) -> None:
        """Deliver a message that uvicorn's class has assembled: one in fragments, or of bytes."""
        if self.receiver is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.receiver.on_frame(data)

    # pausing

    def _spend(self, cost: float) -> None:
        """Charge the client's budget; beyond it, pause reading until the budget is even."""
        seconds = self.budget.spend(cost)
        if seconds and self.budget_timer is None:
            self.budget_timer = self.loop.call_later(seconds, self._on_budget_even)
            self._update_reading()

    def _on_budget_even(self) -> None:
        self.budget_timer = None
        self._update_reading()

    def pause_reading(self) -> None:
        """Stop reading from the client until `resume_reading`."""
        self.receiver_is_full = True
        self._update_reading()

    def resume_reading(self) -> None:
        """Read from the client again, unless it has spent its budget."""
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
        """Ignore a missing pong while messages are unread or reading is paused, because the pong may be behind them.

        Otherwise close the connection as uvicorn does.
        """
        if self.budget_timer is None and (self.receiver is None or not self.receiver.has_unread()):
            super().keepalive_timeout()
            return
        self.pong_timer = None
        self.pending_ping_payload = None
        self.schedule_ping()

    # writing

    def write_texts(self, messages: list[bytes]) -> None:
        """Send text messages in one write; drop them if the connection is closing."""
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
        """Note that the client does not read, so that messages are queued."""
        super().pause_writing()
        self.write_paused = True

    def resume_writing(self) -> None:
        """Send the messages that were queued meanwhile."""
        super().resume_writing()
        self.write_paused = False
        if self.receiver is not None:
            self.receiver.on_writable()

    async def close(self, code: int, reason: str) -> None:
        """Close with a code and a reason; resume reading, so that the client's closing frame arrives."""
        await self.send({"type": "websocket.close", "code": code, "reason": reason})
        self.resume_reading()

    def abort(self) -> None:
        """Drop the connection at once."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timer and notify the receiver with None."""
        super().connection_lost(exc)
        if self.budget_timer is not None:
            self.budget_timer.cancel()
        if self.receiver is not None:
            self.receiver.on_frame(None)
