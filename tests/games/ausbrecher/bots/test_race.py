"""The quick race is the game's race, and the trail tells all that happened in it."""

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.testing import random_choice
from hinterzimmer.games.ausbrecher import GAME
from hinterzimmer.games.ausbrecher.board import BOATS, SLIPS, Move, Pick
from hinterzimmer.games.ausbrecher.bots.belief import Beliefs
from hinterzimmer.games.ausbrecher.bots.boat_odds import BETS, ONE, bet_of, chances
from hinterzimmer.games.ausbrecher.bots.playout import Rules, play_out, shares
from hinterzimmer.games.ausbrecher.bots.race import Dice, Ends, Race, race_of
from hinterzimmer.games.ausbrecher.state import Ausbrecher


def data(race: Race) -> list[list[int]]:
    return [race.at, race.rider, race.under, race.boat, [race.home]]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("sheet", [False, True])
def test_the_quick_race_goes_as_the_game_does(seats: int, sheet: bool) -> None:
    """Every move of random games, made on both; and the ends found are those that the game then reaches."""
    for seed in range(6):
        rng = SeededStream(f"race {seats} {sheet} {seed}")
        table = GAME.start(seats, {"sheet": sheet}, events=False)
        state = table.state
        assert isinstance(state, Ausbrecher)
        ends: Ends | None = None
        while not table.over:
            seat, option = random_choice(table, rng)
            turns = state.turns
            race = race_of(state)
            if isinstance(option, Move):
                found = Ends(race, state.pips, state.open, state.played)
                assert sorted(found.by_first) == sorted(
                    one.stone + 8 * one.back for one in table.options(seat) if isinstance(one, Move)
                )
                ends = found
                (race.backward if option.back else race.forward)(
                    option.stone, state.pips[7] if option.back else state.pips[option.stone]
                )
            elif isinstance(option, Pick):
                ends = None
            table.play(seat, option)
            if isinstance(option, Move):
                assert data(race) == data(race_of(state))
            if ends is not None and (state.turns > turns or table.over) and state.ended != "guard":
                assert race_of(state).key() in ends.seen


@pytest.mark.parametrize("sheet", [False, True])
def test_whoever_follows_the_trail_is_where_the_race_is(sheet: bool) -> None:
    for seed in range(5):
        rng = SeededStream(f"trail {seed}")
        table = GAME.start(3, {"sheet": sheet}, events=False)
        state = table.state
        assert isinstance(state, Ausbrecher)
        while not table.over:
            table.play(*random_choice(table, rng))
            if not table.over and state.turns % 5 == 4 and state.picked == 0:
                beliefs = Beliefs(state.course.start, state.course.last, 3, state.first)
                beliefs.follow(GAME.knowledge(state, 0).trail)
                assert data(beliefs.race) == data(race_of(state))
                assert beliefs.player == state.player
                assert all(abs(sum(weights) - 1) < 1e-9 for weights in beliefs.weights)


def test_a_trail_is_public_and_copies_do_not_share_it() -> None:
    rng = SeededStream("public")
    table = GAME.start(3, events=False)
    while table.ask_number < 60:
        table.play(*random_choice(table, rng))
    state = table.state
    assert isinstance(state, Ausbrecher)
    before = state.trail.to_list()
    assert len(before) == state.turns
    assert len({tuple(GAME.knowledge(state, seat).trail) for seat in range(3)}) == 1
    twin = table.copy()
    for one in (twin, table):
        for _ in range(30):
            one.play(*random_choice(one, rng))
    other = twin.state
    assert isinstance(other, Ausbrecher)
    assert other.trail.to_list()[: len(before)] == before == state.trail.to_list()[: len(before)]
    assert other.trail != state.trail


def test_there_are_630_bets_and_every_slip_makes_one() -> None:
    assert len(BETS) == 630
    for slip in SLIPS[::37]:
        assert BETS[bet_of(slip.number)].boats == slip.boats
        home = list(range(7))
        assert BETS[bet_of(slip.number)].points(BOATS) == slip.points(home)


def test_chances_add_up_and_the_first_is_the_likeliest_in_boat_one() -> None:
    race = Race(1, 28)
    for stone in range(7):
        race.forward(stone, 3 * stone + 1)
    found = chances(race)
    for stone in range(7):
        assert abs(sum(found[4 * stone : 4 * stone + 4]) - ONE) < 20
    assert [found[4 * stone] for stone in range(7)] == sorted(found[4 * stone] for stone in range(7))


def test_quick_players_get_more_than_chance_from_their_slips() -> None:
    """Random slips bring 16 * 2 / 7 points or so; players who follow them more, and the shares add up."""
    dice = Dice(3)
    rules = Rules(GAME.edition().course, 3)
    total = 0
    for _ in range(60):
        race, bets = Race(1, 28), [dice.below(630) for _ in range(3)]
        play_out(race, rules, 0, 0, bets, dice)
        assert sorted(race.boat) == BOATS
        assert abs(sum(shares(race, bets)) - 1) < 1e-9
        total += sum(BETS[bet].points(race.boat) for bet in bets)
    assert total / 180 > 5.5
