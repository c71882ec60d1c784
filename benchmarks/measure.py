"""Measure one build of Hinterzimmer and print JSON; `run.py` calls it for both builds."""

import json
import random
import statistics
import time

import hinterzimmer
from hinterzimmer.arena.simulate import simulate
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.testing import random_choice
from hinterzimmer.games import find, names
from hinterzimmer.games.karambolage.solver import solve

SECONDS = 2.0


def play(name: str) -> dict[str, float]:
    """Return decisions and games per second in random play."""
    game = find(name)
    seats = ["random"] * min(3, game.seat_counts[-1])
    simulate(game, seats, 1, 0)
    games = 1
    while True:
        summary = simulate(game, seats, games, 1)
        if summary.seconds > SECONDS:
            return {"decisions": summary.decisions / summary.seconds, "games": games / summary.seconds}
        games *= 2


def copies(name: str) -> float:
    """Return copies of a table per second, in the middle of a game."""
    table = find(name).start(min(3, find(name).seat_counts[-1]))
    rng = SeededStream(4)
    for _ in range(60):
        if not table.over:
            table.play(*random_choice(table, rng))
    began, count = time.perf_counter(), 0
    while time.perf_counter() - began < SECONDS:
        for _ in range(1000):
            table.copy()
        count += 1000
    return count / (time.perf_counter() - began)


def solver(throws: int = 1000) -> dict[str, float]:
    """Return the milliseconds to solve random throws of Karambolage: median and 95th percentile."""
    rng = random.Random(9)
    edition = find("karambolage").edition()
    times = []
    for _ in range(throws):
        black, red, white = rng.sample(range(98), 3)
        dice = "".join(sorted(rng.choice("123456") for _ in range(4)))
        began = time.perf_counter()
        solve(edition, (black, red, white), dice)
        times.append(1000 * (time.perf_counter() - began))
    times.sort()
    return {"median_ms": statistics.median(times), "p95_ms": times[int(0.95 * len(times))]}


def main() -> None:
    """Measure this build, and print all figures."""
    games = {name: {**play(name), "copies": copies(name)} for name in names()}
    print(json.dumps({"compiled": hinterzimmer.COMPILED, "games": games, "solver": solver()}))


if __name__ == "__main__":
    main()
