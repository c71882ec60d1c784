"""What was acknowledged is there after SIGKILL, and every room goes on."""

import asyncio
import random
import sqlite3
from pathlib import Path

from hinterzimmer.room import entries
from hinterzimmer.server.storage.database_url import parse_url
from hinterzimmer.server.storage.store import Store
from tests.server.running import Client, Refused, Server, Wire, run, table_of

ROOMS, KILLS = 50, 20
Acknowledged = set[tuple[str, int, str]]


async def keep_playing(
    client: Client, rng: random.Random, kept: Acknowledged, stop: asyncio.Event, progress: asyncio.Event
) -> None:
    """Choose whenever asked, and write down what was acknowledged."""
    async for table in client.turns():
        if stop.is_set():
            return
        option = rng.choice(table.options)
        try:
            kept.add((client.code, client.table.seat, await client.choose(option)))
            progress.set()
        except Refused as error:
            if error.name != "StaleAsk":
                raise


async def kill_and_kill_again(server: Server) -> tuple[int, int]:
    rng, kept, stop, progress = random.Random(5), Acknowledged(), asyncio.Event(), asyncio.Event()
    tables = []
    for number in range(ROOMS):
        game, settings = ("karambolage", {"rounds": 200}) if number % 2 else ("ausbrecher", {})
        tables.append(await table_of(server, game, settings=settings))
    people = [one for table in tables for one in table]
    for one in people:
        one.reconnect_seconds_max = 0.2
    await asyncio.gather(*[one.__aenter__() for one in people])
    players = [
        asyncio.create_task(keep_playing(one, random.Random(i), kept, stop, progress)) for i, one in enumerate(people)
    ]
    for _ in range(KILLS):
        enough = len(kept) + 25
        while len(kept) < enough:
            progress.clear()
            await progress.wait()
        await asyncio.sleep(rng.uniform(0, 0.1))  # the random moment is the point
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    before = len(kept)

    async def goes_on(one: Client, was: int | None) -> None:
        await one.until(lambda: one.table.over or one.table.update_number != was)

    await asyncio.gather(*[goes_on(one, one.table.update_number) for one in people])  # or had come to its end
    stop.set()
    done, late = await asyncio.wait(players, timeout=1)
    for task in late:
        task.cancel()
    for task in done:
        task.result()
    server.kill()
    store = Store(parse_url(server.db))
    await store.open()
    found = Acknowledged()
    for code in {code for code, _, _ in kept}:
        for data in await store.load(code):
            entry = entries.decode(data)
            if isinstance(entry, entries.ChoiceMade):
                found.add((code, entry.seat, entry.id))
    await store.close()
    assert kept <= found, f"{len(kept - found)} of {len(kept)} acknowledged choices are lost"
    await asyncio.gather(*[one.__aexit__() for one in people])
    return before, len(kept)


def test_twenty_times_sigkill_in_fifty_rooms(tmp_path: Path, database: str | None) -> None:
    server = Server(tmp_path, db=database).start()
    try:
        before, after = run(kill_and_kill_again(server), 600)
    finally:
        server.kill()
    assert before > 20 * KILLS
    assert after > before


def test_a_choice_is_told_to_the_others_even_if_who_made_it_is_gone_at_once(server: Server) -> None:
    async def work() -> None:
        for number in range(20):
            host, guest = await table_of(server, settings={"rounds": 5})
            async with host, guest:
                asked, other = (host, guest) if host.table.is_asked else (guest, host)
                ask = asked.table.question
                wire = Wire(asked, asked.token)
                await wire.__aenter__()
                option = ask.options[number % len(ask.options)]["text"]
                await wire.send({"type": "choose", "id": "1", "ask": ask.number, "option": option})
                wire.socket.transport.abort()
                await other.until(lambda other=other, ask=ask: other.table.question.number > ask.number)

    run(work(), 40)


def test_while_the_database_is_away_nothing_is_told_and_afterwards_it_goes_on(tmp_path: Path) -> None:
    server = Server(tmp_path).start()

    def rename(old: str, new: str) -> None:
        database = sqlite3.connect(server.db.removeprefix("sqlite:///"))
        database.execute(f"ALTER TABLE {old} RENAME TO {new}")
        database.close()

    async def work() -> None:
        host, guest = await table_of(server, start=False)
        host.reconnect_seconds_max = guest.reconnect_seconds_max = 0.2
        async with host, guest:
            rename("log", "elsewhere")
            said = asyncio.create_task(host.do("chat", text="patience"))
            while not any(line["message"] == "a change failed" for line in server.lines()):
                await asyncio.sleep(0.05)
            assert guest.table.chat == []
            assert not said.done()
            rename("elsewhere", "log")
            await said  # the client came back and sent it again
            await guest.until(lambda: bool(guest.table.chat))
            await guest.do("chat", text="me too")
            assert [line.text for line in guest.table.chat] == ["patience", "me too"]

    try:
        run(work(), 30)
    finally:
        server.kill()
