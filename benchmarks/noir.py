"""Learn Revolver Noir anew, or look for somebody who beats what was learnt.

    python benchmarks/noir.py learn --rounds 1500       writes src/hinterzimmer/bots/revolver_noir/learnt.bin
    python benchmarks/noir.py exploit --rounds 300      a player who only learns to beat level 5

Two nets learn: one plays, seeing what a seat sees; the other judges open games. Both are plain enough for a bot to use
without any library. Needs torch and numba (`pip install '.[learn]'`), which compile the sketch of the rules as it
stands in the package. A round is some 1,600 games; a core plays and learns from 50,000 choices a second.
"""

import argparse
import copy
import math
import sys
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import torch
from numba import njit
from rich.progress import Progress
from torch import Tensor, nn

from hinterzimmer.bots.revolver_noir import net as plain
from hinterzimmer.bots.revolver_noir import sight, sketch
from hinterzimmer.bots.revolver_noir.sight import FIGURES, NOT_OFFERED, PLACES, SECRETS
from hinterzimmer.bots.revolver_noir.sketch import OVER, STAGE, WINNER
from hinterzimmer.bots.revolver_noir.thinking import FLOOR

FILE = Path(__file__).parents[1] / "src/hinterzimmer/bots/revolver_noir/learnt.bin"
GAMES, STEPS = 2048, 48
"""So many games go on side by side, and so many choices of each make up a round."""
HIDDEN = 128
NEVER = -1e9
AFTER = 0.03
"""How far the slow average follows the player in a round."""
TRACE = 0.9
"""How much of what came later is handed back to a choice, step by step."""


def compiled(module: ModuleType) -> None:
    """Every function of a module, compiled."""
    for name, function in list(vars(module).items()):
        if isinstance(function, FunctionType) and function.__module__ == module.__name__:
            setattr(module, name, njit(function))


compiled(sketch)
compiled(sight)
begin, play, asked = sketch.begin, sketch.play, sketch.asked
offer, look, uncover = sight.offer, sight.look, sight.uncover


@njit
def see_all(n: Any, p: Any, codes: Any, seen: Any, who: Any) -> None:
    """What everybody who is asked may choose and sees, and behind it what is hidden from them."""
    for game in range(n.shape[0]):
        who[game] = asked(n[game])
        offer(n[game], p[game], codes[game])
        look(n[game], p[game], who[game], seen[game])
        uncover(n[game], who[game], seen[game])


@njit
def play_all(n: Any, p: Any, codes: Any, picks: Any, firsts: Any, result: Any, over: Any) -> None:
    """A choice in every game; one that is over begins anew, the other player first."""
    for game in range(n.shape[0]):
        play(n[game], p[game], codes[game, picks[game]])
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
        self.many = many
        self.n = np.zeros((many, sketch.WHOLE), np.int64)
        self.p = np.zeros((many, sketch.PARTS))
        self.codes = np.zeros((many, PLACES), np.int64)
        self.figures = np.zeros((many, FIGURES + SECRETS), np.float32)
        self.who = np.zeros(many, np.int64)
        self.firsts = np.arange(many) % 2
        self.result = np.zeros(many, np.float32)
        self.over = np.zeros(many, np.float32)
        for game in range(many):
            begin(self.n[game], self.p[game], self.firsts[game])

    def see(self) -> tuple[Tensor, Tensor]:
        """What is seen, and which places are offered."""
        see_all(self.n, self.p, self.codes, self.figures, self.who)
        return torch.from_numpy(self.figures), torch.from_numpy(self.codes != NOT_OFFERED)

    def play(self, picks: Tensor) -> None:
        """One choice each."""
        play_all(self.n, self.p, self.codes, picks.numpy(), self.firsts, self.result, self.over)

    def sides(self) -> Tensor:
        """1 where the first player is asked, -1 where the second is."""
        return torch.from_numpy(1.0 - 2.0 * self.who).float()


def new_net(inputs: int, outputs: int) -> nn.Sequential:
    """A net with two hidden layers."""
    first, second, last = nn.Linear(inputs, HIDDEN), nn.Linear(HIDDEN, HIDDEN), nn.Linear(HIDDEN, outputs)
    return nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), last)


def shares(answers: Tensor, offered: Tensor) -> Tensor:
    """The logarithm of each place's share."""
    return torch.log_softmax(answers.masked_fill(~offered, NEVER), -1)


