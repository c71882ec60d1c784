"""KA-001 to KA-011: the table and how a game begins."""

from collections import Counter

import pytest

from hinterzimmer.engine.errors import BadSeats, BadSetting, IllegalOption
from hinterzimmer.engine.seats import CHANCE, CLOCK
from hinterzimmer.engine.steps import TAKE_BACK, TIME_LEFT, TIME_UP
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.games.karambolage import GAME
from hinterzimmer.games.karambolage.rules import DICE, THROWN_DICE

from .helper import OWN, offered, opened, say

BOARD = OWN.board
KNOWN = {
    0: "2D 4F 5C 6E",
    1: "1G 2F 3L 6B",
    2: "2H",
    3: "1C 2E 3G",
    4: "3F 6C",
    5: "3E 3H",
    6: "4G 7D",
}


@pytest.mark.rule("KA-001")
def test_ka_001_the_board_keeps_all_that_is_known() -> None:
    assert (BOARD.rows, BOARD.columns) == (7, 14)
    assert sum(len(fields.split()) for fields in KNOWN.values()) == 18
    for value, fields in KNOWN.items():
        for name in fields.split():
            assert BOARD.values[BOARD.field(name)] == value, name


@pytest.mark.rule("KA-001")
def test_ka_001_each_value_once_a_column_and_twice_a_row_and_one_equal_pair() -> None:
    rows = [BOARD.values[i * 14 : i * 14 + 14] for i in range(7)]
    for row in rows:
        assert Counter(row) == dict.fromkeys(range(7), 2)
    for column in zip(*rows, strict=True):
        assert sorted(column) == list(range(7))
    equal = [
        (BOARD.names[a], BOARD.names[b])
        for a in range(98)
        for b in range(a)
        if BOARD.touching(a, b) and BOARD.values[a] == BOARD.values[b]
    ]
    assert equal == [("2F", "1G")]


@pytest.mark.rule("KA-001")
def test_ka_001_the_product_says_that_the_board_is_a_reconstruction() -> None:
    assert OWN.provenance["board"] == "reconstructed"
    assert view_of(GAME, opened(), 0).board.reconstructed == ["board"]


@pytest.mark.rule("KA-002")
def test_ka_002_null_fields_and_the_rail() -> None:
    assert len(BOARD.nulls) == 14
    assert all(BOARD.values[field] == 0 for field in BOARD.nulls)
    rail = {BOARD.names[i] for i in range(98) if BOARD.rail[i]}
    assert len(rail) == 2 * 14 + 2 * 5
    assert {"1A", "1G", "7N", "4A", "4N"} <= rail
    assert not {"2B", "6M", "4G"} & rail


@pytest.mark.rule("KA-003")
def test_ka_003_three_balls_and_four_dice_with_their_chances() -> None:
    assert list(view_of(GAME, opened(), 0).board.balls) == ["B", "R", "W"]
    assert len(DICE) == 126
    assert THROWN_DICE.weight_total() == 6**4
    exact = Counter(
        "".join(sorted(f"{a}{b}{c}{d}")) for a in "123456" for b in "123456" for c in "123456" for d in "123456"
    )
    drawn = Counter(THROWN_DICE.outcome(number).text for number in range(6**4))
    assert drawn == exact


@pytest.mark.rule("KA-010")
def test_ka_010_the_highest_sum_opens_and_those_tied_throw_again() -> None:
    table = GAME.start(3)
    say(table, "5555", "6666", "6666")
    assert [event.kind for event in table.take_events()] == ["opening throw"] * 3
    say(table, "1111")
    throwers = [event.data["seat"] for event in table.take_events()]
    assert throwers == [1]
    say(table, "1112")
    assert table.waiting_seats() == [2]
    state = view_of(GAME, table, 0).board
    assert (state.opener, state.player) == (2, 2)


@pytest.mark.rule("KA-010")
def test_ka_010_the_opener_sets_the_balls_on_three_different_null_fields_and_throws_first() -> None:
    table = GAME.start(2)
    say(table, "1111", "2222")
    assert table.waiting_seats() == [1]
    assert offered(table) == [f"B {BOARD.names[field]}" for field in BOARD.nulls]
    say(table, "B 5C")
    assert "R 5C" not in offered(table)
    assert len(offered(table)) == 13
    say(table, "R 6E", "W 2D", "ready", "1234")
    assert table.waiting_seats() == [1]
    with pytest.raises(IllegalOption):
        table.play(1, GAME.parse("B 5C", OWN))


@pytest.mark.rule("KA-010")
def test_ka_010_turns_go_clockwise_from_the_opener() -> None:
    table = GAME.start(3)
    say(table, "1111", "2222", "3333", "B 5C", "R 6E", "W 2D", "ready")
    order = []
    for _ in range(6):
        say(table, "1111")
        order.append(table.waiting_seats()[0])
        say(table, "end")
    assert order == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("KA-010")
def test_ka_010_null_fields_that_touch_are_allowed() -> None:
    text = OWN.text.replace('"1 4 6 0 3 1 0 2', '"1 4 6 0 0 1 0 2').replace('"2E 3", ', "")
    edition = GAME.edition(text)
    table = GAME.start(2, edition=edition)
    say(table, "6666", "1111", "B 2D", edition=edition)
    assert "R 2E" in offered(table)


@pytest.mark.rule("KA-052")
def test_ka_052_the_placement_can_be_changed_until_the_first_throw() -> None:
    table = GAME.start(2)
    say(table, "6666", "1111")
    with pytest.raises(IllegalOption):
        table.play(0, TAKE_BACK)
    say(table, "B 5C", "R 6E", "W 2D", "back", "back")
    assert "R 5C" not in offered(table)
    say(table, "R 4F", "W 6E", "ready")
    assert view_of(GAME, table, 0).board.balls == {"B": "5C", "R": "4F", "W": "6E"}
    assert list(table.require_ask().options) == [CHANCE]


@pytest.mark.rule("KA-011")
def test_ka_011_a_target_is_agreed_and_five_hundred_is_usual() -> None:
    assert GAME.complete_settings() == {"target": 500, "rounds": 0, "minutes": 0}
    assert GAME.complete_settings({"target": 300})["target"] == 300
    with pytest.raises(BadSetting, match="so that the game can end"):
        GAME.complete_settings({"target": 0})


@pytest.mark.rule("KA-011")
def test_ka_011_with_a_playing_time_the_round_is_finished_first() -> None:
    table = opened(3, minutes=10)
    for _ in range(2):
        say(table, "1111", "end")
        assert CLOCK not in table.require_ask().options
    say(table, "1111", "end")
    assert list(table.require_ask().options) == [CLOCK]
    table.play(CLOCK, TIME_LEFT)
    say(table, "1111", "end", "1111", "end", "1111", "end")
    assert not table.over
    table.play(CLOCK, TIME_UP)
    assert table.over


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_wrong_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 6"):
        GAME.start(seats)


@pytest.mark.parametrize("settings", [{"target": -1}, {"target": "x"}, {"target": True}, {"goal": 3}])
def test_wrong_settings_are_refused(settings: dict[str, object]) -> None:
    with pytest.raises(BadSetting):
        GAME.start(2, settings)
