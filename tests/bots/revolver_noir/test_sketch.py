"""The sketch that bots learn from is the game itself: the same choices, the same ends, the same knowledge."""

from typing import cast

import pytest

from hinterzimmer.bots.revolver_noir.codes import coded
from hinterzimmer.bots.revolver_noir.keys import NOT_OFFERED, Judgement
from hinterzimmer.bots.revolver_noir.reading import plan_of, sketch_of
from hinterzimmer.bots.revolver_noir.sketch import OVER, Sketch
from hinterzimmer.engine.chance import Seeded
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.state import Noir

GAMES = 100


def test_sketch_and_table_agree_through_whole_games() -> None:
    plan = plan_of(GAME.edition())
    seen, known = Judgement(), Judgement()
    compared = 0
    for number in range(GAMES):
        rng = Seeded(f"sketch {number}")
        table = GAME.start(2, {"starter": 1 + number % 2})
        game = Sketch(plan)
        game.begin(number % 2)
        while table.ask is not None:
            state = cast(Noir, table.state)
            # both choose their starting room at once; the sketch asks the one who begins first
            seat = max(table.waiting(), key=lambda one: one == number % 2)
            options = table.options(seat)
            if options[0].kind == "reveal":  # nothing to choose: the sketch tells it by itself
                table.play(seat, options[0])
                continue
            assert game.asked() == seat
            game.list_options()
            by_code = coded(options)
            assert game.offer[: game.offers] == sorted(by_code)
            read = sketch_of(plan, GAME.view(state, seat), options)
            seen.look(read)
            known.look(game)
            assert (seen.fine, seen.coarse, seen.codes) == (known.fine, known.coarse, known.codes)
            assert {code for code in known.codes if code != NOT_OFFERED} <= set(by_code)
            for one, two in zip(read.sides, game.sides, strict=True):
                assert one.odds == pytest.approx(two.odds)
            code = sorted(by_code)[rng.below(len(by_code))]
            table.play(seat, by_code[code])
            game.play(code)
            assert [side.room for side in game.sides] == state.rooms or -1 in state.rooms
            assert [side.hits for side in game.sides] == state.hits
            compared += 1
        assert game.stage == OVER
        assert game.winner == cast(Noir, table.state).winner
    assert compared > 50 * GAMES
