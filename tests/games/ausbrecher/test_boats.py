from typing import Any

import pytest

from hinterzimmer.engine.errors import GameOver
from hinterzimmer.engine.table import Table
from hinterzimmer.games.ausbrecher import GAME
from hinterzimmer.games.ausbrecher.board import LETTERS, SLIPS

from .helpers import SLIP, asked, board, boats, changed, dice, offered, play, put, race, state, throw, told, turn, where


@pytest.mark.rule("AU-030")
@pytest.mark.parametrize("pips", [1, 2, 6])
def test_the_last_field_or_beyond_is_home_and_the_die_is_put_aside(pips: int) -> None:
    table = turn(put({27: "R"}, "B"), f"R{pips} Y1 V2", "R")
    assert boats(table) == ["BR", "", "", ""]
    play(table, "Y", "V")
    assert all("R" not in text for text in offered(table))
    assert len(offered(table)) == 20


@pytest.mark.rule("AU-031")
def test_with_four_home_two_dice_are_thrown() -> None:
    table = put({3: "R", 5: "B", 7: "Y"}, "NOGV")
    assert offered(table) == [
        *("throw R B", "throw R Y", "throw B Y"),
        *("throw R +white", "throw B +white", "throw Y +white"),
    ]
    assert table.require_ask().rule == "AU-031"
    assert offered(put({3: "R", 5: "B"}, "YNOGV")) == ["throw R B", "throw R +white", "throw B +white"]


@pytest.mark.rule("AU-031", "AU-021")
def test_two_dice_in_the_first_round_are_two_colours() -> None:
    assert offered(put({3: "R"}, "NOGV", later=False)) == ["throw R B", "throw R Y", "throw B Y"]


@pytest.mark.rule("AU-031")
def test_dice_already_thrown_are_still_played_when_the_fourth_comes_home() -> None:
    table = turn(put({27: "R"}, "NOG"), "R1 B2 Y3 w1", "R")
    assert len(board(table).boats[1]) == 2
    assert offered(table) == ["B", "Y"]
    play(table, "B", "Y")
    assert where(table) == {2: "B", 3: "Y"}
    assert offered(table)[0] == "throw B Y"


@pytest.mark.rule("AU-032")
def test_of_the_last_two_one_taken_back_past_the_start_is_last_and_the_other_last_but_one() -> None:
    table = throw(put({3: "R", 20: "B"}, "YNOGV"), "B2 w3")
    table.take_events()
    play(table, "white R")
    assert boats(table) == ["YN", "OG", "VB", "R"]
    assert table.over
    assert board(table).ended == "left behind"
    assert dice(table) == {"B": "lapsed", "white": "played"}
    again = turn(put({3: "R", 20: "B"}, "YNOGV"), "B2 w2", "white R")
    assert where(again) == {1: "R", 20: "B"}
    assert not again.over


@pytest.mark.rule("AU-032")
def test_the_other_goes_into_boat_3_wherever_it_stands() -> None:
    table = turn(put({3: "R"}, "YNOGV"), "B2 w3", "white R")  # blue is still in a window
    assert boats(table) == ["YN", "OG", "VB", "R"]
    stacked = throw(put({3: "RB"}, "YNOGV"), "R2 w3")
    assert offered(stacked) == ["white B"]  # of two stacked stones only the upper can be taken back
    play(stacked, "white B")
    assert boats(stacked) == ["YN", "OG", "VR", "B"]


@pytest.mark.rule("AU-032")
def test_what_counts_is_the_number_left_at_that_very_move() -> None:
    before = turn(put({27: "G", 3: "R", 20: "B"}, "YNOV"), "G1 w3", "G")
    assert not before.over
    play(before, "white R")
    assert boats(before) == ["YN", "OV", "GB", "R"]
    after = turn(put({27: "G", 3: "R", 20: "B"}, "YNOV"), "G1 w3", "white R", "G")
    assert not after.over
    assert board(after).windows == ["R"]
    assert boats(after) == ["YN", "OV", "G", ""]


