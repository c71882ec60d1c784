"""Revisions of a database: old ones are brought up to date, unknown ones refused. tests/frozen opens old rooms."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
import pytest

from hinterzimmer.room import entries
from hinterzimmer.room.wire import Agreement
from hinterzimmer.server.storage.migrations import LATEST, REVISIONS, statements_from
from hinterzimmer.server.storage.postgres import migrate_postgres
from hinterzimmer.server.storage.sqlite import migrate_sqlite
from tests.product.command import refused as refused_command
from tests.server.running import request, run, running

OPENED = entries.encode(entries.RoomOpened(at=1, agreement=Agreement("karambolage", 2), secret="ab" * 32))
SCHEMA = {
    "rooms": ["code", "game", "phase", "listed", "changed"],
    "log": ["room", "number", "entry"],
    "alembic_version": ["version_num"],
}


class Database:
    """A database of either kind, spoken to without the store."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.file = address.removeprefix("sqlite:///") if address.startswith("sqlite") else None

    def migrate(self, to: str = LATEST) -> None:
        if self.file:
            migrate_sqlite(self.file, to)
        else:
            run(migrate_postgres(self.address, to))

    def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        if self.file:
            with sqlite3.connect(self.file) as connection:
                rows = connection.execute(sql, values).fetchall()
            connection.close()
            return rows

        async def work() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(self.address)
            try:
                for number in range(len(values)):
                    nonlocal sql
                    sql = sql.replace("?", f"${number + 1}", 1)
                return [tuple(row) for row in await connection.fetch(sql, *values)]
            finally:
                await connection.close()

        return run(work())  # type: ignore[no-any-return]


@pytest.fixture
def make_database(tmp_path: Path, database: str | None, request: pytest.FixtureRequest) -> Callable[[], Database]:
    """Makes an empty database of its own."""

    def make() -> Database:
        if database is None:
            return Database(f"sqlite:///{tmp_path / 'rooms.sqlite'}")
        name = f"old_{abs(hash(request.node.name))}"
        Database(database).query(f"CREATE DATABASE {name}")
        return Database(urlsplit(database)._replace(path=f"/{name}").geturl())

    return make


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_any_revision_is_brought_up_to_date(
    tmp_path: Path, make_database: Callable[[], Database], revision: str
) -> None:
    database = make_database()
    database.migrate(revision)
    assert database.query("SELECT version_num FROM alembic_version") == [(revision,)]
    database.query("INSERT INTO log (room, number, entry) VALUES (?, ?, ?)", "oldroom234", 1, OPENED)
    with running(tmp_path, db=database.address) as server:
        assert run(request(server.url, "/api/rooms/oldroom234"))["title"] == "Karambolage"
    assert database.query("SELECT version_num FROM alembic_version") == [(LATEST,)]


def test_a_new_database_has_the_schema_that_earlier_versions_know(make_database: Callable[[], Database]) -> None:
    database = make_database()
    for _ in range(2):  # the second time there is nothing to do
        database.migrate()
    for table, columns in SCHEMA.items():
        names = "SELECT name FROM pragma_table_info(?)"
        if not database.file:
            names = "SELECT attname::text FROM pg_attribute WHERE attrelid = (?::text)::regclass AND attnum > 0"
        assert [name for (name,) in database.query(names, table)] == columns
    assert database.query("SELECT version_num FROM alembic_version") == [("0002",)]


def test_a_database_of_a_newer_version_is_refused_in_one_line(make_database: Callable[[], Database]) -> None:
    database = make_database()
    database.migrate()
    database.query("UPDATE alembic_version SET version_num = '0099'")
    assert "revision 0099" in refused_command("serve", "--port", "0", "--db", database.address)
    assert database.query("SELECT version_num FROM alembic_version") == [("0099",)]


def test_two_processes_may_bring_a_database_up_to_date_at_once(postgres: str) -> None:
    Database(postgres).query("CREATE DATABASE at_once")
    address = urlsplit(postgres)._replace(path="/at_once").geturl()

    async def work() -> None:
        await asyncio.gather(*[migrate_postgres(address) for _ in range(4)])

    run(work())
    assert Database(address).query("SELECT version_num FROM alembic_version") == [(LATEST,)]


def test_a_failed_migration_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "rooms.sqlite"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE log (something TEXT)")  # somebody else's
    other.close()
    with pytest.raises(sqlite3.OperationalError, match="already exists"):
        migrate_sqlite(str(file))
    assert Database(f"sqlite:///{file}").query("SELECT name FROM sqlite_master") == [("log",)]


def test_every_revision_is_reached_from_every_earlier_one() -> None:
    known = list(REVISIONS)
    for at, revision in enumerate(known):
        assert bool(statements_from([revision], "sqlite")) == (at < len(known) - 1)
    assert statements_from([LATEST], "postgresql") == []
