import pytest

from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.edition import NoirEdition

from .scene import Scene

UPSTAIRS = ("bedroom", "hall", "library", "balcony")


def edition(changes: dict[str, str]) -> NoirEdition:
    """The game's own edition with some lines changed, for what cannot come up otherwise."""
    text = GAME.edition().text
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return GAME.edition(text)


@pytest.mark.rule("RN-030")
def test_the_knife_block_gives_a_third_point() -> None:
    scene = Scene("kitchen", "hall").do("knife")
    assert scene.heard() == {"event": "knife", "seat": 0, "room": "kitchen", "ap": 3}
    scene.do("listen", "answer bedroom", "listen", "answer bedroom", "listen", "answer bedroom")
    assert scene.view(0).ap == 0
    assert scene.do("end", "end").view(0).ap == 2  # this turn only


@pytest.mark.rule("RN-030")
def test_the_knife_block_is_for_the_first_act_of_a_turn_begun_there() -> None:
    assert "knife" not in Scene("foyer", "hall").do("move kitchen").can()
    assert "knife" not in Scene("kitchen", "hall").do("trap").can()
    assert "knife" not in Scene("kitchen", "hall").do("knife").can()
    assert "knife" not in Scene("balcony", "hall").do("jump").can()
    assert "knife" in Scene("balcony", "hall").do("jump", "end", "end").can()  # the next turn is begun there


@pytest.mark.rule("RN-030")
def test_the_knife_block_is_not_a_must() -> None:
    scene = Scene("kitchen", "hall")
    assert {"knife", "end", "trap"} <= scene.can()


@pytest.mark.rule("RN-031")
def test_an_automatic_trap_goes_off_when_ones_next_turn_begins() -> None:
    scene = Scene("basement", "hall").do("auto library", "end")
    assert scene.view(0).hits == [0, 0]
    scene.do("move library", "end")
    assert scene.s.told.to_list()[-2:] == [
        {"event": "turn", "seat": 0, "turn": 3},
        {"event": "automatic", "seat": 0, "room": "library", "hit": True, "traps": 0},
    ]
    assert scene.view(0).hits == [0, 1]
    assert scene.view(0).ap == 2  # free


@pytest.mark.rule("RN-031")
def test_an_automatic_trap_is_set_in_another_room_that_has_none_of_ones_own() -> None:
    scene = Scene("hall", "foyer").do("trap", "move library", "end", "end", "move basement")
    others = ("bedroom", "library", "balcony", "kitchen", "dining", "foyer")
    assert scene.can("auto") == {f"auto {room}" for room in others}  # neither Hall nor Basement


@pytest.mark.rule("RN-031")
def test_an_automatic_trap_is_never_sprung_by_an_action() -> None:
    scene = Scene("basement", "hall").do("auto library")
    assert scene.can("spring") == set()


@pytest.mark.rule("RN-031")
def test_its_room_is_nobodys_business_until_it_goes_off() -> None:
    scene = Scene("basement", "hall")
    scene.table.take_events()
    scene.do("auto library")
    (event,) = scene.table.take_events()
    assert "library" not in str(event.seen_by(1))
    own = scene.view(0).own
    assert own is not None
    assert own.automatic == ["library"]


@pytest.mark.rule("RN-031")
def test_it_counts_against_the_limit_and_may_be_the_one_taken_away() -> None:
    scene = Scene("basement", "hall").do("auto library", "auto kitchen")  # two in one turn
    assert scene.view(1).traps == [2, 0]
    own = scene.view(0).own
    assert own is not None
    assert own.automatic == ["library", "kitchen"]
    scene.do("end", "end")
    assert [line["room"] for line in scene.s.told.to_list()[-2:]] == ["library", "kitchen"]  # in the order set
    scene = Scene("dining", "hall").do("trap", "move basement", "end", "end", "auto library")
    assert scene.can("auto") == {
        *[f"auto {room} -dining" for room in ("bedroom", "hall", "balcony", "kitchen", "foyer")],
        *[f"auto {room} -library" for room in ("bedroom", "hall", "balcony", "kitchen", "foyer")],
    }
    assert scene.can("trap") == {"trap -dining", "trap -library"}
    scene.do("auto foyer -library", "end", "end")
    assert [line["room"] for line in scene.s.told.to_list() if line["event"] == "automatic"] == ["foyer"]


