"""Home, reload, restart, spectator, replay, one device, languages, and what axe finds."""

import gzip
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import ROOT, Server

SERIOUS = "axe.run().then(r => r.violations.filter(v => ['serious', 'critical'].includes(v.impact)))"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def play_now(page: Any, game: str) -> None:
    poster = page.locator("article", has=page.get_by_role("heading", name=game))
    poster.get_by_role("button").first.click()
    page.locator("#question").wait_for()


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
    page.get_by_text("The connection is gone").wait_for()
    server.start()
    page.get_by_text("The connection is gone").wait_for(state="detached", timeout=15000)
    page.locator("[data-throw], [data-stone][role=button]").first.wait_for(timeout=15000)


def test_a_spectator_sees_no_slip(visit: Callable[..., Any]) -> None:
    page = visit()
    play_now(page, "Ausbrecher AG")
    page.locator("[data-hand]").click()
    watcher = visit("/" + page.url.split("/", 3)[3])
    watcher.get_by_role("button", name="Just watch").click()
    watcher.locator("#question").wait_for()
    assert "You are watching" in watcher.locator("#question").inner_text()
    assert watcher.get_by_role("button", name="My slip").count() == 0


def test_at_one_device_a_curtain_hides_the_secrets(visit: Callable[..., Any]) -> None:
    page = visit("/#device/revolver-noir")
    page.get_by_label("Your name 1").fill("Ann")
    page.get_by_label("Your name 2").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-room=hall][role=button]").click()
    page.get_by_role("heading", name="Hand the device to Ben").wait_for()
    assert page.locator("[data-room]").count() == 0
    page.get_by_role("button", name="I am Ben").click()
    page.locator("[data-room=hall][role=button]").wait_for()
    assert page.locator(".room.here").count() == 0


@pytest.mark.parametrize(("lang", "word"), [("de", "Sofort spielen"), ("en", "Play now"), ("it", "Gioca subito")])
def test_the_browser_chooses_the_language(visit: Callable[..., Any], lang: str, word: str) -> None:
    page = visit(lang=lang)
    assert page.get_by_role("button", name=word).first.is_visible()
    assert page.locator("html").get_attribute("lang") == lang


def test_the_first_load_is_small(visit: Callable[..., Any]) -> None:
    page = visit()
    page.wait_for_load_state("networkidle")
    sizes = "performance.getEntriesByType('resource').filter(r => r.name.endsWith('.js')).map(r => r.name)"
    total = 0
    for address in page.evaluate(sizes):
        with urllib.request.urlopen(address) as answer:
            total += len(gzip.compress(answer.read()))
    assert 0 < total <= 150_000


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(visit: Callable[..., Any], theme: str) -> None:
    if not AXE.exists():
        pytest.skip("no axe-core: make web installs it")
    axe = Path(AXE).read_text(encoding="utf-8")
    found: list[str] = []

    def check(page: Any, where: str) -> None:
        page.wait_for_timeout(300)
        page.evaluate(axe)
        faults = page.evaluate(SERIOUS)
        found.extend([f"{where}: {one['id']} {one['nodes'][0]['html'][:160]}" for one in faults])

    page = visit(theme=theme)
    check(page, "home")
    for game in ("Karambolage", "Ausbrecher AG", "Revolver Noir", "Kablamo"):
        page = visit(theme=theme, width=390 if theme == "light" else 1280)
        play_now(page, game)
        page.locator("#question.mine").wait_for()
        check(page, game)
    page = visit("/#new/karambolage", theme=theme)
    page.get_by_role("button", name="Open the room").click()
    page.get_by_label("Copy link").wait_for()
    check(page, "room")
    assert not found, "\n".join(found)
