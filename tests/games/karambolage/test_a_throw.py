"""KA-020 to KA-029: what can be played in a throw."""

import pytest

from hinterzimmer.engine.errors import IllegalOption, NotAsked
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.games.karambolage import GAME

from .helper import OWN, booked, lay, moves_of, offered, opened, say, thrown

BOARD = OWN.board


@pytest.mark.rule("KA-020")
def test_ka_020_all_four_dice_are_thrown_and_each_move_puts_one_aside() -> None:
    table = thrown("B5C,R6E,W2D", "3456")
    assert view_of(GAME, table, 0).board.throw.left == [3, 4, 5, 6]
    say(table, "R 6C 4")
    assert view_of(GAME, table, 0).board.throw.left == [3, 5, 6]
    say(table, "B 3E 5")
    assert view_of(GAME, table, 0).board.throw.left == [3, 6]


@pytest.mark.rule("KA-021")
def test_ka_021_a_ball_runs_straight_in_eight_directions_to_fields_its_dice_pay() -> None:
    reached = set()
    for dice in ("1234", "1256"):
        reached |= {text.split()[0] for text in moves_of(thrown("B4G,R1A,W7N", dice), "B")}
    straight = set()
    for field in range(98):
        rows, columns = field // 14 - 3, field % 14 - 6
        if (rows, columns) != (0, 0) and (rows == 0 or columns == 0 or abs(rows) == abs(columns)):
            straight.add(BOARD.names[field])
    assert reached == straight
    paid = set(moves_of(thrown("B4G,R1A,W7N", "6666"), "B"))
    assert paid == {f"{name} 6" for name in straight if BOARD.values[BOARD.field(name)] in (0, 6)}


@pytest.mark.rule("KA-021")
def test_ka_021_never_over_or_onto_another_ball() -> None:
    table = thrown("B4A,R4F,W1A", "1234")
    row = [text.split()[0] for text in moves_of(table, "B") if text.startswith("4")]
    assert row
    assert all(BOARD.field(name) < BOARD.field("4F") for name in row)


@pytest.mark.rule("KA-021")
def test_ka_021_any_unused_die_pays_for_a_null_field_and_equal_dice_are_one_option() -> None:
    table = thrown("B4A,R1A,W7N", "2255")
    assert [text for text in moves_of(table, "B") if text.startswith("4F")] == ["4F 2", "4F 5"]
    assert [text for text in moves_of(table, "B") if text.startswith("4B")] == ["4B 2"]
    with pytest.raises(IllegalOption):
        table.play(0, GAME.parse("B 4F 3", OWN))
    with pytest.raises(IllegalOption):
        table.play(0, GAME.parse("B 4A 2", OWN))


@pytest.mark.rule("KA-022")
def test_ka_022_contact_is_where_the_mover_stops_next_to_a_ball() -> None:
    table = thrown("B5C,R6E,W2D", "3456")
    say(table, "R 6C 4")
    throw = view_of(GAME, table, 0).board.throw
    assert throw.moves[0].struck == ["B"]
    assert throw.struck == ["B"]


@pytest.mark.rule("KA-022")
def test_ka_022_passing_or_lying_next_to_a_ball_is_no_contact() -> None:
    table = thrown("B4A,R3C,W7N", "1366")
    say(table, "B 4D 3")  # stops next to 3C
    assert view_of(GAME, table, 0).board.throw.struck == ["R"]
    table = thrown("B4A,R3C,W7N", "6666")
    say(table, "B 4G 6")  # passed 3C on the way
    assert view_of(GAME, table, 0).board.throw.struck == []
    table = thrown("B4B,R4C,W7N", "4444")
    say(table, "B 2B 4")  # lay next to 4C before
    assert view_of(GAME, table, 0).board.throw.struck == []


@pytest.mark.rule("KA-022")
def test_ka_022_a_third_ball_next_to_the_struck_one_is_not_struck() -> None:
    table = thrown("B4A,R3E,W2F", "3333")
    say(table, "B 4D 3")
    assert view_of(GAME, table, 0).board.throw.struck == ["R"]


@pytest.mark.rule("KA-022")
def test_ka_022_a_ball_already_adjacent_is_struck_from_another_field_next_to_it() -> None:
    table = thrown("B3G,R2H,W7N", "1111")
    say(table, "B 1G 1")
    assert view_of(GAME, table, 0).board.throw.struck == ["R"]


