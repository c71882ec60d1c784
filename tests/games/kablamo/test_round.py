"""KB-030 to KB-039: the phases of a round."""

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.errors import IllegalOption
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.testing import random_choice
from hinterzimmer.engine.viewing import view_bytes
from hinterzimmer.games.kablamo import GAME

from .scene import asked, at, can, chances, go, gun, hand, labels, marker, say, scene, seen, skip, state, told


@pytest.mark.rule("KB-030")
def test_kb_030_every_cylinder_turns_one_chamber_clockwise() -> None:
    table = scene("14", "30", "40", hands=("17", "", ""))
    before = [one.copy() for one in state(table).guns]
    say(table, "pass", "pass", "pass")
    assert [one[1:] + one[:1] for one in state(table).guns] == before
    turns = told(table, 0, "turned")
    assert [(one["seat"], one["by"]) for one in turns] == [(0, 1), (1, 1), (2, 1)]


@pytest.mark.rule("KB-031")
def test_kb_031_every_hammer_bullet_is_turned_up_and_stays_until_it_is_resolved() -> None:
    table = scene("39", "30", "24", hands=("17", "", ""))
    say(table, "pass", "pass", "pass")
    view = seen(table, 1)
    assert [one.chambers for one in view.players] == [
        ["39", "?", "?", "?", "?", "?"],
        ["30", "?", "?", "?", "?", "?"],
        ["24", "?", "?", "?", "?", "?"],
    ]
    assert view.active == ["24", "30", "39"]
    skip(table)
    say(table, "to 3")
    assert seen(table, 1).active == ["30", "39"]
    assert [one.chambers[0] for one in seen(table, 1).players] == ["39", "30", None]


@pytest.mark.rule("KB-032")
def test_kb_032_live_bullets_first_and_then_from_the_lowest_number_to_the_highest() -> None:
    table = scene("50", "K", "4", "30", "C", hands=("17", "", "", "18", ""))
    go(table, "KB-039")
    events = told(table, 0, "eliminated", "resolving", "discarded")
    live = [one for one in events if one["event"] == "eliminated" or one.get("into") == "bag"]
    first = next(i for i, one in enumerate(events) if one["event"] == "resolving")
    assert all(events.index(one) < first for one in live)
    assert {one.get("bullet") for one in live} >= {"K", "C"}
    assert [one["bullet"] for one in events if one["event"] == "resolving"] == ["4", "30", "50"]


@pytest.mark.rule("KB-033")
def test_kb_033_all_who_owe_a_shot_fire_together_in_the_order_of_numbers() -> None:
    table = scene("C 60", "C 59", "C 61", hands=("17", "", ""))
    for word, seat in (("65", 0), ("66", 1)):
        marker(table, word, seat)
    say(table, "pass", "pass", "pass")
    assert state(table).phase == "repeat"  # window C
    assert [[one.owed for one in seen(table, 2).players[seat].on_revolver] for seat in (0, 1)] == [[True], [True]]
    told(table, 0)
    say(table, "pass", "pass", "pass")
    assert [one["bullet"] for one in told(table, 0, "revealed")] == ["60", "59"]  # together; seat 3 owes none
    assert seen(table, 0).active == ["59", "60"]
    skip(table)
    assert asked(table) == ("KB-050", [1])  # the lower number first
    say(table, "to 2")
    skip(table)
    assert asked(table) == ("KB-050", [0])
    assert labels(table, state(table).discard) == "65 66"  # discarded after the shot


@pytest.mark.rule("KB-033")
def test_kb_033_one_shot_a_player_a_pass_the_revolvers_first_again_while_anybody_owes() -> None:
    table = scene("C C C 59", "C", hands=("17", ""))
    marker(table, "13", 0)
    marker(table, "65", 0)
    say(table, "pass", "pass")
    assert asked(table)[0] == "KB-077"
    say(table, "pass", "pass")
    assert [one.bullet for one in seen(table, 0).players[0].before] == ["13"]  # still owed
    assert seen(table, 0).players[0].on_revolver == []
    assert state(table).phase == "repeat"
    say(table, "pass", "pass")
    assert seen(table, 0).players[0].before == []
    assert gun(table, 0).startswith("59 ")  # three Clicks are fired
    assert told(table, 0, "revealed")[-1]["bullet"] == "C"
    say(table, "pass", "pass")  # window C once more
    assert state(table).phase == "replace"


