"""Karambolage's players: the exact search behind them, plans that hold, advice with a reason that can be said."""

import random
from typing import Any

import pytest

from hinterzimmer.bots.registry import make_bot
from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.table import Table
from hinterzimmer.games.karambolage import GAME
from hinterzimmer.games.karambolage.bots import TEAM
from hinterzimmer.games.karambolage.bots.plans import place_of, plans
from hinterzimmer.games.karambolage.bots.positions import Positions
from hinterzimmer.games.karambolage.rules import DICE, READY
from hinterzimmer.games.karambolage.solver import solve
from hinterzimmer.games.karambolage.state import resting
from hinterzimmer.words import level_text, reason_text

EDITION = GAME.edition()


def thrown(dice: str, balls: tuple[str, ...] = ("B 5C", "R 6E", "W 2D"), **settings: int) -> Table[Any]:
    """A table with two seats at which the first is to play this throw."""
    table = GAME.start(2, settings, events=False)
    for text in ("6666", "1111"):
        table.play(CHANCE, GAME.parse(text, EDITION))
    for ball in balls:
        table.play(0, GAME.parse(ball, EDITION))
    table.play(0, READY)
    table.play(CHANCE, GAME.parse(dice, EDITION))
    return table


def test_plans_find_what_the_solver_finds() -> None:
    rng = random.Random(4)
    for _ in range(6):
        black, red, white = rng.sample(range(98), 3)
        dice = rng.choice(DICE).text
        now = resting(black, red, white, tuple([int(die) for die in dice]))
        found = plans(EDITION, now, dice)
        assert max([plan.total for plan in found], default=0) == solve(EDITION, (black, red, white), dice).best()
        assert len({(plan.place, plan.carambo) for plan in found}) == len(found)


def test_a_place_is_the_same_in_any_order() -> None:
    assert len({place_of(*three) for three in ((3, 50, 97), (97, 3, 50), (50, 97, 3), (97, 50, 3))}) == 1


def test_worked_out_places_are_known() -> None:
    positions = Positions(EDITION)
    assert len(positions.table) > 4000
    huddled, scattered = place_of(44, 45, 58), place_of(0, 13, 90)
    assert positions.value(huddled) > 80 > positions.value(scattered)


@pytest.mark.parametrize("level", range(1, 6))
def test_a_throw_is_played_as_it_was_meant_even_by_a_bot_without_memory(level: int) -> None:
    table, keeping = thrown("3456"), make_bot(f"level{level}", SeededStream(1))
    while table.state.dice:
        seat = Seat(GAME, table, 0)
        fresh = make_bot(f"level{level}", SeededStream(2)).choose(seat)
        assert fresh == keeping.choose(seat)
        table.play(0, fresh)


def test_the_target_is_taken_when_it_can_be() -> None:
    table = thrown("3456", target=60)  # 75 are there to be had
    bot = make_bot("level5", SeededStream(1))
    while not table.over:
        table.play(0, bot.choose(Seat(GAME, table, 0)))
    assert GAME.result(table.state).winners == (0,)
    assert TEAM.advise(Seat(GAME, thrown("3456", target=60), 0), SeededStream(1)).reason.key == "wins"


def test_advice_is_what_level_five_does_with_a_reason() -> None:
    table = thrown("3456")
    seat = Seat(GAME, table, 0)
    advice = TEAM.advise(seat, SeededStream(1))
    assert advice.option == make_bot("level5", SeededStream(9)).choose(seat)
    assert advice.weighed[0].option == advice.option
    assert {one.option.text for one in advice.weighed} == {option.text for option in seat.options}
    assert all(0 <= one.value <= 1 for one in advice.weighed)
    for language in LANGUAGES:
        assert any(sign.isdigit() for sign in reason_text(GAME, advice.reason, language))


def test_the_worth_of_a_table_sums_to_one() -> None:
    table = GAME.start(3, {"rounds": 1}, events=False)
    rng = SeededStream(5)
    while not table.over:
        shares = TEAM.win_shares(table, rng)
        assert sum(shares) == pytest.approx(1)
        rng.play_chance(table)
        if not table.over:
            seat = table.waiting_seats()[0]
            table.play(seat, make_bot("level1", rng).choose(Seat(GAME, table, seat)))
            rng.play_chance(table)
    assert max(TEAM.win_shares(table, rng)) == 1 / len(GAME.result(table.state).winners)


def test_every_level_has_a_name_and_a_sentence() -> None:
    for language in LANGUAGES:
        names = {level_text(GAME, level, language)[0] for level in range(1, 6)}
        assert len(names) == 5
        for level in range(1, 6):
            assert level_text(GAME, level, language)[1].endswith(".")
