import pytest

from hinterzimmer.engine.errors import BadEdition
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.options import ROOMS, VILLA

from .scene import Scene

# RN-001 once more, as the catalogue prints it: an independent copy to compare the edition with.
CARDS = {
    "bedroom": ("upper", "hall kitchen", "hall balcony", "flood", 1),
    "hall": ("upper", "bedroom library balcony", "bedroom library balcony", "none", 0),
    "library": ("upper", "hall basement", "hall balcony", "trapdoor", 1),
    "balcony": ("upper", "hall foyer", "hall foyer kitchen dining", "jump", 0),
    "kitchen": ("ground", "foyer dining bedroom", "foyer dining", "knife", 0),
    "dining": ("ground", "foyer kitchen basement", "foyer kitchen", "none", 0),
    "foyer": ("ground", "balcony kitchen dining basement", "kitchen dining", "echoes", 0),
    "basement": ("basement", "foyer dining library", "foyer dining", "auto", 1),
}
PLAN = {room.name: room for room in Scene().view(0).plan}


@pytest.mark.rule("RN-001")
@pytest.mark.parametrize("name", CARDS)
def test_every_room_is_as_its_card_says(name: str) -> None:
    floor, moves, shots, effect, cost = CARDS[name]
    room = PLAN[name]
    assert (room.floor, room.effect, room.cost) == (floor, effect, cost)
    assert set(room.moves) == set(moves.split())
    assert set(room.shoots) == set(shots.split())
    scene = Scene(name, "hall")
    assert scene.can("move") == {f"move {to}" for to in moves.split()}
    assert scene.can("shoot") == {f"shoot {to}" for to in [name, *shots.split()]}  # its own room too
    own = scene.view(0).own
    assert own is not None
    assert set(own.reach) == set(moves.split())
    assert set(own.range) == {name, *shots.split()}


@pytest.mark.rule("RN-001", "RN-043")
def test_there_are_eight_rooms_and_a_ninth_only_with_the_thief() -> None:
    assert [room.name for room in Scene().view(0).plan] == list(CARDS)
    assert [room.name for room in Scene(roles="sneak wrecker").view(0).plan] == list(CARDS)
    assert [room.name for room in Scene(roles="thief wrecker").view(0).plan] == [*CARDS, "vault"]


@pytest.mark.rule("RN-002")
def test_movement_is_mutual() -> None:
    ways = {frozenset((one, two)) for one, room in PLAN.items() for two in room.moves}
    assert all(one in PLAN[two].moves for one, room in PLAN.items() for two in room.moves)
    assert len(ways) == 11
    view = Scene().view(0)
    assert {frozenset(pair.split()) for pair in view.secret} == {
        frozenset(("bedroom", "kitchen")),
        frozenset(("library", "basement")),
        frozenset(("foyer", "basement")),
    }
    assert {frozenset(pair.split()) for pair in view.stairs} == {
        frozenset(("balcony", "foyer")),
        frozenset(("dining", "basement")),
    }
    assert {frozenset(pair.split()) for pair in (*view.secret, *view.stairs)} < ways


@pytest.mark.rule("RN-002")
def test_doors_join_rooms_of_one_floor_and_the_rest_change_floors() -> None:
    view = Scene().view(0)
    special = {frozenset(pair.split()) for pair in (*view.secret, *view.stairs)}
    for one, room in PLAN.items():
        for two in room.moves:
            assert (PLAN[two].floor == room.floor) == (frozenset((one, two)) not in special)


@pytest.mark.rule("RN-003")
def test_which_shots_go_one_way() -> None:
    one_way = {(one, two) for one, room in PLAN.items() for two in room.shoots if one not in PLAN[two].shoots}
    assert one_way == {
        ("balcony", "foyer"),
        ("balcony", "kitchen"),
        ("balcony", "dining"),
        ("basement", "foyer"),
        ("basement", "dining"),
        ("bedroom", "balcony"),
        ("library", "balcony"),
    }


