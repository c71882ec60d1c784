"""Records: one's own view while the game runs, everything when it is over; replays, imports, and dice that verify."""

import asyncio
import random
from pathlib import Path

from hinterzimmer.engine.chance import commitment
from tests.product.command import run as command
from tests.server.running import Server, play_on, play_some, refused, request, run, table_of


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
            assert people[0].table.room["secret"] is None
            await asyncio.gather(*[play_on(one, random.Random(i)) for i, one in enumerate(people)])
            opened = people[0].table.room["secret"]
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
