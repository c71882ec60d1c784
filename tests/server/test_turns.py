"""A room takes one thing at a time: nothing is told, and nothing else is judged, before the store has what was done."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hinterzimmer.engine.chance import new_secret
from hinterzimmer.room import commands, wire
from hinterzimmer.server.hub import House, now
from hinterzimmer.server.live_room import Live
from hinterzimmer.server.presence import Presence
from hinterzimmer.server.rate_limits import Bucket
from hinterzimmer.server.storage.store import Conflict, Store, url_of
from hinterzimmer.server.websocket.connection import Socket
from hinterzimmer.server.websocket.session import Reader
from tests.server.running import run

TOKENS = ("a" * 20, "b" * 20)


class Slow(Store):
    """A store in memory that commits when it is told to."""

    def __init__(self, folder: Path) -> None:
        super().__init__(url_of(f"sqlite:///{folder / 'none.sqlite'}"))
        self.stored: list[bytes] = []
        self.put_off: list[tuple[int, list[bytes], Callable[[Exception | None], None]]] = []

    def put(
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
    """A line to nobody; it is its own transport."""

    def __init__(self) -> None:
        self.transport = self
        self.full = False
        self.owner: Socket | None = None
        self.told: list[Any] = []

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        """Nobody is held up here."""

    def resume_reading(self) -> None:
        """Nobody was held up."""

    def write_texts(self, messages: list[bytes]) -> None:
        self.told += [msgspec.json.decode(one) for one in messages]

    async def send(self, message: object) -> None:
        self.told.append(message)

    def say(self, **frame: object) -> None:
        """Send a frame, as a client would."""
        assert self.owner is not None
        self.owner.received(msgspec.json.encode(frame))

    def heard(self) -> list[Any]:
        """The types of what was told since the last time, with the ids and the errors."""
        told, self.told = self.told, []
        return [(one["type"], one.get("id"), one.get("error")) for one in told]


async def breath() -> None:
    """Let everything happen that can."""
    for _ in range(10):
        await asyncio.sleep(0)


async def table(store: Slow) -> tuple[House, Live, Pipe, Pipe]:
    """Two people at a table of Ausbrecher AG before the start."""
    house = House(store)
    agreement = wire.Agreement("ausbrecher", 2)
    opening = asyncio.ensure_future(
        house.open(commands.open_room(wire.NewRoom(agreement, "Ann"), TOKENS[0], now(), new_secret))
    )
    await breath()
    store.commit()
    live = await house.live(await opening)
    joining = house.change(live, lambda room, at: commands.join(room, wire.Join("Ben"), TOKENS[1], at))
    store.commit()
    await joining
    pipes = (Pipe(), Pipe())
    for pipe, token in zip(pipes, TOKENS, strict=True):
        connected(house, live, pipe, token)
    await breath()
    assert [pipe.heard() for pipe in pipes] == [[("update", None, None)]] * 2
    return house, live, *pipes


def connected(house: House, live: Live, pipe: Pipe, token: str) -> None:
    line: Any = pipe
    nobody: Any = None
    Reader(house, nobody, live, Socket(line), Bucket(0, 0))
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
        store.commit()
        await breath()
        assert ann.heard() == [("update", None, None)] * 2 + [("done", "2", None)]
        after = [("update", None, None), ("refused", "4", "WrongPhase")]
        assert ben.heard() == [("update", None, None), ("done", "3", None), *after]
        assert [b"second" in entry for entry in store.stored[-2:]] == [True, False]

    played(tmp_path, work)


def test_who_arrives_while_something_is_being_stored_is_told_when_it_is(tmp_path: Path) -> None:
    async def work(store: Slow) -> None:
        house, live, ann, _ = await table(store)
        ann.say(type="start", id="1")
        late = Pipe()
        connected(house, live, late, TOKENS[1])
        await breath()
        assert late.heard() == []
        store.commit()
        await breath()
        assert len(late.heard()) == 1

    played(tmp_path, work)


def test_who_is_there_is_not_told_with_what_is_not_stored_yet(tmp_path: Path) -> None:
    async def work(store: Slow) -> None:
        house, live, ann, ben = await table(store)
        presence = Presence(house)
        ann.say(type="start", id="1")
        presence.show(live)
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
        house, live, ann, _ = await table(store)
        again = Pipe()
        connected(house, live, again, TOKENS[0])
        await breath()
        again.heard()
        ann.say(type="chat", id="same", text="once")
        again.say(type="chat", id="same", text="once")
        store.commit()
        await breath()
        assert not store.put_off
        assert ann.heard() == again.heard() == [("update", None, None), ("done", "same", None)]

    played(tmp_path, work)


@pytest.mark.parametrize("error", [Conflict(), OSError("no space left")])
def test_what_could_not_be_stored_is_judged_again_or_refused_and_play_goes_on(tmp_path: Path, error: Exception) -> None:
    async def work(store: Slow) -> None:
        _, live, ann, ben = await table(store)
        ann.say(type="chat", id="1", text="one")
        ben.say(type="chat", id="2", text="two")
        store.commit(error)
        for _ in range(20):
            await asyncio.sleep(0.01)
        conflict = isinstance(error, Conflict)
        assert ann.heard() == ([] if conflict else [("refused", "1", "Broken")])
        while store.put_off:
            store.commit()
            await breath()
        assert [said.text for said in live.room.chat] == (["one", "two"] if conflict else ["two"])
        assert live.room.number == len(store.stored)
        assert ben.heard()[-1] == ("done", "2", None)

    played(tmp_path, work)


def test_many_frames_at_once_are_read_one_after_the_other(tmp_path: Path) -> None:
    async def work(store: Slow) -> None:
        _, _, ann, _ = await table(store)
        for number in range(200):
            ann.say(type="look", id=str(number), seat=0)
        await breath()
        assert ann.heard() == [("done", str(number), None) for number in range(200)]

    played(tmp_path, work)


def test_what_is_appended_elsewhere_while_a_room_is_being_read_is_not_missed(tmp_path: Path) -> None:
    async def work(store: Slow) -> None:
        house, live, ann, _ = await table(store)
        ann.say(type="chat", id="1", text="elsewhere")
        entry = store.put_off[0][1]
        house.drop(live.room.code)

        async def slowly(code: str, after: int = 0) -> list[bytes]:
            found = store.stored[after:]
            if not after:
                store.stored += entry
                house.heard(code, len(store.stored))
                await asyncio.sleep(0.01)
            return found

        store.load = slowly  # type: ignore[method-assign]
        again = await house.live(live.room.code)
        await breath()
        assert [said.text for said in again.room.chat] == ["elsewhere"]

    played(tmp_path, work)


def test_what_another_process_appended_counts_before_anything_is_refused(tmp_path: Path) -> None:
    """Ann leaves through another process, which makes Ben the host; this one has not heard of it yet."""

    async def work(store: Slow) -> None:
        _, live, _, ben = await table(store)
        store.shared = True
        ben.say(type="adjust", id="1", listed=True)
        await breath()
        assert ben.heard() == [("refused", "1", "NotYours")]
        elsewhere = House(store)
        there = await elsewhere.live(live.room.code)
        leaving = elsewhere.change(there, lambda room, at: commands.decide(room, 0, wire.Leave(id="2"), at, new_secret))
        store.commit()
        await leaving
        ben.say(type="adjust", id="3", listed=True)
        await breath()
        store.commit()
        await breath()
        assert [kind for kind in ben.heard() if kind[0] != "update"] == [("done", "3", None)]
        assert live.room.agreement.listed

    played(tmp_path, work)
