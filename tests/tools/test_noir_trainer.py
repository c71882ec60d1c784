"""Revolver Noir's rules stand three times: in the game, in its bots' duel, and in C. They are compared game by game.

tests/games/revolver_noir/bots/test_duel.py compares the first two.
"""

import subprocess
from pathlib import Path

import pytest

from hinterzimmer.games.revolver_noir.bots.net import learnt
from tools.noir_trainer.__main__ import GAMES, GAMES_MIXED, compare, compiled, unpack


@pytest.mark.heavy
def test_the_program_that_learns_plays_by_the_same_rules(tmp_path: Path) -> None:
    program, nets = compiled(tmp_path), tmp_path / "nets"
    unpack(list(learnt().values()), nets)
    assert GAMES >= 200
    assert GAMES_MIXED > 0
    compare(program, nets)
    traced = subprocess.run([program, "trace", str(GAMES), nets], check=True, capture_output=True, text=True).stdout
    ends = [line for line in traced.splitlines() if line.split()[1] == "-1"]
    assert len(ends) == GAMES
    assert len({line.split()[2] for line in ends}) > 1, "both sides win"
