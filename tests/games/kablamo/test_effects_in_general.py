"""KB-050 to KB-058: who gets an effect, when it happens, where it lies."""

import pytest

from hinterzimmer.engine.errors import IllegalOption, NotAsked
from hinterzimmer.games.kablamo.viewing import knowledge

from .scene import asked, at, can, chances, go, gun, labels, marker, say, scene, seen, skip, state, told


@pytest.mark.rule("KB-050")
def test_kb_050_the_owner_assigns_and_the_assigned_player_decides() -> None:
    table = go(scene("14 40", "C 41", "C 42"), "KB-050")
    assert asked(table) == ("KB-050", [0])
    assert can(table) == {"to 1", "to 2", "to 3"}  # themself included
    say(table, "to 2")
    assert asked(table) == ("KB-121", [1])
    assert can(table) == {f"2.{chamber}" for chamber in (1, 2, 3, 4, 5)}  # "your revolver" is seat 2's
    say(table, "2.5")
    assert not any(text.startswith("2.") for text in can(table))
    with pytest.raises(NotAsked):
        say(table, "1: 3.4")
    say(table, "3.4")
    assert asked(table) == ("KB-121", [2])  # the pick that the table gives to another stays theirs


@pytest.mark.rule("KB-050")
def test_kb_050_who_played_from_the_hand_assigns_to_any_living_player() -> None:
    table = scene("59", "60", "K", hands=("5 17", "", ""))
    say(table, "pass", "pass", "pass")
    say(table, "1: play 5", "2: pass")
    skip(table)
    assert asked(table) == ("KB-050", [0])
    assert can(table) == {"to 1", "to 2"}  # seat 3 is gone
    say(table, "to 2")
    assert asked(table) == ("KB-105", [1])
    assert "2.5" in can(table)
    assert "1.5" not in can(table)


@pytest.mark.rule("KB-050")
def test_kb_050_also_while_the_revolver_is_aimed_at_somebody_else() -> None:
    table = scene("14 40", "C 41", "C 42", hands=("17", "", ""))
    marker(table, "3", 0)
    state(table).table = [(token, kind, 1) for token, kind, _ in state(table).table]  # Bolshevik Rules, this round
    skip(table)
    assert asked(table) == ("KB-050", [0])
    assert can(table) == {"to 1", "to 2", "to 3"}


@pytest.mark.rule("KB-050")
def test_kb_050_an_assigned_effect_cannot_be_passed_on() -> None:
    table = go(scene("29", "C", "C"), "KB-050")
    say(table, "to 2")
    assert asked(table) == ("KB-124", [1])  # which revolver is turned, not who decides
    say(table, "to 3")
    assert told(table, 0, "turned")[-1] == {"event": "turned", "seat": 2, "by": 3}


def lights_out(backfire: bool) -> str:
    """Seat 1's Ratchet is active; seats 1 and 2 swap revolvers; who is asked to assign it?"""
    table = scene("39", "C", "C", hands=("17", "6", "2"))
    say(table, "pass", "pass", "pass")
    if backfire:
        say(table, "1: pass", "2: pass", "3: play 2>39")
        say(table, "pass", "pass", "pass")  # nobody answers
        assert seen(table, 0).control == {"39": 2}
    say(table, "1: pass", "2: play 6", "3: pass")
    skip(table)
    say(table, "to 2", "1+2", "turn 0", "turn 0")
    assert seen(table, 0).players[1].chambers[0] == "39"
    assert seen(table, 0).active == ["39"]
    skip(table)
    rule, seats = asked(table)
    assert rule == "KB-050"
    return " ".join([str(seat + 1) for seat in seats])


@pytest.mark.rule("KB-051")
def test_kb_051_the_new_owner_assigns_the_active_bullet() -> None:
    assert lights_out(backfire=False) == "2"


@pytest.mark.rule("KB-051")
def test_kb_051_unless_backfire_gave_control_to_somebody() -> None:
    assert lights_out(backfire=True) == "3"


