"""KB-140 to KB-146, and the odd cases that the catalogue wants shown."""

import pytest

from hinterzimmer.games.kablamo.bullets import kind_named
from hinterzimmer.games.kablamo.rules import Rounds

from .stage import Stage


def marked(*guns: str, hands: tuple[str, ...] = (), **lie: str) -> Stage:
    """A stage at window A on which markers lie: `one="24 39"` on seat 1's revolver, `two` on 2's, `table` this round.

    `happy="13"` lies before seat 1.
    """
    stage = Stage(*guns, hands=hands, agenda=())
    s = stage.s
    for where, bullets in lie.items():
        for bullet in bullets.split():
            token = next(one for one in s.bag if s.label(one) == bullet)
            s.bag.remove(token)
            s.show(token)
            kind = kind_named(s.ammunition.names[bullet])
            if where == "table":
                s.table.append((token, kind, 1))
            elif where == "happy":
                s.before.append((token, kind, 0))
            else:
                s.on_gun[["one", "two", "three"].index(where)].append((token, kind, 0))
    return stage.run(Rounds())


def fired(stage: Stage, seat: int) -> list[str]:
    """What a seat has revealed so far."""
    return [str(one["bullet"]) for one in stage.events("revealed") if one["seat"] == seat - 1]


@pytest.mark.rule("KB-140", "KB-055")
def test_kb_140_each_firing_uses_one_marker_of_each_kind() -> None:
    stage = marked("C", "C", hands=("80", "79"), one="24 25 34 35 39 40").close()
    assert stage.marks(1) == "Cylinder Malfunction, Hammer Malfunction, Ratchet Malfunction"


@pytest.mark.rule("KB-140", "KB-033")
def test_kb_140_repeat_shots_use_markers_too() -> None:
    stage = marked("50 C C", "C", hands=("80", "79"), one="34 35", happy="13").close(2)
    assert fired(stage, 1) == []  # both firings skipped the reveal
    assert stage.marks(1) == ""


@pytest.mark.rule("KB-140", "KB-131")
def test_kb_140_a_trigger_marker_whose_shot_is_owed_is_not_used_again() -> None:
    stage = marked("C C C", "C C", hands=("80", "79"), one="65", happy="13").close()
    assert stage.view().players[0].on_revolver[0].owed
    stage.close()
    assert stage.marks(1) == "Trigger Happy"  # the revolver's shot came first
    assert fired(stage, 1) == ["C", "C"]
    stage.close()
    assert fired(stage, 1) == ["C", "C", "C"]
    assert stage.marks(1) == ""
    assert stage.close().rule() == "KB-039"  # and no fourth


@pytest.mark.rule("KB-142", "KB-141")
@pytest.mark.parametrize(
    ("markers", "hammer", "reveals"),
    [
        ("24", "60", ["60"]),
        ("39", "65", ["65"]),
        ("39 24", "65", ["65"]),  # both used, no turn
        ("39 34", "65", []),  # nothing turns, nothing is revealed
        ("24 34", "60", []),
        ("1", "63", ["63"]),
        ("1 39", "62", ["62"]),  # the hammer bullet is discarded, the next fires
        ("1 24", "65", ["65"]),  # the bullet that lay under the hammer before the shot
        ("1 34", "63", []),  # the second bullet stays face down
        ("1 24 39 34", "62", []),
    ],
)
def test_kb_142_markers_together(markers: str, hammer: str, reveals: list[str]) -> None:
    # In firing order: position 5 holds 62, 4 holds 63, 3 holds 64, 2 holds 59, 1 holds 60, the hammer 65.
    stage = marked("62 63 64 59 60 65", "C", hands=("80", "79"), one=markers).close()
    assert stage.at(1, 0) == hammer
    assert fired(stage, 1) == reveals
    assert stage.marks(1) == ""
    discarded = {"1": "62", "1 39": "65", "1 24": "60", "1 34": "62", "1 24 39 34": "65"}.get(markers)
    if discarded:
        assert stage.gone(discarded)


