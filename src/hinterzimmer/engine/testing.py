"""The conformance suite that every game must pass.

from hinterzimmer.engine.testing import conform
conform(my_game, games=20)

`conform` raises AssertionError with a sentence about what failed and where. It returns the number of comparisons, so
that a test can check that it did not run empty.
"""

import itertools
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from hinterzimmer.engine.chance import RandomStream, SeededStream
from hinterzimmer.engine.errors import AlreadyChosen, GameOver, HinterzimmerError, IllegalOption, NotAsked
from hinterzimmer.engine.game import AnyGame, Choice
from hinterzimmer.engine.record import Record, read_record
from hinterzimmer.engine.seats import CHANCE, CLOCK, SPECTATOR
from hinterzimmer.engine.settings import Settings
from hinterzimmer.engine.steps import TAKE_BACK, Option
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import view_bytes

CHOICES_MAX = 200_000
"""The most choices of a game of random play: a longer one counts as stalled."""


def random_choice(table: Table[Any], rng: RandomStream, take_back_every: int = 0) -> Choice:
    """Return a random seat that is asked, with a random answer.

    One answer in `take_back_every`, if given, takes back.
    """
    ask = table.require_ask()
    waiting = table.waiting_seats()
    seat = waiting[rng.below(len(waiting))]
    if seat == CHANCE:
        return CHANCE, ask.outcome(rng.below(ask.weight_total()))
    if take_back_every and ask.take_back and rng.below(take_back_every) == 0:
        return seat, TAKE_BACK
    options = ask.options[seat]
    return seat, options[rng.below(len(options))]


def play(
    game: AnyGame,
    seats: int,
    settings: Settings,
    rng: RandomStream,
    on_ask: Callable[[Table[Any], list[Choice]], None] | None = None,
    take_back_every: int = 0,
) -> tuple[Table[Any], list[Choice]]:
    """Play random choices to the end, and return the table and the choices. Calls `on_ask` with the table at every ask.

    Raises AssertionError after CHOICES_MAX choices.
    """
    table = game.start(seats, settings)
    choices: list[Choice] = []
    while not table.over:
        if on_ask:
            on_ask(table, choices)
        seat, option = random_choice(table, rng, take_back_every)
        table.play(seat, option)
        choices.append((seat, option))
        assert len(choices) < CHOICES_MAX, f"{game.name}: no end after {CHOICES_MAX} choices"
    return table, choices


def every_setting(game: AnyGame) -> Iterator[Settings]:
    """Yield the settings to test: the defaults, each test value alone, and all pairs of two settings' test values."""
    tried = [[(one.name, value) for value in one.test_values] for one in game.settings]
    yield game.complete_settings()
    for group in tried:
        for name, value in group:
            yield game.complete_settings({name: value})
    for left, right in itertools.combinations(tried, 2):
        for pair in itertools.product(left, right):
            yield game.complete_settings(dict(pair))


def conform(game: AnyGame, games: int = 1, seed: int = 1) -> Counter[str]:
    """Run all checks `games` times for every number of seats and every setting, and return how often each ran.

    Raises AssertionError if a check fails.
    """
    counts: Counter[str] = Counter()
    for settings in every_setting(game):
        for seats in game.seat_counts:
            for number in range(games):
                rng = SeededStream(f"{game.name} {seats} {settings} {number} {seed}")
                check = RandomGameCheck(game, seats, settings, rng, counts)
                table, choices = play(game, seats, settings, rng, check.at_ask, take_back_every=6)
                check.at_end(table, choices)
    return counts


