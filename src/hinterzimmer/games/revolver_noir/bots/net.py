"""Small neural nets (linear layers with ReLU) in plain Python, read from one file.

The file `learnt.bin` is made by tools/noir_trainer. Compressed, it holds for each net the sizes of its layers. Then
come, layer by layer, the weights (row by row) and biases as two-byte floats.
"""

import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from operator import mul
from struct import pack, unpack_from
from typing import Final

Rows = list[list[float]]

NETS: Final = ("player", "judge")


class Net:
    """A net with a few layers: from the numbers of a situation to one number for every place."""

    def __init__(self, layers: Sequence[tuple[Rows, list[float]]]) -> None:
        self.layers = list(layers)
        self.columns = [list(column) for column in zip(*self.layers[0][0], strict=True)]
        """The first layer by input. Most inputs are zero, and their columns are skipped."""

    def answer(self, figures: Sequence[float], places: Sequence[int]) -> list[float]:
        """Return the outputs at these places."""
        now = list(self.layers[0][1])
        for figure, column in zip(figures, self.columns, strict=True):
            if figure != 0.0:
                now = [value + figure * weight for value, weight in zip(now, column, strict=True)]
        now = [max(0.0, value) for value in now]
        for rows, added in self.layers[1:-1]:
            now = [max(0.0, sum(map(mul, row, now), more)) for row, more in zip(rows, added, strict=True)]
        rows, added = self.layers[-1]
        return [sum(map(mul, rows[place], now), added[place]) for place in places]


def put_together(nets: Sequence[Net]) -> bytes:
    """Return the file's content for these nets."""
    parts = []
    for net in nets:
        sizes = [len(net.columns), *[len(rows) for rows, _ in net.layers]]
        parts.append(pack(f"<{len(sizes) + 1}H", len(sizes), *sizes))
        for rows, added in net.layers:
            flat = [value for row in rows for value in row] + added
            parts.append(pack(f"<{len(flat)}e", *flat))
    return zlib.compress(b"".join(parts), 9)


def take_apart(content: bytes) -> list[Net]:
    """Return the nets in a file's content."""
    plain = zlib.decompress(content)
    at = 0
    nets = []
    while at < len(plain):
        (count,) = unpack_from("<H", plain, at)
        sizes = unpack_from(f"<{count}H", plain, at + 2)
        at += 2 + 2 * count
        layers = []
        for wide, high in pairwise(sizes):
            flat = array("d", unpack_from(f"<{(wide + 1) * high}e", plain, at))
            at += 2 * len(flat)
            rows = [flat[row * wide : (row + 1) * wide].tolist() for row in range(high)]
            layers.append((rows, flat[wide * high :].tolist()))
        nets.append(Net(layers))
    return nets


@cache
def learnt() -> dict[str, Net]:
    """Return the nets of the package by name."""
    content = (files(__package__) / "learnt.bin").read_bytes()
    return dict(zip(NETS, take_apart(content), strict=True))
