"""Who is here, whom one plays against, hints, playing again, and looking back at a finished game."""

import asyncio
import random
import re
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import expect

from hinterzimmer.client import Client
from tests.server.running import order, play_on
from tests.web.conftest import Server
from tests.web.players import END
from tests.web.steps import against_a_bot, asked, open_room, two_at_a_table
from tests.web.test_replays import at

Visit = Callable[..., Any]


def private(client: Client) -> str:
    """The path of somebody's own link."""
    return f"/r/{client.code}#{client.token}"


def test_who_leaves_is_seen_to_be_away(visit: Visit, server: Server) -> None:
    host, guest = two_at_a_table(visit, "karambolage")
    lea = host.locator(".seats li", has_text="Lea")
    lea.get_by_role("img", name="here").wait_for()
    code = host.url.rsplit("/", 1)[1]
    seats = host.request.get(f"{server.url}/api/rooms/{code}").json()["seats"]
    assert [one["here"] for one in seats] == [True, True]
    context, table = guest.context, guest.url
    guest.close()
    lea.get_by_role("img", name="away").wait_for()
    seats = host.request.get(f"{server.url}/api/rooms/{code}").json()["seats"]
    assert [one["here"] for one in seats] == [True, False]
    context.new_page().goto(table)
    lea.get_by_role("img", name="here").wait_for()


def test_a_bot_s_level_is_chosen_by_its_name(visit: Visit) -> None:
    for game in ("karambolage", "ausbrecher", "revolver-noir", "kablamo"):
        host, _ = open_room(visit, game)
        level = host.get_by_label("Level at seat 2")
        level.wait_for()  # the house says how strong its bots are
        names = level.locator("option").all_inner_texts()
        assert len(set(names)) == 5, game
        about = host.locator(".about").inner_text()
        level.select_option("level5")
        expect(host.locator(".about")).not_to_have_text(about)
        expect(host.locator(".about")).not_to_be_empty()
        host.get_by_role("button", name="Add a bot").first.click()
        host.locator("li", has_text=names[4]).locator(".ready").wait_for()


def meanwhile(work: Coroutine[Any, Any, Any]) -> Any:
    """Done in a thread of its own: this one has the browser's loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def one_round(server: Server) -> Client:
    """A Karambolage of one round against a bot that plays at random, played to its end."""
    agreement = {"game": "karambolage", "seats": 2, "settings": {"rounds": 1}}
    async with await Client.open(server.url, agreement, "Ann", "a seed") as ann:
        await order(ann, "add_bot", bot="random")
        await order(ann, "start")
        await play_on(ann, random.Random(4))
    return ann


def test_a_finished_game_is_looked_back_at(visit: Visit, server: Server) -> None:
    page = visit(private(meanwhile(one_round(server))))
    page.locator(END).wait_for()
    page.get_by_role("button", name="Analyse the game").click()
    page.locator(".back svg").first.wait_for(timeout=60_000)
    assert page.locator(".back tbody tr").count() == 2
    swings = page.locator(".back ol a")
    assert 1 <= swings.count() <= 3
    address = swings.first.get_attribute("href") or ""
    swings.first.click()
    page.locator(".boards[data-moment]").wait_for()
    moment = re.search(r"moment=(\d+)", address)
    assert moment is not None
    assert at(page) == int(moment[1])


async def just_over(server: Server) -> list[Client]:
    """Ann and Ben at a Karambolage of one round that they have just played."""
    agreement = {"game": "karambolage", "seats": 2, "settings": {"rounds": 1}}
    ann = await Client.open(server.url, agreement, "Ann", "a seed")
    ben = await Client.join(server.url, ann.code, "Ben", "another")
    await order(ann, "start")
    async with ann, ben:
        await asyncio.gather(play_on(ann, random.Random(1)), play_on(ben, random.Random(2)))
    return [ann, ben]


def test_both_play_again_in_the_same_room(visit: Visit, server: Server) -> None:
    ann, ben = [visit(private(one)) for one in meanwhile(just_over(server))]
    room = ann.url
    for page in (ann, ben):
        page.locator(END).wait_for()
    ben.get_by_role("button", name="Play again").click()
    ben.get_by_text("Waiting for Ann to start.").wait_for()
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, ben):
        page.locator("#question").wait_for()
        assert page.url == room
    asked(ann, ben).locator(".target").first.click()
    for page in (ann, ben):
        page.locator("[data-ball]").first.wait_for()


def test_a_hint_gives_a_reason_and_is_followed(visit: Visit) -> None:
    page = against_a_bot(visit, "revolver-noir", "Hints allowed")
    page.locator("[data-hint]").click()
    page.locator(".advice .soft").first.wait_for(timeout=60_000)
    assert len(page.locator(".advice .soft").first.inner_text()) > 10
    page.locator("[data-follow]").click()
    page.locator(".room.here").wait_for()
