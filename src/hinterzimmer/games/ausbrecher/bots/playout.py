# mypyc: compile
"""Fast playouts: races played to the end by simple players that each follow a bet."""

from typing import Final

from hinterzimmer.games.ausbrecher.board import NOBODY, STONES, WHITE, Course
from hinterzimmer.games.ausbrecher.bots.boat_odds import AHEAD, BETS, FAR, STEP, WIDTH, Bet, chances, progress
from hinterzimmer.games.ausbrecher.bots.race import Dice, Ends, Race, faces
from hinterzimmer.games.ausbrecher.state import Ausbrecher


def _pushes() -> list[int]:
    """Return, indexed like AHEAD, how much a usual throw raises the probability to come home before another stone."""
    found: list[int] = []
    for rest in range(FAR + 1):
        for lead in range(-FAR, FAR + 1):
            then = min(lead + STEP, FAR)
            nearer = max(0, rest - (STEP if lead >= 0 else max(0, then)))
            found.append(AHEAD[nearer * WIDTH + FAR + then] - AHEAD[rest * WIDTH + FAR + lead])
    return found


PUSHES: Final[list[int]] = _pushes()


def wishes(race: Race, bet: Bet) -> list[int]:
    """Return how much a bet wants each stone to go forward; below 0 it should rather go back."""
    found = [0] * STONES
    where = progress(race)
    last = race.last
    stakes = bet.stakes
    for stone in range(STONES):
        if race.boat[stone]:
            continue
        own = where[stone]
        total = 0
        for other in range(STONES):
            stake = stakes[STONES * stone + other]
            if stake and not race.boat[other]:
                lead = own - where[other]
                rest = last - (own if lead > 0 else where[other])
                total += stake * PUSHES[rest * WIDTH + FAR + lead]
        found[stone] = total
    return found


class Rules:
    """The rest that a race needs besides the stones: the dice, the number of seats, and the guard."""

    def __init__(self, course: Course, seats: int) -> None:
        self.colour = faces(course, 0)
        self.white = faces(course, WHITE)
        self.seats = seats
        self.most_turns = course.most_turns


def pick_quickly(race: Race, wanted: list[int], white: bool) -> int:
    """AU-020, AU-031: return the dice of the stones wanted most, plus the white one if a stone should go
    back; as bits.
    """
    first, second, third = NOBODY, NOBODY, NOBODY
    best, better, good = -(1 << 60), -(1 << 60), -(1 << 60)
    worst = 0
    out = 0
    for stone in range(STONES):
        if race.boat[stone]:
            continue
        out += 1
        want = wanted[stone]
        if race.rider[stone] != NOBODY:
            want = 0
        elif race.at[stone] >= race.start and want < worst:
            worst = want
        if want > best:
            third, good = second, better
            second, better = first, best
            first, best = stone, want
        elif want > better:
            third, good = second, better
            second, better = stone, want
        elif want > good:
            third, good = stone, want
    if out > 3:
        picked = 1 << first | 1 << second | 1 << third
        return picked | 1 << WHITE if white and worst < 0 else picked
    if white and -worst > better:
        return 1 << first | 1 << WHITE
    return 1 << first | 1 << second


def play_quickly(race: Race, picked: int, wanted: list[int], rules: Rules, dice: Dice) -> None:
    """AU-023: throw and play the picked dice: first the white die on what should go back, then the most wanted."""
    if picked >> WHITE & 1:
        chosen, worst = NOBODY, 1 << 60
        for stone in range(STONES):
            if race.start <= race.at[stone] < race.last and race.rider[stone] == NOBODY and wanted[stone] < worst:
                chosen, worst = stone, wanted[stone]
        if chosen != NOBODY:
            race.backward(chosen, rules.white[dice.below(len(rules.white))])
            picked &= ~(1 << chosen)
    while race.home < STONES:
        chosen, best = NOBODY, -(1 << 60)
        for stone in range(STONES):
            if picked >> stone & 1 and race.rider[stone] == NOBODY and wanted[stone] > best:
                chosen, best = stone, wanted[stone]
        if chosen == NOBODY:
            break
        picked &= ~(1 << chosen)
        race.forward(chosen, rules.colour[dice.below(len(rules.colour))])


def play_out(race: Race, rules: Rules, turns: int, player: int, bets: list[int], dice: Dice) -> None:
    """Play a race to its end, each seat for its bet. `turns` are finished, and `player` is on turn."""
    while race.home < STONES:
        if turns >= rules.most_turns:
            race.enter_rest()
            return
        wanted = wishes(race, BETS[bets[player]])
        picked = pick_quickly(race, wanted, turns >= rules.seats)
        play_quickly(race, picked, wanted, rules, dice)
        turns += 1
        player = (player + 1) % rules.seats


def shares(race: Race, bets: list[int]) -> list[float]:
    """AU-035: return each seat's share of the win in a finished race."""
    points = [BETS[bet].points(race.boat) for bet in bets]
    best = max(points)
    winners = points.count(best)
    return [1.0 / winners if own == best else 0.0 for own in points]


def shares_from(s: Ausbrecher, race: Race, rules: Rules, bets: list[int], dice: Dice, games: int) -> list[float]:
    """Return each seat's mean share of the win in `games` playouts from a table, also in the middle of a turn."""
    totals = [0.0] * rules.seats
    for _ in range(games):
        here = race.copy()
        turns = s.turns
        player = s.player
        if s.picked and not here.over():
            pips = s.pips.copy()
            opened = s.open
            for die in range(STONES + 1):
                if s.picked >> die & 1 and pips[die] == 0:
                    sides = rules.white if die == WHITE else rules.colour
                    pips[die] = sides[dice.below(len(sides))]
                    opened |= 1 << die
            here = best_for(Ends(here, pips, opened, s.played), BETS[bets[player]])
            turns += 1
            player = (player + 1) % rules.seats
        play_out(here, rules, turns, player, bets, dice)
        found = shares(here, bets)
        for seat in range(rules.seats):
            totals[seat] += found[seat] / games
    return totals


def best_for(ends: Ends, bet: Bet) -> Race:
    """Return a copy of the end of a turn that brings a bet most."""
    best = ends.found[0].race
    if len(ends.found) > 1:
        most = -1
        for end in ends.found:
            likely = chances(end.race)
            points = 0
            for cell in bet.cells:
                points += likely[cell] * (cell % 4 + 1)
            if points > most:
                best, most = end.race, points
    return best.copy()
