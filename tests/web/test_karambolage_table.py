"""What the Karambolage table owes its players (KA-050, KA-051), seen in a real browser."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.players import answer, click
from tests.web.steps import settled


def at_a_throw(visit: Callable[..., Any], width: int = 1280) -> Any:
    """A device that plays both seats, at the beginning of a throw."""
    page = visit("/#device/karambolage", width=width, height=800)
    page.locator("form .button.main").click()
    rng = random.Random(3)
    for _ in range(200):
        settled(page)
        if page.locator("[data-ball][role=button]").count() == 3 and not page.locator(".trail path").count():
            return page
        answer(page, "karambolage", click, rng)
    raise AssertionError("no throw began")


@pytest.mark.rule("KA-050")
def test_ka_050_a_picked_ball_shows_where_it_can_go_and_what_pays(visit: Callable[..., Any]) -> None:
    page = at_a_throw(visit)
    listed = page.locator("#question .list button").all_text_contents()
    assert page.locator(".target").count() == 0
    for ball, name in (("R", "Red"), ("W", "White"), ("B", "Black")):
        page.locator(f"[data-ball={ball}]").click()
        wanted = sorted([one for one in listed if one.strip().startswith(name)])
        fields = {one.strip().split()[2] for one in wanted}
        assert {one.get_attribute("data-field") for one in page.locator(".target").all()} == fields
        question = page.locator("#question .sentence").inner_text()
        assert f"Where should the {name.lower()} ball stop?" in question
        for target in page.locator(".target").all():
            field = target.get_attribute("data-field")
            dice = {one.strip()[-1] for one in wanted if f" {field} " in one}
            label = target.get_attribute("aria-label") or ""
            assert set(re.findall(r"[1-6]", label.split("uses ")[1])) == dice
            assert target.locator("svg, rect, circle").count() > 2  # the die itself lies on the field
        several = page.locator(".target[aria-label*=' or ']")
        if several.count():  # a null field: dice of different values can pay, and the player chooses
            several.first.click()
            assert page.locator(".paydie").count() > 1
            assert "Which die do you use for" in page.locator("#question .sentence").inner_text()
        picked = page.locator(f"[data-ball={ball}].picked")
        if picked.count():
            picked.press("Enter")  # laid down again


@pytest.mark.rule("KA-051")
def test_ka_051_the_throw_so_far_is_always_to_be_seen(visit: Callable[..., Any]) -> None:
    page = at_a_throw(visit, width=390)
    assert page.locator(".dice .used").count() == 0
    assert page.locator(".tally .word").inner_text() == "To score, use all four dice and hit both other balls."
    rng = random.Random(8)
    for _ in range(300):
        settled(page)
        if page.locator(".trail path").count():
            used = page.locator(".dice .used").count()
            assert used == page.locator(".trail path").count()
            label = page.locator(".dice").get_attribute("aria-label") or ""
            assert (label.count("used"), label.count("left")) == (used, 4 - used)
            assert page.locator(".chip.first").count() == 1
            struck = page.locator(".chip:not(.first):not(.missing)").count()
            assert page.locator(".ball .struck").count() >= struck
            assert page.locator(".tally .word").inner_text()
            if struck:
                first = page.locator(".chip.first").get_attribute("data-chip")
                marks = {one.get_attribute("data-ball") for one in page.locator("[data-ball]:has(.struck)").all()}
                assert marks - {first}, "a struck ball wears a ring"
                return
        answer(page, "karambolage", click, rng)
    raise AssertionError("no ball was struck")
