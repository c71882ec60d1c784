"""Bots never block: they think in processes of their own, so long and no longer."""

import asyncio
import logging
import os
import secrets
import sys

from hinterzimmer.engine.table import Table
from hinterzimmer.server import thinker

log = logging.getLogger("hinterzimmer.bots")


class Thinkers:
    """A few processes that think, started when first needed; one that crashes or hangs is replaced."""

    def __init__(self, count: int, budget: float, module: str | None = None) -> None:
        self.budget = budget
        self.module = module
        self.free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(count):
            self.free.put_nowait(None)
        self.all: set[asyncio.subprocess.Process] = set()

    async def choose(self, bot: str, game: str, table: Table, seat: int) -> str:
        """The text of the option that the bot chooses; any option if it crashes or is not ready in time."""
        options = table.options(seat)
        if len(options) == 1:
            return options[0].text
        reason = ""
        work = thinker.job(bot, game, table.copy(), seat, secrets.token_hex(16))
        process = await self.free.get()
        try:
            if process is None:
                process = await asyncio.wait_for(self._hire(), 30)
            answer = await asyncio.wait_for(self._ask(process, work), self.budget)
            if any([option.text == answer for option in options]):
                return answer
            reason = "chose what was not offered"
        except TimeoutError:
            reason = "did not answer in time"
        except (OSError, asyncio.IncompleteReadError):
            reason = "crashed"
        except asyncio.CancelledError:
            reason = "was not needed any more"
            raise
        finally:
            if reason in ("did not answer in time", "crashed", "was not needed any more"):
                await self._dismiss(process)
                process = None
            self.free.put_nowait(process)
        log.warning("a bot was replaced by the stand-in", extra={"bot": bot, "game": game, "reason": reason})
        return options[secrets.randbelow(len(options))].text

    async def close(self) -> None:
        """End all of them."""
        for process in list(self.all):
            await self._dismiss(process)

    async def _hire(self) -> asyncio.subprocess.Process:
        modules = [self.module] if self.module else []
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "hinterzimmer.server.thinker",
            *modules,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=dict(os.environ),
        )
        self.all.add(process)
        assert process.stdout is not None
        await process.stdout.readexactly(4)  # it is ready
        return process

    async def _ask(self, process: asyncio.subprocess.Process, work: bytes) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(work).to_bytes(4, "big") + work)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return (await process.stdout.readexactly(size)).decode()

    async def _dismiss(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            self.all.discard(process)
            if process.returncode is None:
                process.kill()
            await process.wait()
