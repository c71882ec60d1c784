from typing import Any

import pytest

from hinterzimmer.engine.errors import BadSeats, BadSetting
from hinterzimmer.engine.seats import CHANCE, SPECTATOR
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.games.ausbrecher import GAME
from hinterzimmer.games.ausbrecher.board import SLIPS

from .helpers import SLIP, asked, board, boats, offered, play, put, race, throw, turn, where


@pytest.mark.rule("AU-001")
def test_seven_stones_each_with_its_die_and_a_white_one() -> None:
    shown = board(race())
    assert list(shown.colours.values()) == ["red", "blue", "yellow", "brown", "orange", "green", "violet"]
    assert shown.windows == list(shown.colours) == ["R", "B", "Y", "N", "O", "G", "V"]
    assert "seventh" in shown.reconstructed
    assert "stones" not in shown.reconstructed
    for stones in ("R B Y", "N O G", "G R V"):
        table = play(put({}), f"throw {stones} +white")
        for die in [*sorted(stones.split(), key="RBYNOGV".index), "white"]:
            play(table, f"die {die} 4")
        assert {one.die: one.pips for one in board(table).throw} == dict.fromkeys([*stones.split(), "white"], 4)


@pytest.mark.rule("AU-001")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 6"):
        GAME.start(seats)


@pytest.mark.rule("AU-002", "AU-030")
def test_the_boats_are_filled_in_their_order_two_two_two_and_one() -> None:
    table = put({27: "R", 26: "B", 25: "Y", 24: "N", 23: "O", 22: "G", 21: "V"})
    turn(table, "B6 R6 Y6", "B", "R", "Y")
    assert boats(table) == ["BR", "Y", "", ""]
    turn(table, "N6 O6 G6", "O", "N")
    assert boats(table) == ["BR", "YO", "N", ""]
    play(table, "G")
    assert boats(table) == ["BR", "YO", "NG", "V"]


@pytest.mark.rule("AU-003")
def test_the_track_the_sheet_and_the_dice_are_the_editions_and_the_table_says_they_are_reconstructed() -> None:
    shown = board(race())
    assert (shown.fields, shown.start) == (28, 1)
    assert board(race(sheet=True)).start == 9
    assert {"track", "sheet", "dice"} <= set(shown.reconstructed)
    table = play(put({}), "throw R B Y +white")
    for die in ("R", "B", "Y", "white"):
        ask = table.require_ask()
        assert offered(table) == [f"die {die} {pips}" for pips in range(1, 7)]
        assert ask.weights == [1] * 6
        play(table, f"die {die} 1")


@pytest.mark.rule("AU-003", "AU-030")
def test_field_27_is_the_last_one_a_stone_can_stand_on() -> None:
    table = turn(put({22: "R", 23: "B"}), "R5 B5 Y1", "R", "B")
    assert where(table) == {27: "R"}
    assert boats(table)[0] == "B"


@pytest.mark.rule("AU-010")
def test_all_begin_in_the_windows_and_a_one_leads_to_field_1() -> None:
    table = race()
    assert board(table).windows == list("RBYNOGV")
    assert where(table) == {}
    turn(table, "R1 B6 Y1", "R")
    assert where(table) == {1: "R"}


@pytest.mark.rule("AU-010")
def test_nobody_is_stacked_or_blocked_in_the_windows() -> None:
    table = throw(race(), "R1 B2 Y3")
    assert board(table).blocked == []
    assert offered(table) == ["R", "B", "Y"]
    back = turn(put({1: "R", 2: "B"}), "N1 O1 G1 w6", "white R")
    assert board(back).windows == list("RYNOGV")
    assert board(back).blocked == []


def writing(seats: int = 3) -> Table[Any]:
    return GAME.start(seats)


@pytest.mark.rule("AU-011")
def test_everyone_writes_a_full_order_all_at_once_and_unseen() -> None:
    table = writing()
    ask = table.require_ask()
    assert sorted(ask.options) == [0, 1, 2]
    assert all(len(options) == 5040 == len({one.text for one in options}) for options in ask.options.values())
    table.play(1, GAME.parse("slip VG ON YB R", GAME.edition()))
    for seat in (SPECTATOR, 0, 2):
        question = view_of(GAME, table, seat).question
        assert question is not None
        assert question.chosen is None
        assert board(table, seat).slip is None
    own = view_of(GAME, table, 1).question
    assert own is not None
    assert own.chosen == "slip VG ON YB R"


@pytest.mark.rule("AU-011")
def test_a_slip_is_told_to_its_writer_alone_and_can_be_looked_at_any_time() -> None:
    table = writing(2)
    table.take_events()
    table.play(0, GAME.parse(SLIP, GAME.edition()))
    table.play(1, GAME.parse("slip VG ON YB R", GAME.edition()))
    events = [event for event in table.take_events() if event.kind == "written"]
    assert [event.seen_by(0) for event in events] == [
        {"event": "written", "seat": 0, "slip": SLIP},
        {"event": "written", "seat": 1},
    ]
    play(table, "first 2")
    turn(table, "R1 B2 Y3", "R")
    for seat, text in ((0, SLIP), (1, "slip VG ON YB R")):
        slip = board(table, seat).slip
        assert slip is not None
        assert slip.text == text
        assert board(table, seat).slips is None
    assert board(table, SPECTATOR).slip is None


@pytest.mark.rule("AU-012")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_first_player_is_drawn_by_lot_then_it_goes_clockwise(seats: int) -> None:
    table = GAME.start(seats)
    for seat in range(seats):
        table.play(seat, SLIPS[0])
    ask = table.require_ask()
    assert list(ask.options) == [CHANCE]
    assert offered(table) == [f"first {seat + 1}" for seat in range(seats)]
    assert ask.weights == [1] * seats
    play(table, f"first {seats}")
    order = []
    for _ in range(seats + 1):
        order.append(asked(table))
        turn(table, "R1 B2 Y3", "Y", "B", "R")
    assert order == [seats - 1, *range(seats)]
    assert board(table).first == seats - 1


@pytest.mark.rule("AU-013", "AU-029")
def test_the_bed_sheet_is_the_start_field() -> None:
    table = turn(race(sheet=True), "R1 B6 Y2", "R", "B", "Y")
    assert where(table) == {9: "R", 10: "Y", 14: "B"}
    table = turn(put({10: "R", 14: "B"}, sheet=True), "N1 O2 G3 w5", "white B", "N")
    assert where(table)[9] == "BN"
    table = turn(put({10: "R", 14: "B"}, sheet=True), "N1 O2 G3 w2", "white R")
    assert "R" in board(table).windows
    assert board(table).sheet


@pytest.mark.rule("AU-013", "AU-032")
def test_the_sheets_field_is_what_one_of_the_last_two_goes_back_past() -> None:
    table = turn(put({10: "R", 14: "B"}, "YNOGV", sheet=True), "B1 w2", "white R")
    assert boats(table) == ["YN", "OG", "VB", "R"]
    table = turn(put({10: "R", 14: "B"}, "YNOGV", sheet=True), "B1 w1", "white R")
    assert where(table)[9] == "R"


@pytest.mark.rule("AU-013")
def test_without_the_agreement_there_is_no_sheet_and_it_is_a_yes_or_no() -> None:
    assert GAME.complete_settings() == {"sheet": False}
    with pytest.raises(BadSetting, match="must be yes or no"):
        GAME.start(2, {"sheet": 9})
