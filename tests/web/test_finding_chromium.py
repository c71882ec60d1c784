"""Where a Chromium is looked for; without one there is a plain line that says how to get it, never a skip."""

from pathlib import Path

from tests.web.chromium import HOW, downloaded, find


def test_a_named_one_comes_first_and_nothing_is_found_where_nothing_is(tmp_path: Path) -> None:
    assert find({"CHROMIUM": "/opt/mine", "PATH": "/usr/bin"}) == "/opt/mine"
    assert find({"PATH": str(tmp_path), "HOME": str(tmp_path)}, places=()) is None
    place = tmp_path / "chrome"
    place.touch()
    assert find({"PATH": str(tmp_path / "none")}, places=("/nowhere", str(place))) == str(place)
    assert "chrom" in downloaded().lower()
    assert "\n" not in HOW
    assert "CHROMIUM=" in HOW
