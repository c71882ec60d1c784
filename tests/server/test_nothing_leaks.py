"""Two servers are fed twin worlds: whoever cannot tell the worlds apart gets the same bytes from both, and as many."""

import asyncio
import contextlib
import itertools
import json
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.game import AnyGame, Choice
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import CHANCE, SPECTATOR
from hinterzimmer.engine.testing import difference, play
from hinterzimmer.games import find, names
from tests.server.logs import Window, windows_of
from tests.server.running import PATIENT, Server, request, run

CHOICES = 110
"""How much of each game is compared."""
WINDOWS = ("KB-077", "KB-078")
"""The rules whose asks are over by themselves after a time."""
TRIES = 6
"""How often twin worlds with windows are lived through at most: a machine may stutter, but not each time at the same
place."""


def draws(game: AnyGame, seats: int, choices: list[Choice]) -> list[int]:
    """The numbers that make a chance stream give this history."""
    table = game.start(seats)
    numbers = []
    for who, option in choices:
        if who == CHANCE:
            ask = table.require_ask()
            index = list(ask.options[CHANCE]).index(option)
            numbers.append(ask.thresholds[index] - 1)
        table.play(who, option)
    return numbers


class Late(Exception):
    """An answer came when its window was over: the machine stuttered, or the window was too short."""


