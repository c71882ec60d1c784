"""The two nets while they learn, and their way into the package and back."""

import math
from pathlib import Path

import torch
from torch import Tensor, nn

from hinterzimmer.bots.revolver_noir import net as plain
from hinterzimmer.bots.revolver_noir.sight import FIGURES, PLACES
from hinterzimmer.bots.revolver_noir.thinking import FLOOR

HIDDEN = 128
NEVER = -1e9
FILE = Path(__file__).parents[2] / "src/hinterzimmer/bots/revolver_noir/learnt.bin"


class Player(nn.Module):
    """What somebody does in every room, by what everybody knows and by the own traps."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(FIGURES, HIDDEN), nn.Linear(HIDDEN, HIDDEN)
        self.last = nn.Linear(HIDDEN, 8 * PLACES)
        with torch.no_grad():
            self.last.weight.mul_(0.1)
            self.last.bias.zero_()

    def trunk(self, figures: Tensor) -> Tensor:
        """What all rooms have in common."""
        return torch.relu(self.second(torch.relu(self.first(figures))))

    def every(self, figures: Tensor) -> Tensor:
        """The answers for all rooms, one by one."""
        answers: Tensor = self.last(self.trunk(figures))
        return answers

    def here(self, figures: Tensor, rooms: Tensor) -> Tensor:
        """The answers for the room that each one is in."""
        order = torch.argsort(rooms)
        parts = self.trunk(figures)[order].split(torch.bincount(rooms, minlength=8).tolist())
        weights, added = self.last.weight.view(8, PLACES, HIDDEN), self.last.bias.view(8, PLACES)
        rows = torch.cat([torch.addmm(added[room], parts[room], weights[room].t()) for room in range(8)])
        back = torch.empty_like(order)
        back[order] = torch.arange(len(order))
        return rows[back]


def new_judge(inputs: int) -> nn.Sequential:
    """What every choice is worth in an open game."""
    first, second, last = nn.Linear(inputs, HIDDEN), nn.Linear(HIDDEN, HIDDEN), nn.Linear(HIDDEN, PLACES)
    return nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), last)


def shares(answers: Tensor, offered: Tensor) -> Tensor:
    """The logarithm of each place's share."""
    return torch.log_softmax(answers.masked_fill(~offered, NEVER), -1)


def above_floor(logs: Tensor) -> Tensor:
    """As level 5 plays: what is hardly ever chosen is not chosen."""
    return logs.masked_fill(logs < math.log(FLOOR), NEVER)


def draw(logs: Tensor) -> Tensor:
    """A place for each row, by its shares."""
    return (logs - torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-20)))).argmax(-1)


def write(player: Player, judge: nn.Sequential, file: Path) -> None:
    """Both as the package keeps them."""
    file.write_bytes(plain.put_together([_plain([*player.children()]), _plain([*judge])]))


def read(file: Path) -> tuple[Player, nn.Sequential]:
    """Both from the package, to go on with."""
    first, second = plain.take_apart(file.read_bytes())
    player, judge = Player(), new_judge(len(second.columns))
    _fill([*player.children()], first)
    _fill([*judge], second)
    return player, judge


def _layers(modules: list[nn.Module]) -> list[nn.Linear]:
    return [one for one in modules if isinstance(one, nn.Linear)]


def _plain(modules: list[nn.Module]) -> plain.Net:
    return plain.Net([(layer.weight.tolist(), layer.bias.tolist()) for layer in _layers(modules)])


def _fill(modules: list[nn.Module], net: plain.Net) -> None:
    for layer, (rows, added) in zip(_layers(modules), net.layers, strict=True):
        layer.weight.data = torch.tensor(rows)
        layer.bias.data = torch.tensor(added)
