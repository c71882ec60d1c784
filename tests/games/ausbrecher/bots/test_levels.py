"""What the levels do: they learn from the others' moves, follow their slip, advise with reasons, and never fail."""

import pytest

from hinterzimmer.bots.playout import play_out
from hinterzimmer.bots.random_bot import RandomBot
from hinterzimmer.engine.bots import Bot, Seat
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.table import Table
from hinterzimmer.games.ausbrecher import GAME
from hinterzimmer.games.ausbrecher.board import SLIPS
from hinterzimmer.games.ausbrecher.bots import TEAM
from hinterzimmer.games.ausbrecher.bots.belief import Beliefs
from hinterzimmer.games.ausbrecher.bots.boat_odds import bet_of
from hinterzimmer.games.ausbrecher.bots.team import LEVELS
from hinterzimmer.games.ausbrecher.state import Ausbrecher
from hinterzimmer.words import level_text, reason_text

from ...ausbrecher.helpers import put, throw


def played(bots: list[Bot], seed: str, turns: int = 999, sheet: bool = False) -> Table[Ausbrecher]:
    """A game between bots, up to so many turns."""
    rng = SeededStream(seed)
    table = GAME.start(len(bots), {"sheet": sheet}, events=False)
    state = table.state
    assert isinstance(state, Ausbrecher)
    while not table.over and state.turns < turns:
        for seat in table.waiting_seats():
            if seat == CHANCE:
                rng.play_chance(table)
            else:
                table.play(seat, bots[seat].choose(Seat(GAME, table, seat)))
    rng.play_chance(table)
    return table


def test_following_a_players_turns_makes_the_true_slip_likelier() -> None:
    """On average over players of level 3 the true bet gains, and ends far above one in 630."""
    gained = []
    for number in range(8):
        table = played(
            [TEAM.make_bot(3, SeededStream(f"{number} {seat}")) for seat in range(2)], f"belief {number}", 12
        )
        state = table.state
        assert isinstance(state, Ausbrecher)
        beliefs = Beliefs(state.course.start, state.course.last, 2, state.first)
        beliefs.follow(state.trail.to_list())
        gained += [630 * beliefs.weights[seat][bet_of(state.slips[seat].number)] for seat in range(2)]
    assert sum(gain > 1 for gain in gained) >= 12
    assert sorted(gained)[len(gained) // 2] > 3


def test_following_in_pieces_is_following_at_once() -> None:
    table = played([RandomBot(SeededStream(seat)) for seat in range(3)], "pieces", 9)
    state = table.state
    assert isinstance(state, Ausbrecher)
    trail = state.trail.to_list()
    whole, parts = [Beliefs(1, 28, 3, state.first) for _ in range(2)]
    whole.follow(trail)
    for length in (2, 3, 7, len(trail)):
        assert parts.leads_to(whole, trail)
        parts.follow(trail[:length])
    assert parts.weights == whole.weights
    assert not whole.leads_to(parts, trail[:3])


@pytest.mark.parametrize("level", range(1, 6))
def test_a_stone_is_brought_home_that_wins_the_game(level: int) -> None:
    """Red or blue can take the last seat of boat 3, and the slip says which; the other gets boat 4."""
    right = 0
    for number in range(6):
        table = throw(put({27: "R", 26: "B"}, "YNOGV"), "R3 B3")
        state = table.state
        assert isinstance(state, Ausbrecher)
        wanted = "slip YN OG VR B" if number % 2 else "slip YN OG VB R"
        state.slips[0] = next(slip for slip in SLIPS if slip.text == wanted)
        chosen = TEAM.make_bot(level, SeededStream(number)).choose(Seat(GAME, table, state.player))
        right += chosen.text == ("R" if number % 2 else "B")
    assert right >= (2 if level == 1 else 3 if level == 2 else 6)


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_level_plays_at_every_table(seats: int) -> None:
    levels = [1 + (seats + seat) % 4 for seat in range(seats)]
    table = GAME.start(seats, {"sheet": seats % 2 == 0}, events=False)
    bots = [TEAM.make_bot(level, SeededStream(f"{seats} {seat}")) for seat, level in enumerate(levels)]
    assert play_out(GAME, table, SeededStream(seats), bots) > 20
    assert table.over


def test_the_same_seed_gives_the_same_choice_at_the_best_level() -> None:
    table = played([RandomBot(SeededStream(seat)) for seat in range(4)], "seed", 7)
    state = table.state
    assert isinstance(state, Ausbrecher)
    seat = Seat(GAME, table, state.player)
    assert len({TEAM.make_bot(5, SeededStream("same")).choose(seat).text for _ in range(2)}) == 1


def test_advice_names_its_reason_in_every_language() -> None:
    rng = SeededStream("advice")
    tables = [
        GAME.start(2),
        put({20: "R", 12: "BY", 3: "N"}, seats=3),
        throw(put({20: "R", 12: "BY", 3: "N"}, seats=3), "R2 B3 N1 w4"),
        throw(put({27: "R", 12: "BY", 3: "N"}, "OG"), "R2 Y3 N1"),
        throw(put({27: "R", 2: "B"}, "YNOGV"), "R1 w6"),
    ]
    for table in tables:
        seat = Seat(GAME, table, table.waiting_seats()[0])
        advice = TEAM.advise(seat, rng)
        assert advice.option in seat.options
        assert advice.weighed[0].option == advice.option
        values = [weighed.value for weighed in advice.weighed]
        assert values == sorted(values, reverse=True)
        assert 0 <= values[-1] <= values[0] <= 1
        for language in LANGUAGES:
            assert len(reason_text(GAME, advice.reason, language)) > 20


def test_every_level_has_a_name_and_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        assert len({level_text(GAME, level, language) for level in LEVELS}) == 5
        assert all(level_text(GAME, level, language)[1].endswith(".") for level in LEVELS)


def test_what_a_position_is_worth() -> None:
    rng = SeededStream("worth")
    assert TEAM.win_shares(GAME.start(4), rng) == [0.25] * 4
    lost = put({27: "R", 2: "B"}, "YNOGV")
    state = lost.state
    assert isinstance(state, Ausbrecher)
    state.slips = [next(slip for slip in SLIPS if slip.text == text) for text in ("slip YN OG VR B", "slip VG RB YN O")]
    worth = TEAM.win_shares(throw(lost, "R4 B1"), rng)
    assert worth == pytest.approx([1.0, 0.0])
    done = played([RandomBot(SeededStream(seat)) for seat in range(3)], "done")
    found = TEAM.win_shares(done, rng)
    ended = done.state
    assert isinstance(ended, Ausbrecher)
    winners = GAME.result(ended).winners
    assert found == pytest.approx([1 / len(winners) if seat in winners else 0 for seat in range(3)])
