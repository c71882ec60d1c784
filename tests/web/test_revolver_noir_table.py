"""What the villa's plan shows its players: the range, their own pencil marks, and where the other can be (RN-052)."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.steps import against_a_bot

Visit = Callable[..., Any]


def rooms(page: Any, selector: str) -> set[str]:
    """The names of the rooms of a kind, all at one moment."""
    return set(page.locator(selector).evaluate_all("rooms => rooms.map(room => room.dataset.room)"))


@pytest.mark.rule("RN-052")
def test_rn_052_the_plan_shades_where_the_other_can_be_and_keeps_pencil_marks(visit: Visit) -> None:
    page = against_a_bot(visit, "revolver-noir", "Deduction aid", width=390, height=780)
    page.locator("[data-room=hall][role=button]").click()
    page.locator("[data-room]:has(.shade)").first.wait_for()
    shaded = page.locator("[data-room]:has(.shade)")
    for one in shaded.evaluate_all("rooms => rooms.map(room => room.ariaLabel ?? '')"):  # all at one moment
        assert "may be here" in one

    reach = page.get_by_role("button", name="Show range")
    assert rooms(page, ".room.aimed") == set()
    reach.click()
    aimed = rooms(page, ".room.aimed")
    assert aimed
    assert aimed == rooms(page, "[data-room][aria-label*='in your range']")
    reach.click()
    assert rooms(page, ".room.aimed") == set()

    pencil = page.get_by_role("button", name="✎ Pencil", exact=True)
    pencil.click()
    page.locator("[data-room=kitchen]").click()
    for _ in range(2):
        page.locator("[data-room=library]").click()
    pencil.click()
    assert sorted(page.locator(".mark").all_text_contents()) == ["?", "✕"]
    page.reload()
    page.locator(".mark").nth(1).wait_for()  # this browser remembers them
    assert page.locator(".room.here").get_attribute("data-room") == "hall"
