"""KB-020 to KB-029: the deal, loading, and the ways to play."""

from collections import Counter
from typing import Any

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.errors import IllegalOption
from hinterzimmer.engine.seats import CHANCE, SPECTATOR
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.testing import random_choice
from hinterzimmer.engine.viewing import view_bytes, view_of
from hinterzimmer.games.kablamo import GAME

from .scene import asked, at, can, chances, go, gun, hand, labels, say, scene, seen, skip, state, told

DEALT = ("K 14 15 16 17 18 19 1", "C 30 31 32 33 34 35 2")
"""What two seats are dealt in the tests below."""


def deal(*hands: str, start: int = 1, **settings: bool) -> Table[Any]:
    """A game in which the seats are dealt these bullets, one at a time round the table."""
    table = GAME.start(len(hands), settings)
    say(table, f"start {start}")
    rows = [text.split() for text in hands]
    for i in range(len(rows[0])):
        for row in rows:
            say(table, f"draw {row[i]}")
    return table


def load(table: Table[Any], *orders: str) -> Table[Any]:
    """Everybody loads six bullets, each seat's written in firing order."""
    for i, word in enumerate(zip(*[order.split() for order in orders], strict=True)):
        say(table, *[f"load {one} {5 - i}" for one in word])
    return table


def loaded(**settings: bool) -> Table[Any]:
    """Both have loaded, and window A is asked."""
    return load(deal(*DEALT, **settings), "14 K 15 16 17 18", "C 30 31 32 33 34")


@pytest.mark.rule("KB-020")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kb_020_eight_bullets_for_everybody_from_all_that_are_in_the_bag(seats: int) -> None:
    table = GAME.start(seats)
    say(table, "start 1")
    assert chances(table) == {
        "draw K": 15,
        "draw C": 5,
        **{f"draw {number}": 1 for number in range(1, 81)},
    }
    go(table, "KB-021")
    assert [len(one) for one in state(table).hands] == [8] * seats
    assert len(state(table).bag) == 100 - 8 * seats


@pytest.mark.rule("KB-020")
def test_kb_020_only_its_owner_sees_what_was_dealt() -> None:
    one = deal(*DEALT)
    two = deal(DEALT[0], "K 3 50 51 52 53 54 60")
    assert seen(one, 0).hand == sorted(DEALT[0].split(), key=lambda word: (word != "K", word.zfill(2)))
    events, others = one.take_events(), two.take_events()
    for seat in (0, SPECTATOR):
        assert view_bytes(GAME, one, seat) == view_bytes(GAME, two, seat)
        assert [event.seen_by(seat) for event in events] == [event.seen_by(seat) for event in others]
    drawn = [event.seen_by(0) or {} for event in events if event.kind == "drawn"]
    assert [event.get("bullet") for event in drawn if event["seat"] == 0] == DEALT[0].split()
    assert [event.get("bullet") for event in drawn if event["seat"] == 1] == [None] * 8


@pytest.mark.rule("KB-021")
def test_kb_021_six_are_loaded_in_an_order_of_ones_choice() -> None:
    table = deal(*DEALT)
    assert asked(table) == ("KB-021", [0, 1])
    assert can(table, 0) == {f"load {word} 5" for word in DEALT[0].split()}
    load(table, "14 K 15 16 17 18", "C 30 31 32 33 34")
    assert gun(table, 0) == "14 K 15 16 17 18"
    assert gun(table, 1) == "C 30 31 32 33 34"
    assert asked(table)[0] == "KB-077"


@pytest.mark.rule("KB-021")
def test_kb_021_until_all_have_six_one_may_look_and_rearrange() -> None:
    table = deal(*DEALT)
    say(table, "1: load K 5", "2: load C 5")
    assert seen(table, 0).chosen == [["5", "K"]]
    assert seen(table, 1).chosen == [["5", "C"]]
    say(table, "1: back", "2: load 30 4")  # the Kablamo is taken out again
    assert seen(table, 0).chosen == []
    steps = (
        ("load 14 5", "load 31 3"),
        ("load 15 4", "load 32 2"),
        ("load 16 3", "load 33 1"),
        ("load 17 2", "load 34 0"),
    )
    for mine, theirs in steps:
        say(table, f"1: {mine}", f"2: {theirs}")
    assert can(table, 1) == {"ready"}  # all six, and still
    say(table, "1: load 18 1", "2: back")
    say(table, "1: load 19 0", "2: back")  # seat 1 has six now, the other has not
    assert seen(table, 0).chosen[-1] == ["0", "19"]
    assert [one.chambers for one in seen(table, 1).players] == [[None] * 6] * 2  # nothing is loaded before all have six
    say(table, "1: back", "2: load 34 1")
    say(table, "1: load K 0", "2: load 33 0")
    assert (gun(table, 0), gun(table, 1)) == ("14 15 16 17 18 K", "C 30 31 32 34 33")


@pytest.mark.rule("KB-021")
def test_kb_021_after_that_nobody_may_look_or_move() -> None:
    table = loaded()
    with pytest.raises(IllegalOption):
        say(table, "1: back")
    for seat in (0, 1):
        view = seen(table, seat)
        assert view.chosen == []
        assert [one.chambers for one in view.players] == [["?"] * 6] * 2
        assert can(table, seat) - {f"play {number}" for number in range(1, 14)} == {"pass", "pass round"}


