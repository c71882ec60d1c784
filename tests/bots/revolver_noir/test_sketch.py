"""The sketch that bots learn from is the game itself: the same choices, the same ends, the same knowledge."""

from typing import cast

from hinterzimmer.bots.revolver_noir.codes import code_of
from hinterzimmer.bots.revolver_noir.keys import coarse_key, fine_key
from hinterzimmer.bots.revolver_noir.reading import ordered, plan_of, sketch_of
from hinterzimmer.bots.revolver_noir.sketch import OVER, Sketch
from hinterzimmer.engine.chance import Seeded
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.state import NOBODY, Noir

GAMES = 150


def test_sketch_and_table_agree_through_whole_games() -> None:
    plan = plan_of(GAME.edition())
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
            offered = ordered(options)
            assert game.offer[: game.offers] == [code_of(option) for option in offered]
            read = sketch_of(plan, GAME.view(state, seat), options)
            assert read.stage == game.stage
            if options[0].kind != "start":
                assert fine_key(read) == fine_key(game), (options[0].kind, number)
                assert coarse_key(read) == coarse_key(game)
                assert [side.seen for side in read.sides] == [side.seen for side in game.sides]
            pick = rng.below(len(offered))
            table.play(seat, offered[pick])
            game.play(game.offer[pick])
            assert [side.room for side in game.sides] == state.rooms or -1 in state.rooms
            assert [side.hits for side in game.sides] == state.hits
            compared += 1
        assert game.stage == OVER
        assert game.winner == cast(Noir, table.state).winner
        assert (game.winner == -1) == (cast(Noir, table.state).winner == NOBODY)
    assert compared > 50 * GAMES
