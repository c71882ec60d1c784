"""What Kablamo keeps to itself until it has shown it: nobody reads who is out before the board lets them fall."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from hinterzimmer.client import Client
from tests.server.running import order
from tests.web.conftest import Server
from tests.web.players import END, answer, click
from tests.web.steps import finished
from tests.web.test_help_and_again import meanwhile, private
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
SPEED = """(after) => {
  const wait = window.setTimeout;
  const times = () => (window.frames_seen.at(-1)[0] ? after : 0.25);
  window.setTimeout = (what, time) => wait(what, time < 1000 ? time * times() : time);
}"""
"""The board keeps up with the bots until somebody falls; what is left to show takes so many times its time."""
GAMES = 5
"""A board that is far behind leaps to where the table is: then another game is watched."""
Frames = list[list[int]]


def is_told(frames: Frames) -> bool:
    """Somebody is out, and board, rail and log agree how many."""
    return frames[-1][0] == frames[-1][1] == frames[-1][2] > 0


def fell_before_told(frames: Frames) -> bool:
    """Rail and log were never ahead of the board and told all in the end; whether the board was seen to be first."""
    assert [one for one in frames if one[1] > one[0] or one[2] > one[0]] == []
    assert is_told(frames), f"not everybody who fell was told: {frames}"
    return any([one[0] > one[1] == one[2] for one in frames])


async def among_bots(server: Server, seats: int) -> Client:
    """A game against the bots that think least, just begun; its windows are short."""
    agreement = {"game": "kablamo", "seats": seats, "window": 1}
    async with await Client.open(server.url, agreement, "Ann", "a seed") as ann:
        for _ in range(seats - 1):
            await order(ann, "add_bot", bot="level1")
        await order(ann, "start")
    return ann


def passing(page: Any, selector: str, rng: random.Random) -> bool:
    """A hand that plays no bullet where it need not."""
    return click(page, "[data-option='pass round']", rng) or click(page, selector, rng)


def play_until(page: Any, enough: Callable[[Frames], bool]) -> Frames:
    """Answer until the frames are enough, or the end is shown: the frames so far."""
    rng = random.Random(3)
    for _ in range(3000):
        ended = page.locator(END).count()
        frames: Frames = page.evaluate("window.frames_seen")
        if ended or enough(frames):
            return frames
        if page.locator("#question.mine[aria-busy=false]").count():
            answer(page, "kablamo", passing, rng)
        page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError(f"it goes on and on: {frames}")


def watched(visit: Visit, server: Server, seats: int, after: int) -> Iterator[Any]:
    """Tables of games that have just begun, each of them watched frame by frame."""
    for _ in range(GAMES):
        page = visit(private(meanwhile(among_bots(server, seats))), motion=True)
        page.locator("#question").wait_for()
        page.evaluate(WATCH)
        page.evaluate(SPEED, after)
        yield page
        page.close()


def test_the_rail_and_the_log_wait_for_the_reveal(visit: Visit, server: Server) -> None:
    tables = watched(visit, server, seats=3, after=1)
    assert any(fell_before_told(play_until(page, is_told)) for page in tables), "nobody fell before it was told"


def test_the_end_waits_for_the_reveal_however_long_it_takes(visit: Visit, server: Server) -> None:
    tables = watched(visit, server, seats=2, after=10)  # whoever falls first ends the game
    assert any(fell_before_told(play_until(page, lambda _: False)) for page in tables), "nobody fell before the end"


def test_a_replay_waits_for_the_reveal_too(visit: Visit) -> None:
    page = visit(motion=True)
    page.evaluate(DROP, [finished("kablamo", seats=3)])
    page.locator(".desk .count").wait_for()
    last = page.get_by_role("slider").get_attribute("max")
    page.evaluate(WATCH)
    page.get_by_role("slider").fill(last)
    page.wait_for_function("() => window.frames_seen.at(-1)[2]")
    assert fell_before_told(page.evaluate("window.frames_seen")), "nobody fell before it was told"
