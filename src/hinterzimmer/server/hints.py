"""A hint for a seat that asks for one: what the strongest bot would do, and why. No other client hears of it.

Hints are computed in a process of their own at low priority, so no room's bots answer later because of one.
"""

import asyncio
from typing import Any

from hinterzimmer.engine.errors import NotAsked
from hinterzimmer.engine.table import Table
from hinterzimmer.room import wire
from hinterzimmer.room.errors import NoHint, TooFast
from hinterzimmer.room.refusals import refused_reply
from hinterzimmer.room.room import Room
from hinterzimmer.server.interfaces import Adviser, Client, WorkerFailed


class HintService:
    """Answers requests for hints."""

    def __init__(self, worker: Adviser) -> None:
        self.worker = worker
        self.tasks: set[asyncio.Task[None]] = set()

    def request(self, room: Room, connection: Client, seat: int, wish: wire.AskHint) -> None:
        """Check a request in the room's turn, and send the hint to this connection alone when it is found.

        Raises NoHint, NotAsked, or TooFast while this connection's last hint is being thought about.
        """
        require_hints(room)
        if not room.table.options(seat) or seat in room.held:
            raise NotAsked("it isn’t your turn", "not-asked", seat=seat)
        if connection.hint_pending:
            raise TooFast("one hint at a time; the bot is still thinking", "hint-pending")
        connection.hint_pending = True
        table = room.table.copy()  # as it is stored: a moment later something may be in it that is not
        task = asyncio.create_task(self._send(room.agreement.game, table, connection, seat, wish))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _send(self, game: str, table: Table[Any], connection: Client, seat: int, wish: wire.AskHint) -> None:
        answer: Any
        try:
            advice = await self.worker.advise(wish.lang, game, table, seat)
            answer = wire.Hint(wish.id, table.ask_number, **advice)
        except WorkerFailed as error:
            answer = refused_reply(wish.id, NoHint(f"no hint this time: the adviser {error}", "failed"))
        finally:
            connection.hint_pending = False
        connection.send(wire.encode(answer))


def require_hints(room: Room) -> None:
    """Raise NoHint unless hints are allowed here, and there is a team to give them."""
    if not room.game.levels:
        raise NoHint(f"nobody gives hints for {room.game.title}", "no-adviser", game=room.game.title)
    if not room.allows_hints():
        raise NoHint("hints are switched off in this room", "off")
    if room.phase != "playing":
        raise NoHint("there’s nothing to choose right now", "nothing")
