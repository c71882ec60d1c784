"""Look-backs at finished games: one at a time, each in a process of its own (`review_worker`) at a low priority."""

import asyncio
import logging
import sys
from typing import Final

import msgspec
from msgspec import Raw

from hinterzimmer.lookback.analysis import BUDGET_SECONDS
from hinterzimmer.room.errors import Broken, NoHint, TooFast, WrongPhase
from hinterzimmer.room.replay import record_of
from hinterzimmer.room.room import Room

log = logging.getLogger("hinterzimmer.lookback")
REVIEWS_MAX: Final = 100
"""How many look-backs are kept; the oldest goes first."""
QUEUE_MAX: Final = 20
"""How many games may wait for their look-back."""


class ReviewJob:
    """One game being looked back at."""

    def __init__(self, record: str) -> None:
        self.record = record
        self.part = 0.0
        self.found = b"null"
        """The look-back as JSON."""
        self.failed = False


class ReviewFailed(Exception):
    """A look-back failed. `trace` is its traceback, for the log alone; empty if its process ended without one."""

    def __init__(self, trace: str = "") -> None:
        super().__init__("crashed")
        self.trace = trace


class ReviewQueue:
    """Looks back at games when somebody asks, and keeps the latest."""

    def __init__(self, module: str | None = None) -> None:
        self.module = module
        self.reviews: dict[tuple[str, int], ReviewJob] = {}
        self.queue: asyncio.Queue[ReviewJob] = asyncio.Queue(QUEUE_MAX)
        self.worker: asyncio.Task[None] | None = None

    def status(self, room: Room, round: int | None) -> bytes:
        """Return a LookBackStatus as JSON; the first one who asks sets the look-back going."""
        record, finished = record_of(room, round)
        if not finished:
            raise WrongPhase("a game can be analysed once it is over", "not-over")
        if not record.game.levels:
            raise NoHint(f"nobody looks back at {room.game.title}", "no-analyst", game=room.game.title)
        key = (room.code, round or len(room.records))
        review = self.reviews.get(key)
        if review and review.failed:
            del self.reviews[key]
            raise Broken("the analysis failed; please try again", "analysis")
        if review is None:
            review = ReviewJob(record.to_text())
            try:
                self.queue.put_nowait(review)
            except asyncio.QueueFull:
                message = "the house is busy analysing other games; try again in a minute"
                raise TooFast(message, "analyses") from None
            self.reviews[key] = review
            while len(self.reviews) > REVIEWS_MAX:
                del self.reviews[next(iter(self.reviews))]
            if self.worker is None:
                self.worker = asyncio.create_task(self._run())
        return msgspec.json.encode({"part": review.part, "found": Raw(review.found)})

    async def _run(self) -> None:
        """Look back at one game after the other."""
        while True:
            review = await self.queue.get()
            try:
                review.found = await asyncio.wait_for(self._run_worker(review), 3 * BUDGET_SECONDS)
            except (OSError, ReviewFailed) as error:  # OSError: also TimeoutError
                review.failed = True
                trace = {"trace": error.trace} if isinstance(error, ReviewFailed) and error.trace else {}
                log.warning("a look back failed", extra={"reason": type(error).__name__, **trace})

    async def _run_worker(self, review: ReviewJob) -> bytes:
        """Let a process do it, and follow how far it is."""
        modules = [self.module] if self.module else []
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "hinterzimmer.server.workers.review_worker", *modules),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=2**24,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(review.record.encode())
            process.stdin.close()
            found: dict[str, bytes] = {}
            async for line in process.stdout:
                key, _, value = line.rstrip(b"\n").partition(b" ")
                if key == b"part":
                    review.part = float(value)
                else:
                    found[key.decode()] = value
            if "trace" in found:
                raise ReviewFailed(msgspec.json.decode(found["trace"], type=str))
            if "found" not in found:  # the process ended before its last line
                raise ReviewFailed
            review.part = 1.0
            return found["found"]
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """End what is under way."""
        if self.worker:
            self.worker.cancel()
            await asyncio.gather(self.worker, return_exceptions=True)
