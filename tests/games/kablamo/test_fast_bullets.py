"""KB-101 to KB-113: the high-velocity bullets, one by one."""

import pytest

from .stage import Stage


@pytest.mark.rule("KB-101", "KB-141")
@pytest.mark.parametrize(("first", "where"), [("K", "bag"), ("14", "")])
def test_kb_101_act_of_cowardice_discards_the_first_bullet_and_fires_the_next(first: str, where: str) -> None:
    stage = Stage(f"{first} 34", "C", hands=("1 80", "79")).play(1, "1").close().do("to 1")
    assert stage.marks(1) == "Act of Cowardice"
    in_bag = len(stage.s.bag)
    stage.close()
    assert stage.living() == [1, 2]  # harmless
    assert {"bullet": first, "into": where} in stage.events("discarded")
    assert stage.gone("14") == (first == "14")
    assert len(stage.s.bag) == in_bag + 1 + (first == "K")  # the other's Click, too
    assert stage.active() == "34"
    assert stage.marks(1) == ""
    assert stage.gone("1")
    stage.close().do("to 2").close()
    assert stage.rule() == "KB-039"
    assert (stage.at(1, 1), stage.at(1, 0)) == ("-", "-")  # both chambers are empty now


@pytest.mark.rule("KB-101")
def test_kb_101_it_lies_on_the_revolver_and_waits_for_its_next_firing() -> None:
    stage = Stage("1 C", "C K 34", hands=("80", "79")).close(2).do("to 2")
    assert (stage.marks(1), stage.marks(2)) == ("", "Act of Cowardice")
    stage.on()
    assert stage.marks(2) == "Act of Cowardice"
    stage.close()
    assert stage.living() == [1, 2]
    assert stage.active() == "34"
    assert stage.marks(2) == ""


@pytest.mark.rule("KB-102", "KB-080")
def test_kb_102_backfire_takes_control_of_what_is_announced_or_active() -> None:
    stage = Stage("C", "C", "C", hands=("13 80", "2 79", "78")).play(1, "13").play(2, "2>13").close(2)
    assert stage.asked() == 2
    assert stage.do("to 3").marks(3) == "Trigger Happy"
    assert stage.gone("2")
    stage = Stage("24", "C", "C", hands=("80", "2 79", "78")).close().play(2, "2>24").close(2)
    assert stage.asked() == 2


@pytest.mark.rule("KB-103", "KB-046")
def test_kb_103_bolshevik_rules_turn_next_rounds_kablamos_to_the_left() -> None:
    stage = Stage("C K 34", "C C", "C 24", hands=("3 80", "79", "78")).play(1, "3").close()
    assert stage.view().table[0].round == 2
    stage.on()
    assert stage.s.round == 2
    stage.close()
    assert stage.living() == [1, 3]  # the left neighbour of seat 1 is seat 2
    stage.on()
    assert stage.view().table == []
    assert stage.gone("3")


@pytest.mark.rule("KB-103")
def test_kb_103_not_in_the_round_in_which_it_is_played() -> None:
    stage = Stage("K", "C", "C", hands=("3 80", "79", "78")).play(1, "3").close(2)
    assert stage.living() == [2, 3]


@pytest.mark.rule("KB-104")
@pytest.mark.parametrize(
    ("guns", "left"), [("K C C C", [3, 4]), ("K C K C", []), ("K K C C", [4]), ("C C C K", [2, 3])]
)
def test_kb_104_full_metal_jacket_also_takes_the_left_neighbour_without_a_chain(guns: str, left: list[int]) -> None:
    stage = Stage(*guns.split(), hands=("4 80", "79", "78", "77")).play(1, "4").close(2)
    assert stage.living() == left


@pytest.mark.rule("KB-104")
def test_kb_104_only_until_the_end_of_the_round() -> None:
    stage = Stage("C K", "C C", "C C", hands=("4 80", "79", "78")).play(1, "4").close().on()
    assert stage.view().table == []
    assert stage.gone("4")
    stage.close()
    assert stage.living() == [2, 3]