@pytest.mark.rule("KA-023")
def test_ka_023_any_ball_may_begin_and_only_one_is_the_first() -> None:
    table = thrown("B5C,R6E,W2D", "3456")
    assert all(moves_of(table, ball) for ball in "BRW")
    say(table, "R 6C 4", "B 3E 5")
    assert view_of(GAME, table, 0).board.throw.first == "R"


@pytest.mark.rule("KA-024")
def test_ka_024_after_a_contact_striker_or_struck_goes_on() -> None:
    table = thrown("B5C,R6E,W2D", "3456")
    say(table, "R 6C 4")
    assert moves_of(table, "R")
    assert moves_of(table, "B")
    assert not moves_of(table, "W")


@pytest.mark.rule("KA-024")
def test_ka_024_a_move_that_ends_next_to_two_balls_strikes_both_and_all_three_may_go_on() -> None:
    table = thrown("B3E,R2E,W2H", "1345")
    say(table, "W 2F 1")
    throw = view_of(GAME, table, 0).board.throw
    assert throw.struck == ["B", "R"]
    assert throw.may_go_on == ["B", "R", "W"]
    assert all(moves_of(table, ball) for ball in "BRW")


@pytest.mark.rule("KA-025")
def test_ka_025_from_an_inner_field_to_the_rail_the_same_ball_plays_on_once() -> None:
    table = thrown("B5L,R6L,W2E", "1135")
    say(table, "W 1F 5")
    throw = view_of(GAME, table, 0).board.throw
    assert throw.moves[0].rail
    assert throw.may_go_on == ["W"]
    assert moves_of(table, "W")
    assert not moves_of(table, "B") + moves_of(table, "R")


@pytest.mark.rule("KA-025")
def test_ka_025_a_move_that_starts_on_the_rail_is_no_rail_shot() -> None:
    table = thrown("B7A,R7N,W1G", "2555")
    say(table, "W 1B 5")
    throw = view_of(GAME, table, 0).board.throw
    assert not throw.moves[0].rail
    assert throw.may_go_on == []
    assert offered(table) == ["end"]


@pytest.mark.rule("KA-025")
def test_ka_025_with_contact_on_the_rail_it_is_an_ordinary_contact() -> None:
    table = thrown("B2F,R3G,W7N", "1111")
    say(table, "R 1G 1")
    throw = view_of(GAME, table, 0).board.throw
    assert throw.moves[0].struck == ["B"]
    assert not throw.moves[0].rail
    assert throw.may_go_on == ["B", "R"]


@pytest.mark.rule("KA-025")
def test_ka_025_two_never_follow_each_other_but_after_a_contact_another_is_possible() -> None:
    table = thrown("B2F,R5M,W4L", "1255")
    say(table, "B 1F 5")  # the first rail shot
    second = [text for text in moves_of(table, "B") if BOARD.rail[BOARD.field(text.split()[0])]]
    assert second
    say(table, f"B {second[0]}")
    assert view_of(GAME, table, 0).board.throw.may_go_on == []
    again = thrown("B4G,R3F,W7N", "1355")
    say(again, "B 4F 1", "R 1F 5")
    throw = view_of(GAME, again, 0).board.throw
    assert throw.moves[1].rail
    assert throw.may_go_on == ["R"]


@pytest.mark.rule("KA-026")
def test_ka_026_without_contact_or_rail_shot_nothing_more_can_be_played() -> None:
    table = thrown("B4A,R7L,W7N", "1366")
    say(table, "B 4G 6")
    assert offered(table) == ["end"]
    assert table.require_ask().rule == "KA-029"


@pytest.mark.rule("KA-026")
def test_ka_026_only_the_latest_move_gives_the_right_to_go_on() -> None:
    table = thrown("B5C,R6E,W2D", "3456")
    say(table, "R 6C 4")  # strikes black
    far = [text for text in moves_of(table, "R") if not touches(text.split()[0], "5C", "2D") and inner(text)]
    say(table, f"R {far[0]}")
    assert not moves_of(table, "B")


def touches(field: str, *others: str) -> bool:
    return any(BOARD.touching(BOARD.field(field), BOARD.field(other)) for other in others)