@pytest.mark.rule("RN-004")
def test_the_floor_plan() -> None:
    rows = [line.split() for line in Scene().view(0).cells]
    cells = {
        name: [(i, j) for i, row in enumerate(rows) for j, cell in enumerate(row) if cell == name] for name in CARDS
    }
    top = {name: min(at)[0] for name, at in cells.items()}
    left = {name: min(j for _, j in at) for name, at in cells.items()}
    assert rows[0] == ["bedroom", "hall", "library"]
    assert top["balcony"] == top["hall"] + 1
    assert left["balcony"] == left["hall"]
    assert top["dining"] == top["kitchen"] + 1
    assert left["dining"] == left["kitchen"] == 0 < left["foyer"]
    assert (top["balcony"] + 1, left["balcony"]) in cells["foyer"]
    assert set(rows[-1]) == {"basement"}
    assert len(rows[-1]) == len(rows[0])
    order = ["upper", "ground", "basement"]
    assert sorted(CARDS, key=lambda name: top[name]) == sorted(
        CARDS, key=lambda name: (order.index(CARDS[name][0]), top[name])
    )


@pytest.mark.rule("RN-001", "RN-040")
def test_every_part_says_where_it_comes_from() -> None:
    edition = GAME.edition()
    assert {edition.provenance[name] for name in ROOMS[:VILLA]} == {"printed"}
    assert edition.reconstructed == ["vault", "thief", "sneak", "wrecker", "assassin"]


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('move = ["hall", "kitchen"]', 'move = ["hall"]', "kitchen.move: bedroom has no way back to kitchen"),
        ('move = ["hall", "kitchen"]', 'move = ["hall", "attic"]', "bedroom.move: 'attic' is no room"),
        ('move = ["hall", "kitchen"]', 'move = ["hall", "hall"]', "bedroom.move: names hall twice"),
        ('move = ["hall", "kitchen"]', 'move = ["hall", "bedroom"]', "bedroom.move: names the room itself"),
        ('effect = "flood"', 'effect = "fire"', "bedroom.effect: 'fire' is none of"),
        ('effect = "flood"\ncost = 1', 'effect = "flood"\ncost = 0', "bedroom.cost: flood must cost something"),
        ('floor = "upper"', 'floor = "attic"', "bedroom.floor: 'attic' is none of"),
        ("knife = 3", "knife = 99", "turn.knife: must be a whole number from 1 to 9, not 99"),
        ("hits = 2", "", "end.hits: is missing"),
        ("hits = 2", "hits = 2\nlives = 9", "end.lives: no such key in this part"),
        ("[guard] #", "[garden] #", "[guard] is missing"),
        ('"library basement", ', '"library kitchen", ', "passages.secret: 'library kitchen' is no connection"),
        ('fall = "basement"', 'fall = "foyer"', "effects.fall: one falls into the room that can be flooded"),
        ('jump = "kitchen"', 'jump = "balcony"', "effects.jump: one jumps into a room that has no jump"),
        ("vault = 0", "vault = 1", "the Vault can be open to one role only"),
        ('". balcony ."', '". . ."', "plan.rows: every room is drawn, and nothing else; look at balcony"),
        ('". balcony ."', '"balcony"', "plan.rows: every row must have as many cells"),
        ('"dining foyer foyer"', '"foyer foyer dining"', "plan.rows: foyer is not a rectangle"),
        ('provenance = "printed"', 'provenance = "heard"', "bedroom.provenance: 'heard' is none of"),
    ],
)
def test_a_wrong_edition_is_refused_with_its_line(old: str, new: str, where: str) -> None:
    text = GAME.edition().text
    assert old in text
    changed = text.replace(old, new, 1)
    with pytest.raises(BadEdition) as refused:
        GAME.edition(changed, "mine.toml")
    message = str(refused.value)
    assert where in message
    assert message.startswith("mine.toml:")
    assert message.split(":")[1].isdigit()
    assert "\n" not in message


def test_another_edition_is_played_as_it_says() -> None:
    text = GAME.edition().text.replace("points = 2", "points = 4").replace("hits = 2", "hits = 1")
    scene = Scene("hall", "library", edition=GAME.edition(text))
    assert scene.view(0).ap == 4
    scene.do("shoot library")
    assert scene.table.over
    assert GAME.result(scene.s).winners == (0,)
