"""Bots think in processes of their own on a pickled table: they choose there what they choose on the table itself."""

import pickle
from functools import cache
from typing import Any

import pytest

from hinterzimmer.bots.registry import make_bot, team
from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.seats import CLOCK
from hinterzimmer.engine.steps import TIME_LEFT
from hinterzimmer.engine.table import Table
from hinterzimmer.games import find, games
from hinterzimmer.games.ausbrecher.bots.team import LEVELS

GAMES_PLAYED = {"kablamo": 60, "karambolage": 2}
"""Whole games of random play; six where nothing is said. It takes many until an announcement can be answered."""
ASKS = {1: 40, 2: 40, 3: 30, 4: 16, 5: 9}
"""Asks compared for each level: fewer where thinking takes long."""
ASKS_HEAVY = {1: 300, 2: 300, 3: 150, 4: 80, 5: 24}

Spot = tuple[Table[Any], int]


@cache
def asks(name: str) -> list[list[Spot]]:
    """Play whole games, and return every ask with a real choice, grouped; simultaneous asks come first."""
    game = find(name)
    met: dict[tuple[bool, str, str, str], list[Spot]] = {}
    for number in range(GAMES_PLAYED.get(name, 6)):
        rng = SeededStream(f"pickled {name} {number}")
        table = game.start(game.seat_counts[number % len(game.seat_counts)], events=False)
        while True:
            rng.play_chance(table)
            if table.over:
                break
            waiting = table.waiting_seats()
            seat = waiting[rng.below(len(waiting))]
            options = table.options(seat)
            if seat >= 0 and len(options) > 1:
                alone = len(table.require_ask().options) == 1
                key = (alone, type(table.agenda[-1]).__name__, options[0].kind, options[-1].kind)
                met.setdefault(key, []).append((table.copy(), seat))
            table.play(seat, TIME_LEFT if seat == CLOCK else options[rng.below(len(options))])
    return [met[key] for key in sorted(met)]


def spread(name: str, wanted: int) -> list[Spot]:
    """Return `wanted` asks: one of each group in turn, spread over the group."""
    groups = asks(name)
    each = -(-wanted // len(groups))
    found = [group[i * len(group) // each] for i in range(each) for group in groups]
    return found[:wanted]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the clock from the one bot that stops by it, because on a busy machine it would stop sooner."""
    monkeypatch.setattr(LEVELS[5], "seconds", 600.0)


def chosen(name: str, level: int, table: Table[Any], seat: int, seed: int) -> str:
    return make_bot(f"level{level}", SeededStream(seed)).choose(Seat(find(name), table, seat)).text


def compare(name: str, level: int, wanted: int) -> None:
    for number, (table, seat) in enumerate(spread(name, wanted)):
        loaded = pickle.loads(pickle.dumps(table))
        mine, theirs = (chosen(name, level, one, seat, number) for one in (table, loaded))
        assert mine == theirs, f"{name}, level {level}, ask {number}: {table.ask}"
        loaded.play(seat, next(option for option in table.options(seat) if option.text == theirs))


@pytest.mark.parametrize("level", range(1, 6))
@pytest.mark.parametrize("name", [name for name, game in games().items() if game.levels])
def test_a_bot_chooses_the_same_on_a_pickled_table(name: str, level: int) -> None:
    compare(name, level, ASKS[level])


@pytest.mark.heavy
@pytest.mark.parametrize("level", range(1, 6))
@pytest.mark.parametrize("name", [name for name, game in games().items() if game.levels])
def test_a_bot_chooses_the_same_at_many_asks(name: str, level: int) -> None:
    compare(name, level, ASKS_HEAVY[level])


@pytest.mark.parametrize("name", [name for name, game in games().items() if game.levels])
def test_advice_is_the_same_on_a_pickled_table(name: str) -> None:
    for number, (table, seat) in enumerate(spread(name, ASKS[5])):
        loaded = pickle.loads(pickle.dumps(table))
        mine, theirs = (
            team(find(name)).advise(Seat(find(name), one, seat), SeededStream(number)) for one in (table, loaded)
        )
        assert mine == theirs, f"{name}, ask {number}: {table.ask}"


@pytest.mark.parametrize("step", ["Window", "Answers"])
def test_level_five_meets_windows_and_answers_with_something_to_play(step: str) -> None:
    met = [
        table.options(seat)[-1].kind
        for table, seat in spread("kablamo", ASKS[5])
        if type(table.agenda[-1]).__name__ == step
    ]
    assert "play" in met
