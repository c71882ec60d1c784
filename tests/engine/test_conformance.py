from collections.abc import Mapping

import pytest
from high_card.game import HighCardGame
from high_card.rules import HighCard

from hinterzimmer.engine.steps import Ask, Option, Step
from hinterzimmer.engine.testing import conform
from hinterzimmer.games import find, names

from .leaks import LeakyGame

FAREWELL = Option("farewell", "farewell")


@pytest.mark.heavy
@pytest.mark.parametrize("name", names())
def test_every_game_stands_the_suite(name: str) -> None:
    counts = conform(find(name))
    assert counts["games"] >= 5
    assert counts["pickled"] == counts["asks"]  # before every choice
    proved = ("asks", "copies", "refused", "saved", "imagined", "twin asks", "twin asks of cut games")
    assert min(counts[key] for key in proved) > 0


def test_a_game_with_secrets_stands_the_suite() -> None:
    assert conform(HighCardGame(), games=40)["imagined"] > 1000


@pytest.mark.parametrize("leak", ["view", "event", "ask", "imagined"])
def test_a_leaking_game_is_caught(leak: str) -> None:
    with pytest.raises(AssertionError, match=r"^LEAK"):
        conform(LeakyGame(leak), games=20)


class Forgetful(HighCardGame):
    """Its last step compares with `is`, which holds only until the table is pickled."""

    def agenda(self) -> tuple[Step[HighCard], ...]:
        return (*super().agenda(), Farewell(FAREWELL))


class Farewell(Step[HighCard]):
    def __init__(self, option: Option) -> None:
        self.option = option

    def args(self) -> tuple[object, ...]:
        return (self.option,)

    def run(self, s: HighCard) -> Ask | tuple[Step[HighCard], ...]:
        return Ask("HC-004", {0: (self.option,)})

    def resume(self, s: HighCard, answers: Mapping[int, Option]) -> tuple[Step[HighCard], ...]:
        if answers[0] is FAREWELL:
            s.emit("farewell", {})
        return ()


def test_a_game_that_differs_once_pickled_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"^pickled before a choice"):
        conform(Forgetful(), games=1)
