"""`hinterzimmer arena`: what it prints, the page it writes, and how it refuses."""

import json
from pathlib import Path

import pytest

from hinterzimmer.cli import main

QUICK = ["arena", "karambolage", "--bots", "random,level1", "--games", "2", "--rounds", "1"]


def test_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["game"], data["seats"], data["games"], data["settings"]) == ("karambolage", 2, 2, {"rounds": 1})
    assert sum(bot["wins"] for bot in data["bots"]) == pytest.approx(2)
    for bot in data["bots"]:
        assert bot["interval"][0] <= bot["share"] <= bot["interval"][1]
        assert bot["time"]["mean_ms"] > 0
    assert set(data["duels"]) == {"random", "level1"}


def test_a_table_and_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert main([*QUICK, "--seats", "3", "--report", str(page)]) == 0
    out = capsys.readouterr().out
    assert "3 games of Karambolage, 3 seats" in out
    assert "table by table" in out
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == 3
    assert "http" not in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("karambolage --bots level1,genius", "unknown bot 'genius'"),
        ("karambolage --bots random,random", "named twice"),
        ("karambolage --bots random --seats 9", "2 to 6 players, not 9"),
        ("karambolage --games 0", "at least one game"),
        ("karambolage --workers 0", "workers, not 0"),
        ("karambolage --bots random --report /nowhere/at/all.html", "No such file"),
        ("chess", "no game 'chess'"),
    ],
)
def test_bad_input_gets_one_line(arguments: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments.split()]) == 2
    captured = capsys.readouterr()
    assert words in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""
