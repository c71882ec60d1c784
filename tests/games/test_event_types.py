"""What the games say of their views, events and options: games are played at random, and all of it is compared."""

import random
from typing import Any

import msgspec
import pytest

from hinterzimmer.engine.seats import CHANCE, SPECTATOR
from hinterzimmer.engine.steps import TAKE_BACK
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.games import find
from tools.generate_types import game_types, packages

GAMES_EACH = 10
CHOICES_MAX = 900


@pytest.mark.parametrize("package", packages())
def test_views_events_and_options_are_as_declared(package: str) -> None:
    """A field too many, too few or of another type fails, whoever sees it."""
    view, events, options = game_types(package)
    game = find(package.replace("_", "-"))
    for seed in range(GAMES_EACH):
        rng = random.Random(seed)
        seats = rng.choice(game.seat_counts)
        table = game.start(seats, {one.name: rng.choice(one.test_values or (one.default,)) for one in game.settings})
        everybody = (*range(seats), SPECTATOR)
        for _ in range(CHOICES_MAX):
            ask = table.ask
            if ask is None:
                break
            seat = table.waiting_seats()[0]
            offered = list(ask.options[seat])
            option = ask.outcome(rng.randrange(ask.weight_total())) if seat == CHANCE else rng.choice(offered)
            if ask.take_back and rng.random() < 0.2:
                option = TAKE_BACK
            table.play(seat, option)
            for event in table.take_events():
                for eyes in everybody:
                    check(event.seen_by(eyes), events)
            if rng.random() < 0.05:
                for eyes in everybody:
                    shown = view_of(game, table, eyes)
                    check(msgspec.to_builtins(shown.board), view)
                    for one in shown.question.options if shown.question else []:
                        check(one, options)


def check(found: Any, declared: Any) -> None:
    """Compare what was told with what is declared; nothing may be lost on the way."""
    if found is None:
        return
    plain = msgspec.json.decode(msgspec.json.encode(found))
    again = msgspec.json.decode(msgspec.json.encode(msgspec.json.decode(msgspec.json.encode(plain), type=declared)))
    assert again == plain
