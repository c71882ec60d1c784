import pytest

from hinterzimmer.engine.errors import AlreadyChosen, IllegalOption, NotAsked
from hinterzimmer.engine.seats import CHANCE, SPECTATOR
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.notation import parse
from hinterzimmer.games.revolver_noir.options import ROOMS, VILLA

from .scene import Scene


@pytest.mark.rule("RN-010")
def test_both_choose_any_starting_room_at_the_same_time_and_in_secret() -> None:
    table = GAME.start(2)
    assert set(table.require_ask().options) == {0, 1}
    for seat in range(2):
        assert {one.text for one in table.options(seat)} == {f"start {room}" for room in ROOMS[:VILLA]}
    table.play(0, parse("start library"))
    table.play(1, parse("start foyer"))
    starts = [event for event in table.take_events() if event.kind == "start"]
    assert [event.seen_by(0) for event in starts] == [
        {"event": "start", "seat": 0, "room": "library"},
        {"event": "start", "seat": 1},
    ]
    assert starts[1].seen_by(1) == {"event": "start", "seat": 1, "room": "foyer"}
    assert starts[0].seen_by(SPECTATOR) == {"event": "start", "seat": 0}


@pytest.mark.rule("RN-011")
def test_the_start_player_is_drawn_by_lot() -> None:
    table = GAME.start(2)
    table.play(0, parse("start hall"))
    table.play(1, parse("start hall"))
    ask = table.require_ask()
    assert [one.text for one in ask.options[CHANCE]] == ["first 1", "first 2"]
    assert list(ask.weights or ()) == [1, 1]
    table.play(CHANCE, parse("first 2"))
    assert list(table.require_ask().options) == [1]


@pytest.mark.rule("RN-011")
@pytest.mark.parametrize("first", [1, 2])
def test_the_table_may_choose_the_start_player(first: int) -> None:
    assert Scene(first=first).asked() == first - 1


@pytest.mark.rule("RN-012")
def test_turns_alternate_and_a_turn_has_two_ap() -> None:
    scene = Scene("hall", "foyer")
    assert scene.view(0).ap == 2
    scene.do("move library", "move hall")  # the same action twice
    assert scene.view(0).ap == 0
    assert scene.can() == {"end"}
    scene.do("end")
    assert scene.asked() == 1
    scene.do("end")
    assert scene.asked() == 0
    assert scene.view(0).ap == 2  # what seat 1 did not use is lost


@pytest.mark.rule("RN-012")
def test_unused_points_are_lost() -> None:
    scene = Scene("hall", "foyer").do("end", "end")
    assert scene.view(0).ap == 2


@pytest.mark.rule("RN-013")
def test_ending_the_turn_is_always_an_act_of_its_own() -> None:
    scene = Scene("hall", "foyer").do("move library", "move hall")
    assert scene.asked() == 0
    assert scene.can() == {"end"}  # nothing else is left, and still it is asked
    assert "end" in Scene("hall", "foyer").can()  # and also before anything was done


@pytest.mark.rule("RN-014")
def test_two_in_one_room_are_told_nothing() -> None:
    together, apart = Scene("hall", "hall"), Scene("hall", "foyer")
    for seat in (0, SPECTATOR):
        assert together.view(seat) == apart.view(seat)
    together.do("move library", "end", "move library")
    assert together.at(0) == together.at(1) == "library"
    assert together.heard() == {"event": "move", "seat": 1, "cost": 1, "ap": 1}


@pytest.mark.rule("RN-014")
def test_a_hit_moves_nobody() -> None:
    scene = Scene("hall", "library").do("shoot library", "move bedroom")
    assert scene.at(1) == "library"
    assert scene.view(1).hits == [0, 1]


@pytest.mark.rule("RN-015")
def test_a_revealed_room_shows_nothing_else() -> None:
    scene = Scene("foyer", "hall").do("trap", "echoes")
    assert scene.line("echoes") == {"event": "echoes", "seat": 0, "room": "foyer", "ap": 1}
    assert "foyer" not in str(scene.line("trap"))


