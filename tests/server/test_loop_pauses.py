"""Nothing about a long game holds up the event loop: loading, arriving, undo, replay, record, import, look-back."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hinterzimmer import COMPILED
from hinterzimmer.engine.chance import new_secret
from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.engine.record import Record, RecordedTable
from hinterzimmer.games.karambolage import GAME
from hinterzimmer.room import commands, entries, wire
from hinterzimmer.room.room import Room
from hinterzimmer.room.undo import undo_question
from tests.server.running import Client, Server, Wire, order, request, run

CHOICES = 1500
PAUSE_CPU_SECONDS_MAX = 0.005 if COMPILED else 0.03
"""The longest callback, in processor time. Played through at once, the long game takes far longer."""
CODES = ("longgame22", "longgame33", "longgame44")
"""Rooms with the same long game. What takes too long in one may have met a busy machine: it is done in the next."""
TOKEN = "a" * 32


def long_room() -> tuple[list[entries.AnyEntry], str]:
    """The log of a long game of six at Karambolage, in which the host may take its choice back; and its record."""
    rng, room = random.Random(1), Room(CODES[0])
    log: list[entries.AnyEntry] = []

    def happen(made: commands.Entries) -> None:
        for entry in made:
            room.apply(entry)
            log.append(entry)

    new = wire.NewRoom(wire.Agreement("karambolage", 6, settings={"rounds": 200}), "Ann")
    happen(commands.open_room(new, TOKEN, 0, new_secret))
    for number in range(5):
        happen(commands.decide(room, 0, wire.AddBot(id=f"{number}", bot="random"), 0, new_secret))
    happen(commands.decide(room, 0, wire.Start(id="start"), 0, new_secret))
    while len(log) < CHOICES or not may_take_back(room):
        seat = room.waiting_seats()[0]
        text = rng.choice(room.table.options(seat)).text
        happen([commands.choice(room, seat, room.table.ask_number, text, 0, "" if seat == 0 else "bot")])
    return log, room.record.to_text()


def short_record() -> str:
    """The record of a short game that is over."""
    settings, rng = GAME.complete_settings({"rounds": 1}), random.Random(1)
    recorded = RecordedTable(Record(GAME, GAME.edition(), settings, ["Ann", "Ben"], secret=bytes(32)))
    while not recorded.table.over:
        seat = recorded.table.waiting_seats()[0]
        recorded.play(seat, rng.choice(recorded.table.options(seat)))
    return recorded.record.to_text()


def may_take_back(room: Room) -> bool:
    """Whether the host is asked, and has made its last choice so that nothing has come out since."""
    try:
        undo_question(room, 0)
    except HinterzimmerError:
        return False
    return room.waiting_seats() == [0]


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server that measures its loop, and the record of the long game that is in its database."""
    folder = tmp_path_factory.mktemp("watched")
    server = Server(folder, module="tests.server.watched_loop")
    server.environment["WATCHED_LOOP"] = str(folder / "watch")
    server.start()
    try:
        log, record = long_room()
        rows = [(code, number, entries.encode(entry)) for code in CODES for number, entry in enumerate(log, 1)]
        with sqlite3.connect(server.db.removeprefix("sqlite:///"), timeout=60) as database:
            database.executemany("INSERT INTO log (room, number, entry) VALUES (?, ?, ?)", rows)
        database.close()
        yield server, record
    finally:
        server.kill()


def longest_pause(server: Server, work: Callable[[], Awaitable[Any]]) -> float:
    """Let something be done, and return the processor time of the longest callback meanwhile, in seconds."""
    watch = Path(server.environment["WATCHED_LOOP"])
    watch.touch()
    try:
        run(work())
        run(request(server.url, "/health"))  # an answer leaves within its callback, which is written down after it
        seconds, _, what = watch.with_suffix(".longest").read_text().partition(" ")
        print(f"{float(seconds) * 1000:.1f} ms: {what[:160]}")
        return float(seconds)
    finally:
        watch.unlink()
        watch.with_suffix(".longest").unlink(missing_ok=True)
        run(request(server.url, "/health"))  # a callback without the file: the next count begins at nothing


def pauses(server: Server, code: str, record: str) -> dict[str, float]:
    """Return the longest pause during each of the things that can be done with the long game in a room."""
    path = f"/api/rooms/{code}"
    host = Client(server.url, code, TOKEN)

    async def arrive() -> None:
        async with Wire(host, TOKEN) as wire:
            assert len((await wire.get())["events"]) > CHOICES

    async def look_back(record: str, to_its_end: bool) -> None:
        shown = (await request(server.url, "/api/records", {"record": record}))["code"]
        found = await request(server.url, f"/api/rooms/{shown}/lookback")
        assert found["part"] < 1
        while to_its_end and found["found"] is None:
            await asyncio.sleep(0.1)
            found = await request(server.url, f"/api/rooms/{shown}/lookback")

    async def replay() -> None:
        for moment in ("", "?moment=700", "?moment=701&since=690"):
            assert (await request(server.url, path + "/replay" + moment, token=TOKEN))["moments"] > 500

    return {
        "loading": longest_pause(server, lambda: request(server.url, path)),
        "arriving": longest_pause(server, arrive),
        "replay": longest_pause(server, replay),
        "record": longest_pause(server, lambda: request(server.url, path + "/record", token=TOKEN)),
        "undo": longest_pause(server, lambda: order(host, "ask_undo")),
        "import": longest_pause(server, lambda: request(server.url, "/api/records", {"record": record})),
        "look-back to its end": longest_pause(server, lambda: look_back(short_record(), True)),
        "look-back": longest_pause(server, lambda: look_back(record, False)),
    }


def test_the_loop_goes_on_during_everything_about_a_long_game(watched: tuple[Server, str]) -> None:
    server, record = watched
    shortest: dict[str, float] = {}
    for code in CODES:
        for name, seconds in pauses(server, code, record).items():
            shortest[name] = min(seconds, shortest.get(name, seconds))
        if max(shortest.values()) <= PAUSE_CPU_SECONDS_MAX:
            break
    assert {name: seconds for name, seconds in shortest.items() if seconds > PAUSE_CPU_SECONDS_MAX} == {}
    assert min(shortest.values()) > 0, "the loop was watched"


def test_a_callback_that_takes_long_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WATCHED_LOOP", str(tmp_path / "watch"))
    from tests.server import watched_loop

    def takes_long() -> None:
        end = time.thread_time() + 2 * PAUSE_CPU_SECONDS_MAX
        while time.thread_time() < end:
            pass

    async def work() -> None:
        asyncio.get_running_loop().call_soon(takes_long)
        await asyncio.sleep(0.01)

    (tmp_path / "watch").touch()
    monkeypatch.setattr(watched_loop, "WATCH", tmp_path / "watch")
    monkeypatch.setattr(asyncio.Handle, "_run", watched_loop.measured)
    run(work())
    seconds, _, what = (tmp_path / "watch.longest").read_text().partition(" ")
    assert float(seconds) > PAUSE_CPU_SECONDS_MAX
    assert "takes_long" in what
