"""Hints: the strongest bot's choice for a seat and its reason, sent only to the connection that requested it.

A separate worker process at low priority computes them, so that bots do not answer later because of a hint.
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
    """Checks requests for hints, passes them to a worker, and sends the answers."""

    def __init__(self, worker: Adviser) -> None:
        self.worker = worker
        self.tasks: set[asyncio.Task[None]] = set()

    def request(self, room: Room, connection: Client, seat: int, wish: wire.AskHint) -> None:
        """Check a request in the room's turn and start a task that sends the hint to this connection only.

        Raises NoHint, NotAsked, or TooFast while this connection's last hint is being computed. If the worker fails,
        the connection gets a Refused with NoHint.
        """
        require_hints(room)
        if not room.table.options(seat) or seat in room.held:
            raise NotAsked("it isn’t your turn", "not-asked", seat=seat)
        if connection.hint_pending:
            raise TooFast("one hint at a time; the bot is still thinking", "hint-pending")
        connection.hint_pending = True
        table = room.table.copy()  # now, because later the table may hold a choice that is not stored
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
    """Raise NoHint unless the game has a team, the room allows hints, and a game is running."""
    if not room.game.levels:
        raise NoHint(f"nobody gives hints for {room.game.title}", "no-adviser", game=room.game.title)
    if not room.allows_hints():
        raise NoHint("hints are switched off in this room", "off")
    if room.phase != "playing":
        raise NoHint("there’s nothing to choose right now", "nothing")