def inner(text: str) -> bool:
    return not BOARD.rail[BOARD.field(text.split()[0])]


@pytest.mark.rule("KA-027")
def test_ka_027_the_fourth_die_may_be_spent_without_contact() -> None:
    table = thrown("B5C,R6E,W2D", "3456")
    say(table, "R 6C 4", "B 3E 5", "W 7D 6", "R 1C 3")
    throw = view_of(GAME, table, 0).board.throw
    assert throw.moves[3].struck == []
    say(table, "end")
    assert booked(table)["total"] == 14


@pytest.mark.rule("KA-028")
def test_ka_028_stopping_early_scores_nothing_and_the_balls_stay() -> None:
    table = thrown("B5C,R6E,W2D", "3456")
    say(table, "R 6C 4", "B 3E 5", "W 7D 6")
    assert view_of(GAME, table, 0).board.throw.carambo
    say(table, "end")
    assert booked(table)["total"] == 0
    assert not booked(table)["scored"]
    assert view_of(GAME, table, 0).board.balls == {"B": "3E", "R": "6C", "W": "7D"}
    assert list(table.require_ask().options) == [CHANCE]  # the next player throws: no extra throw
    say(table, "1111")
    assert table.waiting_seats() == [1]


@pytest.mark.rule("KA-028")
def test_ka_028_a_player_may_stop_before_the_first_move() -> None:
    table = thrown("B5C,R6E,W2D", "3456")
    say(table, "end")
    assert booked(table)["total"] == 0


@pytest.mark.rule("KA-029")
def test_ka_029_a_throw_ends_when_no_ball_has_a_legal_move_also_at_the_very_first() -> None:
    rows = ["6 6 6 6", "6 0 0 6", "6 6 0 6"]
    text = OWN.text
    start, end = text.index("rows = ["), text.index("\n[known]")
    text = text[:start] + "rows = [" + ", ".join(f'"{row}"' for row in rows) + "]\n\n" + text[end:]
    start, end = text.index("fields = ["), text.index("\n[bonus]")
    edition = GAME.edition(text[:start] + "fields = []\n\n" + text[end:])
    table = GAME.start(2, edition=edition)
    say(table, "6666", "1111", "B 2B", "R 2C", "W 3C", "ready", "1111", edition=edition)
    assert offered(table) == ["end"]
    assert table.require_ask().rule == "KA-029"
    assert not table.require_ask().take_back


@pytest.mark.rule("KA-029")
def test_ka_029_a_throw_ends_with_the_fourth_die() -> None:
    table = thrown("B5C,R6E,W2D", "3456")
    say(table, "R 6C 4", "B 3E 5", "W 7D 6", "R 1C 3")
    assert offered(table) == ["end"]


@pytest.mark.rule("KA-052")
def test_ka_052_moves_are_taken_back_one_by_one_with_all_that_they_brought() -> None:
    table = thrown("B5C,R6E,W2D", "3456")
    seen = [view_of(GAME, table, 0)]
    for move in ("R 6C 4", "B 3E 5", "W 7D 6", "R 1C 3"):
        say(table, move)
        seen.append(view_of(GAME, table, 0))
    for before in reversed(seen[:-1]):
        say(table, "back")
        now = view_of(GAME, table, 0)
        assert now.board == before.board
        assert now.question is not None
        assert before.question is not None
        assert now.question.options == before.question.options
    with pytest.raises(IllegalOption):
        say(table, "back")
    assert view_of(GAME, table, 0).board.sheet == []


@pytest.mark.rule("KA-052")
def test_ka_052_a_dead_end_can_be_taken_back_and_nothing_is_booked_before() -> None:
    table = thrown("B4A,R7L,W7N", "1366")
    say(table, "B 4G 6")
    assert offered(table) == ["end"]
    assert table.require_ask().take_back
    say(table, "back")
    assert len(offered(table)) > 1


def test_nobody_else_may_choose_in_a_throw() -> None:
    table = opened()
    lay(table, "B5C,R6E,W2D")
    with pytest.raises(NotAsked):
        table.play(0, GAME.parse("R 6C 4", OWN))
    say(table, "3456")
    before = table.copy().snapshot()
    for seat in (1, CHANCE):
        with pytest.raises(NotAsked):
            table.play(seat, GAME.parse("R 6C 4", OWN))
    assert table.snapshot() == before
