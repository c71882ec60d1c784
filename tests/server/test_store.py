"""The store by itself: what arrives together is committed together, and a refusal is nobody else's."""

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from hinterzimmer.server.interfaces import Conflict
from hinterzimmer.server.storage import group_commit, sqlite
from hinterzimmer.server.storage.database_url import parse_url
from hinterzimmer.server.storage.group_commit import BATCH_JOBS_MAX, AppendJob, GroupCommitter
from hinterzimmer.server.storage.sqlite import PAGE_BYTES, SQL_VALUES_MAX, WAL_BYTES_MIN
from hinterzimmer.server.storage.store import Store, migrate
from tests.server.running import run

HEAD = {"game": "karambolage", "phase": "playing", "listed": False, "changed": 1}


@asynccontextmanager
async def opened(folder: Path, address: str | None = None, **listeners: Any) -> AsyncIterator[Store]:
    """A store, on SQLite if no address is given."""
    url = parse_url(address or f"sqlite:///{folder / 'rooms.sqlite'}")
    await migrate(url)
    store = Store(url, **listeners)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def on_disk(folder: Path) -> list[tuple[str, int, bytes]]:
    """What another program finds in the database."""
    with sqlite3.connect(folder / "rooms.sqlite", timeout=1) as other:
        return other.execute("SELECT room, number, entry FROM log ORDER BY room, number").fetchall()


