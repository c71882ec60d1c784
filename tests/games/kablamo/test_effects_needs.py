"""KB-060 to KB-065: what an effect needs, short bags, spares and what is public."""

import pytest

from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.games.kablamo.viewing import knowledge

from .scene import again, asked, at, can, chances, go, gun, hand, labels, marker, say, scene, seen, skip, state, told

RULES = {"14": "KB-121", "19": "KB-122", "44": "KB-127", "70": "KB-132"}


@pytest.mark.rule("KB-060")
@pytest.mark.parametrize("bullet", ["14", "19", "44", "70"])
def test_kb_060_swaps_never_use_an_empty_chamber(bullet: str) -> None:
    table = go(scene(f"{bullet} . 40 .", "C . 41 . 42 .", hands=("", "17")), "KB-050")
    say(table, "to 1")
    if bullet == "19":
        say(table, "1+2")
    offered: set[str] = set()
    while table.ask is not None and asked(table)[0] == RULES[bullet]:
        for seat in table.waiting_seats():
            offered |= can(table, seat)
        say(table, sorted(can(table))[0])
    places = {text for text in offered if "." in text}
    full = {f"1.{i}" for i in (1, 2, 4)} | {f"2.{i}" for i in (2, 4)}
    assert places
    assert places <= full


@pytest.mark.rule("KB-061")
@pytest.mark.parametrize("bullet", ["3", "4", "7", "9", "10", "12"])
@pytest.mark.parametrize("played", [False, True], ids=["fired", "played"])
def test_kb_061_effects_on_the_whole_table_need_no_assignment(bullet: str, played: bool) -> None:
    if played:
        table = scene("C", "C", hands=(f"{bullet} 17", ""))
        again(marker(table, "34", 0))
        say(table, f"1: play {bullet}", "2: pass")
    else:
        table = scene(bullet, "59", hands=("17", ""))
        marker(table, "24", 1)
        marker(table, "25", 1)
        state(table).turn(1, 2)
    told(table, 0)
    skip(table)
    assert [one for one in told(table, 0, "assigned") if one["bullet"] == bullet] == []
    if bullet == "9":
        assert asked(table) == ("KB-109", [0])


@pytest.mark.rule("KB-062")
@pytest.mark.parametrize(
    ("guns", "hands", "bag", "able"),
    [
        (("14 40", "C"), ("", ""), None, {"to 1", "to 2"}),
        (("14 . . . . .", "C"), ("", ""), None, set()),  # seat 1 has no bullet to give or to lose
        (("14 . . . . .", "C", "C"), ("", "", ""), None, {"to 2", "to 3"}),
        (("14 40", "C . . . . ."), ("", ""), None, set()),
        (("14 40 41", "C 42 . . . ."), ("", ""), None, {"to 2"}),  # the only bullet of seat 2 is safe
        (("19 40", "C . . . . ."), ("", ""), None, set()),
        (("19 40", "C 42 . . . ."), ("", ""), None, {"to 1", "to 2"}),  # one's own safe bullet may be picked
        (("19 . . . . .", "C 42 . . . .", "C 43"), ("", "", ""), None, {"to 1", "to 2", "to 3"}),
        (("70 40 41", "C . . . . ."), ("", ""), None, set()),  # three bullets, one revolver
        (("70 40 . . . .", "C . 41 . . ."), ("", ""), None, set()),  # two bullets
        (("70 40 . . . .", "C . 41 42 . ."), ("", ""), None, {"to 1"}),  # seat 1's lies safe
        (("44 40", "C", "C"), ("", "17", ""), None, {"to 1", "to 3"}),  # an opponent with spares
        (("44 40", "C"), ("17", ""), None, {"to 2"}),
        (("44 . . . . .", "C"), ("", "17"), None, set()),
        (("44 40", "C"), ("", ""), None, set()),
        (("54 40", "59"), ("", ""), None, {"to 1"}),  # an empty chamber
        (("54 40", "59"), ("", ""), "", set()),  # no bullet in the bag
        (("49 40", "59"), ("", ""), None, {"to 1", "to 2"}),
        (("49 40", "59"), ("", ""), "", set()),
        (("76 40", ". 41"), ("", "17"), None, {"to 2"}),
        (("76 40", ". 41"), ("", "17"), "", set()),
        (("5 40 . . . .", "C ."), ("", ""), None, {"to 1", "to 2"}),
        (("5 40 . . . .", "C . . . . ."), ("", ""), None, {"to 1"}),
        (("5 . . . . .", "C . . . . ."), ("", ""), None, set()),
        (("2 . . . . .", "59"), ("", ""), None, {"to 1", "to 2"}),  # an active bullet to aim at
        (("2 . . . . .", "C"), ("", ""), None, set()),
        (("8 . . . . .", "C"), ("", ""), None, set()),
        (("11 . . . . .", "C"), ("", ""), None, set()),
        (("6 . . . . .", "C . . . . ."), ("", ""), "", {"to 1", "to 2"}),  # all others always can
        (("29 . . . . .", "C . . . . ."), ("", ""), "", {"to 1", "to 2"}),
        (("59 . . . . .", "C . . . . ."), ("", ""), "", {"to 1", "to 2"}),
        (("13 . . . . .", "C . . . . ."), ("", ""), "", {"to 1", "to 2"}),
        (("65 . . . . .", "C . . . . ."), ("", ""), "", {"to 1", "to 2"}),
    ],
)
def test_kb_062_what_is_needed(guns: tuple[str, ...], hands: tuple[str, ...], bag: str | None, able: set[str]) -> None:
    bullet = guns[0].split()[0]
    table = scene(*guns, hands=hands, bag=bag)
    skip(table)
    events = told(table, 0, "dud", "assigned")
    if able:
        assert asked(table) == ("KB-050", [0])
        assert can(table) == able
    else:
        assert {"event": "dud", "bullet": bullet} in events


