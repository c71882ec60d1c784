"""Questions about long games, answered by worker processes of their own: no bot waits for them, and no room."""

import logging
from typing import Any

from hinterzimmer.room.errors import Broken
from hinterzimmer.room.replay import ReplaySource
from hinterzimmer.room.undo import UndoQuestion
from hinterzimmer.server.interfaces import WorkerFailed
from hinterzimmer.server.workers.jobs import call_job
from hinterzimmer.server.workers.pool import WorkerPool

log = logging.getLogger("hinterzimmer.reads")


class ReadPool(WorkerPool):
    """Worker processes for undo, replays and records. What a question refuses by name is raised here as well."""

    async def undo_target(self, question: UndoQuestion) -> int:
        """Return the number of choices to go back to; raises NoUndo."""
        target: int = await self._call("undo", question)
        return target

    async def replay(
        self, source: ReplaySource, own: int, number: int | None, seat: int | None, everything: bool, since: int | None
    ) -> bytes:
        """Return a moment of a replay as JSON; raises NotYours or BadMessage."""
        moment: bytes = await self._call("replay", source, own, number, seat, everything, since)
        return moment

    async def running_text(self, source: ReplaySource, header: list[str], seat: int) -> str:
        """Return what a seat has seen of a running game."""
        text: str = await self._call("text", source, header, seat)
        return text

    async def check_record(self, text: str) -> None:
        """Raise BadRecord unless a text is a record that can be replayed."""
        await self._call("record", text)

    async def _call(self, function: str, *arguments: object) -> Any:
        """Call a function in a worker; raises Broken if the worker fails, which is logged with its traceback."""
        try:
            return await self.run(call_job(function, *arguments))
        except WorkerFailed as error:
            log.error("a read failed", extra={"function": function, "reason": str(error), "trace": error.trace})
            raise Broken("the server could not do this; nothing has changed", "failed") from None
