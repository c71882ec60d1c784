"""The solver against an independent brute force."""

import random

import pytest

from hinterzimmer.games.karambolage import GAME
from hinterzimmer.games.karambolage.notation import parse_balls
from hinterzimmer.games.karambolage.solver import can_score, solve, solve_from
from hinterzimmer.games.karambolage.state import resting

from .brute_force import all_ways
from .helper import OWN, say, thrown

BOARD = OWN.board


def position(rng: random.Random) -> tuple[tuple[int, int, int], str]:
    black, red, white = rng.sample(range(98), 3)
    return (black, red, white), "".join(sorted(rng.choice("123456") for _ in range(4)))


@pytest.mark.heavy
def test_the_solver_finds_what_brute_force_finds() -> None:
    rng = random.Random(20)
    positions = [position(rng) for _ in range(210)]
    nothing = 0
    for balls, dice in positions:
        places = {ball: (field // 14 + 1, field % 14 + 1) for ball, field in zip("BRW", balls, strict=True)}
        ways = all_ways(places, [int(die) for die in dice])
        solution = solve(OWN, balls, dice, top=10)
        assert solution.count == len(ways), (balls, dice)
        totals = sorted([fields + bonus for _, fields, bonus, _ in ways], reverse=True)
        assert [line.total() for line in solution.lines] == totals[:10]
        assert solution.best() == (totals[0] if totals else 0)
        known = {moves: (fields, bonus, carambo) for moves, fields, bonus, carambo in ways}
        for line in solution.lines:
            assert known[line.text()] == (line.fields, line.bonus, line.carambo)
        nothing += not ways
    assert nothing < len(positions)


def test_every_line_can_be_played_and_brings_what_it_says() -> None:
    rng = random.Random(7)
    for _ in range(25):
        balls, dice = position(rng)
        for line in solve(OWN, balls, dice, top=3).lines:
            text = ",".join(ball + BOARD.names[field] for ball, field in zip("BRW", balls, strict=True))
            table = thrown(text, dice)
            say(table, *line.text(), "end")
            score = table.state.sheet.to_list()[0].details()
            assert (score["total"], score["fields"], score["carambo"]) == (line.total(), line.fields, line.carambo)


def test_where_nothing_scores_best_is_nothing() -> None:
    rng = random.Random(1)
    while True:
        balls, dice = position(rng)
        solution = solve(OWN, balls, dice)
        if not solution.lines:
            break
    assert (solution.best(), solution.count) == (0, 0)
    assert not can_score(BOARD, resting(*balls, tuple(int(die) for die in dice)))


@pytest.mark.rule("KA-051")
def test_can_score_agrees_with_the_solver_in_mid_throw() -> None:
    rng = random.Random(5)
    seen = set()
    for _ in range(60):
        balls, dice = position(rng)
        text = ",".join(ball + BOARD.names[field] for ball, field in zip("BRW", balls, strict=True))
        table = thrown(text, dice)
        while True:
            now = table.state.now()
            expected = solve_from(OWN, now, dice).count > 0 if now.left else now.all_struck()
            assert can_score(BOARD, now) == expected
            seen.add(expected)
            options = [option for option in table.require_ask().options[0] if option.text != "end"]
            if not options:
                break
            table.play(0, rng.choice(options))
    assert seen == {True, False}


def test_lines_come_best_first_and_the_same_every_time() -> None:
    balls = parse_balls("B5C,R6E,W2D", BOARD)
    solution = solve(OWN, balls, "3456", top=50)
    totals = [line.total() for line in solution.lines]
    assert totals == sorted(totals, reverse=True)
    assert len({line.text() for line in solution.lines}) == 50
    again = [line.text() for line in solve(OWN, balls, "3456", top=50).lines]
    assert again == [line.text() for line in solution.lines]
    assert GAME.name == "karambolage"