@pytest.mark.rule("KB-062")
def test_kb_062_moment_of_truth_and_overhaul_need_somebody_who_can_and_a_malfunction() -> None:
    table = scene("C 40", "C 41", hands=("10 17", ""))
    assert "play 10" not in can(table, 0)
    marker(table, "1", 0)
    assert "play 10" not in can(again(table), 0)  # Act of Cowardice is no malfunction
    marker(table, "34", 1)
    assert "play 10" in can(again(table), 0)
    assert "play 9" in can(scene("C 40", "C 41", hands=("9 17", "")), 0)
    assert "play 9" not in can(scene(". 40", "C 41", hands=("9 17", "")), 0)
    assert "play 9" not in can(scene("C 40", "C 41", hands=("9", "")), 0)


@pytest.mark.rule("KB-063")
def test_kb_063_stockpiling_loads_first_and_goes_without_the_spare() -> None:
    table = go(scene("54 40", "59", bag="42"), "KB-050")
    say(table, "to 1", "draw 42", "load 42 0")
    assert at(table, 0, 0) == "42"
    assert hand(table, 0) == ""
    assert asked(table) == ("KB-050", [1])


@pytest.mark.rule("KB-063")
def test_kb_063_speed_load_leaves_chambers_of_your_choice_empty() -> None:
    table = go(scene("49 40", "59", bag="42 43"), "KB-050")
    say(table, "to 1", "draw 42", "draw 43")
    assert can(table) == {f"load {word} {chamber}" for word in ("42", "43") for chamber in range(6)}
    say(table, "load 43 1", "load 42 4")
    assert gun(table, 0) == ". 42 . . 43 ."


@pytest.mark.rule("KB-064")
def test_kb_064_spares_are_a_hand_and_cannot_be_followed_out_of_it() -> None:
    table = go(scene("44 40", "C 41", hands=("", "17 18")), "KB-050")
    say(table, "to 1", "1.5", "to 2", "pick 18")
    assert hand(table, 1) == "17 40"
    for seat in (0, SPECTATOR):
        assert seen(table, seat).players[1].spares == 2
        assert "17" not in seen(table, seat).hand
    assert [(one.bullet, one.among) for one in knowledge(state(table), 0).lost] == [("40", 1)]
    go(table, "KB-035")
    say(table, "2: load 40 0", f"1: {sorted(can(table, 0))[0]}")
    assert at(table, 1, 0) == "40"
    assert knowledge(state(table), 0).chambers[1][0] == "?"  # it may be any of those spares
    assert knowledge(state(table), 1).chambers[1][0] == "40"


@pytest.mark.rule("KB-065")
def test_kb_065_what_is_discarded_is_shown_and_the_numbers_of_spares_and_of_the_bag_are_public() -> None:
    table = go(scene("49 40 41 42 43 44", "59", hands=("17", "18 22")), "KB-050")
    told(table, 0)
    say(table, "to 1")
    gone = {one["bullet"] for one in told(table, 1, "discarded")}
    assert gone == {"49", "40", "41", "42", "43", "44"}
    for seat in (0, 1, SPECTATOR):
        view = seen(table, seat)
        assert view.discard == labels(table, state(table).discard).split()
        assert set(view.discard) >= gone  # may be looked up
        assert view.bag == len(state(table).bag)
        assert [one.spares for one in view.players] == [1, 2]
    bag = len(state(table).bag)
    say(table, next(iter(chances(table))))
    assert seen(table, SPECTATOR).bag == bag - 1
