import msgspec
import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.seats import CHANCE, SPECTATOR
from hinterzimmer.engine.testing import play
from hinterzimmer.engine.viewing import view_bytes
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.notation import parse
from hinterzimmer.games.revolver_noir.view import Roles

from .scene import Scene


def roles_of(scene: Scene) -> Roles:
    roles = scene.view(SPECTATOR).roles
    assert isinstance(roles, Roles)
    return roles


@pytest.mark.rule("RN-040")
def test_two_roles_each_at_random_one_chosen_in_secret_both_shown_together() -> None:
    table = GAME.start(2, {"roles": True, "starter": 1})
    ask = table.require_ask()
    assert len(ask.options[CHANCE]) == 6
    assert len(set(ask.weights or ())) == 1
    table.play(CHANCE, parse("deal sneak wrecker"))
    assert {seat: [one.text for one in options] for seat, options in table.require_ask().options.items()} == {
        0: ["role sneak", "role wrecker"],
        1: ["role thief", "role assassin"],
    }
    table.take_events()
    table.play(1, parse("role thief"))
    assert table.take_events() == []
    assert b'chosen":[null,null]' in view_bytes(GAME, table, 0)
    table.play(0, parse("role wrecker"))
    (event,) = table.take_events()
    assert event.seen_by(SPECTATOR) == {"event": "roles", "roles": ["wrecker", "thief"]}
    assert table.require_ask().rule == "RN-010"  # then the starting rooms
    assert set(table.require_ask().options) == {0, 1}


@pytest.mark.rule("RN-040")
def test_a_game_without_roles_does_not_know_that_they_exist() -> None:
    words = (b"role", b"vault", b"loot", b"load", b"stab", b"thief", b"sneak", b"wrecker", b"assassin", b"free")
    seen: list[bytes] = []

    def look(table, choices):  # type: ignore[no-untyped-def]
        seen.extend(view_bytes(GAME, table, seat) for seat in (SPECTATOR, 0, 1))

    for number in range(5):
        table, _ = play(GAME, 2, GAME.complete_settings(), SeededStream(number), look)
        seen.extend(view_bytes(GAME, table, seat) for seat in (SPECTATOR, 0, 1))
        for event in table.take_events():
            seen.append(msgspec.json.encode([event.seen_by(seat) for seat in (SPECTATOR, 0, 1)]))
    assert not [word for word in words if any(word in one for one in seen)]


@pytest.mark.rule("RN-041")
def test_roles_are_shown_as_reconstructed() -> None:
    assert Scene().view(0).reconstructed == []
    assert Scene(roles="thief sneak").view(0).reconstructed == ["vault", "thief", "sneak", "wrecker", "assassin"]
    assert [card["name"] for card in roles_of(Scene(roles="thief sneak")).cards] == [
        *("thief", "sneak", "wrecker", "assassin")
    ]


@pytest.mark.rule("RN-041", "RN-043", "RN-046")
@pytest.mark.parametrize("role", ["thief", "assassin"])
def test_who_cannot_set_traps_cannot_set_automatic_ones_either(role: str) -> None:
    scene = Scene("basement", "hall", roles=f"{role} sneak")
    assert not scene.can("trap")
    assert not scene.can("auto")


@pytest.mark.rule("RN-041", "RN-044", "RN-045")
def test_limits_include_automatic_traps() -> None:
    scene = Scene("basement", "hall", roles="sneak wrecker").do("auto hall")
    assert scene.can("trap") == {"trap -hall"}
    scene = Scene("basement", "hall", roles="wrecker sneak").do("trap", "end", "end", "auto hall", "auto foyer")
    assert scene.view(0).traps == [3, 0]
    scene = Scene("dining", "hall", roles="wrecker sneak").do("trap", "move basement", "end", "end", "auto hall")
    assert "auto foyer" in scene.can()  # a third
    scene.do("trap", "end", "end")
    assert scene.view(0).traps == [2, 0]


