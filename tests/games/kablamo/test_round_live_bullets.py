"""KB-040 to KB-047: live bullets, leaving the game, and how a round and a game end."""

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.testing import random_choice
from hinterzimmer.games.kablamo import GAME

from .scene import again, asked, at, can, go, hand, labels, marker, say, scene, seen, skip, state, told


@pytest.mark.rule("KB-040")
def test_kb_040_a_kablamo_eliminates_its_owner_and_a_click_does_nothing() -> None:
    table = go(scene("C", "K", "C"), "KB-039")
    assert state(table).alive == [True, False, True]
    assert [one.died for one in seen(table, 0).players] == [None, 1, None]
    assert at(table, 0, 0) == "."
    assert hand(table, 0) == hand(table, 2) == ""


@pytest.mark.rule("KB-040", "KB-045")
def test_kb_040_only_what_was_played_before_the_reveal_protects() -> None:
    """Seat 1 holds Misfire, Backfire, Ricochet, Somebody Is Cheating and Marquis: none helps once it is revealed."""
    table = scene("K", "C", "14", hands=("2 7 8 11 12", "", ""))
    say(table, "pass", "pass", "pass")
    assert state(table).alive == [False, True, True]
    table = scene("K", "C", "14", hands=("2 7 8 11 12", "", ""))
    say(table, "play 7", "pass", "pass")
    skip(table)
    assert state(table).alive == [True, True, True]


@pytest.mark.rule("KB-040", "KB-045")
def test_kb_045_at_no_ask_of_any_game_is_a_live_bullet_active() -> None:
    rng = SeededStream("KB-045")
    revealed = 0
    for number in range(12):
        table = GAME.start(2 + number % 4)
        while not table.over:
            s = state(table)
            assert all(token >= 20 for token in (*s.active, *s.playing, *[one[0] for one in s.stack]))
            table.play(*random_choice(table, rng))
            kinds = [(event.kind, event.data.get("bullet")) for event in table.take_events()]
            revealed += kinds.count(("revealed", "K")) + kinds.count(("revealed", "C"))
    assert revealed > 12


@pytest.mark.rule("KB-045")
def test_kb_045_a_player_is_eliminated_in_the_same_breath_as_the_reveal() -> None:
    table = scene("K", "14", "15", hands=("17", "", ""))
    say(table, "pass", "pass")
    told(table, 0)
    say(table, "pass")  # one answer, and all of this
    kinds = [one["event"] for one in told(table, 1)]
    assert kinds.index("eliminated") > kinds.index("revealed")
    assert "announced" not in kinds
    assert "assigned" not in kinds


@pytest.mark.rule("KB-041")
def test_kb_041_kablamos_revealed_together_eliminate_together() -> None:
    table = go(scene("K", "14", "K", "C"), "KB-050")
    assert state(table).alive == [False, True, False, True]
    table = skip(scene("K", "C", "K", "K", hands=("17", "", "", "")))
    assert state(table).winner == 1


@pytest.mark.rule("KB-041")
def test_kb_041_left_is_the_next_living_seat_and_all_victims_are_reckoned_first() -> None:
    table = scene("K", "K", "C", hands=("17", "18", "22"))
    marker(table, "3", 0)
    state(table).table = [(token, kind, 1) for token, kind, _ in state(table).table]  # Bolshevik Rules, this round
    skip(table)
    assert state(table).alive == [True, False, False]
    assert state(table).winner == 0
    table = scene("C", "C", "K", "C", hands=("17", "18", "22", "23"))
    marker(table, "3", 0)
    s = state(table)
    s.table = [(token, kind, 1) for token, kind, _ in s.table]
    s.eliminate(3)
    skip(again(table))
    assert state(table).alive == [False, True, True, False]  # past the empty seat


@pytest.mark.rule("KB-042")
def test_kb_042_an_eliminated_players_active_bullet_and_owed_shots_are_void() -> None:
    table = scene("K", "14", "C", hands=("17 K", "18 1 C", "22"))
    marker(table, "3", 0)
    marker(table, "13", 1)
    marker(table, "65", 1)
    marker(table, "59", 1)
    marker(table, "60", 2)
    s = state(table)
    s.table = [(token, kind, 1) for token, kind, _ in s.table]
    told(table, 0)
    say(table, "pass", "pass", "pass")
    s = state(table)
    assert s.alive == [True, False, True]
    assert s.active == []  # the Double Cross is void
    assert {"14", "13", "65", "59", "18", "1"} <= set(labels(table, s.discard).split())
    assert (s.guns[1], s.hands[1], s.on_gun[1]) == ([-1] * 6, [], [])
    assert [s.label(one[0]) for one in s.before] == ["60"]
    told(table, 0)
    go(table, "KB-039")
    assert told(table, 0, "revealed", "resolving") == []  # no shot in Repeat


