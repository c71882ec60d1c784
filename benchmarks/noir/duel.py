"""Level 5 plays itself, and somebody who does nothing but learn to beat it; both learn from every choice."""

import copy

import numpy as np
import torch
from torch import Tensor, nn

from benchmarks.noir.games import ALL, Games, hand_back
from benchmarks.noir.nets import NEVER, Player, above_floor, draw, new_judge, shares
from hinterzimmer.bots.revolver_noir.sight import FIGURES, PLACES

STEPS = 32
"""So many choices of each game make up a round."""
BATCH = 4096
ANYWAY = 0.1
"""How much a choice is learnt about besides its share of the mix: what is rare can come back."""
MOST = 3.0
"""How much a rare choice that was made counts at the most."""
RARE = -8.0
"""The logarithm of a share below which a choice is not pressed down any further."""
CLOSEST = -12.0


class Side:
    """A player who learns. With `hold` it is held to a slow average of itself, which is what is kept."""

    def __init__(self, player: Player, hold: float, after: float) -> None:
        self.player = player
        self.held = copy.deepcopy(player)
        self.hold = hold
        self.after = after
        self.optimiser = torch.optim.Adam(player.parameters(), eps=1e-5)

    def learn(self, figures: Tensor, offered: Tensor, rooms: Tensor, worth: Tensor, usual: Tensor, mix: float) -> None:
        """Every choice that is worth more than the rest becomes a little more frequent; a mix counts by itself."""
        logs = shares(self.player.here(figures, rooms), offered)
        with torch.no_grad():
            share, log = logs.exp(), logs.clamp_min(CLOSEST)
            gain = worth - mix * log - self.hold * (log - usual.clamp_min(CLOSEST))
            gain = gain.masked_fill(~offered, 0.0)
            gain = gain - (share * gain).sum(-1, keepdim=True)
            push = (share + ANYWAY) * gain
            push = push.masked_fill(~offered | ((log < RARE) & (gain < 0.0)), 0.0)
        loss = -(push * logs.masked_fill(~offered, 0.0)).sum(-1).mean()
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
        self.optimiser.step()

    def follow(self, speed: float) -> None:
        """The slow average follows; so fast is learnt from now on."""
        with torch.no_grad():
            for slow, quick in zip(self.held.parameters(), self.player.parameters(), strict=True):
                slow.lerp_(quick, self.after)
        for group in self.optimiser.param_groups:
            group["lr"] = speed


