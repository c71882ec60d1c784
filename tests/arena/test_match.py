"""The arena: who sits where, and figures that can be counted by hand."""

from collections import Counter

import pytest

from hinterzimmer.arena.match import Match, PlayedGame, games_needed, play_match, seatings
from hinterzimmer.arena.ratings import pairwise_wins, rate, thinking_times, wilson, win_share
from hinterzimmer.arena.standings import standings


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("abc", 3), ("abcd", 3), ("ab", 5), ("abc", 4), ("abcde", 5)])
def test_everybody_sits_everywhere_equally_often(bots: str, seats: int) -> None:
    rows = seatings(bots, seats)
    assert len(set(rows)) == len(rows)
    for row in rows:
        assert len(row) == seats
    assert len({tuple(sorted(Counter(row[seat] for row in rows).items())) for seat in range(seats)}) == 1
    assert len(set(Counter(name for row in rows for name in row).values())) == 1
    for block in range(0, len(rows), seats):  # also where fewer games than seatings are played
        places = [Counter(row[seat] for row in rows[block : block + seats]) for seat in range(seats)]
        assert all(place == places[0] for place in places)


def test_two_bots_on_more_seats_are_each_the_odd_one_out() -> None:
    rows = seatings(("a", "b"), 3)
    assert sorted(rows) == sorted(
        [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"), ("b", "a", "a"), ("a", "b", "a"), ("a", "a", "b")]
    )
    assert seatings(("a",), 3) == [("a", "a", "a")]


def test_games_are_raised_until_the_seatings_are_balanced() -> None:
    assert [games_needed("ab", 2, games) for games in (1, 2, 3, 100)] == [2, 2, 4, 100]
    assert games_needed("abcde", 5, 7) == 10
    assert games_needed("abcde", 5, 121) == 240
    assert games_needed("a", 4, 7) == 7


def test_the_seed_decides_the_games_and_the_workers_do_not() -> None:
    match = Match("karambolage", ("random",), 2, 6, 5, {"rounds": 2})
    alone, together = play_match(match), play_match(match, workers=3)
    assert [(one.winners, one.scores) for one in alone] == [(one.winners, one.scores) for one in together]
    other = play_match(Match("karambolage", ("random",), 2, 6, 6, {"rounds": 2}))
    assert [len(one.decision_seconds[0]) for one in other] != [len(one.decision_seconds[0]) for one in alone]


def test_wilson_is_the_interval_in_the_books() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 20)[0] == 0
    assert wilson(20, 20)[1] == 1


def games(*rows: tuple[str, tuple[int, ...]]) -> list[PlayedGame]:
    return [PlayedGame(tuple(names), winners, (0,) * len(names), ((0.001,),) * len(names)) for names, winners in rows]


def test_wins_are_counted_against_the_fair_share() -> None:
    played = games(("abb", (0,)), ("bab", (0,)), ("bba", (0, 2)), ("aab", ()))
    one = win_share(played, "a")
    assert (one.games, one.wins) == (4, 1.5)
    assert one.fair == pytest.approx(3 * 1 / 3 + 2 / 3)
    assert one.ratio() == pytest.approx(0.9)
    assert pairwise_wins(played) == {("a", "b"): 2.5, ("b", "a"): 1.0}


def test_ratings_are_on_the_scale_of_chess() -> None:
    played = games(*([("ab", (0,)), ("ba", (1,)), ("ab", (0,)), ("ba", (1,)), ("ab", (1,))] * 60))
    found = rate(played, "ab")
    assert found["a"].points + found["b"].points == pytest.approx(3000)
    assert 180 < found["a"].points - found["b"].points < 300  # four games of five are 241 points
    assert 0 < found["a"].margin < 150
    even = rate(games(*([("ab", (0, 1))] * 50)), "ab")
    assert even["a"].points == pytest.approx(1500)


def test_a_table_of_many_is_rated_by_who_won() -> None:
    """One `a` among three `b` that wins half the games is as strong as three `b`: 191 points."""
    rows = [("abbb", (0,)), ("babb", (0,)), ("bbab", (2,)), ("bbba", (1,))]
    found = rate(games(*(rows * 80)), "ab")
    assert 130 < found["a"].points - found["b"].points < 250


def test_times_are_mean_and_95th_percentile() -> None:
    seconds = tuple([number / 1000 for number in range(1, 101)])
    found = thinking_times([PlayedGame(("a", "b"), (0,), (1, 0), (seconds, ()))], "a")
    assert (found.decisions, round(found.mean_ms, 1), round(found.p95_ms)) == (100, 50.5, 96)
    assert thinking_times([], "a").decisions == 0


def test_standings_tell_mixtures_apart() -> None:
    played = games(("abb", (0,)), ("bab", (0,)), ("bba", (2,)), ("baa", (0,)), ("aba", (1,)), ("aab", (0,)))
    found = standings(Match("karambolage", ("a", "b"), 3, 6), played, 1.0)
    told = {(one.name, one.seats[one.name]): one.win_share.wins for one in found.lineups}
    assert told == {("a", 1): 2, ("b", 2): 1, ("b", 1): 2, ("a", 2): 1}
    assert found.lineups[0].others() == "2 × b"
    assert found.duel("a", "b") == pytest.approx(5 / 10)
    assert found.as_dict()["games"] == 6