def draw(logs: Tensor) -> Tensor:
    """A place for each row, by its shares."""
    return (logs - torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-20)))).argmax(-1)


def above_floor(logs: Tensor) -> Tensor:
    """As level 5 plays: what is hardly ever chosen is not chosen."""
    return logs.masked_fill(logs < math.log(FLOOR), NEVER)


class Learner:
    """Plays many games at once and learns from them; against itself, or against somebody who no longer learns."""

    def __init__(self, fixed: nn.Sequential | None = None) -> None:
        self.games = Games(GAMES)
        self.player = new_net(FIGURES, PLACES)
        self.judge = new_net(FIGURES + SECRETS, 1)
        self.fixed = fixed
        self.held = copy.deepcopy(self.player)
        """A slow average of the player."""
        self.hold = 0.0
        parameters = [*self.player.parameters(), *self.judge.parameters()]
        self.optimiser = torch.optim.Adam(parameters, eps=1e-5)
        self.won = self.played = 0.0

    def round(self, entropy: float, speed: float) -> None:
        """Play STEPS choices in every game, then learn from them in two passes."""
        for group in self.optimiser.param_groups:
            group["lr"] = speed
        figures = torch.empty(STEPS, GAMES, FIGURES + SECRETS)
        offered = torch.empty(STEPS, GAMES, PLACES, dtype=torch.bool)
        picks = torch.empty(STEPS, GAMES, dtype=torch.long)
        before, sides = torch.empty(STEPS, GAMES), torch.empty(STEPS, GAMES)
        result, over = np.zeros((STEPS, GAMES), np.float32), np.zeros((STEPS, GAMES), np.float32)
        with torch.no_grad():
            for step in range(STEPS):
                figures[step], offered[step] = self.games.see()
                sides[step] = self.games.sides()
                logs = self.decide(figures[step, :, :FIGURES], offered[step], sides[step])
                picks[step] = draw(logs)
                before[step] = logs.gather(1, picks[step][:, None])[:, 0]
                self.games.play(picks[step])
                result[step], over[step] = self.games.result, self.games.over
            last = self.judge(self.games.see()[0])[:, 0] * self.games.sides()
            values = self.judge(figures.view(STEPS * GAMES, -1))[:, 0].view(STEPS, GAMES) * sides
        gains = np.zeros((STEPS, GAMES), np.float32)
        hand_back(values.numpy(), last.numpy(), result, over, gains)
        self.won += float(((result + 1.0) / 2.0 * over).sum())
        self.played += float(over.sum())
        gain = torch.from_numpy(gains) * sides
        learns = offered.sum(-1) > 1
        if self.fixed is not None:
            learns &= sides > 0
        flat = [one.flatten(0, 1) for one in (figures, offered, picks, before, gain, gain + values * sides, learns)]
        for _ in range(2):
            for rows in torch.randperm(STEPS * GAMES).split(8192):
                self.step([one[rows] for one in flat], entropy)
        with torch.no_grad():
            for slow, quick in zip(self.held.parameters(), self.player.parameters(), strict=True):
                slow.lerp_(quick, AFTER)

    def decide(self, figures: Tensor, offered: Tensor, sides: Tensor) -> Tensor:
        """The shares of all places for everybody who is asked."""
        logs = shares(self.player(figures), offered)
        if self.fixed is not None:
            theirs = sides < 0
            logs[theirs] = above_floor(shares(self.fixed(figures[theirs]), offered[theirs]))
        return logs

    def step(self, batch: list[Tensor], entropy: float) -> None:
        """One step: choices that went better than expected become a little more frequent, never at once by much."""
        figures, offered, picks, before, gain, target, learns = batch
        loss = 0.5 * (self.judge(figures)[:, 0] - target).pow(2).mean()
        logs = shares(self.player(figures[learns, :FIGURES]), offered[learns])
        ratio = (logs.gather(1, picks[learns][:, None])[:, 0] - before[learns]).exp()
        better = gain[learns]
        loss = loss - torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
        loss = loss + entropy * (logs.exp() * logs.clamp_min(-50.0)).sum(-1).mean()
        if self.hold > 0.0:
            with torch.no_grad():
                usual = shares(self.held(figures[learns, :FIGURES]), offered[learns])
            loss = loss + self.hold * (logs.exp() * (logs - usual).clamp(-50.0, 50.0)).sum(-1).mean()
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
        self.optimiser.step()


