"""Write the frozen data of a version: `PYTHON -m tests.frozen.freeze FOLDER`, with the interpreter of that version.

It starts that version's server, plays, and keeps its database, records and a dialogue. Done once for a version; the
tests in test_frozen.py hold every later version to it.
"""

import asyncio
import contextlib
import gzip
import json
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

import hinterzimmer
from hinterzimmer.client import ClientTable, Update
from tests.frozen.stage import Stage, normalise, request
from tests.server.running import Server

GAMES: dict[str, dict[str, Any]] = {
    "karambolage": {"seats": 2, "settings": {"rounds": 2}},
    "kablamo": {"seats": 3, "window": 0, "settings": {}},
    "ausbrecher": {"seats": 3, "settings": {}, "clock": {"kind": "bank", "seconds": 3600, "increment": 5}},
    "revolver-noir": {"seats": 2, "settings": {}, "hints": True},
}
CHOICES = {"karambolage": 5, "kablamo": 10, "ausbrecher": 6, "revolver-noir": 6}
"""How many choices each of the dialogue's parts has; Karambolage is played to its end."""


FILLED: list[tuple[str, dict[str, int]]] = [
    ("karambolage", {"rounds": 2}),
    ("kablamo", {}),
    ("ausbrecher", {}),
    ("revolver-noir", {}),
    ("karambolage", {"minutes": 90}),
]
"""The rooms with bots: a game and its settings. The last two are left running."""


