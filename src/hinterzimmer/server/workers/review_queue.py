"""Look-backs at finished games: one at a time, each in a process of its own (`review_worker`) at low priority."""

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
"""The number of look-backs that are kept; the oldest goes first."""
QUEUE_MAX: Final = 20
"""The number of games that may wait for their look-back."""


class ReviewJob:
    """One look-back: its record, its progress (`part`, from 0 to 1) and its result."""

    def __init__(self, record: str) -> None:
        self.record = record
        self.part = 0.0
        self.found = b"null"
        """The result as JSON; null until it is finished."""
        self.failed = False


class ReviewFailed(Exception):
    """A look-back failed. `trace` is its traceback, for the log only; empty if the process ended without one."""

    def __init__(self, trace: str = "") -> None:
        super().__init__("crashed")
        self.trace = trace


class ReviewQueue:
    """A queue of look-backs, which start at the first request. It keeps the latest REVIEWS_MAX."""

    def __init__(self, module: str | None = None) -> None:
        self.module = module
        self.reviews: dict[tuple[str, int], ReviewJob] = {}
        self.queue: asyncio.Queue[ReviewJob] = asyncio.Queue(QUEUE_MAX)
        self.worker: asyncio.Task[None] | None = None

    def status(self, room: Room, round: int | None) -> bytes:
        """Return a LookBackStatus as JSON; the first call for a game queues its look-back.

        Raises WrongPhase (the game is not over), NoHint (it has no team), BadMessage (no such round) or TooFast (the
        queue is full). Raises Broken once after a failure; the next call tries again.
        """
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
        """Work on one job after the other until cancelled."""
        while True:
            review = await self.queue.get()
            try:
                review.found = await asyncio.wait_for(self._run_worker(review), 3 * BUDGET_SECONDS)
            except (OSError, ReviewFailed) as error:  # OSError: also TimeoutError
                review.failed = True
                trace = {"trace": error.trace} if isinstance(error, ReviewFailed) and error.trace else {}
                log.warning("a look back failed", extra={"reason": type(error).__name__, **trace})

    async def _run_worker(self, review: ReviewJob) -> bytes:
        """Run a worker process, copy its progress to the job, and return its result. Raises ReviewFailed or OSError."""
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
            if "found" not in found:  # the process ended too early
                raise ReviewFailed
            review.part = 1.0
            return found["found"]
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """Cancel the running look-back and kill its process."""
        if self.worker:
            self.worker.cancel()
            await asyncio.gather(self.worker, return_exceptions=True)
