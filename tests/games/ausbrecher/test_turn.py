from itertools import combinations

import pytest

from hinterzimmer.engine.errors import IllegalOption, NotAsked
from hinterzimmer.engine.steps import TAKE_BACK
from hinterzimmer.games.ausbrecher import GAME

from .helpers import asked, board, boats, dice, offered, play, put, race, state, throw, told, turn, where


@pytest.mark.rule("AU-020")
def test_three_different_colours_of_stones_still_out_with_or_without_white() -> None:
    three = [f"throw {' '.join(some)}" for some in combinations("RBYNOGV", 3)]
    assert offered(put({})) == three + [f"{one} +white" for one in three]
    out = [f"throw {' '.join(some)}" for some in combinations("BYOGV", 3)]
    assert offered(put({}, "NR")) == out + [f"{one} +white" for one in out]


@pytest.mark.rule("AU-020")
def test_nobody_is_asked_between_the_picking_and_the_last_die_and_the_white_die_is_declared_before() -> None:
    table = play(put({20: "O"}), "throw R B Y +white")
    for die in ("R", "B", "Y", "white"):
        assert offered(table)[0] == f"die {die} 1"
        assert board(table).previews == []
        assert dice(table)[die] == "rolling"
        play(table, f"die {die} 2")
    assert dice(table) == {"R": "open", "B": "open", "Y": "open", "white": "open"}
    assert offered(table) == ["R", "B", "Y", "white O"]
    plain = throw(put({20: "O"}), "R2 B2 Y2")
    assert offered(plain) == ["R", "B", "Y"]


@pytest.mark.rule("AU-020")
def test_a_new_choice_every_turn() -> None:
    table = turn(put({}), "R1 B2 Y3", "R", "B", "Y")
    before = offered(put({}))
    assert offered(table) == before


@pytest.mark.rule("AU-021")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_white_die_waits_until_everyone_has_had_one_turn(seats: int) -> None:
    table = race(seats)
    for _ in range(seats):
        assert len(offered(table)) == 35
        assert not board(table).white_allowed
        throw(table, "R1 B1 Y1")
        who = asked(table)
        while asked(table) == who and offered(table)[0] in "RBY":
            play(table, offered(table)[0])
    assert len(offered(table)) == 70
    assert board(table).white_allowed
    assert board(table).round == 2


@pytest.mark.rule("AU-022")
def test_every_player_may_throw_every_die_and_move_every_stone() -> None:
    table = put({3: "R", 5: "B", 8: "Y"})
    mine = offered(table)
    turn(table, "R1 B1 Y1", "R", "B", "Y")
    assert asked(table) == 1
    assert offered(table) == mine
    turn(table, "R1 B1 Y1", "R", "B", "Y")
    assert where(table) == {5: "R", 7: "B", 10: "Y"}


@pytest.mark.rule("AU-023")
def test_a_stone_moves_by_exactly_its_number_and_the_player_chooses_the_order() -> None:
    for order in (("R", "B", "Y"), ("Y", "R", "B"), ("B", "Y", "R")):
        table = turn(put({3: "R", 12: "B"}), "R2 B6 Y4", *order)
        assert where(table) == {4: "Y", 5: "R", 18: "B"}
        assert [move["stone"] for move in told(table, "moved")] == list(order)


@pytest.mark.rule("AU-023")
def test_a_stone_once_moved_is_not_taken_back() -> None:
    table = turn(put({3: "R"}), "R2 B6 Y4", "R")
    before = table.snapshot()
    with pytest.raises(IllegalOption):
        table.play(0, TAKE_BACK)
    with pytest.raises(IllegalOption):
        table.play(0, GAME.parse("R", GAME.edition()))
    assert table.snapshot() == before


@pytest.mark.rule("AU-023")
def test_while_an_open_die_can_be_played_one_must_be_and_then_the_rest_lapse() -> None:
    table = throw(put({3: "RB", 9: "YN"}), "R1 Y2 V4")
    assert offered(table) == ["V"]
    table.take_events()
    play(table, "V")
    assert [one["dice"] for one in told(table, "lapsed")] == [["R", "Y"]]
    assert asked(table) == 1
    assert where(table) == {3: "RB", 4: "V", 9: "YN"}


@pytest.mark.rule("AU-024")
def test_occupied_fields_are_jumped_and_counted_in_both_directions() -> None:
    table = turn(put({3: "R", 4: "B", 5: "YN", 9: "O", 8: "G"}), "R5 V1 B1 w6", "R", "white O")
    assert where(table) == {3: "O", 4: "B", 5: "YN", 8: "GR"}


@pytest.mark.rule("AU-025")
def test_a_stone_goes_on_top_and_blocks_the_one_beneath_both_ways() -> None:
    table = turn(put({3: "R", 5: "B", 7: "Y"}), "R2 B1 V1 w2", "R")
    assert where(table) == {5: "BR", 7: "Y"}
    assert board(table).blocked == ["B"]
    assert offered(table) == ["V", "white Y"]
    play(table, "white Y")
    assert where(table) == {5: "BRY"}
    assert board(table).blocked == ["R", "B"]
    assert offered(table) == ["V"]


@pytest.mark.rule("AU-025")
def test_only_the_top_stone_moves_and_the_one_beneath_is_free_at_once() -> None:
    table = throw(put({5: "BRY"}), "B1 R2 Y3")
    assert offered(table) == ["Y"]
    play(table, "Y")
    assert offered(table) == ["R"]
    play(table, "R")
    assert offered(table) == ["B"]
    play(table, "B")
    assert where(table) == {6: "B", 7: "R", 8: "Y"}


