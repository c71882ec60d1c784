"""Reload, restart, spectator, the browser's language, the size of the first load."""

import gzip
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from hinterzimmer.words import house_words
from tests.web.conftest import Server
from tests.web.steps import asked, play_now


def test_a_reload_and_a_restart_lose_nothing(visit: Callable[..., Any], server: Server) -> None:
    page = visit()
    play_now(page, "Ausbrecher AG")
    page.locator("[data-hand]").click()
    page.get_by_role("button", name="My slip").wait_for()
    page.locator(".log li").first.wait_for()
    before = page.locator(".log li").first.inner_text()
    page.reload()
    page.locator("#question").wait_for()
    assert page.locator(".log li").first.inner_text() == before
    server.kill()
    page.get_by_text("Connection lost").wait_for()
    server.start()
    page.get_by_text("Connection lost").wait_for(state="detached")
    page.locator("[data-throw], [data-stone][role=button]").first.wait_for()


@pytest.mark.parametrize("title", ["Karambolage", "Revolver Noir"])
def test_on_a_phone_the_board_stays_in_place_when_the_connection_is_gone(
    visit: Callable[..., Any], server: Server, title: str
) -> None:
    page = visit(width=390, height=844)
    play_now(page, title)
    asked(page)
    before = page.locator("main.board").bounding_box()
    server.kill()
    page.get_by_text("Connection lost").wait_for()
    after = page.locator("main.board").bounding_box()
    server.start()
    page.get_by_text("Connection lost").wait_for(state="detached")
    assert after == before


def test_a_spectator_sees_no_slip(visit: Callable[..., Any]) -> None:
    page = visit()
    play_now(page, "Ausbrecher AG")
    page.locator("[data-hand]").click()
    watcher = visit("/" + page.url.split("/", 3)[3])
    watcher.get_by_role("button", name="Just watch").click()
    watcher.locator("#question").wait_for()
    assert "You are watching" in watcher.locator("#question").inner_text()
    assert watcher.get_by_role("button", name="My slip").count() == 0


@pytest.mark.parametrize(("lang", "word"), [("de", "Sofort spielen"), ("en", "Play now"), ("it", "Gioca subito")])
def test_the_browser_chooses_the_language(visit: Callable[..., Any], lang: str, word: str) -> None:
    page = visit(lang=lang)
    page.get_by_role("button", name=word).first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    description = page.locator("meta[name=description]")
    expect(description).to_have_attribute("content", house_words(lang)("description"))
    page.locator("header #lang").select_option("it" if lang == "de" else "de")
    other = house_words("it" if lang == "de" else "de")
    expect(description).to_have_attribute("content", other("description"))
    expect(page.locator("html")).to_have_attribute("lang", other.language)
    page.goto(page.url + "#new/kablamo")
    expect(page.get_by_role("button", name=other("open-room"))).to_be_visible()


def test_the_first_load_is_small(visit: Callable[..., Any]) -> None:
    page = visit()
    page.wait_for_load_state("networkidle")
    sizes = "performance.getEntriesByType('resource').filter(r => r.name.endsWith('.js')).map(r => r.name)"
    total = 0
    for address in page.evaluate(sizes):
        with urllib.request.urlopen(address) as answer:
            total += len(gzip.compress(answer.read()))
    assert 0 < total <= 150_000