@pytest.mark.rule("KB-052")
def test_kb_052_the_bullet_leaves_its_chamber_when_it_is_assigned() -> None:
    table = go(scene("54", "C"), "KB-050")
    assert (seen(table, 1).playing, seen(table, 1).active) == (["54"], [])
    assert at(table, 0, 0) == "."
    say(table, "to 1")  # Stockpiling: the shooter's own chamber is empty by now
    say(table, "draw 40")
    assert can(table) == {"load 40 0"}
    table = go(scene("49", "C"), "KB-050")
    say(table, "to 1")  # Speed Load: there is room for six
    assert len(state(table).empties(0)) == 6


@pytest.mark.rule("KB-053")
def test_kb_053_an_effect_without_a_time_happens_at_once_in_whatever_phase() -> None:
    for window in ("before", "repeat", "replace"):
        table = scene("C 40", "C 41", hands=("6 17", ""))
        while state(table).phase != window:
            seat = table.waiting_seats()[0]
            table.play(seat, table.require_ask().options[seat][0])
        while asked(table)[0] != "KB-077":
            say(table, next(iter(chances(table))))
        before = (gun(table, 0), gun(table, 1))
        say(table, "1: play 6", "2: pass")
        skip(table)
        say(table, "to 1", "1+2", "turn 0", "turn 0")
        assert (gun(table, 1), gun(table, 0)) == before
        assert state(table).phase == window


@pytest.mark.rule("KB-054")
def test_kb_054_markers_on_a_revolver_stay_with_it_and_those_on_a_player_with_the_player() -> None:
    table = scene("C", "C", hands=("6 17", ""))
    marker(table, "34", 0)
    marker(table, "59", 0)
    marker(table, "13", 1)
    say(table, "1: play 6", "2: pass")
    skip(table)
    say(table, "to 1", "1+2", "turn 0", "turn 0")
    players = seen(table, 1).players
    assert [[one.bullet for one in player.on_revolver] for player in players] == [[], ["34"]]
    assert [[one.bullet for one in player.before] for player in players] == [["59"], ["13"]]


@pytest.mark.rule("KB-054")
def test_kb_054_a_delayed_effect_lies_face_up_and_is_discarded_once_carried_out() -> None:
    table = go(scene("34 40", "C 41", hands=("17", "")), "KB-050")
    say(table, "to 2")
    (lying,) = seen(table, 0).players[1].on_revolver
    assert (lying.bullet, lying.lies_as) == ("34", "Hammer Malfunction")
    assert "34" not in seen(table, 0).discard
    go(table)
    skip(table)
    assert seen(table, 0).players[1].on_revolver == []
    assert "34" in seen(table, 0).discard


@pytest.mark.rule("KB-055")
def test_kb_055_several_of_one_kind_are_used_one_after_another() -> None:
    table = scene("59", "C 60 61 62", hands=("17", ""))
    for word in ("34", "35"):
        marker(table, word, 1)
    fired = []
    for _ in range(3):
        told(table, 0)
        skip(table)
        fired.append([one["bullet"] for one in told(table, 0, "revealed") if one["seat"] == 1])
        go(table)
    assert fired == [[], [], ["61"]]  # C and 60 were skipped, one marker a firing


@pytest.mark.rule("KB-056")
def test_kb_056_an_effect_that_no_assignment_lets_happen_is_a_dud() -> None:
    table = go(scene("76", "C"), "KB-039")  # Wet Powder, and nobody has spares
    events = told(table, 0, "dud", "assigned")
    assert events == [{"event": "dud", "bullet": "76"}]
    assert "76" in seen(table, 0).discard


@pytest.mark.rule("KB-056")
def test_kb_056_otherwise_it_goes_to_a_player_who_can_and_a_legal_choice_must_be_taken() -> None:
    table = go(scene("76", "C", "C", hands=("", "17", "")), "KB-050")
    assert can(table) == {"to 2"}  # alone has a spare
    for text in ("to 1", "to 3", "pass", "done"):
        with pytest.raises(IllegalOption):
            say(table, text)


@pytest.mark.rule("KB-056", "KB-058")
def test_kb_056_its_own_chamber_is_already_empty_and_an_active_bullets_chamber_is_not() -> None:
    """Stockpiling: its shooter has room; so has a Click's; another with an active bullet under the hammer has none."""
    table = go(scene("54", "76", "C", hands=("", "", "17")), "KB-050")
    assert seen(table, 0).active == ["76"]
    assert can(table) == {"to 1", "to 3"}


