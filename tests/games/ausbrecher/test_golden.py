"""Two whole games as text. After a wanted change write them anew: `python -m tests.games.ausbrecher.test_golden`."""

from pathlib import Path

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.playthrough import playthrough
from hinterzimmer.engine.record import Record, read_record
from hinterzimmer.engine.testing import play
from hinterzimmer.games.ausbrecher import GAME

GOLDEN = Path(__file__).parent / "golden"
GAMES = {"all-home": (["Ann", "Ben"], "golden 253"), "left-behind": (["Ann", "Ben", "Cleo"], "golden 310")}
"""With the bed sheet, because those games are short: one ends by AU-033, the other by AU-032."""


def record(name: str) -> Record:
    names, seed = GAMES[name]
    settings = GAME.complete_settings({"sheet": True})
    _, choices = play(GAME, len(names), settings, SeededStream(seed))
    return Record(GAME, GAME.edition(), settings, names, choices=choices)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_told_as_it_was(name: str) -> None:
    assert playthrough(record(name)) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_written_and_read(name: str) -> None:
    text = record(name).to_text()
    assert read_record(text, GAME).to_text() == text


if __name__ == "__main__":
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text(playthrough(record(name)), encoding="utf-8")
