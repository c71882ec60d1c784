"""Two servers are fed twin worlds: whoever cannot tell the worlds apart gets the same bytes from both, and as many."""

import asyncio
import json
import random
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

CHOICES = 120
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
    """All bytes that a connection receives."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[bytes] = []

    async def read_until(self, id: str) -> None:
        """Read up to the answer to a frame."""
        while True:
            data = await asyncio.wait_for(self.socket.recv(decode=False), 20)
            self.heard.append(data)
            if json.loads(data).get("id") == id:
                return


async def listen(server: Server, code: str, token: str | None) -> Listener:
    socket = await connect(f"ws://127.0.0.1:{server.port}/api/rooms/{code}/play", compression=None)
    await socket.send(json.dumps({"type": "hello", "tokens": [token] if token else []}))
    return Listener(socket)


async def live_through(server: Server, game: str, seats: int, world: str, choices: list[Choice]) -> list[list[bytes]]:
    """Play a history at a server; what each seat and a spectator received."""
    agreement = {"game": game, "seats": seats, "window": 0}  # windows and their times have tests of their own
    opened = await request(server.url, "/api/rooms", {"agreement": agreement, "name": "Seat 1", "seed": world})
    code, tokens = opened["code"], [opened["token"]]
    for seat in range(1, seats):
        body = {"name": f"Seat {seat + 1}"}
        tokens.append((await request(server.url, f"/api/rooms/{code}/join", body))["token"])
    people = [await listen(server, code, token) for token in (*tokens, None)]
    numbers = [0]

    async def say(seat: int, frame: dict[str, Any]) -> None:
        numbers[0] += 1
        id = f"{numbers[0]}"
        await people[seat].socket.send(json.dumps({**frame, "id": id}))
        await people[seat].read_until(id)

    await say(0, {"type": "start"})
    table = find(game).start(seats)
    for who, option in choices:
        if who >= 0:
            await say(who, {"type": "choose", "ask": table.number, "option": option.text})
        table.play(who, option)
    for seat, one in enumerate(people):  # what is on its way has come when this is answered
        await one.socket.send(json.dumps({"type": "look", "id": "last", "seat": seat if seat < seats else 31}))
        await one.read_until("last")
        record = await request(server.url, f"/api/rooms/{code}/record", token=(*tokens, None)[seat])
        moment = await request(server.url, f"/api/rooms/{code}/replay?moment=2", token=(*tokens, None)[seat])
        one.heard += [record.encode(), json.dumps(moment).encode()]
        await one.socket.close()
    return [one.heard for one in people]


@pytest.mark.parametrize("game", list(GAMES))
def test_twin_worlds_give_every_seat_the_same_bytes(tmp_path: Path, game: str) -> None:
    rules = find(game)
    seats = min(3, rules.seats[-1])
    _, whole = play(rules, seats, rules.agreed(), Seeded(f"leak {game}"))
    history = whole[: min(CHOICES, len(whole) - 1)]  # before the end, at which all is opened
    worlds: dict[str, dict[str, Any]] = {"a": {}, "b": {}}
    twins = {}
    for eyes in (SPECTATOR, *range(seats)):
        record = Record(rules, rules.edition(), rules.agreed(), [""] * seats, choices=list(history))
        twins[eyes] = rules.twin(record, eyes, Seeded(f"twin {eyes}"))
        worlds["a"][f"{eyes}"] = draws(rules, seats, history)
        worlds["b"][f"{eyes}"] = draws(rules, seats, twins[eyes])
    servers = []
    for name, numbers in worlds.items():
        (tmp_path / name).mkdir()
        (tmp_path / f"{name}.json").write_text(json.dumps(numbers))
        server = Server(tmp_path / name, module="tests.server.twin")
        server.environment["TWIN_WORLDS"] = str(tmp_path / f"{name}.json")
        servers.append(server)

    async def compare() -> int:
        different = 0
        for eyes, twin in twins.items():
            one = await live_through(servers[0], game, seats, f"{eyes}", history)
            two = await live_through(servers[1], game, seats, f"{eyes}", twin)
            place = seats if eyes == SPECTATOR else eyes
            assert len(one[place]) == len(two[place]), f"LEAK to {eyes}: another number of messages"
            for mine, theirs in zip(one[place], two[place], strict=True):
                assert mine == theirs, f"LEAK to {eyes}: {difference(mine, theirs)}"
            different += one != two
        return different

    try:
        for server in servers:
            server.start()
        different = run(compare(), 120)
    finally:
        for server in servers:
            server.kill()
    if rules.name != "karambolage":
        assert different, "the worlds were the same to everybody: nothing was tested"


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
