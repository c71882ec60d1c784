import pytest

from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.games.revolver_noir import GAME

from .scene import Scene


@pytest.mark.rule("RN-020")
def test_a_move_goes_to_a_connected_room_and_only_its_happening_is_heard() -> None:
    scene = Scene("hall", "kitchen")
    scene.table.take_events()
    scene.do("move library")
    assert scene.at(0) == "library"
    assert scene.view(0).ap == 1
    (event,) = scene.table.take_events()
    assert event.seen_by(0) == {"event": "move", "seat": 0, "cost": 1, "ap": 1, "room": "library"}
    assert event.seen_by(1) == event.seen_by(SPECTATOR) == {"event": "move", "seat": 0, "cost": 1, "ap": 1}
    assert scene.possible(0) == {room.name for room in scene.view(1).plan}


@pytest.mark.rule("RN-021")
def test_a_shot_reveals_the_shooter_and_hits_who_is_in_the_room_named() -> None:
    scene = Scene("hall", "library").do("shoot library")
    assert scene.heard() == {
        **{"event": "shot", "seat": 0, "room": "hall", "target": "library"},
        **{"hit": True, "ap": 0},
    }
    assert scene.view(1).hits == [0, 1]


@pytest.mark.rule("RN-021")
def test_a_shot_elsewhere_misses_and_shows_no_more_than_that() -> None:
    scene = Scene("hall", "library").do("shoot bedroom")
    assert scene.heard()["hit"] is False
    assert scene.view(1).hits == [0, 0]
    assert scene.possible(1) == {room.name for room in scene.view(0).plan} - {"bedroom"}


@pytest.mark.rule("RN-021")
def test_a_shot_costs_two() -> None:
    scene = Scene("hall", "library").do("move bedroom")
    assert scene.can("shoot") == set()


@pytest.mark.rule("RN-021", "RN-001")
def test_a_shot_into_ones_own_room_hits_who_is_there_too() -> None:
    assert Scene("foyer", "foyer").do("shoot foyer").view(0).hits == [0, 1]


@pytest.mark.rule("RN-022", "RN-029")
@pytest.mark.parametrize("target", ["library", "bedroom"])
def test_after_a_shot_one_must_move_free_and_in_secret(target: str) -> None:
    scene = Scene("hall", "library").do(f"shoot {target}")
    assert scene.asked() == 0
    assert scene.can() == {"move bedroom", "move library", "move balcony"}  # and not: end
    scene.table.take_events()
    scene.do("move balcony")
    (event,) = scene.table.take_events()
    assert event.seen_by(1) == {"event": "move on", "seat": 0}
    assert scene.at(0) == "balcony"
    assert scene.possible(0) == {"bedroom", "library", "balcony"}


@pytest.mark.rule("RN-029")
def test_the_move_after_a_shot_never_enters_a_flooded_basement() -> None:
    scene = Scene("bedroom", "foyer").do("flood", "end", "shoot dining")
    assert scene.asked() == 1
    assert scene.can() == {"move balcony", "move kitchen", "move dining"}


@pytest.mark.rule("RN-029")
def test_with_no_points_left_only_what_costs_nothing_is_possible_and_it_is_no_must() -> None:
    scene = Scene("hall", "bedroom").do("shoot library", "move balcony")
    assert scene.can() == {"end", "jump"}
    scene = Scene("kitchen", "bedroom").do("shoot dining", "move foyer")
    assert scene.can() == {"end", "echoes"}
    scene = Scene("foyer", "bedroom").do("shoot dining", "move kitchen")
    assert scene.can() == {"end"}  # the Knife block is for the first act only


@pytest.mark.rule("RN-029", "RN-030")
def test_points_left_after_a_shot_are_used_after_its_move() -> None:
    scene = Scene("kitchen", "hall").do("knife", "shoot dining")
    assert scene.can() == {"move foyer", "move dining", "move bedroom"}
    scene.do("move foyer")
    assert scene.view(0).ap == 1
    assert scene.can("move") == {"move balcony", "move kitchen", "move dining", "move basement"}


@pytest.mark.rule("RN-023")
def test_a_trap_is_set_where_one_is() -> None:
    scene = Scene("hall", "foyer").do("trap")
    own = scene.view(0).own
    assert own is not None
    assert own.traps == ["hall"]
    assert scene.view(1).traps == [1, 0]
    assert scene.can("trap") == set()  # not where one already is


@pytest.mark.rule("RN-023")
def test_two_traps_at_a_time_and_a_third_takes_one_away_unseen() -> None:
    scene = Scene("hall", "foyer").do("trap", "move bedroom", "end", "end", "trap", "move kitchen", "end", "end")
    assert scene.can("trap") == {"trap -hall", "trap -bedroom"}
    scene.table.take_events()
    scene.do("trap -hall")
    own = scene.view(0).own
    assert own is not None
    assert own.traps == ["bedroom", "kitchen"]
    public = {"event": "trap", "seat": 0, "traps": 2, "away": True, "ap": 1}
    (event,) = scene.table.take_events()
    assert event.seen_by(1) == public
    assert event.seen_by(0) == {**public, "room": "kitchen", "taken": "hall"}


