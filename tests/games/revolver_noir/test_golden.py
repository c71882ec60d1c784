"""Whole games as text. After a meant change of the rules: NOIR_GOLDEN=1 pytest tests/games/revolver_noir"""

import os
from pathlib import Path

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.playthrough import playthrough
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.testing import play
from hinterzimmer.games.revolver_noir import GAME

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize(("name", "seed", "roles"), [("villa", "golden 160", False), ("roles", "golden 93", True)])
def test_a_golden_game_is_played_as_ever(name: str, seed: str, roles: bool) -> None:
    settings = GAME.complete_settings({"roles": roles})
    _, choices = play(GAME, 2, settings, SeededStream(seed))
    text = playthrough(Record(GAME, GAME.edition(), settings, ["Ann", "Ben"], choices=choices))
    file = FOLDER / f"{name}.txt"
    if os.environ.get("NOIR_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