@pytest.mark.rule("AU-033")
def test_the_last_stone_goes_into_boat_4_at_once_and_open_dice_lapse() -> None:
    table = throw(put({27: "R", 2: "B"}, "YNOGV"), "R1 B6")
    table.take_events()
    play(table, "R")
    assert table.over
    assert boats(table) == ["YN", "OG", "VR", "B"]
    assert dice(table) == {"R": "played", "B": "lapsed"}
    assert board(table).ended == "home"
    with pytest.raises(GameOver):
        table.play(0, GAME.parse("B", GAME.edition()))


@pytest.mark.rule("AU-033", "AU-025")
def test_the_last_stone_may_be_in_a_window_or_have_been_beneath() -> None:
    window = turn(put({27: "R"}, "YNOGV"), "R1 B6", "R")
    assert boats(window)[3] == "B"
    beneath = turn(put({27: "BR"}, "YNOGV"), "R1 B6", "R")
    assert boats(beneath)[3] == "B"


def finished(*slips: str) -> Table[Any]:
    """A race that ends YN OG VR B."""
    return turn(put({27: "R", 2: "B"}, "YNOGV", seats=len(slips), slips=slips), "R1 B6", "R")


@pytest.mark.rule("AU-034")
@pytest.mark.parametrize(
    ("slip", "points"),
    [
        ("slip YN OG VR B", 16),
        ("slip NY GO RV B", 16),
        ("slip BN OG VR Y", 11),
        ("slip YN OV GR B", 11),
        ("slip RB VN OG Y", 0),
        ("slip NO YG BV R", 6),
    ],
)
def test_the_boats_number_for_every_stone_in_its_boat(slip: str, points: int) -> None:
    table = finished(slip, SLIP)
    assert GAME.result(state(table)).scores[0] == points
    assert board(table).scores == list(GAME.result(state(table)).scores)


@pytest.mark.rule("AU-034")
def test_sixteen_points_are_the_most() -> None:
    home = [LETTERS.index(letter) for letter in "YNOGVRB"]
    points = [slip.points(home) for slip in SLIPS]
    assert max(points) == 16
    assert points.count(16) == 8  # two orders in each of three boats


@pytest.mark.rule("AU-035")
def test_most_points_win_and_equal_points_share_the_win() -> None:
    assert GAME.result(state(finished("slip BN OG VR Y", "slip YN OG VR B", SLIP))).winners == (1,)
    assert GAME.result(state(finished("slip NY GO RV B", SLIP, "slip YN OG VR B"))).winners == (0, 2)


@pytest.mark.rule("AU-036")
def test_the_guard_stands_at_300_turns() -> None:
    assert board(race()).most_turns == 300


def guarded(track: dict[int, str], home: str = "") -> Table[Any]:
    """A race whose guard comes down after this third turn, in which violet is blocked by nobody and moves 1."""
    return put(track, home, edition=changed(("most_turns = 300", "most_turns = 3")))


@pytest.mark.rule("AU-036")
def test_the_guard_takes_the_stones_as_they_stand_the_upper_one_first() -> None:
    table = guarded({20: "RBY", 7: "NO"}, "G")
    throw(table, "R1 B1 N1")  # all blocked
    assert table.over
    assert boats(table) == ["GY", "BR", "ON", "V"]
    assert board(table).ended == "guard"


@pytest.mark.rule("AU-036")
def test_the_guard_draws_lots_among_the_windows() -> None:
    table = guarded({20: "RBYN"})
    throw(table, "R1 B1 Y1")
    assert offered(table) == ["lot O", "lot G", "lot V"]
    assert table.require_ask().weights == [1, 1, 1]
    play(table, "lot V")
    assert offered(table) == ["lot O", "lot G"]
    play(table, "lot G")
    assert table.over
    assert boats(table) == ["NY", "BR", "VG", "O"]


@pytest.mark.rule("AU-036")
def test_before_the_guard_the_race_goes_on_and_a_race_that_ends_needs_none() -> None:
    table = put({20: "RBYN"}, edition=changed(("most_turns = 300", "most_turns = 4")))
    throw(table, "R1 B1 Y1")
    assert asked(table) == 1
    assert not table.over
    ends = turn(guarded({27: "R", 2: "B"}, "YNOGV"), "R1 B6", "R")
    assert board(ends).ended == "home"
    assert told(ends, "over")[0]["boats"] == ["YN", "OG", "VR", "B"]
