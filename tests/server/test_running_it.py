"""Running the house: the page, the command, health, figures, logs, shutdown, migrations, programs as players."""

import asyncio
import random
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from hinterzimmer.client import Refused
from hinterzimmer.room import wire
from hinterzimmer.room.wire_schema import json_schema
from tests.product.command import refused as refused_command
from tests.server.running import Client, Server, Wire, order, play_on, request, run, running, table_of

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
            reason = (await people[0].hint("en")).reason
            await play_on(people[0], random.Random(1))
            secrets = [str(people[0].token), str(people[0].table.room.secret), "a private remark", reason]
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
        people[0].reconnect_seconds_max = 0.2
        async with people[0]:
            await people[0].choose(people[0].table.options[5])
            chosen = people[0].table.question.chosen
            async with Wire(people[1], people[1].token) as line:
                await line.get()
                await asyncio.to_thread(server.stop)
                await line.socket.wait_closed()
                assert line.socket.close_code == 1012
            await asyncio.to_thread(server.start)
            await people[0].do("chat", text="still here")
            assert people[0].table.question.chosen == chosen

    server = Server(tmp_path).start()
    try:
        run(work(server))
    finally:
        server.kill()


def test_the_example_bot_plays_to_the_end(server: Server) -> None:
    assert len((ROOT / "examples" / "bot.py").read_text().splitlines()) <= 35

    async def work() -> None:
        host = await Client.open(server.url, {"game": "ausbrecher", "seats": 2}, "Ann")
        command = [sys.executable, str(ROOT / "examples" / "bot.py"), server.url, host.code, "Robo"]
        robo = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        async with host:
            await host.until(lambda: all(seat.kind == "person" for seat in host.table.room.seats))
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
        "postgresql://ann@[::1/rooms": "no address of a database",
        "sqlite://rooms.sqlite": "write the file of the database",
        "sqlite:///:memory:": "write the file of the database",
        "postgres://ann@127.0.0.1/rooms": "not supported",
        f"sqlite:///{tmp_path}": "unable to open database file",
        f"sqlite:///{tmp_path / 'letter.txt'}": "file is not a database",
        f"sqlite:///{tmp_path / 'letter.txt' / 'rooms.sqlite'}": "cannot be reached",
    }.items():
        assert reason in refused_command("serve", "--port", "0", "--db", db)


def test_a_postgresql_without_that_database_is_refused_in_one_line(postgres: str) -> None:
    nowhere = urlsplit(postgres)._replace(path="/nowhere").geturl()
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
    numbers = {"items": {"type": "integer"}, "type": "array"}
    assert {"$ref": "#/components/schemas/Question"} in shown["question"]["oneOf"]
    assert numbers in shown["winners"]["oneOf"]
    assert numbers in shown["scores"]["oneOf"]


def test_every_message_over_http_is_declared_with_the_wire(server: Server) -> None:
    """The page's types and the client's are written from there, so no request or answer is declared elsewhere."""
    parts = run(request(server.url, "/api/openapi.json"))["components"]["schemas"]
    declared = json_schema(wire.MESSAGES)["$defs"]
    assert len(parts) > 20
    assert {name: part.get("properties", {}).keys() for name, part in parts.items()} == {
        name: declared[name].get("properties", {}).keys() for name in parts
    }


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
