"""Figures for Prometheus: at an address of their own, and of all workers together."""

import asyncio
import os
import signal
import urllib.request
from pathlib import Path

import pytest

from hinterzimmer.server.figures import host_and_port, serve_figures
from tests.product.command import refused as refused_command
from tests.server.running import Client, Refused, Server, order, request, run, running, table_of

TABLES = 6


async def use(server: Server) -> list[Client]:
    """Rooms and commands, through as many connections as it takes to meet every worker."""
    tables = [await table_of(server) for _ in range(TABLES)]
    for people in tables:
        await order(people[0], "chat", text="hello")
        with pytest.raises(Refused):
            await order(people[1], "start")
    return [people[0] for people in tables]


async def until(server: Server, **expected: float) -> dict[str, float]:
    """Wait until the figures are these."""
    while True:
        found = await asyncio.to_thread(server.figures)
        if expected.items() <= {name.removeprefix("hinterzimmer_"): value for name, value in found.items()}.items():
            return found
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("workers", [1, 2])
def test_the_figures_of_all_workers_are_told_together(
    tmp_path: Path, workers: int, request: pytest.FixtureRequest
) -> None:
    async def work(server: Server) -> None:
        hosts = await use(server)
        for host in hosts:
            await host.__aenter__()
        figures = await until(
            server, rooms_opened_total=TABLES, command_seconds_count=2 * TABLES, sockets=TABLES
        )  # a start and a line of chat in every room
        assert figures["hinterzimmer_sent_total"] >= TABLES
        assert figures['hinterzimmer_refused_total{error="WrongPhase"}'] == TABLES
        buckets = [value for name, value in figures.items() if name.startswith("hinterzimmer_command_seconds_bucket")]
        assert buckets == sorted(buckets)
        assert buckets[-1] == 2 * TABLES
        for host in hosts:
            await host.__aexit__()
        await until(server, sockets=0)
        if workers > 1:
            await a_worker_dies(server)

    async def a_worker_dies(server: Server) -> None:
        """What it counted stays counted; the rooms it held are held no more."""
        opened = (await asyncio.to_thread(server.figures))["hinterzimmer_rooms_opened_total"]
        serving = {line["process"] for line in server.lines() if line["message"] == "open"}
        assert len(serving) == workers
        for pid in serving:
            os.kill(pid, signal.SIGKILL)
        found = await until(server, rooms=0)
        assert found["hinterzimmer_rooms_opened_total"] == opened

    more = {"db": request.getfixturevalue("postgres")} if workers > 1 else {}
    with running(tmp_path, "--workers", str(workers), **more) as server:
        run(work(server))
        assert server.stop() == 0


def test_players_find_no_figures(server: Server) -> None:
    async def work() -> None:
        with pytest.raises(Refused) as caught:
            await request(server.url, "/metrics")
        assert caught.value.name == "NoRoom"

    run(work())


def test_a_port_alone_is_one_of_this_machine() -> None:
    assert host_and_port("9420") == ("127.0.0.1", 9420)
    assert host_and_port("10.0.0.5:9420") == ("10.0.0.5", 9420)
    assert host_and_port("[::1]:9420") == ("::1", 9420)
    with serve_figures("0", None) as link:
        assert link.startswith("http://127.0.0.1:")
        with urllib.request.urlopen(link, timeout=60) as answer:
            assert b"hinterzimmer_rooms" in answer.read()


def test_an_address_that_is_none_is_refused_in_one_line(tmp_path: Path, server: Server) -> None:
    here = ("--port", "0", "--db", f"sqlite:///{tmp_path / 'rooms.sqlite'}")
    for address in ("", "70000", "127.0.0.1:", "127.0.0.1:70000", "a b:1", "::1:9420"):
        assert "is no address for figures" in refused_command("serve", *here, "--metrics", address)
    taken = f"127.0.0.1:{server.metrics_port}"
    assert "figures cannot be told" in refused_command("serve", *here, "--metrics", taken)
