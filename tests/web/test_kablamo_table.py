"""What Kablamo keeps to itself until it has shown it: nobody reads who is out before the board lets them fall."""

import random
from collections.abc import Callable
from typing import Any

from tests.web.players import answer, click
from tests.web.steps import add_bots, finished, open_room
from tests.web.test_replays import DROP

Visit = Callable[..., Any]
WATCH = """() => {
  window.frames_seen = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const out = (selector, word) => all(selector).filter((one) => one.textContent.includes(word)).length;
  const look = () => {
    const now = [all('.gun.out').length, out('.seats .score', 'out'), out('.log li', ' is out.')];
    const before = window.frames_seen.at(-1);
    if (all('.seats').length && String(now) !== String(before)) window.frames_seen.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""
"""How many are out by the board, by the rail and by the log, whenever a frame shows something new."""


def fell_before_told(page: Any) -> None:
    """The board was first, every time, and the rest followed."""
    frames = page.evaluate("window.frames_seen")
    assert [one for one in frames if one[1] > one[0] or one[2] > one[0]] == []
    assert [one for one in frames if one[0] > one[1] == one[2]], "nobody fell before it was told"
    assert frames[-1][0] == frames[-1][1] == frames[-1][2] > 0


def test_the_rail_and_the_log_wait_for_the_reveal(visit: Visit) -> None:
    (page, _), rng = open_room(visit, "kablamo", seats=3, motion=True), random.Random(3)
    add_bots(page)
    page.get_by_role("button", name="Start the game").click()
    page.locator("#question").wait_for()
    page.evaluate(WATCH)
    for _ in range(1500):
        if page.evaluate("window.frames_seen.at(-1)[2]"):
            break
        asked = page.locator("#question.mine[aria-busy=false]").count()
        if asked and not click(page, "[data-option='pass round']", rng):
            answer(page, "kablamo", click, rng)
        page.wait_for_timeout(40)
    fell_before_told(page)


def test_a_replay_waits_for_the_reveal_too(visit: Visit) -> None:
    page = visit(motion=True)
    page.evaluate(DROP, [finished("kablamo", seats=3)])
    page.locator(".desk .count").wait_for()
    last = page.get_by_role("slider").get_attribute("max")
    page.evaluate(WATCH)
    page.get_by_role("slider").fill(last)
    page.wait_for_function("() => window.frames_seen.at(-1)[2]")
    fell_before_told(page)