class Duel:
    """The first `duels` games are the exploiter's, who is the first player there; in the rest level 5 plays itself.

    Where `judge` looks, two more figures say whether the exploiter is the one who is asked, or the other."""

    def __init__(self, level: Side, exploiter: Side, duels: int, alone: int, fixed: bool) -> None:
        self.level = level
        self.exploiter = exploiter
        self.fixed = fixed
        """Level 5 learns nothing, and plays as at a table."""
        self.games = Games(duels + alone)
        self.many = duels + alone
        self.duel = torch.arange(self.many) < duels
        self.judge = new_judge(ALL + 2)
        self.optimiser = torch.optim.Adam(self.judge.parameters(), lr=5e-4, eps=1e-5)
        self.won = self.played = 0.0
        """Of the exploiter's games."""

    def look(self) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
        """What is seen, offered and where; who is asked: the exploiter, the first player."""
        seen, offered, rooms = self.games.see()
        sides = self.games.sides()
        theirs = self.duel & (sides > 0)
        flags = torch.stack([theirs, self.duel & ~theirs], 1).float()
        return torch.cat([seen, flags], 1), offered, rooms, theirs, sides

    def logs(self, seen: Tensor, offered: Tensor, rooms: Tensor, theirs: Tensor) -> Tensor:
        """The shares of everybody who is asked."""
        found = torch.empty(self.many, PLACES)
        for side, rows in ((self.exploiter, theirs), (self.level, ~theirs)):
            answers = side.player.here(seen[rows, :FIGURES], rooms[rows])
            logs = shares(answers, offered[rows])
            found[rows] = above_floor(logs) if side is self.level and self.fixed else logs
        return found

    def round(self, mix: tuple[float, float], speed: tuple[float, float]) -> None:
        """Play STEPS choices in every game, then learn from them in two passes; for level 5 and the exploiter."""
        seen, offered, rooms, theirs, sides, picks, logs, result, over = self.play()
        with torch.no_grad():
            worth = self.judge(seen.flatten(0, 1)).view(STEPS, self.many, PLACES)
            values = (worth * logs.exp()).sum(-1)
            now = self.look()
            last = (self.judge(now[0]) * self.logs(*now[:4]).exp()).sum(-1) * now[4]
        gains = np.zeros((STEPS, self.many), np.float32)
        hand_back((values * sides).numpy(), last.numpy(), result, over, gains)
        target = torch.from_numpy(gains) * sides + values
        made = picks[..., None]
        counts = (-logs.gather(2, made)).exp().clamp(max=MOST)
        worth.scatter_add_(2, made, counts * (target[..., None] - worth.gather(2, made)))
        flat = [one.flatten(0, 1) for one in (seen, offered, rooms, theirs, picks, worth, target)]
        for _ in range(2):
            for rows in torch.randperm(STEPS * self.many).split(BATCH):
                self.learn([one[rows] for one in flat], mix)
        self.level.follow(speed[0])
        self.exploiter.follow(speed[1])

    def play(self) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, np.ndarray, np.ndarray]:
        """Everything that was seen, offered, chosen and won in STEPS choices of every game."""
        kept: list[list[Tensor]] = [[] for _ in range(7)]
        result, over = np.zeros((2, STEPS, self.many), np.float32)
        with torch.no_grad():
            for step in range(STEPS):
                seen, offered, rooms, theirs, sides = self.look()
                logs = self.logs(seen, offered, rooms, theirs)
                picks = draw(logs)
                for row, one in zip(kept, (seen, offered, rooms.clone(), theirs, sides, picks, logs), strict=True):
                    row.append(one)
                self.games.play(picks, self.level.held)
                result[step], over[step] = self.games.result, self.games.over
        duels = int(self.duel.sum())
        self.won += float(((result + 1.0) / 2.0 * over)[:, :duels].sum())
        self.played += float(over[:, :duels].sum())
        seen, offered, rooms, theirs, sides, picks, logs = [torch.stack(row) for row in kept]
        return seen, offered, rooms, theirs, sides, picks, logs, result, over

    def learn(self, batch: list[Tensor], mix: tuple[float, float]) -> None:
        """One step of the judge and of each player."""
        seen, offered, rooms, theirs, picks, worth, target = batch
        judged = self.judge(seen).gather(1, picks[:, None])[:, 0]
        loss = 0.5 * (judged - target).pow(2).mean()
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()
        several = offered.sum(-1) > 1
        for side, rows, own_mix in (
            (self.level, ~theirs & several, mix[0]),
            (self.exploiter, theirs & several, mix[1]),
        ):
            if (self.fixed and side is self.level) or not rows.any():
                continue
            figures = seen[rows, :FIGURES]
            usual = torch.full((len(figures), PLACES), NEVER)
            if side.hold > 0.0:
                with torch.no_grad():
                    usual = shares(side.held.here(figures, rooms[rows]), offered[rows])
            side.learn(figures, offered[rows], rooms[rows], worth[rows], usual, own_mix)

    def begin_with(self, judge: nn.Sequential) -> None:
        """What was learnt of games of level 5 against itself, to go on with."""
        known = judge.state_dict()
        more = torch.zeros(len(known["0.weight"]), 2)
        self.judge.load_state_dict({**known, "0.weight": torch.cat([known["0.weight"], more], 1)})

    def judge_of_level_5(self) -> nn.Sequential:
        """The judge of games that level 5 plays against itself: the two figures more are nought there."""
        judge = new_judge(ALL)
        whole = self.judge.state_dict()
        judge.load_state_dict({**whole, "0.weight": whole["0.weight"][:, :ALL]})
        return judge