def dump(database: Path) -> str:
    """Return a database as SQL."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return "\n".join(connection.iterdump()) + "\n"


class Dialogue:
    """A room that is played in, with everything that is sent and received."""

    def __init__(self, url: str, room: dict[str, Any]) -> None:
        self.room = room
        self.stage = Stage(url, room["code"])
        self.steps: list[dict[str, Any]] = []
        self.tables: dict[str, ClientTable] = {}
        self.id = 0

    async def send(self, name: str, frame: dict[str, Any] | str) -> list[dict[str, Any]]:
        """Send a frame, and keep what comes of it."""
        if isinstance(frame, dict) and frame["type"] != "hello" and "id" not in frame:
            self.id += 1
            frame = {"type": frame["type"], "id": f"c{self.id}", **frame}
        got = await self.stage.exchange(name, frame)
        for one, messages in got.items():
            for message in messages:
                if message["type"] == "update":
                    self.tables[one].apply_update(msgspec.convert(message, Update))
        self.steps.append({"who": name, "send": frame, "got": normalise(got)})
        return got.get(name, [])

    async def choose(self, rng: random.Random, most: int) -> None:
        """Make choices for those who are asked."""
        people = [name for name in self.tables if name.startswith("seat")]
        for _ in range(most):
            mine = [name for name in people if self.tables[name].is_asked]
            if not mine:
                return
            table = self.tables[rng.choice(mine)]
            name = next(one for one in mine if self.tables[one] is table)
            await self.send(name, {"type": "choose", "ask": table.question.number, "option": rng.choice(table.options)})

    async def play(self, rng: random.Random) -> None:
        """The whole dialogue of a room."""
        tokens = self.room["tokens"]
        names = [f"seat{seat}" for seat in range(len(tokens))]
        for name, token in zip([*names, "watcher"], [*tokens, None], strict=True):
            await self.stage.open(name)
            self.tables[name] = ClientTable()
            await self.send(name, {"type": "hello", "tokens": [token] if token else [], "seen": {}})
        host, guest = names[0], names[1]
        await self.send(guest, {"type": "start"})
        await self.send(guest, {"type": "chat", "text": "Is anybody here?"})
        await self.send(host, {"type": "mute", "at": 1})
        await self.send(guest, {"type": "chat", "text": "Hello?"})
        await self.send(host, {"type": "mute", "at": 1, "muted": False})
        await self.send(host, {"type": "adjust", "listed": True})
        await self.send(host, {"type": "start"})
        await self.send(host, {"type": "start"})
        await self.send(guest, {"type": "choose", "ask": 9999, "option": "nothing"})
        await self.send("watcher", {"type": "chat", "text": "I only watch"})
        await self.send("watcher", "{")
        await self.send(guest, {"type": "dance"})
        most = CHOICES[self.room["game"]]
        await self.choose(rng, most)
        asked = next(name for name in names if self.tables[name].is_asked)
        other = next(name for name in names if name != asked)
        await self.send(asked, {"type": "choose", "ask": self.tables[asked].question.number, "option": "no such"})
        await self.send(other, {"type": "chat", "text": "Take your time", "id": "twice"})
        await self.send(other, {"type": "chat", "text": "Take your time", "id": "twice"})
        await self.choose(rng, most)
        if self.room["game"] == "karambolage":
            await self.undo(names)
        await self.choose(rng, 400 if self.room["game"] == "karambolage" else most)
        await self.send(guest, {"type": "rematch"})

    async def undo(self, names: list[str]) -> None:
        """Ask for a choice back until it is granted, once after a refusal."""
        for agree in (False, True):
            for name in names:
                answer = await self.send(name, {"type": "ask_undo"})
                if answer[-1]["type"] == "done":
                    other = next(one for one in names if one != name)
                    await self.send(other, {"type": "answer_undo", "agree": agree})
                    break


def open_rooms(url: str) -> list[dict[str, Any]]:
    """Open a room of each game for the dialogue, with everybody seated."""
    rooms = []
    for game, agreement in GAMES.items():
        _, host = request(url, "/api/rooms", {"agreement": {"game": game, **agreement}, "name": "Ada", "seed": "one"})
        tokens = [host["token"]]
        for number in range(1, agreement["seats"]):
            join = {"name": ["Ben", "Cleo"][number - 1], "seed": f"seed {number}"}
            tokens.append(request(url, f"/api/rooms/{host['code']}/join", join)[1]["token"])
        rooms.append({"game": game, "code": host["code"], "tokens": tokens})
    return rooms


async def finish(url: str, room: dict[str, Any], rng: random.Random, most: int) -> None:
    """Play on in a room over HTTP until the game is over or so many choices are made."""
    do = f"/api/rooms/{room['code']}/do"
    for number in range(most):
        asked = 0
        for seat, token in enumerate(room["tokens"]):
            _, shown = request(url, f"/api/rooms/{room['code']}/replay", token=token)
            table = ClientTable()
            seen = {"type": "update", "seat": seat, "number": 1, "view": shown["views"][0]}
            table.apply_update(msgspec.convert(seen, Update))
            if not table.is_asked:
                continue
            asked += 1
            ask = table.question.number
            choice = {"type": "choose", "id": f"f{number}-{seat}", "ask": ask, "option": rng.choice(table.options)}
            request(url, do, choice, token)
        if not asked:
            info = request(url, f"/api/rooms/{room['code']}")[1]
            if info["phase"] == "over":
                return
            await asyncio.sleep(0.02)


async def fill(url: str, game: str, settings: dict[str, int]) -> dict[str, Any]:
    """Open a room and do in it what the dialogue leaves out: bots, hand-overs, timed windows, a seat that is left."""
    rng = random.Random(23)
    agreement = {"game": game, "seats": 2 if game == "revolver-noir" else 3, "window": 0.2, "settings": settings}
    opened = {"agreement": {**agreement, "listed": True}, "name": "Dora", "seed": "dora"}
    host = request(url, "/api/rooms", opened)[1]
    room = {"game": game, "code": host["code"], "tokens": [host["token"]]}

    def do(kind: str, token: str = host["token"], **more: Any) -> None:
        """Send a command; one that is refused changes nothing."""
        frame = {"type": kind, "id": f"{kind} {rng.random()}", **more}
        request(url, f"/api/rooms/{room['code']}/do", frame, token)

    guest = request(url, f"/api/rooms/{room['code']}/join", {"name": "Gone"})[1]
    do("leave", guest["token"])
    do("add_bot", bot="level1")
    do("remove", at=1)
    do("add_bot", bot="random")
    do("add_bot", bot="level1")
    do("start")
    do("chat", text="Good luck")
    await finish(url, room, rng, 12)
    do("hand_over", bot="level1")
    do("come_back")
    if game == "revolver-noir" or "minutes" in settings:
        await asyncio.sleep(3)  # nothing says that the bots have nothing left to do
        return room
    await finish(url, room, rng, 4000)
    do("rematch")
    return room


def look(url: str, room: dict[str, Any]) -> list[dict[str, Any]]:
    """Ask for everything that is shown of a room: by path, by whom, and the answer."""
    code, asked = room["code"], []
    status, info = request(url, f"/api/rooms/{code}")
    paths = [f"/api/rooms/{code}"]
    for round in range(1, info["round"] + 1):
        paths += [f"/api/rooms/{code}/record?round={round}"]
        status, last = request(url, f"/api/rooms/{code}/replay?round={round}", token=room["tokens"][0])
        if status == 200:
            moments = sorted({1, last["moments"] // 3, 2 * last["moments"] // 3, last["moments"]} - {0})
            paths += [f"/api/rooms/{code}/replay?round={round}&moment={moment}" for moment in moments]
            paths += [f"/api/rooms/{code}/replay?round={round}&moment={last['moments']}&everything=true"]
    for path in paths:
        for seat, token in [(-2, None), *enumerate(room["tokens"][:2])]:
            status, answer = request(url, path, token=token)
            asked.append({"path": path, "seat": seat, "status": status, "answer": normalise(answer)})
    return asked


async def freeze(folder: Path) -> None:
    """Write everything."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "records").mkdir(exist_ok=True)
    server = Server(folder, "--pace", "0").start()
    database = folder / "rooms.sqlite"
    try:
        rooms = open_rooms(server.url)
        (folder / "before.sql").write_text(dump(database), encoding="utf-8")
        dialogue = []
        for room in rooms:
            talk = Dialogue(server.url, room)
            await talk.play(random.Random(f"dialogue {room['game']}"))
            await talk.stage.close()
            dialogue.append({**room, "steps": talk.steps})
        for game, settings in FILLED:
            rooms.append(await fill(server.url, game, settings))
        for room in rooms[-5:-2]:
            text = request(server.url, f"/api/rooms/{room['code']}/record?round=1")[1]
            (folder / "records" / f"room-{room['game']}.txt").write_text(text, encoding="utf-8")
        shown = request(server.url, "/api/records", {"record": text})[1]
        rooms.append({"game": room["game"], "code": shown["code"], "tokens": [""]})
        _, host = request(server.url, "/api/rooms", {"agreement": {"game": "kablamo", "seats": 2}, "name": "Eve"})
        rooms.append({"game": "kablamo", "code": host["code"], "tokens": [host["token"]]})
    finally:
        server.stop()
    (folder / "after.sql").write_text(dump(database), encoding="utf-8")
    server = Server(folder).start()
    try:
        house = [{**room, "asked": look(server.url, room)} for room in rooms]
        games = request(server.url, "/api/games")[1]
        listed = request(server.url, "/api/rooms")[1]
    finally:
        server.stop()
    for name, value in {"dialogue": dialogue, "rooms": house, "lists": {"games": games, "listed": listed}}.items():
        text = json.dumps(value, ensure_ascii=False).encode()
        (folder / f"{name}.json.gz").write_bytes(gzip.compress(text, 9, mtime=0))
    for game in GAMES:
        for seats in ("random,random", "you,random"):  # the second is kept when its input ends: a game still running
            path = folder / "records" / f"{'running' if 'you' in seats else 'finished'}-{game}.txt"
            command = [sys.executable, "-m", "hinterzimmer", "play", game, "--seats", seats, "--seed", "23"]
            command += ["--rounds", "3"] if game == "karambolage" else []
            subprocess.run([*command, "--save", str(path)], capture_output=True, input=b"")
            path.chmod(0o644)
    simulated = {game: simulate(game) for game in GAMES}
    (folder / "simulated.json").write_text(json.dumps(simulated, indent=1) + "\n", encoding="utf-8")
    results = {path.stem: result(path) for path in sorted((folder / "records").iterdir())}
    (folder / "results.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    for one in [*folder.glob("rooms.sqlite*"), *folder.glob("*.log")]:
        one.unlink()


def run(*arguments: str) -> str:
    """Run the command; return what it prints."""
    command = [sys.executable, "-m", "hinterzimmer", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def simulate(game: str) -> dict[str, Any]:
    """Return the figures of simulated games, without the time they took."""
    figures: dict[str, Any] = json.loads(run("simulate", game, "--games", "20", "--seed", "5", "--json"))
    del figures["seconds"]
    return figures


def result(path: Path) -> dict[str, Any]:
    """Return what a record replays to, as the command says it."""
    verified = run("verify", str(path)) if not path.stem.startswith("running") else None
    return {"verified": verified, "table": json.loads(run("replay", str(path), "--json"))}


if __name__ == "__main__":
    print(hinterzimmer.__version__, hinterzimmer.__file__)
    asyncio.run(freeze(Path(sys.argv[1])))
