import os

import msgspec
import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.errors import BadSeats
from hinterzimmer.engine.game import Choice
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.testing import play
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.belief import belief
from hinterzimmer.games.revolver_noir.inference import Hidden, Inference, rooms_of
from hinterzimmer.games.revolver_noir.knowledge import facts, facts_of_plan, possible_rooms
from hinterzimmer.games.revolver_noir.options import ROOMS, bits
from hinterzimmer.games.revolver_noir.state import Noir
from hinterzimmer.games.revolver_noir.view import View

from .oracle import Oracle, hidden
from .scene import Scene

GAMES = int(os.environ.get("NOIR_GAMES", "60"))
"""How many random games to look at; NOIR_GAMES=3000 is the long run."""


def agreed(roles: bool) -> dict[str, object]:
    return {"roles": roles, "starter": 0, "aid": False}


@pytest.mark.rule("RN-052")
@pytest.mark.parametrize("roles", [False, True])
def test_the_true_room_is_never_excluded(roles: bool) -> None:
    looked = 0

    def look(table: Table[Noir], choices: list[Choice]) -> None:
        nonlocal looked
        s: Noir = table.state
        if s.rooms[0] < 0:
            return
        for seat in range(2):
            assert ROOMS[s.rooms[1 - seat]] in possible_rooms(GAME.view(s, seat))
            looked += 1

    for number in range(GAMES):
        play(GAME, 2, GAME.complete_settings(agreed(roles)), SeededStream(f"true {number}"), look)
    assert looked > 50 * GAMES


@pytest.mark.rule("RN-052")
@pytest.mark.parametrize("roles", [False, True])
def test_the_list_is_the_smallest_by_brute_force_over_both_players(roles: bool) -> None:
    for number in range(5):
        _, choices = play(GAME, 2, GAME.complete_settings(agreed(roles)), SeededStream(f"both {number}"))
        oracle = Oracle(agreed(roles))
        for choice in choices[:14]:
            oracle.play(choice)
            compare(oracle, (0, 1))


@pytest.mark.rule("RN-052")
def test_the_list_is_the_smallest_by_brute_force_over_whole_histories() -> None:
    for number in range(4):
        _, choices = play(GAME, 2, GAME.complete_settings(agreed(False)), SeededStream(f"whole {number}"))
        oracle = Oracle(agreed(False), merge=False)
        for choice in choices[:9]:
            oracle.play(choice)
            if len(oracle.worlds) > 3000:
                break
            compare(oracle, (0, 1))


