"""Where dice and draws come from: a stream anyone can check afterwards, or a fast one for simulation.

Both stand behind one door, `below(n)`: the next whole number from 0 to n - 1, each equally likely.
"""

import hashlib
import hmac
import random
import secrets
from abc import ABCMeta, abstractmethod

from mypy_extensions import mypyc_attr

from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(metaclass=ABCMeta):
    """A stream of unbiased whole numbers."""

    @abstractmethod
    def below(self, n: int) -> int:
        """The next number of the stream, from 0 to n - 1."""

    def settle(self, table: Table) -> None:
        """Answer for CHANCE until somebody else is asked or the game is over."""
        ask = table.ask
        while ask is not None and CHANCE in ask.options:
            table.play(CHANCE, ask.outcome(self.below(ask.total())))
            ask = table.ask


class Seeded(Chance):
    """A fast generator for simulation: the same seed, the same numbers."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.random = random.Random(seed).random

    def below(self, n: int) -> int:
        """The next number; 53 random bits, so the bias stays under n in 9,000,000,000,000,000."""
        return int(self.random() * n)

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a running generator is not saved: save its seed and replay the game")


class Fair(Chance):
    """A stream nobody can bend and everybody can check.

    The house commits to a secret before play by showing its SHA-256, and every seat may add a seed of its own.
    Draw number k is HMAC-SHA256 under the secret over the seeds, k and the number of the attempt; the 256 bits
    are taken as a number, and the uneven rest at the top of their range is thrown away by another attempt, so
    that every result is exactly equally likely. When the secret is opened at the end, all draws can be repeated.
    """

    def __init__(self, secret: bytes, seeds: tuple[str, ...] = (), draws: int = 0) -> None:
        """Open the stream at draw number `draws`."""
        self.secret = secret
        self.seeds = seeds
        self.draws = draws
        joined = "".join([f"{len(seed)}:{seed}," for seed in seeds])
        self.context = hashlib.sha256(joined.encode()).digest()

    def below(self, n: int) -> int:
        """The next number of the stream."""
        number = fair_number(self.secret, self.context, self.draws, n)
        self.draws += 1
        return number


def fair_number(secret: bytes, context: bytes, draw: int, n: int) -> int:
    """Draw number `draw`, as a number below n."""
    limit = (1 << 256) - (1 << 256) % n
    attempt = 0
    while True:
        message = b"hinterzimmer draw 1|" + context + f"|{draw}|{attempt}".encode()
        number = int.from_bytes(hmac.digest(secret, message, "sha256"), "big")
        if number < limit:
            return number % n
        attempt += 1


def new_secret() -> bytes:
    """A fresh secret that nobody can guess."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """What the house shows before play: it fixes the secret without giving it away."""
    return hashlib.sha256(secret).hexdigest()
