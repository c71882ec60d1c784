"""What only tests play with: a game of windows, bots that fail; a server gets them with `--bots`."""

import os
import sys
import time
from pathlib import Path

from high_card.game import HighCardGame

from hinterzimmer import games
from hinterzimmer.bots import registry
from hinterzimmer.engine.bots import Seat, Team
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.steps import Option


class Levels(HighCardGame):
    """The game with a team of its own."""

    levels = range(1, 6)

    @property
    def team(self) -> Team:
        from tests.server.toy_team import TEAM

        return TEAM

    def words_text(self, language: str) -> str:
        return (Path(__file__).parent / "toy_team" / "words" / f"{language}.ftl").read_text(encoding="utf-8")


class Plain(HighCardGame):
    """The game without a team."""

    name, title = "plain-card", "Plain Card"


class Blind:
    """Chooses anything."""

    def __init__(self, rng: RandomStream) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> Option:
        return seat.options[self.rng.below(len(seat.options))]


class Hangs(Blind):
    def choose(self, seat: Seat) -> Option:
        time.sleep(60)
        raise AssertionError


class Crashes(Blind):
    def choose(self, seat: Seat) -> Option:
        print("goodbye")
        sys.stdout.flush()
        os._exit(3)


class Raises(Blind):
    def choose(self, seat: Seat) -> Option:
        raise RuntimeError(f"no idea about {len(seat.options)} options")


class Cheats(Blind):
    def choose(self, seat: Seat) -> Option:
        return Option("cheat", "all the points")


class Dawdles(Blind):
    def choose(self, seat: Seat) -> Option:
        time.sleep(0.25)
        return super().choose(seat)


class Ponders(Blind):
    def choose(self, seat: Seat) -> Option:
        if seat.view().board.own >= 4:
            time.sleep(0.5)
        return super().choose(seat)


games.register(Levels())
games.register(Plain())
for bot in (Hangs, Crashes, Raises, Cheats, Dawdles, Ponders):
    registry.register(bot.__name__.lower(), bot)
