"""What version 0.1.0 wrote is still read: its database, its records, and its side of a dialogue."""

import asyncio
import contextlib
import gzip
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hinterzimmer.cli.main import main
from tests.frozen.stage import Stage, normalise, request
from tests.server.running import Server, running

FROZEN = Path(__file__).parent / "0.1.0"
RECORDS = sorted((FROZEN / "records").glob("*.txt"))
ADDED = {"ammunition", "has_windows"}
"""Fields that messages have got since: a client of 0.1.0 passes them over. None was removed, and no value changed."""


def unpacked(name: str) -> Any:
    """Return frozen data."""
    return json.loads(gzip.decompress((FROZEN / f"{name}.json.gz").read_bytes()))


def known(value: Any) -> Any:
    """Return a message without the fields that were added since."""
    if isinstance(value, dict):
        added = ADDED | {"reason", "figures"} if "error" in value else ADDED
        return {key: known(one) for key, one in value.items() if key not in added}
    return [known(one) for one in value] if isinstance(value, list) else value


def restored(name: str, folder: Path) -> Path:
    """Make a database of 0.1.0 from its dump."""
    path = folder / "rooms.sqlite"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript((FROZEN / f"{name}.sql").read_text(encoding="utf-8"))
    return path


ROOMS = unpacked("rooms")
DIALOGUE = unpacked("dialogue")


@pytest.fixture(scope="module")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on the database that 0.1.0 left behind."""
    folder = tmp_path_factory.mktemp("after")
    restored("after", folder)
    with running(folder, "--pace", "30") as server:
        yield server


@pytest.mark.parametrize("room", ROOMS, ids=[f"{room['game']}-{room['code']}" for room in ROOMS])
def test_a_room_of_an_old_database_shows_the_same(old_house: Server, room: dict[str, Any]) -> None:
    assert room["asked"]
    for asked in room["asked"]:
        token = None if asked["seat"] < 0 else room["tokens"][asked["seat"]]
        status, answer = request(old_house.url, asked["path"], token=token)
        shown = (asked["path"], asked["seat"], status, known(normalise(answer)))
        assert shown == (asked["path"], asked["seat"], asked["status"], asked["answer"])


def test_an_old_database_lists_the_same_rooms(old_house: Server) -> None:
    lists = unpacked("lists")
    assert known(request(old_house.url, "/api/rooms")[1]) == lists["listed"]
    games = {game["name"]: game for game in known(request(old_house.url, "/api/games")[1])["games"]}
    for old in lists["games"]["games"]:
        new = games[old["name"]]
        assert (new["seats"], new["secrets"], new["title"]) == (old["seats"], old["secrets"], old["title"])
        assert {one["bot"] for one in old["levels"]} <= {one["bot"] for one in new["levels"]}
        for setting in old["settings"]:
            found = next(one for one in new["settings"] if one["name"] == setting["name"])
            assert {**found, "help": ""} == {**setting, "help": ""}


def test_play_goes_on_in_an_old_room(old_house: Server) -> None:
    room = next(room for room in ROOMS if room["game"] == "kablamo" and len(room["tokens"]) == 3)
    path, made = f"/api/rooms/{room['code']}", 0
    for token in room["tokens"]:
        view = request(old_house.url, path + "/replay", token=token)[1]["views"][0]
        question = view["question"]
        if view["seat"] in question["asked"] and question["chosen"] is None:
            choice = {"type": "choose", "id": "on", "ask": question["number"], "option": question["options"][0]["text"]}
            status, answer = request(old_house.url, path + "/do", choice, token)
            assert (status, answer) == (200, {"id": "on", "type": "done"})
            made += 1
    assert made


@pytest.mark.parametrize("room", DIALOGUE, ids=[room["game"] for room in DIALOGUE])
def test_the_same_frames_get_the_same_messages(tmp_path: Path, room: dict[str, Any]) -> None:
    restored("before", tmp_path)

    async def talk(url: str) -> int:
        stage = Stage(url, room["code"])
        exchanged = 0
        try:
            for step in room["steps"]:
                if step["who"] not in stage.sockets:
                    await stage.open(step["who"])
                counts = {name: len(messages) for name, messages in step["got"].items()}
                got = await stage.exchange(step["who"], step["send"], counts)
                assert known(normalise(got)) == step["got"], step["send"]
                exchanged += 1
        finally:
            await stage.close()
        return exchanged

    with running(tmp_path) as server:
        assert asyncio.run(talk(server.url)) == len(room["steps"]) > 30


RESULTS = json.loads((FROZEN / "results.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_an_old_record_replays_to_the_same_table(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result = RESULTS[path.stem]
    assert main(["replay", str(path), "--json"]) == 0
    assert known(json.loads(capsys.readouterr().out)) == result["table"]
    assert (result["table"]["question"] is not None) == path.stem.startswith("running")
    if result["verified"] is not None:
        assert main(["verify", str(path)]) == 0
        assert capsys.readouterr().out == result["verified"]


@pytest.mark.parametrize("game", sorted({path.stem.partition("-")[2] for path in RECORDS}))
def test_the_same_seed_gives_the_same_games(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    rounds = ["--rounds", "3"] if game == "karambolage" else []
    play = ["play", game, "--seats", "random,random", "--seed", "23", *rounds, "--save", str(path)]
    assert main(play) == 0
    assert path.read_text(encoding="utf-8") == (FROZEN / "records" / f"finished-{game}.txt").read_text(encoding="utf-8")
    capsys.readouterr()
    assert main(["simulate", game, "--games", "20", "--seed", "5", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    del figures["seconds"]
    assert figures == json.loads((FROZEN / "simulated.json").read_text(encoding="utf-8"))[game]
