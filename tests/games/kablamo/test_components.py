"""KB-001 to KB-012: the bullets and the revolver."""

from collections import Counter

import pytest

from hinterzimmer.engine.errors import BadEdition, BadSeats
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.viewing import view_bytes, view_of
from hinterzimmer.games.kablamo import GAME
from hinterzimmer.games.kablamo.bullets import ACTION, FAST, KINDS, LIVE

from .scene import asked, at, can, go, hand, say, scene, seen, skip, state, told

OWN = GAME.edition()
AMMUNITION = OWN.ammunition

CATALOGUE = {
    "Act of Cowardice": "1-1",
    "Backfire": "2-2",
    "Bolshevik Rules": "3-3",
    "Full Metal Jacket": "4-4",
    "Lack of Etiquette": "5-5",
    "Lights Out": "6-6",
    "Marquis of Queensbury Rules": "7-7",
    "Misfire": "8-8",
    "Moment of Truth": "9-9",
    "Overhaul": "10-10",
    "Ricochet": "11-11",
    "Somebody Is Cheating": "12-12",
    "Trigger Happy": "13-13",
    "Double Cross": "14-18",
    "Gentlemen's Agreement": "19-23",
    "Cylinder Malfunction": "24-28",
    "Greased Cylinder": "29-33",
    "Hammer Malfunction": "34-38",
    "Ratchet Malfunction": "39-43",
    "Sleight of Hand": "44-48",
    "Speed Load": "49-53",
    "Stockpiling": "54-58",
    "Test of Honor": "59-64",
    "Trigger Malfunction": "65-69",
    "Triple Action": "70-75",
    "Wet Powder": "76-80",
}
"""The two tables of the catalogue, written once more."""


def kinds(group: str) -> Counter[str]:
    """How many bullets there are of each kind of a colour."""
    rows = [KINDS[kind] for kind in AMMUNITION.kind_of]
    return Counter([row.name for row in rows if row.group == group])


@pytest.mark.rule("KB-001")
def test_kb_001_a_hundred_bullets_in_three_colours_and_one_bag() -> None:
    assert AMMUNITION.size == 100
    assert (kinds(LIVE).total(), kinds(ACTION).total(), kinds(FAST).total()) == (20, 67, 13)
    assert len(kinds(ACTION)) == 13
    assert set(kinds(FAST).values()) == {1}
    table = GAME.start(4)
    assert state(table).bag == list(range(100))
    assert seen(table, 0).bag == 100
    assert len(seen(table, 0).players) == len(state(table).guns) == 4  # a revolver for each


@pytest.mark.rule("KB-002")
def test_kb_002_fifteen_kablamo_and_five_click_and_the_product_says_it_is_a_reconstruction() -> None:
    assert kinds(LIVE) == {"Kablamo": 15, "Click": 5}
    assert OWN.provenance["live"] == "reconstructed"
    assert "live" in view_of(GAME, GAME.start(2), 1).board.reconstructed


@pytest.mark.rule("KB-003")
def test_kb_003_five_of_each_action_bullet_but_six_of_two() -> None:
    counts = kinds(ACTION)
    assert {name for name, count in counts.items() if count == 6} == {"Test of Honor", "Triple Action"}
    assert sorted(set(counts.values())) == [5, 6]
    assert "action" in view_of(GAME, GAME.start(2), SPECTATOR).board.reconstructed


@pytest.mark.rule("KB-004")
def test_kb_004_every_number_once_in_the_order_of_the_tables_and_none_on_live_bullets() -> None:
    expected = {"K": "Kablamo", "C": "Click"}
    for name, numbers in CATALOGUE.items():
        first, last = numbers.split("-")
        for number in range(int(first), int(last) + 1):
            expected[str(number)] = name
    assert len(expected) == 82
    assert AMMUNITION.names == expected
    labels = [AMMUNITION.label(token) for token in range(100)]
    assert sorted([int(one) for one in labels if one.isdigit()]) == list(range(1, 81))
    assert (labels.count("K"), labels.count("C")) == (15, 5)
    assert {"high_velocity", "action"} <= set(OWN.reconstructed)


@pytest.mark.rule("KB-004")
def test_kb_004_an_edition_whose_high_velocity_numbers_are_not_lower_is_refused() -> None:
    text = OWN.text.replace('"Trigger Happy" = "13"', '"Trigger Happy" = "14"')
    with pytest.raises(BadEdition, match="14 is the number of"):
        GAME.edition(text)
    text = text.replace('"Double Cross" = "14-18"', '"Double Cross" = "13 15-18"')
    with pytest.raises(BadEdition, match="must be lower"):
        GAME.edition(text)


@pytest.mark.rule("KB-005")
def test_kb_005_loaded_bullets_and_others_spares_look_alike() -> None:
    """Two tables that differ only in what seat 1 and the bag hold are the same to seat 2 and to a spectator."""
    one = scene("K 30 40 50 60 70", "14 15 16 18 19 20", hands=("1 C", "17"))
    two = scene("C 31 41 51 61 71", "14 15 16 18 19 20", hands=("12 K", "17"))
    for seat in (1, SPECTATOR):
        assert view_bytes(GAME, one, seat) == view_bytes(GAME, two, seat)
    assert view_bytes(GAME, one, 0) != view_bytes(GAME, two, 0)  # one's own spares are seen
    assert seen(one, 1).players[0].chambers == ["?"] * 6
    assert seen(one, 0).players[0].chambers == ["?"] * 6


