"""Finished games looked at again: dropped or chosen files, steps, speeds, eyes, links to a moment, a bad file."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.steps import finished

Visit = Callable[..., Any]
DROP = """([text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
  const drop = new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true });
  document.querySelector('main').dispatchEvent(drop);
}"""


def at(page: Any) -> int:
    return int(page.locator(".count").inner_text().split("/")[0])


def test_a_dropped_record_is_stepped_through_seen_from_anywhere_and_linked(visit: Visit) -> None:
    page = visit()
    page.evaluate(DROP, [finished("revolver-noir")])
    page.locator(".count").wait_for()
    assert at(page) == 1
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Previous").click()
    assert at(page) == 2
    page.get_by_role("slider").fill("9")
    page.locator(".boards[data-moment='9'] .room.here").wait_for()
    story = page.locator(".log li").all_inner_texts()
    assert len(story) >= 8, "after a leap the log tells what happened before it"
    mine = page.locator(".room.here").get_attribute("data-room")
    page.get_by_label("View").select_option(label="Ben")
    page.wait_for_function("mine => document.querySelector('.room.here')?.dataset.room !== mine", arg=mine)
    page.get_by_label("View").select_option(label="Spectator")
    page.locator(".room.here").wait_for(state="detached")
    page.get_by_label("View").select_option(label="Everything revealed")
    page.locator(".words .open").nth(1).wait_for()
    assert sorted([one[2:] for one in page.locator(".words .open").all_text_contents()]) == ["Ann", "Ben"]
    page.get_by_role("button", name="Copy a link to this moment").click()
    page.get_by_role("button", name="Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = visit("/" + link.split("/", 3)[3], width=390, height=780)
    friend.locator(".words .open").nth(1).wait_for()
    assert at(friend) == 9


def test_a_replay_plays_by_itself_at_several_speeds(visit: Visit) -> None:
    page = visit()
    page.clock.install()
    page.evaluate(DROP, [finished("ausbrecher")])
    page.locator(".count").wait_for()
    for speed in ("2", "4"):
        page.get_by_label("Speed").select_option(speed)
        before = at(page)
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_function("n => parseInt(document.querySelector('.count').textContent) >= n", arg=before + 3)
        page.get_by_role("button", name="Pause").click()
        held = at(page)
        page.clock.run_for(5_000)
        assert at(page) == held
    story = page.locator(".log li").all_inner_texts()
    assert len(story) >= 3
    assert [line for line in story if " shows " in line] == [], "what fell is told with the throw"
    page.locator("#question .rule").click()
    page.locator(".rules .here").wait_for()


def test_a_file_is_chosen_and_a_bad_one_refused(visit: Visit, tmp_path: Path) -> None:
    bad, good = tmp_path / "bad.txt", tmp_path / "good.txt"
    bad.write_text("a shopping list\n", encoding="utf-8")
    good.write_text(finished("ausbrecher", seats=3), encoding="utf-8")
    page = visit(lang="de")
    page.locator("#record").set_input_files(bad)
    assert "Das ist keine Aufzeichnung" in page.get_by_role("alert").inner_text()
    page.locator("#record").set_input_files(good)
    page.locator(".count").wait_for()
    page.get_by_role("slider").press("End")
    page.get_by_label("Ansicht").select_option(label="Alles aufgedeckt")
    page.get_by_role("tab", name="Mein Zettel").click()
    for name in ("Ann", "Ben", "Cleo"):
        page.locator("thead").get_by_text(name).wait_for()