@pytest.mark.rule("RN-052")
@pytest.mark.parametrize("roles", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_list_is_the_smallest_over_longer_games(roles: bool, seat: int) -> None:
    for number in range(3):
        _, choices = play(GAME, 2, GAME.complete_settings(agreed(roles)), SeededStream(f"long {number}"))
        oracle = Oracle(agreed(roles), free=(seat,))
        for choice in choices[:50]:
            oracle.play(choice)
            compare(oracle, (seat,))


def compare(oracle: Oracle, seats: tuple[int, ...]) -> None:
    """Possible rooms and probabilities are those that counting gives; the two seats are independent."""
    s: Noir = oracle.truth.state
    if s.rooms[0] < 0 or oracle.truth.over:
        return
    for seat in seats:
        assert possible_rooms(GAME.view(s, 1 - seat)) == [ROOMS[room] for room in sorted(oracle.rooms(seat))]
        believed = belief(s, facts(s.villa, s.card(seat).vault), seat)
        counted = oracle.beliefs(seat)
        assert believed.keys() == counted.keys()
        assert all(abs(believed[one] - float(counted[one])) < 1e-9 for one in counted)
    if len(seats) == 2:
        one, two = oracle.beliefs(0), oracle.beliefs(1)
        for table, weight in oracle.worlds.values():
            if oracle.merge:
                assert weight == one[hidden(table, 0)] * two[hidden(table, 1)]


@pytest.mark.rule("RN-052")
def test_a_trap_sprung_later_tells_where_its_owner_was() -> None:
    scene = Scene("hall", "foyer").do("trap", "move library", "end", "end")
    assert len(scene.possible(0)) == 8
    scene.do("spring hall")
    assert scene.possible(0) == {"bedroom", "library", "balcony"}  # one move from the Hall, one turn ago


@pytest.mark.rule("RN-052", "RN-031")
def test_an_automatic_trap_that_does_not_go_off_was_taken_away() -> None:
    scene = Scene("dining", "hall").do("trap", "move basement", "end", "end", "auto library", "trap -library")
    assert {len(autos) for _, _, autos in states(scene, 0)} == {0, 1}  # nobody knows which of the two it was
    scene.do("end", "end")
    near, basement = bits(["dining", "foyer", "library"]), bits(["basement"])
    assert {(room, wires & ~near, autos) for room, wires, autos in states(scene, 0)} == {(7, basement, ())}
    assert {wires.bit_count() for _, wires, _ in states(scene, 0)} == {2}
    scene = Scene("dining", "hall").do("trap", "move basement", "end", "end", "auto library", "trap -dining")
    scene.do("end", "end")
    assert set(states(scene, 0)) == {(7, basement, ())}


def states(scene: Scene, seat: int) -> list[Hidden]:
    """All that can be hidden of a seat."""
    trail = Inference(facts(scene.s.villa, scene.s.card(seat).vault), seat)
    trail.extend(scene.s.told.to_list())
    return list(trail.states)


@pytest.mark.rule("RN-052")
def test_only_what_is_public_counts() -> None:
    here, there = Scene("hall", "kitchen"), Scene("foyer", "kitchen")
    for text in ("listen", "answer foyer", "end"):
        here.do(text)
        there.do(text)
        assert here.possible(1) == there.possible(1)


def test_a_spectator_says_of_whom() -> None:
    scene = Scene("hall", "kitchen").do("listen", "answer bedroom")
    seen = scene.view(SPECTATOR)
    assert possible_rooms(seen, of=1) == ["hall", "kitchen"]
    assert len(possible_rooms(seen, of=0)) == 8
    with pytest.raises(BadSeats):
        possible_rooms(seen)


def test_nothing_is_possible_before_the_start() -> None:
    assert possible_rooms(GAME.view(GAME.start(2).state, 0)) == []


@pytest.mark.parametrize("roles", [False, True])
def test_reading_on_is_reading_from_the_start(roles: bool) -> None:
    views: list[View] = []
    play(
        GAME,
        2,
        GAME.complete_settings(agreed(roles)),
        SeededStream("on"),
        lambda table, _: views.append(GAME.view(table.state, 0)),
    )
    for seen in views:
        vault = seen.roles.vault if roles and not isinstance(seen.roles, msgspec.UnsetType) else None
        fresh = Inference(facts_of_plan(seen.plan, vault == 1), 1)
        fresh.extend(seen.log)
        assert possible_rooms(seen) == [ROOMS[room] for room in rooms_of(fresh.states)]
        sent = msgspec.json.decode(msgspec.json.encode(seen), type=View)  # as a page gets it
        assert possible_rooms(sent) == possible_rooms(seen)
    for seen in reversed(views):
        assert possible_rooms(msgspec.structs.replace(seen, log=list(seen.log))) == possible_rooms(seen)


def test_the_plan_in_a_view_says_the_same_as_the_edition() -> None:
    for roles, seat in (("", 0), ("thief sneak", 0), ("thief sneak", 1)):
        scene = Scene(roles=roles)
        vault = bool(roles) and seat == 0
        mine, theirs = facts(scene.s.villa, vault), facts_of_plan(scene.view(0).plan, vault)
        assert mine.ways == theirs.ways
        assert (mine.upper, mine.jump, mine.trapdoor, mine.fall, mine.flood) == (
            *(theirs.upper, theirs.jump, theirs.trapdoor, theirs.fall),
            theirs.flood,
        )
        assert not roles or mine.deliver == theirs.deliver
