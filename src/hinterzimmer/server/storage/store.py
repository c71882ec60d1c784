"""The store: an append-only log a room, in SQLite or PostgreSQL.

Appends that arrive together are committed together, and each caller continues when its own are committed. The key
(room, number) is unique. If two processes append the same number, one gets Conflict and has to load the room again.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hinterzimmer.room.errors import BadOptions
from hinterzimmer.server.storage.database_url import DatabaseUrl
from hinterzimmer.server.storage.group_commit import AppendJob, GroupCommitter, LoopCommitter
from hinterzimmer.server.storage.sqlite import SqliteLog, SqliteReader, migrate_sqlite

if TYPE_CHECKING:
    from hinterzimmer.server.storage.postgres import Postgres


async def migrate(url: DatabaseUrl) -> None:
    """Bring the database to the present schema. Raises BadOptions, with a message of one line, if that fails."""
    try:
        if url.kind == "sqlite":
            await asyncio.get_running_loop().run_in_executor(None, migrate_sqlite, url.location)
        else:
            await migrate_through_asyncpg(url.location)
    except OSError as error:
        raise BadOptions(f"the database cannot be reached: {error.strerror or error_line(error)}") from None
    except sqlite3.Error as error:
        raise BadOptions(f"the database cannot be used: {error_line(error)}") from None


async def migrate_through_asyncpg(address: str) -> None:
    """Bring a PostgreSQL database to the present schema. Raises BadOptions or OSError.

    asyncpg is imported here, so that a server with SQLite does not need it.
    """
    import asyncpg  # type: ignore[import-untyped]

    from hinterzimmer.server.storage.postgres import migrate_postgres

    try:
        await migrate_postgres(address)
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise BadOptions(f"the database cannot be used: {error_line(error)}") from None


def error_line(error: BaseException) -> str:
    """Return an error's message in one line, or its class name if it has none."""
    return " ".join(str(error).split()) or type(error).__name__


def ignore_news(*_: object) -> None:
    """Ignore a notice; SQLite has no other processes."""


class Store:
    """The logs of all rooms. Call its methods in the event loop; none of them blocks it."""

    def __init__(
        self,
        url: DatabaseUrl,
        on_append: Callable[[str, int], None] = ignore_news,
        on_broadcast: Callable[[str], None] = ignore_news,
        on_connect: Callable[[], None] = ignore_news,
    ) -> None:
        """Store the callbacks, which a shared database calls in the event loop once the store is open.

        `on_append` gets a room's code and latest number, and `on_broadcast` a text, both from any process, this one
        included. `on_connect` is called when listening begins, also after a lost connection.
        """
        self.url = url
        self.on_append = on_append
        self.on_broadcast = on_broadcast
        self.on_connect = on_connect
        self.is_shared = url.kind == "postgresql"
        """True if other processes may append as well."""
        self.sqlite: SqliteLog | None = None
        """The functions of the SQLite writer; None for PostgreSQL."""
        self.reader: SqliteReader | Postgres | None = None
        self.writer: GroupCommitter | LoopCommitter | None = None

    async def open(self) -> None:
        """Connect, start the writer, and on PostgreSQL start to listen. Raises the database's error."""
        if not self.is_shared:
            self.sqlite = SqliteLog(self.url.location)
            self.reader = SqliteReader(self.url.location)
            self.writer = GroupCommitter(self.sqlite.commit, self.sqlite.maybe_checkpoint, self.sqlite.probe)
            return
        from hinterzimmer.server.storage.postgres import Postgres

        self.reader = Postgres(self.url.location, self.on_append, self.on_broadcast, self.on_connect)
        await self.reader.open()
        self.writer = LoopCommitter(self.reader.commit, self.reader.probe)

    async def close(self) -> None:
        """Commit all waiting jobs and close all connections."""
        if self.writer:
            await self.writer.close()
        if self.sqlite:
            self.sqlite.close()
        if self.reader:
            await self.reader.close()

    def append_with_callback(
        self,
        code: str,
        number: int,
        entries: list[bytes],
        head: dict[str, Any] | None,
        done: Callable[[Exception | None], None],
    ) -> None:
        """Append entries with numbers from `number` on, and update the room's row from `head` if given.

        `done` gets None after the commit, Conflict if a number is taken, or the database's error.
        """
        assert self.writer is not None
        self.writer.submit(AppendJob(code, number, entries, head, done))

    def append(
        self, code: str, number: int, entries: list[bytes], head: dict[str, Any] | None = None
    ) -> asyncio.Future[None]:
        """Append entries like `append_with_callback`, and return a future of the outcome."""
        future = asyncio.get_running_loop().create_future()
        self.append_with_callback(code, number, entries, head, lambda error: resolve_future(future, error))
        return future

    async def load(self, code: str, after: int = 0) -> list[bytes]:
        """Return a room's entries with numbers above `after`; [] if there are none or no such room."""
        assert self.reader is not None
        return await self.reader.load(code, after)

    async def listed_rooms(self, limit: int = 100) -> list[tuple[str, str, str]]:
        """Return code, game and phase of the listed rooms, the last changed first."""
        assert self.reader is not None
        return await self.reader.listed_rooms(limit)

    @property
    def can_write(self) -> bool:
        """True if the latest attempt to write succeeded; False before `open`."""
        return self.writer is not None and not self.writer.is_failing

    async def ping(self) -> None:
        """Raise the database's error if it does not answer."""
        assert self.reader is not None
        await self.reader.ping()

    async def broadcast(self, text: str) -> None:
        """Broadcast a text to all processes; it is not stored and may get lost. On SQLite this does nothing."""
        assert self.reader is not None
        await self.reader.broadcast(text)


def resolve_future(future: asyncio.Future[None], error: Exception | None) -> None:
    """Set a future's result, or its exception; do nothing if it is done or cancelled."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
