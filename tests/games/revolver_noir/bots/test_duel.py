"""The duel that bots think with is the game itself: the same choices, the same ends, the same knowledge."""

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.bots.action_index import LOST, START, place_of, placed
from hinterzimmer.games.revolver_noir.bots.belief_filter import LEAST, Known
from hinterzimmer.games.revolver_noir.bots.duel import (
    ACT,
    CHOOSE_START,
    GOING_OFF,
    OVER,
    Outcome,
    Traps,
    leads,
    outcomes,
)
from hinterzimmer.games.revolver_noir.bots.log_features import expected, known_to, read_log
from hinterzimmer.games.revolver_noir.state import Noir

GAMES = 30


def hidden(state: Noir, seat: int) -> tuple[Traps, int]:
    """What a seat really hides."""
    return (state.wires[seat], sum([1 << room for room in state.autos[seat]])), state.rooms[seat]


def asked(table: Table[Noir]) -> tuple[int, tuple[Option, ...]]:
    """Who has to choose, and from what; what has to be said is said."""
    while (seat := table.waiting_seats()[0]) >= 0:
        options = tuple(table.options(seat))
        if options[0].kind != "reveal":
            return seat, options
        table.play(seat, options[0])
        if table.over:
            break
    return seat, ()


def go_off(known: Known, state: Noir, autos: tuple[int, ...]) -> None:
    """A turn has begun: the armed traps go off, one by one."""
    u = known.public
    for room in autos:
        if u.stage == OVER:
            return
        hit = state.rooms[1 - u.mover] == room
        u.autos[u.mover] -= 1
        known.goes_off(u.mover, room, hit)
        u.hits[1 - u.mover] += hit
        if u.hits[1 - u.mover] == 2:
            u.stage = OVER
    if u.stage == GOING_OFF:
        u.stage = ACT


def begun(number: int) -> tuple[Table[Noir], Known, SeededStream]:
    """A game in which both have chosen where to start, and what everybody knows of it."""
    rng = SeededStream(f"duel {number}")
    table, known = GAME.start(2, {"starter": 1 + number % 2}), Known()
    for seat in range(2):
        known.public.stage, known.public.mover = CHOOSE_START, seat
        known.follow(seat, Outcome(known.public, range(START, START + 8)))
        table.play(seat, table.options(seat)[rng.below(8)])
    rng.play_chance(table)
    known.public.begin_turn(number % 2, 1)
    return table, known, rng


def test_duel_and_table_agree_through_whole_games() -> None:
    compared = 0
    for number in range(GAMES):
        table, known, rng = begun(number)
        while not table.over:
            seat, options = asked(table)
            if not options:
                break
            state: Noir = table.state
            u = known.public
            assert u.asked() == seat
            assert (u.ap, u.hits, u.wet) == (state.ap, state.hits, [bool(one) for one in state.wet])
            traps, room = hidden(state, seat)
            by_place = placed(options)
            assert set(by_place) == {place for place in range(START) if u.offered(traps, room) >> place & 1}
            assert known.odds[seat][traps][room] >= LEAST
            assert known_to(GAME.view(state, seat)).figures() == pytest.approx(known.figures())
            place = sorted(by_place)[rng.below(len(by_place))]
            there = state.rooms[1 - seat]
            came = [one for one in outcomes(u, place, room) if one.others >> there & 1 and one.rooms >> room & 1]
            assert len(came) == 1
            armed = tuple(state.autos[1 - seat])
            table.play(seat, by_place[place])
            known.follow(seat, came[0])
            if known.public.stage == GOING_OFF:
                go_off(known, state, armed)
            if u.stage != CHOOSE_START and known.public.stage != OVER:
                assert hidden(table.state, seat) == leads(place, traps, room)
            compared += 1
        assert known.public.stage == OVER
        assert known.public.hits == table.state.hits
    assert compared > 30 * GAMES


def test_what_level_5_never_does_can_still_be_followed() -> None:
    swapped = 0
    for number in range(GAMES):
        table, _, rng = begun(number)
        while not table.over:
            seat, options = asked(table)
            if not options:
                break
            eager = [option for option in options if option.kind in ("trap", "auto", "move", "end")]
            choice = (eager or list(options))[rng.below(len(eager or options))]
            swapped += place_of(choice) == LOST
            table.play(seat, choice)
            state: Noir = table.state
            for side in range(2):
                known = expected(read_log(GAME.view(state, side).log))
                assert sum([sum(rooms) for rooms in known.odds[side].values()]) == pytest.approx(1.0, abs=1e-3)
                assert (
                    known.public.wires[side] + known.public.autos[side]
                    == len(state.autos[side]) + state.wires[side].bit_count()
                )
                assert known.plain[side][state.rooms[side]] > 0.0
    assert swapped > 3 * GAMES


def test_whoever_is_out_of_sight_is_looked_for_by_the_plain_odds() -> None:
    _, known, _ = begun(1)
    known.odds[0] = {(0, 0): [1.0] + [0.0] * 7}
    known.find(0, 0b110)
    assert known.rooms(0) == pytest.approx([0.0, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0])
    known.allow(0, (0, 0), 7)
    assert known.rooms(0)[7] == LEAST


def test_odds_are_those_of_the_games_that_look_alike() -> None:
    """RN-020: after a move from a known room, each way out is as likely as level 5 takes it."""
    _, known, _ = begun(1)
    known.odds[1] = {(0, 0): [0.0] * 4 + [1.0] + [0.0] * 3}
    shares = known.mixes(1).of((0, 0), 4)
    known.follow(1, next(outcomes(known.public, 1, 4)))
    moves = {room: shares[1 + room] for room in range(8) if 1 + room in shares}
    total = sum(moves.values())
    for room, odds in enumerate(known.rooms(1)):
        assert odds == pytest.approx(moves.get(room, 0.0) / total, abs=1e-5)