class Listener:
    """All bytes that a connection receives, and when it heard of each ask of the table, in milliseconds since 1970."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[bytes] = []
        self.ask = 0
        self.opened: dict[int, float] = {}
        self.number = -1

    async def read(self) -> Any:
        """Take in a message. Who is connected is told when it is, not by what happens: that is left out."""
        data = await asyncio.wait_for(self.socket.recv(decode=False), 60)
        message = json.loads(data)
        if message.get("number") == self.number:
            return message
        self.number = message.get("number", self.number)
        self.heard.append(re.sub(rb'"gone":\d+', b"", data))
        question = (message.get("view") or {}).get("question")
        if question:
            self.ask = question["number"]
            self.opened.setdefault(self.ask, 1000 * time.time())
        return message

    async def read_until(self, id: str) -> Any:
        """Read up to the answer to a frame."""
        while (message := await self.read()).get("id") != id:
            pass
        return message

    async def say(self, frame: dict[str, Any]) -> None:
        """Send a frame, and read up to its answer; the number of the frames heard so far makes its id."""
        id = f"{len(self.heard)}"
        await self.socket.send(json.dumps({**frame, "id": id}))
        if (await self.read_until(id)).get("error") == "StaleAsk":
            raise Late

    async def read_until_closed(self, ask: int) -> None:
        """Read until this ask is not open any more."""
        while self.ask <= ask:
            await self.read()


async def listen(server: Server, code: str, token: str | None) -> Listener:
    socket = await connect(f"ws://127.0.0.1:{server.port}/api/rooms/{code}/play", compression=None, **PATIENT)
    await socket.send(json.dumps({"type": "hello", "tokens": [token] if token else []}))
    return Listener(socket)


class World:
    """A room on a server in which a given history is lived through."""

    def __init__(self, server: Server, game: AnyGame, seats: int, window: float) -> None:
        self.server = server
        self.game = game
        self.seats = seats
        self.window = window

    async def open(self, name: str) -> "World":
        """Open it with the chance of this name, and sit down."""
        agreement = {"game": self.game.name, "seats": self.seats, "window": self.window}
        body = {"agreement": agreement, "name": "Seat 1", "seed": name}
        opened = await request(self.server.url, "/api/rooms", body)
        self.code, self.tokens = opened["code"], [opened["token"]]
        for seat in range(1, self.seats):
            body = {"name": f"Seat {seat + 1}"}
            joined = await request(self.server.url, f"/api/rooms/{self.code}/join", body)
            self.tokens.append(joined["token"])
        self.people = [await listen(self.server, self.code, token) for token in (*self.tokens, None)]
        return self

    async def live(self, choices: list[Choice]) -> list[list[bytes]]:
        """Live through it; what each seat and a spectator received since everybody saw that everybody is there."""
        for one in self.people:
            while not all(seat["here"] for seat in (await one.read())["room"]["seats"]):
                pass
            one.heard = []
        await self.people[0].say({"type": "start"})
        table = self.game.start(self.seats)
        at = 0
        while at < len(choices):
            ask, answers = table.ask_number, []
            while at < len(choices) and table.ask_number == ask:
                who, option = choices[at]
                if who >= 0:
                    answers.append((who, {"type": "choose", "ask": ask, "option": option.text}))
                table.play(who, option)
                at += 1
            if self.window and len(answers) > 1:
                await asyncio.gather(*[self.people[who].say(frame) for who, frame in answers])
            else:
                for who, frame in answers:
                    await self.people[who].say(frame)
            if table.ask_number > ask and answers:
                await asyncio.gather(*[one.read_until_closed(ask) for one in self.people])
        for seat, one in enumerate(self.people):  # what is on its way has come when this is answered
            await one.say({"type": "look", "seat": seat if seat < self.seats else 31})
            token = (*self.tokens, None)[seat]
            record = await request(self.server.url, f"/api/rooms/{self.code}/record", token=token)
            moment = await request(self.server.url, f"/api/rooms/{self.code}/replay?moment=2", token=token)
            one.heard += [record.encode(), json.dumps(moment).encode()]
        return [one.heard for one in self.people]

    async def leave(self) -> None:
        """Everybody goes."""
        for one in self.people:
            await one.socket.close()


Twins = dict[int, tuple[list[Choice], list[Choice]]]


def histories(rules: AnyGame, seats: int, seed: str) -> Twins:
    """For the eyes of a spectator and of each seat: a history, and a twin that they cannot tell from it."""
    _, whole = play(rules, seats, rules.complete_settings(), SeededStream(seed))
    table, length = rules.start(seats), 0
    for at, (who, option) in enumerate(whole[: CHOICES + 1]):  # the last one, at which all is opened, is not made
        if who != CHANCE and table.require_ask().rule not in WINDOWS:  # it ends where a server waits for somebody
            length = at
        table.play(who, option)
    history = whole[:length]
    found = {}
    for eyes in (SPECTATOR, *range(seats)):
        record = Record(rules, rules.edition(), rules.complete_settings(), [""] * seats, choices=list(history))
        found[eyes] = (history, rules.twin(record, eyes, SeededStream(f"twin {eyes}")))
    return found


@contextlib.contextmanager
def twin_servers(folder: Path, rules: AnyGame, seats: int, twins: Twins) -> Iterator[list[Server]]:
    """Two servers, one for each of the worlds."""
    servers = []
    for side, name in enumerate("ab"):
        (folder / name).mkdir()
        numbers = {f"{eyes}": draws(rules, seats, pair[side]) for eyes, pair in twins.items()}
        (folder / f"{name}.json").write_text(json.dumps(numbers))
        server = Server(folder / name, module="tests.server.twin")
        server.environment["TWIN_WORLDS"] = str(folder / f"{name}.json")
        servers.append(server)
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.kill()


Lived = dict[int, tuple[list[World], list[Any]]]


async def live_both(servers: list[Server], rules: AnyGame, seats: int, window: float, twins: Twins) -> Lived:
    """Live through all histories on both servers: for each pair of eyes the two worlds, and what was heard in them.

    That is Late where somebody could not answer in time.
    """
    both = {eyes: [await World(one, rules, seats, window).open(f"{eyes}") for one in servers] for eyes in twins}
    lives = [world.live(twins[eyes][side]) for eyes, worlds in both.items() for side, world in enumerate(worlds)]
    heard = await asyncio.gather(*lives, return_exceptions=bool(window))
    await asyncio.gather(*[world.leave() for worlds in both.values() for world in worlds])
    for one in heard:
        if isinstance(one, BaseException) and not isinstance(one, Late):
            raise one
    return {eyes: (both[eyes], heard[2 * i : 2 * i + 2]) for i, eyes in enumerate(both)}


def compare(lived: Lived, seats: int) -> int:
    """Nobody can tell the worlds apart by a byte or by counting; in how many they are different for somebody else."""
    different = 0
    for eyes, (_, (one, two)) in lived.items():
        place = seats if eyes == SPECTATOR else eyes
        for mine, theirs in zip(one[place], two[place], strict=False):
            assert mine == theirs, f"LEAK to {eyes}: {difference(mine, theirs)}"
        assert len(one[place]) == len(two[place]), f"LEAK to {eyes}: another number of messages"
        different += one != two
    return different


@pytest.mark.parametrize("game", [game for game in names() if game != "kablamo"])
def test_twin_worlds_give_every_seat_the_same_bytes(tmp_path: Path, game: str) -> None:
    rules = find(game)
    seats = min(3, rules.seat_counts[-1])
    twins = histories(rules, seats, f"leak {game}")
    with twin_servers(tmp_path, rules, seats, twins) as servers:
        different = compare(run(live_both(servers, rules, seats, 0, twins), 400), seats)
    if rules.has_secrets:
        assert different, "the worlds were the same to everybody: nothing was tested"


def reactions(rules: AnyGame, seats: int, choices: list[Choice]) -> dict[int, list[int]]:
    """For each window of a history the seats that could have played something."""
    table, found = rules.start(seats), {}
    for who, option in choices:
        ask = table.require_ask()
        if ask.rule in WINDOWS:
            found[table.ask_number] = [seat for seat, one in ask.options.items() if any(o.kind == "play" for o in one)]
        table.play(who, option)
    return found


def told_lengths(listener: Listener, windows: dict[int, Window]) -> dict[int, float]:
    """How many seconds after the opening of each window somebody heard that it is over."""
    asks = sorted(listener.opened)
    heard = {ask: listener.opened[after] for ask, after in itertools.pairwise(asks)}
    return {ask: (heard[ask] - one.opened) / 1000 for ask, one in windows.items() if ask in heard}


def test_twin_worlds_with_windows_give_the_same_bytes_at_the_same_times(tmp_path: Path) -> None:
    """KB-072 with real windows: the same clicks, the same bytes, the same times within the jitter of the machine.

    When a window opened, and in which quarter of it the answers came, is read from the server's log: so a machine that
    stutters cannot make a window look short, nor one that was answered late look like one that was answered at once.
    A window in which other seats could react in one world than in the other must, in one try at least, be over for
    whoever looks as soon in the one as in the other; and no window may ever be over before its first quarter is.
    """
    rules, seats, window = find("kablamo"), 3, 2.0
    for number in itertools.count():
        twins = histories(rules, seats, f"leak {number}")
        can = {eyes: [reactions(rules, seats, one) for one in pair] for eyes, pair in twins.items()}
        telling = {(eyes, ask) for eyes, (one, two) in can.items() for ask in one if one[ask] != two[ask]}
        if len(telling) > 12:
            break
    apart = dict.fromkeys(telling, window)
    compared: set[int] = set()
    different = 0
    with twin_servers(tmp_path, rules, seats, twins) as servers:
        for _ in range(TRIES):
            lived = run(live_both(servers, rules, seats, window, twins), 400)
            logs = {
                eyes: [windows_of(world.server, world.code) for world in worlds] for eyes, (worlds, _) in lived.items()
            }
            lengths = [one.closed - one.opened for pair in logs.values() for log in pair for one in log.values()]
            assert min(lengths) >= 250 * window
            in_time = {eyes: both for eyes, both in lived.items() if not any(isinstance(one, Late) for one in both[1])}
            different += compare(in_time, seats)
            compared |= set(in_time)
            for eyes, (worlds, _) in in_time.items():
                place = seats if eyes == SPECTATOR else eyes
                one, two = [told_lengths(w.people[place], log) for w, log in zip(worlds, logs[eyes], strict=True)]
                assert min([*one.values(), *two.values()]) >= window / 4
                for ask in one:
                    quarters = {log[ask].quarter(window) for log in logs[eyes]}
                    if (eyes, ask) in telling and len(quarters) == 1:
                        apart[eyes, ask] = min(apart[eyes, ask], abs(one[ask] - two[ask]))
            if compared == set(twins) and max(apart.values()) < window / 8:
                break
    assert compared == set(twins), "nobody was in time for every window of a world"
    assert different, "the worlds were the same to everybody: nothing was tested"
    assert max(apart.values()) < window / 8, f"windows of twin worlds differ by {sorted(apart.values())[-5:]} seconds"


def test_a_room_with_secrets_does_not_tell_by_counting(tmp_path: Path) -> None:
    """The numbers of a seat's updates do not move when somebody else answers in secret."""
    rng = random.Random(3)
    server = Server(tmp_path).start()

    async def work() -> None:
        agreement = {"game": "ausbrecher", "seats": 3}
        opened = await request(server.url, "/api/rooms", {"agreement": agreement, "name": "A"})
        tokens = [opened["token"]]
        for name in "BC":
            tokens.append((await request(server.url, f"/api/rooms/{opened['code']}/join", {"name": name}))["token"])
        await request(server.url, f"/api/rooms/{opened['code']}/do", {"type": "start", "id": "s"}, tokens[0])
        watcher = await listen(server, opened["code"], None)
        await watcher.socket.send(json.dumps({"type": "look", "id": "x", "seat": 31}))
        await watcher.read_until("x")
        slips = find("ausbrecher").start(3).options(1)
        for seat in (1, 2):
            body = {"type": "choose", "id": "c", "ask": 1, "option": rng.choice(list(slips)).text}
            await request(server.url, f"/api/rooms/{opened['code']}/do", body, tokens[seat])
        before = len(watcher.heard)
        await watcher.socket.send(json.dumps({"type": "look", "id": "y", "seat": 31}))
        await watcher.read_until("y")
        assert len(watcher.heard) == before + 1
        moment = await request(server.url, f"/api/rooms/{opened['code']}/replay")
        assert moment["moments"] == 1
        await watcher.socket.close()

    try:
        run(work())
    finally:
        server.kill()
