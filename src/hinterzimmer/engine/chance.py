# mypyc: compile
"""The random numbers for dice and draws: a verifiable stream for games, and a fast one for simulation.

Both have one method, `below(n)`: the next whole number from 0 to n - 1, each equally likely.
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
        """Return the next number of the stream, from 0 to n - 1."""

    def play_chance(self, table: Table[Any], choices: list[tuple[int, Option]] | None = None) -> None:
        """Answer for CHANCE until a seat or CLOCK is asked or the game is over. Append each draw to `choices`."""
        ask = table.ask
        while ask is not None and CHANCE in ask.options:
            option = ask.outcome(self.below(ask.weight_total()))
            table.play(CHANCE, option)
            if choices is not None:
                choices.append((CHANCE, option))
            ask = table.ask


class SeededStream(RandomStream):
    """A fast generator for simulation: the same seed gives the same numbers."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.random = random.Random(seed).random

    def below(self, n: int) -> int:
        """Return the next number. It has 53 random bits, so the bias stays below n in 9,000,000,000,000,000."""
        return int(self.random() * n)

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a running generator is not saved: save its seed and replay the game")


class FairStream(RandomStream):
    """A stream of draws that no participant can influence and that everyone can verify.

    Before play the server commits to a secret by showing its SHA-256, and every seat may add a seed of its own. Draw
    number k is HMAC-SHA256 under the secret over the seeds, k and the number of the attempt. Its 256 bits are read as a
    number. A number in the uneven rest at the top of the range is rejected and drawn again, so that every result is
    exactly equally likely. All draws can be repeated once the secret is revealed at the end.
    """

    def __init__(self, secret: bytes, seeds: tuple[str, ...] = (), draw_count: int = 0) -> None:
        """Start at draw number `draw_count`."""
        joined = "".join([f"{len(seed)}:{seed}," for seed in seeds])
        self.draw_count = draw_count
        self.mac = hmac.new(secret, b"hinterzimmer draw 1|" + hashlib.sha256(joined.encode()).digest(), "sha256")
        """The HMAC with the secret and the seeds already in it. Each draw copies it, because that takes a sixth of the
        time.
        """

    def below(self, n: int) -> int:
        """Return the next number of the stream, from 0 to n - 1."""
        limit = (1 << 256) - (1 << 256) % n
        attempt = 0
        while True:
            number = self._draw_bits(f"|{self.draw_count}|{attempt}".encode())
            if number < limit:
                self.draw_count += 1
                return number % n
            attempt += 1

    def _draw_bits(self, draw: bytes) -> int:
        """Return the 256 bits of a draw as a number."""
        mac = self.mac.copy()
        mac.update(draw)
        return int.from_bytes(mac.digest(), "big")


def new_secret() -> bytes:
    """Return 32 random bytes that cannot be guessed."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a secret in hexadecimal. Shown before play, it fixes the secret without revealing it."""
    return hashlib.sha256(secret).hexdigest()