@pytest.mark.rule("RN-031")
def test_an_armed_one_taken_away_for_an_ordinary_trap_never_goes_off() -> None:
    scene = Scene("dining", "hall").do("trap", "move basement", "end", "end", "auto library", "trap -library")
    scene.do("end", "end")
    assert not [line for line in scene.s.told.to_list() if line["event"] == "automatic"]
    own = scene.view(0).own
    assert own is not None
    assert own.traps == ["dining", "basement"]


@pytest.mark.rule("RN-032")
@pytest.mark.parametrize("room", UPSTAIRS)
def test_echoes_bring_the_exact_room_from_upstairs(room: str) -> None:
    scene = Scene("foyer", room).do("echoes")
    assert scene.asked() == 1
    assert scene.can() == {f"reveal {room}"}
    scene.do(f"reveal {room}")
    assert scene.heard() == {"event": "answer", "seat": 1, "to": "echoes", "room": room, "exact": True}
    assert scene.possible(1) == {room}


@pytest.mark.rule("RN-032")
def test_from_elsewhere_they_bring_an_answer_as_for_listen() -> None:
    scene = Scene("foyer", "kitchen").do("echoes")
    assert scene.can() == {"answer foyer", "answer dining", "answer bedroom"}
    scene.do("answer bedroom")
    assert scene.possible(1) == {"kitchen"}  # from upstairs the answer would have been exact
    assert Scene("foyer", "basement").do("echoes").can() == {"answer foyer", "answer dining", "answer library"}


@pytest.mark.rule("RN-032")
def test_echoes_once_a_turn() -> None:
    scene = Scene("foyer", "hall").do("echoes", "reveal hall")
    assert scene.view(0).ap == 2
    assert "echoes" not in scene.can()
    assert "echoes" not in scene.do("move balcony", "move foyer").can()
    assert "echoes" in scene.do("end", "end").can()


@pytest.mark.rule("RN-033")
def test_a_jump_goes_to_the_kitchen_for_all_to_hear() -> None:
    scene = Scene("balcony", "hall").do("jump")
    assert scene.heard() == {"event": "jump", "seat": 0, "room": "balcony", "ap": 2, "to": "kitchen"}
    assert scene.at(0) == "kitchen"
    assert scene.possible(0) == {"kitchen"}


@pytest.mark.rule("RN-033", "RN-044")
def test_a_jump_is_no_move() -> None:
    scene = Scene("balcony", "hall", roles="sneak wrecker").do("jump", "move foyer")
    assert scene.heard() == {"event": "move", "seat": 0, "cost": 0, "ap": 2}


@pytest.mark.rule("RN-034")
def test_the_trapdoor_drops_who_is_in_the_kitchen() -> None:
    scene = Scene("library", "kitchen").do("trapdoor")
    assert scene.heard() == {
        **{"event": "trapdoor", "seat": 0, "room": "library", "ap": 1},
        **{"fell": True, "hit": False},
    }
    assert scene.at(1) == "basement"
    assert scene.possible(1) == {"basement"}
    assert scene.view(1).hits == [0, 0]


@pytest.mark.rule("RN-034")
def test_a_trapdoor_that_nobody_stands_on_is_announced_too() -> None:
    scene = Scene("library", "dining").do("trapdoor")
    assert scene.heard()["fell"] is False
    assert scene.at(1) == "dining"
    assert "kitchen" not in scene.possible(1)


@pytest.mark.rule("RN-035")
def test_a_flood_hits_who_is_in_the_basement_and_they_flee_unseen() -> None:
    scene = Scene("bedroom", "basement").do("flood")
    assert scene.heard() == {"event": "flood", "seat": 0, "room": "bedroom", "ap": 1, "hit": True}
    assert scene.view(0).hits == [0, 1]
    assert scene.asked() == 1
    assert scene.can() == {"flee foyer", "flee dining", "flee library"}
    scene.table.take_events()
    scene.do("flee library")
    (event,) = scene.table.take_events()
    assert event.seen_by(0) == {"event": "flight", "seat": 1}
    assert event.seen_by(1) == {"event": "flight", "seat": 1, "room": "library"}
    assert scene.asked() == 0
    assert scene.possible(1) == {"foyer", "dining", "library"}


@pytest.mark.rule("RN-035")
def test_that_nobody_was_there_is_announced_too() -> None:
    scene = Scene("bedroom", "dining").do("flood")
    assert scene.heard()["hit"] is False
    assert "basement" not in scene.possible(1)
    assert scene.asked() == 0


