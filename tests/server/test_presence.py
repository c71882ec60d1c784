"""Who is there: shown with the room, told when somebody comes or goes, in all processes, and kept nowhere."""

import asyncio
import time
from pathlib import Path

from hinterzimmer.server.presence import EXPIRY_SECONDS
from tests.server.running import Client, Server, Wire, order, request, run, running, table_of


def here(client: Client) -> list[bool]:
    return [seat.here for seat in client.table.room.seats]


def test_people_are_seen_to_come_and_go(server: Server) -> None:
    async def work() -> None:
        host, guest = await table_of(server, seats=3, bots=1, start=False)
        async with host:
            assert here(host) == [True, False, False]
            number = host.table.update_number
            async with guest:
                assert here(guest) == [True, True, False]  # who comes knows at once
                await host.until(lambda: here(host) == [True, True, False])
                assert host.table.update_number == number  # nothing has happened in the game
            await host.until(lambda: here(host) == [True, False, False])
            info = await request(server.url, f"/api/rooms/{host.code}")
            assert [seat["here"] for seat in info["seats"]] == [True, False, False]

    run(work(), 30)


def test_who_is_gone_again_within_a_moment_is_not_believed_to_be_there(server: Server) -> None:
    async def work() -> None:
        host, guest = await table_of(server, start=False)
        async with host:
            await host.until(lambda: host.frames > 1)  # its own coming has been told
            async with guest:
                await order(host, "start")
                await host.until(lambda: here(host) == [True, True])
            await host.until(lambda: here(host) == [True, False])

    run(work(), 30)


def test_coming_and_going_floods_nobody(server: Server) -> None:
    async def work() -> None:
        host, guest = await table_of(server, start=False)
        async with host:
            await host.until(lambda: host.frames > 1)  # its own coming has been told
            frames, began = host.frames, time.monotonic()
            for _ in range(40):
                async with Wire(guest, guest.token) as wire:
                    await wire.get()
            async with guest:  # who comes and goes once more is told after all that was to be told before
                await host.until(lambda: here(host) == [True, True])
            await host.until(lambda: here(host) == [True, False])
            assert host.frames - frames <= time.monotonic() - began + 2  # one a second, not one for each of them
            assert here(host) == [True, False]

    run(work(), 40)


def test_one_connection_with_several_seats_is_there_for_all_of_them(server: Server) -> None:
    async def work() -> None:
        host, guest = await table_of(server, start=False)
        async with Wire(host, host.token, guest.token) as wire:
            assert [seat["here"] for seat in (await wire.get())["room"]["seats"]] == [True, True]

    run(work(), 20)


def test_processes_tell_each_other_who_is_there_and_a_killed_one_is_not_believed(tmp_path: Path, postgres: str) -> None:
    async def work(one: Server, two: Server) -> None:
        host, guest = await table_of(one, start=False)
        guest.server = two.url
        async with host:
            async with guest:
                await host.until(lambda: here(host) == [True, True])
                await guest.until(lambda: here(guest) == [True, True])
            await host.until(lambda: here(host) == [True, False])
            again = Client(two.url, host.code, guest.token)
            async with again:
                await host.until(lambda: here(host) == [True, True])
                await asyncio.to_thread(two.kill)
                await asyncio.wait_for(host.until(lambda: here(host) == [True, False]), 3 * EXPIRY_SECONDS)

    with running(tmp_path, db=postgres) as one, running(tmp_path, db=postgres) as two:
        run(work(one, two), 90)
