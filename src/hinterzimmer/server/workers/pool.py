"""A pool of worker processes. It kills a worker that exceeds `time_limit_seconds`, so that no job can block the server.

A worker that ended, at work or idle, is replaced when the next job needs it.
"""

import asyncio
import os
import sys
import time
from typing import Any, Final

import msgspec

from hinterzimmer.server.interfaces import WorkerFailed
from hinterzimmer.server.workers.bot_worker import READY, TAKEN
from hinterzimmer.server.workers.jobs import AnyJob, Reply, result_of

Process = asyncio.subprocess.Process
START_SECONDS_MAX: Final = 30
"""A process that has not written READY after this time is killed."""
STARTS_MAX: Final = 3
"""A job fails after this many processes ended before they took it."""


class WorkerGone(Exception):
    """A process ended before it took a job."""


class WorkerPool:
    """At most `size` processes, started when first needed. Waiting jobs are done in the order in which they came."""

    def __init__(
        self, size: int, time_limit_seconds: float, module: str | None = None, low_priority: bool = False
    ) -> None:
        """Start no process yet. Every process imports `module`; with `low_priority` it runs at nice 10."""
        self.time_limit_seconds = time_limit_seconds
        self.module = module
        self.low_priority = low_priority
        self.idle: asyncio.Queue[Process | None] = asyncio.Queue()
        """The places for processes without a job; None stands for a process that is not started."""
        for _ in range(size):
            self.idle.put_nowait(None)
        self.processes: set[Process] = set()
        self.is_closed = False
        self.ending: set[asyncio.Task[int]] = set()

    async def run(self, job: AnyJob) -> Any:
        """Do a job in a process and return its result. Raises WorkerFailed, or the HinterzimmerError of a CallJob.

        If the caller is cancelled, the process is killed, so that its place is free at once.
        """
        reply, _ = await self.run_timed(job)
        return result_of(reply)

    async def run_timed(self, job: AnyJob) -> tuple[Reply, float]:
        """Do a job; return its reply and the seconds since the call, without those for starting processes.

        Raises WorkerFailed after a time-out or a crash. A reply that holds a refusal is returned.
        """
        data = msgspec.msgpack.encode(job)
        began = time.monotonic()
        process = await self.idle.get()
        reply = None
        try:
            for _ in range(STARTS_MAX):
                if process is None:
                    starting = time.monotonic()
                    process = await self._start()
                    began += time.monotonic() - starting
                try:
                    reply = await asyncio.wait_for(self._request(process, data), self.time_limit_seconds)
                    break
                except WorkerGone:
                    self._kill(process)
                    process = None
        except TimeoutError:
            raise WorkerFailed("did not answer in time", time.monotonic() - began) from None
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            if reply is None and process is not None:  # also when the caller was cancelled
                self._kill(process)
                process = None
            self.idle.put_nowait(process)
        seconds = time.monotonic() - began
        if reply is None or reply.trace:
            raise WorkerFailed("crashed", seconds, reply.trace if reply else "")
        return reply, seconds

    async def close(self) -> None:
        """Kill all processes and wait for them. Running jobs raise WorkerFailed."""
        self.is_closed = True
        for process in list(self.processes):
            self._kill(process)
        await asyncio.gather(*self.ending)

    async def _start(self) -> Process:
        """Start a process and wait for READY. Raises OSError, IncompleteReadError or TimeoutError."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "hinterzimmer.server.workers.bot_worker", *([self.module] if self.module else [])),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self.processes.add(process)
        try:
            if self.low_priority and sys.platform != "win32":
                os.setpriority(os.PRIO_PROCESS, process.pid, 10)
            assert process.stdout is not None
            await asyncio.wait_for(process.stdout.readexactly(len(READY)), START_SECONDS_MAX)
        except BaseException:
            self._kill(process)
            raise
        return process

    async def _request(self, process: Process, data: bytes) -> Reply:
        """Send a job and return the reply. Raises WorkerGone if the process ended before it took the job."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(len(data).to_bytes(4, "big") + data)
            await process.stdin.drain()
            await process.stdout.readexactly(len(TAKEN))
        except (OSError, RuntimeError, asyncio.IncompleteReadError):  # uvloop raises RuntimeError for a closed pipe
            raise WorkerGone from None
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Reply)

    def _kill(self, process: Process) -> None:
        """Kill a process without waiting for it, because a cancelled caller may not be able to wait.

        A second call does nothing, because it would reap a process for which the event loop waits.
        """
        if process not in self.processes:
            return
        self.processes.remove(process)
        if process.returncode is None:
            process.kill()
        ending = asyncio.create_task(process.wait())
        self.ending.add(ending)
        ending.add_done_callback(self.ending.discard)