@pytest.mark.rule("AU-025")
def test_the_one_beneath_is_free_also_when_the_top_one_goes_home_or_back() -> None:
    table = turn(put({25: "BR"}), "B1 R3 V1", "R")
    assert boats(table)[0] == "R"
    assert offered(table) == ["B", "V"]
    table = turn(put({25: "BR"}), "B1 Y3 V1 w3", "white R")
    assert offered(table) == ["B", "Y", "V"]


@pytest.mark.rule("AU-026")
def test_white_takes_back_any_free_stone_on_the_track_that_did_not_move_forward() -> None:
    table = throw(put({3: "RB", 8: "Y", 14: "O"}, "N"), "Y1 O2 V3 w2")
    assert offered(table) == ["Y", "O", "V", "white B", "white Y", "white O"]
    play(table, "O")
    assert offered(table) == ["Y", "V", "white B", "white Y"]
    play(table, "white B")
    assert where(table) == {1: "B", 3: "R", 8: "Y", 16: "O"}
    assert offered(table) == ["Y", "V"]


@pytest.mark.rule("AU-026")
def test_white_cannot_take_back_a_stone_that_set_out_in_this_turn() -> None:
    table = turn(put({}), "R1 B2 Y3 w2", "R", "B")
    assert offered(table) == ["Y"]
    play(table, "Y")
    assert asked(table) == 1


@pytest.mark.rule("AU-026")
def test_as_the_only_die_left_white_must_be_used_if_it_can() -> None:
    table = turn(put({20: "G"}), "R1 B2 Y3 w2", "R", "B", "Y")
    assert offered(table) == ["white G"]
    assert table.require_ask().rule == "AU-026"
    play(table, "white G")
    assert where(table)[18] == "G"
    assert asked(table) == 1


@pytest.mark.rule("AU-026")
def test_declaring_white_with_nothing_to_take_back_is_allowed_and_it_lapses() -> None:
    table = put({})
    assert "throw R B Y +white" in offered(table)
    throw(table, "R1 B1 Y3 w6")
    assert offered(table) == ["R", "B", "Y"]
    play(table, "R", "B", "Y")
    assert [one["dice"] for one in told(table, "lapsed")] == [["white"]]
    assert asked(table) == 1


@pytest.mark.rule("AU-027")
def test_a_stone_taken_back_does_not_also_move_forward() -> None:
    table = turn(put({10: "R"}), "R5 B1 Y2 w3", "white R")
    assert where(table) == {7: "R"}
    assert offered(table) == ["B", "Y"]
    assert dice(table) == {"R": "lapsed", "B": "open", "Y": "open", "white": "played"}
    assert board(table).taken_back == "R"
    assert [one["dice"] for one in told(table, "lapsed")] == [["R"]]


@pytest.mark.rule("AU-028")
def test_colours_of_blocked_stones_may_be_picked_even_all_of_them() -> None:
    table = put({3: "RBYN"})
    assert "throw R B Y" in offered(table)
    throw(table, "R1 B2 Y3")
    assert asked(table) == 1
    assert where(table) == {3: "RBYN"}
    assert [one["dice"] for one in told(table, "lapsed")] == [["R", "B", "Y"]]


@pytest.mark.rule("AU-028")
def test_a_stone_freed_in_the_turn_must_still_move() -> None:
    table = turn(put({3: "RB"}), "R1 B2 Y6", "Y", "B")
    assert asked(table) == 0
    assert offered(table) == ["R"]
    freed_by_white = turn(put({3: "RB"}), "R1 N2 Y6 w2", "Y", "N", "white B")
    assert offered(freed_by_white) == ["R"]


@pytest.mark.rule("AU-028")
def test_a_free_stones_die_lapses_only_by_stacking_on_it_or_by_white() -> None:
    table = throw(put({3: "R", 5: "B"}), "R2 B4 Y6")
    play(table, "R")
    assert offered(table) == ["Y"]
    play(table, "Y")
    assert asked(table) == 1
    assert told(table, "lapsed") == [{"dice": ["B"]}]


@pytest.mark.rule("AU-029")
@pytest.mark.parametrize(("field", "white", "lands"), [(3, 2, 1), (3, 3, 0), (3, 6, 0), (1, 1, 0)])
def test_going_back_before_the_start_field_ends_in_a_window(field: int, white: int, lands: int) -> None:
    table = turn(put({field: "R"}), f"N1 O2 G3 w{white}", "white R")
    assert state(table).position[0] == lands
    assert ("R" in board(table).windows) == (lands == 0)


@pytest.mark.rule("AU-029")
def test_surplus_pips_are_lost_and_the_stone_may_set_out_again() -> None:
    table = turn(put({1: "R"}), "N1 O2 G3 w6", "white R", "N", "O", "G")
    turn(table, "R4 B6 V6", "R")
    assert where(table)[4] == "R"


@pytest.mark.rule("AU-020", "AU-023")
def test_whoever_is_not_asked_is_refused_and_nothing_changes() -> None:
    table = throw(put({}), "R1 B2 Y3")
    before = table.snapshot()
    for seat in (1, -1, 7):
        with pytest.raises(NotAsked):
            table.play(seat, GAME.parse("R", GAME.edition()))
    for text in ("N", "white R", "throw R B Y", "die R 2"):
        with pytest.raises(IllegalOption):
            table.play(0, GAME.parse(text, GAME.edition()))
    assert table.snapshot() == before
