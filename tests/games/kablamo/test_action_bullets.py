"""KB-121 to KB-133: the action bullets, one by one."""

import pytest

from hinterzimmer.engine.seats import CHANCE, SPECTATOR
from hinterzimmer.games.kablamo.viewing import view

from .stage import Stage


def after(bullet: str, *others: str, hands: tuple[str, ...] = (), bag: str | None = None, rest: str = "") -> Stage:
    """Seat 1 has fired this bullet, the others theirs, windows are passed, and it is to be assigned."""
    return Stage(f"{bullet} {rest}", *(others or ("C", "C")), hands=hands, bag=bag).quiet()


@pytest.mark.rule("KB-121", "KB-012", "KB-052", "KB-059")
def test_kb_121_double_cross_swaps_a_bullet_of_yours_with_one_of_another() -> None:
    stage = after("14", "C 50 51", "24").do("to 2")
    assert stage.asked() == 2
    assert stage.can() == {f"2.{at}" for at in (5, 4, 3, 2, 1)}  # own safe one allowed; the Click has left 2.0
    stage.do("2.5")
    own_gone = {f"1.{at}" for at in (4, 3, 2, 1)}  # 14 has left its chamber
    assert stage.can() == own_gone | {f"3.{at}" for at in (4, 3, 2, 1)}  # no others' safe, no active bullet
    one = stage.at(1, 3)
    stage.do("1.3")
    assert (stage.at(1, 3), stage.at(2, 5)) == ("50", one)
    assert stage.events("moved") == [{"from": "2.5", "to": "1.3"}, {"from": "1.3", "to": "2.5"}]
    assert (stage.asked(), stage.can()) == (1, {"turn 0", "turn 1", "turn -1"})


@pytest.mark.rule("KB-121")
@pytest.mark.parametrize(("turn", "at"), [("turn 0", 3), ("turn 1", 4), ("turn -1", 2)])
def test_kb_121_the_owner_of_the_other_revolver_may_turn_it_either_way(turn: str, at: int) -> None:
    stage = after("14", "C 50 51", "24").do("to 2", "2.4", "1.3", turn)
    assert stage.at(1, at) == "51"


@pytest.mark.rule("KB-121", "KB-056", "KB-062")
def test_kb_121_it_needs_a_free_bullet_of_yours_and_one_of_another() -> None:
    stage = after("14", "C - - - - -", "C 50", rest="51 52 53 54 55")
    assert stage.can() == {"to 1", "to 3"}
    stage = after("14", "C 50 - - - -", rest="51 - - - -")
    assert stage.gone("14")  # only safe bullets are left: a dud
    assert stage.events("dud") == [{"bullet": "14"}]


@pytest.mark.rule("KB-122", "KB-028")
def test_kb_122_gentlemens_agreement_lets_two_players_pick_their_own() -> None:
    stage = after("19", "C 50 51", "C 52").do("to 1")
    assert (stage.asked(), stage.can()) == (1, {"1+2", "1+3", "2+3"})
    stage.do("2+3")
    assert stage.table.waiting_seats() == [1, 2]
    assert stage.can(2) == {f"2.{at}" for at in (5, 4, 3, 2, 1)}
    assert stage.can(3) == {f"3.{at}" for at in (5, 4, 3, 2, 1)}
    stage.answer(2, "2.5")
    assert not stage.events("moved")
    stage.answer(3, "3.5")
    assert (stage.at(2, 5), stage.at(3, 5)) == ("52", "50")


@pytest.mark.rule("KB-122", "KB-062")
def test_kb_122_only_players_with_a_bullet_of_their_own_can_be_chosen() -> None:
    stage = after("19", "C - - - - -", "C 52 - - - -", rest="51 - - - -").do("to 2")
    assert stage.can() == {"1+3"}
    stage = after("19", "C - - - - -", "C - - - - -", rest="51")
    assert stage.gone("19")


@pytest.mark.rule("KB-123", "KB-011")
def test_kb_123_cylinder_malfunction_turns_the_next_firing_back() -> None:
    stage = after("24", "C 51 C C C 34", hands=("80", "79")).do("to 2")
    assert stage.marks(2) == "Cylinder Malfunction"
    stage.on().close()
    # After the first shot 34 lies at position 1: one chamber back it is under the hammer.
    assert stage.at(2, 0) == "34"
    assert "34" in stage.active().split()
    assert stage.marks(2) == ""


