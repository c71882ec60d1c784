"""The logs of all rooms in PostgreSQL, through asyncpg. One statement commits and notifies the other processes."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from hinterzimmer.server.interfaces import Conflict
from hinterzimmer.server.storage.group_commit import AppendJob
from hinterzimmer.server.storage.migrations import CREATE_VERSION, LATEST, READ_REVISION, statements_from

log = logging.getLogger("hinterzimmer.store")
APPEND_CHANNEL: Final = "hinterzimmer"
"""The channel on which processes notify each other of appends: `CODE NUMBER`."""
BROADCAST_CHANNEL: Final = "hinterzimmer_beside"
"""The channel on which processes broadcast texts that are not stored."""
MIGRATION_LOCK: Final = 4_815_162_342
"""The advisory lock that lets one process at a time change the schema."""
CONNECTIONS_MAX: Final = 5
"""The number of connections for reading; one more commits and one listens."""
COMMAND_SECONDS_MAX: Final = 60
RECONNECT_SECONDS: Final = 0.5
DATABASE_ERRORS: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""The errors of asyncpg if the database is unavailable or refuses; OSError includes TimeoutError."""
INSERT_LOG: Final = (
    "INSERT INTO log (room, number, entry) SELECT * FROM unnest($1::varchar[], $2::integer[], $3::bytea[])"
)
UPSERT_ROOMS: Final = (
    "INSERT INTO rooms (code, game, phase, listed, changed)"
    " SELECT * FROM unnest($5::varchar[], $6::varchar[], $7::varchar[], $8::boolean[], $9::bigint[])"
    " ON CONFLICT (code) DO UPDATE SET"
    " game = excluded.game, phase = excluded.phase, listed = excluded.listed, changed = excluded.changed"
)
NOTIFY: Final = f"SELECT pg_notify('{APPEND_CHANNEL}', news) FROM unnest($4::text[]) AS news"
COMMIT: Final = f"WITH appended AS ({INSERT_LOG}) {NOTIFY}"
COMMIT_WITH_ROOMS: Final = f"WITH appended AS ({INSERT_LOG}), headed AS ({UPSERT_ROOMS}) {NOTIFY}"
HEAD_COLUMNS: Final = ("game", "phase", "listed", "changed")


async def migrate_postgres(address: str, to: str = LATEST) -> None:
    """Bring a database to a revision; several processes may call it at once. Raises DATABASE_ERRORS or BadOptions."""
    connection = await asyncpg.connect(address, command_timeout=COMMAND_SECONDS_MAX)
    try:
        async with connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
                await connection.execute(CREATE_VERSION)  # only if missing, because a user may lack CREATE
            found = [row[0] for row in await connection.fetch(READ_REVISION)]
            for statement in statements_from(found, "postgresql", to):
                await connection.execute(statement)
    finally:
        await connection.close()


class Postgres:
    """A process's connections to the shared database: one commits, one listens, and CONNECTIONS_MAX read."""

    def __init__(
        self,
        address: str,
        on_append: Callable[[str, int], None],
        on_broadcast: Callable[[str], None],
        on_connect: Callable[[], None],
    ) -> None:
        """Store the callbacks, which run in the event loop; `open` connects.

        `on_append` gets a room's code and latest number, and `on_broadcast` a text, both from any process. `on_connect`
        is called when listening begins, also after a lost connection, because notices sent meanwhile are lost.
        """
        self.address = address
        self.on_append = on_append
        self.on_broadcast = on_broadcast
        self.on_connect = on_connect
        self.pool: Any = None
        self.committing: Any = None
        """The connection that commits. It is not in the pool, because a pool resets a connection after each use."""
        self.listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and start to listen. Raises DATABASE_ERRORS, or TimeoutError after 30 seconds."""
        self.pool = await asyncpg.create_pool(
            self.address, min_size=1, max_size=CONNECTIONS_MAX, command_timeout=COMMAND_SECONDS_MAX
        )
        ready = asyncio.Event()
        self.listening = asyncio.create_task(self._listen(ready))
        await asyncio.wait_for(ready.wait(), 30)

    async def close(self) -> None:
        """Stop listening and close all connections."""
        if self.listening:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        if self.committing:
            self.committing.terminate()
        if self.pool:
            self.pool.terminate()

    async def commit(self, jobs: list[AppendJob]) -> None:
        """Append all jobs in one statement, which is a transaction. Raises Conflict or DATABASE_ERRORS."""
        rows = [row for job in jobs for row in job.rows]
        news = [f"{job.code} {job.last_number}" for job in jobs]
        values: list[object] = [[row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows], news]
        heads = {job.code: job.summary for job in jobs if job.summary is not None}  # the last job of a room counts
        if heads:
            values.append(list(heads))
            values += [[head[column] for head in heads.values()] for column in HEAD_COLUMNS]
        connection = await self._committer()
        try:
            await connection.execute(COMMIT_WITH_ROOMS if heads else COMMIT, *values)
        except asyncpg.UniqueViolationError:
            raise Conflict from None

    async def probe(self) -> None:
        """Raise DATABASE_ERRORS if nothing can be written: a transaction with an id is written to disk at its end."""
        await (await self._committer()).execute("SELECT txid_current()")

    async def load(self, code: str, after: int) -> list[bytes]:
        """Return a room's entries with numbers above `after`; [] if there are none."""
        query = "SELECT entry FROM log WHERE room = $1 AND number > $2 ORDER BY number"
        return [row[0] for row in await self.pool.fetch(query, code, after)]

    async def listed_rooms(self, limit: int) -> list[tuple[str, str, str]]:
        """Return code, game and phase of the listed rooms, the last changed first."""
        query = "SELECT code, game, phase FROM rooms WHERE listed ORDER BY changed DESC LIMIT $1"
        return [(row[0], row[1], row[2]) for row in await self.pool.fetch(query, limit)]

    async def ping(self) -> None:
        """Raise DATABASE_ERRORS if the database does not answer."""
        await self.pool.execute("SELECT 1")

    async def broadcast(self, text: str) -> None:
        """Broadcast a text to all processes. A failure is only logged, because texts may get lost."""
        try:
            await self.pool.execute("SELECT pg_notify($1, $2)", BROADCAST_CHANNEL, text)
        except DATABASE_ERRORS:
            log.warning("the other processes could not be told")

    async def _committer(self) -> Any:
        if self.committing is None or self.committing.is_closed():
            self.committing = await asyncpg.connect(self.address, command_timeout=COMMAND_SECONDS_MAX)
        return self.committing

    async def _listen(self, ready: asyncio.Event) -> None:
        """Listen for appends and broadcasts until cancelled; reconnect after a lost connection. Sets `ready` once."""
        while True:
            try:
                connection = await asyncpg.connect(self.address)
            except DATABASE_ERRORS:
                await asyncio.sleep(RECONNECT_SECONDS)
                continue
            try:
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(APPEND_CHANNEL, self._on_append_notice)
                await connection.add_listener(BROADCAST_CHANNEL, self._on_broadcast_notice)
                ready.set()
                self.on_connect()
                await lost.wait()
            except DATABASE_ERRORS:
                await asyncio.sleep(RECONNECT_SECONDS)
            finally:
                if not connection.is_closed():
                    connection.terminate()

    def _on_append_notice(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        code, _, number = str(payload).partition(" ")
        self.on_append(code, int(number))

    def _on_broadcast_notice(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        self.on_broadcast(str(payload))