class RandomGameCheck:
    """The checks of one game of random play."""

    def __init__(self, game: AnyGame, seats: int, settings: Settings, rng: RandomStream, counts: Counter[str]) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.rng = rng
        self.counts = counts
        self.pickled = game.start(seats, settings)
        """The same game on a table that is pickled and loaded before every choice, as in a bot's worker process."""
        self.old: list[tuple[Table[Any], Table[Any]]] = []
        self.stray: list[Option] = []

    def where(self, choices: list[Choice]) -> str:
        """Return where in the game a check failed, for messages."""
        return f"{self.game.name}, {self.seats} seats, {self.settings}, after {len(choices)} choices"

    def at_ask(self, table: Table[Any], choices: list[Choice]) -> None:
        """Run all checks at the first asks, then at fewer, so that long games take no longer than short ones."""
        self.counts["asks"] += 1
        self.check_pickled(table, choices)
        if self.rng.below(1 + len(choices) // 25):
            return
        self.check_same(table, choices)
        self.check_copies(table, choices)
        self.check_illegal(table, choices)
        if self.rng.below(30) == 0:
            self.check_saved(table, choices)
        self.counts["imagined"] += check_imagined_views(self.game, table, self.seats, self.rng, self.where(choices))
        self.counts["imagined twice"] += 1
        check_imagine_is_blind(self.game, table, self.seats, self.rng, self.where(choices))

    def check_pickled(self, table: Table[Any], choices: list[Choice]) -> None:
        """Play the last choice in the pickled game, and check that it has the same ask and events."""
        if choices:
            seat, option = choices[-1]
            self.pickled = pickle.loads(pickle.dumps(self.pickled))
            self.counts["pickled"] += 1
            offered = [*self.pickled.options(seat), pickle.loads(pickle.dumps(TAKE_BACK))]
            self.pickled.play(seat, next(one for one in offered if one == option))
        where = self.where(choices)
        assert ask_as_data(self.pickled) == ask_as_data(table), (
            f"pickled before a choice, the next ask differs: {where}"
        )
        assert take_event_data(self.pickled) == take_event_data(table), (
            f"pickled before a choice, the events differ: {where}"
        )

    def check_same(self, table: Table[Any], choices: list[Choice]) -> None:
        """Check that the pickled game has the same data. It need not run at every ask, because differences persist."""
        assert self.pickled.snapshot() == table.snapshot(), (
            f"pickled before a choice, it differs: {self.where(choices)}"
        )

    def check_copies(self, table: Table[Any], choices: list[Choice]) -> None:
        """Check that a copy equals its original, and that playing on with one does not change the other."""
        copy = table.copy()
        assert copy.snapshot() == table.snapshot(), f"a copy differs from its original: {self.where(choices)}"
        if self.rng.below(10) == 0:
            before = pickle.loads(pickle.dumps(table))
            assert before.snapshot() == table.snapshot(), f"pickled and loaded it differs: {self.where(choices)}"
            self.old.append((copy.copy(), before))
            for _ in range(self.rng.below(12)):
                if not copy.over:
                    copy.play(*random_choice(copy, self.rng))
            assert table.snapshot() == before.snapshot(), f"playing on with a copy changed it: {self.where(choices)}"
            self.counts["copies"] += 1

    def check_illegal(self, table: Table[Any], choices: list[Choice]) -> None:
        """Check that every choice not offered raises its error class and changes nothing."""
        ask = table.require_ask()
        asked = next(iter(ask.options))
        self.stray = [*self.stray[-30:], *list(ask.options[asked])[:3], Option("nonsense", "nonsense")]
        option = self.stray[self.rng.below(len(self.stray))]
        before = table.snapshot()
        for seat in (CHANCE, CLOCK, SPECTATOR, *range(-5, self.seats + 2)):
            if seat not in ask.options:
                check_refused(table, seat, option, NotAsked, self.where(choices))
            elif seat in table.answers and not ask.changeable:
                check_refused(table, seat, option, AlreadyChosen, self.where(choices))
            elif not ask.allows(seat, option):
                check_refused(table, seat, option, IllegalOption, self.where(choices))
            self.counts["refused"] += 1
        assert table.snapshot() == before, f"a refused choice changed the table: {self.where(choices)}"

    def check_saved(self, table: Table[Any], choices: list[Choice]) -> None:
        """Check that a record read in the middle of an ask gives the same text and the same table."""
        record = self.record(choices)
        text = record.to_text()
        again = read_record(text, self.game)
        assert again.to_text() == text, f"reading and writing a record are not inverses: {self.where(choices)}"
        assert again.replay().snapshot() == table.snapshot(), f"a replay differs: {self.where(choices)}"
        self.counts["saved"] += 1

    def record(self, choices: list[Choice]) -> Record:
        """Return the game so far as a record."""
        names = [f"Player {seat + 1}" for seat in range(self.seats)]
        return Record(self.game, self.game.edition(), self.settings, names, choices=list(choices))

    def at_end(self, table: Table[Any], choices: list[Choice]) -> None:
        """Check that a finished game refuses choices, has a result and replays, and that its old copies have not
        changed.
        """
        self.check_pickled(table, choices)
        self.check_same(table, choices)
        check_refused(table, 0, Option("nonsense", "nonsense"), GameOver, self.where(choices))
        result = self.game.result(table.state)
        assert len(result.scores) == self.seats, "the result does not name everybody's score"
        assert set(result.winners) <= set(range(self.seats)), "somebody won who did not play"
        for copy, before in self.old:
            assert copy.snapshot() == before.snapshot(), f"an old copy changed: {self.where(choices)}"
        self.check_saved(table, choices)
        self.counts["twin asks"] += check_twin_history(self.game, self.record(choices), self.rng)
        # The end of a game may reveal hidden things, so a history cut off before it finds more leaks.
        cut = self.record(choices[: self.rng.below(len(choices))])
        self.counts["twin asks of cut games"] += check_twin_history(self.game, cut, self.rng)
        self.counts["games"] += 1


def check_refused(table: Table[Any], seat: int, option: Option, error: type[HinterzimmerError], where: str) -> None:
    """Check that this choice raises this error."""
    try:
        table.play(seat, option)
    except error:
        return
    except HinterzimmerError as other:
        raise AssertionError(f"{type(other).__name__} instead of {error.__name__}: {where}") from other
    raise AssertionError(f"seat {seat} could choose {option.text!r}: {where}")


def ask_as_data(table: Table[Any]) -> object:
    """Return the open ask as plain data: each seat's options with their classes. None if there is no ask."""
    ask = table.ask
    if ask is None:
        return None
    options = {seat: [(type(one), one.as_offer()) for one in offered] for seat, offered in ask.options.items()}
    return ask.rule, options, ask.thresholds, ask.take_back, ask.changeable, ask.form


def take_event_data(table: Table[Any]) -> list[object]:
    """Take the new events of a table, and return them as plain data."""
    return [(event.kind, event.data, event.audience, event.others) for event in table.take_events()]


def check_imagined_views(game: AnyGame, table: Table[Any], seats: int, rng: RandomStream, where: str) -> int:
    """Check that every seat and a spectator see the same bytes in a world they imagine. Return the number of views."""
    for seat in (SPECTATOR, *range(seats)):
        other = game.imagine(table, seat, rng)
        mine, theirs = view_bytes(game, table, seat), view_bytes(game, other, seat)
        assert mine == theirs, f"LEAK to {seat} in its view: {difference(mine, theirs)}: {where}"
    return seats + 1


def check_imagine_is_blind(game: AnyGame, table: Table[Any], seats: int, rng: RandomStream, where: str) -> None:
    """Check that a seat's imagined world follows from its knowledge and the rng alone, not from the true world."""
    seat, seed = (SPECTATOR, *range(seats))[rng.below(seats + 1)], rng.below(1 << 30)
    mine = game.imagine(table, seat, SeededStream(seed))
    theirs = game.imagine(game.imagine(table, seat, rng), seat, SeededStream(seed))
    assert mine.snapshot() == theirs.snapshot(), f"LEAK to {seat} in the worlds it imagines: {where}"


def check_twin_history(game: AnyGame, record: Record, rng: RandomStream, views: int = 50) -> int:
    """Replay a twin history beside the true one, and check that a seat sees the same bytes. Return the comparisons.

    At every choice it compares the asked seat and the events. It compares the view at about `views` of them, and the
    last view unless the game is over.
    """
    compared = 0
    every = max(1, len(record.choices) // views)
    for seat in (SPECTATOR, *range(len(record.seat_names))):
        choices = game.twin(record, seat, rng)
        assert len(choices) == len(record.choices), f"{game.name}: a twin history has another length"
        one, two = record.replay(0), record.replay(0)
        for (who, option), (other_who, other_option) in zip(record.choices, choices, strict=True):
            assert who == other_who, f"LEAK to {seat}: another seat is asked: {who} and {other_who}"
            if rng.below(every) == 0:
                mine, theirs = view_bytes(game, one, seat), view_bytes(game, two, seat)
                assert mine == theirs, f"LEAK to {seat} in its view: {difference(mine, theirs)}"
            one.play(who, option)
            two.play(other_who, other_option)
            mine, theirs = visible_events(one, seat), visible_events(two, seat)
            assert mine == theirs, f"LEAK to {seat} in the events: {difference(mine, theirs)}"
            compared += 1
        assert one.over == two.over, f"LEAK to {seat}: one twin is over, the other is not"
        if not one.over:  # the end may reveal hidden things
            mine, theirs = view_bytes(game, one, seat), view_bytes(game, two, seat)
            assert mine == theirs, f"LEAK to {seat} in the last view: {difference(mine, theirs)}"
    return compared


def visible_events(table: Table[Any], seat: int) -> bytes:
    """Take the new events, and return what this seat sees of them as JSON bytes."""
    seen: list[Any] = [event.seen_by(seat) for event in table.take_events()]
    return msgspec.json.encode([one for one in seen if one is not None])


def difference(mine: bytes, theirs: bytes) -> str:
    """Return the text around the first byte at which two views differ."""
    at = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs)))
    start = max(0, at - 40)
    return (
        f"…{mine[start : at + 40].decode(errors='replace')}… and …{theirs[start : at + 40].decode(errors='replace')}…"
    )
