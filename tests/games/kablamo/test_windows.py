"""KB-070 to KB-083: high-velocity bullets from the hand, windows and answers."""

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.testing import random_choice, visible_events
from hinterzimmer.engine.viewing import view_bytes
from hinterzimmer.games.kablamo import GAME
from hinterzimmer.games.kablamo.notation import parse
from hinterzimmer.games.kablamo.windows import standing_order

from .stage import WINDOWS, Stage


@pytest.mark.rule("KB-070")
def test_kb_070_a_high_number_from_the_hand_comes_before_a_low_one_that_was_fired() -> None:
    stage = Stage("5", "C", hands=("", "13 80")).close()
    assert stage.active() == "5"
    stage.play(2, "13").close().do("to 2")
    assert stage.marks(2) == "Trigger Happy"
    assert stage.active() == "5"


@pytest.mark.rule("KB-070")
def test_kb_070_nothing_is_played_during_set_up() -> None:
    rng = SeededStream("set-up")
    for number in range(20):
        table = GAME.start(5, {"mulliganovski": number % 2 == 0})
        while table.state.round == 0:
            assert table.require_ask().rule not in WINDOWS
            assert not [one for seat in range(5) for one in table.options(seat) if one.kind == "play"]
            table.play(*random_choice(table, rng))


def windows(stage: Stage) -> list[str]:
    """What is asked from now to the end of the round: windows by phase, other rules by number; equal ones once."""
    found: list[str] = []
    while stage.s.round == 1:
        what = stage.s.phase if stage.rule() in WINDOWS else stage.rule()
        if what not in ("KB-039", "KB-035") or found[-1] != what:
            found.append(what)
        seat = stage.table.waiting_seats()[0]
        if stage.rule() in WINDOWS:
            stage.close()
        elif stage.rule() == "KB-050":
            stage.do("to 1")
        else:
            stage.answer(max(seat + 1, 0), stage.table.options(seat)[-1].text)
    return found


@pytest.mark.rule("KB-071")
def test_kb_071_windows_a_b_c_d() -> None:
    stage = Stage("34", "29", "C", hands=("80", "79", "78"))
    assert windows(stage) == [
        *("before", "resolve", "KB-050", "KB-124", "resolve", "KB-050"),  # A, B before 29, B before 34
        *("repeat", "KB-039", "replace", "KB-035"),  # C once, D between Replace and Reload
    ]


@pytest.mark.rule("KB-071")
def test_kb_071_window_c_before_each_pass_and_once_more() -> None:
    stage = Stage("13 34", "C", hands=("80", "79"))
    assert windows(stage) == [
        *("before", "resolve", "KB-050", "repeat", "resolve", "KB-050", "repeat"),
        *("KB-039", "replace", "KB-035"),
    ]


@pytest.mark.rule("KB-071", "KB-078")
def test_kb_071_nothing_is_played_between_assignment_and_effect() -> None:
    stage = Stage("14", "C", hands=("8 80", "2 13 79")).close(2).do("to 2")
    assert stage.rule() == "KB-121"
    stage.do("2.4")
    assert stage.rule() == "KB-121"
    stage.do("1.4")
    assert stage.rule() == "KB-121"
    assert stage.do("turn 0").rule() == "KB-077"


@pytest.mark.rule("KB-072", "KB-077")
def test_kb_072_twin_worlds_ask_the_same_people_the_same_number_of_times() -> None:
    one = Stage("14", "29", "C", hands=("80", "2 6 8", "79"))
    two = Stage("14", "29", "C", hands=("80", "76 77 78", "79"))
    # The cylinders' fillers differ too: nobody but the one who loaded them can tell.
    for _ in range(60):
        if one.s.round > 1:
            break
        for seat in (0, 2, SPECTATOR):
            assert view_bytes(GAME, one.table, seat) == view_bytes(GAME, two.table, seat)
            assert [event.seen_by(seat) for event in one.told] == [event.seen_by(seat) for event in two.told]
        if one.rule() in WINDOWS:
            one.close()
            two.close()
            continue
        seat = one.table.waiting_seats()[0]
        if seat == 1:
            one.answer(2, one.table.options(1)[-1].text)
            two.answer(2, two.table.options(1)[-1].text)
        else:
            text = one.table.options(seat)[0].text
            assert text in [option.text for option in two.table.options(seat)]
            one.answer(max(seat + 1, 0), text)
            two.answer(max(seat + 1, 0), text)
    assert one.s.round == 2
    assert one.table.ask_number == two.table.ask_number


