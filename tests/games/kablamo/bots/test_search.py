"""How Kablamo's level 5 tries options out: where it stops, what it promises, and that it looks at all seats alike."""

import pytest

from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.games.kablamo import GAME
from hinterzimmer.games.kablamo.bots.memory import Memory
from hinterzimmer.games.kablamo.bots.rule_policy import RulePolicy
from hinterzimmer.games.kablamo.bots.search import BATCH, MANY, Search, Tried, foresee, promising
from hinterzimmer.games.kablamo.options import PASS

from ...kablamo.scene import scene, state

HABITS = RulePolicy(Memory(0.0, 0), 0, 0)


def tried(*ahead: float) -> Tried:
    """An option that did better by so much in as many worlds."""
    one = Tried(PASS)
    for much in ahead:
        one.add(much)
    return one


def test_an_option_that_changes_nothing_or_is_clearly_worse_is_tried_no_further() -> None:
    same, worse, open_ = tried(*[0.0] * 12), tried(*[-0.3, -0.2] * 6), tried(*[-0.2, 0.21] * 6)
    assert promising([same, worse, open_]) == [open_]


def test_nothing_is_left_aside_after_one_batch_unless_there_are_many() -> None:
    few = [tried(*[-0.1 * number] * BATCH) for number in range(MANY)]
    assert promising(few) == few
    many = [tried(*[-0.1 * number] * BATCH) for number in range(12)]
    assert promising(many) == many[:6]


def test_the_search_ends_when_one_option_is_clearly_best() -> None:
    assert promising([tried(*[0.2, 0.3] * 6), tried(*[-0.2, 0.1] * 6)]) == []


def test_an_option_tried_in_fewer_worlds_is_never_taken() -> None:
    habitual, lucky, better = tried(*[0.0] * 12), tried(*[0.5, 0.6] * 3), tried(*[0.1, 0.2] * 6)
    assert Search(40, 1.0).settle(habitual, [lucky, better])[0] is better
    assert Search(40, 1.0).settle(habitual, [lucky])[0] is habitual


@pytest.mark.parametrize("seats", [2, 4])
def test_shares_foreseen_add_up_and_follow_the_danger(seats: int) -> None:
    guns = ["14 15 18", "16 17 19", "20 21 22", "23 24 25"][:seats]
    safe = foresee(scene(*guns, hands=["76", "77", "78", "79"][:seats]), -1, HABITS, SeededStream(1))
    assert sum(safe) == pytest.approx(1.0)
    danger = foresee(scene("K 15 18", *guns[1:], hands=["76", "77", "78", "79"][:seats]), -1, HABITS, SeededStream(1))
    assert danger[0] == 0.0


def test_a_search_gives_every_option_once_and_the_best_share_first_by_far() -> None:
    table = scene("K 15 18", "16 17", hands=["7 76", "21"])
    table.state.events = None
    seat = Seat(GAME, table, 0)
    found = Search(60, 1.0).weigh(seat.imagine, 0, seat.options, SeededStream(3))
    assert [one.option.text for one in found] == ["play 7", "pass"]
    assert found[0].share > 0.3 > 0.1 > found[1].share
    assert state(table).round == 1
