"""Running the house: the page, the command, health, figures, logs, shutdown, migrations, programs as players."""

import asyncio
import random
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from hinterzimmer.client import Refused
from hinterzimmer.room import entries
from hinterzimmer.room.wire import Agreement
from hinterzimmer.server.storage.store import Store, engine_for, upgrade, url_of
from tests.product.command import refused as refused_command
from tests.server.running import Client, Server, order, play_on, request, run, running, table_of

ROOT = Path(__file__).parents[2]


def test_the_page_and_its_parts_are_there(server: Server) -> None:
    async def work() -> None:
        for path in ("/", "/r/k4m7pq2xyz"):
            page = await request(server.url, path)
            assert "<style" not in page
            assert "<script>" not in page
            scripts = re.findall(r'<script [^>]*src="(/[^"]+)"', page)
            assert scripts
            for script in scripts:
                assert await request(server.url, script)

    run(work())


def test_health_says_ok(server: Server) -> None:
    assert run(request(server.url, "/health"))["status"] == "ok"


def test_the_log_is_structured_and_holds_no_secrets(tmp_path: Path) -> None:
    async def work(server: Server) -> list[str]:
        people = await table_of(server, "ausbrecher", bots=1)
        await order(people[0], "chat", text="a private remark")
        async with people[0]:
            reason = (await people[0].hint("en"))["reason"]
            await play_on(people[0], random.Random(1))
            secrets = [str(people[0].token), people[0].table.room["secret"], "a private remark", reason]
        people = await table_of(server)  # and where the store fails in the middle of it
        with sqlite3.connect(tmp_path / "rooms.sqlite") as database:
            database.execute("ALTER TABLE log RENAME TO away")
        database.close()
        with pytest.raises(Refused, match="nothing has changed"):
            await order(people[0], "chat", text="another remark")
        return [*secrets, str(people[0].token), "another remark"]

    with running(tmp_path, "--budget", "60") as server:  # an adviser leaves the processor to everybody else
        secrets = run(work(server))
        assert server.stop() == 0  # Ctrl-C closes it in good order
        said = [line["message"] for line in server.lines()]
        assert "could not append" in said
        assert said[-1] == "closed"
        text = server.log.read_text()
        assert not [secret for secret in secrets if secret in text]