@pytest.mark.rule("KB-042")
def test_kb_042_what_they_put_on_others_stays() -> None:
    table = go(scene("65 K", "C C", "C C C", hands=("17", "18", "22")), "KB-050")
    say(table, "to 3")  # the Trigger Malfunction of seat 1 lies on seat 3's revolver
    go(table)
    told(table, 1)
    say(table, "pass", "pass", "pass")
    assert state(table).alive == [False, True, True]
    assert [(one.bullet, one.owed) for one in seen(table, 1).players[2].on_revolver] == [("65", True)]
    told(table, 1)
    say(table, "pass", "pass")
    assert [one["seat"] for one in told(table, 1, "revealed")] == [2]


@pytest.mark.rule("KB-042")
def test_kb_042_bolshevik_rules_of_an_eliminated_player_stay() -> None:
    table = scene("K", "C K", "C C", "C C", hands=("3", "17", "18", "22"))
    say(table, "1: play 3", "2: pass", "3: pass", "4: pass")
    skip(table)
    assert state(table).alive == [False, True, True, True]
    assert [one.bullet for one in seen(table, 1).table] == ["3"]
    go(table)
    skip(table)
    assert state(table).alive == [False, True, False, True]  # the left neighbour of who fired


@pytest.mark.rule("KB-043")
def test_kb_043_the_last_one_alive_wins_at_once() -> None:
    table = scene("K", "14", hands=("17", "1 2 3"))
    told(table, 0)
    say(table, "pass", "pass")
    assert table.over
    assert GAME.result(table.state).winners == (1,)
    assert GAME.result(table.state).scores == (0, 1)
    kinds = [one["event"] for one in told(table, 0)]
    assert "resolving" not in kinds  # nothing active is resolved, no window opens
    assert kinds[-1] == "over"


@pytest.mark.rule("KB-043")
def test_kb_043_if_the_last_ones_go_together_nobody_wins() -> None:
    table = skip(scene("K", "K", "K", hands=("17", "", "")))
    assert table.over
    assert GAME.result(table.state).winners == ()
    assert seen(table, 0).winner is None


@pytest.mark.rule("KB-044")
def test_kb_044_after_200_rounds_nobody_has_won() -> None:
    assert GAME.edition().rounds_max == 200
    table = scene("C", "C", hands=("17", "18"))
    state(table).round = 199
    go(table)
    assert (table.over, state(table).round) == (False, 200)
    go(table)
    assert table.over
    assert GAME.result(table.state).winners == ()
    assert told(table, 0)[-1] == {"event": "over", "why": "guard", "winner": None}


@pytest.mark.rule("KB-046")
def test_kb_046_this_rounds_markers_lie_to_the_end_of_reload() -> None:
    table = scene("K 40", "C 41", hands=("7 17", "18"))
    say(table, "1: play 7", "2: pass")
    go(table, "KB-035")
    assert [(one.bullet, one.round) for one in seen(table, 1).table] == [("7", 1)]
    go(table)
    assert state(table).round == 2
    assert asked(table)[0] == "KB-077"  # window A of the next round
    assert seen(table, 1).table == []
    assert "7" in seen(table, 1).discard


@pytest.mark.rule("KB-046")
@pytest.mark.parametrize("window", ["A", "D"])
def test_kb_046_next_round_starts_with_its_window_a(window: str) -> None:
    """Bolshevik Rules played in any window of round 1 rules in round 2 and is gone in round 3."""
    table = scene("C 59 60", "C 61 62", "C 63 64", hands=("3 17", "18", "22"))
    if window == "D":
        go(table, "KB-039")
        while asked(table)[0] == "KB-039":
            say(table, "draw C")
    assert "play 3" in can(table, 0)
    say(table, "1: play 3", "2: pass", "3: pass")
    skip(table)
    assert [(one.bullet, one.round) for one in seen(table, 1).table] == [("3", 2)]
    go(table)
    assert state(table).round == 2
    assert [(one.bullet, one.round) for one in seen(table, 1).table] == [("3", 2)]
    go(table)
    assert state(table).round == 3
    assert seen(table, 1).table == []


@pytest.mark.rule("KB-047")
def test_kb_047_a_bullet_loaded_into_the_chamber_just_fired_fires_six_rounds_later() -> None:
    table = go(scene("C 59 60 61 62 63", ". . . . . .", hands=("64", ""), bag="", start=1), "KB-035")
    say(table, "1: load 64 0", "2: load C 5")
    fired: list[tuple[int, str]] = []
    rounds = 1
    while rounds < 8:
        for one in told(table, 0, "round", "revealed"):
            if one["event"] == "round":
                rounds = one["round"]
            elif one["seat"] == 0:
                fired.append((rounds, one["bullet"]))
        seat = table.waiting_seats()[0]
        table.play(seat, table.require_ask().options[seat][0])
    assert (7, "64") in fired
    assert [word for _, word in fired].count("64") == 1