@pytest.mark.rule("KB-105", "KB-057")
def test_kb_105_lack_of_etiquette_shows_three_bullets_one_after_another() -> None:
    stage = Stage("24", "29 C K", "C 50 51 52", hands=("80", "5 79", "78")).close()
    stage.play(2, "5").close().do("to 3")
    assert stage.asked() == 3
    own = {f"3.{at}" for at in (5, 4, 3, 2, 1)}  # its hammer chamber is empty: the Click was fired
    others = {f"{gun}.{at}" for gun in (1, 2) for at in (4, 3, 2, 1)}  # neither safe nor active
    assert stage.s.guns[1][5] >= 0
    assert stage.can() == own | others
    stage.do("2.4")
    assert stage.view(3).looking == ["2.4", stage.at(2, 4)]
    assert stage.at(2, 4) != "?"
    for seat in (1, 2, 0):
        assert stage.view(seat).looking is None
    looked = [event for event in stage.told if event.kind == "looked"]
    assert looked[-1].seen_by(2) == looked[-1].seen_by(1) == {"event": "looked", "seat": 2, "at": "2.4"}
    assert "2.4" not in stage.can()
    stage.do("3.5").do("1.1")
    assert stage.can() == {"done"}
    assert stage.view(3).looking == ["1.1", stage.at(1, 1)]
    stage.do("done")
    assert stage.view(3).looking is None
    assert stage.rule() == "KB-077"


@pytest.mark.rule("KB-105", "KB-062")
def test_kb_105_fewer_if_there_are_fewer() -> None:
    stage = Stage("C C - - - -", "C - - - - -", hands=("5 80", "79")).close()
    stage.play(1, "5").close().do("to 1", "1.5")
    assert stage.can() == {"done"}
    stage = Stage("C - - - - -", "C - - - - -", hands=("5 80", "79")).close()
    assert stage.plays(1) == set()  # nothing to see
    stage = Stage("C C - - - -", "C - - - - -", hands=("5 80", "79")).close().play(1, "5").close()
    assert stage.can() == {"to 1"}  # the only bullet is safe: its owner's alone


@pytest.mark.rule("KB-106", "KB-051", "KB-054", "KB-058")
def test_kb_106_lights_out_swaps_revolvers_with_all_in_and_on_them() -> None:
    stage = Stage("34 50", "24 51", "13 52", hands=("80 6", "79", "78")).close(2).do("to 2")
    assert stage.marks(2) == "Trigger Happy"
    stage.close().do("to 2")
    assert stage.marks(2) == "Cylinder Malfunction, Trigger Happy"
    one, two = stage.gun(1), stage.gun(2)
    stage.play(1, "6").close().do("to 3")
    assert stage.asked() == 3  # the assigned player names two, who need not include them
    assert stage.can() == {"1+2", "1+3", "2+3"}
    stage.do("1+2")
    assert (stage.gun(1), stage.gun(2)) == (two, one)
    assert stage.table.waiting_seats() == [0, 1]
    for seat in (1, 2):
        assert stage.can(seat) == {f"turn {by}" for by in range(6)}
    stage.answer(2, "turn 5").answer(1, "turn 0")
    assert stage.at(2, 5) == "34"  # active, and turned with the cylinder
    assert stage.marks(1) == "Cylinder Malfunction"
    assert stage.marks(2) == "Trigger Happy"  # before the player: it stays
    assert stage.hand(1) == "80"
    stage.close()
    assert stage.asked() == 2  # the new owner assigns


@pytest.mark.rule("KB-106", "KB-028")
def test_kb_106_both_choose_their_turn_at_once() -> None:
    stage = Stage("C", "C", hands=("6 80", "79")).play(1, "6").close().do("to 1", "1+2")
    stage.answer(1, "turn 3")
    assert not stage.events("turned")  # nothing is seen before both have chosen
    stage.answer(2, "turn 1")
    assert stage.events("turned") == [{"seat": 0, "by": 3}, {"seat": 1, "by": 1}]


