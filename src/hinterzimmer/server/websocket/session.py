# mypyc: compile
"""A session: it carries out and answers the messages of one client, one after the other."""

import asyncio
import logging
import time
from typing import Any, Final

import msgspec

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.room import commands, wire
from hinterzimmer.room.commands import Entries
from hinterzimmer.room.errors import BadMessage, NotYours, TooBig, TooFast
from hinterzimmer.room.refusals import refused_reply
from hinterzimmer.room.room import Room
from hinterzimmer.server import ids
from hinterzimmer.server.counters import COUNTERS
from hinterzimmer.server.interfaces import Client, HintDesk, Transport, UndoWorker
from hinterzimmer.server.live_room import LiveRoom
from hinterzimmer.server.rate_limits import LeakyBucket
from hinterzimmer.server.undo import ask_undo
from hinterzimmer.server.websocket.connection import Connection

log = logging.getLogger("hinterzimmer.sockets")
BAD_FRAMES_FREE: Final = 20
"""After this many malformed or too frequent frames, each further one is followed by a pause."""
BAD_FRAME_DELAY_SECONDS_MAX: Final = 3.0
"""The longest such pause."""
HELLO_TIMEOUT_SECONDS: Final = 20.0
"""A client that has sent no Hello after this time is closed with 1008."""


class Session:
    """One client's session. It answers a bad message with Refused and then reads the next one."""

    def __init__(
        self, live: LiveRoom, hints: HintDesk, undo_worker: UndoWorker, transport: Transport, bucket: LeakyBucket
    ) -> None:
        self.live = live
        self.hints = hints
        self.undo_worker = undo_worker
        self.undo_task: asyncio.Task[None] | None = None
        self.bucket = bucket
        self.bad_frames = 0
        self.has_greeted = False
        self.message: Any = None
        """The message that is being carried out; None if the frame is malformed."""
        self.started_at = 0.0
        self.connection = Connection(transport, self.on_message)
        self.hello_timer = asyncio.get_running_loop().call_later(HELLO_TIMEOUT_SECONDS, self._require_hello)

    async def run(self) -> None:
        """Wait until the connection ends, then detach it from the room and close it."""
        connection = self.connection
        try:
            await connection.closed
        finally:
            self.hello_timer.cancel()
            self.live.detach(connection)
            connection.close(1000, "")
            if connection.close_task is not None:
                await asyncio.gather(connection.close_task, return_exceptions=True)

    def _require_hello(self) -> None:
        if not self.has_greeted:
            self.connection.close(1008, "no hello")
            self.connection.stop_reading()

    def on_message(self, data: bytes) -> None:
        """Decode a message and queue it in the room; `_reply` answers it later, `_refuse` at once."""
        self.message = None
        self.started_at = time.perf_counter()
        try:
            if not self.bucket.try_take():
                raise TooFast("more frames than the limit allows; slow down", "frames")
            self.message = decode(data)
            if isinstance(self.message, wire.Hello):
                if self.has_greeted:
                    raise BadMessage("hello is said once", "malformed")
            elif not self.has_greeted:
                raise BadMessage("say hello first", "malformed")
            if isinstance(self.message, wire.AskUndo):
                self.undo_task = asyncio.get_running_loop().create_task(self._ask_undo(self.message))
            else:
                self.live.submit(self._decide, self._reply)
        except HinterzimmerError as error:
            self._refuse(error)

    def _decide(self, room: Room, now: int) -> Entries:
        """Return the entries of a command; [] for all other messages, because they concern only this connection."""
        message, connection = self.message, self.connection
        if isinstance(message, wire.Hello):
            if not connection.is_closing:
                self.live.attach(connection, message)
            return []
        if isinstance(message, wire.ShowSeat):
            self.live.show_seat(connection, message.seat)
            return []
        seat = speaking_seat(room, connection, message)
        if isinstance(message, wire.AskHint):
            self.hints.request(room, connection, seat, message)
            return []
        return commands.decide(room, seat, message, now, ids.new_secret)

    async def _ask_undo(self, command: wire.AskUndo) -> None:
        """Carry out an AskUndo in a task, because it waits for a worker before the room decides."""
        try:
            await ask_undo(
                self.live, self.undo_worker, lambda room: speaking_seat(room, self.connection, command), command
            )
        except Exception as error:
            self._reply(error)
        else:
            self._reply(None)

    def _reply(self, error: Exception | None) -> None:
        """Answer the message and resume the connection; an unexpected error ends the session."""
        if error is None:
            self.bad_frames = max(0, self.bad_frames - 1)
            if isinstance(self.message, wire.Hello):
                self.has_greeted = True
            elif not isinstance(self.message, wire.AskHint):
                COUNTERS.observe_command(time.perf_counter() - self.started_at)
                self.connection.send(wire.encode(wire.Done(self.message.id)))
            self.connection.resume()
        elif isinstance(error, HinterzimmerError):
            self._refuse(error)
        else:
            log.error("a connection failed", exc_info=error)
            self.connection.stop_reading()

    def _refuse(self, error: HinterzimmerError) -> None:
        """Send Refused and resume the connection; after many bad messages resume later."""
        COUNTERS.refuse(type(error).__name__)
        self.connection.send(wire.encode(refused_reply(getattr(self.message, "id", ""), error)))
        delay = 0.0
        if isinstance(error, (BadMessage, TooBig, TooFast)) or not self.has_greeted:
            self.bad_frames += 1
            delay = bad_frame_delay(self.bad_frames) if self.bucket.rate else 0.0
        asyncio.get_running_loop().call_later(delay, self.connection.resume)


def bad_frame_delay(bad_frames: int) -> float:
    """Return the seconds to wait after this many bad frames; they grow, so that a flood is read slowly."""
    return min(BAD_FRAME_DELAY_SECONDS_MAX, 0.02 * max(0, bad_frames - BAD_FRAMES_FREE))


def decode(data: bytes) -> wire.Frame:
    """Return the message in a frame. Raises BadMessage or TooBig."""
    if len(data) > wire.FRAME_BYTES_MAX:
        raise TooBig(f"a frame has at most {wire.FRAME_BYTES_MAX} bytes", "message")
    try:
        frame: wire.Frame = wire.decode_frame(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage(f"not a message: {str(error)[:200]}", "malformed") from None
    return frame


def speaking_seat(room: Room, connection: Client, command: wire.Command) -> int:
    """Return the seat of a command. Raises NotYours unless the connection holds it and its token is still valid."""
    seat = connection.viewed_seat if command.seat is None else command.seat
    held = connection.held_seats.get(seat)
    if held is None or seat >= len(room.places) or room.places[seat].token != held:
        raise NotYours("this connection does not speak for that seat", "other-seat")
    return seat
