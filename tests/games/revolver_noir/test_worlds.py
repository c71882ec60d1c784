from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from hinterzimmer.engine.chance import RandomStream, SeededStream
from hinterzimmer.engine.game import Choice
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import CHANCE, SPECTATOR
from hinterzimmer.engine.steps import Ask, Option, Step
from hinterzimmer.engine.testing import check_twin_history, conform, play
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.game import NoirGame
from hinterzimmer.games.revolver_noir.notation import parse
from hinterzimmer.games.revolver_noir.options import END, NOWHERE, ROOMS
from hinterzimmer.games.revolver_noir.state import Noir
from hinterzimmer.games.revolver_noir.view import View

from .oracle import Oracle, hidden
from .scene import Scene

DRAWS = 6000


def agreed(roles: bool = False) -> dict[str, object]:
    return {"roles": roles, "starter": 0, "aid": False}


@pytest.mark.parametrize("roles", [False, True])
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_imagined_worlds_are_as_likely_as_counting_says(roles: bool, seat: int) -> None:
    """Against all joint worlds of the oracle, of which the seat keeps those that have its own hidden things."""
    for number in range(2):
        _, choices = play(GAME, 2, GAME.complete_settings(agreed(roles)), SeededStream(f"likely {number}"))
        oracle = Oracle(agreed(roles))
        for choice in choices[:13]:
            oracle.play(choice)
        truth = oracle.truth
        assert not truth.over
        expected: dict[Any, float] = {}
        for table, weight in oracle.worlds.values():
            if seat == SPECTATOR or hidden(table, seat) == hidden(truth, seat):
                both = (hidden(table, 0), hidden(table, 1))
                expected[both] = expected.get(both, 0.0) + float(weight)
        total = sum(expected.values())
        rng = SeededStream(f"draws {number}")
        drawn: Counter[Any] = Counter()
        for _ in range(DRAWS):
            world = GAME.imagine(truth, seat, rng)
            drawn[hidden(world, 0), hidden(world, 1)] += 1
        assert drawn.keys() <= expected.keys()
        # Pearson's statistic over the worlds expected often enough, the rest as one
        cells = [(drawn[one], DRAWS * p / total) for one, p in expected.items() if DRAWS * p / total >= 8]
        rest = [(drawn[one], DRAWS * p / total) for one, p in expected.items() if DRAWS * p / total < 8]
        if rest:
            cells.append((sum(n for n, _ in rest), sum(p for _, p in rest)))
        statistic = sum((n - p) ** 2 / p for n, p in cells)
        free = max(1, len(cells) - 1)
        assert statistic < free + 5 * (2 * free) ** 0.5 + 10


def test_an_imagined_world_offers_what_fits_it() -> None:
    scene = Scene("hall", "foyer").do("listen")
    rng = SeededStream(1)
    offers = set()
    for _ in range(100):
        world = GAME.imagine(scene.table, 0, rng)
        room = world.state.rooms[1]
        offered = {one.text for one in world.options(1)}
        assert offered == {f"answer {name}" for name in scene.view(0).plan[room].moves}
        offers.add(frozenset(offered))
    assert len(offers) == 8


@pytest.mark.parametrize("roles", [False, True])
def test_a_choice_made_but_not_shown_is_imagined_too(roles: bool) -> None:
    table = GAME.start(2, agreed(roles))
    asks = 2 if roles else 1
    if roles:
        table.play(CHANCE, parse("deal thief sneak"))
    for _ in range(asks):
        seat_options = table.options(1)
        table.play(1, seat_options[0])
        rng = SeededStream(2)
        others = Counter(GAME.imagine(table, 0, rng).answers[1].text for _ in range(800))
        assert set(others) == {one.text for one in seat_options}
        assert min(others.values()) > 800 / len(seat_options) / 2
        assert {GAME.imagine(table, 1, rng).answers[1] for _ in range(20)} == {seat_options[0]}
        assert len({GAME.imagine(table, SPECTATOR, rng).answers[1].text for _ in range(200)}) == len(seat_options)
        table.play(0, table.options(0)[0])


def test_an_imagined_opponent_has_no_true_past() -> None:
    scene = Scene("hall", "foyer").do("end", "move kitchen", "move bedroom", "end")
    world = GAME.imagine(scene.table, 0, SeededStream(3))
    path = world.state.paths[1].to_list()
    assert path[:-1] == [NOWHERE, NOWHERE]
    assert path[-1] == world.state.rooms[1]
    assert world.state.paths[0] == scene.s.paths[0]


def test_the_true_world_is_left_alone() -> None:
    scene = Scene("hall", "foyer").do("trap", "end", "trap", "listen")
    before = scene.table.snapshot()
    world = GAME.imagine(scene.table, 1, SeededStream(4))
    while not world.over:
        seat = world.waiting_seats()[0]
        world.play(seat, world.options(seat)[-1])
    assert scene.table.snapshot() == before


@pytest.mark.parametrize("roles", [False, True])
def test_a_twin_history_is_another_one_and_looks_the_same(roles: bool) -> None:
    rng = SeededStream("twins")
    different = compared = 0
    for number in range(8):
        _, choices = play(GAME, 2, GAME.complete_settings(agreed(roles)), SeededStream(f"twin {number}"))
        record = Record(GAME, GAME.edition(), GAME.complete_settings(agreed(roles)), ["Ann", "Ben"], choices=choices)
        compared += check_twin_history(GAME, record, rng, views=10)
        for seat in (0, 1, SPECTATOR):
            other = GAME.twin(record, seat, rng)
            different += other != choices
            assert [one for one in other if one[0] == seat] == [one for one in choices if one[0] == seat]
    assert different >= 18  # of 24: now and then nothing was hidden that could have been otherwise
    assert compared > 500