@pytest.mark.rule("KB-056")
def test_kb_056_of_several_affected_those_who_can_do() -> None:
    table = scene("C 40", "C 41", ". 42", hands=("9 17", "", "18"))
    say(table, "1: play 9", "2: pass", "3: pass")
    skip(table)
    assert asked(table) == ("KB-109", [0])  # seat 2 has no spare, seat 3 nothing in the safe position


@pytest.mark.rule("KB-057")
def test_kb_057_nobody_looks_at_a_bullet_that_is_swapped() -> None:
    table = go(scene("14 40", "C 41"), "KB-050")
    told(table, 0)
    say(table, "to 1", "1.5", "2.4")
    for event in table.take_events():
        if event.kind == "moved":
            assert event.seen_by(0) == event.seen_by(1)
            assert set(event.data) == {"from", "to"}
    assert knowledge(state(table), 0).chambers[0][5] == "?"  # what came over is unknown to its new owner
    assert knowledge(state(table), 0).chambers[1][4] == "40"  # what went over is not forgotten


@pytest.mark.rule("KB-057")
def test_kb_057_the_owner_does_not_see_what_another_loads_into_the_revolver() -> None:
    table = go(scene("59", "C", hands=("17 18", ""), bag=""), "KB-050")
    say(table, "to 1")
    go(table, "KB-130")
    say(table, "to 2")
    table.take_events()
    say(table, "load 18 0")
    (loaded,) = [event for event in table.take_events() if event.kind == "loaded"][:1]
    assert "bullet" not in (loaded.seen_by(1) or {})
    assert "bullet" not in (loaded.seen_by(0) or {})  # KB-150: the log reminds nobody
    s = state(table)
    assert [seat for seat in range(2) if "18" in str(knowledge(s, seat).chambers)] == [0]


@pytest.mark.rule("KB-057")
def test_kb_057_one_sees_what_one_draws_from_the_bag_to_load() -> None:
    table = go(scene("54", "C"), "KB-050")
    say(table, "to 1", "draw 40")
    assert (seen(table, 0).drawn, seen(table, 1).drawn) == (["40"], [])


@pytest.mark.rule("KB-058")
def test_kb_058_an_active_bullet_is_not_moved_looked_at_or_discarded_but_stays() -> None:
    table = go(scene("14", "70", "49"), "KB-050")
    say(table, "to 1", "1.5")
    assert {"2.0", "3.0"}.isdisjoint(can(table))
    say(table, "2.4", "turn 0")
    assert asked(table) == ("KB-050", [2])
    say(table, "to 2")  # Speed Load for seat 2, whose Triple Action is active
    assert at(table, 1, 0) == "70"
    assert len(state(table).empties(1)) == 5
    go(table, "KB-050")
    assert asked(table) == ("KB-050", [1])
    assert seen(table, 0).playing == ["70"]


@pytest.mark.rule("KB-058")
def test_kb_058_it_turns_with_the_cylinder_and_is_resolved_wherever_it_lies() -> None:
    table = go(scene("29", "59 40", hands=("17", "")), "KB-050")
    say(table, "to 1", "to 2")
    assert at(table, 1, 3) == "59"
    assert seen(table, 0).players[1].chambers[3] == "59"
    told(table, 0)
    skip(table)
    assert told(table, 0, "revealed") == []  # what lies under the hammer now is not fired
    assert asked(table) == ("KB-050", [1])
    assert at(table, 1, 3) == "."


@pytest.mark.rule("KB-058")
@pytest.mark.parametrize("word", ["8>59", "12"], ids=["Misfire", "Somebody Is Cheating"])
def test_kb_058_only_misfire_and_somebody_is_cheating_remove_it(word: str) -> None:
    table = scene("59", "C", hands=(f"{word.split('>')[0]} 17", ""))
    say(table, "pass", "pass")
    say(table, f"1: play {word}", "2: pass")
    skip(table)
    assert at(table, 0, 0) == "."
    assert "59" in labels(table, state(table).discard).split()
    assert state(table).before == []
