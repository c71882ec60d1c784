"""What lies over the table: the menu goes when one looks elsewhere, and the sheet of a phone keeps the focus."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.steps import play_now, settled

Visit = Callable[..., Any]
FOCUS_IN_SHEET = "() => !!document.activeElement.closest('.rail') || document.activeElement === document.body"


def test_the_menu_closes_by_a_click_elsewhere_and_by_escape(visit: Visit) -> None:
    page = visit()
    play_now(page, "Karambolage")
    settled(page)
    knob, panel = page.get_by_role("button", name="More"), page.locator("#table-menu")
    for elsewhere in (True, False):
        knob.click()
        expect(panel).to_be_visible()
        if elsewhere:
            page.locator("h1").click()
        else:
            page.keyboard.press("Escape")
        expect(panel).to_be_hidden()
        expect(knob).to_have_attribute("aria-expanded", "false")
    expect(knob).to_be_focused()


def test_nothing_behind_the_open_sheet_can_be_reached(visit: Visit) -> None:
    page = visit(width=390, height=780)
    play_now(page, "Karambolage")
    settled(page)
    opener = page.locator("header .open")
    opener.click()
    expect(page.locator(".rail .close")).to_be_focused()
    for _ in range(25):
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS_IN_SHEET)
    assert page.locator("main[inert]").count() == 1
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    assert page.locator("[inert]").count() == 0