@pytest.mark.rule("KB-072")
def test_kb_072_who_has_answered_is_not_shown() -> None:
    stage = Stage("14", "29", "C", hands=("80", "2 6 8", "79"))
    for text in ("pass", "pass round", "play 6"):
        table = stage.table.copy()
        table.state.events = []
        before = [view_bytes(GAME, table, seat) for seat in (0, 2, SPECTATOR)]
        table.play(1, parse(text, stage.s.ammunition))
        assert [view_bytes(GAME, table, seat) for seat in (0, 2, SPECTATOR)] == before
        assert visible_events(table, 0) == b"[]"
        table.play(0, parse("pass", stage.s.ammunition))
        assert table.require_ask().rule == "KB-077"  # still the same window: it waits for the last


@pytest.mark.rule("KB-072")
def test_kb_072_a_standing_order_is_private_and_lasts_until_the_next_round() -> None:
    order, plain = [Stage("14", "29", "C", hands=("80", "2 6 8", "79")) for _ in range(2)]
    order.answer(1, "pass").answer(2, "pass round").answer(3, "pass")
    plain.close()
    for seat in (0, 2, SPECTATOR):
        assert view_bytes(GAME, order.table, seat) == view_bytes(GAME, plain.table, seat)
    assert order.view(2).order
    assert not plain.view(2).order
    assert "pass round" not in order.can(2)
    assert "pass" in order.can(2)
    assert "6" in order.plays(2)  # an order binds nobody
    assert standing_order(order.s, 1) == parse("pass", order.s.ammunition)
    assert standing_order(order.s, 0) is None
    order.on()
    assert order.s.round == 2
    assert not order.view(2).order
    assert standing_order(order.s, 1) is None


@pytest.mark.rule("KB-073", "KB-074")
def test_kb_073_answers_aim_at_active_bullets_and_never_at_live_ones_or_markers() -> None:
    stage = Stage("24", "5", "C 14", hands=("2 8 11", "13 80", "79"))
    assert stage.plays(1) == set()  # window A: nothing to answer
    stage.close()
    answers = {f"{answer}>{target}" for answer in (2, 8, 11) for target in (5, 24)}
    assert stage.plays(1) == answers  # not the Click, and fired high-velocity ones included
    stage.close().do("to 1").do("1.3", "1.2", "1.1", "done")
    assert stage.plays(1) == {"2>24", "8>24", "11>24"}
    stage.close().do("to 3")  # 24 lies as a marker now
    assert stage.plays(1) == set()
    stage.play(2, "13")
    assert stage.plays(1) == {"2>13", "8>13", "11>13"}


@pytest.mark.rule("KB-073")
def test_kb_073_just_announced_is_the_one_directly_beneath() -> None:
    stage = Stage("C", "C", hands=("13 80", "8 2"))
    stage.play(1, "13").play(2, "8>13")
    assert stage.plays(2) == {"2>8"}


@pytest.mark.rule("KB-073")
def test_kb_073_an_answer_whose_target_has_gone_is_a_dud() -> None:
    stage = Stage("24", "C", hands=("11 80", "8 79")).close()
    stage.play(1, "11>24").play(2, "8>24").close()
    assert stage.gone("24")
    assert not stage.gone("11")
    stage.close()
    assert stage.gone("11")
    assert stage.events("dud") == [{"bullet": "11"}]
    assert stage.marks(1) == stage.marks(2) == ""


@pytest.mark.rule("KB-074", "KB-102")
def test_kb_074_a_fired_answer_is_assigned_and_the_assigned_player_aims_and_controls() -> None:
    stage = Stage("2", "24", "C", hands=("80", "79", "78")).close(2)
    assert stage.can() == {"to 1", "to 2", "to 3"}
    stage.do("to 3")
    assert (stage.rule(), stage.asked(), stage.can()) == ("KB-073", 3, {"at 24"})
    stage.do("at 24")
    assert stage.gone("2")
    assert stage.active() == "24"
    stage.close()
    assert stage.asked() == 3
    assert stage.do("to 1").marks(1) == "Cylinder Malfunction"


