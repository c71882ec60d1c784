"""A server whose chance and whose secrets are given: `python -m tests.server.twin serve …`.

Two of these, fed with twin worlds, must be the same to whoever cannot tell the worlds apart. The draws come from a file
named by the environment, one list of numbers for each seed of a first seat; codes, tokens and secrets from a counter.
"""

import hashlib
import itertools
import json
import os
import sys
from pathlib import Path

from hinterzimmer import cli
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.server import ids

COUNTER = itertools.count()


class Given(RandomStream):
    """Draws from the file."""

    def __init__(self, secret: bytes, seeds: tuple[str, ...] = (), draws: int = 0) -> None:
        worlds = json.loads(Path(os.environ["TWIN_WORLDS"]).read_text())
        self.numbers: list[int] = worlds[seeds[0]]
        self.draws = draws

    def below(self, n: int) -> int:
        self.draws += 1
        return self.numbers[self.draws - 1] if self.draws <= len(self.numbers) else 0


def bits() -> str:
    return hashlib.sha256(str(next(COUNTER)).encode()).hexdigest()


if __name__ == "__main__":
    ids.stream = Given
    ids.new_code = lambda: bits()[:10]
    ids.new_token = lambda: bits()[:32]
    ids.new_secret = lambda: bytes.fromhex(bits())
    sys.exit(cli.main())
