"""The three examples of the printed rules."""

import pytest

from .helpers import asked, board, boats, dice, offered, play, put, race, throw, turn, where


@pytest.mark.rule("AU-040")
def test_red_3_then_yellow_5_then_blue_2() -> None:
    table = turn(race(), "R3 B2 Y5", "R", "Y", "B")
    assert where(table) == {2: "B", 3: "R", 5: "Y"}
    assert asked(table) == 1


@pytest.mark.rule("AU-041", "AU-024")
def test_orange_goes_home_then_green_moves_and_blue_lands_on_it() -> None:
    def start() -> dict[int, str]:
        return {26: "O", 16: "G", 18: "B"}

    table = turn(put(start(), "N"), "O5 G4 B2", "O")
    assert boats(table) == ["NO", "", "", ""]
    play(table, "G", "B")
    assert where(table) == {20: "GB"}
    assert board(table).blocked == ["G"]
    other = turn(put(start(), "N"), "O5 G4 B2", "O", "B", "G")
    assert where(other) == {20: "BG"}
    assert board(other).blocked == ["B"]


@pytest.mark.rule("AU-042", "AU-023", "AU-027", "AU-028")
def test_yellow_is_taken_back_instead_or_blocked_before_its_turn() -> None:
    back = turn(put({6: "R", 10: "Y", 3: "O"}), "R4 Y6 O1 w3", "white Y")
    assert where(back) == {3: "O", 6: "R", 7: "Y"}
    assert dice(back)["Y"] == "lapsed"
    assert offered(back) == ["R", "O"]
    stacked = throw(put({6: "R", 10: "Y", 3: "O"}), "R4 Y6 O1 w3")
    assert offered(stacked)[:3] == ["R", "Y", "O"]
    play(stacked, "R", "O")
    assert where(stacked) == {4: "O", 10: "YR"}
    assert asked(stacked) == 1  # yellow lapses, and so does white: red and orange have moved
