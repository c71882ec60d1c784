"""The WebSocket of the web server, made short for play: whole frames go straight to a room's socket and back.

Everything unusual (fragments, pings, closing, broken frames) is left to the web server's own protocol, which this one
extends; it is only ever given whole frames, so both agree where one begins.
"""

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

if TYPE_CHECKING:
    from hinterzimmer.server.websocket.connection import Socket

NAME: Final = "hinterzimmer.line"
"""Under this name an application finds the line among the extensions of its scope."""
LARGEST: Final = 1024 * 1024
"""Longer frames end the connection."""
TEXT: Final = 0x81
"""The first byte of a message of text in one frame."""
MASKED: Final = 128
WHOLE: Final = 128
"""The bit of a second byte for a frame that is masked, and of a first one for a frame that ends its message."""


class Line(WebSocketsSansIOProtocol):
    """One connection; from the moment it has an owner, messages go to it."""

    owner: "Socket | None" = None
    rest = b""
    """The beginning of a frame whose end is still to come."""
    in_parts = False
    """Whether a message in fragments is under way."""
    full = False
    """Whether the client takes nothing more for the moment."""

    def handle_connect(self, event: Request) -> None:
        """The application can find the line in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self

    def data_received(self, data: bytes) -> None:
        """Cut frames out of what comes."""
        if self.owner is None:
            super().data_received(data)
            return
        if self.rest:
            data = self.rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            first, size = data[at], data[at + 1] & 127
            head = 6 if size < 126 else 8 if size == 126 else 14
            if end - at >= head and size >= 126:
                size = int.from_bytes(data[at + 2 : at + head - 4], "big")
            if data[at + 1] < MASKED or size > LARGEST:
                break  # against the protocol: that ends the connection
            whole = at + head + size
            if whole > end:
                self.rest = data[at:]
                return
            if first == TEXT and not self.in_parts and not self.close_sent:
                self.owner.received(apply_mask(data[at + head : whole], data[at + head - 4 : at + head]))
            else:
                if first < WHOLE:
                    self.in_parts = True
                elif first == WHOLE:  # nothing but that bit: the last part
                    self.in_parts = False
                super().data_received(data[at:whole])
            at = whole
        else:
            self.rest = data[at:]
            return
        self.rest = b""
        super().data_received(data[at:])

    def send_receive_event_to_app(self) -> None:
        """A message that came by the long way."""
        if self.owner is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.owner.received(data)

    def write_texts(self, messages: list[bytes]) -> None:
        """Send messages of text, all in one go."""
        if self.close_sent or self.transport.is_closing():
            return
        pieces = []
        for message in messages:
            size = len(message)
            if size < 126:
                pieces.append(bytes((TEXT, size)))
            elif size < 65536:
                pieces.append(bytes((TEXT, 126, size >> 8, size & 255)))
            else:
                pieces.append(bytes((TEXT, 127)) + size.to_bytes(8, "big"))
            pieces.append(message)
        self.transport.write(b"".join(pieces))

    def keepalive_timeout(self) -> None:
        """No pong has come. While the room lets the client's messages wait that says nothing: it may be behind them."""
        if self.owner is None or not self.owner.unread:
            super().keepalive_timeout()
            return
        self.pong_timer = None
        self.pending_ping_payload = None
        self.schedule_ping()

    def pause_writing(self) -> None:
        """The client does not take what it is sent."""
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        """It takes more again."""
        super().resume_writing()
        self.full = False
        if self.owner is not None:
            self.owner.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        super().connection_lost(exc)
        if self.owner is not None:
            self.owner.received(None)