@pytest.mark.rule("KB-124", "KB-058")
def test_kb_124_greased_cylinder_turns_one_revolver_by_half() -> None:
    stage = after("29", "34 50 51 52 53 54", "C", hands=("80", "79", "78")).do("to 3")
    assert (stage.asked(), stage.can()) == (3, {"to 1", "to 2", "to 3"})
    stage.do("to 2")
    assert [stage.at(2, at) for at in range(6)] == ["52", "51", "50", "34", "54", "53"]
    assert stage.active() == "34"


@pytest.mark.rule("KB-125")
def test_kb_125_hammer_malfunction_skips_the_reveal() -> None:
    stage = after("34", "C K 51", hands=("80", "79"), rest="C C").do("to 2").on()
    replaced = [one["seat"] for one in stage.events("drawn")]
    assert replaced == [0, 1]
    stage.close()
    assert stage.living() == [1, 2]
    assert stage.at(2, 0) == "K"  # turned, not revealed, still loaded
    assert [one["bullet"] for one in stage.events("revealed") if one["seat"] == 1] == ["C"]
    assert stage.marks(2) == ""
    stage.on()
    drawn = [one["seat"] for one in stage.events("drawn")][2:]
    assert 1 not in drawn  # nothing to replace
    stage.close()
    assert stage.at(2, 1) == "K"  # the next turn carries it on
    assert [one["bullet"] for one in stage.events("revealed") if one["seat"] == 1] == ["C", "51"]


@pytest.mark.rule("KB-126")
def test_kb_126_ratchet_malfunction_fires_what_lies_under_the_hammer() -> None:
    stage = after("39", "C K", hands=("80", "79")).do("to 2").on("KB-035")
    stage.answer(1, min(stage.can(1))).answer(2, "load 79 0")
    assert stage.s.round == 2
    stage.close()
    assert stage.living() == [1, 2]  # the Kablamo at 5 has not moved
    assert stage.at(2, 5) == "K"
    assert "79" in stage.active().split()
    assert stage.marks(2) == ""


@pytest.mark.rule("KB-127", "KB-057", "KB-064")
def test_kb_127_sleight_of_hand_swaps_a_loaded_bullet_with_a_random_spare_of_an_opponent() -> None:
    stage = after("44", "C 50", "C", hands=("80", "79", "13 77 78")).do("to 2")
    assert stage.can() == {f"2.{at}" for at in (5, 4, 3, 2, 1)}  # own safe one allowed
    stage.do("2.5")
    assert stage.can() == {"to 1", "to 3"}
    stage.do("to 3")
    ask = stage.table.require_ask()
    assert [one.text for one in ask.options[CHANCE]] == ["pick 13", "pick 77", "pick 78"]
    assert ask.weights == [1, 1, 1]
    stage.do("pick 13")
    assert stage.at(2, 5) == "13"
    assert stage.hand(3) == "50 77 78"
    told = [event for event in stage.told if event.kind in ("loaded", "taken up")][-2:]
    assert ["bullet" in event.seen_by(1) for event in told] == [False, False]  # you do not see what you get
    assert told[1].seen_by(2)["bullet"] == "50"  # the opponent does, and knows what it was exchanged for
    assert "bullet" not in told[0].seen_by(2)  # KB-150: but no log repeats it
    assert stage.plays(3) == set()  # 13 is in no hand any more


@pytest.mark.rule("KB-127", "KB-062")
def test_kb_127_it_needs_a_spare_of_an_opponent() -> None:
    assert after("44", hands=("80", "", "")).can() == {"to 2", "to 3"}
    assert after("44", "C 50", "C", hands=("80", "79", "")).do("to 1", "1.5").can() == {"to 2"}
    assert after("44").gone("44")


@pytest.mark.rule("KB-128", "KB-038", "KB-052")
def test_kb_128_speed_load_discards_all_draws_six_and_loads_them_in_any_order() -> None:
    stage = after("49", "C", rest="K 55 56 K C", bag="60 61 62 63 64 65 66").do("to 1")
    for bullet in ("61", "60", "62", "63", "64"):
        assert "draw K" not in stage.can()  # live ones enter the bag only after the drawing
        stage.do(f"draw {bullet}")
    assert sorted(stage.view(1).aside) == ["C", "K", "K"]
    stage.do("draw 65")
    assert [stage.s.label(token) for token in stage.s.bag] == ["K", "K", "C", "C", "66"]
    assert stage.gone("55")
    assert stage.gone("56")
    assert stage.view(1).drawn == ["60", "61", "62", "63", "64", "65"]
    assert stage.view(2).drawn == []
    stage.do("load 63 5", "load 60 4", "load 65 3", "load 61 2", "load 62 1")
    assert stage.can() == {"load 64 0"}
    assert stage.do("load 64 0").gun(1) == "63 60 65 61 62 64"