@pytest.mark.rule("RN-042")
def test_what_the_thief_answers_in_and_around_the_vault() -> None:
    scene = Scene("library", "foyer", roles="thief wrecker").do("move vault", "end", "listen")
    assert scene.can() == {"answer library", "answer basement"}
    scene.do("answer library")
    assert scene.possible(0) == {"hall", "basement", "vault"}
    for room in ("library", "basement"):
        asked = Scene(room, "foyer", first=2, roles="thief wrecker").do("listen")
        assert "answer vault" in asked.can()
        assert asked.do("answer vault").possible(0) == {"library", "basement"}
    other = Scene("foyer", "library", roles="thief wrecker").do("listen")
    assert "answer vault" not in other.can()


@pytest.mark.rule("RN-042", "RN-032")
def test_the_vault_is_not_upstairs() -> None:
    scene = Scene("library", "foyer", roles="thief wrecker").do("move vault", "end", "echoes")
    assert scene.can() == {"answer library", "answer basement"}
    scene.do("answer library")
    assert scene.possible(0) == {"basement", "vault"}


@pytest.mark.rule("RN-042")
def test_the_thief_may_flee_a_flood_into_the_vault() -> None:
    scene = Scene("basement", "bedroom", first=2, roles="thief wrecker").do("flood")
    assert scene.can() == {"flee foyer", "flee dining", "flee library", "flee vault"}
    assert scene.do("flee vault").possible(0) == {"foyer", "dining", "library", "vault"}


@pytest.mark.rule("RN-043")
def test_only_the_thief_enters_the_vault_and_nobody_starts_there() -> None:
    table = GAME.start(2, {"roles": True, "starter": 1})
    table.play(CHANCE, parse("deal thief sneak"))
    table.play(0, parse("role thief"))
    table.play(1, parse("role wrecker"))
    assert all("start vault" not in [one.text for one in table.options(seat)] for seat in range(2))
    for room, others in (("library", {"hall", "basement"}), ("basement", {"foyer", "dining", "library"})):
        assert Scene(room, room, roles="thief wrecker").can("move") == {f"move {to}" for to in {*others, "vault"}}
        assert Scene(room, room, roles="wrecker thief").can("move") == {f"move {to}" for to in others}


@pytest.mark.rule("RN-043")
def test_what_can_be_done_in_the_vault() -> None:
    scene = Scene("library", "foyer", roles="thief wrecker").do("move vault", "end", "end")
    assert scene.can() == {"end", "move library", "move basement", "listen", "loot"}  # and not: shoot, trap


@pytest.mark.rule("RN-043", "RN-035")
def test_from_the_vault_no_way_leads_into_a_flooded_basement() -> None:
    scene = Scene("library", "bedroom", roles="thief wrecker").do("move vault", "end", "flood", "end")
    assert scene.can("move") == {"move library"}


@pytest.mark.rule("RN-043")
def test_the_opponent_shoots_into_the_vault_from_the_basement_only() -> None:
    shots = Scene("basement", "library", roles="wrecker thief").can("shoot")
    assert shots == {"shoot basement", "shoot foyer", "shoot dining", "shoot vault"}
    assert "shoot vault" not in Scene("library", "hall", roles="wrecker thief").can()
    assert "shoot vault" not in Scene("basement", "library", roles="thief wrecker").can()
    assert "shoot vault" not in Scene("basement", "library", roles="wrecker sneak").can()
    scene = Scene("basement", "library", first=2, roles="wrecker thief").do("move vault", "end", "shoot vault")
    assert scene.view(0).hits == [0, 1]


@pytest.mark.rule("RN-043")
def test_no_trap_can_be_in_the_vault() -> None:
    scene = Scene("basement", "library", roles="wrecker thief")
    assert "auto vault" not in scene.can()


def thief_with_loot() -> Scene:
    """The Thief has taken a load and stands in the Vault; it is her turn."""
    return Scene("library", "hall", roles="thief wrecker").do("move vault", "end", "end", "loot", "end", "end")