@pytest.mark.rule("RN-035", "RN-036")
def test_nobody_enters_while_it_is_flooded_until_the_next_turn_of_who_flooded_it() -> None:
    scene = Scene("bedroom", "dining").do("flood", "end")
    assert "move basement" not in scene.can()
    own = scene.view(1).own
    assert own is not None
    assert "basement" not in own.reach
    assert scene.view(0).flooded == [True, False]
    scene.do("end")
    assert scene.view(0).flooded == [False, False]
    assert "move basement" in scene.do("end").can()


@pytest.mark.rule("RN-035")
def test_nobody_means_oneself_too() -> None:
    scene = Scene("bedroom", "dining", edition=edition({"points = 2": "points = 4"}))
    scene.do("flood", "move hall", "move library")
    assert scene.can("move") == {"move hall"}


@pytest.mark.rule("RN-035")
def test_a_trap_in_the_flooded_basement_stays_and_can_be_sprung() -> None:
    scene = Scene("basement", "bedroom").do("trap", "move dining", "end", "flood", "end")
    assert "spring basement" in scene.can()


@pytest.mark.rule("RN-035", "RN-034")
@pytest.mark.parametrize("whose", [0, 1])
def test_who_falls_into_a_flood_is_hit_and_flees_whosever_flood_it_is(whose: int) -> None:
    if whose == 0:  # flooded by the one who opens the trapdoor, which takes more AP than the villa gives
        scene = Scene("bedroom", "kitchen", edition=edition({"points = 2": "points = 4"}))
        scene.do("flood", "move hall", "move library")
    else:  # their own: they flooded, then went to the Kitchen
        scene = Scene("library", "bedroom", first=2).do("flood", "move kitchen", "end")
    assert scene.view(0).flooded[whose]
    scene.do("trapdoor")
    assert scene.heard()["fell"] is True
    assert scene.heard()["hit"] is True
    assert scene.view(0).hits == [0, 1]
    assert scene.asked() == 1
    assert scene.can() == {"flee foyer", "flee dining", "flee library"}
    scene.do("flee dining")
    assert scene.possible(1) == {"foyer", "dining", "library"}


@pytest.mark.rule("RN-035")
def test_a_fall_into_a_flood_can_be_the_last_hit() -> None:
    scene = Scene("hall", "bedroom").do("shoot bedroom", "move library", "end")
    scene.do("flood", "move kitchen", "end", "trapdoor")
    assert scene.table.over
    assert GAME.result(scene.s).winners == (0,)


@pytest.mark.rule("RN-035")
def test_two_floods_run_side_by_side_each_to_its_owners_next_turn() -> None:
    scene = Scene("bedroom", "bedroom").do("flood", "end", "flood", "move kitchen")
    assert scene.view(0).flooded == [True, True]
    scene.do("end")
    assert scene.view(0).flooded == [False, True]
    scene.do("move kitchen", "move dining")
    assert scene.can("move") == set()
    own = scene.view(0).own
    assert own is not None
    assert own.reach == ["kitchen", "foyer"]  # still flooded by the other
    scene.do("end")
    assert scene.view(0).flooded == [False, False]


@pytest.mark.rule("RN-036")
def test_automatic_traps_are_no_act_and_leave_the_knife_block_open() -> None:
    text = {'move = ["foyer", "dining", "library"]': 'move = ["foyer", "dining", "library", "kitchen"]'}
    text['move = ["foyer", "dining", "bedroom"]'] = 'move = ["foyer", "dining", "bedroom", "basement"]'
    scene = Scene("basement", "hall", edition=edition(text)).do("auto library", "move kitchen", "end", "end")
    assert scene.heard()["event"] == "automatic"
    assert scene.view(0).ap == 2
    assert "knife" in scene.can()


@pytest.mark.rule("RN-036")
def test_a_turn_begins_in_this_order() -> None:
    scene = Scene("basement", "hall", edition=edition({"points = 2": "points = 4"}))
    scene.do("auto hall", "move library", "move hall", "move bedroom", "end", "end", "flood")
    assert [line["event"] for line in scene.s.told.to_list()[-3:]] == ["turn", "automatic", "flood"]
    assert scene.view(0).ap == 3  # 4 AP were set, the flood cost 1
    assert scene.view(0).hits == [0, 1]


@pytest.mark.rule("RN-037")
def test_a_flooded_basement_may_be_named_in_answer() -> None:
    scene = Scene("bedroom", "dining").do("flood", "listen")
    assert "answer basement" in scene.can()