@pytest.mark.rule("KB-074", "KB-111")
def test_kb_074_a_fired_ricochet_copies_for_the_assigned_player() -> None:
    stage = Stage("11", "24", "C", hands=("80", "79", "78")).close(2).do("to 3", "at 24")
    assert stage.asked() == 3
    stage.do("to 3").close()
    assert stage.asked() == 2  # the original still happens, by its own shooter
    stage.do("to 3")
    assert stage.marks(3) == "Cylinder Malfunction, Cylinder Malfunction"


@pytest.mark.rule("KB-074", "KB-056")
@pytest.mark.parametrize("answer", ["2", "8", "11"])
def test_kb_074_a_fired_answer_without_target_is_a_dud(answer: str) -> None:
    stage = Stage(answer, "C", hands=("80", "79")).close(2)
    assert stage.gone(answer)
    assert stage.s.phase == "repeat"


@pytest.mark.rule("KB-074")
def test_kb_074_a_fired_high_velocity_bullet_keeps_its_number_and_may_be_answered() -> None:
    stage = Stage("24", "13", hands=("80", "8 79")).close()
    assert stage.plays(2) == {"8>13", "8>24"}
    stage.play(2, "8>13").close()
    assert stage.gone("13")
    assert stage.active() == "24"
    stage = Stage("24", "13", hands=("80", "79")).close(2)
    assert stage.asked() == 2  # 13 comes before 24


@pytest.mark.rule("KB-075")
def test_kb_075_four_bullets_cannot_be_played_in_window_d() -> None:
    stage = Stage("C", "C", hands=("1 3 4 5 6 7 9 12 13 80", "79"))
    assert stage.plays(1) == {"1", "3", "4", "5", "6", "7", "9", "12", "13"}
    stage.close()
    assert stage.plays(1) == {"1", "3", "4", "5", "6", "7", "9", "12", "13"}  # window C
    stage.close().do("draw C", "draw C")
    assert stage.plays(1) == {"1", "3", "5", "6", "9"}


@pytest.mark.rule("KB-076")
def test_kb_076_a_bullet_just_drawn_may_be_played_in_the_next_window() -> None:
    stage = Stage("C", "C", hands=("80", "79")).close(2).do("draw 6", "draw C")
    assert stage.plays(1) == {"6"}
    stage.play(1, "6").close().do("to 2", "1+2")
    assert stage.rule() == "KB-106"


@pytest.mark.rule("KB-077", "KB-029")
@pytest.mark.parametrize(("start", "first"), [(1, 2), (2, 2), (3, 3)])
def test_kb_077_the_first_from_the_start_marker_announces_and_the_others_lapse(start: int, first: int) -> None:
    stage = Stage("C", "C", "C", hands=("80", "6 77", "13 78"), start=start)
    stage.answer(3, "play 13").answer(2, "play 6").answer(1, "pass")
    played = {2: "6", 3: "13"}
    assert [(one["seat"] + 1, one["bullet"]) for one in stage.events("announced")] == [(first, played[first])]
    lapsed = 5 - first
    assert played[lapsed] in stage.hand(lapsed).split()
    assert f"'{played[lapsed]}'" not in str(stage.told)
    stage.close().do(*(["to 1"] if first == 3 else ["to 1", "1+2"]))
    if first == 2:
        stage.all("turn 0")
    assert stage.rule() == "KB-077"  # everybody is asked again
    assert stage.s.phase == "before"
    assert stage.plays(lapsed) == {played[lapsed]}


@pytest.mark.rule("KB-077", "KB-062")
def test_kb_077_only_what_can_be_carried_out_now_is_offered() -> None:
    stage = Stage("24", "C", hands=("10 2 9", "80"))
    assert stage.plays(1) == {"9"}  # no malfunction lies, nothing to answer
    stage.close(2).do("to 1")
    assert stage.plays(1) == {"9", "10"}
    alone = Stage("C", "C", hands=("9", ""))
    assert alone.plays(1) == set()  # it would leave nobody with a spare


