import msgspec
import pytest

from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.viewing import view_bytes
from hinterzimmer.games.revolver_noir import GAME

from .scene import Scene


@pytest.mark.rule("RN-051")
def test_a_seat_sees_its_room_what_it_can_reach_and_shoot_at_and_its_traps() -> None:
    scene = Scene("dining", "balcony").do("trap", "move basement", "end", "end", "auto kitchen", "end")
    own = scene.view(0).own
    assert own is not None
    assert own.room == "basement"
    assert own.reach == ["library", "dining", "foyer"]
    assert own.range == ["dining", "foyer", "basement"]
    assert own.traps == ["dining"]
    assert own.automatic == ["kitchen"]
    assert scene.view(0).traps == [2, 0]


@pytest.mark.rule("RN-051")
def test_points_hits_answers_and_the_whole_log_are_there_for_all() -> None:
    scene = Scene("hall", "library").do("shoot library", "move bedroom", "end", "listen", "answer hall")
    scene.do("listen", "answer kitchen")
    for seat in (0, 1, SPECTATOR):
        seen = scene.view(seat)
        assert (seen.player, seen.turn, seen.ap, seen.hits) == (1, 2, 0, [0, 1])
        assert seen.answers == ["kitchen", None]  # the last answer heard stays
        assert [line["event"] for line in seen.log] == [
            *("start", "start", "first", "turn", "shot", "move on", "end", "turn"),
            *("listen", "answer", "listen", "answer"),
        ]
    assert scene.do("end", "end").view(1).answers == ["kitchen", None]


@pytest.mark.rule("RN-050", "RN-051")
def test_nothing_of_the_other_is_in_a_view() -> None:
    scene = Scene("library", "foyer").do("trap", "move hall", "end", "trap", "move balcony", "end")
    for seat, secrets in ((1, ("library", "hall")), (0, ("foyer", "balcony")), (SPECTATOR, ("library", "balcony"))):
        seen = msgspec.to_builtins(scene.view(seat))
        for constant in ("plan", "cells", "secret", "stairs", "own"):
            seen.pop(constant)
        assert not [room for room in secrets if room in str(seen)]
    assert scene.view(SPECTATOR).own is None


@pytest.mark.rule("RN-050")
def test_the_open_choice_of_a_seat_is_its_own_business() -> None:
    one, two = Scene("hall", "foyer").do("listen"), Scene("hall", "library").do("listen")
    for seat in (0, SPECTATOR):
        assert view_bytes(GAME, one.table, seat) == view_bytes(GAME, two.table, seat)
    assert view_bytes(GAME, one.table, 1) != view_bytes(GAME, two.table, 1)


@pytest.mark.rule("RN-052")
def test_the_aid_shades_the_rooms_where_the_opponent_can_be() -> None:
    scene = Scene("hall", "foyer", aid=True).do("listen", "answer dining")
    assert scene.view(0).shaded == [None, ["kitchen", "foyer", "basement"]]
    rooms = [room.name for room in scene.view(0).plan]
    assert scene.view(1).shaded == [rooms, None]
    assert scene.view(SPECTATOR).shaded == [rooms, ["kitchen", "foyer", "basement"]]


@pytest.mark.rule("RN-052")
def test_without_the_aid_nothing_is_shaded() -> None:
    scene = Scene("hall", "foyer")
    assert scene.view(0).shaded is msgspec.UNSET
    assert b"shaded" not in view_bytes(GAME, scene.table, 0)


@pytest.mark.rule("RN-050")
def test_at_the_end_everything_lies_open() -> None:
    scene = Scene("hall", "library").do(
        "shoot library", "move bedroom", "end", "trap", "end", "move hall", "end", "end"
    )
    assert b"opened" not in view_bytes(GAME, scene.table, SPECTATOR)
    scene.do("shoot library")
    assert scene.table.over
    opened = scene.view(SPECTATOR).opened
    assert isinstance(opened, list)
    assert [one.path for one in opened] == [["hall", "bedroom", "hall"], ["library"]]
    assert [one.room for one in opened] == ["hall", "library"]
    assert [one.traps for one in opened] == [[], ["library"]]
    assert scene.view(0).winner == 0
