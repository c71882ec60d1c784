"""A game from elsewhere, installed by pip, on the plain board: found on the home page, played by clicks to the end."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.games.elsewhere import install
from tests.web.conftest import Server
from tests.web.looking import minded
from tests.web.steps import add_bots, play_now, settled


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the example is installed."""
    folder = tmp_path_factory.mktemp("elsewhere")
    one = Server(folder, install(folder))
    one.start()
    yield one
    one.kill()


def play_to_the_end(page: Any) -> None:
    """Raise whenever it is asked, until the end is shown."""
    for _ in range(40):
        page.locator("#question.mine[aria-busy=false], .result h1").first.wait_for()
        if page.locator(".result h1").count():
            return
        number = page.locator("#question").get_attribute("data-ask")
        page.locator("[data-option=raise]").click()
        page.locator(f".result h1, #question:not([data-ask='{number}'])").first.wait_for()
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 780)])
def test_a_whole_game_by_clicks_against_a_bot(
    visit: Callable[..., Any], elsewhere: Server, width: int, height: int
) -> None:
    page = visit("/", width=width, height=height, at=elsewhere)
    play_now(page, "High Card")
    settled(page)
    expect(page.locator(".plain .facts")).to_contain_text("Your card")
    expect(page.locator(".plain .seats tbody tr")).to_have_count(2)
    assert page.locator("[data-option]").all_inner_texts() == ["Pass", "Raise"]
    assert [*minded(page)] == []
    play_to_the_end(page)
    assert [*minded(page)] == []
    page.get_by_role("button", name="Look at the table").click()
    if width < 800:
        page.locator("header .open").click()
    told = page.locator(".log li").all_inner_texts()
    assert any([" raises with card " in line for line in told]), told


def test_a_room_a_replay_and_settings_take_what_the_server_says(visit: Callable[..., Any], elsewhere: Server) -> None:
    page = visit("/#new/high-card", at=elsewhere)
    expect(page.get_by_role("heading", name="High Card")).to_be_visible()
    page.locator("form summary").click()
    page.get_by_label("Rounds").fill("1")
    page.get_by_label("Seats").select_option("3")
    page.get_by_role("button", name="Open the room").click()
    add_bots(page)
    page.get_by_role("button", name="Start the game").click()
    play_to_the_end(page)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".boards .plain")).to_be_visible()
