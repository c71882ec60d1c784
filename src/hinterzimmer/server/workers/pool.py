"""Bots never block: they think in processes of their own, so long and no longer."""

import asyncio
import logging
import os
import secrets
import sys
import time
from collections import deque
from typing import Any, Final

from hinterzimmer.engine.table import Table
from hinterzimmer.room.seats import stand_in
from hinterzimmer.server.workers import bot_worker

log = logging.getLogger("hinterzimmer.bots")
LATEST: Final = 16
"""So many answers of a bot say how long it usually thinks."""


class Failed(Exception):
    """A bot crashed or hung after some seconds. The message says which, and no more: players may read it.

    `trace` is the traceback of what it raised, for the log alone; empty if its process ended or was ended.
    """

    def __init__(self, reason: str, seconds: float, trace: str = "") -> None:
        super().__init__(reason)
        self.seconds = seconds
        self.trace = trace


class Thinkers:
    """A few processes that think, started when first needed; one that crashes or hangs is replaced."""

    def __init__(self, count: int, budget: float, module: str | None = None, patient: bool = False) -> None:
        """`patient` ones leave the processor to everybody else."""
        self.budget = budget
        self.module = module
        self.patient = patient
        self.free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(count):
            self.free.put_nowait(None)
        self.all: set[asyncio.subprocess.Process] = set()
        self.closed = False
        self.seconds: dict[tuple[str, str], deque[float]] = {}
        """How long each bot thought about its latest answers, game by game."""

    async def choose(self, bot: str, game: str, table: Table[Any], seat: int) -> str:
        """The text of the option that the bot chooses. If it fails the stand-in chooses; if that does, any option."""
        options = table.options(seat)
        if len(options) == 1:
            return options[0].text
        spent = self.seconds.setdefault((game, bot), deque(maxlen=LATEST))
        total = 0.0
        for name in dict.fromkeys((bot, stand_in(game))):
            work = bot_worker.choice(name, game, table.copy(), seat, secrets.token_hex(16))
            try:
                answer, seconds = await self.think(work)
                total += seconds
                if any([option.text == answer.decode() for option in options]):
                    spent.append(total)
                    return answer.decode()
                failure = Failed("chose what was not offered", seconds)
            except Failed as error:
                total += error.seconds
                failure = error
            log.warning("a bot was replaced by the stand-in", extra={"bot": name, **about(game, failure)})
        spent.append(total)
        return options[secrets.randbelow(len(options))].text

    def usual(self, bot: str, game: str) -> float:
        """The seconds that its slowest answer of late took."""
        return max(self.seconds.get((game, bot), ()), default=0.0)

    async def advise(self, language: str, game: str, table: Table[Any], seat: int) -> bytes:
        """Advice for a seat as JSON; Failed if there is none in time."""
        work = bot_worker.advice(language, game, table.copy(), seat, secrets.token_hex(16))
        try:
            return (await self.think(work))[0]
        except Failed as error:
            if not self.closed:
                log.warning("a hint failed", extra=about(game, error))
            raise

    async def think(self, work: bytes) -> tuple[bytes, float]:
        """Do a job: the answer, and how many seconds it took, the start of a process not counted."""
        began = time.monotonic()
        done = False
        process = await self.free.get()
        try:
            if process is None:
                hiring = time.monotonic()
                process = await asyncio.wait_for(self._hire(), 30)
                began += time.monotonic() - hiring
            reply = await asyncio.wait_for(self._ask(process, work), self.budget)
            done = True
            seconds = time.monotonic() - began
            if reply.startswith(bot_worker.FAILURE):
                raise Failed("crashed", seconds, reply[1:].decode())
            return reply[1:], seconds
        except TimeoutError:
            raise Failed("did not answer in time", time.monotonic() - began) from None
        except (OSError, asyncio.IncompleteReadError):
            raise Failed("crashed", time.monotonic() - began) from None
        finally:
            if not done:  # also when nobody needs the answer any more
                await self._dismiss(process)
                process = None
            self.free.put_nowait(process)

    async def close(self) -> None:
        """End all of them; what was being thought about fails, and that is no news."""
        self.closed = True
        for process in list(self.all):
            await self._dismiss(process)

    async def _hire(self) -> asyncio.subprocess.Process:
        modules = [self.module] if self.module else []
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "hinterzimmer.server.workers.bot_worker",
            *modules,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=dict(os.environ),
        )
        self.all.add(process)
        if self.patient and sys.platform != "win32":
            os.setpriority(os.PRIO_PROCESS, process.pid, 10)
        assert process.stdout is not None
        await process.stdout.readexactly(4)  # it is ready
        return process

    async def _ask(self, process: asyncio.subprocess.Process, work: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(work).to_bytes(4, "big") + work)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return await process.stdout.readexactly(size)

    async def _dismiss(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            self.all.discard(process)
            if process.returncode is None:
                process.kill()
            await process.wait()


def about(game: str, failure: Failed) -> dict[str, str]:
    """Return what the log says of a failure."""
    trace = {"trace": failure.trace} if failure.trace else {}
    return {"game": game, "reason": str(failure), **trace}
