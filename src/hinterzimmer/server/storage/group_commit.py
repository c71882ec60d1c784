"""Group commit: a process has one writer, which commits all waiting jobs in one transaction.

A job's `on_done` is called in the event loop after its commit. The thread of GroupCommitter schedules one call into the
loop for each commit, however many jobs it has, and works on the next commit meanwhile.
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
"""A batch takes no more queued jobs when it has this many."""
BATCH_PAUSE_SECONDS_PER_JOB: Final = 0.0001
"""After a batch of n > 1 jobs the writer pauses n times this. Clients answered by the batch can then join the next one.

A commit costs about as much processor time as three choices, so fewer and larger batches answer all clients sooner. A
single job never waits."""
BATCH_PAUSE_SECONDS_MAX: Final = 0.005
"""The longest pause after a batch."""
IDLE_SECONDS: Final = 1.0
"""After this long without jobs the writer checkpoints; while it cannot write, it tries again at this interval."""
APPEND_FAILED: Final = "could not append"
"""The log message when commits begin to fail."""
CHECKPOINT_FAILED: Final = "could not tidy up"
"""The log message when checkpoints begin to fail."""


class AppendJob:
    """Entries to append together, and the callback that gets None or the error."""

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
    """A thread that commits jobs in the order in which they come. Call its methods in the event loop."""

    def __init__(
        self, commit: Callable[[list[AppendJob]], None], after_commit: Callable[[bool], None], probe: Callable[[], None]
    ) -> None:
        """Start the thread, which calls all three functions; each may raise, and the thread goes on.

        `commit` writes all jobs, or raises and writes none. `after_commit` is called with False after a commit, and
        with True after IDLE_SECONDS without jobs, or if it failed last time. `probe` writes a few bytes; it is called
        after a failure until it succeeds.
        """
        self.commit = commit
        self.after_commit = after_commit
        self.probe = probe
        self.failures: set[str] = set()
        """The attempts that failed last time: APPEND_FAILED, CHECKPOINT_FAILED or both."""
        self.after_commit_at = 0.0
        """The time (`time.monotonic`) before which no checkpoint follows a commit; set when an attempt failed."""
        self.loop = asyncio.get_running_loop()
        self.jobs: list[AppendJob] = []
        """The jobs of this turn of the event loop."""
        self.queue: SimpleQueue[list[AppendJob]] = SimpleQueue()
        """The jobs for the thread; an empty list ends it."""
        self.pending = 0
        """The number of jobs whose `on_done` has not been called."""
        self.thread = threading.Thread(target=self._run, name="store", daemon=True)
        self.thread.start()

    def submit(self, job: AppendJob) -> None:
        """Queue a job, together with all others of this turn of the event loop.

        The thread wakes once for all of them, because waking it costs as much as deciding a choice.
        """
        self.pending += 1
        self.jobs.append(job)
        if len(self.jobs) == 1:
            self.loop.call_soon(self._enqueue)

    def _enqueue(self) -> None:
        jobs, self.jobs = self.jobs, []
        self.queue.put(jobs)

    async def close(self) -> None:
        """Commit all jobs and end the thread."""
        while self.pending:
            await asyncio.sleep(0.01)
        self.queue.put([])
        await self.loop.run_in_executor(None, self.thread.join)

    @property
    def is_failing(self) -> bool:
        """True if the latest attempt to commit or to checkpoint failed."""
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
        """Wait for jobs and return all that are queued, about BATCH_JOBS_MAX at most; [] ends the thread."""
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
        """Call `work` and record if it failed. Only the first failure is logged, so that logs fill no disk."""
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
        """Commit all jobs and set the error of those that fail.

        After a Conflict it commits each job alone, so that the others succeed.
        """
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
    """A task that commits jobs in the order in which they come, for a database with an asyncio driver."""

    def __init__(
        self, commit: Callable[[list[AppendJob]], Awaitable[None]], probe: Callable[[], Awaitable[None]]
    ) -> None:
        """Start the task. `commit` writes all jobs, or raises and writes none.

        `probe` is called after a failure, every IDLE_SECONDS until it succeeds.
        """
        self.commit = commit
        self.probe = probe
        self.is_failing = False
        """True if the latest attempt to write failed."""
        self.jobs: list[AppendJob] = []
        self.arrived = asyncio.Event()
        self.is_closing = False
        self.task = asyncio.create_task(self._run())

    def submit(self, job: AppendJob) -> None:
        """Queue a job, together with all others that wait when the running commit is done."""
        self.jobs.append(job)
        self.arrived.set()

    async def close(self) -> None:
        """Commit all jobs and end the task."""
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
        """Wait for jobs; while writing fails, call `probe` after IDLE_SECONDS."""
        self.arrived.clear()
        try:
            async with asyncio.timeout(IDLE_SECONDS if self.is_failing else None):
                await self.arrived.wait()
        except TimeoutError:
            try:
                await self.probe()
            except Exception:  # the first failure was logged
                return
            self.is_failing = False
            log.info("can write again")

    async def _commit_batch(self, jobs: list[AppendJob]) -> None:
        """Commit all jobs and set the error of those that fail.

        After a Conflict it commits each job alone, so that the others succeed.
        """
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
    """Call each job's `on_done` in the event loop. What one raises is logged, so that the others are still called."""
    for job in jobs:
        try:
            job.on_done(job.error)
        except Exception:
            log.exception("what was stored could not be told", extra={"room": job.code})
