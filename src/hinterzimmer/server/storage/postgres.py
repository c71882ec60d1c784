"""The log of all rooms in PostgreSQL, through asyncpg: a commit is one statement, and other processes hear of it."""

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
"""Where processes notify each other of what was appended: `CODE NUMBER`."""
BROADCAST_CHANNEL: Final = "hinterzimmer_beside"
"""Where processes broadcast what is not kept."""
MIGRATION_LOCK: Final = 4_815_162_342
"""The advisory lock that lets one process at a time change the schema."""
CONNECTIONS_MAX: Final = 5
"""Connections for reading; one more commits and one listens."""
COMMAND_SECONDS_MAX: Final = 60
RECONNECT_SECONDS: Final = 0.5
DATABASE_ERRORS: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What asyncpg raises where the database is away or refuses; TimeoutError is an OSError."""
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
    """Bring a database to a revision; several processes may try at once. Raises DATABASE_ERRORS or BadOptions."""
    connection = await asyncpg.connect(address, command_timeout=COMMAND_SECONDS_MAX)
    try:
        async with connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
                await connection.execute(CREATE_VERSION)  # who may not make tables can still open a finished database
            found = [row[0] for row in await connection.fetch(READ_REVISION)]
            for statement in statements_from(found, "postgresql", to):
                await connection.execute(statement)
    finally:
        await connection.close()


class Postgres:
    """Connections to the database of all processes: one that commits, one that listens, and a few that read."""

    def __init__(
        self,
        address: str,
        on_append: Callable[[str, int], None],
        on_broadcast: Callable[[str], None],
        on_connect: Callable[[], None],
    ) -> None:
        """`on_append` is called with a room and its latest number, `on_broadcast` with a text, both from any process;
        `on_connect` when listening begins, also after a lost connection: what came meanwhile was not heard."""
        self.address = address
        self.on_append = on_append
        self.on_broadcast = on_broadcast
        self.on_connect = on_connect
        self.pool: Any = None
        self.committing: Any = None
        """The connection that commits; from a pool, every commit would be followed by a reset."""
        self.listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, and begin to listen."""
        self.pool = await asyncpg.create_pool(
            self.address, min_size=1, max_size=CONNECTIONS_MAX, command_timeout=COMMAND_SECONDS_MAX
        )
        ready = asyncio.Event()
        self.listening = asyncio.create_task(self._listen(ready))
        await asyncio.wait_for(ready.wait(), 30)

    async def close(self) -> None:
        """Close all connections."""
        if self.listening:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        if self.committing:
            self.committing.terminate()
        if self.pool:
            self.pool.terminate()

    async def commit(self, jobs: list[AppendJob]) -> None:
        """Append all jobs in one statement, which is a transaction by itself; raises Conflict if a number is taken."""
        rows = [row for job in jobs for row in job.rows]
        news = [f"{job.code} {job.last_number}" for job in jobs]
        values: list[object] = [[row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows], news]
        heads = {job.code: job.summary for job in jobs if job.summary is not None}  # the last one of a room counts
        if heads:
            values.append(list(heads))
            values += [[head[column] for head in heads.values()] for column in HEAD_COLUMNS]
        connection = await self._committer()
        try:
            await connection.execute(COMMIT_WITH_ROOMS if heads else COMMIT, *values)
        except asyncpg.UniqueViolationError:
            raise Conflict from None

    async def probe(self) -> None:
        """Raise if nothing can be written: a transaction with a number of its own is written down when it ends."""
        await (await self._committer()).execute("SELECT txid_current()")

    async def load(self, code: str, after: int) -> list[bytes]:
        """Return the entries of a room after a number."""
        query = "SELECT entry FROM log WHERE room = $1 AND number > $2 ORDER BY number"
        return [row[0] for row in await self.pool.fetch(query, code, after)]

    async def listed_rooms(self, limit: int) -> list[tuple[str, str, str]]:
        """Return code, game and phase of the rooms that may be found, the latest first."""
        query = "SELECT code, game, phase FROM rooms WHERE listed ORDER BY changed DESC LIMIT $1"
        return [(row[0], row[1], row[2]) for row in await self.pool.fetch(query, limit)]

    async def ping(self) -> None:
        """Raise if the database does not answer."""
        await self.pool.execute("SELECT 1")

    async def broadcast(self, text: str) -> None:
        """Broadcast a text to all processes; it is not kept and may get lost."""
        try:
            await self.pool.execute("SELECT pg_notify($1, $2)", BROADCAST_CHANNEL, text)
        except DATABASE_ERRORS:
            log.warning("the other processes could not be told")

    async def _committer(self) -> Any:
        if self.committing is None or self.committing.is_closed():
            self.committing = await asyncpg.connect(self.address, command_timeout=COMMAND_SECONDS_MAX)
        return self.committing

    async def _listen(self, ready: asyncio.Event) -> None:
        """Listen for what processes append and broadcast; connect again after a lost connection."""
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