@pytest.mark.rule("RN-016")
def test_what_everybody_hears() -> None:
    scene = Scene("foyer", "kitchen")
    scene.do("trap", "move basement", "end")
    scene.do("listen", "answer library", "end")
    scene.do("auto hall", "spring foyer", "end", "trap", "end")
    assert [{key: value for key, value in line.items() if key != "event"} for line in scene.s.told.to_list()[4:]] == [
        {"seat": 0, "traps": 1, "away": False, "ap": 1},
        {"seat": 0, "cost": 1, "ap": 0},
        {"seat": 0},
        {"seat": 1, "turn": 2},
        {"seat": 1, "ap": 1},
        {"seat": 0, "to": "listen", "room": "library", "exact": False},
        {"seat": 1},
        {"seat": 0, "turn": 3},
        {"seat": 0, "room": "basement", "traps": 2, "away": False, "ap": 1},
        {"seat": 0, "rooms": ["foyer"], "hit": False, "traps": 1, "ap": 0},
        {"seat": 0},
        {"seat": 1, "turn": 4},
        {"seat": 1, "traps": 1, "away": False, "ap": 1},
        {"seat": 1},
        {"seat": 0, "turn": 5},
        {"seat": 0, "room": "hall", "hit": False, "traps": 0},
    ]
    for seat in (0, 1, SPECTATOR):
        assert scene.view(seat).log == scene.s.told.to_list()
        assert scene.view(seat).traps == [0, 1]


@pytest.mark.rule("RN-016", "RN-050")
def test_the_owner_hears_the_rest() -> None:
    scene = Scene("basement", "kitchen")
    scene.table.take_events()
    scene.do("trap", "auto hall", "end", "end")
    events = [event for event in scene.table.take_events() if event.kind in ("trap", "auto")]
    assert events[0].seen_by(0) == {
        **{"event": "trap", "seat": 0, "traps": 1, "away": False, "ap": 1},
        **{"room": "basement", "taken": None},
    }
    public = {"event": "auto", "seat": 0, "room": "basement", "traps": 2, "away": False, "ap": 0}
    assert events[1].seen_by(0) == {**public, "in": "hall", "taken": None}
    assert events[1].seen_by(1) == events[1].seen_by(SPECTATOR) == public


@pytest.mark.rule("RN-028")
def test_after_a_hundred_turns_each_the_game_is_drawn() -> None:
    scene = Scene("hall", "foyer")
    for _ in range(199):
        scene.do("end")
    assert scene.view(0).turn == 200
    scene.do("end")
    assert scene.table.over
    assert scene.heard() == {"event": "over", "why": "guard", "winner": None}
    assert GAME.result(scene.s).winners == ()
    assert GAME.result(scene.s).scores == (0, 0)


def test_bad_input_is_refused_by_name_and_changes_nothing() -> None:
    scene = Scene("hall", "foyer")
    before = scene.table.snapshot()
    for seat, text, error in (
        (0, "move basement", IllegalOption),  # not connected
        (0, "shoot kitchen", IllegalOption),  # out of range
        (0, "spring hall", IllegalOption),  # no trap there
        (0, "flood", IllegalOption),  # the effect of another room
        (0, "stab", IllegalOption),  # no such role
        (0, "move vault", IllegalOption),
        (0, "answer foyer", IllegalOption),  # nobody listens
        (1, "move hall", NotAsked),  # not that seat's turn
        (CHANCE, "first 1", NotAsked),
        (SPECTATOR, "end", NotAsked),
        (2, "end", NotAsked),
    ):
        with pytest.raises(error):
            scene.table.play(seat, parse(text))
        assert scene.table.snapshot() == before


def test_nobody_chooses_twice() -> None:
    table = GAME.start(2)
    table.play(1, parse("start hall"))
    before = table.snapshot()
    with pytest.raises(AlreadyChosen):
        table.play(1, parse("start foyer"))
    assert table.snapshot() == before
