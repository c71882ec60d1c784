"""Measure OpenSpiel in the same run, for scale: tic_tac_toe written in Python and in C++, driven from Python."""

import json
import random
import time

import pyspiel
from open_spiel.python.games import tic_tac_toe

SECONDS = 2.0


def moves(game: pyspiel.Game) -> float:
    """Return moves per second in random play."""
    rng = random.Random(1)
    began, count = time.perf_counter(), 0
    while time.perf_counter() - began < SECONDS:
        for _ in range(50):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                count += 1
    return count / (time.perf_counter() - began)


def copies(game: pyspiel.Game) -> float:
    """Return copies of a state per second, in the middle of a game."""
    state = game.new_initial_state()
    for action in (4, 0, 8):
        state.apply_action(action)
    began, count = time.perf_counter(), 0
    while time.perf_counter() - began < SECONDS:
        for _ in range(1000):
            state.clone()
        count += 1000
    return count / (time.perf_counter() - began)


def main() -> None:
    """Measure both games, and print JSON."""
    games = {"python": tic_tac_toe.TicTacToeGame(), "c++": pyspiel.load_game("tic_tac_toe")}
    print(json.dumps({name: {"decisions": moves(game), "copies": copies(game)} for name, game in games.items()}))


if __name__ == "__main__":
    main()
