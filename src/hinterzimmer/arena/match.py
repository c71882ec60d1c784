"""Matches between bots: the seating of every game, played in one or several processes."""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Final

from hinterzimmer.bots.playout import play_out
from hinterzimmer.bots.registry import LevelBot, make_bot, require_level
from hinterzimmer.engine.bots import Bot, Seat
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.errors import BadSeats
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.settings import Settings
from hinterzimmer.engine.steps import Option
from hinterzimmer.games import find

Seating = tuple[str, ...]
"""The names of the bots by seat, seat 0 first."""

WORKERS_MAX: Final = 256


@dataclass(frozen=True)
class Match:
    """A match to play: the bots, the number of seats and games, the seed and the settings."""

    game: str
    bots: tuple[str, ...]
    seat_count: int
    games: int
    seed: int = 1
    settings: Settings = field(default_factory=dict)
    edition: str | None = None
    """The text of an edition file; None for the game's own edition."""


@dataclass(frozen=True)
class PlayedGame:
    """One finished game of a match: its seating, winners, scores and thinking times."""

    seating: Seating
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decision_seconds: tuple[tuple[float, ...], ...]
    """By seat: the seconds of each of its decisions."""


class TimedBot:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []

    def choose(self, seat: Seat) -> Option:
        """Return the bot's choice, and append the seconds it took to `seconds`."""
        began = time.perf_counter()
        option = self.bot.choose(seat)
        self.seconds.append(time.perf_counter() - began)
        return option


def check_bots(game: AnyGame, bots: Sequence[str]) -> None:
    """Raise BadSeats for an unknown bot, a level that the game lacks, or a name that is given twice."""
    for name in bots:
        bot = make_bot(name, SeededStream(0))
        if isinstance(bot, LevelBot):
            require_level(game, bot.level)
        if bots.count(name) > 1:
            raise BadSeats(f"{name} is named twice; --seats says how many seats there are")


def seatings(bots: Sequence[str], seats: int) -> list[Seating]:
    """Return every seating of a match once, in groups of `seats` in which each bot moves on by one place.

    As many bots as seats, or more: all orders of all selections. One bot: it plays itself. Fewer bots than seats:
    one seat of each bot among seats of each other bot.
    """
    if len(bots) == 1:
        return [(bots[0],) * seats]
    if len(bots) < seats:
        rows = [(one, *[other] * (seats - 1)) for one, other in permutations(bots, 2)]
    else:
        rows = [(group[0], *rest) for group in combinations(bots, seats) for rest in permutations(group[1:])]
    return [row[-turn:] + row[:-turn] for row in rows for turn in range(seats)]


def games_needed(bots: Sequence[str], seats: int, games: int) -> int:
    """Return the number of games, at least `games`, after which each bot has had each seat equally often."""
    rows = len(seatings(bots, seats))
    block = rows if games >= rows else min(rows, seats)
    return -(-games // block) * block


def play_match(match: Match, workers: int = 1, progress: Callable[[], None] = lambda: None) -> list[PlayedGame]:
    """Play a match and return its games in order. Call `progress` after each.

    The games follow from the seed alone, and are the same for any number of worker processes.
    """
    played = []
    for one in _all(match, workers):
        played.append(one)
        progress()
    return played


def _all(match: Match, workers: int) -> Iterator[PlayedGame]:
    rows = seatings(match.bots, match.seat_count)
    jobs = [(match, rows[number % len(rows)], number) for number in range(match.games)]
    if workers == 1:
        yield from map(play_one, jobs)
        return
    # Spawned workers inherit no threads of this process, such as the one of a progress bar.
    with multiprocessing.get_context("spawn").Pool(min(workers, len(jobs)), _leave_interrupts) as pool:
        yield from pool.imap(play_one, jobs, chunksize=1)


def _leave_interrupts() -> None:
    """Ignore SIGINT in a worker, because the parent process handles Ctrl-C and ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_one(job: tuple[Match, Seating, int]) -> PlayedGame:
    """Play one game and return it. Its dice and its bots follow from the seed and its number."""
    match, seating, number = job
    game = find(match.game)
    edition = game.edition(match.edition) if match.edition else None
    table = game.start(len(seating), match.settings, edition, events=False)
    bots = [
        TimedBot(make_bot(name, SeededStream(f"{match.seed} {number} {seat}"))) for seat, name in enumerate(seating)
    ]
    play_out(game, table, SeededStream(f"{match.seed} {number} chance"), bots)
    result = game.result(table.state)
    return PlayedGame(seating, result.winners, result.scores, tuple([tuple(bot.seconds) for bot in bots]))
