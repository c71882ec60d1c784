"""The logs of all rooms in SQLite: one thread writes them, another one reads.

A commit counts when the write-ahead log (WAL) is on disk. A checkpoint copies the WAL into the database, which takes
longer than a commit. It runs when there is nothing to write, or in its own thread, so that no commit waits for it.
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
"""The page size of a new database; an older database keeps its own.

It is small because a commit writes a whole page for every room in it."""
WAL_PAGES_MAX: Final = 20_000
"""Above about this many pages (20 MB) the WAL is checkpointed, even while there is something to write."""
WAL_BYTES_MIN: Final = 4 * 1024 * 1024
"""The length of the WAL before the first commit.

Overwriting a part of a file is quicker than appending to it, because the file's length need not be written."""
SQL_VALUES_MAX: Final = 900
"""The number of values in one statement, which every version of SQLite allows."""
COLUMNS: Final = 3
"""The number of values in a row of the log: room, number, entry."""
INSERT_ROWS: Final = "INSERT INTO log (room, number, entry) VALUES "
INSERT_ROOM: Final = (
    "INSERT INTO rooms (code, game, phase, listed, changed) VALUES (:code, :game, :phase, :listed, :changed)"
)
UPDATE_ROOM: Final = (
    "UPDATE rooms SET game = :game, phase = :phase, listed = :listed, changed = :changed WHERE code = :code"
)


def connect(file: str) -> sqlite3.Connection:
    """Return a connection for one thread at a time. A commit waits for the disk and never checkpoints.

    Raises sqlite3.Error.
    """
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
    """Bring a database to a revision; create a missing file. Raises OSError, sqlite3.Error or BadOptions."""
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
    """Grow the WAL to at least `size_bytes` without changing the database. Raises sqlite3.Error, as for a full disk.

    A transaction larger than the page cache reaches the WAL before its commit. Rolled back, it leaves the file's length
    behind, and the next commit starts where the last one ended. SQLite never truncates the WAL, because
    `journal_size_limit` is -1 (the default) and all checkpoints are PASSIVE.
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
    """The functions of the writer; `commit`, `maybe_checkpoint` and `probe` run in the writer's thread."""

    def __init__(self, file: str) -> None:
        self.connection = connect(file)
        self.checkpoint_connection = connect(file)
        """The connection of the checkpoint thread."""
        self.checkpoint_thread: threading.Thread | None = None
        self.wal_pages = 0
        """An estimate of the pages in the WAL, rather too high than too low."""
        try:
            grow_wal(self.connection, WAL_BYTES_MIN)
            self.probe()  # all of it is on disk before the first job waits
        except sqlite3.OperationalError:  # such as a full disk; the WAL grows with the commits instead
            log.warning("the write-ahead log could not be made long beforehand", exc_info=True)

    def commit(self, jobs: list[AppendJob]) -> None:
        """Append all jobs, if possible in one statement, which is a transaction of its own.

        Between two statements this thread would have to wait for the interpreter lock. Raises Conflict if a number is
        taken, or sqlite3.Error.
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
        """Commit rows that do not fit into one statement, or that also change the table of rooms."""
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
        """Checkpoint the WAL if the writer is idle (`calm`) or the WAL is long, so that it starts over.

        A long WAL is copied by the checkpoint thread; a later call copies what was written meanwhile. Raises
        sqlite3.Error if the disk is full; the WAL stays as it is, and the next call tries again.
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
        """Write one page without changing it. Raises sqlite3.Error if nothing can be written."""
        (version,) = self.connection.execute("PRAGMA user_version").fetchone()
        self.connection.execute(f"PRAGMA user_version={version}")

    def _checkpoint_in_thread(self) -> None:
        """Checkpoint in the thread; ignore errors, because the writer's own checkpoint raises and reports them."""
        with contextlib.suppress(sqlite3.Error):
            self._checkpoint(self.checkpoint_connection)

    def _checkpoint(self, connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def close(self) -> None:
        """Wait for the checkpoint thread and close both connections."""
        if self.checkpoint_thread is not None:
            self.checkpoint_thread.join()
        self.checkpoint_connection.close()
        self.connection.close()


def insert_sql(values: int) -> str:
    """Return the statement that inserts this many values (COLUMNS for each row)."""
    return INSERT_ROWS + ",".join(["(?,?,?)"] * (values // COLUMNS))


class SqliteReader:
    """A reader with a thread of its own, so that the event loop never waits for the disk."""

    def __init__(self, file: str) -> None:
        self.connection = connect(file)
        self.connection.execute("PRAGMA query_only=ON")
        self.thread = ThreadPoolExecutor(1, "store-reader")

    async def load(self, code: str, after: int) -> list[bytes]:
        """Return a room's entries with numbers above `after`; [] if there are none."""
        query = "SELECT entry FROM log WHERE room = ? AND number > ? ORDER BY number"
        return [row[0] for row in await self._fetch(query, code, after)]

    async def listed_rooms(self, limit: int) -> list[tuple[str, str, str]]:
        """Return code, game and phase of the listed rooms, the last changed first."""
        query = "SELECT code, game, phase FROM rooms WHERE listed ORDER BY changed DESC LIMIT ?"
        return await self._fetch(query, limit)

    async def ping(self) -> None:
        """Raise sqlite3.Error if the database does not answer."""
        await self._fetch("SELECT 1")

    async def broadcast(self, text: str) -> None:
        """Do nothing, because no other process uses this database."""

    async def close(self) -> None:
        """Wait for the present query, close the connection and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.connection.close)
        self.thread.shutdown()

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        """Return all rows of a query, because an open snapshot would keep the WAL from starting over."""

        def fetch() -> list[Any]:
            return self.connection.execute(query, values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self.thread, fetch)
