"""Finds a Chromium, or installs one where that is allowed; otherwise one line says how to get it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/snap/bin/chromium")
HOW = "no Chromium: install one (apt-get install chromium), or name it: CHROMIUM=/path/to/chromium make test"
LONGEST = 600


class NoChromium(Exception):
    """There is none, and none may be installed."""


def downloaded() -> str:
    """Return where Playwright puts a Chromium that it has downloaded."""
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def find(environ: Mapping[str, str] = os.environ, places: Sequence[str] | None = None) -> str | None:
    """Where Chromium is: CHROMIUM, the path, or one of these places (usual ones and Playwright's own)."""
    given = environ.get("CHROMIUM")
    if given:
        return given
    found = [shutil.which(name, path=environ.get("PATH", "")) for name in NAMES]
    if not any(found):
        found += [place for place in ((*PLACES, downloaded()) if places is None else places) if Path(place).exists()]
    return next((one for one in found if one), None)


def install() -> None:
    """By the system's packages where we are root, otherwise by Playwright's own download; maybe in vain."""
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        ways.insert(0, ["apt-get", "install", "-y", "--no-install-recommends", "chromium"])
        ways.insert(0, ["apt-get", "update"])
    for way in ways:
        if find() is None:
            subprocess.run(way, capture_output=True, timeout=LONGEST, check=False)


def chromium() -> str:
    """The Chromium to test with; NoChromium says how to get one."""
    if find() is None:
        install()
    found = find()
    if found is None:
        raise NoChromium(HOW)
    return found


def main() -> int:
    """Says where it is, before anything that takes long begins; exit code 2 where there is none."""
    try:
        print(f"Chromium: {chromium()}")
    except NoChromium as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
