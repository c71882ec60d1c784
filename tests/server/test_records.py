"""Records: one's own view while the game runs, everything when it is over; replays, imports, and dice that verify."""

import asyncio
import json
import random
import re
from pathlib import Path

import pytest

from hinterzimmer.engine.chance import commitment
from tests.product.command import run as command
from tests.server.running import Client, Server, Wire, play_on, play_some, refused, request, run, table_of


def test_the_dice_of_a_downloaded_record_verify(server: Server, tmp_path: Path) -> None:
    async def work() -> str:
        people = await table_of(server, "ausbrecher", start=False)
        committed = (await request(server.url, f"/api/rooms/{people[0].code}"))["commitment"]
        async with people[0], people[1]:
            await people[0].do("start")
            await play_some(people, random.Random(1), 6)
            running = await request(server.url, f"/api/rooms/{people[0].code}/record", token=people[0].token)
            assert "secret:" not in running
            assert "this is what seat 1 has seen" in running
            unopened = people[0].table.room.secret
            assert unopened is None
            await asyncio.gather(*[play_on(one, random.Random(i)) for i, one in enumerate(people)])
            opened = people[0].table.room.secret
            assert opened is not None
            assert commitment(bytes.fromhex(opened)) == committed
        text: str = await request(server.url, f"/api/rooms/{people[0].code}/record")
        assert f"commitment: {committed}" in text
        assert "seed: seed 1\nseed: seed 2" in text
        return text

    file = tmp_path / "game.txt"
    file.write_text(run(work()), encoding="utf-8")
    done = command("verify", str(file))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("verified: all ")


def test_replays_seat_by_seat_and_with_everything_open(server: Server) -> None:
    async def work() -> None:
        people = await table_of(server, "revolver-noir")
        path = f"/api/rooms/{people[0].code}/replay"
        async with people[0], people[1]:
            await play_some(people, random.Random(1), 8)
            mine = await request(server.url, path + "?moment=2", token=people[0].token)
            assert mine["views"][0]["seat"] == 0
            assert await refused(request(server.url, path + "?seat=1", token=people[0].token)) == "NotYours"
            assert await refused(request(server.url, path + "?everything=true", token=people[0].token)) == "NotYours"
            public = await request(server.url, path + "?seat=-2", token=people[0].token)
            assert public["views"][0]["seat"] == -2
            await asyncio.gather(*[play_on(one, random.Random(i)) for i, one in enumerate(people)])
        last = await request(server.url, path)
        assert last["moment"] == last["moments"]
        assert last["views"][0]["question"] is None
        whole = await request(server.url, path + f"?moment={last['moments'] // 2}&everything=true")
        assert [view["seat"] for view in whole["views"]] == [0, 1]
        assert (await request(server.url, path + "?moment=2&seat=0"))["views"] == mine["views"]
        for eyes in ("seat=0", "seat=-2", "everything=true"):
            late = await request(server.url, f"{path}?{eyes}&since=3")
            steps = [
                await request(server.url, f"{path}?{eyes}&moment={number}") for number in range(3, last["moments"])
            ]
            assert late["past"] == [one["events"] for one in steps]
            assert sum([len(told) for told in late["past"]]) > len(late["past"]) / 2
            assert late["past"][0] != []
            plain = await request(server.url, f"{path}?{eyes}")
            assert late == plain | {"past": late["past"]}
        assert await refused(request(server.url, path + "?moment=100000")) == "BadMessage"
        assert await refused(request(server.url, path + "?seat=7")) == "BadMessage"

    run(work(), 90)


def test_a_record_is_brought_in_and_shown_by_link(server: Server) -> None:
    async def work() -> None:
        people = await table_of(server, settings={"rounds": 1})
        async with people[0], people[1]:
            await asyncio.gather(*[play_on(one, random.Random(i)) for i, one in enumerate(people)])
        text = await request(server.url, f"/api/rooms/{people[0].code}/record")
        shown = await request(server.url, "/api/records", {"record": text})
        assert shown["link"] == f"{server.url}/r/{shown['code']}"
        assert await request(server.url, f"/api/rooms/{shown['code']}/record") == text
        here = await request(server.url, f"/api/rooms/{shown['code']}/replay?moment=3&seat=1")
        there = await request(server.url, f"/api/rooms/{people[0].code}/replay?moment=3&seat=1")
        assert here == there
        info = await request(server.url, f"/api/rooms/{shown['code']}")
        assert [seat["name"] for seat in info["seats"]] == ["Player 1", "Player 2"]
        assert await refused(request(server.url, "/api/records", {"record": text.replace("Player 1", "Nobody")}))
        assert await refused(request(server.url, "/api/records", {"record": "nonsense"})) == "BadRecord"

    run(work())


def faces_told(people: list[Client], seat: int) -> set[str]:
    """The bullets that a seat sees now: its spares, and what lies open."""
    board = people[seat].table.board
    active = {face for player in board["players"] for face in player["chambers"] if face not in (None, "?")}
    return {*board["hand"], *board["drawn"], *board["active"], *board["playing"], *board["discard"], *active}


@pytest.mark.parametrize("aid", [False, True])
def test_a_running_record_reminds_nobody_of_what_they_loaded_unless_the_aid_was_chosen(
    server: Server, aid: bool
) -> None:
    """KB-150: memory is the game, in the record, in replays and for who comes back, until the game is over."""

    async def work() -> None:
        people = await table_of(server, "kablamo", settings={"memory_aid": aid}, window=0)
        async with people[0], people[1]:
            loaded: list[str] = []
            while people[0].table.question.rule == "KB-021":
                for one in people:
                    await one.until(lambda one=one: one.table.is_asked)
                text = max(people[0].table.options, key=lambda text: text.split()[1].isdigit())
                loaded.append(text.split()[1])
                ask = people[0].table.question.number
                await asyncio.gather(people[0].choose(text, ask), people[1].choose(people[1].table.options[0], ask))
                await asyncio.gather(*[one.until(lambda o=one, a=ask: o.table.question.number > a) for one in people])
            secret = [face for face in loaded if face.isdigit() and face not in faces_told(people, 0)]
            assert secret, "only live bullets were drawn"
            path = f"/api/rooms/{people[0].code}"
            record = await request(server.url, path + "/record", token=people[0].token)
            moments = [
                await request(server.url, f"{path}/replay?moment={number}", token=people[0].token)
                for number in range(1, people[0].table.question.number + 1, 3)
            ]
            now = await request(server.url, f"{path}/replay?since=1", token=people[0].token)
            async with Wire(people[0], people[0].token) as wire:
                whole = await wire.get()
            known = whole["view"]["board"].pop("memory")
            assert (known is not None) is aid
            names = whole["view"]["board"].pop("names")
            assert set(secret) <= set(names)
            reminders = [
                [face for face in secret if re.search(rf"bullet=#?{face}\b", record)],
                [face for face in secret if f'"bullet": "{face}"' in json.dumps(whole["events"])],
                [face for face in secret for one in moments if face in one["views"][0]["board"]["hand"]],
                [face for face in secret if f'"bullet": "{face}"' in json.dumps(now["past"])],
            ]
            if aid:
                assert reminders[0] == reminders[1] == reminders[3] == secret
            else:
                assert reminders == [[], [], [], []]
                assert "Memory is the game" in record
                assert {one["views"][0]["seat"] for one in moments[:-1]} == {-2}

    run(work(), 60)