@pytest.mark.parametrize("rooms", [1, SQL_VALUES_MAX // 3, SQL_VALUES_MAX // 3 + 1, 2 * BATCH_JOBS_MAX + 1])
def test_what_is_done_is_on_the_disk_however_many_wait(tmp_path: Path, rooms: int) -> None:
    codes = [f"room{i:06}" for i in range(rooms)]

    async def work() -> None:
        async with opened(tmp_path) as store:
            await asyncio.gather(*[store.append(code, 1, [b"one", code.encode()]) for code in codes])
            found = [("one" if i % 2 == 0 else code).encode() for code in codes for i in range(2)]
            assert [entry for _, _, entry in on_disk(tmp_path)] == found
            assert await store.load(codes[-1], 1) == [codes[-1].encode()]

    run(work())


@pytest.mark.parametrize("head", [None, HEAD])
def test_who_comes_too_late_is_refused_alone_and_nothing_stays_open(
    tmp_path: Path, head: dict[str, object] | None
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as store:
            await store.append("first", 1, [b"there"])
            jobs = [store.append(code, 1, [b"new"], head) for code in ("before", "first", "later")]
            done = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(one) for one in done] == [type(None), Conflict, type(None)]
            assert store.sqlite is not None
            assert not store.sqlite.connection.in_transaction
            await store.append("first", 2, [b"on"])
        rows = [("before", 1, b"new"), ("first", 1, b"there"), ("first", 2, b"on"), ("later", 1, b"new")]
        assert on_disk(tmp_path) == rows

    run(work())


def test_a_refused_statement_leaves_none_of_its_rows(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as store:
            await store.append("room", 2, [b"taken"])
            with pytest.raises(Conflict):
                await store.append("room", 1, [b"one", b"two"])
            assert on_disk(tmp_path) == [("room", 2, b"taken")]

    run(work())


def pragmas(store: Store) -> list[object]:
    """How the writer of a store writes."""
    assert store.sqlite is not None
    names = ("journal_mode", "synchronous", "page_size", "wal_autocheckpoint")
    return [store.sqlite.connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]


def test_the_writer_reaches_the_disk_with_every_commit_in_small_pages(tmp_path: Path) -> None:
    async def work() -> list[object]:
        async with opened(tmp_path) as store:
            return pragmas(store)

    assert run(work()) == ["wal", 2, PAGE_BYTES, 0]


def test_a_database_of_larger_pages_goes_on(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "rooms.sqlite") as old:
        old.execute("PRAGMA page_size=4096")
        old.execute("PRAGMA journal_mode=WAL")

    async def work() -> list[object]:
        async with opened(tmp_path) as store:
            await store.append("room", 1, [b"x" * 10_000])
            assert on_disk(tmp_path) == [("room", 1, b"x" * 10_000)]
            return pragmas(store)

    assert run(work()) == ["wal", 2, 4096, 0]


def test_those_who_were_committed_together_are_told_in_order_and_one_that_fails_holds_up_nobody(tmp_path: Path) -> None:
    async def work() -> list[object]:
        told: list[object] = []

        def fails(error: Exception | None) -> None:
            told.append("fails")
            raise ValueError

        async with opened(tmp_path) as store:
            store.append_with_callback("a", 1, [b"one"], None, lambda error: told.append(error))
            store.append_with_callback("a", 2, [b"two"], None, fails)
            store.append_with_callback("a", 2, [b"again"], None, lambda error: told.append(type(error)))
            await store.append("a", 3, [b"three"])
        return told

    assert run(work()) == [None, "fails", Conflict]
    assert [entry for _, _, entry in on_disk(tmp_path)] == [b"one", b"two", b"three"]


def test_a_long_log_is_carried_over_beside_the_commits_and_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "WAL_PAGES_MAX", 100)
    monkeypatch.setattr(sqlite, "WAL_BYTES_MIN", 0)
    log = tmp_path / "rooms.sqlite-wal"

    async def work() -> tuple[int, int]:
        async with opened(tmp_path) as store:
            for number in range(1, 1001):
                await store.append("room", number, [b"x" * 100])
            return log.stat().st_size, len(await store.load("room"))

    size, entries = run(work())
    assert entries == 1000
    assert size < 1000 * PAGE_BYTES, "without carrying over it would have some 2,000 pages"


def test_the_write_ahead_log_is_long_before_the_first_commit_and_stays_so(tmp_path: Path) -> None:
    """To overwrite it is quicker than to let it grow; the database itself does not grow for it."""
    log = tmp_path / "rooms.sqlite-wal"

    async def work() -> None:
        async with opened(tmp_path) as store:
            long = log.stat().st_size
            assert long > WAL_BYTES_MIN
            assert on_disk(tmp_path) == []
            for number in range(1, 4):
                await store.append("room", number, [b"x" * 100])
                assert store.sqlite is not None
                store.sqlite.maybe_checkpoint(True)
            assert log.stat().st_size == long
            assert (tmp_path / "rooms.sqlite").stat().st_size < 20 * PAGE_BYTES
            with sqlite3.connect(tmp_path / "rooms.sqlite") as other:
                assert other.execute("SELECT name FROM sqlite_master WHERE name = 'growing'").fetchall() == []
            other.close()

    run(work())
    assert [number for _, number, _ in on_disk(tmp_path)] == [1, 2, 3]


def test_a_log_that_was_made_long_is_read_after_a_crash(tmp_path: Path) -> None:
    """What follows the last commit in the log is no part of it."""
    copy = tmp_path / "copy"
    copy.mkdir()

    async def work() -> None:
        async with opened(tmp_path) as store:
            for number in range(1, 4):
                await store.append("room", number, [b"x" * 100])
            for name in ("rooms.sqlite", "rooms.sqlite-wal"):
                shutil.copy(tmp_path / name, copy / name)

    run(work())
    assert [number for _, number, _ in on_disk(copy)] == [1, 2, 3]


def test_the_log_is_carried_over_when_nobody_writes(tmp_path: Path) -> None:
    async def work() -> bool:
        async with opened(tmp_path) as store:
            await store.append("room", 1, [b"one"])
            assert store.sqlite is not None
            for _ in range(100):
                await asyncio.sleep(0.1)
                if not store.sqlite.wal_pages:
                    break
            await store.append("room", 2, [b"two"])
            return len(await store.load("room")) == 2 and b"one" in (tmp_path / "rooms.sqlite").read_bytes()

    assert run(work())


def test_the_writer_outlives_whatever_fails_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commits, tidying up and trying again fail in turn; only the jobs of a failed commit hear of it."""
    monkeypatch.setattr(group_commit, "IDLE_SECONDS", 0.01)
    full = threading.Event()
    tidied, probed = threading.Event(), threading.Event()

    def work_on_disk(*_: object, noted: threading.Event | None = None) -> None:
        if noted:
            noted.set()
        if full.is_set():
            raise OSError("no space left")

    async def work() -> list[object]:
        told: list[object] = []
        writer = GroupCommitter(
            work_on_disk, lambda calm: work_on_disk(noted=tidied), lambda: work_on_disk(noted=probed)
        )

        async def put(number: int) -> None:
            done = asyncio.Event()

            def committed(error: BaseException | None) -> None:
                told.append(error)
                done.set()

            writer.submit(AppendJob("room", number, [b"x"], None, committed))
            await done.wait()

        await put(1)
        assert [writer.is_failing] == [False]
        full.set()
        tidied.clear()
        assert await asyncio.to_thread(tidied.wait, 60)  # nobody writes: it tidies up, and that fails
        while [writer.is_failing] == [False]:
            await asyncio.sleep(0.001)
        await put(2)
        assert [writer.is_failing] == [True]
        assert writer.thread.is_alive()
        full.clear()
        probed.clear()
        assert await asyncio.to_thread(probed.wait, 60)  # without anything to write it finds out by itself
        while [writer.is_failing] == [True]:
            await asyncio.sleep(0.001)
        await put(2)
        await writer.close()
        return told

    first, second, third = run(work())
    assert (first, third) == (None, None)
    assert isinstance(second, OSError)


def test_each_kind_of_database_keeps_lists_and_refuses_alike(tmp_path: Path, database: str | None) -> None:
    def head(phase: str, listed: bool, changed: int) -> dict[str, object]:
        return {"game": "karambolage", "phase": phase, "listed": listed, "changed": changed}

    async def work() -> None:
        async with opened(tmp_path, database) as store:
            await store.ping()
            assert await store.load("kept1") == []
            jobs = [
                store.append("kept1", 1, [b"one", b"two"], head("open", True, 1)),
                store.append("kept2", 1, [b"\x00\xff"], head("open", True, 2)),
                store.append("kept1", 3, [b"three"], head("playing", True, 3)),  # the same room, in the same commit
                store.append("kept2", 2, [b"more"]),
            ]
            await asyncio.gather(*jobs)
            assert await store.load("kept1") == [b"one", b"two", b"three"]
            assert await store.load("kept1", 2) == [b"three"]
            assert await store.load("kept2") == [b"\x00\xff", b"more"]
            mine = [row for row in await store.listed_rooms() if row[0].startswith("kept")]
            assert mine == [("kept1", "karambolage", "playing"), ("kept2", "karambolage", "open")]
            late = [store.append("kept1", 3, [b"late"], head("over", True, 9)), store.append("kept3", 1, [b"new"])]
            done = await asyncio.gather(*late, return_exceptions=True)
            assert [type(one) for one in done] == [Conflict, type(None)]
            assert await store.load("kept1", 2) == [b"three"]
            assert (await store.listed_rooms(1))[0][2] == "playing", "a refused append changes nothing of its room"
            await store.append("kept1", 4, [b"four"], head("over", False, 10))
            assert "kept1" not in [row[0] for row in await store.listed_rooms()]
            assert store.can_write

    run(work())


def test_a_process_hears_what_another_appends_and_tells(tmp_path: Path, postgres: str) -> None:
    async def work() -> None:
        heard: asyncio.Queue[object] = asyncio.Queue()
        listeners = {"on_append": lambda *news: heard.put_nowait(news), "on_broadcast": heard.put_nowait}
        async with opened(tmp_path, postgres) as one, opened(tmp_path, postgres, **listeners):
            await one.append("heard1", 1, [b"a", b"b"])
            assert await heard.get() == ("heard1", 2)
            await one.broadcast("it's news")
            assert await heard.get() == "it's news"

    run(work())


def test_a_lost_connection_is_made_again(tmp_path: Path, postgres: str) -> None:
    async def work() -> None:
        again = asyncio.Event()
        async with opened(tmp_path, postgres, on_connect=again.set) as store:
            await store.append("lost1", 1, [b"a"])
            assert again.is_set()
            again.clear()
            other = await asyncpg.connect(postgres)
            await other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
            await other.close()
            await again.wait()  # it listens again, and is looked at as a whole
            number = 2
            while True:  # the first attempts may meet a connection whose end has not been noticed
                try:
                    await store.append("lost1", number, [b"b"])
                    break
                except asyncpg.PostgresError:
                    assert not store.can_write
            assert store.can_write
            assert await store.load("lost1") == [b"a", b"b"]

    run(work())


def test_a_commit_does_not_hide_that_tidying_up_fails_and_each_failure_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(group_commit, "IDLE_SECONDS", 0.001)
    full = threading.Event()
    tries = 0

    def tidy(calm: bool) -> None:
        nonlocal tries
        tries += 1
        if full.is_set():
            raise OSError("no space left")

    async def work() -> None:
        writer = GroupCommitter(lambda jobs: None, tidy, lambda: None)
        for number in (1, 2):
            full.set()
            done = asyncio.Event()
            writer.submit(AppendJob("room", number, [b"x"], None, lambda error, done=done: done.set()))  # type: ignore[misc]
            await done.wait()
            while [writer.is_failing] == [False]:
                await asyncio.sleep(0.001)
            before = tries
            while tries < before + 5:
                await asyncio.sleep(0.001)
            done.clear()
            writer.submit(AppendJob("room", number, [b"x"], None, lambda error, done=done: done.set()))  # type: ignore[misc]
            await done.wait()
            assert writer.is_failing
            full.clear()
            while [writer.is_failing] == [True]:
                await asyncio.sleep(0.001)
        await writer.close()

    with caplog.at_level("INFO"):
        run(work())
    assert [one.message for one in caplog.records] == ["could not tidy up", "can write again"] * 2
