"""Where rooms are kept: an append-only log a room, in SQLite or PostgreSQL.

Appends that arrive together are committed together; each caller goes on only when its own are committed. The key
(room, number) is unique, so of two processes that append the same number one is refused and reads on first.
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
    """Bring the database to the present schema; raises BadOptions, in one line, if it cannot be used."""
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
    """Bring a PostgreSQL to the present schema. asyncpg is imported only where it is needed."""
    import asyncpg  # type: ignore[import-untyped]

    from hinterzimmer.server.storage.postgres import migrate_postgres

    try:
        await migrate_postgres(address)
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise BadOptions(f"the database cannot be used: {error_line(error)}") from None


def error_line(error: BaseException) -> str:
    """Return what went wrong in one line."""
    return " ".join(str(error).split()) or type(error).__name__


def ignore_news(*_: object) -> None:
    """Ignore what other processes say: on SQLite there are none."""


class Store:
    """The log of all rooms. Call its methods in the event loop, which none of them holds up."""

    def __init__(
        self,
        url: DatabaseUrl,
        on_append: Callable[[str, int], None] = ignore_news,
        on_broadcast: Callable[[str], None] = ignore_news,
        on_connect: Callable[[], None] = ignore_news,
    ) -> None:
        """The three hear of other processes on a shared database, once the store is open.

        `on_append` is called with a room and its latest number, `on_broadcast` with a text, both from any process, this
        one included; `on_connect` when listening begins, also after a lost connection.
        """
        self.url = url
        self.on_append = on_append
        self.on_broadcast = on_broadcast
        self.on_connect = on_connect
        self.is_shared = url.kind == "postgresql"
        """Whether other processes may append, too."""
        self.sqlite: SqliteLog | None = None
        """Where the writer writes, unless that is PostgreSQL."""
        self.reader: SqliteReader | Postgres | None = None
        self.writer: GroupCommitter | LoopCommitter | None = None

    async def open(self) -> None:
        """Begin to write, and on PostgreSQL to listen."""
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
        """Finish what is under way."""
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
        """Append entries from this number on; `done` is called when they are committed, or with what went wrong.

        That is Conflict if the number is taken.
        """
        assert self.writer is not None
        self.writer.submit(AppendJob(code, number, entries, head, done))

    def append(
        self, code: str, number: int, entries: list[bytes], head: dict[str, Any] | None = None
    ) -> asyncio.Future[None]:
        """Append entries like `append_with_callback`; the future has the outcome."""
        future = asyncio.get_running_loop().create_future()
        self.append_with_callback(code, number, entries, head, lambda error: resolve_future(future, error))
        return future

    async def load(self, code: str, after: int = 0) -> list[bytes]:
        """Return the entries of a room after a number; none if there is no such room."""
        assert self.reader is not None
        return await self.reader.load(code, after)

    async def listed_rooms(self, limit: int = 100) -> list[tuple[str, str, str]]:
        """Return code, game and phase of the rooms that may be found, the latest first."""
        assert self.reader is not None
        return await self.reader.listed_rooms(limit)

    @property
    def can_write(self) -> bool:
        """Whether the latest attempt to write was good."""
        return self.writer is not None and not self.writer.is_failing

    async def ping(self) -> None:
        """Raise if the database does not answer."""
        assert self.reader is not None
        await self.reader.ping()

    async def broadcast(self, text: str) -> None:
        """Broadcast to all processes what is not kept; it may get lost. One process alone has none to tell."""
        assert self.reader is not None
        await self.reader.broadcast(text)


def resolve_future(future: asyncio.Future[None], error: Exception | None) -> None:
    """Give a future its outcome, unless its owner is gone."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
