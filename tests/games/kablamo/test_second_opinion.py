"""KB-140 to KB-142: the game's firing against a slow reference of its own, on random stacks of markers."""

import random
from collections import Counter

import pytest

from hinterzimmer.games.kablamo.bullets import kind_named
from hinterzimmer.games.kablamo.rules import Resolve, Shot

from .reference import Gun
from .stage import FIRING, Stage

MARKERS = {
    "Act of Cowardice": ["1"],
    "Cylinder Malfunction": ["24", "25", "26"],
    "Hammer Malfunction": ["34", "35", "36"],
    "Ratchet Malfunction": ["39", "40", "41"],
    "Trigger Malfunction": ["65", "66", "67"],
}
DUDS = [*["C"] * 5, *[str(number) for number in (44, 45, 46, 47, 48, 76, 77, 78, 79, 80)]]
"""Without spares these are fired and leave, and nothing else happens."""


def stacked(rng: random.Random) -> tuple[Stage, list[Gun]]:
    """Three revolvers with some empty chambers and random stacks of markers, for the game and for the reference."""
    chambers = DUDS + ["-"] * 3
    rng.shuffle(chambers)
    cylinders = [chambers[:6], chambers[6:12], chambers[12:]]
    stage = Stage(*[" ".join(one) for one in cylinders], bag="", agenda=())
    guns = []
    for cylinder in cylinders:
        gun = Gun([None] * 6)
        for at, word in zip(FIRING, cylinder, strict=True):
            gun.chambers[at] = None if word == "-" else word
        guns.append(gun)
    bullets = [(name, bullet) for name, all_of in MARKERS.items() for bullet in all_of]
    rng.shuffle(bullets)
    for name, bullet in bullets:
        seat = rng.randrange(4)
        if seat < 3:
            token = next(one for one in stage.s.discard if stage.s.label(one) == bullet)
            stage.s.discard.remove(token)
            stage.s.on_gun[seat].append((token, kind_named(name), 0))
            guns[seat].markers[name] = guns[seat].markers.get(name, 0) + 1
    return stage, guns


def compare(stage: Stage, guns: list[Gun], shots: dict[int, tuple[str | None, str | None]], where: str) -> None:
    """One shot of the game, just fired, against the reference's, seat by seat."""
    for seat, gun in enumerate(guns):
        discarded, revealed = shots.get(seat, (None, None))
        fired = [one["bullet"] for one in stage.events("revealed") if one["seat"] == seat]
        assert fired == [revealed] * (revealed is not None), where
        assert stage.gun(seat + 1).split() == [gun.chambers[at] or "-" for at in FIRING], where
        lie = stage.view().players[seat].on_revolver
        assert Counter([one.lies_as for one in lie if not one.owed]) == +Counter(gun.markers), where
        assert len([one for one in lie if one.owed]) == gun.owed, where
        if discarded:
            assert discarded in [one["bullet"] for one in stage.events("discarded")], where
    stage.told.clear()


@pytest.mark.rule("KB-140", "KB-141", "KB-142", "KB-011", "KB-036", "KB-123", "KB-125", "KB-126", "KB-131")
def test_kb_141_the_firing_order_agrees_with_the_reference() -> None:
    together: Counter[tuple[str, str]] = Counter()
    repeats = 0
    for number in range(600):
        stage, guns = stacked(random.Random(number))
        where = f"stack {number}: {[stage.gun(seat) for seat in (1, 2, 3)]} with {[gun.markers for gun in guns]}"
        for _ in range(3):
            for gun in guns:
                lie = sorted(name for name, count in gun.markers.items() if count)
                together.update([(a, b) for a in lie for b in lie if a < b])
            stage.run(Shot(True), Resolve())
            compare(stage, guns, {seat: gun.shoot() for seat, gun in enumerate(guns)}, where)
            while any(gun.owed for gun in guns):
                stage.run(Shot(False), Resolve())
                compare(stage, guns, {seat: gun.repeat() for seat, gun in enumerate(guns) if gun.owed}, where)
                repeats += 1
    assert len(together) == 10  # every two kinds on one revolver
    assert min(together.values()) > 50
    assert repeats > 300
