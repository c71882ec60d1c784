"""Several processes on one PostgreSQL serve the same rooms; one is killed, and its clients go on with another."""

import asyncio
import os
import random
import signal
import subprocess
from pathlib import Path

from hinterzimmer.client import Client
from tests.product.command import refused as refused_command
from tests.server.running import Server, order, play_on, play_some, request, run, running, table_of


def test_a_choice_through_one_process_reaches_sockets_on_another(tmp_path: Path, postgres: str) -> None:
    async def work(one: Server, two: Server) -> None:
        host, guest = await table_of(one, "ausbrecher", start=False)
        guest.server = two.url
        watcher = Client(two.url, host.code)
        async with host, guest, watcher:
            await host.do("start")
            await guest.do("chat", text="from the other side")
            await asyncio.gather(play_on(host, random.Random(1)), play_on(guest, random.Random(2)))
            await watcher.until(lambda: watcher.table.over)
            assert host.table.view is not None
            assert guest.table.view is not None
            assert host.table.view.scores == guest.table.view.scores
        here = await request(one.url, f"/api/rooms/{host.code}/record")
        assert here == await request(two.url, f"/api/rooms/{host.code}/record")

    with running(tmp_path, db=postgres) as one, running(tmp_path, db=postgres) as two:
        run(work(one, two), 90)


def test_simultaneous_choices_through_two_processes_do_not_lose_each_other(tmp_path: Path, postgres: str) -> None:
    async def work(one: Server, two: Server) -> None:
        for number in range(5):
            people = await table_of(one, "ausbrecher", 6)
            for seat, person in enumerate(people):
                person.server = (one, two)[seat % 2].url
            await asyncio.gather(*[person.__aenter__() for person in people])
            slips = [person.table.options[number] for person in people]
            await asyncio.gather(*[person.choose(slip) for person, slip in zip(people, slips, strict=True)])
            await asyncio.gather(*[p.until(lambda p=p: p.table.question.number > 1) for p in people])
            await asyncio.gather(*[person.__aexit__() for person in people])

    with running(tmp_path, db=postgres) as one, running(tmp_path, db=postgres) as two:
        run(work(one, two), 60)


def test_one_process_is_killed_and_its_clients_go_on_with_the_other(tmp_path: Path, postgres: str) -> None:
    async def work(one: Server, two: Server) -> None:
        host, guest = await table_of(one, "ausbrecher", 3, bots=1)
        guest.server = two.url
        async with host, guest:
            await play_some([host, guest], random.Random(1), 8)
            host.server = two.url  # as a balancer in front of both would do it
            await asyncio.to_thread(one.kill)
            await asyncio.gather(play_on(host, random.Random(1)), play_on(guest, random.Random(2)))
            assert host.table.over

    with running(tmp_path, db=postgres) as one, running(tmp_path, db=postgres) as two:
        run(work(one, two), 90)


def test_workers_of_one_command_share_the_rooms_and_are_replaced(tmp_path: Path, postgres: str) -> None:
    async def work(server: Server) -> None:
        people = await table_of(server, "ausbrecher", 4, bots=1)
        async with people[0], people[1], people[2]:
            await play_some(people, random.Random(1), 6)
            assert server.process is not None
            found = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True, check=True)
            workers = [int(pid) for pid in found.stdout.split()]
            assert len(workers) >= 2
            os.kill(workers[-1], signal.SIGKILL)
            await asyncio.gather(*[play_on(one, random.Random(i)) for i, one in enumerate(people)])

    with running(tmp_path, "--workers", "2", db=postgres) as server:
        run(work(server), 90)


def test_several_workers_need_postgresql() -> None:
    assert "several workers need PostgreSQL" in refused_command("serve", "--workers", "2")


def test_a_host_who_went_is_waited_for_by_nobody(tmp_path: Path, postgres: str) -> None:
    """A room that another process changed is seen anew by the one that had it in memory."""

    async def work(one: Server, two: Server) -> None:
        host, _ = await table_of(one, start=False)
        await request(two.url, f"/api/rooms/{host.code}")
        await order(host, "leave")
        for _ in range(3000):
            if (await request(two.url, f"/api/rooms/{host.code}"))["host"] == 1:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("the other process did not hear of it")

    with running(tmp_path, db=postgres) as one, running(tmp_path, db=postgres) as two:
        run(work(one, two), 30)
