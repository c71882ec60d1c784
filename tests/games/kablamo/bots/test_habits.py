"""What the players of Kablamo see coming, what they remember, and what they do about it."""

from itertools import pairwise
from typing import Any

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.games.kablamo import GAME
from hinterzimmer.games.kablamo.bots.memory import Memory
from hinterzimmer.games.kablamo.bots.risk import Outlook
from hinterzimmer.games.kablamo.bots.rule_policy import RulePolicy
from hinterzimmer.games.kablamo.bots.search import hold_back
from hinterzimmer.games.kablamo.viewing import knowledge

from ...kablamo.scene import go, hand, marker, say, scene, state

PERFECT = Memory(0.0, 0)


def habit(table: Table[Any], seat: int = 0) -> str:
    """What a seat does by habit, forgetting nothing."""
    return RulePolicy(PERFECT, 0, 0).choose(table, seat, table.options(seat), SeededStream(1)).text


def shots(table: Table[Any], seat: int = 0) -> list[tuple[int, int]]:
    return [one for one in Outlook(state(table), seat, PERFECT).shots(seat) if one[1] >= 0]


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("", [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0)]),
        ("39", [(0, 0), (1, 5), (2, 4), (3, 3), (4, 2), (5, 1)]),
        ("24", [(0, 1), (1, 0), (2, 5), (3, 4), (4, 3), (5, 2)]),
        ("34", [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (6, 5)]),
        ("1", [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)]),
        ("65", [(0, 5), (0, 4), (1, 3), (2, 2), (3, 1), (4, 0)]),
        ("13", [(0, 5), (0, 4), (1, 3), (2, 2), (3, 1), (4, 0)]),
    ],
)
def test_markers_change_what_fires_when(word: str, expected: list[tuple[int, int]]) -> None:
    table = scene("14 15", "16 17", hands=["20", "21"])
    if word:
        marker(table, word, 0)
    assert shots(table) == expected


def test_what_is_foreseen_is_what_fires() -> None:
    """The first chamber foreseen is the one that is then revealed, with any two markers that combine."""
    for words in ("39 24", "39 34", "1 39", "1 24", "1 34", "24 34", "65 39"):
        table = scene("14 15 16 17 18 19", "20 21", hands=["76", "77"])
        for word in words.split():
            marker(table, word, 0)
        s = state(table)
        foreseen = shots(table)[0]
        fired = s.guns[0][foreseen[1]] if foreseen[0] == 0 else -1
        before = [token for token in s.guns[0] if token >= 0]
        say(table, "pass", "pass")
        active = [token for token in s.active if token in before]
        assert active == ([fired] if fired >= 0 else []), words


def test_a_known_kablamo_counts_fully_and_a_harmless_one_not_at_all() -> None:
    table = scene("K 15", "16 17", hands=["20", "21"])
    mine, theirs = Outlook(state(table), 0, PERFECT), Outlook(state(table), 1, PERFECT)
    assert mine.soon(0) == 1.0
    assert theirs.soon(1) == 0.0
    assert 0.0 < theirs.soon(0) < 0.2
    assert mine.value() < 0.2 < theirs.value() < mine.shares()[1]


def test_bolshevik_rules_turn_the_danger_round() -> None:
    table = marker(scene("14 K", "16 17", hands=["20", "21"]), "3", 0)
    assert Outlook(state(table), 0, PERFECT).value() > 0.7


def test_memory_fades_with_time_and_the_number_of_things_and_never_comes_back() -> None:
    kept = [[Memory(1.0, seed).keeps(100, now, 6, 4) for now in (100, 150, 250, 600)] for seed in range(300)]
    shares = [sum(row[i] for row in kept) / 300 for i in range(4)]
    assert shares[0] == 1.0 > shares[1] > shares[2] > shares[3] > 0.0
    assert all(later <= earlier for row in kept for earlier, later in pairwise(row))
    many = sum(Memory(1.0, seed).keeps(100, 250, 20, 4) for seed in range(300)) / 300
    assert many < shares[2]
    assert all(Memory(0.0, seed).keeps(0, 10**6, 24, 4) for seed in range(50))


def test_a_forgotten_chamber_is_a_risk_again() -> None:
    table = scene("14 15", "16 17", hands=["20", "21"])
    s = state(table)
    s.clock += 10**6
    assert Outlook(s, 0, PERFECT).soon(0) == 0.0
    assert Outlook(s, 0, Memory(50.0, 1)).soon(0) > 0.05


@pytest.mark.parametrize("word", ["1", "6", "7", "9"])
def test_a_high_velocity_bullet_is_kept_until_it_saves(word: str) -> None:
    """Act of Cowardice, Lights Out, Marquis of Queensbury, Moment of Truth."""
    assert habit(scene("14 15 18", "16 17", hands=[f"{word} 76", "21"])) == "pass"
    assert habit(scene("K 15 18", "16 17", hands=[f"{word} 76", "21"])) == f"play {word}"


def test_kablamos_are_kept_back_and_otherwise_fire_last() -> None:
    table = GAME.start(2, events=False)
    rng = SeededStream(4)
    loaded: list[str] = []
    rng.play_chance(table)
    while state(table).round == 0:
        for seat in table.waiting_seats():
            option = RulePolicy(PERFECT, 0, 0).choose(table, seat, table.options(seat), rng)
            if seat == 0:
                loaded.append(option.text)
            table.play(seat, option)
        rng.play_chance(table)
    kablamos = [text for text in loaded if text.startswith("load K")]
    assert len(kablamos) == 0 or hand(table, 0).split().count("K") == 2


def test_bullets_are_given_where_they_help() -> None:
    """A Hammer Malfunction on the own revolver before a Kablamo, Trigger on others, a Double Cross rids of one."""
    table = go(scene("34 K 15", "76 16 17", "77 18 19", hands=["", "20", "21"]), "KB-050")
    assert habit(table) == "to 1"
    table = go(scene("14 K 15", "76 16 17", "77 18 19", hands=["", "20", "21"]), "KB-050")
    assert habit(table) == "to 1"
    say(table, "to 1")
    assert habit(table) == "1.5"
    say(table, "1.5")
    assert habit(table) in ("2.4", "3.4")


def test_a_world_made_likely_still_fits_what_the_seat_knows() -> None:
    rng = SeededStream("likely")
    fewer = 0
    for number in range(30):
        table = GAME.start(3, events=False)
        for _ in range(120 + number * 6):
            rng.play_chance(table)
            if table.over:
                break
            seat = table.waiting_seats()[0]
            table.play(seat, table.options(seat)[rng.below(len(table.options(seat)))])
        if table.over or not state(table).alive[0]:
            continue
        world = GAME.imagine(table, 0, rng)
        before, known, loaded = view_of(GAME, world, 0), knowledge(state(world), 0), kablamos(world)
        hold_back(state(world), 0, rng)
        assert (view_of(GAME, world, 0), knowledge(state(world), 0).chambers) == (before, known.chambers)
        fewer += loaded - kablamos(world)
    assert fewer > 5


def kablamos(table: Table[Any]) -> int:
    """How many Kablamos others have loaded."""
    s = state(table)
    return len([token for gun in s.guns[1:] for token in gun if 0 <= token < 15])
