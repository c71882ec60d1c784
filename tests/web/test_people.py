"""Rooms and the people in them: links, seats, bots, chat, clocks, taking back, handing over, other devices."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.players import answer, click
from tests.web.steps import add_bots, asked, open_room, open_tab, play_now, settled, two_at_a_table

Visit = Callable[..., Any]


def test_a_room_says_all_it_needs_to(visit: Visit) -> None:
    host, path = open_room(visit, "karambolage")
    link = host.get_by_label("Copy link").input_value()
    host.get_by_role("button", name="Copy link").click()
    host.get_by_role("button", name="Copied").wait_for()
    assert host.evaluate("navigator.clipboard.readText()") == link
    host.get_by_role("img", name="QR code for the link").wait_for()
    for words in ("Points to win: 500", "300 is a short game", "Thinking time: no limit", "Spectators welcome."):
        expect(host.get_by_text(words)).to_have_count(1)
    start = host.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    expect(host.locator(".ready")).to_have_count(1)
    guest = visit(path, width=390, height=780)
    guest.get_by_label("Your name").fill("Lea")
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_text("Waiting for Guest to start.").wait_for()
    host.get_by_text("Lea").wait_for()
    expect(start).to_be_enabled()
    host.get_by_role("button", name="Free Lea’s seat").click()
    host.get_by_role("button", name="Add a bot").click()
    host.get_by_text("Everyone’s seated.").wait_for()
    start.click()
    host.locator("#question").wait_for()


def test_a_device_that_can_share_is_asked_to(visit: Visit) -> None:
    host, path = open_room(visit, "karambolage")
    assert host.get_by_role("button", name="Share").count() == 0  # this browser cannot
    host.add_init_script("navigator.share = async (what) => { window.shared = what.url; }")
    host.reload()
    host.get_by_role("button", name="Share").click()
    host.wait_for_function("path => window.shared?.endsWith(path)", arg=path)


def test_joining_by_code_and_coming_back(visit: Visit) -> None:
    host, path = open_room(visit, "revolver-noir")
    guest = visit()
    guest.get_by_label("Room code").fill(path.removeprefix("/r/").upper())
    guest.get_by_role("button", name="Join").click()
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_text("Waiting for Guest to start.").wait_for()
    host.get_by_role("button", name="Start the game").click()
    guest.locator("#question").wait_for()
    guest.get_by_role("link", name="Hinterzimmer").click()
    again = guest.get_by_role("link", name=re.compile("Revolver Noir.*with Guest.*in progress"))
    again.click()
    guest.locator("#question").wait_for()
    guest.get_by_role("link", name="Hinterzimmer").click()
    guest.get_by_role("button", name="Take Revolver Noir off the list").click()
    expect(again).to_have_count(0)


def test_a_code_of_no_room_is_told(visit: Visit) -> None:
    page = visit("/r/zzzzzzzzzz")
    page.get_by_text("There’s no room with this code.").wait_for()
    page.get_by_role("link", name="Home", exact=True).click()
    page.get_by_role("heading", name="Hinterzimmer").wait_for()


def test_a_link_to_no_seat_is_refused_as_what_it_is(visit: Visit) -> None:
    host, path = open_room(visit, "karambolage")
    wrong = visit(f"{path}#{'x' * 22}")
    expect(wrong.get_by_text("This link doesn’t belong to a seat in this room.")).to_be_visible()
    expect(wrong.get_by_text("There’s no room with this code.")).to_have_count(0)
    assert host.get_by_role("button", name="Start the game").is_visible()


@pytest.mark.parametrize("welcome", [True, False])
def test_whoever_comes_late_is_told_whether_they_may_watch(visit: Visit, welcome: bool) -> None:
    host = visit("/#new/karambolage")
    host.locator("form summary").click()
    host.get_by_label("Spectators welcome").set_checked(welcome)
    host.get_by_role("button", name="Open the room").click()
    host.get_by_role("button", name="Add a bot").click()
    late = visit("/" + host.get_by_label("Copy link").input_value().split("/", 3)[3])
    expect(late.get_by_text("All seats are taken.")).to_be_visible()
    expect(late.get_by_text("You can still watch.")).to_have_count(int(welcome))
    expect(late.get_by_role("button", name="Just watch")).to_have_count(int(welcome))


def test_a_seat_moves_to_a_second_device(visit: Visit) -> None:
    page = visit()
    play_now(page, "Revolver Noir")
    page.locator("[data-room=hall][role=button]").click()
    page.locator(".room.here[data-room=hall]").wait_for()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="My seat on another device").click()
    page.get_by_role("img", name="QR code for your private link").wait_for()
    private = page.get_by_label("Copy my private link").input_value()
    other = visit("/" + private.split("/", 3)[3], width=390, height=780)
    other.locator(".room.here[data-room=hall]").wait_for()
    assert "#" not in other.url  # the token does not stay where shoulders can read it
    other.reload()
    other.locator(".room.here[data-room=hall]").wait_for()


def test_people_talk_and_can_be_hushed(visit: Visit) -> None:
    host, guest = two_at_a_table(visit, "karambolage", guest_width=390)
    for page in (host, guest):
        open_tab(page, "Chat")
    guest.get_by_label("Say something").fill("<b>Good evening</b>")
    guest.get_by_role("button", name="Send").click()
    host.get_by_text("<b>Good evening</b>").wait_for()  # as it was typed, not as markup
    host.get_by_role("button", name="Mute Lea").click()
    guest.get_by_text("The host has asked you to be quiet.").wait_for()
    expect(guest.get_by_label("Say something")).to_have_count(0)
    host.get_by_role("button", name="Unmute Lea").click()
    guest.get_by_label("Say something").wait_for()
    host.get_by_label("Say something").fill("Sorry")
    host.get_by_role("button", name="Send").click()
    guest.get_by_text("Sorry").wait_for()
    guest.get_by_role("button", name="Mute Guest").click()  # who is no host stops hearing
    expect(guest.get_by_text("Sorry")).to_have_count(0)


def test_a_clock_runs_for_whoever_decides(visit: Visit) -> None:
    page = visit("/#new/revolver-noir")
    page.locator("form summary").click()
    page.get_by_label("Thinking time").select_option(label="60 seconds per decision")
    page.get_by_role("button", name="Open the room").click()
    page.get_by_text("60 seconds per decision").wait_for()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start the game").click()
    clocks = page.get_by_role("timer", name="Thinking time")
    clocks.first.wait_for()
    expect(clocks).to_have_count(2)  # in the question bar, and beside the seat
    assert re.fullmatch(r"(1:00|0:[0-5]\d)", clocks.first.inner_text())


def test_a_choice_is_taken_back_if_the_others_agree(visit: Visit) -> None:
    host, guest = two_at_a_table(visit, "karambolage")
    placing = asked(host, guest)
    other = guest if placing is host else host
    placing.locator(".target").first.click()
    other.locator("[data-ball]").first.wait_for()
    placing.get_by_role("button", name="More").click()
    placing.get_by_role("button", name="Ask to undo my last choice").click()
    other.get_by_text("would like to undo their last choice").wait_for()
    other.get_by_role("button", name="Agree").click()
    placing.locator("[data-ball]").first.wait_for(state="detached")


def test_a_bot_plays_meanwhile_and_the_owner_comes_back(visit: Visit) -> None:
    host, _ = two_at_a_table(visit, "revolver-noir")
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Let a bot play for me").click()
    host.get_by_role("button", name="Take my seat back").click()
    host.get_by_role("button", name="Take my seat back").wait_for(state="detached")
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Leave the table").click()
    host.get_by_role("heading", name="Hinterzimmer").wait_for()
    host.get_by_role("link", name=re.compile("Revolver Noir with Lea")).click()
    host.get_by_role("button", name="Take my seat back").click()
    host.get_by_role("button", name="Take my seat back").wait_for(state="detached")


@pytest.mark.parametrize("game", ["karambolage", "ausbrecher", "revolver-noir"])
def test_a_room_without_previews_shows_none_and_offers_every_option(visit: Visit, game: str) -> None:
    page = visit(f"/#new/{game}")
    page.locator("form summary").click()
    page.get_by_label("Previews").uncheck()
    page.get_by_role("button", name="Open the room").click()
    page.get_by_text("No previews.").wait_for()
    add_bots(page)
    page.get_by_role("button", name="Start the game").click()
    rng = random.Random(5)
    move = {"karambolage": ".target:not(:has(.ghost + text))", "ausbrecher": "[data-stone][role=button]"}
    wanted = page.locator(move.get(game, ".room.here"))
    for _ in range(300):
        settled(page)
        if wanted.count():
            break
        answer(page, game, click, rng)
    if game == "revolver-noir":
        assert page.get_by_role("button", name="Show range").count() == 0
        page.locator("[data-room][role=button]").first.wait_for()
        return
    for one in wanted.all():
        assert "paid by" not in (one.get_attribute("aria-label") or "")
        assert " to " not in (one.get_attribute("aria-label") or "")
    wanted.first.focus()
    assert page.locator(".preview, .hint, .shine, .rays").count() == 0


def test_at_one_device_previews_can_be_done_without(visit: Visit) -> None:
    page = visit("/#device/revolver-noir")
    page.locator("form summary").click()
    page.get_by_label("Previews").uncheck()
    assert page.get_by_label("Thinking time").count() == 0  # nobody comes in from outside
    page.get_by_role("button", name="Start the game").click()
    for room in ("hall", "kitchen"):
        page.locator(f"[data-room={room}][role=button]").click()
        page.locator("#question.mine [data-option], .folds").first.wait_for()
        if page.locator(".folds").count():
            page.get_by_role("button", name="I’m").click()
    page.locator("#question.mine [data-option]").first.wait_for()
    assert page.locator(".room.here").count() == 1
    assert page.get_by_role("button", name="Show range").count() == 0
