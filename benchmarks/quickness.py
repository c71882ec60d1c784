"""Measure how soon the page shows the result of a choice, at every table. `make quickness` calls it."""

import random
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.web.chromium import chromium
from tests.web.conftest import SWITCHES, WEAK, Server
from tests.web.players import END, answer, click
from tests.web.steps import TITLES, play_now

CHOICES = 60
SPY = """(() => {
  let clicked = 0;
  const open = new Map();  // the choices under way, by id: since when, and what has come back
  window.shown = [];
  addEventListener('click', () => {
    clicked = performance.now();
    setTimeout(() => { clicked = 0; });
  }, true);
  const look = () => {  // answered and told, and the page has changed: one frame later it is on the screen
    for (const [id, { from, done, told }] of open) {
      if (!done || !told) continue;
      open.delete(id);
      requestAnimationFrame(() => setTimeout(() => window.shown.push(performance.now() - from)));
    }
  };
  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'done' && open.has(message.id)) open.get(message.id).done = true;
        if (message.type === 'update' && message.view) for (const one of open.values()) one.told = true;
        setTimeout(look);  // the page's own listener comes after this one
      });
    }
    send(text) {
      const frame = JSON.parse(text);
      if (frame.type === 'choose') open.set(frame.id, { from: clicked || performance.now(), done: false, told: false });
      super.send(text);
    }
  };
})()"""
"""From the click to the frame that shows what came of it, for every choice that was sent; what the page sends by itself
(at Kablamo the bullets that were arranged beforehand, one to each question) counts from when it was sent."""


def quickness(page: Any, home: str, game: str) -> list[float]:
    """Play against bots until this many choices were shown, and return the milliseconds that each took."""
    rng, found = random.Random(11), list[float]()
    while len(found) < CHOICES:
        page.goto(home)
        play_now(page, TITLES[game])
        taken: list[float] = []
        while not page.locator(END).count() and len(found) + len(taken) < CHOICES:
            if page.locator("#question.mine").count():
                answer(page, game, click, rng)
            page.wait_for_timeout(60)
            taken = page.evaluate("window.shown")
        found += taken
    return sorted(found)


def main() -> None:
    """Measure every table, and print a line for each."""
    path = chromium()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as p:
        server = Server(Path(place))
        server.start()
        browser = p.chromium.launch(executable_path=path, args=SWITCHES)
        try:
            for game in TITLES:
                context = browser.new_context(locale="en", reduced_motion="reduce")
                context.add_init_script(WEAK)
                context.add_init_script(SPY)
                found = quickness(context.new_page(), server.url, game)
                middle, most = found[len(found) // 2], found[len(found) * 95 // 100]
                late = len([one for one in found if one > 100])
                print(f"{game}: {len(found)} choices, median {middle:.0f} ms, ", end="")
                print(f"95 % within {most:.0f} ms, {late} over 100 ms", flush=True)
                context.close()
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
