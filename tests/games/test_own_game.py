"""docs/a-game-of-your-own.md works: its blocks make the example, and its steps install, test and play it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.words import Words
from tests.games.elsewhere import EXAMPLE, ROOT, install

PAGE = (ROOT / "docs" / "a-game-of-your-own.md").read_text(encoding="utf-8")


def package(folder: Path) -> Path:
    """Write the package that the page shows: blocks of one file follow each other as on the page."""
    parts: dict[str, list[str]] = {}
    for file, code in re.findall(r"^`(\S+)`\n\n```\w+\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE):
        parts.setdefault(file, []).append(code)
    for file, blocks in parts.items():
        text = blocks[0]
        for block in blocks[1:]:
            text += ("\n" if block.startswith(" ") else "\n\n") + block
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def test_the_blocks_of_the_page_are_the_example(tmp_path: Path) -> None:
    made = package(tmp_path)
    files = sorted(path.relative_to(made) for path in made.rglob("*") if path.is_file())
    assert len(files) == 7
    for file in files:
        assert (made / file).read_text(encoding="utf-8") == (EXAMPLE / file).read_text(encoding="utf-8"), file


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_speaks_every_language_of_its_own(language: str) -> None:
    own = EXAMPLE / "src" / "high_card"
    files = {one: Words(one, (own / "words" / f"{one}.ftl").read_text(encoding="utf-8")) for one in LANGUAGES}
    words = files[language]
    shown: list[dict[str, int | str]] = [{"card": 3}, {"card": "none"}]
    said = [words("event-dealt", who="Ann", **figures) for figures in shown]
    said += [
        words(key, who="Ann", card=7) for key in ("ask-HC-003", "wait-HC-003", "option-raise", "event-raised", "blurb")
    ]
    said += [words(key) for key in ("setting-rounds", "setting-rounds.help", "field-own", "option-pass")]
    assert len(set(said)) == len(said)
    assert "3" in said[0]
    assert "Ann" in said[1]
    others = {text for one in LANGUAGES if one != language for text in [files[one]("ask-HC-003"), files[one]("blurb")]}
    assert others.isdisjoint(said)
    numbers = re.findall("<!-- (.*) -->", (own / "guide" / f"{language}.md").read_text(encoding="utf-8"))
    assert " ".join(numbers).split() == ["HC-001", "HC-002", "HC-003", "HC-004"]


def test_the_steps_of_the_page_install_and_play_it(tmp_path: Path) -> None:
    environment = install(tmp_path / "installed", package(tmp_path / "made"))
    (program,) = [code for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "conform(" in code]
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=120)
    assert re.fullmatch(r"\d+ games played\n", done.stdout), done.stderr
    (session,) = re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)
    commands = re.findall(r"^\$ hinterzimmer (.*)$", session, re.MULTILINE)
    assert len(commands) == 4
    for command in commands:
        call = [sys.executable, "-m", "hinterzimmer", *command.split()]
        done = subprocess.run(call, env=environment, capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stderr.strip()) == (0, ""), command
        assert ("HC-001" if command.startswith("rules") else "random") in done.stdout
