"""The log of all rooms in SQLite, as the writer's thread writes it.

A commit reaches the write-ahead log before it counts. Carrying that log over into the database takes longer than a
commit and is nobody's to wait for: it is done when there is nothing to write, or beside the commits by another thread.
"""

import asyncio
import contextlib
import logging
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from hinterzimmer.server.interfaces import Conflict
from hinterzimmer.server.storage.group_commit import AppendJob
from hinterzimmer.server.storage.migrations import CREATE_VERSION, LATEST, READ_REVISION, statements_from

log = logging.getLogger("hinterzimmer.store")
PAGE_BYTES: Final = 1024
"""Bytes in a page of a new database. A commit touches a page for every room in it and writes it whole, so pages are
small; a database that was made with larger ones keeps them."""
WAL_PAGES_MAX: Final = 20_000
"""The write-ahead log is carried over after about so many pages (20 MB), however busy everybody is."""
WAL_BYTES_MIN: Final = 4 * 1024 * 1024
"""How large the write-ahead log is made before the first commit. To overwrite a part of a file is quicker for the disk
than to append to it, because the file's length is not written as well."""
SQL_VALUES_MAX: Final = 900
"""Values in one statement; every SQLite allows so many."""
COLUMNS: Final = 3
"""Values in a row of the log: room, number, entry."""
INSERT_ROWS: Final = "INSERT INTO log (room, number, entry) VALUES "
INSERT_ROOM: Final = (
    "INSERT INTO rooms (code, game, phase, listed, changed) VALUES (:code, :game, :phase, :listed, :changed)"
)
UPDATE_ROOM: Final = (
    "UPDATE rooms SET game = :game, phase = :phase, listed = :listed, changed = :changed WHERE code = :code"
)


def connect(file: str) -> sqlite3.Connection:
    """Connect, for one thread at a time. Every commit reaches the disk before it counts; none checkpoints the log."""
    connection = sqlite3.connect(
        file, timeout=30, isolation_level=None, check_same_thread=False, cached_statements=SQL_VALUES_MAX // COLUMNS
    )
    try:
        connection.execute(f"PRAGMA page_size={PAGE_BYTES}")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA wal_autocheckpoint=0")
    except BaseException:
        connection.close()
        raise
    return connection