@pytest.mark.rule("KB-142")
def test_kb_142_cowardice_with_trigger_the_extra_shot_discards_nothing() -> None:
    stage = marked("62 C C K", "C C", hands=("80", "79"), one="1 65").close(2)
    assert stage.gone("62")
    assert fired(stage, 1) == ["C", "C"]
    assert stage.living() == [1, 2]


@pytest.mark.rule("KB-143")
@pytest.mark.parametrize(
    ("table", "guns", "left"),
    [
        ("3 4", "K C C C", [1, 4]),  # the left neighbour and that player's left neighbour
        ("3 4", "C C C K", [3, 4]),
        ("3 4", "K C", []),  # the one to the left and then the owner
        ("4", "K C", []),  # nobody wins
        ("3", "K C", [1]),
        ("3 4 7", "K K K", [1, 2, 3]),
        ("7", "K K", [1, 2]),
        ("4 7", "K C", [1, 2]),
    ],
)
def test_kb_143_bolshevik_jacket_and_marquis(table: str, guns: str, left: list[int]) -> None:
    stage = marked(*guns.split(), hands=("80", "79"), table=table).close()
    assert stage.living() == left
    if not left:
        assert stage.table.over
        assert stage.view().winner is None


@pytest.mark.rule("KB-144")
@pytest.mark.parametrize("how", ["fired", "hand"])
@pytest.mark.parametrize(("bullet", "left"), [("4", [3]), ("7", [1, 2, 3])])
def test_kb_144_jacket_and_marquis_reach_only_later_shots(how: str, bullet: str, left: list[int]) -> None:
    own = bullet if how == "fired" else "34"
    hand = "80" if how == "fired" else f"{bullet} 80"
    # Seat 4's Kablamo is revealed with it; seat 1's comes in Repeat.
    stage = marked(f"{own} K", "C", "C", "K", hands=(hand, "79", "78", "77"), happy="13").close()
    assert stage.living() == [1, 2, 3]  # seat 4 alone, whatever was revealed beside it
    if how == "hand":
        stage.play(1, bullet).close(2).do("to 2")
    assert stage.living() == [1, 2, 3]
    stage.quiet()
    assert fired(stage, 1)[-1] == "K"
    assert stage.living() == left


@pytest.mark.rule("KB-145", "KB-055", "KB-103")
def test_kb_145_two_bolshevik_rules_run_one_after_the_other() -> None:
    stage = Stage("C C C", "C C", "24", hands=("3 80", "11 79", "78")).play(1, "3").play(2, "11>3").close(2)
    assert [(one.bullet, one.round) for one in stage.view().table] == [("11", 2), ("3", 3)]
    stage.on()
    assert [(one.bullet, one.round) for one in stage.view().table] == [("11", 2), ("3", 3)]
    stage.on()
    assert [(one.bullet, one.round) for one in stage.view().table] == [("3", 3)]
    assert stage.gone("11")


@pytest.mark.rule("KB-145", "KB-081")
@pytest.mark.parametrize(("bullet", "left"), [("4", [3, 4]), ("7", [1, 2, 3, 4])])
def test_kb_145_a_second_jacket_or_marquis_adds_nothing(bullet: str, left: list[int]) -> None:
    stage = Stage("K", "C", "C", "C", hands=(f"{bullet} 80", "11 79", "78", "77"))
    stage.play(1, bullet).play(2, f"11>{bullet}").close(2)
    assert [one.lies_as for one in stage.view().table] == [stage.s.ammunition.names[bullet]] * 2
    stage.close()
    assert stage.living() == left
    stage.on()
    assert stage.view().table == []


