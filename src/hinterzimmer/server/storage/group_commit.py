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
BATCH_JOBS_MAX: Final = 500
BATCH_PAUSE_SECONDS_PER_JOB: Final = 0.0001
BATCH_PAUSE_SECONDS_MAX: Final = 0.005
"""After a commit of several jobs the writer lets so many seconds for each of them go by, but no more than so many in
all: about as long as it takes to tell their owners, who can then be in the next one. A commit costs the processor about
as much as three choices, so few large ones let everybody go on sooner. Who plays alone never waits for this."""
IDLE_SECONDS: Final = 1.0
"""After so many seconds without anything to write it tidies up, and while it cannot write it tries again."""
APPEND_FAILED: Final = "could not append"
"""What the log says, once, when a commit failed."""
CHECKPOINT_FAILED: Final = "could not tidy up"
"""What the log says, once, when a checkpoint failed."""


class AppendJob:
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
        self.summary = head
        self.is_new_room = number == 1
        self.last_number = number + len(entries) - 1
        self.on_done = done
        self.error: Exception | None = None


class GroupCommitter:
    """Commits jobs in the order in which they come."""

    def __init__(
        self, commit: Callable[[list[AppendJob]], None], after_commit: Callable[[bool], None], probe: Callable[[], None]
    ) -> None:
        """`commit` writes all jobs or raises and writes none; `after_commit` is called after every commit whose owners
        were told (False), and when there has been nothing to do for a while (True). `probe` writes next to nothing:
        it is called after a failure until it succeeds. Each may raise; the thread goes on."""
        self.commit = commit
        self.after_commit = after_commit
        self.probe = probe
        self.failures: set[str] = set()
        """What failed when it was last tried: APPEND, TIDY or both."""
        self.after_commit_at = 0.0
        """Not before this moment the writer tidies up between commits: a failure is not repeated with every one."""
        self.loop = asyncio.get_running_loop()
        self.jobs: list[AppendJob] = []
        """What has come in this turn of the event loop."""
        self.queue: SimpleQueue[list[AppendJob]] = SimpleQueue()
        """What is to be committed; an empty list: it is time to go."""
        self.pending = 0
        """Jobs whose owners have not been told."""
        self.thread = threading.Thread(target=self._run, name="store", daemon=True)
        self.thread.start()

    def submit(self, job: AppendJob) -> None:
        """Let a job be committed, together with all others of this turn of the event loop.

        So the thread is woken once for all of them; to wake it takes about as long as to judge a choice.
        """
        self.pending += 1
        self.jobs.append(job)
        if len(self.jobs) == 1:
            self.loop.call_soon(self._enqueue)

    def _enqueue(self) -> None:
        jobs, self.jobs = self.jobs, []
        self.queue.put(jobs)

    async def close(self) -> None:
        """Finish what is under way."""
        while self.pending:
            await asyncio.sleep(0.01)
        self.queue.put([])
        await self.loop.run_in_executor(None, self.thread.join)

    @property
    def is_failing(self) -> bool:
        """Whether the latest attempt to commit or to tidy up failed."""
        return bool(self.failures)

    def _run(self) -> None:
        while jobs := self._next_batch():
            self._commit_batch(jobs)
            self.loop.call_soon_threadsafe(self._notify, jobs)
            if APPEND_FAILED not in self.failures and time.monotonic() >= self.after_commit_at:
                self._attempt(CHECKPOINT_FAILED, lambda: self.after_commit(CHECKPOINT_FAILED in self.failures))
            if len(jobs) > 1:
                time.sleep(min(BATCH_PAUSE_SECONDS_MAX, BATCH_PAUSE_SECONDS_PER_JOB * len(jobs)))

    def _next_batch(self) -> list[AppendJob]:
        """Everything that waits; nothing when it is time to go."""
        tidied = False
        while True:
            try:
                jobs = self.queue.get(timeout=None if tidied else IDLE_SECONDS)
                break
            except Empty:
                self._attempt(CHECKPOINT_FAILED, lambda: self.after_commit(True))
                if APPEND_FAILED in self.failures:
                    self._attempt(APPEND_FAILED, self.probe)
                tidied = not self.failures
        while jobs and len(jobs) < BATCH_JOBS_MAX and not self.queue.empty():
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
            self.after_commit_at = time.monotonic() + IDLE_SECONDS
        else:
            self._succeeded(what)

    def _succeeded(self, what: str) -> None:
        if what in self.failures:
            self.failures.discard(what)
            if not self.failures:
                log.info("can write again")

    def _commit_batch(self, jobs: list[AppendJob]) -> None:
        """Commit all jobs; if one of them came too late each alone, so that the others are not refused with it."""
        try:
            self.commit(jobs)
            self._succeeded(APPEND_FAILED)
        except Conflict as error:
            if len(jobs) == 1:
                jobs[0].error = error
                return
            for job in jobs:
                self._commit_batch([job])
        except Exception as error:
            self.failures.add(APPEND_FAILED)
            log.exception(APPEND_FAILED, extra={"jobs": len(jobs)})
            for job in jobs:
                job.error = error

    def _notify(self, jobs: list[AppendJob]) -> None:
        self.pending -= len(jobs)
        notify_owners(jobs)


