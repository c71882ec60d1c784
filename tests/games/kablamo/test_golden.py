"""Whole games as text."""

from pathlib import Path

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.playthrough import playthrough
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.testing import play
from hinterzimmer.games.kablamo import GAME

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize(
    ("name", "seats", "seed", "settings"),
    [("two-players", 2, 22, {}), ("hardcore", 3, 20, {"hardcore": True, "mulliganovski": True})],
)
def test_random_play_goes_as_it_went(name: str, seats: int, seed: int, settings: dict[str, bool]) -> None:
    agreed = GAME.complete_settings(settings)
    _, choices = play(GAME, seats, agreed, SeededStream(seed))
    names = ["Ann", "Ben", "Cem"][:seats]
    text = playthrough(Record(GAME, GAME.edition(), agreed, names, choices=choices))
    path = GOLDEN / f"{name}.txt"
    if not path.exists():
        path.write_text(text, encoding="utf-8")
        pytest.fail(f"{path} was written; read it, and run the test again")
    assert text == path.read_text(encoding="utf-8")
