"""The one door in, simultaneous answers, and the step helpers, tried on the small card game."""

import pickle
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from high_card.game import HighCardGame
from high_card.rules import CARDS, PASS, RAISE, DealTo, HighCard, Rounds

from hinterzimmer.engine.append_only_list import AppendOnlyList
from hinterzimmer.engine.errors import AlreadyChosen, GameOver, IllegalOption, NotAsked
from hinterzimmer.engine.events import Event, PlainData
from hinterzimmer.engine.seats import CHANCE, SPECTATOR
from hinterzimmer.engine.steps import Ask, Option, Simultaneously, chance
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import view_of

GAME = HighCardGame()


class Bid(Option):
    """An option as a game from elsewhere may write it: attributes of its own, and nothing said about pickling."""

    def __init__(self, points: int, colours: tuple[str, ...]) -> None:
        super().__init__("bid", f"bid {points}")
        self.points = points
        self.colours = colours

    def details(self) -> PlainData:
        return {"points": self.points}


class DoubleBid(Bid):
    __slots__ = ("doubled_by",)

    def __init__(self, points: int, doubled_by: int) -> None:
        super().__init__(points, ())
        self.doubled_by = doubled_by


def dealt() -> Table[Any]:
    table = GAME.start(2, {"rounds": 1})
    table.play(CHANCE, CARDS[3])
    table.play(CHANCE, CARDS[5])
    return table


def test_each_in_order_asks_one_seat_after_the_other() -> None:
    table = GAME.start(3, {"rounds": 1})
    assert table.agenda[-1] == DealTo(0)
    table.play(CHANCE, CARDS[0])
    assert table.agenda[-1] == DealTo(1)


def test_repeat_while_goes_on_and_ends() -> None:
    table = GAME.start(2, {"rounds": 2})
    for left in (2, 1):
        assert table.state.snapshot()["rounds"] == left
        for option in (CARDS[0], CARDS[1]):
            table.play(CHANCE, option)
        for seat in (0, 1):
            table.play(seat, PASS)
    assert table.over
    assert not Rounds().more(table.state)


def test_simultaneous_answers_stay_unseen_until_all_are_in() -> None:
    table = dealt()
    before = view_of(GAME, table, 1)
    table.take_events()
    table.play(0, RAISE)
    assert table.take_events() == []
    assert view_of(GAME, table, 1) == before
    question = view_of(GAME, table, 0).question
    assert question is not None
    assert question.chosen == "raise"
    assert table.waiting_seats() == [1]
    table.play(1, RAISE)
    assert [event.kind for event in table.take_events()] == ["raised", "raised"]
    assert table.over


def test_simultaneous_answers_may_come_in_any_order() -> None:
    one, two = dealt(), dealt()
    one.play(0, RAISE)
    one.play(1, PASS)
    two.play(1, PASS)
    two.play(0, RAISE)
    assert one.snapshot() == two.snapshot()


def test_wrong_choices_are_refused_by_name_and_change_nothing() -> None:
    table = dealt()
    table.play(0, RAISE)
    before = pickle.loads(pickle.dumps(table)).snapshot()
    with pytest.raises(AlreadyChosen, match="seat 1 has chosen"):
        table.play(0, PASS)
    with pytest.raises(NotAsked, match="chance is not asked"):
        table.play(CHANCE, CARDS[0])
    with pytest.raises(NotAsked):
        table.play(7, PASS)
    with pytest.raises(IllegalOption, match="may not choose 'card 1'"):
        table.play(1, CARDS[1])
    assert table.snapshot() == before
    table.play(1, PASS)
    with pytest.raises(GameOver):
        table.play(1, PASS)


class Slip(Simultaneously[HighCard]):
    """Two seats write something down and may change it until both have."""

    def offers(self, s: HighCard) -> dict[int, Sequence[Option]]:
        return {0: (PASS, RAISE), 1: (PASS, RAISE)}

    def run(self, s: HighCard) -> Ask:
        return Ask("HC-009", self.offers(s), changeable=True)

    def together(self, s: HighCard, answers: Mapping[int, Option]) -> tuple[()]:
        s.scores = [int(answers[seat] == RAISE) for seat in (0, 1)]
        return ()


def test_a_changeable_answer_can_be_changed_until_the_last_is_in() -> None:
    table = Table(HighCard(2, 1), (Slip(),))
    table.play(0, PASS)
    assert table.options(0) == (PASS, RAISE)
    table.play(0, RAISE)
    table.play(1, PASS)
    assert table.over
    assert table.state.snapshot()["scores"] == [1, 0]


@pytest.mark.parametrize("asked_before", [False, True])
def test_an_option_of_a_class_of_its_own_survives_pickling(asked_before: bool) -> None:
    for bid in (Bid(3, ("red", "blue")), DoubleBid(4, 1)):
        if asked_before:
            bid.as_offer()
        loaded = pickle.loads(pickle.dumps(bid))
        assert type(loaded) is type(bid)
        assert loaded == bid
        assert (loaded.points, loaded.colours) == (bid.points, bid.colours)
        assert loaded.as_offer() == {"text": bid.text, "kind": "bid", "points": bid.points}
    assert loaded.doubled_by == 1


def test_options_are_for_those_who_are_asked() -> None:
    table = dealt()
    assert table.options(0) == (PASS, RAISE)
    assert table.options(SPECTATOR) == ()
    table.play(0, PASS)
    assert table.options(0) == ()


def test_events_reach_only_those_who_may_see_them() -> None:
    event = Event("dealt", {"seat": 1, "card": 7}, audience=(1,), others={"seat": 1})
    assert event.seen_by(1) == {"event": "dealt", "seat": 1, "card": 7}
    assert event.seen_by(0) == event.seen_by(SPECTATOR) == {"event": "dealt", "seat": 1}
    assert Event("peek", {"card": 7}, audience=(1,)).seen_by(0) is None
    assert Event("shown", {"card": 7}).seen_by(SPECTATOR) == {"event": "shown", "card": 7}


def test_chance_outcomes_follow_their_weights() -> None:
    ask = chance("HC-002", CARDS[:3], [1, 0, 3])
    assert ask.weight_total() == 4
    assert [ask.outcome(number).text for number in range(4)] == ["card 0", "card 2", "card 2", "card 2"]


def test_a_growing_list_shares_its_past_and_keeps_it() -> None:
    base = AppendOnlyList[int]([], 0).appended(1)
    left, right = base.appended(2), base.appended(3)
    assert (base.to_list(), left.to_list(), right.to_list()) == ([1], [1, 2], [1, 3])
    assert len(right) == 2
    assert pickle.loads(pickle.dumps(right)) == right != left
