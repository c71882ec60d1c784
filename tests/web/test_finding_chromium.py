"""Where a Chromium is looked for; without one there is a plain line that says how to get it, never a skip."""

import subprocess
import sys
from pathlib import Path

from tests.web.chromium import HOW, find

ROOT = Path(__file__).parents[2]


def test_a_named_one_comes_first_and_nothing_is_found_where_nothing_is(tmp_path: Path) -> None:
    assert find({"CHROMIUM": "/opt/mine", "PATH": "/usr/bin"}) == "/opt/mine"
    assert find({"PATH": str(tmp_path), "HOME": str(tmp_path)}, places=()) is None
    place = tmp_path / "chrome"
    place.touch()
    assert find({"PATH": str(tmp_path / "none")}, places=("/nowhere", str(place))) == str(place)
    program = "from tests.web.chromium import downloaded; print(downloaded())"  # apart: one Playwright runs here
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert "chrom" in done.stdout.lower(), done.stderr
    assert "\n" not in HOW
    assert "CHROMIUM=" in HOW