@pytest.mark.rule("KB-078", "KB-079")
def test_kb_078_an_announced_bullet_lies_open_and_only_answers_may_be_played_on_it() -> None:
    stage = Stage("C", "C", "C", hands=("6 8", "13 2", "80"))
    stage.play(1, "6")
    for seat in (1, 2, 3):
        (one,) = stage.view(seat).announced
        assert (one.bullet, one.seat) == ("6", 0)
    assert stage.hand(1) == "8"
    assert stage.rule() == "KB-078"
    assert stage.plays(1) == {"8>6"}  # its player too
    assert stage.plays(2) == {"2>6"}  # not 13
    stage.play(1, "8>6")
    assert stage.rule() == "KB-078"  # the answer has a window of its own
    assert stage.plays(2) == {"2>8"}
    stage.close()
    assert stage.gone("6")
    assert stage.gone("8")
    assert stage.rule() == "KB-077"  # never assigned: the player uses it


@pytest.mark.rule("KB-079")
def test_kb_079_only_when_the_window_closes_is_it_assigned_and_the_one_beneath_waits_again() -> None:
    stage = Stage("24", "C", "C", hands=("6 13", "8 80", "2 79")).close()
    stage.play(1, "6").play(3, "2>6").play(2, "8>24").close()
    assert stage.gone("8")
    assert stage.gone("24")  # the top one first
    assert stage.rule() == "KB-078"
    assert [one.bullet for one in stage.view().announced] == ["6", "2"]
    stage.close()
    assert stage.gone("2")
    assert stage.rule() == "KB-078"
    stage.close()
    assert (stage.rule(), stage.asked()) == ("KB-050", 3)  # only now, by who controls it
    stage.do("to 2").do("1+2").all("turn 0")
    assert stage.rule() == "KB-077"  # the interrupted window asks again


@pytest.mark.rule("KB-080", "KB-051", "KB-106")
def test_kb_080_a_taken_active_bullet_stays_and_is_assigned_by_the_taker_at_its_number() -> None:
    stage = Stage("24", "14", "C", hands=("80", "6 79", "2 78")).close()
    stage.play(3, "2>24").close()
    assert stage.at(1, 0) == "24"
    assert stage.active() == "14 24"
    stage.play(2, "6").close().do("to 2", "1+2").all("turn 2")
    assert stage.at(2, 2) == "24"  # its revolver changed hands and turned
    stage.close()
    assert stage.asked() == 1  # the new owner assigns 14
    stage.do("to 1", "1.5", "3.1", "turn 0")
    assert stage.active() == "24"
    stage.close()
    assert stage.asked() == 3
    stage.do("to 1")
    assert stage.marks(1) == "Cylinder Malfunction"
    assert stage.at(2, 2) == "-"


@pytest.mark.rule("KB-080")
def test_kb_080_the_control_taken_last_counts() -> None:
    stage = Stage("24", "C", "C", hands=("80", "2 79", "11 78")).close()
    stage.play(2, "2>24").play(3, "11>2").close()
    assert (stage.asked(), stage.can()) == (3, {"at 2", "at 24"})
    stage.do("at 24")  # the copy first
    assert stage.view().control == {"24": 2}
    stage.close()  # then the Backfire itself
    assert stage.view().control == {"24": 1}
    assert stage.close().asked() == 2


@pytest.mark.rule("KB-080")
def test_kb_080_a_taken_answer_is_aimed_anew_or_let_go() -> None:
    for said in ("at 13", "at 24", "let go"):
        stage = Stage("24", "C", "C", hands=("13 80", "8 79", "2 78")).close()
        stage.play(1, "13").play(2, "8>13").play(3, "2>8").close(2)
        assert (stage.asked(), stage.can()) == (3, {"at 13", "at 24", "let go"})
        stage.do(said)
        assert stage.gone("8")
        assert stage.gone("13") == (said == "at 13")
        assert stage.gone("24") == (said == "at 24")