@pytest.mark.rule("KB-022")
def test_kb_022_the_other_two_are_spares_which_one_may_look_at_any_time() -> None:
    table = loaded()
    assert (hand(table, 0), hand(table, 1)) == ("1 19", "2 35")
    rng = SeededStream("KB-022")
    for _ in range(300):
        if table.over:
            break
        for seat in range(2):
            assert seen(table, seat).hand == hand(table, seat).split()
            assert seen(table, seat).players[1 - seat].spares == len(state(table).hands[1 - seat])
        table.play(*random_choice(table, rng))


@pytest.mark.rule("KB-022")
def test_kb_022_there_is_no_minimum_or_maximum() -> None:
    many = " ".join([str(number) for number in range(14, 44)])
    table = go(scene("C 44", "C 45", hands=(many, ""), bag=""))
    assert len(state(table).hands[0]) == 30  # one drawn (a fired Click), one loaded
    assert state(table).hands[1] == []
    assert state(table).round == 2


@pytest.mark.rule("KB-022")
def test_kb_022_markers_are_not_spares() -> None:
    table = go(scene("13", "C", hands=("17", "")), "KB-050")
    say(table, "to 1")
    assert [one.bullet for one in seen(table, 0).players[0].before] == ["13"]
    assert hand(table, 0) == "17"
    assert seen(table, 1).players[0].spares == 1


@pytest.mark.rule("KB-023")
def test_kb_023_eight_may_be_put_back_for_seven_and_then_for_six_which_must_be_kept() -> None:
    table = deal(*DEALT, mulliganovski=True)
    assert asked(table) == ("KB-023", [0, 1])
    assert can(table, 0) == {"keep", "again"}
    say(table, "1: again", "2: keep")
    assert chances(table)["draw K"] == 15  # the Kablamo is back in the bag
    say(table, *[f"draw {number}" for number in range(40, 47)])
    assert hand(table, 0) == "40 41 42 43 44 45 46"
    assert len(state(table).hands[1]) == 8
    assert asked(table) == ("KB-023", [0])  # who has kept is not asked again
    say(table, "again", *[f"draw {number}" for number in range(50, 56)])
    assert hand(table, 0) == "50 51 52 53 54 55"
    assert asked(table) == ("KB-021", [0, 1])  # these must be kept
    load(table, "50 51 52 53 54 55", "C 30 31 32 33 34")
    assert (hand(table, 0), hand(table, 1)) == ("", "2 35")  # no spare


@pytest.mark.rule("KB-023")
def test_kb_023_all_returns_go_in_then_all_draw_and_nobody_knows_before() -> None:
    table = deal(*DEALT, mulliganovski=True)
    before = view_bytes(GAME, table, 1)
    say(table, "1: again")
    assert view_bytes(GAME, table, 1) == before  # in secret
    say(table, "2: again")
    assert len(state(table).bag) == 100
    assert sum(chances(table).values()) == 100  # what the other put back can be drawn
    say(table, "draw C", "draw 14")
    assert (hand(table, 0), hand(table, 1)) == ("C", "14")
    say(table, *[f"draw {number}" for number in range(40, 52)])
    assert asked(table) == ("KB-023", [0, 1])
    assert [len(one) for one in state(table).hands] == [7, 7]


@pytest.mark.rule("KB-023")
def test_kb_023_it_is_an_option() -> None:
    assert asked(deal(*DEALT)) == ("KB-021", [0, 1])


@pytest.mark.rule("KB-024")
def test_kb_024_hardcore_has_no_high_velocity_and_gives_everybody_a_kablamo() -> None:
    table = GAME.start(3, {"hardcore": True})
    assert len(state(table).bag) + 3 == 87
    say(table, "start 1")
    assert [hand(table, seat) for seat in range(3)] == ["K", "K", "K"]
    assert chances(table) == {"draw K": 12, "draw C": 5, **{f"draw {n}": 1 for n in range(14, 81)}}
    assert [one["bullet"] for one in told(table, 0, "given")] == ["K", "K", "K"]
    go(table, "KB-021")
    assert [len(one) for one in state(table).hands] == [8, 8, 8]
    assert sorted([int(word) for word in labels(table, state(table).removed).split()]) == list(range(1, 14))


@pytest.mark.rule("KB-025")
def test_kb_025_with_both_options_the_given_kablamo_stays() -> None:
    table = deal("K 14 15 16 17 18 19", "C 30 31 32 33 34 35", hardcore=True, mulliganovski=True)
    assert hand(table, 0) == "K K 14 15 16 17 18 19"
    say(table, "1: again", "2: again")
    assert (hand(table, 0), hand(table, 1)) == ("K", "K")
    assert chances(table)["draw K"] == 13  # the drawn one went back, the given one did not
    say(table, *[f"draw {number}" for number in range(40, 52)])
    assert [len(one) for one in state(table).hands] == [7, 7]  # a Kablamo and six
    say(table, "1: again", "2: keep")
    assert hand(table, 0) == "K"
    say(table, *[f"draw {number}" for number in range(60, 65)])
    assert hand(table, 0) == "K 60 61 62 63 64"
    assert asked(table)[0] == "KB-021"


