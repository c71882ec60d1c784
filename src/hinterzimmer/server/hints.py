"""A hint for a seat that asks for one: what the strongest bot would do, and why. Nobody else hears of it.

Hints are thought up in a process of their own that leaves the processor to everybody else, so the bots of no room
answer later because somebody wanted one.
"""

from typing import Any

from hinterzimmer.engine.errors import NotAsked
from hinterzimmer.engine.table import Table
from hinterzimmer.room import wire
from hinterzimmer.room.errors import NoHint, TooFast
from hinterzimmer.room.room import Room
from hinterzimmer.server.hub import House
from hinterzimmer.server.websocket.connection import Socket
from hinterzimmer.server.workers.bot_pool import BotPool
from hinterzimmer.server.workers.pool import WorkerFailed


class Adviser:
    """Gives hints to the sockets of a house."""

    def __init__(self, house: House, thinkers: BotPool) -> None:
        self.house = house
        self.thinkers = thinkers

    def ask(self, room: Room, socket: Socket, seat: int, wish: wire.AskHint) -> None:
        """Judge the wish, and think about it beside everything else; the hint goes to this socket alone."""
        need_hints(room)
        if not room.table.options(seat) or seat in room.held:
            raise NotAsked(f"seat {seat + 1} is not asked now")
        if socket.advised:
            raise TooFast("one hint at a time: the last one is still being thought about")
        socket.advised = True
        table = room.table.copy()  # as it is stored: a moment later something may be in it that is not
        self.house.run(self.answer(room.agreement.game, table, socket, seat, wish))

    async def answer(self, game: str, table: Table, socket: Socket, seat: int, wish: wire.AskHint) -> None:
        """Think, and tell the socket."""
        answer: Any
        try:
            advice = await self.thinkers.advise(wish.lang, game, table, seat)
            answer = wire.Hint(wish.id, table.number, **advice)
        except WorkerFailed as error:
            answer = wire.Refused(wish.id, "NoHint", f"no hint this time: the adviser {error}")
        finally:
            socket.advised = False
        socket.send(wire.encode(answer))


def need_hints(room: Room) -> None:
    """Only where hints are allowed, and somebody can give them."""
    if not room.game.levels:
        raise NoHint(f"nobody gives hints for {room.game.title}")
    if not room.gives_hints():
        raise NoHint("hints were not agreed on in this room")
    if room.phase != "playing":
        raise NoHint("there is nothing to be chosen now")
