"""What a client of a room says, frame by frame."""

import asyncio
import time
from typing import Any, Final

import msgspec

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.server import metrics, wire
from hinterzimmer.server.errors import BadMessage, NotYours, TooBig, TooFast
from hinterzimmer.server.hints import Adviser
from hinterzimmer.server.house import House, Live
from hinterzimmer.server.limits import Bucket
from hinterzimmer.server.sockets import Socket

PATIENCE: Final = 20
"""After so many frames that are no messages, or came too fast, each further one is a little more slowly answered."""
SLOWEST: Final = 3.0
"""The longest pause in seconds after such a frame."""
HELLO_WITHIN: Final = 20.0


async def read(house: House, adviser: Adviser, live: Live, client: Socket, bucket: Bucket) -> None:
    """Carry out what the client sends, frame by frame. What is wrong with one is answered, and the next one read."""
    bad, greeted, until = 0, False, asyncio.get_running_loop().time() + HELLO_WITHIN
    while True:
        if greeted:
            message = await client.next()
        else:
            try:
                async with asyncio.timeout_at(until):
                    message = await client.next()
            except TimeoutError:
                client.end(1008, "no hello")
                return
        if message is None:
            return
        frame: Any = None
        began = time.perf_counter()
        try:
            if not bucket.take():
                raise TooFast("more frames than the limit allows: slow down")
            frame = decode(message)
            if isinstance(frame, wire.Hello):
                if greeted:
                    raise BadMessage("hello is said once")
                house.connect(live, client, frame)
                greeted = True
            elif not greeted:
                raise BadMessage("say hello first")
            elif isinstance(frame, wire.Look):
                house.look(live, client, frame.seat)
                client.send(wire.encode(wire.Done(frame.id)))
            elif isinstance(frame, wire.AskHint):
                adviser.ask(live.room, client, speaker(live, client, frame), frame)
            else:
                await house.act(live, speaker(live, client, frame), frame)
                metrics.TRAFFIC.done(time.perf_counter() - began)
                client.send(wire.encode(wire.Done(frame.id)))
        except HinterzimmerError as error:
            metrics.REFUSED.labels(type(error).__name__).inc()
            client.send(wire.encode(refusal(getattr(frame, "id", ""), error)))
            if isinstance(error, (BadMessage, TooBig, TooFast)) or not greeted:
                bad += 1
                await asyncio.sleep(pause(bad) if bucket.rate else 0)
        else:
            bad = max(0, bad - 1)


def pause(bad: int) -> float:
    """How long to wait, in seconds, after so many bad frames: whoever floods is read ever more slowly."""
    return min(SLOWEST, 0.02 * max(0, bad - PATIENCE))


def decode(data: bytes) -> wire.Frame:
    """The message in a frame; BadMessage if it is none."""
    if len(data) > wire.LARGEST_FRAME:
        raise TooBig(f"a frame has at most {wire.LARGEST_FRAME} bytes")
    try:
        frame: wire.Frame = wire.decode_frame(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage(f"not a message: {str(error)[:200]}") from None
    return frame


def speaker(live: Live, client: Socket, order: wire.Command) -> int:
    """The seat that speaks: one that this connection holds and whose token still counts."""
    seat = client.seat if order.seat is None else order.seat
    held = client.seats.get(seat)
    if held is None or seat >= len(live.room.places) or live.room.places[seat].token != held:
        raise NotYours("this connection does not speak for that seat")
    return seat


def refusal(id: str, error: HinterzimmerError) -> wire.Refused:
    """A refusal as it goes over the wire."""
    return wire.Refused(id, type(error).__name__, str(error))