@pytest.mark.rule("RN-043")
def test_taking_the_loot_costs_two_reveals_her_and_is_public() -> None:
    scene = Scene("library", "hall", roles="thief wrecker").do("move vault")
    assert not scene.can("loot")  # 1 AP left
    scene.do("end", "end", "loot")
    assert scene.heard() == {"event": "loot", "seat": 0, "room": "vault", "ap": 0}
    assert roles_of(scene).loot == [True, False]
    assert scene.possible(0) == {"vault"}
    assert not scene.do("end", "end").can("loot")  # one load at a time


@pytest.mark.rule("RN-043", "RN-036")
def test_a_load_counts_when_she_begins_a_turn_in_the_foyer() -> None:
    scene = thief_with_loot().do("move basement", "move foyer")
    assert roles_of(scene).loads == [0, 0]
    scene.do("end", "end")
    assert scene.s.told.to_list()[-2:] == [
        {"event": "turn", "seat": 0, "turn": 7},
        {"event": "counted", "seat": 0, "loads": 1},
    ]
    assert roles_of(scene).loot == [False, False]
    assert scene.view(1).hits == [0, 0]  # nobody is hurt by it
    assert GAME.result(scene.s).scores == (1, 0)
    assert scene.possible(0) == {"foyer"}


@pytest.mark.rule("RN-043", "RN-052")
def test_that_nothing_was_counted_says_that_she_was_not_in_the_foyer() -> None:
    scene = thief_with_loot().do("move basement", "move dining")
    assert "foyer" in scene.possible(0)
    scene.do("end", "end")
    assert scene.line("turn")["seat"] == 0
    assert "foyer" not in scene.possible(0)


@pytest.mark.rule("RN-043", "RN-027")
def test_loads_and_hits_together_win() -> None:
    scene = thief_with_loot().do("move basement", "move foyer", "end", "end")
    scene.do("move basement", "move vault", "end", "end", "loot", "end", "end")  # she may fetch another
    scene.do("move basement", "move foyer", "end", "end")
    assert scene.table.over
    result = GAME.result(scene.s)
    assert (result.winners, result.scores) == ((0,), (2, 0))
    scene = thief_with_loot().do("move basement", "move foyer", "end", "move bedroom", "move kitchen", "end")
    scene.do("shoot kitchen")
    assert scene.table.over
    assert GAME.result(scene.s).winners == (0,)


@pytest.mark.rule("RN-044")
def test_the_sneaks_first_move_is_free() -> None:
    scene = Scene("hall", "foyer", roles="sneak wrecker").do("move library")
    assert scene.heard() == {"event": "move", "seat": 0, "cost": 0, "ap": 2}
    scene.do("move hall")
    assert scene.heard() == {"event": "move", "seat": 0, "cost": 1, "ap": 1}
    scene.do("end", "end", "move library")
    assert scene.heard()["cost"] == 0  # again in the next turn


@pytest.mark.rule("RN-044")
def test_it_is_free_at_any_time_also_with_no_points() -> None:
    scene = Scene("hall", "foyer", roles="sneak wrecker")
    scene.do("listen", "answer dining", "listen", "answer dining")
    assert scene.view(0).ap == 0
    scene.do("move library")
    assert scene.heard()["cost"] == 0
    assert scene.can() == {"end"}


@pytest.mark.rule("RN-044")
def test_moves_after_a_shot_and_flights_do_not_use_it_up() -> None:
    scene = Scene("hall", "foyer", roles="sneak wrecker").do("shoot hall", "move library")
    assert scene.view(0).ap == 0
    assert scene.can("move") == {"move hall", "move basement"}
    scene = Scene("bedroom", "basement", roles="wrecker sneak").do("flood", "flee dining", "end")
    assert scene.do("move kitchen").heard()["cost"] == 0


