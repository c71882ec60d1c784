import pytest
from high_card.game import HighCardGame

from hinterzimmer.engine.testing import conform
from hinterzimmer.games import find, names

from .leaks import LeakyGame


@pytest.mark.heavy
@pytest.mark.parametrize("name", names())
def test_every_game_stands_the_suite(name: str) -> None:
    counts = conform(find(name))
    assert counts["games"] >= 5
    proved = ("asks", "copies", "refused", "saved", "imagined", "twin asks", "twin asks of cut games")
    assert min(counts[key] for key in proved) > 0


def test_a_game_with_secrets_stands_the_suite() -> None:
    assert conform(HighCardGame(), games=40)["imagined"] > 1000


@pytest.mark.parametrize("leak", ["view", "event", "ask", "imagined"])
def test_a_leaking_game_is_caught(leak: str) -> None:
    with pytest.raises(AssertionError, match=r"^LEAK"):
        conform(LeakyGame(leak), games=20)