@pytest.mark.rule("KB-128", "KB-063")
def test_kb_128_a_short_bag_leaves_chambers_of_ones_choice_empty() -> None:
    stage = after("49", "77 13", hands=("80", "79"), rest="55 56", bag="60 61").do("to 1", "draw 60", "draw 61")
    assert stage.can() == {f"load {bullet} {at}" for bullet in (60, 61) for at in range(6)}
    stage.do("load 61 2", "load 60 0")
    assert stage.gun(1) == "- - - 61 - 60"
    assert after("49", "77", bag="").gone("49")


@pytest.mark.rule("KB-129", "KB-052")
def test_kb_129_stockpiling_draws_loads_and_draws_a_spare() -> None:
    stage = after("54", "C", "C -").do("to 1", "draw 60")
    assert stage.view(1).drawn == ["60"]  # seen before choosing
    assert stage.can() == {"load 60 0"}  # the shooter's chamber is empty
    stage.do("load 60 0", "draw 61")
    assert (stage.at(1, 0), stage.hand(1)) == ("60", "61")
    stage = after("54", "C", "C -").do("to 3", "draw 60")
    assert (stage.asked(), stage.can()) == (3, {"load 60 0", "load 60 5"})
    stage.do("load 60 5", "draw 61")
    assert (stage.at(3, 5), stage.at(3, 0)) == ("60", "-")  # the other waits for Reload
    assert stage.hand(3) == "61"


@pytest.mark.rule("KB-129", "KB-062")
def test_kb_129_only_a_player_with_an_empty_chamber() -> None:
    stage = after("54", "77", "C")
    assert stage.can() == {"to 1", "to 3"}  # an active bullet's chamber is not empty


@pytest.mark.rule("KB-130", "KB-012", "KB-035")
def test_kb_130_test_of_honor_fills_anothers_chambers_before_anybody_reloads() -> None:
    stage = after("59", "C - - 50", "C", hands=("77 78 79 80", "", "76")).do("to 1")
    assert stage.marks(1) == "Test of Honor"
    stage.on("KB-130")
    assert stage.gone("59")
    assert (stage.asked(), stage.can()) == (1, {"to 2", "to 3"})  # not themself
    assert view(stage.s, 2).filling is None
    stage.do("to 2")
    assert [view(stage.s, seat).filling for seat in (0, 1, 2, SPECTATOR)] == [1, 1, 1, 1]
    assert {text[-1] for text in stage.can()} == {"4"}  # never the safe position, and in firing order
    stage.do("load 80 4")
    assert {text[-1] for text in stage.can()} == {"0"}
    stage.do("load 79 0")
    assert stage.gun(2).split()[:3] == ["-", "80", "50"]
    assert stage.at(2, 0) == "79"
    assert stage.rule() == "KB-035"
    assert view(stage.s, 0).filling is None
    loaded = [event for event in stage.told if event.kind == "loaded"][-1]
    assert "bullet" not in loaded.seen_by(1)  # KB-057: the owner does not see it
    assert {text[-1] for text in stage.can(2)} == {"5"}


@pytest.mark.rule("KB-130")
def test_kb_130_as_far_as_the_spares_go() -> None:
    stage = after("59", "77 C - -", bag="").do("to 1")
    assert {"bullet": "59"} in stage.events("dud")  # no spare
    assert stage.gone("59")
    stage = after("59", "77 C - -", hands=("80", ""), bag="").do("to 1").on("KB-130").do("to 2")
    assert stage.can() == {"load 80 4", "load 80 3", "load 80 0"}  # too few: which chamber is free to choose
    assert stage.do("load 80 3").hand(1) == ""
    assert stage.s.round == 2


@pytest.mark.rule("KB-130")
def test_kb_130_without_such_a_chamber_it_is_a_dud() -> None:
    # Seat 2's hammer is not revealed in this shot (Hammer Malfunction): its cylinder stays full.
    stage = Stage("34 59", "C 51", hands=("80", "79")).close(2).do("to 2").on().close(2).do("to 1")
    stage.on()
    assert {"bullet": "59"} in stage.events("dud")
    assert not [one for one in stage.told if one.kind == "loaded" and one.data["to"][0] != str(one.data["seat"] + 1)]


