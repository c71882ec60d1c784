"""KA-030 to KA-042: what a throw brings, and how the game ends."""

from typing import Any

import pytest

from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.games.karambolage import GAME
from hinterzimmer.games.karambolage.board import BALLS
from hinterzimmer.games.karambolage.rules import pasch
from hinterzimmer.games.karambolage.state import link

from .helper import OWN, booked, lay, offered, opened, say, thrown

EXAMPLE = ("B5C,R6E,W2D", "3456", ("R 6C 4", "B 3E 5", "W 7D 6", "R 1C 3"))
STRAIGHT = ("B4F,R3H,W3G", "1135", ("W 1G 1", "W 3E 5", "B 3G 3", "R 3L 1"))
COMPRESS = ("B3G,R3L,W3E", "1356", ("R 3H 5", "B 4F 1", "W 3G 3", "R 4G 6"))


def played(balls: str, dice: str, moves: tuple[str, ...], **settings: int) -> Table[Any]:
    table = thrown(balls, dice, 2, OWN, **settings)
    say(table, *moves, "end")
    return table


@pytest.mark.rule("KA-030")
def test_ka_030_it_scores_when_four_dice_are_used_and_both_other_balls_were_struck() -> None:
    assert booked(played(*EXAMPLE))["scored"]
    assert not booked(played(*EXAMPLE[:2], EXAMPLE[2][:3]))["scored"]


@pytest.mark.rule("KA-030")
def test_ka_030_the_first_may_strike_both_and_the_third_need_not_move() -> None:
    table = thrown("B3E,R2E,W2H", "1116")
    say(table, "W 2F 1")  # strikes black and red at once
    for _ in range(3):
        say(table, next(text for text in offered(table) if text.startswith("W") and stays_close(table, text)))
    say(table, "end")
    line = booked(table)
    assert line["scored"]
    assert {move[0] for move in line["moves"]} == {"W"}


def stays_close(table: Table[Any], text: str) -> bool:
    """Whether after this move somebody could still go on, or the dice are all used."""
    trial = table.copy()
    say(trial, text)
    now: Any = trial.state
    return not now.now().left or len(offered(trial)) > 1


@pytest.mark.rule("KA-030")
def test_ka_030_four_dice_between_two_balls_score_nothing() -> None:
    table = thrown("B4F,R4G,W7N", "1366")
    seen = search(table, want_third=False)
    assert seen is not None
    say(table, *seen, "end")
    line = booked(table)
    assert len(line["moves"]) == 4
    assert not line["scored"]
    assert line["total"] == 0


def search(table: Table[Any], want_third: bool) -> list[str] | None:
    """Some four moves that use all dice and do (or do not) strike the third ball."""
    state: Any = table.state
    if not state.now().left:
        return [] if state.now().all_struck() is want_third and state.now().struck else None
    for text in offered(table):
        if text != "end":
            trial = table.copy()
            say(trial, text)
            rest = search(trial, want_third)
            if rest is not None:
                return [text, *rest]
    return None


@pytest.mark.rule("KA-031")
def test_ka_031_a_throw_scores_the_three_fields_and_null_fields_nothing() -> None:
    assert booked(played(*EXAMPLE))["fields"] == 5 + 3 + 6  # black 3E, red 1C, white 7D
    line = booked(played("B3E,R1C,W7D", "1444", ("R 6C 4", "W 2D 4", "B 6B 1", "R 3F 4")))
    assert line["fields"] == 1 + 4 + 0  # white rests on the null field 2D


@pytest.mark.rule("KA-032")
def test_ka_032_first_strikes_second_second_third_third_first() -> None:
    assert booked(played(*EXAMPLE))["carambo"]
    assert not booked(played(*STRAIGHT))["carambo"]


@pytest.mark.rule("KA-032")
def test_ka_032_it_may_be_complete_with_the_third_die_and_a_further_move_does_not_spoil_it() -> None:
    table = thrown(*EXAMPLE[:2])
    say(table, *EXAMPLE[2][:3])
    assert view_of(GAME, table, 0).board.throw.carambo
    say(table, EXAMPLE[2][3], "end")
    assert booked(table)["carambo"]


