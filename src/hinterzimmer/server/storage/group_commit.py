"""The one writer of a process: a thread that commits everything that waits at once, and then what has come meanwhile.

Whoever appends is called back in the event loop when it is committed; there is one call into the loop for a commit,
however many wait for it. While they are told, the next commit is under way.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Awaitable, Callable
from queue import Empty, SimpleQueue
from typing import Any, Final

from hinterzimmer.server.interfaces import Conflict

log = logging.getLogger("hinterzimmer.store")
MOST_AT_ONCE: Final = 500
BREATH: Final = 0.0001
LONGEST_BREATH: Final = 0.005
"""After a commit of several jobs the writer lets so many seconds for each of them go by, but no more than so many in
all: about as long as it takes to tell their owners, who can then be in the next one. A commit costs the processor about
as much as three choices, so few large ones let everybody go on sooner. Who plays alone never waits for this."""
CALM: Final = 1.0
"""After so many seconds without anything to write it tidies up, and while it cannot write it tries again."""
APPEND: Final = "could not append"
"""What the log says, once, when a commit failed."""
TIDY: Final = "could not tidy up"
"""What the log says, once, when a checkpoint failed."""


class Job:
    """Entries to be appended together, and who is to be told: of nothing, or of what went wrong."""

    def __init__(
        self,
        code: str,
        number: int,
        entries: list[bytes],
        head: dict[str, Any] | None,
        done: Callable[[Exception | None], None],
    ) -> None:
        self.code = code
        self.rows = [(code, number + i, entry) for i, entry in enumerate(entries)]
        self.head = head
        self.new = number == 1
        self.last = number + len(entries) - 1
        self.done = done
        self.error: Exception | None = None


class Writer:
    """Commits jobs in the order in which they come."""

    def __init__(
        self, commit: Callable[[list[Job]], None], tidy: Callable[[bool], None], probe: Callable[[], None]
    ) -> None:
        """`commit` writes all jobs or raises and writes none; `tidy` is called after every commit whose owners
        were told (False), and when there has been nothing to do for a while (True). `probe` writes next to nothing:
        it is called after a failure until it succeeds. Each may raise; the thread goes on."""
        self.commit = commit
        self.tidy = tidy
        self.probe = probe
        self.failures: set[str] = set()
        """What failed when it was last tried: APPEND, TIDY or both."""
        self.tidies_at = 0.0
        """Not before this moment the writer tidies up between commits: a failure is not repeated with every one."""
        self.loop = asyncio.get_running_loop()
        self.jobs: list[Job] = []
        """What has come in this turn of the event loop."""
        self.queue: SimpleQueue[list[Job]] = SimpleQueue()
        """What is to be committed; an empty list: it is time to go."""
        self.waiting = 0
        """Jobs whose owners have not been told."""
        self.thread = threading.Thread(target=self._run, name="store", daemon=True)
        self.thread.start()

    def put(self, job: Job) -> None:
        """Let a job be committed, together with all others of this turn of the event loop.

        So the thread is woken once for all of them; to wake it takes about as long as to judge a choice.
        """
        self.waiting += 1
        self.jobs.append(job)
        if len(self.jobs) == 1:
            self.loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        jobs, self.jobs = self.jobs, []
        self.queue.put(jobs)

    async def close(self) -> None:
        """Finish what is under way."""
        while self.waiting:
            await asyncio.sleep(0.01)
        self.queue.put([])
        await self.loop.run_in_executor(None, self.thread.join)

    @property
    def failing(self) -> bool:
        """Whether the latest attempt to commit or to tidy up failed."""
        return bool(self.failures)

    def _run(self) -> None:
        while jobs := self._gather():
            self._write(jobs)
            self.loop.call_soon_threadsafe(self._tell, jobs)
            if APPEND not in self.failures and time.monotonic() >= self.tidies_at:
                self._attempt(TIDY, lambda: self.tidy(TIDY in self.failures))
            if len(jobs) > 1:
                time.sleep(min(LONGEST_BREATH, BREATH * len(jobs)))

    def _gather(self) -> list[Job]:
        """Everything that waits; nothing when it is time to go."""
        tidied = False
        while True:
            try:
                jobs = self.queue.get(timeout=None if tidied else CALM)
                break
            except Empty:
                self._attempt(TIDY, lambda: self.tidy(True))
                if APPEND in self.failures:
                    self._attempt(APPEND, self.probe)
                tidied = not self.failures
        while jobs and len(jobs) < MOST_AT_ONCE and not self.queue.empty():
            jobs += self.queue.get()
        return jobs

    def _attempt(self, what: str, work: Callable[[], None]) -> None:
        """Do something that may fail and is tried again later: a full disk is told of once, not filled with it."""
        try:
            work()
        except Exception:
            if what not in self.failures:
                log.exception(what)
            self.failures.add(what)
            self.tidies_at = time.monotonic() + CALM
        else:
            self._succeeded(what)

    def _succeeded(self, what: str) -> None:
        if what in self.failures:
            self.failures.discard(what)
            if not self.failures:
                log.info("can write again")

    def _write(self, jobs: list[Job]) -> None:
        """Commit all jobs; if one of them came too late each alone, so that the others are not refused with it."""
        try:
            self.commit(jobs)
            self._succeeded(APPEND)
        except Conflict as error:
            if len(jobs) == 1:
                jobs[0].error = error
                return
            for job in jobs:
                self._write([job])
        except Exception as error:
            self.failures.add(APPEND)
            log.exception(APPEND, extra={"jobs": len(jobs)})
            for job in jobs:
                job.error = error

    def _tell(self, jobs: list[Job]) -> None:
        self.waiting -= len(jobs)
        tell_owners(jobs)


class LoopWriter:
    """Commits jobs in the order in which they come, for a database that is spoken to in the event loop itself."""

    def __init__(self, commit: Callable[[list[Job]], Awaitable[None]], probe: Callable[[], Awaitable[None]]) -> None:
        """`commit` writes all jobs or raises and writes none; `probe` is called after a failure until it succeeds."""
        self.commit = commit
        self.probe = probe
        self.failing = False
        """Whether the latest attempt to write failed."""
        self.jobs: list[Job] = []
        self.arrived = asyncio.Event()
        self.closing = False
        self.task = asyncio.create_task(self._run())

    def put(self, job: Job) -> None:
        """Let a job be committed, together with all others that wait when the commit under way is done."""
        self.jobs.append(job)
        self.arrived.set()

    async def close(self) -> None:
        """Finish what is under way."""
        self.closing = True
        self.arrived.set()
        await self.task

    async def _run(self) -> None:
        while self.jobs or not self.closing:
            if not self.jobs:
                await self._wait()
                continue
            jobs, self.jobs = self.jobs[:MOST_AT_ONCE], self.jobs[MOST_AT_ONCE:]
            await self._write(jobs)
            tell_owners(jobs)
            if len(jobs) > 1:
                await asyncio.sleep(min(LONGEST_BREATH, BREATH * len(jobs)))

    async def _wait(self) -> None:
        """Wait for jobs; while nothing can be written, try again every CALM seconds."""
        self.arrived.clear()
        try:
            async with asyncio.timeout(CALM if self.failing else None):
                await self.arrived.wait()
        except TimeoutError:
            try:
                await self.probe()
            except Exception:  # logged when it began; the next attempt follows
                return
            self.failing = False
            log.info("can write again")

    async def _write(self, jobs: list[Job]) -> None:
        """Commit all jobs; if one of them came too late each alone, so that the others are not refused with it."""
        try:
            await self.commit(jobs)
            self.failing = False
        except Conflict as error:
            if len(jobs) == 1:
                jobs[0].error = error
                return
            for job in jobs:
                await self._write([job])
        except Exception as error:
            self.failing = True
            log.exception(APPEND, extra={"jobs": len(jobs)})
            for job in jobs:
                job.error = error


def tell_owners(jobs: list[Job]) -> None:
    """Call those who wait for these jobs, in the event loop; one that fails holds up none of the others."""
    for job in jobs:
        try:
            job.done(job.error)
        except Exception:
            log.exception("what was stored could not be told", extra={"room": job.code})
