# mypyc: compile
"""Simulated rounds: every other seat takes a turn that is good for its bet."""

from hinterzimmer.games.ausbrecher.board import NOBODY, STONES, WHITE
from hinterzimmer.games.ausbrecher.bots.boat_odds import BETS, STEP, chances
from hinterzimmer.games.ausbrecher.bots.playout import Rules, best_for
from hinterzimmer.games.ausbrecher.bots.race import Dice, Ends, Race


def brings(race: Race, bet: int) -> int:
    """Return the mean points that a race brings a bet, in parts of ONE."""
    found = chances(race)
    total = 0
    for cell in BETS[bet].cells:
        total += found[cell] * (cell % 4 + 1)
    return total


def can_go_back(race: Race, stone: int) -> bool:
    """AU-026: return True if the white die can take a stone back."""
    return race.start <= race.at[stone] < race.last and race.rider[stone] == NOBODY


def pick_well(race: Race, bet: int, white: bool) -> int:
    """AU-020, AU-031: return the dice whose usual throw brings a bet most, as bits."""
    base = brings(race, bet)
    ranked: list[tuple[int, int]] = []
    back = -1
    for stone in range(STONES):
        if race.boat[stone]:
            continue
        gain = 0
        if race.rider[stone] == NOBODY:
            after = race.copy()
            after.forward(stone, STEP)
            gain = brings(after, bet) - base
            if white and gain < 0 and can_go_back(race, stone):
                after = race.copy()
                after.backward(stone, STEP)
                back = max(back, brings(after, bet) - base)
        ranked.append((-gain, stone))
    ranked.sort()
    first, second = ranked[0][1], ranked[1][1]
    if len(ranked) > 3:
        picked = 1 << first | 1 << second | 1 << ranked[2][1]
        return picked | 1 << WHITE if back > 0 else picked
    if back > 0 and back > -ranked[1][0]:
        return 1 << first | 1 << WHITE
    return 1 << first | 1 << second


def play_well(race: Race, picked: int, bet: int, rules: Rules, dice: Dice) -> Race:
    """AU-023: throw; play the white die first, where it helps most, then the colours in the best order. Return the
    race.
    """
    pips = [rules.colour[dice.below(len(rules.colour))] for _ in range(STONES)]
    pips.append(rules.white[dice.below(len(rules.white))])
    if picked >> WHITE & 1:
        picked &= ~(1 << WHITE)
        most = -1
        best, moved = race, NOBODY
        for stone in range(STONES):
            if can_go_back(race, stone):
                after = race.copy()
                after.backward(stone, pips[WHITE])
                points = brings(after, bet)
                if points > most:
                    best, moved, most = after, stone, points
        if moved != NOBODY:
            race = best
            picked &= ~(1 << moved)
    return best_for(Ends(race, pips, picked, 0), BETS[bet])


def play_on(race: Race, rules: Rules, turns: int, player: int, bets: list[int], dice: Dice) -> Race:
    """Return the race after one turn of every seat but one, or at its end: the other seats' answers to a turn.

    `turns` are finished and `player` is on turn.
    """
    for _ in range(rules.seats - 1):
        if race.over():
            break
        if turns >= rules.most_turns:
            race = race.copy()
            race.enter_rest()
            break
        bet = bets[player]
        race = play_well(race, pick_well(race, bet, turns >= rules.seats), bet, rules, dice)
        turns += 1
        player = (player + 1) % rules.seats
    return race