@pytest.mark.rule("KA-032")
@pytest.mark.parametrize(
    ("strikes", "carambo"),
    [
        ("R>B B>W W>R", True),
        ("R>B R>W W>B B>R", True),  # it does not matter which of the two was struck first
        ("R>B R>W B>R W>B", False),
        ("R>B B>R R>W W>B", False),
        ("R>B B>W B>R W>R", True),  # other contacts may come between
        ("R>BW B>W W>R", True),
        ("R>BW W>BR B>R", True),
        ("R>B W>R B>W", False),  # in the wrong order of time
        ("R>B B>W", False),
        ("R>W W>B B>W B>R", True),
    ],
)
def test_ka_032_the_order_of_time_decides(strikes: str, carambo: bool) -> None:
    low = high = 0
    for strike in strikes.split():
        ball, hit = BALLS.index(strike[0]), sum(1 << BALLS.index(letter) for letter in strike[2:])
        low, high = link(low, 1, 0, 2, ball, hit), link(high, 1, 2, 0, ball, hit)
    assert (low == 3 or high == 3) is carambo


@pytest.mark.rule("KA-033")
def test_ka_033_after_a_scored_carambo_the_player_may_throw_again_from_the_balls_as_they_lie() -> None:
    table = played(*EXAMPLE)
    assert offered(table) == ["again", "decline"]
    say(table, "again", "1444")
    assert table.waiting_seats() == [0]
    assert view_of(GAME, table, 0).board.balls == {"B": "3E", "R": "1C", "W": "7D"}


@pytest.mark.rule("KA-033")
def test_ka_033_a_carambo_in_the_third_throw_brings_no_fourth() -> None:
    table = three_carambos()
    assert list(table.require_ask().options) == [CHANCE]
    say(table, "1111")
    assert table.waiting_seats() == [1]


@pytest.mark.rule("KA-033", "KA-028")
def test_ka_033_a_carambo_that_did_not_score_brings_no_extra_throw() -> None:
    table = played(EXAMPLE[0], EXAMPLE[1], EXAMPLE[2][:3])
    say(table, "1111")
    assert table.waiting_seats() == [1]


def three_carambos() -> Table[Any]:
    table = opened()
    for dice, moves in (
        ("3456", ("R 6C 4", "B 3E 5", "W 7D 6", "R 1C 3")),
        ("1444", ("R 6C 4", "W 2D 4", "B 6B 1", "R 3F 4")),
        ("1335", ("B 2F 1", "R 3E 5", "W 2E 3", "B 3G 3")),
    ):
        if list(table.require_ask().options) != [CHANCE]:
            say(table, "again")
        say(table, dice, *moves, "end")
    return table


@pytest.mark.rule("KA-034", "KA-038")
def test_ka_034_three_carambos_running_bring_fifty_that_are_not_doubled() -> None:
    line = booked(three_carambos())
    assert (line["fields"], line["third_carambo"], line["total"]) == (11, 50, 61)


@pytest.mark.rule("KA-035")
def test_ka_035_straight_brings_thirty() -> None:
    line = booked(played(*STRAIGHT))
    assert (line["fields"], line["straight"], line["total"]) == (9, 30, 39)


@pytest.mark.rule("KA-035")
def test_ka_035_lines_run_along_rows_columns_and_diagonals_with_gaps() -> None:
    board = OWN.board
    lines = [("3E", "3G", "3L"), ("1C", "7C", "4C"), ("1A", "3C", "6F"), ("7B", "5D", "1H")]
    for names in lines:
        assert board.in_line(*[board.field(name) for name in names]), names
    for names in [("1A", "2C", "3E"), ("1A", "1B", "2C"), ("1A", "2B", "4C")]:  # no knight's moves, no bends
        assert not board.in_line(*[board.field(name) for name in names]), names


@pytest.mark.rule("KA-036", "KA-038")
def test_ka_036_compress_brings_thirty_doubled_with_carambo() -> None:
    line = booked(played(*COMPRESS))
    assert (line["fields"], line["compress"], line["carambo"], line["total"]) == (9, 60, True, 69)


@pytest.mark.rule("KA-036")
def test_ka_036_each_ball_must_touch_both_others() -> None:
    board = OWN.board
    assert board.huddled(*[board.field(name) for name in ("3G", "4F", "4G")])
    assert not board.huddled(*[board.field(name) for name in ("3G", "3H", "3I")])


@pytest.mark.rule("KA-037")
@pytest.mark.parametrize(
    ("dice", "points"),
    [("1234", 0), ("1123", 0), ("1122", 10), ("1112", 20), ("1222", 20), ("4444", 40), ("3366", 10)],
)
def test_ka_037_only_the_highest_pasch_counts(dice: str, points: int) -> None:
    assert pasch(OWN, dice) == points