@pytest.mark.rule("RN-023")
def test_below_the_limit_none_is_taken_away() -> None:
    scene = Scene("hall", "foyer").do("trap", "move bedroom", "end", "end")
    assert scene.can("trap") == {"trap"}


@pytest.mark.rule("RN-024")
def test_springing_names_the_room_and_hits_who_is_in_it() -> None:
    scene = Scene("hall", "library").do("trap", "end", "move hall", "end")
    assert scene.can("spring") == {"spring hall"}
    scene.do("spring hall")
    assert scene.heard() == {"event": "spring", "seat": 0, "rooms": ["hall"], "hit": True, "traps": 0, "ap": 1}
    assert scene.view(1).hits == [0, 1]
    assert scene.can("spring") == set()  # used up
    assert scene.at(0) == scene.at(1) == "hall"
    assert scene.view(0).hits[0] == 0  # never hurt by one's own


@pytest.mark.rule("RN-024")
def test_springing_in_an_empty_room_uses_the_trap_up() -> None:
    scene = Scene("hall", "foyer").do("trap", "spring hall")
    assert scene.heard()["hit"] is False
    assert scene.view(0).traps == [0, 0]
    assert scene.view(0).ap == 0
    assert scene.at(0) == "hall"


@pytest.mark.rule("RN-025")
def test_the_one_listened_to_names_a_room_connected_to_their_own() -> None:
    scene = Scene("hall", "foyer").do("listen")
    assert scene.view(0).ap == 1
    assert scene.asked() == 1
    assert scene.can() == {"answer balcony", "answer kitchen", "answer dining", "answer basement"}
    scene.do("answer dining")
    assert scene.heard() == {"event": "answer", "seat": 1, "to": "listen", "room": "dining", "exact": False}
    assert scene.asked() == 0
    assert scene.possible(1) == {"foyer", "kitchen", "basement"}


@pytest.mark.rule("RN-025")
def test_an_answer_need_not_be_new() -> None:
    scene = Scene("hall", "foyer").do("listen", "answer dining", "listen")
    assert "answer dining" in scene.can()
    assert scene.do("answer dining").possible(1) == {"foyer", "kitchen", "basement"}


@pytest.mark.rule("RN-025")
def test_whoever_is_listened_to_is_asked_however_little_there_is_to_say() -> None:
    text = GAME.edition().text
    text = text.replace('move = ["hall", "kitchen"]', 'move = ["hall"]').replace('"dining", "bedroom"]', '"dining"]')
    text = text.replace('secret = ["bedroom kitchen", ', "secret = [")
    scene = Scene("hall", "bedroom", edition=GAME.edition(text)).do("listen")
    assert scene.asked() == 1
    assert scene.can() == {"answer hall"}


@pytest.mark.rule("RN-026")
@pytest.mark.parametrize(
    ("room", "effect", "cost"),
    [
        ("bedroom", "flood", 1),
        ("library", "trapdoor", 1),
        ("balcony", "jump", 0),
        ("foyer", "echoes", 0),
        ("basement", "auto hall", 1),
    ],
)
def test_using_an_effect_reveals_the_room_and_is_paid_for(room: str, effect: str, cost: int) -> None:
    scene = Scene(room, "dining")
    assert effect in scene.can()
    scene.do(effect)
    line = scene.line(effect.split()[0])
    assert (line["room"], line["ap"]) == (room, 2 - cost)
    other = Scene("hall" if room != "hall" else "dining", "dining")
    assert effect not in other.can()


@pytest.mark.rule("RN-026")
def test_an_effect_is_not_to_be_had_without_its_price() -> None:
    assert "flood" in Scene("hall", "dining").do("move bedroom").can()
    assert "flood" not in Scene("hall", "dining").do("trap", "move bedroom").can()


@pytest.mark.rule("RN-027")
def test_the_second_hit_ends_the_game_at_once() -> None:
    scene = Scene("hall", "library").do("shoot library", "move bedroom", "end", "end", "move hall", "end", "end")
    scene.do("shoot library")
    assert scene.table.over  # no free move any more
    assert scene.heard() == {"event": "over", "why": "won", "winner": 0}
    result = GAME.result(scene.s)
    assert (result.winners, result.scores) == ((0,), (2, 0))


@pytest.mark.rule("RN-027")
def test_a_flood_that_ends_the_game_lets_nobody_flee() -> None:
    scene = Scene("bedroom", "basement").do("flood", "flee dining", "end", "end")
    scene.do("end", "move basement", "end")  # the flood has ended with the turn that began
    scene.do("flood")
    assert scene.table.over
    assert scene.at(1) == "basement"


@pytest.mark.rule("RN-027", "RN-031")
def test_the_last_hit_stops_the_automatic_traps_that_were_to_follow() -> None:
    scene = Scene("dining", "foyer").do("shoot foyer", "move basement", "end", "end")
    scene.do("auto foyer", "auto hall", "end", "end")
    assert scene.table.over
    assert scene.s.told.to_list()[-2]["room"] == "foyer"
    opened = scene.view(1).opened
    assert isinstance(opened, list)
    assert opened[0].automatic == ["hall"]