@pytest.mark.rule("KB-080", "KB-061")
def test_kb_080_backfire_changes_nothing_on_a_bullet_without_assignment() -> None:
    stage = Stage("C", "C", hands=("3 80", "2 79")).play(1, "3").play(2, "2>3").close(2)
    assert stage.rule() == "KB-077"
    assert [(one.bullet, one.round) for one in stage.view().table] == [("3", 2)]


@pytest.mark.rule("KB-081", "KB-111")
def test_kb_081_a_copy_takes_effect_at_once_and_lies_as_its_kind() -> None:
    stage = Stage("C", "C C C", hands=("13 80", "11 8 79")).play(1, "13").play(2, "11>13").close()
    assert (stage.rule(), stage.asked()) == ("KB-050", 2)  # no answer window for the copy
    stage.do("to 2")
    assert [(one.bullet, one.lies_as) for one in stage.view().players[1].before] == [("11", "Trigger Happy")]
    assert stage.rule() == "KB-078"  # the original beneath has its window again
    stage.close().do("to 2")
    assert stage.marks(2) == "Trigger Happy, Trigger Happy"
    stage.quiet()
    assert len(stage.events("revealed")) == 4  # the copy counts as what it lies as: two extra shots


@pytest.mark.rule("KB-081", "KB-108")
def test_kb_081_a_copied_answer_may_aim_at_the_copied_bullet() -> None:
    stage = Stage("24", "C", "C", hands=("13 80", "8 79", "11 78")).close()
    stage.play(1, "13").play(2, "8>13").play(3, "11>8").close()
    assert stage.can() == {"at 8", "at 24"}  # "just announced" is the Misfire now, not what lies beneath it
    stage.do("at 8")
    assert stage.gone("8")
    assert stage.gone("11")
    stage.close().do("to 1")
    assert stage.marks(1) == "Trigger Happy"


@pytest.mark.rule("KB-082")
def test_kb_082_without_spares_there_is_no_window() -> None:
    stage = Stage("24", "C")
    assert stage.rule() == "KB-050"
    assert stage.do("to 1").rule() == "KB-039"


@pytest.mark.rule("KB-082")
def test_kb_082_without_high_velocity_bullets_or_answers_there_is_no_window() -> None:
    stage = Stage("24", "C", hands=("80", "79"), bag="C C")
    assert stage.rule() == "KB-050"
    stage = Stage("C", "C", hands=("80 13", "79"), bag="C C").play(1, "13")
    assert stage.rule() == "KB-050"  # all answers are out: no answer window
    stage = Stage("C", "C", hands=("80 13", "79"), bag="C C 8").play(1, "13")
    assert stage.rule() == "KB-078"  # one may be in somebody's hand
    stage = Stage("24 C C 13", "C", hands=("80", "79"), bag="C C")
    assert stage.rule() == "KB-077"  # one lies face down: nobody may tell


@pytest.mark.rule("KB-083", "KB-079", "KB-080", "KB-081")
@pytest.mark.parametrize("falls", [True, False])
def test_kb_083_the_chain_in_full(falls: bool) -> None:
    stage = Stage("C", "C", "C", "C", hands=("13 80", "8 79", "2 78", "11 77"))
    stage.play(1, "13").play(2, "8>13").play(3, "2>8").play(4, "11>2")
    assert [one["bullet"] for one in stage.events("announced")] == ["13", "8", "2", "11"]
    # No window is open here: all three answers lie on the table (KB-082).
    assert (stage.asked(), stage.can()) == (4, {"at 2"})
    stage.do("at 2")  # the copied Backfire takes the Backfire
    assert [(one["bullet"], one["seat"]) for one in stage.events("taken")] == [("2", 3)]
    assert (stage.asked(), stage.can()) == (4, {"at 8", "let go"})
    stage.do("at 8")  # which takes the Misfire
    assert [(one["bullet"], one["seat"]) for one in stage.events("taken")][1:] == [("8", 3)]
    assert (stage.asked(), stage.can()) == (4, {"at 13", "let go"})
    stage.do("at 13" if falls else "let go")
    if falls:
        assert stage.rule() == "KB-077"
        assert stage.gone("13")
    else:
        assert stage.asked() == 1
        assert stage.do("to 3").marks(3) == "Trigger Happy"
