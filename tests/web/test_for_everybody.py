"""Keyboard alone, a steady page, and nothing that one may not see."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.players import END, play_on
from tests.web.steps import asked, play_now, two_at_a_table

Visit = Callable[..., Any]
FOCUSED = "selector => !!document.activeElement?.matches(selector)"
SHIFT = """() => new Promise((done) => {
  let sum = 0;
  const add = (list) => list.getEntries().forEach((one) => { if (!one.hadRecentInput) sum += one.value; });
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(sum), 300);
})"""
FRAMES = """() => {
  window.frames_ = [];
  const look = () => {
    const rooms = [...document.querySelectorAll('[data-room]')];
    const here = rooms.filter((one) => one.classList.contains('here')).map((one) => one.dataset.room).join();
    window.frames_.push({ curtain: !!document.querySelector('.folds'), rooms: rooms.length, here });
  };
  new MutationObserver(look).observe(document.documentElement, { subtree: true, childList: true, attributes: true });
  const frame = () => { look(); requestAnimationFrame(frame); };
  frame();
}"""


TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def tab_to(page: Any, selector: str, most: int = 120) -> bool:
    """Press Tab until something of this kind has the focus."""
    for _ in range(most):
        if page.evaluate(FOCUSED, selector):
            return True
        page.keyboard.press("Tab")
    return bool(page.evaluate(FOCUSED, selector))


def by_keys(page: Any, selector: str, rng: random.Random) -> bool:
    """A hand that knows Tab and Enter only."""
    n = page.locator(selector).count()
    if not n:
        return False
    if not tab_to(page, selector) and not tab_to(page, selector):  # once more, should it have come and gone meanwhile
        assert not page.locator(selector).count(), f"the keyboard does not reach {selector}"
        return False  # the table moved on meanwhile
    for _ in range(rng.randrange(min(n, 3))):
        page.keyboard.press("Tab")
        tab_to(page, selector)
    page.keyboard.press("Enter")
    return True


def enter(page: Any, selector: str) -> None:
    """By Tab and Enter alone."""
    page.locator(selector).first.wait_for()
    assert tab_to(page, selector), f"the keyboard does not reach {selector}"
    page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """From the home page through a room's form and a game of one round to the checked dice."""
    page = visit()
    enter(page, "a[href='/#new/karambolage']")
    enter(page, "form summary")
    page.locator("form input[type=number][max='200']").wait_for()
    assert tab_to(page, "form input[type=number][max='200']")
    page.keyboard.type("1")
    enter(page, "form .button.main")
    enter(page, "li.free .button")
    enter(page, ".button.main.big:not([disabled])")
    page.locator("#question").wait_for()
    play_on("karambolage", [(page, by_keys)], random.Random(2))
    enter(page, ".dice button")
    page.locator(".dice .good").wait_for()
    assert page.locator(END).count() == 1


@pytest.mark.parametrize(
    ("game", "choice", "result"),
    [
        ("ausbrecher", "[data-hand]", ".slipbutton"),
        ("revolver-noir", "[data-room][role=button]", ".room.here"),
        ("kablamo", ".spare.usable", ".spare.picked"),
    ],
)
def test_play_now_and_a_first_choice_by_keyboard_alone(visit: Visit, game: str, choice: str, result: str) -> None:
    page = visit()
    enter(page, f"article:has([href='/#new/{game}']) .button.main")
    page.locator("#question.mine").wait_for()
    assert page.locator(result).count() == 0
    enter(page, choice)
    page.locator(result).first.wait_for()


def test_arrow_keys_move_about_the_table_and_the_tabs(visit: Visit) -> None:
    page = asked(*two_at_a_table(visit, "karambolage"))  # one of them sets the balls
    page.locator(".target").first.focus()
    before = page.evaluate("document.activeElement.dataset.field")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.field") not in (None, before)
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("width", [390, 1440])
def test_nothing_jumps_while_loading(visit: Visit, width: int) -> None:
    page = visit(width=width)
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SHIFT) < 0.1
    for title in ("Karambolage", "Ausbrecher AG", "Revolver Noir", "Kablamo"):
        page.goto(page.url.split("/r/")[0])
        play_now(page, title)
        page.reload()
        page.locator("#question").wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(SHIFT) < 0.1, title


def curtain_of(visit: Visit, room: str) -> tuple[Any, bytes]:
    """Ann begins in this room and hands the device on; the curtain as it looks."""
    page = visit("/#device/revolver-noir")
    page.get_by_label("Name at seat 1").fill("Ann")
    page.get_by_label("Name at seat 2").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    page.locator(f"[data-room={room}][role=button]").wait_for()
    page.evaluate(FRAMES)
    page.locator(f"[data-room={room}]").click()
    page.get_by_role("heading", name="Hand the device to Ben").wait_for()
    page.evaluate(TWO_FRAMES)
    return page, page.screenshot()


def test_no_frame_shows_a_secret_while_the_device_changes_hands(visit: Visit) -> None:
    page, picture = curtain_of(visit, "hall")
    assert page.evaluate("window.frames_.filter((one) => one.curtain && one.rooms).length") == 0
    page.evaluate("window.frames_ = []")
    page.get_by_role("button", name="I’m Ben").click()
    page.locator("[data-room=kitchen][role=button]").wait_for()
    page.evaluate(TWO_FRAMES)
    frames = page.evaluate("window.frames_")
    assert {one["here"] for one in frames} == {""}, "Ben sees where Ann is"
    page.evaluate("window.frames_ = []")
    page.locator("[data-room=kitchen]").click()
    page.locator(".folds, #question.mine [data-option]").first.wait_for()  # Ann is to go on, or Ben
    page.evaluate(TWO_FRAMES)
    if page.locator(".folds").count():
        page.evaluate("window.frames_ = []")
        page.get_by_role("button", name="I’m Ann").click()
        page.locator(".room.here[data-room=hall]").wait_for()
        assert {one["here"] for one in page.evaluate("window.frames_")} <= {"", "hall"}, "Ann sees where Ben is"
    # whatever Ann chose, the curtain is the same picture
    _, other = curtain_of(visit, "foyer")
    assert picture == other