@pytest.mark.rule("RN-044")
def test_the_sneak_shoots_only_into_his_own_room_and_has_one_trap() -> None:
    scene = Scene("hall", "foyer", roles="sneak wrecker")
    assert scene.can("shoot") == {"shoot hall"}
    own = scene.view(0).own
    assert own is not None
    assert own.range == ["hall"]
    scene.do("trap", "move library")
    assert scene.can("trap") == {"trap -hall"}
    assert "shoot vault" not in Scene("basement", "hall", roles="sneak thief").can()


@pytest.mark.rule("RN-045")
def test_the_wrecker_has_three_traps() -> None:
    scene = Scene("hall", "foyer", roles="wrecker sneak")
    scene.do("trap", "move bedroom", "end", "end", "trap", "move kitchen", "end", "end", "trap", "move dining")
    assert scene.view(1).traps == [3, 0]
    scene.do("end", "end")
    assert scene.can("trap") == {"trap -hall", "trap -bedroom", "trap -kitchen"}
    assert len(scene.can("spring")) == 7
    scene.do("spring bedroom kitchen")
    assert scene.heard() == {
        **{"event": "spring", "seat": 0, "rooms": ["bedroom", "kitchen"]},
        **{"hit": False, "traps": 1, "ap": 1},
    }
    assert scene.possible(1) == {"hall", "library", "balcony", "dining", "foyer", "basement"}


@pytest.mark.rule("RN-045")
def test_several_traps_sprung_together_are_one_hit_at_most() -> None:
    scene = Scene("hall", "kitchen", roles="wrecker sneak")
    scene.do("trap", "move bedroom", "end", "move bedroom", "end", "trap", "spring hall bedroom")
    assert scene.heard()["hit"] is True
    assert scene.view(0).hits == [0, 1]


@pytest.mark.rule("RN-045", "RN-031")
def test_the_wreckers_automatic_traps_are_not_sprung() -> None:
    scene = Scene("basement", "hall", roles="wrecker sneak").do("trap", "auto hall", "end", "end")
    scene.do("auto hall")
    assert scene.can("spring") == {"spring basement"}


@pytest.mark.rule("RN-045")
def test_listening_costs_the_wrecker_two_and_echoes_nothing() -> None:
    scene = Scene("foyer", "hall", roles="wrecker sneak").do("echoes", "reveal hall")
    assert scene.view(0).ap == 2
    scene.do("listen", "answer library")
    assert scene.view(0).ap == 0
    assert not Scene("foyer", "hall", roles="wrecker sneak").do("trap").can("listen")


@pytest.mark.rule("RN-046")
def test_a_stab_hits_who_is_in_the_same_room() -> None:
    scene = Scene("hall", "hall", roles="assassin sneak").do("stab")
    assert scene.heard() == {"event": "stab", "seat": 0, "room": "hall", "hit": True, "ap": 1}
    assert scene.view(0).hits == [0, 1]
    assert scene.can() == {"move bedroom", "move library", "move balcony"}  # then she moves as after a shot
    scene.do("move library")
    assert scene.view(0).ap == 1
    assert scene.possible(0) == {"bedroom", "library", "balcony"}
    assert not scene.can("stab")  # once a turn
    assert scene.do("end", "end").can("stab")


@pytest.mark.rule("RN-046")
def test_a_stab_at_nobody_is_a_miss() -> None:
    scene = Scene("hall", "foyer", roles="assassin sneak").do("stab")
    assert scene.heard()["hit"] is False
    assert "hall" not in scene.possible(1)


@pytest.mark.rule("RN-046", "RN-027")
def test_a_stab_that_ends_the_game_asks_for_no_move() -> None:
    scene = Scene("hall", "hall", roles="assassin sneak").do("stab", "move library", "end", "end")
    scene.do("move hall", "stab")
    assert scene.table.over


@pytest.mark.rule("RN-046")
def test_the_assassin_neither_shoots_nor_sets_traps() -> None:
    scene = Scene("hall", "foyer", roles="assassin sneak")
    assert scene.can() == {"end", "move bedroom", "move library", "move balcony", "listen", "stab"}
    own = scene.view(0).own
    assert own is not None
    assert own.range == []
