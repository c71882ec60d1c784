"""The example of a game from elsewhere, installed as a person would install it, for tests that play it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "high_card"


def install(folder: Path, source: Path = EXAMPLE) -> dict[str, str]:
    """Install a package into this empty folder; return the environment in which programs find it.

    It is built from a copy, because building leaves files in the source that would count as installed.
    """
    copy, site = folder / "source", folder / "site"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(site), str(copy)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    path = [str(site), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([part for part in path if part]), "XDG_DATA_HOME": str(folder)}