@pytest.mark.rule("KA-038")
def test_ka_038_bonuses_double_with_carambo_and_field_points_do_not() -> None:
    table = thrown("B3E,R1C,W7D", "1444")
    say(table, "R 6C 4", "W 2D 4", "B 6B 1", "R 3F 4", "end")
    line = booked(table)
    assert (line["fields"], line["pasch"], line["total"]) == (5, 40, 45)


@pytest.mark.rule("KA-038")
def test_ka_038_all_bonuses_of_a_throw_add_up() -> None:
    table = thrown("B4F,R3H,W3G", "1135")
    state: Any = table.state
    state.dice = "1122"  # as if two pairs had been thrown
    say(table, *STRAIGHT[2], "end")
    line = booked(table)
    assert line["total"] == line["fields"] + 30 + 10


@pytest.mark.rule("KA-039")
def test_ka_039_no_bonus_without_a_scoring_throw() -> None:
    table = thrown("B3E,R1C,W7D", "1444")
    say(table, "R 6C 4", "end")
    line = booked(table)
    assert (line["pasch"], line["straight"], line["compress"], line["total"]) == (0, 0, 0, 0)


@pytest.mark.rule("KA-040")
def test_ka_040_the_turn_ends_and_earlier_throws_keep_their_points() -> None:
    table = played(*EXAMPLE)
    say(table, "again", "1444", "end")  # the second throw scores nothing
    view = view_of(GAME, table, 0).board
    assert view.scores == [14, 0]
    assert view.player == 1
    assert view.balls == {"B": "3E", "R": "1C", "W": "7D"}
    declined = played(*EXAMPLE)
    say(declined, "decline")
    assert view_of(GAME, declined, 0).board.player == 1
    plain = played(*STRAIGHT)
    assert view_of(GAME, plain, 0).board.player == 1


@pytest.mark.rule("KA-041")
def test_ka_041_the_target_wins_at_once_with_an_extra_throw_open() -> None:
    table = played(*EXAMPLE, target=14)
    assert table.over
    assert GAME.result(table.state).winners == (0,)
    assert not played(*EXAMPLE, target=15).over


@pytest.mark.rule("KA-041")
def test_ka_041_equal_points_share_the_win() -> None:
    table = opened(3, rounds=1)
    for _ in range(3):
        say(table, "1111", "end")
    assert table.over
    assert GAME.result(table.state).winners == (0, 1, 2)


@pytest.mark.rule("KA-042", "KA-041")
def test_ka_042_a_number_of_rounds_ends_the_game_counted_from_the_opener() -> None:
    table = opened(2, rounds=2)
    lay(table, "B4F,R3H,W3G")
    say(table, "1135", *STRAIGHT[2], "end")
    for _ in range(3):
        assert not table.over
        say(table, "1111", "end")
    assert table.over
    assert GAME.result(table.state).winners == (0,)


@pytest.mark.rule("KA-042")
def test_ka_042_after_two_hundred_rounds_the_most_points_win() -> None:
    table = opened(2)
    for turn in range(400):
        assert not table.over, turn
        say(table, "1111", "end")
    assert table.over


@pytest.mark.rule("KA-052")
def test_ka_052_the_sheet_breaks_every_throw_down() -> None:
    table = played(*COMPRESS)
    line = view_of(GAME, table, 1).board.sheet[0]
    assert line["moves"] == list(COMPRESS[2])
    parts = ("fields", "straight", "compress", "pasch", "third_carambo")
    assert sum(line[part] for part in parts) == line["total"] == 69
    assert (line["seat"], line["round"], line["throw"], line["dice"]) == (0, 1, 1, "1356")


@pytest.mark.rule("KA-051")
def test_ka_051_the_view_shows_what_the_throw_has_so_far() -> None:
    table = thrown(*EXAMPLE[:2])
    say(table, *EXAMPLE[2][:2])
    throw = view_of(GAME, table, 1).board.throw
    assert (throw.left, throw.first, throw.struck, throw.may_go_on) == ([3, 6], "R", ["B", "W"], ["B", "W"])
    assert [(move.ball, move.struck) for move in throw.moves] == [("R", ["B"]), ("B", ["W"])]
    assert throw.can_score
    dead = thrown("B4A,R7L,W7N", "1366")
    say(dead, "B 4G 6")
    assert not view_of(GAME, dead, 0).board.throw.can_score
