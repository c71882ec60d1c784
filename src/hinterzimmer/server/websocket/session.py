"""What a client of a room says, frame by frame."""

import logging
import time
from typing import Any, Final

import msgspec

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.room import commands, wire
from hinterzimmer.room.errors import BadMessage, NotYours, TooBig, TooFast
from hinterzimmer.room.room import Room
from hinterzimmer.server import ids, metrics
from hinterzimmer.server.hints import Adviser
from hinterzimmer.server.hub import House
from hinterzimmer.server.live_room import Live
from hinterzimmer.server.rate_limits import Bucket
from hinterzimmer.server.websocket.connection import Socket

log = logging.getLogger("hinterzimmer.sockets")
PATIENCE: Final = 20
"""After so many frames that are no messages, or came too fast, each further one is a little more slowly answered."""
SLOWEST: Final = 3.0
"""The longest pause in seconds after such a frame."""
HELLO_WITHIN: Final = 20.0


class Reader:
    """Carries out what a client sends, frame by frame. What is wrong with one is answered, and the next one read."""

    def __init__(self, house: House, adviser: Adviser, live: Live, client: Socket, bucket: Bucket) -> None:
        self.house = house
        self.adviser = adviser
        self.live = live
        self.client = client
        self.bucket = bucket
        self.bad = 0
        self.greeted = False
        self.frame: Any = None
        """The frame that is being carried out; None if it is no message."""
        self.began = 0.0
        client.heard = self.heard
        client.loop.call_later(HELLO_WITHIN, self.need_hello)
        client.read_on()

    def need_hello(self) -> None:
        """Who has not said hello by now is not waited for."""
        if not self.greeted:
            self.client.end(1008, "no hello")
            self.client.leave()

    def heard(self, message: bytes) -> None:
        """A frame: it is carried out when its turn has come in the room."""
        self.frame, self.began = None, time.perf_counter()
        try:
            if not self.bucket.take():
                raise TooFast("more frames than the limit allows: slow down")
            self.frame = decode(message)
            if isinstance(self.frame, wire.Hello):
                if self.greeted:
                    raise BadMessage("hello is said once")
            elif not self.greeted:
                raise BadMessage("say hello first")
        except Exception as error:
            self.done(error)
        else:
            self.house.let(self.live, self.judge, self.done)

    def judge(self, room: Room, at: int) -> commands.Entries:
        """What the frame makes of the room: entries, if it is a command; everything else touches this client alone."""
        frame, client = self.frame, self.client
        if isinstance(frame, wire.Hello):
            if not client.ended:
                self.house.connect(self.live, client, frame)
            return []
        if isinstance(frame, wire.ShowSeat):
            self.live.look(client, frame.seat, at)
            return []
        seat = speaker(room, client, frame)
        if isinstance(frame, wire.AskHint):
            self.adviser.ask(room, client, seat, frame)
            return []
        return commands.decide(room, seat, frame, at, ids.new_secret)

    def done(self, error: Exception | None) -> None:
        """The frame was carried out, or refused: say so, and read on."""
        frame, client = self.frame, self.client
        if error is None:
            self.bad = max(0, self.bad - 1)
            if isinstance(frame, wire.Hello):
                self.greeted = True
            elif not isinstance(frame, wire.AskHint):
                metrics.TRAFFIC.done(time.perf_counter() - self.began)
                client.send(wire.encode(wire.Done(frame.id)))
            client.read_on()
        elif isinstance(error, HinterzimmerError):
            metrics.REFUSED.labels(type(error).__name__).inc()
            client.send(wire.encode(refusal(getattr(frame, "id", ""), error)))
            if isinstance(error, (BadMessage, TooBig, TooFast)) or not self.greeted:
                self.bad += 1
                client.loop.call_later(pause(self.bad) if self.bucket.rate else 0, client.read_on)
            else:
                client.read_on()
        else:
            log.error("a connection failed", exc_info=error)
            client.leave()


def pause(bad: int) -> float:
    """How long to wait, in seconds, after so many bad frames: whoever floods is read ever more slowly."""
    return min(SLOWEST, 0.02 * max(0, bad - PATIENCE))


def decode(data: bytes) -> wire.Frame:
    """The message in a frame; BadMessage if it is none."""
    if len(data) > wire.FRAME_BYTES_MAX:
        raise TooBig(f"a frame has at most {wire.FRAME_BYTES_MAX} bytes")
    try:
        frame: wire.Frame = wire.decode_frame(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage(f"not a message: {str(error)[:200]}") from None
    return frame


def speaker(room: Room, client: Socket, order: wire.Command) -> int:
    """The seat that speaks: one that this connection holds and whose token still counts."""
    seat = client.seat if order.seat is None else order.seat
    held = client.seats.get(seat)
    if held is None or seat >= len(room.places) or room.places[seat].token != held:
        raise NotYours("this connection does not speak for that seat")
    return seat


def refusal(id: str, error: HinterzimmerError) -> wire.Refused:
    """A refusal as it goes over the wire."""
    return wire.Refused(id, type(error).__name__, str(error))