class LoopCommitter:
    """Commits jobs in the order in which they come, for a database that is spoken to in the event loop itself."""

    def __init__(
        self, commit: Callable[[list[AppendJob]], Awaitable[None]], probe: Callable[[], Awaitable[None]]
    ) -> None:
        """`commit` writes all jobs or raises and writes none; `probe` is called after a failure until it succeeds."""
        self.commit = commit
        self.probe = probe
        self.is_failing = False
        """Whether the latest attempt to write failed."""
        self.jobs: list[AppendJob] = []
        self.arrived = asyncio.Event()
        self.is_closing = False
        self.task = asyncio.create_task(self._run())

    def submit(self, job: AppendJob) -> None:
        """Let a job be committed, together with all others that wait when the commit under way is done."""
        self.jobs.append(job)
        self.arrived.set()

    async def close(self) -> None:
        """Finish what is under way."""
        self.is_closing = True
        self.arrived.set()
        await self.task

    async def _run(self) -> None:
        while self.jobs or not self.is_closing:
            if not self.jobs:
                await self._wait()
                continue
            jobs, self.jobs = self.jobs[:BATCH_JOBS_MAX], self.jobs[BATCH_JOBS_MAX:]
            await self._commit_batch(jobs)
            notify_owners(jobs)
            if len(jobs) > 1:
                await asyncio.sleep(min(BATCH_PAUSE_SECONDS_MAX, BATCH_PAUSE_SECONDS_PER_JOB * len(jobs)))

    async def _wait(self) -> None:
        """Wait for jobs; while nothing can be written, try again every IDLE_SECONDS."""
        self.arrived.clear()
        try:
            async with asyncio.timeout(IDLE_SECONDS if self.is_failing else None):
                await self.arrived.wait()
        except TimeoutError:
            try:
                await self.probe()
            except Exception:  # logged when it began; the next attempt follows
                return
            self.is_failing = False
            log.info("can write again")

    async def _commit_batch(self, jobs: list[AppendJob]) -> None:
        """Commit all jobs; if one of them came too late each alone, so that the others are not refused with it."""
        try:
            await self.commit(jobs)
            self.is_failing = False
        except Conflict as error:
            if len(jobs) == 1:
                jobs[0].error = error
                return
            for job in jobs:
                await self._commit_batch([job])
        except Exception as error:
            self.is_failing = True
            log.exception(APPEND_FAILED, extra={"jobs": len(jobs)})
            for job in jobs:
                job.error = error


def notify_owners(jobs: list[AppendJob]) -> None:
    """Call those who wait for these jobs, in the event loop; one that fails holds up none of the others."""
    for job in jobs:
        try:
            job.on_done(job.error)
        except Exception:
            log.exception("what was stored could not be told", extra={"room": job.code})
