"""What holds at every ask of every game, whatever is played."""

from collections.abc import Iterator
from typing import Any

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.testing import every_setting, random_choice
from hinterzimmer.games.kablamo import GAME
from hinterzimmer.games.kablamo.position import EMPTY
from hinterzimmer.games.kablamo.state import Kablamo

from .recorder import Recorder
from .scene import state

WAYS = [(settings, seats) for settings in every_setting(GAME) for seats in GAME.seat_counts]

Moment = tuple[Table[Kablamo], list[dict[str, Any]], list[int]]


def moments(name: str) -> Iterator[Moment]:
    """Every ask of a random game in each way to play: the table, what has just happened, and who had been asked."""
    for number, (settings, seats) in enumerate(WAYS):
        rng = SeededStream(f"{name} {number}")
        table = GAME.start(seats, settings)
        asked: list[int] = []
        while True:
            events = [event.seen_by(SPECTATOR) for event in table.take_events()]
            yield table, [one for one in events if one is not None], asked
            if table.over:
                break
            asked = sorted(table.require_ask().options)
            seat, option = lively(table, rng)
            table.play(seat, option)


def lively(table: Table[Kablamo], rng: SeededStream) -> tuple[int, Option]:
    """A random choice that rather plays than passes, so that more happens."""
    seat, option = random_choice(table, rng)
    for _ in range(2):
        if option.kind.startswith("pass"):
            seat, option = random_choice(table, rng)
    return seat, option


def places(s: Kablamo) -> dict[str, list[int]]:
    """Every place a bullet can be in, and what is there."""
    return {
        "bag": s.bag,
        "revolvers": [token for gun in s.guns for token in gun if token != EMPTY],
        "hands": [token for hand in s.hands for token in hand],
        "palm": s.palm,
        "aside": s.aside,
        "discard": s.discard,
        "removed": s.removed,
        "announced": [one[0] for one in s.stack],
        "playing": s.playing,
        "on revolvers": [one[0] for markers in s.on_gun for one in markers],
        "before players": [one[0] for one in s.before],
        "table": [one[0] for one in s.table],
    }


@pytest.mark.rule("KB-001", "KB-024")
def test_every_bullet_is_in_exactly_one_place_a_hundred_in_all_or_87_in_hardcore() -> None:
    ends = 0
    for table, _, _ in moments("places"):
        s = state(table)
        found = places(s)
        tokens = [token for where in found.values() for token in where]
        assert sorted(tokens) == list(range(100))
        assert len(tokens) - len(s.removed) == (87 if s.hardcore else 100)
        assert set(s.active) <= set(found["revolvers"])
        assert set(s.control) <= set(s.active)
        for seat in range(s.seat_count):
            assert {token for _, token in s.pending[seat]} <= set(s.hands[seat])
            assert s.hands[seat] == sorted(s.hands[seat])
            if not s.alive[seat]:
                assert s.guns[seat] == [EMPTY] * 6
                assert not s.hands[seat]
                assert not s.on_gun[seat]
                assert seat not in [one[2] for one in s.before]
        assert not set(found["discard"]) & set(range(20))  # live bullets go back into the bag
        ends += table.over
    assert ends == len(WAYS)


@pytest.mark.rule("KB-012")
def test_nobodys_safe_bullet_is_seen_or_moved_by_anothers_choice_but_with_its_cylinder_or_revolver() -> None:
    touched = 0
    for table, events, asked in moments("safe"):
        s = state(table)
        if not asked:
            paper, assigned = Recorder(SPECTATOR, s.seat_count), -1
            gone: set[int] = set()
        for i, event in enumerate(events):
            kind, owner = event["event"], -1
            where = event.get("to" if kind == "loaded" else "at" if kind == "looked" else "from")
            if isinstance(where, str) and where.endswith(".5") and not (kind == "loaded" and s.round == 0):
                owner = int(where[0]) - 1
                touched += kind != "taken out"
            if kind == "assigned":
                assigned = event["to"]
            elif kind == "eliminated":
                gone.add(event["seat"])
            elif owner >= 0 and kind == "looked":
                assert event["seat"] == owner
            elif owner >= 0 and kind == "moved":
                assert owner in asked  # who answered last chose it, or they were asked in Gentlemen's Agreement
            elif owner >= 0 and kind == "loaded" and event["seat"] != owner:
                assert assigned == owner  # Sleight of Hand: the owner chose that chamber
                assert events[i + 1]["event"] == "taken up"
            elif owner >= 0 and kind == "taken out":
                bullet = paper.at(str(where))
                assert bullet is not None
                assert bullet.active or owner in gone or assigned == owner  # Speed Load: the owner's own
            paper.hear(event)
    assert touched > 100


@pytest.mark.rule("KB-058")
def test_an_active_bullet_stays_in_its_chamber_until_it_is_resolved_or_cancelled() -> None:
    """It goes along with its cylinder and its revolver; nothing takes its place, and it leaves face up."""
    turned = 0
    for table, events, asked in moments("active"):
        s = state(table)
        if not asked:
            paper = Recorder(SPECTATOR, s.seat_count)
        for i, event in enumerate(events):
            kind = event["event"]
            if kind in ("moved", "looked", "loaded"):
                bullet = paper.at(event["to" if kind == "loaded" else "at" if kind == "looked" else "from"])
                assert bullet is None or not bullet.active
            elif kind == "taken out" and event["from"] != "spares":
                bullet = paper.at(event["from"])
                if bullet is not None and bullet.active:
                    assert events[i + 1]["event"] in ("resolving", "cancelled", "discarded")
            paper.hear(event)
        lying = [(seat, at) for seat, gun in enumerate(paper.guns) for at, one in enumerate(gun) if one and one.active]
        true = [(seat, at) for seat, gun in enumerate(s.guns) for at, one in enumerate(gun) if one in s.active]
        assert lying == true
        turned += len([at for _, at in true if at])
    assert turned > 20