@pytest.mark.rule("KB-107", "KB-037")
def test_kb_107_marquis_of_queensbury_takes_the_effect_from_kablamos() -> None:
    stage = Stage("K 51", "K 50", hands=("7 80", "79")).play(1, "7").close()
    bag = len(stage.s.bag)
    stage.close()
    assert stage.living() == [1, 2]
    assert len(stage.s.bag) == bag + 2  # they still return to the bag
    stage.on()
    assert stage.gone("7")
    assert stage.view().table == []


@pytest.mark.rule("KB-107")
def test_kb_107_only_until_the_end_of_the_round() -> None:
    stage = Stage("K K", "C C", "C C", hands=("7 80", "79", "78")).play(1, "7").close().on().close()
    assert stage.living() == [2, 3]


@pytest.mark.rule("KB-108", "KB-058")
def test_kb_108_misfire_cancels_what_is_announced_or_active() -> None:
    stage = Stage("C", "C", hands=("13 80", "8 79")).play(1, "13").play(2, "8>13").close()
    assert stage.rule() == "KB-077"
    assert stage.gone("13")
    assert stage.gone("8")
    assert stage.marks(1) == stage.marks(2) == ""
    stage = Stage("24", "14", hands=("80", "8 79")).close().play(2, "8>24").close()
    assert stage.gone("24")
    assert stage.at(1, 0) == "-"  # out of its chamber
    assert stage.active() == "14"


@pytest.mark.rule("KB-109", "KB-028", "KB-057")
def test_kb_109_moment_of_truth_swaps_everybodys_safe_bullet_with_a_spare() -> None:
    stage = Stage("C 50", "C 51", "C -", "C 52", hands=("9 76 77", "80", "79", "")).close()
    for seat in (1, 2):  # only now do 50 and 51 lie in the safe position
        assert stage.at(seat, 5) == {1: "50", 2: "51"}[seat]
    stage.play(1, "9").close()
    assert stage.rule() == "KB-109"
    assert stage.table.waiting_seats() == [0, 1]  # left out: an empty safe chamber, and no spare
    assert stage.can(1) == {"swap 76", "swap 77"}
    assert stage.can(2) == {"swap 80"}
    stage.answer(1, "swap 77")
    assert stage.at(1, 5) == "50"  # not before all have chosen
    stage.answer(2, "swap 80")
    assert (stage.at(1, 5), stage.hand(1)) == ("77", "50 76")
    assert (stage.at(2, 5), stage.hand(2)) == ("80", "51")
    assert (stage.at(3, 5), stage.hand(3)) == ("-", "79")
    assert stage.at(4, 5) == "52"
    seen = [event.seen_by(2) for event in stage.told if event.kind in ("loaded", "taken up")]
    assert seen
    assert not any("bullet" in one for one in seen)


@pytest.mark.rule("KB-109", "KB-058")
def test_kb_109_an_active_bullet_in_the_safe_position_stays() -> None:
    stage = Stage("29", "24", hands=("9 77", "6 79")).close().play(2, "6").close().do("to 1", "1+2")
    stage.answer(1, "turn 5").answer(2, "turn 0")
    assert stage.at(1, 5) == "24"
    stage.play(1, "9").close()
    assert stage.asked() == 2
    stage.do("swap 79")
    assert stage.at(1, 5) == "24"
    assert stage.hand(1) == "77"


