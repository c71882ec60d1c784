"""Bots and advice from worker processes, with a stand-in for a bot that fails."""

import logging
import secrets
from collections import deque
from typing import Any, Final

from hinterzimmer.engine.table import Table
from hinterzimmer.room.seats import stand_in
from hinterzimmer.server.interfaces import WorkerFailed
from hinterzimmer.server.workers.jobs import advise_job, choose_job, result_of
from hinterzimmer.server.workers.pool import WorkerPool

log = logging.getLogger("hinterzimmer.bots")
RECENT_ANSWERS: Final = 16
"""The number of a bot's latest answers whose times `recent_max_seconds` uses."""


class BotPool(WorkerPool):
    """A pool of worker processes that choose for bots and advise people."""

    def __init__(
        self, size: int, time_limit_seconds: float, module: str | None = None, low_priority: bool = False
    ) -> None:
        super().__init__(size, time_limit_seconds, module, low_priority)
        self.recent_seconds: dict[tuple[str, str], deque[float]] = {}
        """The seconds of each bot's latest answers, by game and bot."""

    async def choose(self, bot: str, game: str, table: Table[Any], seat: int) -> str:
        """Return the text of the option that the bot chooses; a single option is returned without a worker.

        If the bot fails, the stand-in chooses; if that fails too, the choice is random. Every failure is logged with
        its traceback.
        """
        options = [option.text for option in table.options(seat)]
        if len(options) == 1:
            return options[0]
        recent = self.recent_seconds.setdefault((game, bot), deque(maxlen=RECENT_ANSWERS))
        total = 0.0
        for name in dict.fromkeys((bot, stand_in(game))):
            try:
                reply, seconds = await self.run_timed(choose_job(name, game, table, seat))
                total += seconds
                text: str = result_of(reply)
                if text in options:
                    recent.append(total)
                    return text
                failure = WorkerFailed("chose what was not offered", seconds)
            except WorkerFailed as error:
                total += error.seconds
                failure = error
            log.warning("a bot was replaced by the stand-in", extra={"bot": name, **about(game, failure)})
        recent.append(total)
        return secrets.choice(options)

    def recent_max_seconds(self, bot: str, game: str) -> float:
        """Return the seconds of the slowest of the bot's latest answers; 0.0 before the first."""
        return max(self.recent_seconds.get((game, bot), ()), default=0.0)

    async def advise(self, language: str, game: str, table: Table[Any], seat: int) -> dict[str, Any]:
        """Return the fields of a Hint except its id and ask. Raises WorkerFailed after a time-out or a crash."""
        try:
            advice: dict[str, Any] = await self.run(advise_job(language, game, table, seat))
        except WorkerFailed as error:
            if not self.is_closed:
                log.warning("a hint failed", extra=about(game, error))
            raise
        return advice


def about(game: str, failure: WorkerFailed) -> dict[str, str]:
    """Return the extra fields of a failure's log record."""
    return {"game": game, "reason": str(failure), **({"trace": failure.trace} if failure.trace else {})}