def migrate_sqlite(file: str, to: str = LATEST) -> None:
    """Bring a database to a revision; a file that is not there is made. Raises OSError, sqlite3.Error or BadOptions."""
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(connect(file)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(CREATE_VERSION)
            found = [row[0] for row in connection.execute(READ_REVISION)]
            for statement in statements_from(found, "sqlite", to):
                connection.execute(statement)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def grow_wal(connection: sqlite3.Connection, size_bytes: int) -> None:
    """Make the write-ahead log this long, and change nothing in the database.

    A transaction that does not fit into the page cache is written to the log before it is committed; rolled back, it
    leaves the log's length behind, and the next commit begins where the last one ended. SQLite never truncates the log
    while `journal_size_limit` is -1, its default, and checkpoints are PASSIVE.
    """
    (cache_size,) = connection.execute("PRAGMA cache_size").fetchone()
    connection.execute("PRAGMA cache_size=10")
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute("CREATE TABLE growing (content BLOB)")
        connection.execute("INSERT INTO growing VALUES (zeroblob(?))", (size_bytes,))
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute(f"PRAGMA cache_size={cache_size}")


class SqliteLog:
    """What the writer does to the database, all of it in the writer's thread."""

    def __init__(self, file: str) -> None:
        self.connection = connect(file)
        self.checkpoint_connection = connect(file)
        """For the thread that carries the log over while others write."""
        self.checkpoint_thread: threading.Thread | None = None
        self.wal_pages = 0
        """Pages in the write-ahead log, at most about so many."""
        try:
            grow_wal(self.connection, WAL_BYTES_MIN)
            self.probe()  # the disk has all of it before anybody waits
        except sqlite3.OperationalError:  # a full disk, say: then the log grows as it is written
            log.warning("the write-ahead log could not be made long beforehand", exc_info=True)

    def commit(self, jobs: list[AppendJob]) -> None:
        """All rows in one statement: between two of them this thread would have to wait for its turn.

        A statement alone is a transaction of its own, and needs no others around it. Raises Conflict if a number is
        taken.
        """
        values: list[object] = []
        heads = []
        for job in jobs:
            for row in job.rows:
                values += row
                self.wal_pages += 2 + len(row[2]) // PAGE_BYTES
            if job.summary is not None:
                heads.append(job)
        try:
            if not heads and len(values) <= SQL_VALUES_MAX:
                self.connection.execute(insert_sql(len(values)), values)
            else:
                self._commit_in_parts(values, heads)
        except sqlite3.IntegrityError:
            raise Conflict from None

    def _commit_in_parts(self, values: list[object], heads: list[AppendJob]) -> None:
        """Commit what is too much for one statement, or changes the rooms as well."""
        writer = self.connection
        writer.execute("BEGIN IMMEDIATE")
        try:
            for at in range(0, len(values), SQL_VALUES_MAX):
                some = values[at : at + SQL_VALUES_MAX]
                writer.execute(insert_sql(len(some)), some)
            for job in heads:
                writer.execute(
                    INSERT_ROOM if job.is_new_room else UPDATE_ROOM, {"code": job.code, **(job.summary or {})}
                )
            writer.execute("COMMIT")
        except BaseException:
            if writer.in_transaction:
                writer.execute("ROLLBACK")
            raise

    def maybe_checkpoint(self, calm: bool) -> None:
        """Carry the log over if nobody writes, or if it has become long; then it can begin again from its start.

        While others write a thread carries most of it over, and the little that was written meanwhile is done here.
        Raises if the disk has no room for it; the log stays as it is, and it is tried again at the next call.
        """
        if self.checkpoint_thread is None:
            if calm and self.wal_pages:
                self._checkpoint(self.connection)
                self.wal_pages = 0
            elif self.wal_pages > WAL_PAGES_MAX:
                self.checkpoint_thread = threading.Thread(
                    target=self._checkpoint_in_thread, name="carrier", daemon=True
                )
                self.checkpoint_thread.start()
        elif not self.checkpoint_thread.is_alive():
            self.checkpoint_thread = None
            self._checkpoint(self.connection)
            self.wal_pages = 0

    def probe(self) -> None:
        """Raises if nothing can be written: one page is, and nothing in it changes."""
        (version,) = self.connection.execute("PRAGMA user_version").fetchone()
        self.connection.execute(f"PRAGMA user_version={version}")

    def _checkpoint_in_thread(self) -> None:
        """What fails here fails again, and is told, when the writer does the rest."""
        with contextlib.suppress(sqlite3.Error):
            self._checkpoint(self.checkpoint_connection)

    def _checkpoint(self, connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def close(self) -> None:
        """Nothing more is written."""
        if self.checkpoint_thread is not None:
            self.checkpoint_thread.join()
        self.checkpoint_connection.close()
        self.connection.close()


def insert_sql(values: int) -> str:
    """The statement that inserts so many values at once."""
    return INSERT_ROWS + ",".join(["(?,?,?)"] * (values // COLUMNS))


class SqliteReader:
    """Reads in a thread of its own, so that the event loop never waits for the disk."""

    def __init__(self, file: str) -> None:
        self.connection = connect(file)
        self.connection.execute("PRAGMA query_only=ON")
        self.thread = ThreadPoolExecutor(1, "store-reader")

    async def load(self, code: str, after: int) -> list[bytes]:
        """Return the entries of a room after a number."""
        query = "SELECT entry FROM log WHERE room = ? AND number > ? ORDER BY number"
        return [row[0] for row in await self._fetch(query, code, after)]

    async def listed_rooms(self, limit: int) -> list[tuple[str, str, str]]:
        """Return code, game and phase of the rooms that may be found, the latest first."""
        query = "SELECT code, game, phase FROM rooms WHERE listed ORDER BY changed DESC LIMIT ?"
        return await self._fetch(query, limit)

    async def ping(self) -> None:
        """Raise if the database does not answer."""
        await self._fetch("SELECT 1")

    async def broadcast(self, text: str) -> None:
        """Do nothing: no other process uses this database."""

    async def close(self) -> None:
        """Finish what is being read."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.connection.close)
        self.thread.shutdown()

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        """Return all rows of a query; fetched at once, so that no open snapshot keeps the log from starting over."""

        def fetch() -> list[Any]:
            return self.connection.execute(query, values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self.thread, fetch)
