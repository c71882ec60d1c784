"""A room takes one thing at a time: nothing is told, and nothing else is judged, before the store has what was done."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hinterzimmer.engine.chance import new_secret
from hinterzimmer.engine.table import Table
from hinterzimmer.room import commands, wire
from hinterzimmer.room.errors import Broken
from hinterzimmer.server.clock import now_ms
from hinterzimmer.server.counters import COUNTERS
from hinterzimmer.server.hub import Hub
from hinterzimmer.server.interfaces import Conflict, Receiver
from hinterzimmer.server.live_room import INBOX_JOBS_MAX, LiveRoom
from hinterzimmer.server.rate_limits import LeakyBucket
from hinterzimmer.server.storage.database_url import parse_url
from hinterzimmer.server.storage.store import Store
from hinterzimmer.server.websocket.session import Session
from tests.server.running import run

TOKENS = ("a" * 20, "b" * 20)


class Slow(Store):
    """A store in memory that commits when it is told to."""

    def __init__(self, folder: Path) -> None:
        super().__init__(parse_url(f"sqlite:///{folder / 'none.sqlite'}"))
        self.stored: list[bytes] = []
        self.put_off: list[tuple[int, list[bytes], Callable[[Exception | None], None]]] = []

    def append_with_callback(
        self,
        code: str,
        number: int,
        entries: list[bytes],
        head: dict[str, Any] | None,
        done: Callable[[Exception | None], None],
    ) -> None:
        self.put_off.append((number, entries, done))

    async def load(self, code: str, after: int = 0) -> list[bytes]:
        return self.stored[after:]

    def commit(self, error: Exception | None = None) -> None:
        """The first one that waits is stored, or is not."""
        number, entries, done = self.put_off.pop(0)
        if error is None:
            assert number == len(self.stored) + 1
            self.stored += entries
        done(error)


class Pipe:
    """A transport to nobody."""

    def __init__(self) -> None:
        self.write_paused = False
        self.receiver: Receiver | None = None
        self.told: list[Any] = []
        self.served: asyncio.Future[None] | None = None

    def attach(self, receiver: Receiver) -> None:
        self.receiver = receiver

    def pause_reading(self) -> None:
        """Nobody is held up here."""

    def resume_reading(self) -> None:
        """Nobody was held up."""

    def write_texts(self, messages: list[bytes]) -> None:
        self.told += [msgspec.json.decode(one) for one in messages]

    async def close(self, code: int, reason: str) -> None:
        self.told.append({"type": "closed", "id": code, "error": reason})

    def abort(self) -> None:
        """Nobody is cut off."""

    def say(self, **frame: object) -> None:
        """Send a frame, as a client would."""
        assert self.receiver is not None
        self.receiver.on_frame(msgspec.json.encode(frame))

    def heard(self) -> list[Any]:
        """The types of what was told since the last time, with the ids and the errors."""
        told, self.told = self.told, []
        return [(one["type"], one.get("id"), one.get("error")) for one in told]


class NoBots:
    """A pool that nobody needs here."""

    async def choose(self, bot: str, game: str, table: Table[Any], seat: int) -> str:
        raise AssertionError

    def recent_max_seconds(self, bot: str, game: str) -> float:
        raise AssertionError


class NoUndo:
    """Nobody takes anything back here."""

    async def undo_target(self, question: object) -> int:
        raise AssertionError


class NoHints:
    """Nobody asks for hints here."""

    def request(self, *_: object) -> None:
        raise AssertionError


async def breath() -> None:
    """Let everything happen that can."""
    for _ in range(10):
        await asyncio.sleep(0)


async def table(store: Slow) -> tuple[Hub, LiveRoom, Pipe, Pipe]:
    """Two people at a table of Ausbrecher AG before the start."""
    hub = Hub(store, NoBots(), 1)
    agreement = wire.Agreement("ausbrecher", 2)
    made = commands.open_room(wire.NewRoom(agreement, "Ann"), TOKENS[0], now_ms(), new_secret)
    opening = asyncio.ensure_future(hub.create_room(made))
    await breath()
    store.commit()
    live = await hub.room(await opening)
    joining = live.submit_and_wait(lambda room, now: commands.join(room, wire.Join("Ben"), TOKENS[1], now))
    await breath()
    store.commit()
    await joining
    pipes = (Pipe(), Pipe())
    for pipe, token in zip(pipes, TOKENS, strict=True):
        connected(live, pipe, token)
    await breath()
    assert [pipe.heard() for pipe in pipes] == [[("update", None, None)]] * 2
    return hub, live, *pipes


def connected(live: LiveRoom, pipe: Pipe, token: str) -> None:
    pipe.served = asyncio.ensure_future(Session(live, NoHints(), NoUndo(), pipe, LeakyBucket(0, 0)).run())
    pipe.say(type="hello", tokens=[token])


def played(folder: Path, work: Callable[[Slow], Awaitable[None]]) -> None:
    """Run a test on a store of its own."""

    async def all_of_it() -> None:
        store = Slow(folder)
        await work(store)
        await store.close()

    run(all_of_it())


def test_nobody_is_told_before_it_is_stored_and_the_rest_waits_in_order(tmp_path: Path) -> None:
    async def work(store: Slow) -> None:
        _, _, ann, ben = await table(store)
        ann.say(type="start", id="1")
        ann.say(type="chat", id="2", text="first")
        ben.say(type="chat", id="3", text="second")
        ben.say(type="start", id="4")
        await breath()
        assert len(store.put_off) == 1
        assert ann.heard() == ben.heard() == []
        store.commit()
        await breath()
        assert ann.heard() == [("update", None, None), ("done", "1", None)]
        assert ben.heard() == [("update", None, None)]
        assert len(store.put_off) == 1, "what Ben said was judged next: it came before Ann could be read on"
        store.commit()
        await breath()
        store.commit()
        await breath()
        assert ann.heard() == [("update", None, None)] * 2 + [("done", "2", None)]
        after = [("update", None, None), ("refused", "4", "WrongPhase")]
        assert ben.heard() == [("update", None, None), ("done", "3", None), *after]
        assert [b"second" in entry for entry in store.stored[-2:]] == [True, False]

    played(tmp_path, work)


def test_who_arrives_while_something_is_being_stored_is_told_when_it_is(tmp_path: Path) -> None:
    async def work(store: Slow) -> None:
        _, live, ann, _ = await table(store)
        ann.say(type="start", id="1")
        late = Pipe()
        connected(live, late, TOKENS[1])
        await breath()
        assert late.heard() == []
        store.commit()
        await breath()
        assert len(late.heard()) == 1

    played(tmp_path, work)


def test_who_is_there_is_not_told_with_what_is_not_stored_yet(tmp_path: Path) -> None:
    async def work(store: Slow) -> None:
        _, live, ann, ben = await table(store)
        ann.say(type="start", id="1")
        live.presence.publish()
        await breath()
        assert ann.heard() == ben.heard() == []
        store.commit()
        await breath()
        began, who = ben.told
        assert (began["room"]["phase"], bool(began["view"])) == ("playing", True)
        assert [seat["here"] for seat in who["room"]["seats"]] == [True, True]

    played(tmp_path, work)


def test_the_same_command_sent_twice_at_once_is_stored_once(tmp_path: Path) -> None:
    async def work(store: Slow) -> None:
        _, live, ann, _ = await table(store)
        again = Pipe()
        connected(live, again, TOKENS[0])
        await breath()
        again.heard()
        ann.say(type="chat", id="same", text="once")
        again.say(type="chat", id="same", text="once")
        await breath()
        store.commit()
        await breath()
        assert not store.put_off
        assert ann.heard() == again.heard() == [("update", None, None), ("done", "same", None)]

    played(tmp_path, work)


@pytest.mark.parametrize("error", [Conflict(), OSError("no space left")])
def test_what_could_not_be_stored_is_judged_again_or_refused_and_play_goes_on(tmp_path: Path, error: Exception) -> None:
    async def work(store: Slow) -> None:
        _, live, ann, ben = await table(store)
        conflicts = COUNTERS.conflicts
        ann.say(type="chat", id="1", text="one")
        ben.say(type="chat", id="2", text="two")
        await breath()
        store.commit(error)
        await breath()
        conflict = isinstance(error, Conflict)
        assert COUNTERS.conflicts - conflicts == conflict
        assert ann.heard() == ([] if conflict else [("refused", "1", "Broken")])
        while store.put_off:
            store.commit()
            await breath()
        assert [said.text for said in live.room.chat] == (["one", "two"] if conflict else ["two"])
        assert live.room.entry_count == len(store.stored)
        assert ben.heard()[-1] == ("done", "2", None)

    played(tmp_path, work)


def test_many_frames_at_once_are_read_one_after_the_other(tmp_path: Path) -> None:
    async def work(store: Slow) -> None:
        _, _, ann, _ = await table(store)
        for number in range(200):
            ann.say(type="look", id=str(number), seat=0)
        for _ in range(20):  # a room lets others have their turn after some jobs
            await breath()
        assert ann.heard() == [("done", str(number), None) for number in range(200)]

    played(tmp_path, work)


def test_what_is_appended_elsewhere_while_a_room_is_being_read_is_not_missed(tmp_path: Path) -> None:
    async def work(store: Slow) -> None:
        hub, live, ann, _ = await table(store)
        ann.say(type="chat", id="1", text="elsewhere")
        await breath()
        entry = store.put_off[0][1]
        await live.stop("leave it to another process")

        async def slowly(code: str, after: int = 0) -> list[bytes]:
            found = store.stored[after:]
            if not after:
                store.stored += entry
                hub.on_appended(code, len(store.stored))
                await asyncio.sleep(0.01)
            return found

        store.load = slowly  # type: ignore[method-assign]
        again = await hub.room(live.code)
        assert await again.read(lambda room: [said.text for said in room.chat]) == ["elsewhere"]

    played(tmp_path, work)


def test_what_another_process_appended_counts_before_anything_is_refused(tmp_path: Path) -> None:
    """Ann leaves through another process, which makes Ben the host; this one has not heard of it yet."""

    async def work(store: Slow) -> None:
        _, live, _, ben = await table(store)
        store.is_shared = True
        ben.say(type="adjust", id="1", listed=True)
        await breath()
        assert ben.heard() == [("refused", "1", "NotYours")]
        there = await Hub(store, NoBots(), 1).room(live.code)
        leaving = there.submit_and_wait(lambda room, now: commands.decide(room, 0, wire.Leave(id="2"), now, new_secret))
        await breath()
        store.commit()
        await leaving
        ben.say(type="adjust", id="3", listed=True)
        await breath()
        store.commit()
        await breath()
        assert [kind for kind in ben.heard() if kind[0] != "update"] == [("done", "3", None)]
        assert live.room.agreement.listed

    played(tmp_path, work)


def test_a_full_inbox_refuses_by_name_and_is_served_all_the_same(tmp_path: Path) -> None:
    async def work(store: Slow) -> None:
        _, live, ann, ben = await table(store)
        ann.say(type="chat", id="1", text="one")
        await breath()
        reads = [asyncio.ensure_future(live.read(lambda room: room.entry_count)) for _ in range(INBOX_JOBS_MAX - 1)]
        await breath()
        ben.say(type="chat", id="2", text="two")
        await breath()
        assert ben.heard() == [("refused", "2", "TooFast")]
        store.commit()
        assert set(await asyncio.gather(*reads)) == {len(store.stored)}
        ben.say(type="chat", id="3", text="three")
        await breath()
        store.commit()
        await breath()
        assert ben.heard()[-1] == ("done", "3", None)

    played(tmp_path, work)


def test_news_of_other_processes_do_not_pile_up(tmp_path: Path) -> None:
    async def work(store: Slow) -> None:
        hub, live, ann, _ = await table(store)
        ann.say(type="chat", id="1", text="one")
        await breath()
        assert len(live.inbox) == 1
        for number in range(2 * INBOX_JOBS_MAX):
            hub.on_appended(live.code, 100 + number)
            hub.catch_up_all()
        assert len(live.inbox) == 2
        store.commit()
        await breath()
        assert len(live.inbox) == 0
        assert ann.heard()[-1] == ("done", "1", None)

    played(tmp_path, work)


def test_a_room_whose_task_dies_is_logged_closed_and_found_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The append fails, and so does reading the room again: nobody may go on with what is in memory."""

    async def work(store: Slow) -> None:
        hub, live, ann, ben = await table(store)
        load = store.load

        async def fails(code: str, after: int = 0) -> list[bytes]:
            raise OSError("the disk is gone")

        store.load = fails  # type: ignore[method-assign]
        ann.say(type="chat", id="1", text="one")
        ben.say(type="chat", id="2", text="two")
        await breath()
        store.commit(OSError("no space left"))
        await breath()
        assert ("closed", 1012, "the database is unavailable; try again in a moment") in ann.heard()
        assert ("closed", 1012, "the database is unavailable; try again in a moment") in ben.heard()
        assert live.code not in hub.rooms
        assert [one.message for one in caplog.records] == ["a change failed", "a room failed"]
        died = [one for one in caplog.records if one.message == "a room failed"]
        assert died[0].exc_info is not None
        assert "the disk is gone" in str(died[0].exc_info[1])
        with pytest.raises(Broken):
            await live.read(lambda room: room.entry_count)
        store.load = load  # type: ignore[method-assign]
        again = await hub.room(live.code)
        assert await again.read(lambda room: room.entry_count) == len(store.stored)

    played(tmp_path, work)


def test_an_idle_room_leaves_the_memory_and_a_used_one_stays(tmp_path: Path) -> None:
    async def work(store: Slow) -> None:
        hub, live, ann, ben = await table(store)
        assert not live.is_idle(time.monotonic() + 1), "somebody is connected"
        for pipe in (ann, ben):
            assert pipe.receiver is not None
            pipe.receiver.on_frame(None)
        await breath()
        assert live.is_idle(time.monotonic() + 1)
        assert not live.is_idle(live.last_used - 1)
        changing = live.submit_and_wait(
            lambda room, now: commands.decide(room, 0, wire.Chat(id="1", text="x"), now, new_secret)
        )
        await breath()
        assert not live.is_idle(time.monotonic() + 1), "something is being stored"
        store.commit()
        await changing
        await live.stop("idle")
        assert hub.rooms == {}
        assert await (await hub.room(live.code)).read(lambda room: len(room.chat)) == 1

    played(tmp_path, work)
