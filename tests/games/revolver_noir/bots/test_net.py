"""Nets in plain numbers: what goes through them, and their way into a file and back."""

import pytest

from hinterzimmer.games.revolver_noir.bots.features import CHOICES, FIGURES, WORTHS
from hinterzimmer.games.revolver_noir.bots.net import NETS, Net, learnt, put_together, take_apart

SMALL = Net(
    [
        ([[1.0, -1.0], [0.5, 0.25], [-2.0, 0.0]], [0.0, 1.0, 0.5]),
        ([[1.0, 2.0, 4.0], [0.0, -1.0, 1.0]], [0.25, 0.0]),
        ([[1.0, 1.0], [2.0, -1.0], [0.5, 8.0]], [0.0, 0.5, -1.0]),
    ]
)


def test_a_small_net_by_hand() -> None:
    # first layer: 3-1=2, 1.5+0.25+1=2.75, -6+0.5 counts as 0; second: 2+5.5+0.25=7.75, -2.75 counts as 0
    assert SMALL.answer([3.0, 1.0], (0, 1, 2)) == [7.75, 16.0, 2.875]
    assert SMALL.answer([3.0, 1.0], (2,)) == [2.875]
    # nothing goes in: what is added alone counts
    assert SMALL.answer([0.0, 0.0], (0,)) == [0.25 + 2.0 + 4.0 * 0.5]


def test_nets_come_back_from_their_file() -> None:
    again, twice = take_apart(put_together([SMALL, SMALL]))
    assert again.layers == SMALL.layers == twice.layers
    assert again.columns == SMALL.columns


def test_what_the_package_carries_fits_what_is_seen() -> None:
    nets = learnt()
    assert tuple(nets) == NETS
    assert [len(nets[name].columns) for name in NETS] == [FIGURES, FIGURES]
    assert [len(nets[name].layers[-1][0]) for name in NETS] == [CHOICES, WORTHS]
    again = take_apart(put_together(list(nets.values())))
    assert [net.layers for net in again] == [net.layers for net in nets.values()]
    with pytest.raises(ValueError, match="longer"):
        nets["player"].answer([0.0], (0,))
