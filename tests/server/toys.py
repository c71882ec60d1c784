"""What only tests play with: a game of windows, and bots that fail; a server gets them with `--bots`."""

import os
import sys
import time

from hinterzimmer.bots.registry import BOTS, TEAMS
from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.steps import Option
from hinterzimmer.games import GAMES
from tests.engine.high_card import HighCardGame

GAME = HighCardGame()


class Blind:
    """Chooses anything."""

    def __init__(self, rng: Chance) -> None:
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


GAMES["high-card"] = "tests.server.toys"
TEAMS["high-card"] = "tests.server.toy_team"
BOTS.update({"hangs": Hangs, "crashes": Crashes, "raises": Raises, "cheats": Cheats})
BOTS.update({"dawdles": Dawdles, "ponders": Ponders})