@pytest.mark.rule("KB-110", "KB-146", "KB-131")
def test_kb_110_overhaul_removes_every_malfunction_from_every_revolver() -> None:
    stage = Stage("24", "34", "39", "65", "1", hands=("10 80", "79", "78", "77", "76")).close()
    stage.close().do("to 1").close().do("to 1").close().do("to 2").close().do("to 3").close().do("to 4")
    assert [stage.marks(seat) for seat in (1, 2, 3, 4)] == [
        *("Act of Cowardice, Cylinder Malfunction", "Hammer Malfunction"),
        *("Ratchet Malfunction", "Trigger Malfunction"),
    ]
    stage.play(1, "10").close()
    assert [stage.marks(seat) for seat in (1, 2, 3, 4)] == ["Act of Cowardice", "", "", ""]
    assert all(stage.gone(bullet) for bullet in ("24", "34", "39", "65"))


@pytest.mark.rule("KB-111")
def test_kb_111_ricochet_copies_and_the_original_still_happens() -> None:
    stage = Stage("29", "C", hands=("80", "11 79")).close()
    one, two = stage.gun(1), stage.gun(2)
    stage.play(2, "11>29").close()
    assert stage.asked() == 2  # the copy first; its copier assigns
    stage.do("to 2", "to 2")
    assert stage.gone("11")
    assert stage.active() == "29"
    assert stage.gun(2).split() == two.split()[3:] + two.split()[:3]
    stage.close()
    assert stage.asked() == 1
    stage.do("to 1", "to 1")
    left = ["-" if word == "29" else word for word in one.split()]
    assert stage.gun(1).split() == left[3:] + left[:3]


@pytest.mark.rule("KB-112", "KB-058")
def test_kb_112_somebody_is_cheating_discards_what_is_active_and_what_is_revealed_later() -> None:
    stage = Stage("13 34 50", "14 51", "24 52", hands=("12 80", "79", "78")).close(2).do("to 1")
    assert stage.active() == "14 24"
    stage.play(1, "12").close()
    assert stage.active() == ""
    assert stage.gone("14")
    assert stage.gone("24")
    assert stage.at(2, 0) == stage.at(3, 0) == "-"
    assert stage.marks(1) == "Trigger Happy"  # markers and owed shots are untouched
    stage.close(2)  # the interrupted window B asks again, then C
    assert stage.gone("34")  # revealed in Repeat, discarded at once
    assert not any("34" in str(one) for one in stage.events("resolving"))
    assert stage.s.phase == "repeat"


@pytest.mark.rule("KB-112")
def test_kb_112_live_bullets_and_bullets_from_the_hand_are_untouched() -> None:
    stage = Stage("K", "24", "14", hands=("80", "12 13", "79")).play(2, "12").close(2)
    assert stage.living() == [2, 3]
    assert stage.active() == ""
    stage.play(2, "13").close().do("to 2")
    assert stage.marks(2) == "Trigger Happy"


@pytest.mark.rule("KB-112", "KB-046")
def test_kb_112_it_ends_with_the_round() -> None:
    stage = Stage("C 24", "C C", hands=("12 80", "79")).play(1, "12").close().on()
    assert stage.gone("12")
    stage.close()
    assert stage.active() == "24"


@pytest.mark.rule("KB-113", "KB-033")
def test_kb_113_trigger_happy_fires_once_more_in_this_rounds_repeat() -> None:
    stage = Stage("13 50", "C K", "C C", hands=("80", "79", "78")).close(2).do("to 2")
    assert stage.marks(2) == "Trigger Happy"
    assert stage.living() == [1, 2, 3]
    stage.close()
    assert stage.living() == [1, 3]
    assert [(one["seat"], one["bullet"]) for one in stage.events("revealed")][3:] == [(1, "K")]
    assert stage.gone("13")


@pytest.mark.rule("KB-113", "KB-054")
def test_kb_113_the_shot_is_the_players_not_the_revolvers() -> None:
    stage = Stage("13 50", "C K", "C C", hands=("80", "79", "6 78")).close(2).do("to 2")
    stage.play(3, "6").close().do("to 1", "1+2").all("turn 0").close()
    assert [(one["seat"], one["bullet"]) for one in stage.events("revealed")][3:] == [(1, "50")]