def test_a_graceful_shutdown_tells_the_clients_and_loses_nothing(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        people = await table_of(server, "ausbrecher")
        people[0].slowest = 0.2
        async with people[0]:
            await people[0].choose(people[0].table.options[5])
            chosen = people[0].table.question["chosen"]
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            await people[0].do("chat", text="still here")
            assert people[0].table.question["chosen"] == chosen

    server = Server(tmp_path).start()
    try:
        run(work(server))
    finally:
        server.kill()


def test_a_database_of_the_first_schema_is_brought_up_to_date(tmp_path: Path, database: str | None) -> None:
    url = empty_database(database) if database else url_of(f"sqlite:///{tmp_path / 'rooms.sqlite'}")
    engine = engine_for(url)

    async def make_old() -> None:
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: upgrade(sync, "0001"))
            opened = entries.Opened(at=1, agreement=Agreement("karambolage", 2), secret="ab" * 32)
            row = {"room": "oldroom234", "number": 1, "entry": entries.encode(opened)}
            await connection.execute(sa.text("INSERT INTO log VALUES (:room, :number, :entry)"), row)
        await engine.dispose()

    async def version() -> object:
        async with engine.connect() as connection:
            found = (await connection.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar()
        await engine.dispose()
        return found

    run(make_old())
    assert run(version()) == "0001"
    with running(tmp_path, db=url.set(drivername=url.get_backend_name()).render_as_string(False)) as server:
        assert run(request(server.url, "/api/rooms/oldroom234"))["title"] == "Karambolage"
    assert run(version()) == "0002"


def empty_database(address: str) -> sa.URL:
    """A database of its own beside that of the other tests."""
    url = url_of(address)

    async def make() -> None:
        engine = engine_for(url)
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(sa.text("CREATE DATABASE first_schema"))
        await engine.dispose()

    run(make())
    return url.set(database="first_schema")


def test_sqlite_writes_ahead_and_reaches_the_disk(tmp_path: Path) -> None:
    async def work() -> list[object]:
        engine = engine_for(url_of(f"sqlite:///{tmp_path / 'rooms.sqlite'}"))
        async with engine.connect() as connection:
            pragmas = [sa.text(f"PRAGMA {name}") for name in ("journal_mode", "synchronous")]
            found = [(await connection.execute(pragma)).scalar() for pragma in pragmas]
        await engine.dispose()
        return found

    assert run(work()) == ["wal", 2]


def test_the_schema_in_the_code_is_the_one_the_migrations_make(tmp_path: Path) -> None:
    from hinterzimmer.server.storage.store import metadata, migrate

    url = url_of(f"sqlite:///{tmp_path / 'new.sqlite'}")
    run(migrate(url))

    async def columns() -> dict[str, set[str]]:
        store = Store(url)
        async with store.engine.connect() as connection:
            found: dict[str, set[str]] = await connection.run_sync(
                lambda sync: {
                    name: {column["name"] for column in sa.inspect(sync).get_columns(name)} for name in metadata.tables
                }
            )
        await store.engine.dispose()
        return found

    assert run(columns()) == {name: set(table.columns.keys()) for name, table in metadata.tables.items()}


def test_the_example_bot_plays_to_the_end(server: Server) -> None:
    assert len((ROOT / "examples" / "bot.py").read_text().splitlines()) <= 35

    async def work() -> None:
        host = await Client.open(server.url, {"game": "ausbrecher", "seats": 2}, "Ann")
        command = [sys.executable, str(ROOT / "examples" / "bot.py"), server.url, host.code, "Robo"]
        robo = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        async with host:
            await host.until(lambda: all(seat["kind"] == "person" for seat in host.table.room["seats"]))
            await host.do("start")
            await play_on(host, random.Random(1))
        said, _ = await asyncio.to_thread(robo.communicate, timeout=120)
        assert said.startswith("Robo sat at seat 2: scores")

    run(work())


def test_what_cannot_be_started_is_refused_in_one_line(server: Server) -> None:
    assert "is taken" in refused_command("serve", "--port", str(server.port), "--db", server.db)
    assert "not supported" in refused_command("serve", "--db", "mysql://x/y")
    assert "no address of a database" in refused_command("serve", "--db", "nonsense")
    assert "not a whole number" in refused_command("serve", "--port", "x")
    assert "not a number" in refused_command("serve", "--pace", "-1")


def test_what_no_house_can_be_opened_with_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 200)
    here = f"sqlite:///{tmp_path / 'rooms.sqlite'}"
    assert "there is no port 70000" in refused_command("serve", "--port", "70000", "--db", here)
    assert "cannot be listened to" in refused_command("serve", "--host", "192.0.2.1", "--db", here)
    assert "at least one worker" in refused_command("serve", "--workers", "0", "--db", here)
    assert "nosuchbots" in refused_command("serve", "--bots", "nosuchbots", "--db", here)
    for db, reason in {
        "": "no address of a database",
        "postgresql://ann@127.0.0.1:one/rooms": "no address of a database",
        "postgresql://ann@127.0.0.1:1/rooms": "cannot be reached",
        f"sqlite:///{tmp_path}": "unable to open database file",
        f"sqlite:///{tmp_path / 'letter.txt'}": "file is not a database",
        f"sqlite:///{tmp_path / 'letter.txt' / 'rooms.sqlite'}": "cannot be reached",
    }.items():
        assert reason in refused_command("serve", "--port", "0", "--db", db)


def test_a_postgresql_without_that_database_is_refused_in_one_line(postgres: str) -> None:
    nowhere = url_of(postgres).set(drivername="postgresql", database="nowhere").render_as_string(False)
    assert "does not exist" in refused_command("serve", "--port", "0", "--db", nowhere)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_any_free_port_is_taken_and_told(tmp_path: Path, workers: str, postgres: str) -> None:
    db = f"sqlite:///{tmp_path / 'rooms.sqlite'}" if workers == "1" else postgres
    command = [sys.executable, "-m", "hinterzimmer", "serve", "--port", "0", "--workers", workers, "--db", db]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
            assert found
            assert run(request(found[0], "/health"))["status"] == "ok"
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0


def test_openapi_describes_what_a_seat_is_shown(server: Server) -> None:
    parts = run(request(server.url, "/api/openapi.json"))["components"]["schemas"]
    fields = {"number", "rule", "asked", "options", "chosen", "changeable", "form"}
    assert set(parts["Question"]["properties"]) == fields
    shown = parts["SeatView"]["properties"]
    assert {name for name, what in shown.items() if not what} == {"board"}


def test_openapi_describes_the_rest_and_holds_against_schemathesis(server: Server) -> None:
    document = run(request(server.url, "/api/openapi.json"))
    assert {"/api/rooms", "/api/rooms/{code}/join", "/api/rooms/{code}/do"} <= set(document["paths"])
    script = str(Path(sys.executable).parent / "schemathesis")
    checks = "not_a_server_error,response_schema_conformance,content_type_conformance"
    done = subprocess.run(
        [script, "run", f"{server.url}/api/openapi.json", "--checks", checks, "--max-examples", "25", "--seed", "1",
         "--phases", "examples,fuzzing", "--suppress-health-check", "all"],
        capture_output=True,
        text=True,
        timeout=900,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:]
