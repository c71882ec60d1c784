# mypyc: compile
"""Where dice and draws come from: a stream anyone can check afterwards, or a fast one for simulation.

Both stand behind one door, `below(n)`: the next whole number from 0 to n - 1, each equally likely.
"""

import hashlib
import hmac
import random
import secrets
from abc import ABCMeta, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomStream(metaclass=ABCMeta):
    """A stream of unbiased whole numbers."""

    @abstractmethod
    def below(self, n: int) -> int:
        """The next number of the stream, from 0 to n - 1."""

    def play_chance(self, table: Table[Any], choices: list[tuple[int, Option]] | None = None) -> None:
        """Answer for CHANCE until a seat is asked or the game is over; append each draw to `choices`."""
        ask = table.ask
        while ask is not None and CHANCE in ask.options:
            option = ask.outcome(self.below(ask.weight_total()))
            table.play(CHANCE, option)
            if choices is not None:
                choices.append((CHANCE, option))
            ask = table.ask


class SeededStream(RandomStream):
    """A fast generator for simulation: the same seed, the same numbers."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.random = random.Random(seed).random

    def below(self, n: int) -> int:
        """The next number; 53 random bits, so the bias stays under n in 9,000,000,000,000,000."""
        return int(self.random() * n)

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a running generator is not saved: save its seed and replay the game")


class FairStream(RandomStream):
    """A stream nobody can bend and everybody can check.

    The house commits to a secret before play by showing its SHA-256, and every seat may add a seed of its own.
    Draw number k is HMAC-SHA256 under the secret over the seeds, k and the number of the attempt; the 256 bits
    are taken as a number, and the uneven rest at the top of their range is thrown away by another attempt, so
    that every result is exactly equally likely. When the secret is opened at the end, all draws can be repeated.
    """

    def __init__(self, secret: bytes, seeds: tuple[str, ...] = (), draw_count: int = 0) -> None:
        """Open the stream at draw number `draws`."""
        joined = "".join([f"{len(seed)}:{seed}," for seed in seeds])
        self.draw_count = draw_count
        self.mac = hmac.new(secret, b"hinterzimmer draw 1|" + hashlib.sha256(joined.encode()).digest(), "sha256")
        """The secret and the seeds are in it already: a draw goes on with a copy, which takes a sixth of the time."""

    def below(self, n: int) -> int:
        """The next number of the stream."""
        limit = (1 << 256) - (1 << 256) % n
        attempt = 0
        while True:
            number = self._draw_bits(f"|{self.draw_count}|{attempt}".encode())
            if number < limit:
                self.draw_count += 1
                return number % n
            attempt += 1

    def _draw_bits(self, draw: bytes) -> int:
        """256 bits of a draw."""
        mac = self.mac.copy()
        mac.update(draw)
        return int.from_bytes(mac.digest(), "big")


def new_secret() -> bytes:
    """A fresh secret that nobody can guess."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """What the house shows before play: it fixes the secret without giving it away."""
    return hashlib.sha256(secret).hexdigest()
