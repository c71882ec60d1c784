"""Where rooms are kept: an append-only log a room, in SQLite or PostgreSQL.

Appends that arrive together are committed together; each caller goes on only when its own are committed. The key
(room, number) is unique, so of two processes that append the same number one is refused and reads on first.
"""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hinterzimmer.room.errors import BadOptions
from hinterzimmer.server.storage.group_commit import Conflict, Job, Writer
from hinterzimmer.server.storage.sqlite import INSERT_ROOM, UPDATE_ROOM, Sqlite, prepare

__all__ = ["Conflict", "Store", "engine_for", "migrate", "upgrade", "url_of"]

log = logging.getLogger("hinterzimmer.store")
CHANNEL: Final = "hinterzimmer"
BESIDE: Final = "hinterzimmer_beside"
"""Where processes tell each other what is not kept."""
MIGRATION_LOCK: Final = 4_815_162_342

metadata = sa.MetaData()
ROOMS = sa.Table(
    "rooms",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("phase", sa.String(10), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
)
LOG = sa.Table(
    "log",
    metadata,
    sa.Column("room", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.LargeBinary, nullable=False),
)
INSERT: Final = sa.insert(LOG)
COLUMNS: Final = ("room", "number", "entry")
NOTIFY: Final = sa.text(f"SELECT pg_notify('{CHANNEL}', :news)")


def url_of(text: str) -> URL:
    """The address of a database, with the driver that is used here."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        raise BadOptions(f"{text!r} is no address of a database; write sqlite:///FILE or postgresql://…") from None
    name = url.get_backend_name()
    if name not in ("sqlite", "postgresql"):
        raise BadOptions(f"{name} is not supported; write sqlite:///FILE or postgresql://…")
    if name == "sqlite" and not url.database:
        raise BadOptions("write the file of the database, too: sqlite:///FILE")
    return url.set(drivername="sqlite+aiosqlite" if name == "sqlite" else "postgresql+asyncpg")


def engine_for(url: URL) -> AsyncEngine:
    """An engine; on SQLite every commit reaches the disk before it counts. No error of it tells what was written."""
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    sa.event.listen(engine.sync_engine, "connect", prepare)
    return engine


async def migrate(url: URL) -> None:
    """Bring the database to the present schema; several processes may try at once."""
    if url.get_backend_name() == "sqlite":
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
    engine = engine_for(url)
    try:
        async with engine.begin() as connection:
            if url.get_backend_name() == "postgresql":
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Run the migrations up to a revision."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


class Store:
    """The log of all rooms."""

    def __init__(self, url: URL, heard: Callable[[str, int], None] | None = None) -> None:
        """`heard` is called with a room and its latest number when another process has appended."""
        self.url = url
        self.engine = engine_for(url)
        self.file: Sqlite | None = None
        """Where the writer writes, unless that is PostgreSQL."""
        self.writer: Writer | None = None
        self.shared = url.get_backend_name() == "postgresql"
        self.heard = heard
        self.tasks: list[asyncio.Task[None]] = []
        self.told: Callable[[str], None] | None = None
        """Called with what a process tells the others, this one included, and nobody keeps."""
        self.reconnected: Callable[[], None] | None = None

    async def open(self) -> None:
        """Begin to write, and on PostgreSQL to listen."""
        if not self.shared:
            self.file = Sqlite(str(self.url.database))
            self.writer = Writer(self.file.commit, self.file.tidy, self.file.probe)
            return
        self.writer = Writer(self._commit_from_its_thread, lambda calm: None, self._probe_from_its_thread)
        listening = asyncio.Event()
        self.tasks.append(asyncio.create_task(self._listen(listening)))
        await asyncio.wait_for(listening.wait(), 30)

    async def close(self) -> None:
        """Finish what is under way."""
        if self.writer:
            await self.writer.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.file:
            self.file.close()
        await self.engine.dispose()

    def put(
        self,
        code: str,
        number: int,
        entries: list[bytes],
        head: dict[str, Any] | None,
        done: Callable[[Exception | None], None],
    ) -> None:
        """Append entries from this number on; `done` is called when they are committed, or with what went wrong.

        That is Conflict if the number is taken.
        """
        assert self.writer is not None
        self.writer.put(Job(code, number, entries, head, done))

    def append(
        self, code: str, number: int, entries: list[bytes], head: dict[str, Any] | None = None
    ) -> asyncio.Future[None]:
        """The same, to be waited for."""
        future = asyncio.get_running_loop().create_future()
        self.put(code, number, entries, head, lambda error: settle(future, error))
        return future

    async def load(self, code: str, after: int = 0) -> list[bytes]:
        """The entries of a room after a number; none if there is no such room."""
        query = sa.select(LOG.c.entry).where(LOG.c.room == code, LOG.c.number > after).order_by(LOG.c.number)
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def listed(self, limit: int = 100) -> list[tuple[str, str, str]]:
        """Rooms that may be found: code, game, phase; the latest first."""
        columns = (ROOMS.c.code, ROOMS.c.game, ROOMS.c.phase)
        query = sa.select(*columns).where(ROOMS.c.listed).order_by(ROOMS.c.changed.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return [(row[0], row[1], row[2]) for row in await connection.execute(query)]

    @property
    def can_write(self) -> bool:
        """Whether the latest attempt to write was good."""
        return self.writer is not None and not self.writer.failing

    async def alive(self) -> None:
        """Raises if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(sa.text("SELECT 1"))

    async def tell(self, text: str) -> None:
        """Tell all processes something that is not kept; it may get lost. One process alone has nobody to tell."""
        if self.shared:
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(
                        sa.text("SELECT pg_notify(:channel, :text)"), {"channel": BESIDE, "text": text}
                    )
            except (OSError, sa.exc.SQLAlchemyError):
                log.warning("the other processes could not be told")

    def _commit_from_its_thread(self, jobs: list[Job]) -> None:
        """What the writer's thread does on PostgreSQL: it waits while the event loop commits."""
        assert self.writer is not None
        asyncio.run_coroutine_threadsafe(self._commit(jobs), self.writer.loop).result()

    def _probe_from_its_thread(self) -> None:
        """The same for a write that changes nothing."""
        assert self.writer is not None
        asyncio.run_coroutine_threadsafe(self._probe(), self.writer.loop).result()

    async def _probe(self) -> None:
        """A transaction with a number of its own is written down when it ends."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.text("SELECT txid_current()"))

    async def _commit(self, jobs: list[Job]) -> None:
        """All of it in one transaction, or nothing; the other processes hear of it."""
        async with self.engine.begin() as connection:
            rows = [row for job in jobs for row in job.rows]
            await connection.execute(INSERT, [dict(zip(COLUMNS, row, strict=True)) for row in rows])
            for job in jobs:
                if job.head is not None:
                    statement = sa.text(INSERT_ROOM if job.new else UPDATE_ROOM)
                    await connection.execute(statement, {"code": job.code, **job.head})
            await connection.execute(NOTIFY, [{"news": f"{job.code} {job.last}"} for job in jobs])

    async def _listen(self, listening: asyncio.Event) -> None:
        """Hear what other processes append; after a lost connection everything is looked at anew."""
        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.5)
                continue
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _, lost=lost: lost.set())
            await connection.add_listener(CHANNEL, self._hear)
            await connection.add_listener(BESIDE, self._overhear)
            listening.set()
            if self.reconnected:
                self.reconnected()
            try:
                await lost.wait()
            finally:
                if not connection.is_closed():
                    connection.terminate()

    def _hear(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        code, _, number = str(payload).partition(" ")
        if self.heard:
            self.heard(code, int(number))

    def _overhear(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        if self.told:
            self.told(str(payload))


def settle(future: asyncio.Future[None], error: Exception | None) -> None:
    """Whoever waits for it goes on."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