@pytest.mark.rule("KB-146", "KB-081", "KB-110")
def test_kb_146_overhaul_takes_a_ricochet_that_lies_as_a_malfunction() -> None:
    stage = marked("24", "C", hands=("10 80", "11 79")).close()
    stage.play(2, "11>24").close().do("to 1").close().do("to 2")
    assert stage.marks(1) == "Cylinder Malfunction"
    assert stage.marks(2) == "Cylinder Malfunction"
    stage.play(1, "10").close()
    assert stage.gone("11")
    assert stage.gone("24")
    assert stage.marks(1) == stage.marks(2) == ""


@pytest.mark.rule("KB-146", "KB-110")
def test_kb_146_act_of_cowardice_is_no_malfunction() -> None:
    stage = marked("C", "C", hands=("10 80", "79"), two="1")
    assert stage.plays(1) == set()
    stage = marked("C", "C", hands=("10 80", "79"), two="1 24 34 39 65")
    stage.play(1, "10").close()
    assert stage.marks(2) == "Act of Cowardice"


# The table of odd cases, row by row.


@pytest.mark.rule("KB-106", "KB-051", "KB-080")
@pytest.mark.parametrize("taken", [False, True])
def test_odd_lights_out_with_an_active_bullet(taken: bool) -> None:
    stage = Stage("24", "34", "C", hands=("80", "6 79", "2 78")).close()
    if taken:
        stage.play(3, "2>24").close()
    stage.play(2, "6").close().do("to 2", "1+2").all("turn 0")
    assert stage.active() == "24 34"  # numbers unchanged
    stage.close()
    assert stage.asked() == (3 if taken else 2)
    stage.do("to 1").close()
    assert stage.asked() == 1  # the new owner of 34


@pytest.mark.rule("KB-124", "KB-058")
def test_odd_greased_cylinder_on_an_active_bullet() -> None:
    stage = Stage("29", "34 50 51 K", hands=("80", "79")).close(2).do("to 1", "to 2")
    assert stage.at(2, 3) == "34"
    assert stage.at(2, 0) == "K"
    stage.close()
    assert (stage.rule(), stage.asked()) == ("KB-050", 2)  # resolved where it lies
    stage.do("to 1")
    assert stage.at(2, 3) == "-"
    assert stage.on("KB-039").living() == [1, 2]  # the Kablamo under the hammer is not fired


@pytest.mark.rule("KB-126", "KB-036")
@pytest.mark.parametrize("turned", [False, True])
def test_odd_ratchet_put_in_resolve_on_a_revolver_that_owes_a_shot(turned: bool) -> None:
    stage = marked("39", "C C 50 34", "29" if turned else "C", hands=("80", "79", "78"), two="65").close()
    if turned:
        stage.close().do("to 3", "to 2")
    stage.close().do("to 2")
    assert stage.marks(2) == "Trigger Malfunction, Ratchet Malfunction"
    stage.close()
    assert stage.events("empty") == ([] if turned else [{"seat": 1}])
    assert fired(stage, 2) == (["C", "34"] if turned else ["C"])
    assert stage.marks(2) == ""


@pytest.mark.rule("KB-128", "KB-058")
def test_odd_speed_load_with_an_active_bullet_of_your_own() -> None:
    for to, six in (("to 1", True), ("to 2", False)):
        stage = Stage("49", "77", hands=("80", "79")).close(2).do(to)
        count = 0
        while stage.asked() == 0:
            stage.do(min(stage.can()))
            count += 1
        assert count == (6 if six else 5)
        assert stage.active() == "77"
        assert stage.at(2, 0) == "77"


@pytest.mark.rule("KB-130")
def test_odd_two_tests_of_honor_on_each_other() -> None:
    stage = Stage("60", "59", "C", hands=("76 77", "79 80", "")).close()
    stage.close().do("to 1").close().do("to 2")  # 59 first, by seat 2, to seat 1
    stage.on("KB-130")
    assert stage.asked() == 1
    stage.do("to 2")
    stage.do("load 77 0")
    assert stage.asked() == 2
    stage.do("to 1", "load 80 0")
    assert (stage.at(1, 0), stage.at(2, 0)) == ("80", "77")
    assert len(stage.hand(1).split()) == len(stage.hand(2).split()) == 2  # two, one drawn, one loaded
    assert stage.rule() == "KB-035"
    assert stage.table.waiting_seats() == [2]


