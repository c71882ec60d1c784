"""Imagined worlds follow from what a seat knows alone, and are as likely as counting all histories says."""

from collections import Counter
from collections.abc import Iterator

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.testing import every_setting, random_choice
from hinterzimmer.games.kablamo import GAME
from hinterzimmer.games.kablamo.bullets import Ammunition
from hinterzimmer.games.kablamo.position import EMPTY
from hinterzimmer.games.kablamo.sightings import bit
from hinterzimmer.games.kablamo.state import Kablamo
from hinterzimmer.games.kablamo.trails import Trails, put
from hinterzimmer.games.kablamo.worlds import World

WAYS = [(settings, seats) for settings in every_setting(GAME) for seats in GAME.seat_counts]
DRAWS = 3000

Deed = tuple[str, int, int, int]
"""What is done, by whom, and at which chamber of whose revolver."""


def test_what_is_imagined_follows_from_what_a_seat_knows_alone() -> None:
    """Two tables that a seat cannot tell apart give it the same worlds."""
    checked = 0
    for number, (settings, seats) in enumerate(WAYS):
        rng = SeededStream(f"alone {number}")
        table = GAME.start(seats, settings, events=False)
        while not table.over:
            if rng.below(30) == 0:
                for seat in (SPECTATOR, *range(seats)):
                    seed = rng.below(10**9)
                    other = GAME.imagine(table, seat, rng)
                    one, two = (
                        GAME.imagine(table, seat, SeededStream(seed)),
                        GAME.imagine(other, seat, SeededStream(seed)),
                    )
                    assert one.snapshot() == two.snapshot()
                    checked += 1
            table.play(*random_choice(table, rng))
    assert checked > 500


def small() -> Kablamo:
    """A game of seven bullets in the bag: three Kablamos, a Click and three with numbers."""
    s = Kablamo(GAME.edition(), 2, GAME.complete_settings({}))
    s.ammunition = Ammunition(3, 1, [2, 15, 17])
    s.fill_bag()
    return s


def choices(s: Kablamo, deed: Deed) -> list[int]:
    """The bullets that a deed can be done with."""
    what, seat, gun, at = deed
    if what == "draw":
        return s.bag.copy()
    if what == "fire":
        return [s.guns[gun][at]]
    return s.hands[seat].copy()


def do(s: Kablamo, deed: Deed, token: int, watcher: int) -> int:
    """Do it; gives the face that the watcher has seen, or -1."""
    what, seat, gun, at = deed
    face = s.ammunition.face_of[token]
    if what == "draw":
        s.draw(seat, token)
    elif what == "load":
        s.load(seat, token, gun, at)
    elif what == "trade":
        other = s.guns[gun][at]
        s.trade(seat, token, gun, at)
        if seat == watcher:
            return face * 100 + s.ammunition.face_of[other]
    else:
        s.take_out(token)
        s.away(token)
        return face
    return face if seat == watcher else -1


def possible(s: Kablamo) -> list[Deed]:
    """What can be done now."""
    deeds: list[Deed] = []
    for seat in (0, 1):
        if s.bag:
            deeds.append(("draw", seat, 0, 0))
        if s.hands[seat]:
            for gun in (0, 1):
                deeds.append(("load" if s.guns[gun][0] == EMPTY else "trade", seat, gun, 0))
    return [*deeds, *[("fire", 0, gun, 0) for gun in (0, 1) if s.guns[gun][0] != EMPTY]]


def told(s: Kablamo, deeds: list[Deed], seen: list[int], watcher: int) -> Iterator[Kablamo]:
    """Every history of these deeds in which the watcher sees the same."""
    if not deeds:
        yield s
        return
    for token in choices(s, deeds[0]):
        twin = s.copy()
        twin.ammunition = s.ammunition
        if do(twin, deeds[0], token, watcher) == seen[0]:
            yield from told(twin, deeds[1:], seen[1:], watcher)


def lying(s: Kablamo) -> str:
    """Where every bullet lies."""
    return repr((s.bag, s.hands, s.guns))


@pytest.mark.parametrize("number", range(24))
def test_imagined_worlds_are_as_likely_as_counting_says(number: int) -> None:
    """Against a count of all histories of a small game that look the same, each being equally likely."""
    rng = SeededStream(f"small {number}")
    watcher = (0, 1, SPECTATOR)[number % 3]
    s, deeds, seen = small(), [], []
    for _ in range(9):
        offered = possible(s)
        deed = offered[rng.below(len(offered))]
        tokens = choices(s, deed)
        deeds.append(deed)
        seen.append(do(s, deed, tokens[rng.below(len(tokens))], watcher))
    expected = Counter(lying(one) for one in told(small(), deeds, seen, watcher))
    total = sum(expected.values())
    trails = Trails(s, bit(watcher))
    drawn: Counter[str] = Counter()
    for _ in range(DRAWS):
        world = World(trails, rng)
        put(s, world.where(len(s.line)))
        drawn[lying(s)] += 1
    assert drawn.keys() <= expected.keys()
    cells = [(drawn[one], DRAWS * n / total) for one, n in expected.items() if DRAWS * n / total >= 8]
    rest = [(drawn[one], DRAWS * n / total) for one, n in expected.items() if DRAWS * n / total < 8]
    if rest:
        cells.append((sum(n for n, _ in rest), sum(n for _, n in rest)))
    statistic = sum((n - wanted) ** 2 / wanted for n, wanted in cells)
    free = max(1, len(cells) - 1)
    assert statistic < free + 5 * (2 * free) ** 0.5 + 10