@pytest.mark.rule("KB-033")
def test_kb_033_a_revolvers_shot_goes_with_the_revolver_and_a_players_with_the_player() -> None:
    table = scene("C 59", "C 60", "C 61", hands=("6 17", "", ""))
    marker(table, "65", 0)
    marker(table, "13", 2)
    say(table, "pass", "pass", "pass")
    say(table, "1: play 6", "pass", "pass")
    skip(table)
    say(table, "to 1", "1+3", "turn 0", "turn 0")
    assert [len(seen(table, 0).players[seat].on_revolver) for seat in range(3)] == [0, 0, 1]
    told(table, 0)
    skip(table)
    assert [(one["seat"], one["bullet"]) for one in told(table, 0, "revealed")] == [(2, "59")]  # the revolver's
    say(table, "to 2")
    skip(table)
    fired = told(table, 0, "revealed")  # then seat 3's own, Trigger Happy, out of the revolver it has now
    assert [one["seat"] for one in fired] == [2]
    assert {"13", "65"} <= set(labels(table, state(table).discard).split())


@pytest.mark.rule("KB-034")
def test_kb_034_each_draws_as_many_as_their_revolver_has_empty_chambers() -> None:
    table = scene("C . . 40", "C", ". .", hands=("17", "", "18"))
    go(table, "KB-039")
    assert [len(state(table).empties(seat)) for seat in range(3)] == [3, 1, 2]
    while asked(table)[0] == "KB-039":
        say(table, next(iter(chances(table))))
    assert [len(one) for one in state(table).hands] == [4, 1, 3]
    assert state(table).phase == "replace"
    assert [len(state(table).empties(seat)) for seat in range(3)] == [3, 1, 2]  # among the spares, not yet loaded


@pytest.mark.rule("KB-035")
def test_kb_035_the_empty_chambers_must_be_filled_high_velocity_too() -> None:
    table = go(scene("C . 40", "14", hands=("1 2", ""), bag="", start=1), "KB-050")
    say(table, "to 1", "1.4", "2.4", "turn 0")
    go(table, "KB-035")
    assert hand(table, 0) == "1 2"
    assert can(table, 0) == {"load 1 5", "load 2 5"}  # no pass
    say(table, "1: load 2 5", "2: load C 0")
    assert can(table, 0) == {"load 1 0"}
    told(table, 0)
    say(table, "1: load 1 0")
    assert [one["to"] for one in told(table, 0, "loaded") if one["seat"] == 0] == ["1.5", "1.0"]
    assert hand(table, 0) == ""
    assert state(table).round == 2


@pytest.mark.rule("KB-035")
def test_kb_035_with_too_few_one_chooses_which_stay_empty() -> None:
    table = go(scene("59 . . 40", ". . . . . .", hands=("17 18", ""), bag=""), "KB-050")
    say(table, "to 2")
    go(table, "KB-035")
    assert asked(table) == ("KB-035", [0])  # seat 2 has no spares
    assert can(table, 0) == {f"load {word} {chamber}" for word in ("17", "18") for chamber in (5, 4, 0)}
    say(table, "load 18 0")
    assert can(table, 0) == {"load 17 4", "load 17 5"}
    told(table, 0)
    say(table, "load 17 4")
    assert [one["to"] for one in told(table, 0, "loaded")] == ["1.0", "1.4"]
    assert state(table).round > 1  # the safe chamber stays empty
    assert hand(table, 0) == ""


@pytest.mark.rule("KB-035")
def test_kb_035_reload_is_secret_and_simultaneous() -> None:
    table = go(scene("C", "C", hands=("17 18", "22 23")), "KB-035")
    assert asked(table) == ("KB-035", [0, 1])
    before = view_bytes(GAME, table, 1)
    table.take_events()
    say(table, "1: load 18 0")
    assert view_bytes(GAME, table, 1) == before
    assert at(table, 0, 0) == "."
    say(table, "2: load 22 0")
    loads = [event.seen_by(1) for event in table.take_events() if event.kind == "loaded"]
    assert loads[0] == {"event": "loaded", "seat": 0, "from": "spares", "to": "1.0"}
    assert loads[1] == {"event": "loaded", "seat": 1, "from": "spares", "to": "2.0"}