def to_plain(net: nn.Sequential) -> plain.Net:
    """A net as the package keeps it."""
    layers = [layer for layer in net if isinstance(layer, nn.Linear)]
    return plain.Net([(layer.weight.detach().tolist(), layer.bias.detach().tolist()) for layer in layers])


def from_plain(net: plain.Net) -> nn.Sequential:
    """A net of the package, to go on with."""
    found = new_net(len(net.columns), len(net.layers[-1][0]))
    layers = [layer for layer in found if isinstance(layer, nn.Linear)]
    for layer, (rows, added) in zip(layers, net.layers, strict=True):
        layer.weight.data = torch.tensor(rows)
        layer.bias.data = torch.tensor(added)
    return found


def match(one: nn.Sequential, two: nn.Sequential, wanted: int) -> float:
    """The share of wins of one against two, both as level 5 plays; a draw counts half."""
    games = Games(1024)
    seats = torch.tensor([1.0, 1.0, -1.0, -1.0]).repeat(256)
    won = played = 0.0
    with torch.no_grad():
        while played < wanted:
            figures, offered = games.see()
            ours = games.sides() == seats
            answers = torch.where(ours[:, None], one(figures[:, :FIGURES]), two(figures[:, :FIGURES]))
            games.play(draw(above_floor(shares(answers, offered))))
            won += float(((games.result * seats.numpy() + 1.0) / 2.0 * games.over).sum())
            played += float(games.over.sum())
    return won / played


def learn(given: argparse.Namespace) -> None:
    """Play and learn for so many rounds, and write the slow average."""
    learner = Learner()
    if given.begun is not None:
        player, judge = [from_plain(one).state_dict() for one in plain.take_apart(given.begun.read_bytes())]
        learner.player.load_state_dict(player)
        learner.held.load_state_dict(player)
        learner.judge.load_state_dict(judge)
    learner.hold = given.hold
    hot, cold = given.entropy
    fast, slow = given.speed
    with Progress() as progress:
        task = progress.add_task("learning", total=given.rounds)
        for number in range(given.rounds):
            part = number / given.rounds
            learner.round(hot * (cold / hot) ** min(1.0, part / 0.7), fast * (slow / fast) ** part)
            progress.advance(task)
            if number % 50 == 49 or number == given.rounds - 1:
                given.out.write_bytes(plain.put_together([to_plain(learner.held), to_plain(learner.judge)]))


def exploit(rounds: int, tested: int) -> None:
    """Let somebody who begins as level 5 learn against level 5 alone, then count what it wins."""
    player, judge = plain.take_apart(FILE.read_bytes())
    fixed = from_plain(player)
    learner = Learner(fixed)
    learner.player.load_state_dict(fixed.state_dict())
    learner.judge.load_state_dict(from_plain(judge).state_dict())
    games = 0.0
    for number in range(rounds):
        part = number / rounds
        learner.round(0.003 * (1.0 - part) + 0.0005, 5e-4 * (1.0 - 0.8 * part))
        if number % 20 == 19 or number == rounds - 1:
            games += learner.played
            share = 100 * learner.won / learner.played
            print(f"after {games:,.0f} games it wins {share:.1f} % while trying", flush=True)
            learner.won = learner.played = 0.0
    share = match(learner.player, fixed, tested)
    print(f"in the end {100 * share:.1f} % ± {98 / tested**0.5:.1f} of {tested:,} games")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("learn", "exploit"))
    parser.add_argument("--rounds", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tested", type=int, default=20_000)
    parser.add_argument("--out", type=Path, default=FILE)
    parser.add_argument("--begun", type=Path, help="go on from what was learnt before")
    parser.add_argument("--hold", type=float, default=0.05, help="how firmly the player is held to its slow average")
    parser.add_argument(
        "--entropy", type=float, nargs=2, default=(0.003, 0.0015), help="what a mix counts by itself, first and last"
    )
    parser.add_argument("--speed", type=float, nargs=2, default=(3e-4, 2e-4), help="how fast to learn, first and last")
    given = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    if given.what == "learn":
        learn(given)
    else:
        exploit(given.rounds, given.tested)


if __name__ == "__main__":
    sys.exit(main())
