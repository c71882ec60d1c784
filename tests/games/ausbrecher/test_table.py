"""What a digital table owes its players (AU-050 to AU-053)."""

import msgspec
import pytest

from hinterzimmer.engine.errors import IllegalOption
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.viewing import view_bytes
from hinterzimmer.games.ausbrecher import GAME
from hinterzimmer.games.ausbrecher.view import Preview

from .helpers import SLIP, board, play, put, race, state, throw, turn


@pytest.mark.rule("AU-050")
def test_the_bet_is_laid_out_as_four_boats_and_the_order_inside_is_kept_but_never_scored() -> None:
    table = put({27: "R", 2: "B"}, "YNOGV", slips=("slip YN OG VR B", "slip NY GO RV B"))
    mine, other = board(table, 0).slip, board(table, 1).slip
    assert mine is not None
    assert other is not None
    assert mine.boats == [["Y", "N"], ["O", "G"], ["V", "R"], ["B"]]
    assert other.boats == [["N", "Y"], ["G", "O"], ["R", "V"], ["B"]]
    assert (mine.sure, mine.possible, mine.by_boat) == (other.sure, other.possible, other.by_boat)
    turn(table, "R1 B6", "R")
    assert GAME.result(state(table)).scores == (16, 16)


@pytest.mark.rule("AU-050")
def test_a_slip_can_be_changed_until_everyone_has_confirmed() -> None:
    table = GAME.start(3)
    slips = [GAME.parse(text, GAME.edition()) for text in (SLIP, "slip VG ON YB R", "slip BR YN OG V")]
    table.play(0, slips[0])
    table.play(1, slips[0])
    table.play(0, slips[1])
    table.play(0, slips[2])
    assert table.waiting_seats() == [2]
    table.play(2, slips[1])
    play(table, "first 1")
    texts = [slip.text for seat in range(3) if (slip := board(table, seat).slip)]
    assert texts == ["slip BR YN OG V", SLIP, "slip VG ON YB R"]
    with pytest.raises(IllegalOption):
        table.play(0, slips[0])


@pytest.mark.rule("AU-050")
def test_what_is_no_slip_is_refused_while_slips_are_written() -> None:
    table = GAME.start(2)
    before = table.snapshot()
    for option in (Option("slip", "slip RB YN OG R"), GAME.parse("throw R B Y", GAME.edition())):
        with pytest.raises(IllegalOption):
            table.play(0, option)
    assert table.snapshot() == before


@pytest.mark.rule("AU-051")
@pytest.mark.parametrize(
    ("home", "sure", "possible", "by_boat"),
    [
        ("", 0, 16, [0, 0, 0, 0]),
        ("R", 1, 16, [1, 0, 0, 0]),
        ("Y", 0, 13, [0, 0, 0, 0]),
        ("BR", 2, 16, [2, 0, 0, 0]),
        ("YB", 1, 13, [1, 0, 0, 0]),
        ("YNR", 0, 10, [0, 0, 0, 0]),
        ("VRBY", 3, 9, [1, 2, 0, 0]),
        ("VRBYO", 6, 9, [1, 2, 3, 0]),
    ],
)
def test_the_own_slip_says_what_is_sure_and_what_is_possible(
    home: str, sure: int, possible: int, by_boat: list[int]
) -> None:
    slip = board(put({}, home, slips=("slip RB YN OG V", "slip VG ON YB R"))).slip
    assert slip is not None
    assert (slip.sure, slip.possible, slip.by_boat) == (sure, possible, by_boat)


@pytest.mark.rule("AU-051")
def test_the_own_slip_says_what_it_would_bring_as_the_stones_stand() -> None:
    slip = board(put({20: "BR", 7: "N"}, slips=("slip RB YN OG V", "slip VG ON YB R"))).slip
    assert slip is not None
    assert slip.now == 1 + 1 + 2
    slip = board(put({20: "BR", 7: "N", 5: "OY", 3: "G"}, slips=("slip RB YN OG V", "slip VG ON YB R"))).slip
    assert slip is not None
    assert slip.now == 16  # violet would be alone


@pytest.mark.rule("AU-051", "AU-011")
def test_nobody_elses_slip_is_sent_before_the_end() -> None:
    secret = "slip VG ON YB R"
    table = put({27: "R", 2: "B"}, "YNOGV", seats=3, slips=(SLIP, secret, SLIP))
    throw(table, "R1 B6")
    for seat in (SPECTATOR, 0, 2):
        assert secret.encode() not in view_bytes(GAME, table, seat)
    assert secret.encode() in view_bytes(GAME, table, 1)
    assert board(table, SPECTATOR).slip is None


@pytest.mark.rule("AU-052")
def test_every_move_shows_its_target_and_who_would_be_blocked() -> None:
    table = throw(put({3: "RB", 8: "Y", 27: "O"}, "N"), "B5 Y1 O2 w5")
    assert board(table).previews == [
        Preview("B", "B", 8, None, "Y", "R", False),
        Preview("Y", "Y", 9, None, None, None, False),
        Preview("O", "O", None, 1, None, None, False),
        Preview("white B", "B", 0, None, None, "R", True),
        Preview("white Y", "Y", 3, None, "B", None, True),
        Preview("white O", "O", 22, None, None, None, True),
    ]
    assert [one.move for one in board(table).previews] == [one.text for one in table.options(0)]
    assert board(table, SPECTATOR).previews == board(table).previews


@pytest.mark.rule("AU-052", "AU-032")
def test_the_move_that_leaves_one_behind_shows_its_boat() -> None:
    table = throw(put({3: "R", 20: "B"}, "YNOGV"), "B2 w3")
    assert board(table).previews[1] == Preview("white R", "R", None, 4, None, None, False)


@pytest.mark.rule("AU-053")
def test_at_the_end_all_slips_are_open_boat_by_boat() -> None:
    slips = (SLIP, "slip YN OG VR B")
    table = put({27: "R", 2: "B"}, "YNOGV", slips=slips)
    assert board(table, SPECTATOR).slips is None
    turn(table, "R1 B6", "R")
    for seat in (SPECTATOR, 0, 1):
        open_slips = board(table, seat).slips
        assert open_slips is not None
        assert [one.text for one in open_slips] == list(slips)
        assert [one.boats for one in open_slips] == [
            [["R", "B"], ["Y", "N"], ["O", "G"], ["V"]],
            [["Y", "N"], ["O", "G"], ["V", "R"], ["B"]],
        ]
        assert [one.by_boat for one in open_slips] == [[0, 0, 0, 0], [2, 4, 6, 4]]
        assert [one.sure for one in open_slips] == board(table, seat).scores == [0, 16]
    event = next(event for event in table.take_events() if event.kind == "over")
    assert event.audience is None
    assert event.data["slips"] == list(slips)


@pytest.mark.rule("AU-052")
def test_the_view_is_plain_data() -> None:
    table = throw(race(), "R1 B2 Y3")
    assert msgspec.json.decode(view_bytes(GAME, table, 0))["board"]["track"] == []