@pytest.mark.rule("KB-131", "KB-033", "KB-140")
def test_kb_131_trigger_malfunction_owes_a_shot_that_goes_with_the_revolver() -> None:
    stage = after("65", "C C 50 34", "C", hands=("80", "79", "6 78")).do("to 2")
    assert stage.marks(2) == "Trigger Malfunction"
    stage.on("KB-039")
    assert len(stage.events("revealed")) == 3  # the next firing is in the next round
    stage.on().close()
    assert stage.view().players[1].on_revolver[0].owed
    stage.play(3, "6").close().do("to 1", "1+2").all("turn 0")
    assert stage.view().players[0].on_revolver[0].owed  # whoever then owns it fires
    count = len(stage.events("revealed"))
    stage.on("KB-039")
    assert [one["seat"] for one in stage.events("revealed")[count:]] == [0]
    assert stage.gone("65")


@pytest.mark.rule("KB-131", "KB-110")
def test_kb_131_overhaul_removes_marker_and_shot() -> None:
    stage = after("65", "C C C", "C", hands=("80", "79", "10 78"), rest="34").do("to 2").on()
    stage.close()
    assert stage.view().players[1].on_revolver[0].owed
    stage.play(3, "10").close()
    assert stage.marks(2) == ""
    count = len(stage.events("revealed"))
    stage.on("KB-039")
    assert len(stage.events("revealed")) == count


@pytest.mark.rule("KB-132", "KB-060", "KB-012")
def test_kb_132_triple_action_moves_three_bullets_round() -> None:
    stage = after("70", "C 50 51", "77 -").do("to 2")
    own = {f"2.{at}" for at in (5, 4, 3, 2, 1)}
    others = {f"1.{at}" for at in (4, 3, 2, 1)} | {f"3.{at}" for at in (4, 3, 2, 1)}
    assert stage.can() == own | others
    stage.do("2.5")
    assert stage.can() == (own | others) - {"2.5"}
    stage.do("2.4")
    assert stage.can() == others  # at least two revolvers
    one = stage.at(3, 1)
    stage.do("3.1")
    assert (stage.at(2, 4), stage.at(3, 1), stage.at(2, 5)) == ("50", "51", one)


@pytest.mark.rule("KB-132")
def test_kb_132_ones_own_revolver_is_not_needed() -> None:
    stage = after("70", "C 50 51", "77 -").do("to 1", "2.4", "3.4", "3.3")
    assert stage.events("moved") == [
        {"from": "2.4", "to": "3.4"},
        {"from": "3.4", "to": "3.3"},
        {"from": "3.3", "to": "2.4"},
    ]


@pytest.mark.rule("KB-132", "KB-062")
def test_kb_132_it_needs_three_in_two_revolvers() -> None:
    # Three bullets: 51 and 50 are safe, 52 is free. Nobody reaches all three.
    assert after("70", "C 50 - - - -", rest="51 52 - - -").gone("70")
    # Now there is one more in seat 2's revolver: seat 1 reaches 51, 52 and 53, seat 2 reaches 50, 52 and 53.
    assert after("70", "C 50 53 - - -", rest="51 52 - - -").can() == {"to 1", "to 2"}
    # Without 52 seat 1 reaches 51 and 53 only, and seat 2 only its own.
    assert after("70", "C 50 53 54 - -", rest="51 - - - -").can() == {"to 1"}
    assert after("70", "C - - - - -", rest="51 52 53 54 55").gone("70")


@pytest.mark.rule("KB-133", "KB-038", "KB-062")
def test_kb_133_wet_powder_exchanges_all_spares() -> None:
    stage = after("76", hands=("80", "K 13 79", ""), bag="60 61 62 63")
    assert stage.can() == {"to 1", "to 2"}  # only for a player with spares
    stage.do("to 2")
    assert stage.view(1).aside == ["K"]  # shown to all
    assert stage.gone("13")
    assert stage.gone("79")
    before = len(stage.s.bag)
    for bullet in ("60", "61", "62"):
        assert "draw K" not in stage.can()
        stage.do(f"draw {bullet}")
    assert stage.hand(2) == "60 61 62"
    assert len(stage.s.bag) == before - 3 + 1
    assert stage.view(1).aside == []


@pytest.mark.rule("KB-133", "KB-062")
def test_kb_133_without_spares_it_is_a_dud() -> None:
    assert after("76").gone("76")
