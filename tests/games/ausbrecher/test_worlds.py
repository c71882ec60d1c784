"""Nothing leaks, and imagined slips are as likely as they should be."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.game import Choice
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.steps import Ask, Step
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.testing import check_imagined_views, check_twin_history, conform, play
from hinterzimmer.engine.viewing import view_bytes
from hinterzimmer.games.ausbrecher import GAME
from hinterzimmer.games.ausbrecher.board import LETTERS, SLIPS, Slip
from hinterzimmer.games.ausbrecher.game import AusbrecherGame
from hinterzimmer.games.ausbrecher.state import Ausbrecher
from hinterzimmer.games.ausbrecher.view import View
from hinterzimmer.games.ausbrecher.viewing import view

from .helpers import put, state, throw, turn

SAMPLES = 20_000


def slips(table: Table[Ausbrecher]) -> list[str]:
    return [slip.text for slip in state(table).slips]


class Shout(Step[Ausbrecher]):
    """Tells all slips to everybody."""

    def run(self, s: Ausbrecher) -> Ask | tuple[Step[Ausbrecher], ...]:
        s.emit("shouted", {"slips": [slip.text for slip in s.slips]})
        return ()


class LeakingGame(AusbrecherGame):
    """Betrays a slip in its view, or all in an event."""

    def __init__(self, leak: str) -> None:
        self.leak = leak

    def agenda(self) -> Sequence[Step[Ausbrecher]]:
        write, *race = super().agenda()
        return (write, Shout(), *race) if self.leak == "event" else (write, *race)

    def view(self, state: Ausbrecher, seat: int) -> View:
        return view(state, 0 if self.leak == "view" else seat)


@pytest.mark.rule("AU-051", "AU-011")
@pytest.mark.parametrize("leak", ["view", "event"])
def test_a_leak_would_be_caught(leak: str) -> None:
    with pytest.raises(AssertionError, match="LEAK"):
        conform(LeakingGame(leak))


@pytest.mark.rule("AU-011", "AU-051")
def test_imagining_keeps_the_own_slip_and_the_race() -> None:
    table = throw(put({20: "R", 9: "BY"}, "N", seats=4), "R1 B2 O3 w4")
    rng = SeededStream("imagine")
    for seat in (SPECTATOR, 0, 1, 2, 3):
        worlds = [GAME.imagine(table, seat, rng) for _ in range(20)]
        for world in worlds:
            assert view_bytes(GAME, world, seat) == view_bytes(GAME, table, seat)
            assert {**state(world).snapshot(), "slips": 0} == {**state(table).snapshot(), "slips": 0}
        for other in range(4):
            assert (len({slips(world)[other] for world in worlds}) == 1) == (other == seat)


@pytest.mark.rule("AU-011", "AU-050")
def test_imagining_draws_anew_what_others_have_written_but_not_all_confirmed() -> None:
    table = GAME.start(3)
    table.play(0, SLIPS[7])
    table.play(2, SLIPS[8])
    rng = SeededStream("said")
    worlds = [GAME.imagine(table, 0, rng) for _ in range(20)]
    assert {world.answers[0].text for world in worlds} == {SLIPS[7].text}
    assert len({world.answers[2].text for world in worlds}) > 15
    assert all(list(world.answers) == [0, 2] for world in worlds)
    assert table.answers == {0: SLIPS[7], 2: SLIPS[8]}
    assert all(len({world.answers[seat] for world in map(watched, [table] * 20, [rng] * 20)}) > 15 for seat in (0, 2))
    check_imagined_views(GAME, table, 3, rng, "while writing")


def watched(table: Table[Ausbrecher], rng: SeededStream) -> Table[Ausbrecher]:
    return GAME.imagine(table, SPECTATOR, rng)


@pytest.mark.rule("AU-053")
def test_when_all_is_open_there_is_no_other_world() -> None:
    table = turn(put({27: "R", 2: "B"}, "YNOGV"), "R1 B6", "R")
    assert GAME.imagine(table, 0, SeededStream(1)).snapshot() == table.snapshot()


def chi_square(seen: Counter[Any], exact: dict[Any, float], samples: int) -> float:
    """How far counts lie from what is expected; with n cells about n - 1, give or take the root of twice that."""
    assert set(seen) <= set(exact), "something impossible was imagined"
    return sum((seen[cell] - samples * p) ** 2 / (samples * p) for cell, p in exact.items())


def test_imagined_slips_follow_the_exact_distribution_of_points() -> None:
    """Whatever the other wrote, this seat sees the same: so all 5040 slips are as likely, and can be counted out."""
    table = put({20: "R", 9: "BY"}, "NVGO")
    mine = view_bytes(GAME, table, 0)
    exact: Counter[tuple[int, int]] = Counter()
    for slip in SLIPS:
        world = table.copy()
        state(world).slips[1] = slip
        if slip.number % 50 == 0:  # all of them would take long
            assert view_bytes(GAME, world, 0) == mine
        exact[slip.points(state(table).home), slip.possible(state(table).home)] += 1
    rng = SeededStream("points")
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(SAMPLES):
        slip = state(GAME.imagine(table, 0, rng)).slips[1]
        seen[slip.points(state(table).home), slip.possible(state(table).home)] += 1
    cells = len(exact) - 1
    assert cells > 5
    assert chi_square(seen, {cell: n / 5040 for cell, n in exact.items()}, SAMPLES) < cells + 4 * (2 * cells) ** 0.5


def test_imagined_slips_are_uniform_and_independent() -> None:
    table = put({}, seats=3)
    rng = SeededStream("uniform")
    single: Counter[int] = Counter()
    pairs: Counter[tuple[int, int]] = Counter()
    for _ in range(SAMPLES):
        one, two = state(GAME.imagine(table, 1, rng)).slips[::2]
        single[one.number] += 1
        pairs[one.boats[0], two.boats[0]] += 1
    share = {1: 2 / 7, 2: 2 / 7, 3: 2 / 7, 4: 1 / 7}
    exact = {(a, b): share[a] * share[b] for a in share for b in share}
    assert chi_square(pairs, exact, SAMPLES) < 15 + 4 * 30**0.5
    every = {slip.number: 1 / 5040 for slip in SLIPS}
    assert abs(chi_square(single, every, SAMPLES) - 5039) < 4 * (2 * 5039) ** 0.5


def history(sheet: bool, seed: str, seats: int = 3) -> list[Choice]:
    """A random game in which seats 0 and 1 first write other slips and then change their mind."""
    rng = SeededStream(seed)
    _, choices = play(GAME, seats, {"sheet": sheet}, rng)
    changes = [(seat, SLIPS[rng.below(5040)]) for seat in (0, 1, 0)]
    slips = sorted(choices[:seats], key=lambda choice: choice[0])  # the last seat's slip closes the ask
    return [*changes, *slips, *choices[seats:]]


def record(choices: list[Choice], sheet: bool, seats: int = 3) -> Record:
    return Record(GAME, GAME.edition(), {"sheet": sheet}, [str(seat) for seat in range(seats)], choices=choices)


def differing(one: list[Choice], two: list[Choice]) -> set[int]:
    return {at for at, (mine, theirs) in enumerate(zip(one, two, strict=True)) if mine != theirs}


@pytest.mark.rule("AU-053", "AU-050")
@pytest.mark.parametrize("sheet", [False, True])
def test_a_finished_history_has_twins_in_its_discarded_slips_only(sheet: bool) -> None:
    choices = history(sheet, "finished")
    rng = SeededStream("twin")
    assert differing(choices, GAME.twin(record(choices, sheet), 2, rng)) == {0, 1, 2}
    assert differing(choices, GAME.twin(record(choices, sheet), 0, rng)) == {1}
    assert differing(choices, GAME.twin(record(choices, sheet), SPECTATOR, rng)) == {0, 1, 2}
    assert check_twin_history(GAME, record(choices, sheet), rng) > 0


@pytest.mark.rule("AU-011", "AU-050")
@pytest.mark.parametrize("sheet", [False, True])
@pytest.mark.parametrize("length", [0, 1, 2, 4, 5, 6, 7, 8, 20, -2, -1])
def test_an_unfinished_history_has_twins_in_all_slips_of_the_others(sheet: bool, length: int) -> None:
    choices = history(sheet, "unfinished")[:length]
    written = [(at, who) for at, (who, option) in enumerate(choices) if isinstance(option, Slip)]
    rng = SeededStream("cut")
    for seat in (SPECTATOR, 0, 1, 2):
        assert differing(choices, GAME.twin(record(choices, sheet), seat, rng)) == {
            at for at, who in written if who != seat
        }
    check_twin_history(GAME, record(choices, sheet), rng)


def test_a_drawn_slip_is_one_of_the_seven_letters_orders() -> None:
    rng = SeededStream("letters")
    world = GAME.imagine(put({}), SPECTATOR, rng)
    assert all(sorted(text[5:].replace(" ", "")) == sorted(LETTERS) for text in slips(world))