@pytest.mark.rule("KB-026")
def test_kb_026_in_the_social_game_every_loaded_bullet_shows_its_loaders_marker() -> None:
    table = loaded(social=True)
    assert seen(table, 1).social
    assert seen(table, 1).players[0].loaded_by == [0] * 6
    assert seen(table, SPECTATOR).players[1].loaded_by == [1] * 6
    assert seen(loaded(), 0).players[0].loaded_by is None


@pytest.mark.rule("KB-026")
def test_kb_026_the_marker_goes_with_the_bullet() -> None:
    table = go(scene("14 40", "C 41", social=True), "KB-050")
    say(table, "to 1")
    say(table, "1.4", "2.3", "turn 0")
    assert seen(table, 0).players[0].loaded_by == [None, 0, 0, 0, 1, 0]
    assert seen(table, 0).players[1].loaded_by == [None, 1, 1, 0, 1, 1]
    s = state(table)
    s.turn(1, 1)
    assert seen(table, 0).players[1].loaded_by == [1, None, 1, 1, 0, 1]


@pytest.mark.rule("KB-026")
def test_kb_026_sleight_of_hand_loads_a_bullet_of_the_opponents_and_takes_a_marker_off() -> None:
    table = go(scene("44 40", "C 41", hands=("", "17"), social=True), "KB-050")
    say(table, "to 1", "1.5", "to 2", "pick 17")
    assert (at(table, 0, 5), hand(table, 1)) == ("17", "40")
    assert seen(table, 0).players[0].loaded_by == [None, 0, 0, 0, 0, 1]


@pytest.mark.rule("KB-026")
def test_kb_026_test_of_honor_shows_whose_spare_it_was() -> None:
    table = go(scene("59", "C", hands=("17 18", ""), social=True, bag=""), "KB-050")
    say(table, "to 1")
    go(table, "KB-130")
    say(table, "to 2", "load 17 0")
    assert seen(table, 1).players[1].loaded_by == [0, 1, 1, 1, 1, 1]


@pytest.mark.rule("KB-028")
def test_kb_028_choices_made_together_stay_secret_until_all_are_in() -> None:
    table = deal(*DEALT)
    before, watched = view_bytes(GAME, table, 1), view_bytes(GAME, table, SPECTATOR)
    table.take_events()
    say(table, "1: load K 5")
    assert view_bytes(GAME, table, 1) == before
    assert view_bytes(GAME, table, SPECTATOR) == watched
    assert table.take_events() == []
    question = view_of(GAME, table, 1).question
    assert question is not None
    assert question.asked == [0, 1]  # not even who has chosen is shown


@pytest.mark.rule("KB-028")
def test_kb_028_what_is_chosen_to_be_loaded_is_shown_to_nobody_else_while_others_still_choose() -> None:
    table = deal(*DEALT)
    say(table, "1: load K 5", "2: load C 5")
    assert "chosen" not in str([event.seen_by(1) for event in table.take_events() if event.kind != "drawn"])
    assert seen(table, 1).chosen == [["5", "C"]]
    assert seen(table, SPECTATOR).chosen == []
    assert seen(table, 1).players[0].spares == 8


@pytest.mark.rule("KB-028")
def test_kb_028_in_a_phase_all_act_at_once() -> None:
    table = loaded()
    skip(table)
    events = [one["event"] for one in told(table, 0, "turned", "revealed")]
    assert events == ["turned", "turned", "revealed", "revealed"]
    go(table, "KB-035")
    assert asked(table) == ("KB-035", [0, 1])


@pytest.mark.rule("KB-029")
def test_kb_029_the_start_marker_is_drawn_by_lot() -> None:
    table = GAME.start(4)
    assert asked(table) == ("KB-029", [CHANCE])
    assert chances(table) == {f"start {seat}": 1 for seat in (1, 2, 3, 4)}
    say(table, "start 3")
    assert (seen(table, 0).start, state(table).start) == (2, 2)
    rng = SeededStream("KB-029")
    drawn = Counter([GAME.start(4).require_ask().outcome(rng.below(4)).text for _ in range(400)])
    assert min(drawn.values()) > 60


@pytest.mark.rule("KB-029")
def test_kb_029_it_passes_clockwise_to_the_next_living_seat_at_the_end_of_a_round() -> None:
    table = scene("C 24", "K", "C 25", hands=("17", "", "18"), start=0)
    go(table)
    assert state(table).round == 2
    assert state(table).start == 2  # seat 2 is eliminated
    go(table)
    assert state(table).start == 0


@pytest.mark.rule("KB-029")
def test_kb_029_it_passes_at_once_if_its_holder_is_eliminated() -> None:
    table = go(scene("C", "C", "K", start=2), "KB-039")
    assert state(table).start == 0
    assert state(table).round == 1
    table = go(scene("K", "C", "K", "14", start=2), "KB-050")
    assert state(table).start == 3