@pytest.mark.rule("KB-073", "KB-081", "KB-108", "KB-102")
def test_odd_misfire_on_a_misfire_and_backfire_on_a_backfire_only_as_a_copy() -> None:
    for answer in ("8", "2"):
        stage = Stage("24", "C", "C", hands=("13 80", f"{answer} 79", "11 78")).close()
        stage.play(1, "13").play(2, f"{answer}>13")
        assert stage.plays(2) == set()  # there is one of each
        stage.play(3, f"11>{answer}").close()
        assert f"at {answer}" in stage.can()
        stage.do(f"at {answer}")
        if answer == "8":
            assert stage.gone("8")
            stage.close()
            assert stage.asked() == 1
        else:
            assert [(one.bullet, one.seat) for one in stage.view().announced] == [("13", 0), ("2", 2)]


@pytest.mark.rule("KB-081", "KB-111")
def test_odd_ricochet_on_a_ricochet_is_impossible() -> None:
    stage = Stage("24", "C", hands=("11 80", "2 8")).close().play(1, "11>24")
    assert stage.plays(1) == set()
    assert stage.plays(2) == {"2>11", "2>24", "8>11", "8>24"}
    stage.close()
    assert stage.rule() == "KB-050"  # the copy has no window
    assert stage.s.edition.ammunition.kind_of.count(kind_named("Ricochet")) == 1


@pytest.mark.rule("KB-042", "KB-103", "KB-113")
def test_odd_what_an_eliminated_player_leaves() -> None:
    stage = Stage("K 50", "C", "C", hands=("3 13 80", "79", "78")).play(1, "3").close()
    stage.play(1, "13").close().do("to 1")
    assert stage.marks(1) == "Trigger Happy"
    stage.close()
    assert stage.living() == [2, 3]
    assert stage.gone("13")
    assert stage.gone("80")
    assert stage.gone("50")
    assert stage.gun(1) == "- - - - - -"
    assert [one.bullet for one in stage.view().table] == ["3"]
    count = len(stage.events("revealed"))
    stage.on("KB-039")
    assert len(stage.events("revealed")) == count  # the shot they owed is void


@pytest.mark.rule("KB-042", "KB-033", "KB-034")
def test_odd_elimination_in_repeat() -> None:
    stage = marked("C K 50", "C C C", "C", hands=("80", "79", "78"), one="65", two="66", happy="13").close(2)
    assert stage.living() == [2, 3]
    assert stage.gone("13")
    assert fired(stage, 2) == ["C", "C"]  # the others go on
    stage.on("KB-035")
    assert {one["seat"] for one in stage.events("drawn")} == {1, 2}
    assert fired(stage, 1) == ["C", "K"]


@pytest.mark.rule("KB-103", "KB-041", "KB-043")
def test_odd_bolshevik_rules_a_and_b_of_three_fire_kablamos() -> None:
    stage = marked("K", "K", "C", hands=("80", "79", "78"), table="3").close()
    assert stage.living() == [1]
    assert stage.table.over
    assert stage.view().winner == 0


@pytest.mark.rule("KB-129", "KB-063")
def test_odd_stockpiling_with_a_short_bag() -> None:
    stage = Stage("54", "77", bag="", hands=("79", ""))
    assert {"bullet": "54"} in stage.events("dud")
    stage = Stage("54", "77 C C 13", bag="60", hands=("79", "80")).quiet().do("to 1", "draw 60", "load 60 0")
    assert stage.rule() == "KB-077"  # no second draw: window B before 77
    assert (stage.at(1, 0), stage.hand(1)) == ("60", "79")
