"""Many games of Revolver Noir side by side, by the sketch of the rules in the package, compiled by numba."""

from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import torch
from numba import njit
from torch import Tensor

from hinterzimmer.bots.revolver_noir import guessing, sight, sketch
from hinterzimmer.bots.revolver_noir.sight import COMMON, FIGURES, NOT_OFFERED, PLACES, SECRETS
from hinterzimmer.bots.revolver_noir.sketch import OVER, ROOM, STAGE, WINNER

ALL = FIGURES + SECRETS
TRACE = 0.9
"""How much of what came later is handed back to a choice, step by step."""


def compiled(module: ModuleType) -> None:
    """Every function of a module, compiled when it is first called."""
    for name, function in list(vars(module).items()):
        if isinstance(function, FunctionType) and function.__module__ == module.__name__:
            setattr(module, name, njit(function))


for one in (sketch, sight, guessing):
    compiled(one)
begin, play, asked, side_of = sketch.begin, sketch.play, sketch.asked, sketch.side_of
offer, look, own, supposed, uncover = sight.offer, sight.look, sight.own, sight.supposed, sight.uncover
watch = guessing.watch


@njit
def see_all(n: Any, p: Any, codes: Any, seen: Any, public: Any, who: Any, rooms: Any) -> None:
    """Of everybody who is asked: the choices, what they see, what is hidden from them, and what all can suppose."""
    for game in range(n.shape[0]):
        seat = asked(n[game])
        who[game] = seat
        rooms[game] = max(0, n[game, side_of(seat) + ROOM])
        offer(n[game], p[game], codes[game])
        look(n[game], p[game], seat, seen[game])
        for at in range(COMMON):
            public[game, at] = seen[game, at]
        own(n[game], seat, seen[game])
        uncover(n[game], seat, seen[game])
        supposed(n[game], p[game], seat, public[game])


@njit
def play_all(
    n: Any, p: Any, codes: Any, picks: Any, firsts: Any, result: Any, over: Any, answers: Any, weights: Any
) -> None:
    """A choice in every game, and what it gives away; a game that is over begins anew, the other player first."""
    for game in range(n.shape[0]):
        code = codes[game, picks[game]]
        watch(n[game], p[game], asked(n[game]), answers[game], code, weights)
        play(n[game], p[game], code)
        result[game] = over[game] = 0.0
        if n[game, STAGE] == OVER:
            winner = n[game, WINNER]
            over[game] = 1.0
            result[game] = 0.0 if winner < 0 else 1.0 - 2.0 * winner
            firsts[game] = 1 - firsts[game]
            begin(n[game], p[game], firsts[game])


@njit
def hand_back(values: Any, last: Any, result: Any, over: Any, gains: Any) -> None:
    """How much better than expected it went from every choice on, for the first player."""
    for game in range(values.shape[1]):
        gain = 0.0
        after = last[game]
        for step in range(values.shape[0] - 1, -1, -1):
            going = 1.0 - over[step, game]
            gain = result[step, game] + going * after - values[step, game] + TRACE * going * gain
            gains[step, game] = gain
            after = values[step, game]


class Games:
    """Many games side by side."""

    def __init__(self, many: int) -> None:
        self.n = np.zeros((many, sketch.WHOLE), np.int64)
        self.p = np.zeros((many, sketch.PARTS))
        self.codes = np.zeros((many, PLACES), np.int64)
        self.seen = np.zeros((many, ALL), np.float32)
        self.public = np.zeros((many, FIGURES), np.float32)
        self.who = np.zeros(many, np.int64)
        self.rooms = np.zeros(many, np.int64)
        self.firsts = np.arange(many) % 2
        self.result = np.zeros(many, np.float32)
        self.over = np.zeros(many, np.float32)
        self.weights = np.zeros(PLACES)
        for game in range(many):
            begin(self.n[game], self.p[game], self.firsts[game])

    def see(self) -> tuple[Tensor, Tensor, Tensor]:
        """What is seen, which places are offered, and from which room."""
        see_all(self.n, self.p, self.codes, self.seen, self.public, self.who, self.rooms)
        return torch.from_numpy(self.seen), torch.from_numpy(self.codes != NOT_OFFERED), torch.from_numpy(self.rooms)

    def play(self, picks: Tensor, guessing_by: Any) -> None:
        """One choice each; what everybody guesses from it follows from what this net would have done."""
        answers = guessing_by.every(torch.from_numpy(self.public)).numpy()
        play_all(self.n, self.p, self.codes, picks.numpy(), self.firsts, self.result, self.over, answers, self.weights)

    def sides(self) -> Tensor:
        """1 where the first player is asked, -1 where the second is."""
        return torch.from_numpy(1.0 - 2.0 * self.who).float()
