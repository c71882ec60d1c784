"""The sketch that bots think with is the game itself: the same choices, the same ends, the same knowledge."""

from typing import cast

import pytest

from hinterzimmer.bots.revolver_noir import sight, sketch
from hinterzimmer.bots.revolver_noir.codes import AUTO_AWAY, TRAP_AWAY, code_of
from hinterzimmer.bots.revolver_noir.guessing import guess
from hinterzimmer.bots.revolver_noir.reading import sketch_of
from hinterzimmer.bots.revolver_noir.sketch import HITS, OVER, PARTS, ROOM, STAGE, WHOLE, WINNER
from hinterzimmer.engine.chance import Seeded
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.state import Noir

GAMES = 40


def taken_away(code: int) -> bool:
    """Whether a choice takes one of three traps away: there the sketch offers one of two."""
    return TRAP_AWAY <= code < TRAP_AWAY + 8 or AUTO_AWAY <= code < AUTO_AWAY + 64


def seen(n: sketch.Whole, p: sketch.Parts, seat: int) -> tuple[list[int], list[float]]:
    codes, figures = [0] * sight.PLACES, [0.0] * sight.FIGURES
    sight.offer(n, p, codes)
    sight.look(n, p, seat, figures)
    sight.own(n, seat, figures)
    return codes, figures


def test_sketch_and_table_agree_through_whole_games() -> None:
    compared = 0
    for number in range(GAMES):
        rng = Seeded(f"sketch {number}")
        table = GAME.start(2, {"starter": 1 + number % 2})
        n, p = [0] * WHOLE, [0.0] * PARTS
        sketch.begin(n, p, number % 2)
        while table.ask is not None:
            state = cast(Noir, table.state)
            # both choose their starting room at once; the sketch asks the one who begins first
            seat = max(table.waiting(), key=lambda one: one == number % 2)
            options = table.options(seat)
            if options[0].kind == "reveal":  # nothing to choose: the sketch tells it by itself
                table.play(seat, options[0])
                continue
            assert sketch.asked(n) == seat
            by_code = {code_of(option): option for option in options}
            codes, figures = seen(n, p, seat)
            offered = {code for code in codes if code != sight.NOT_OFFERED}
            assert offered <= set(by_code)
            assert {code for code in by_code if not taken_away(code)} <= offered
            assert any(map(taken_away, by_code)) == any(map(taken_away, offered))
            if len(options) > 1 and options[0].kind != "start":
                read = seen(*sketch_of(GAME.view(state, seat)), seat)
                assert read[0] == codes
                assert read[1] == pytest.approx(figures)
            code = sorted(by_code)[rng.below(len(by_code))]
            table.play(seat, by_code[code])
            guess(n, p, seat, code)
            sketch.play(n, p, code)
            sides = [sketch.side_of(0), sketch.side_of(1)]
            assert [n[side + ROOM] for side in sides] == state.rooms or -1 in state.rooms
            assert [n[side + HITS] for side in sides] == state.hits
            compared += 1
        assert n[STAGE] == OVER
        assert n[WINNER] == cast(Noir, table.state).winner
    assert compared > 50 * GAMES
