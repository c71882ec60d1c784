"""Shares of the win reckoned from chances, and a round played on in the head."""

from hinterzimmer.games.ausbrecher import GAME
from hinterzimmer.games.ausbrecher.board import BOATS, STONES, WHITE
from hinterzimmer.games.ausbrecher.bots.boat_odds import BETS
from hinterzimmer.games.ausbrecher.bots.playout import Rules, play_out, shares
from hinterzimmer.games.ausbrecher.bots.race import Dice, Race
from hinterzimmer.games.ausbrecher.bots.rounds import brings, pick_well, play_on
from hinterzimmer.games.ausbrecher.bots.winning import Outlook


def test_shares_of_all_seats_add_up_nearly() -> None:
    """Each seat's share is reckoned by itself, so the sum tells how good the reckoning is."""
    dice = Dice(5)
    for seats in range(2, 7):
        race = Race(1, 28)
        for stone in range(STONES):
            race.forward(stone, 1 + dice.below(20))
        bets = [dice.below(len(BETS)) for _ in range(seats)]
        total = sum(Outlook(seats, seat, bets[seat]).share_in(race, bets) for seat in range(seats))
        assert 0.8 < total < 1.1


def test_whoever_has_most_points_at_the_end_has_the_win() -> None:
    dice = Dice(8)
    rules = Rules(GAME.edition().course, 3)
    for _ in range(20):
        race, bets = Race(1, 28), [dice.below(len(BETS)) for _ in range(3)]
        play_out(race, rules, 0, 0, bets, dice)
        for seat, share in enumerate(shares(race, bets)):
            reckoned = Outlook(3, seat, bets[seat]).share_in(race, bets)
            assert reckoned > 0.9 if share == 1 else reckoned < 0.6


def test_what_is_believed_for_sure_counts_like_what_is_known() -> None:
    race = Race(1, 28)
    for stone in range(STONES):
        race.forward(stone, 3 * stone + 1)
    bets = [17, 400]
    outlook = Outlook(2, 0, bets[0])
    outlook.cells[1] = [float(cell in BETS[bets[1]].cells) for cell in range(4 * STONES)]
    assert abs(outlook.share(race) - outlook.share_in(race, bets)) < 0.02


def test_a_round_is_played_for_the_slips() -> None:
    """Three others answer; played for the seat's own bet their turns bring it points on average, and all end well."""
    rules = Rules(GAME.edition().course, 4)
    dice = Dice(2)
    gained = 0
    for _ in range(30):
        race, bet = Race(1, 28), dice.below(len(BETS))
        after = play_on(race, rules, 4, 1, [bet] * 4, dice)
        gained += brings(after, bet) > brings(race, bet)
        assert race.at == [0] * STONES
        while not after.over():
            after = play_on(after, rules, 4, 1, [bet] * 4, dice)
        assert sorted(after.boat) == BOATS
    assert gained >= 27


def test_the_guard_ends_a_round() -> None:
    rules = Rules(GAME.edition().course, 4)
    assert play_on(Race(1, 28), rules, rules.most_turns, 0, [1, 2, 3, 4], Dice(1)).over()


def test_two_dice_are_picked_when_four_stones_are_home() -> None:
    race = Race(1, 28)
    for stone in range(4):
        race.forward(stone, 28)
    race.forward(4, 20)
    for bet in range(0, len(BETS), 90):
        for white in (False, True):
            picked = pick_well(race, bet, white)
            assert picked.bit_count() == 2
            assert white or not picked >> WHITE & 1
