"""Two servers are fed twin worlds: whoever cannot tell the worlds apart gets the same bytes from both, and as many."""

import asyncio
import contextlib
import itertools
import json
import random
import re
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from hinterzimmer.engine.chance import Seeded
from hinterzimmer.engine.game import AnyGame, Choice
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import CHANCE, SPECTATOR
from hinterzimmer.engine.testing import difference, play
from hinterzimmer.games import GAMES, find
from tests.server.running import Server, request, run

CHOICES = 110
"""How much of each game is compared."""


def draws(game: AnyGame, seats: int, choices: list[Choice]) -> list[int]:
    """The numbers that make a chance stream give this history."""
    table = game.start(seats)
    numbers = []
    for who, option in choices:
        if who == CHANCE:
            ask = table.question()
            index = list(ask.options[CHANCE]).index(option)
            numbers.append(ask.thresholds[index] - 1)
        table.play(who, option)
    return numbers


class Listener:
    """All bytes that a connection receives, and when each ask of the table opened for it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[bytes] = []
        self.ask = 0
        self.opened: dict[int, float] = {}
        self.number = -1

    async def read(self) -> Any:
        """Take in a message. Who is connected is told when it is, not by what happens: that is left out."""
        data = await asyncio.wait_for(self.socket.recv(decode=False), 30)
        message = json.loads(data)
        if message.get("number") == self.number:
            return message
        self.number = message.get("number", self.number)
        self.heard.append(re.sub(rb'"gone":\d+', b"", data))
        question = (message.get("view") or {}).get("question")
        if question:
            self.ask = question["number"]
            self.opened.setdefault(self.ask, time.monotonic())
        return message

    async def read_until(self, id: str) -> None:
        """Read up to the answer to a frame."""
        while (await self.read()).get("id") != id:
            pass

    async def say(self, frame: dict[str, Any]) -> None:
        """Send a frame, and read up to its answer; the number of the frames heard so far makes its id."""
        id = f"{len(self.heard)}"
        await self.socket.send(json.dumps({**frame, "id": id}))
        await self.read_until(id)

    async def read_until_closed(self, ask: int) -> None:
        """Read until this ask is not open any more."""
        while self.ask <= ask:
            await self.read()


async def listen(server: Server, code: str, token: str | None) -> Listener:
    socket = await connect(f"ws://127.0.0.1:{server.port}/api/rooms/{code}/play", compression=None)
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
            ask, answers = table.number, []
            while at < len(choices) and table.number == ask:
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
            if table.number > ask and answers:
                await asyncio.gather(*[one.read_until_closed(ask) for one in self.people])
        for seat, one in enumerate(self.people):  # what is on its way has come when this is answered
            await one.say({"type": "look", "seat": seat if seat < self.seats else 31})
            token = (*self.tokens, None)[seat]
            record = await request(self.server.url, f"/api/rooms/{self.code}/record", token=token)
            moment = await request(self.server.url, f"/api/rooms/{self.code}/replay?moment=2", token=token)
            one.heard += [record.encode(), json.dumps(moment).encode()]
        for one in self.people:
            await one.socket.close()
        return [one.heard for one in self.people]


Twins = dict[int, tuple[list[Choice], list[Choice]]]


def histories(rules: AnyGame, seats: int, seed: str) -> Twins:
    """For the eyes of a spectator and of each seat: a history, and a twin that they cannot tell from it."""
    _, whole = play(rules, seats, rules.agreed(), Seeded(seed))
    length = min(CHOICES, len(whole) - 1)  # before the end, at which all is opened
    while whole[length][0] == CHANCE:  # a server never waits for chance
        length -= 1
    history = whole[:length]
    found = {}
    for eyes in (SPECTATOR, *range(seats)):
        record = Record(rules, rules.edition(), rules.agreed(), [""] * seats, choices=list(history))
        found[eyes] = (history, rules.twin(record, eyes, Seeded(f"twin {eyes}")))
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


async def live_both(servers: list[Server], rules: AnyGame, seats: int, window: float, twins: Twins) -> dict[int, Any]:
    """Live through all histories on both servers: for each pair of eyes the two worlds and what was heard in them."""
    both = {eyes: [await World(one, rules, seats, window).open(f"{eyes}") for one in servers] for eyes in twins}
    lives = [world.live(twins[eyes][side]) for eyes, worlds in both.items() for side, world in enumerate(worlds)]
    heard = await asyncio.gather(*lives)
    return {eyes: (both[eyes], heard[2 * i : 2 * i + 2]) for i, eyes in enumerate(both)}


def compare(lived: dict[int, Any], seats: int) -> int:
    """Nobody can tell the worlds apart by a byte or by counting; in how many they are different for somebody else."""
    different = 0
    for eyes, (_, (one, two)) in lived.items():
        place = seats if eyes == SPECTATOR else eyes
        for mine, theirs in zip(one[place], two[place], strict=False):
            assert mine == theirs, f"LEAK to {eyes}: {difference(mine, theirs)}"
        assert len(one[place]) == len(two[place]), f"LEAK to {eyes}: another number of messages"
        different += one != two
    return different


@pytest.mark.parametrize("game", [game for game in GAMES if game != "kablamo"])
def test_twin_worlds_give_every_seat_the_same_bytes(tmp_path: Path, game: str) -> None:
    rules = find(game)
    seats = min(3, rules.seats[-1])
    twins = histories(rules, seats, f"leak {game}")
    with twin_servers(tmp_path, rules, seats, twins) as servers:
        different = compare(run(live_both(servers, rules, seats, 0, twins), 180), seats)
    if rules.secrets:
        assert different, "the worlds were the same to everybody: nothing was tested"


def reactions(rules: AnyGame, seats: int, choices: list[Choice]) -> dict[int, list[int]]:
    """For each window of a history the seats that could have played something."""
    table, found = rules.start(seats), {}
    for who, option in choices:
        ask = table.question()
        if ask.rule in ("KB-077", "KB-078"):
            found[table.number] = [seat for seat, one in ask.options.items() if any(o.kind == "play" for o in one)]
        table.play(who, option)
    return found


def test_twin_worlds_with_windows_give_the_same_bytes_at_the_same_times(tmp_path: Path) -> None:
    """KB-072 with real windows: the same clicks, the same bytes, the same times within the jitter of the machine."""
    rules, seats, window = find("kablamo"), 3, 2.0
    for number in itertools.count():
        twins = histories(rules, seats, f"leak {number}")
        can = {eyes: [reactions(rules, seats, one) for one in pair] for eyes, pair in twins.items()}
        telling = {eyes: {ask for ask in one if one[ask] != two[ask]} for eyes, (one, two) in can.items()}
        if (
            sum(map(len, telling.values())) > 12
        ):  # windows in which other seats could react in one world than in the other
            break
    with twin_servers(tmp_path, rules, seats, twins) as servers:
        for _ in range(3):  # a machine may stutter, but not three times at such places
            lived = run(live_both(servers, rules, seats, window, twins), 240)
            assert compare(lived, seats), "the worlds were the same to everybody: nothing was tested"
            apart, shortest = [], window
            for eyes, ((one, two), _) in lived.items():
                place = seats if eyes == SPECTATOR else eyes
                lengths = [lengths_of(world.people[place], can[eyes][0]) for world in (one, two)]
                shortest = min([shortest, *lengths[0].values(), *lengths[1].values()])
                apart += [abs(lengths[0][ask] - lengths[1][ask]) for ask in lengths[0] if ask in telling[eyes]]
            if max(apart) < window / 8 and shortest > window / 4 - 0.1:
                return
        differ = sorted(apart)[-5:]
        raise AssertionError(f"windows of twin worlds differ by {differ} seconds, the shortest lasts {shortest}")


def lengths_of(listener: Listener, windows: Iterable[int]) -> dict[int, float]:
    """How long each window was open for somebody; the last ask of a history is still open."""
    opened = sorted(listener.opened.items())
    lengths = {ask: after - at for (ask, at), (_, after) in itertools.pairwise(opened)}
    return {ask: lengths[ask] for ask in windows if ask in lengths}


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