@pytest.mark.rule("KB-006")
def test_kb_006_two_to_five_players() -> None:
    for seats in (2, 3, 4, 5):
        assert state(GAME.start(seats)).alive == [True] * seats
    for seats in (0, 1, 6):
        with pytest.raises(BadSeats, match="2 to 5"):
            GAME.start(seats)


@pytest.mark.rule("KB-010")
def test_kb_010_six_chambers_the_hammer_fires_and_the_safe_one_is_left_of_it() -> None:
    table = scene("14 . . . . .", ". . . . . 30", hands=("17", ""))
    assert [len(one.chambers) for one in seen(table, 0).players] == [6, 6]
    assert seen(table, 1).players[0].chambers == [None, None, None, None, None, "?"]  # the safe one is 5
    assert seen(table, 1).players[1].chambers == ["?", None, None, None, None, None]  # the hammer is 0
    say(table, "pass", "pass")
    assert seen(table, 1).players[0].chambers == ["14", None, None, None, None, None]  # fired on top
    assert seen(table, 1).players[1].chambers == [None, "?", None, None, None, None]  # turned on, not fired
    assert told(table, 1, "revealed", "empty") == [
        {"event": "revealed", "seat": 0, "bullet": "14"},
        {"event": "empty", "seat": 1},
    ]


@pytest.mark.rule("KB-011")
def test_kb_011_a_clockwise_turn_moves_i_to_the_next_position() -> None:
    table = scene("80 79 78 77 76 75", "30", hands=("6 17", ""))
    before = state(table).guns[0].copy()
    say(table, "1: play 6", "2: pass")
    skip(table)
    say(table, "to 1", "1+2", "1: turn 0", "2: turn 1")
    after = state(table).guns[1]
    assert [after[(i + 1) % 6] for i in range(6)] == before
    assert at(table, 1, 0) == "80"  # the safe bullet comes under the hammer


@pytest.mark.rule("KB-011")
def test_kb_011_bullets_fire_in_the_order_5_4_3_2_1_0() -> None:
    table = scene("64 62 60 63 59 61", ". . . . . .", bag="")  # Tests of Honor without spares: duds
    fired = []
    for number in range(1, 7):
        assert state(table).round == number
        fired += told(table, 1, "revealed")
        say(table, "to 1")
    assert [one["bullet"] for one in fired] == ["64", "62", "60", "63", "59", "61"]


@pytest.mark.rule("KB-012")
@pytest.mark.parametrize(
    ("bullet", "assigning"),
    [("14", ("to 1", "1.5")), ("70", ("to 1",)), ("5", ("to 1",))],
    ids=["Double Cross", "Triple Action", "Lack of Etiquette"],
)
def test_kb_012_anothers_safe_bullet_is_out_of_reach_and_ones_own_is_not(
    bullet: str, assigning: tuple[str, ...]
) -> None:
    table = go(scene(bullet, "C", "C"), "KB-050")
    assert at(table, 1, 5) != "."
    say(table, *assigning[:1])
    offered = can(table, 0)
    assert "1.5" in offered
    say(table, *assigning[1:])
    offered = can(table, 0)
    assert not {"2.5", "3.5"} & offered
    assert {"2.4", "3.4"} <= offered


@pytest.mark.rule("KB-012")
def test_kb_012_test_of_honor_does_not_load_anothers_safe_position() -> None:
    table = go(scene("59", "C . 40", hands=("17 18 22", ""), bag=""), "KB-050")
    assert (at(table, 1, 0), at(table, 1, 5)) == (".", ".")  # fired, and turned there
    say(table, "to 1")
    go(table, "KB-130")
    say(table, "to 2")
    assert can(table) == {"load C 0", "load 17 0", "load 18 0", "load 22 0"}
    say(table, "load 17 0")
    assert (at(table, 1, 0), at(table, 1, 5)) == ("17", ".")
    assert asked(table)[0] != "KB-130"


@pytest.mark.rule("KB-012")
def test_kb_012_the_owner_loads_the_safe_position_in_reload() -> None:
    table = go(scene("C . 40", "C 41", hands=("17 18", ""), bag=""), "KB-035")
    assert (at(table, 0, 0), at(table, 0, 5)) == (".", ".")
    assert {"load 17 5", "load 18 5"} <= can(table, 0)


@pytest.mark.rule("KB-012")
def test_kb_012_turning_anothers_whole_cylinder_is_allowed() -> None:
    table = go(scene("29", "C"), "KB-050")
    safe = at(table, 1, 5)
    say(table, "to 1", "to 2")
    assert at(table, 1, 2) == safe


@pytest.mark.rule("KB-012")
def test_kb_012_moment_of_truth_lets_the_owner_move_it() -> None:
    table = scene("C 40", "C", hands=("9 17", ""))
    say(table, "1: play 9", "2: pass")
    skip(table)
    assert asked(table) == ("KB-109", [0])
    say(table, "swap 17")
    assert (at(table, 0, 5), hand(table, 0)) == ("17", "C")