def test_a_history_broken_off_anywhere_has_a_twin() -> None:
    rng = SeededStream("broken")
    for roles in (False, True):
        _, choices = play(GAME, 2, GAME.complete_settings(agreed(roles)), SeededStream("off"))
        for length in range(min(25, len(choices))):
            record = Record(
                GAME, GAME.edition(), GAME.complete_settings(agreed(roles)), ["A", "B"], choices=choices[:length]
            )
            check_twin_history(GAME, record, rng)


def test_twins_are_as_likely_as_counting_says() -> None:
    """Where a seat was in the middle of the game, given all that followed: against whole histories but the true one."""
    scene = Scene("hall", "foyer")
    choices: list[Choice] = [(0, parse("start hall")), (1, parse("start foyer"))]
    for text in ("trap", "move library", "end", "end", "spring hall", "move hall", "end"):
        choices.append((scene.asked(), parse(text)))
        scene.do(text)
    oracle = Oracle({"starter": 1}, free=(0,), merge=False)
    for choice in choices:
        oracle.play(choice)
    expected: dict[tuple[int, ...], float] = {}
    for table, weight in oracle.worlds.values():
        path = tuple(table.state.paths[0].to_list())
        expected[path] = expected.get(path, 0.0) + float(weight)
    true = tuple(scene.s.paths[0].to_list())
    rest = 1 - expected.pop(true)
    rng, drawn = SeededStream("paths"), Counter[tuple[int, ...]]()
    record = Record(GAME, GAME.edition(), GAME.complete_settings({"starter": 1}), ["A", "B"], choices=choices)
    for _ in range(3000):
        twin = GAME.twin(record, 1, rng)
        named = [option.text.split()[1] for who, option in twin if who == 0 and option.kind in ("start", "move")]
        drawn[tuple(ROOMS.index(name) for name in named)] += 1
    assert drawn.keys() <= expected.keys()
    assert sum(abs(drawn[path] / 3000 - p / rest) for path, p in expected.items()) / 2 < 0.05


# Games that betray something: the suite must notice.


class Slip(View, frozen=True):
    """A view with one field too many."""

    opponent: str | None = None


class Loud(Step[Any]):
    """A step of the game, and all that follow from it, made to betray something."""

    def __init__(self, inner: Step[Any], leak: str) -> None:
        self.inner = inner
        self.leak = leak

    def args(self) -> tuple[object, ...]:
        return (self.inner, self.leak)

    def run(self, s: Noir) -> Ask | tuple[Step[Any], ...]:
        result = self.inner.run(s)
        if not isinstance(result, Ask):
            return tuple([Loud(step, self.leak) for step in result])
        if self.leak == "ask" and result.rule == "RN-012" and s.rooms[1 - s.player] < 4:
            return Ask(result.rule, {**result.options, 1 - s.player: [END]})  # only who is upstairs is asked along
        return result

    def resume(self, s: Noir, answers: Mapping[int, Option]) -> tuple[Step[Any], ...]:
        following = self.inner.resume(s, answers)
        for seat, option in answers.items():
            if self.leak == "event" and option.kind == "move":
                s.emit("steps", {"seat": seat, "room": option.details()["room"]})
        return tuple([Loud(step, self.leak) for step in following])


class LeakingNoir(NoirGame):
    def __init__(self, leak: str) -> None:
        self.leak = leak

    def agenda(self) -> Sequence[Step[Any]]:
        return [Loud(step, self.leak) for step in super().agenda()]

    def view(self, state: Noir, seat: int) -> View:
        seen = super().view(state, seat)
        if self.leak != "view" or seat < 0 or state.rooms[0] == NOWHERE:
            return seen
        fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
        return Slip(**fields, opponent=ROOMS[state.rooms[1 - seat]])


@pytest.mark.rule("RN-050")
@pytest.mark.parametrize("leak", ["view", "event", "ask"])
def test_a_leaking_game_is_caught(leak: str) -> None:
    with pytest.raises(AssertionError, match="LEAK"):
        conform(LeakingNoir(leak), games=3)


@pytest.mark.rule("RN-050")
def test_the_game_as_it_is_stands_the_same_suite() -> None:
    assert conform(LeakingNoir("nothing"), games=2)["twin asks"] > 1000


@pytest.mark.rule("RN-050")
def test_no_event_carries_anothers_secret() -> None:
    """Said directly, beside the twins: what others see of a hidden choice never names a room but those revealed."""
    for number in range(10):
        table, _ = play(GAME, 2, GAME.complete_settings(agreed(number % 2 == 1)), SeededStream(f"events {number}"))
        for event in table.take_events():
            seen = event.seen_by(SPECTATOR)
            assert seen is not None
            assert msgspec.json.encode(seen)
            if event.kind in ("start", "move", "move on", "flight", "trap"):
                assert not [name for name in ROOMS if name in str(seen)]
            elif event.kind == "auto":
                assert [name for name in ROOMS if name in str(seen)] == ["basement"]


class Fixed(RandomStream):
    """A stream that always gives the same end of its range."""

    def __init__(self, top: bool) -> None:
        self.top = top

    def below(self, n: int) -> int:
        return n - 1 if self.top else 0


@pytest.mark.parametrize("top", [False, True])
def test_the_ends_of_a_chance_stream_are_drawn_from_safely(top: bool) -> None:
    scene = Scene("hall", "foyer").do("trap", "end", "trap", "listen")
    world = GAME.imagine(scene.table, 0, Fixed(top))
    assert world.waiting_seats() == [0]