@pytest.mark.rule("KB-036")
def test_kb_036_an_empty_hammer_position_fires_nothing_and_uses_up_the_markers() -> None:
    table = scene(". K", "C", hands=("17", ""))
    for word in ("34", "65"):
        marker(table, word, 0)
    told(table, 0)
    say(table, "pass", "pass")
    events = told(table, 0, "revealed", "empty", "used", "owes")
    assert [one for one in events if one.get("seat") == 0] == [
        {"event": "used", "seat": 0, "bullet": "34", "as": "Hammer Malfunction"},
        {"event": "owes", "seat": 0, "bullet": "65"},
    ]
    table = scene(". 59", "C", hands=("17", ""))
    marker(table, "39", 0)
    state(table).turn(0, 1)  # the empty chamber lies under the hammer, and Ratchet leaves it there
    told(table, 0)
    say(table, "pass", "pass")
    assert [one["event"] for one in told(table, 0, "empty", "used")] == ["used", "empty"]
    assert state(table).on_gun[0] == []
    assert state(table).alive == [True, True]


@pytest.mark.rule("KB-037")
def test_kb_037_used_bullets_are_discarded_and_live_ones_go_back_into_the_bag_at_once() -> None:
    table = go(scene("C", "29", "K 41 C 42 43 K", hands=("", "", "K C 17 3"), bag=""), "KB-050")
    assert labels(table, state(table).bag) == "K K K C C C"  # fired ones and all that the eliminated player had
    assert set(labels(table, state(table).discard).split()) == {"41", "42", "43", "17", "3"}
    say(table, "to 1", "to 1")
    assert "29" in labels(table, state(table).discard).split()
    assert asked(table) == ("KB-039", [CHANCE])
    assert chances(table) == {"draw K": 3, "draw C": 3}  # they can be drawn in this very round


@pytest.mark.rule("KB-037")
def test_kb_037_a_discarded_bullet_never_comes_back() -> None:
    rng = SeededStream("KB-037")
    for _ in range(5):
        table = GAME.start(4)
        out: list[int] = []
        while not table.over:
            table.play(*random_choice(table, rng))
            now = state(table).discard
            assert now[: len(out)] == out
            assert all(token >= 20 for token in now)  # never a live one
            out = now.copy()
        assert out


@pytest.mark.rule("KB-038")
def test_kb_038_wet_powder_returns_live_bullets_only_after_the_drawing() -> None:
    table = go(scene("76", "15", hands=("K 17 18", ""), bag="22 23 24 25"), "KB-050")
    assert asked(table) == ("KB-050", [1])
    say(table, "to 2", "2.4", "1.4", "turn 0")
    say(table, "to 1")
    assert asked(table) == ("KB-133", [CHANCE])
    assert chances(table) == {f"draw {word}": 1 for word in ("22", "23", "24", "25")}
    assert (labels(table, state(table).aside), seen(table, 1).aside) == ("K", ["K"])
    say(table, "draw 22", "draw 23", "draw 24")
    assert labels(table, state(table).bag) == "K 25"
    assert state(table).aside == []


@pytest.mark.rule("KB-038")
def test_kb_038_speed_load_returns_live_bullets_only_after_the_drawing() -> None:
    table = go(scene("49 K K C 14 15", "C", bag="22 23 24 25 26 27 28 30"), "KB-050")
    say(table, "to 1")
    for word in ("22", "23", "24", "25", "26", "27"):
        assert {"draw K"}.isdisjoint(chances(table))
        assert chances(table).get("draw C") == 1  # the one fired by seat 2 before
        say(table, f"draw {word}")
    assert labels(table, state(table).bag) == "K K C C 28 30"


@pytest.mark.rule("KB-039")
def test_kb_039_replace_deals_one_at_a_time_from_the_start_marker_to_those_still_short() -> None:
    table = scene("C .", ". . . .", "C", hands=("17", "", ""), start=1)
    go(table, "KB-039")
    assert [len(state(table).empties(seat)) for seat in range(3)] == [2, 4, 1]
    told(table, 0)
    go(table, "KB-077")
    assert [one["seat"] for one in told(table, 2, "drawn")] == [1, 2, 0, 1, 0, 1, 1]


@pytest.mark.rule("KB-039")
def test_kb_039_until_the_bag_is_empty() -> None:
    table = scene("59 .", ". . . .", "60", hands=("17", "", ""), start=2, bag="22 23 24 25")
    go(table, "KB-050")
    say(table, "to 2", "to 2")
    told(table, 0)
    while asked(table)[0] == "KB-039":
        say(table, next(iter(chances(table))))
    assert [one["seat"] for one in told(table, 2, "drawn")] == [2, 0, 1, 0]
    assert state(table).bag == []


@pytest.mark.rule("KB-035")
def test_kb_035_nothing_else_may_be_loaded() -> None:
    table = go(scene("C", "C", hands=("17", "18")), "KB-035")
    for text in ("1: pass", "1: load 18 0", "1: load 17 3", "1: back"):
        with pytest.raises(IllegalOption):
            say(table, text)
