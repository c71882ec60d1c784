"""A pool of its own for questions about long games, so that neither bots nor rooms wait for them."""

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
    """Worker processes for undo, replays and records. Each method also raises Broken if the worker fails."""

    async def undo_target(self, question: UndoQuestion) -> int:
        """Return the number of choices to go back to. Raises NoUndo."""
        target: int = await self._call("undo", question)
        return target

    async def replay(
        self, source: ReplaySource, own: int, number: int | None, seat: int | None, everything: bool, since: int | None
    ) -> bytes:
        """Return a ReplayMoment as JSON. Raises NotYours or BadMessage."""
        moment: bytes = await self._call("replay", source, own, number, seat, everything, since)
        return moment

    async def running_text(self, source: ReplaySource, header: list[str], seat: int) -> str:
        """Return a text of what a seat has seen of a running game."""
        text: str = await self._call("text", source, header, seat)
        return text

    async def check_record(self, text: str) -> None:
        """Raise BadRecord or UnknownGame unless a text is a record that can be replayed."""
        await self._call("record", text)

    async def _call(self, function: str, *arguments: object) -> Any:
        """Call one of `jobs.FUNCTIONS` in a worker. Raises its HinterzimmerError, or Broken after logging a failure."""
        try:
            return await self.run(call_job(function, *arguments))
        except WorkerFailed as error:
            log.error("a read failed", extra={"function": function, "reason": str(error), "trace": error.trace})
            raise Broken("the server could not do this; nothing has changed", "failed") from None
