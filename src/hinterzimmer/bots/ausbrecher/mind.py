"""How the opponents think: what a throw and what a turn's end are worth to a seat, as far as it looks ahead."""

from math import log
from time import perf_counter
from typing import Final

from hinterzimmer.bots.ausbrecher.belief import Beliefs, draw, picking
from hinterzimmer.bots.ausbrecher.odds import BETS, ONE, STEP, chances, worth
from hinterzimmer.bots.ausbrecher.playout import Rules, play_out
from hinterzimmer.bots.ausbrecher.race import PRIME, Dice, End, Ends, Race
from hinterzimmer.games.ausbrecher.board import NOBODY, STONES, WHITE

POINT: Final = 1000
"""A point, in the whole numbers of the weights."""
SHARE: Final = 0.06
"""What a point more is worth in shares of the win."""
TRUST: Final = 150.0
"""After so many games played out, what they showed counts as much as what was reckoned before."""


class Ability:
    """What a level can do."""

    def __init__(
        self, blur: float, throws: int, belief: bool, games: int, hiding: float, width: int = 6, seconds: float = 3.0
    ) -> None:
        self.blur = blur
        """How many points it may misjudge an option by, either way."""
        self.throws = throws
        """How many throws it imagines for each set of dice; 0: it only reckons with an average."""
        self.belief = belief
        """Whether it guesses the others' slips, and plays against them."""
        self.games = games
        """How many games it plays to the end in its head for one decision."""
        self.hiding = hiding
        """What it gives, in shares of the win, for not making its slip e times likelier in the others' eyes."""
        self.width = width
        """How many options are looked at closely."""
        self.seconds = seconds
        """A net below the budget, not the budget: no new games are played in the head after this time."""


class Mind:
    """One seat's thoughts on one decision."""

    def __init__(
        self,
        ability: Ability,
        rules: Rules,
        race: Race,
        turns: int,
        seat: int,
        bet: int,
        beliefs: Beliefs,
        dice: Dice,
    ) -> None:
        self.ability = ability
        self.rules = rules
        self.race = race
        self.turns = turns
        self.seat = seat
        self.bet = bet
        self.beliefs = beliefs
        self.dice = dice
        self.ends_at = perf_counter() + ability.seconds
        self.weights = self.weigh()
        self.points = [0.0]
        """What the options of the last decision bring in points, before games were played out."""

    def weigh(self) -> list[int]:
        """What each stone in each boat is worth: the own points, less those of the others as far as believed."""
        found = [0] * (4 * STONES)
        for cell in BETS[self.bet].cells:
            found[cell] = (cell % 4 + 1) * POINT
        if self.ability.belief:
            others = (self.rules.seats - 1) ** 1.5  # the more there are, the less it helps to hold one of them back
            for other in range(self.rules.seats):
                if other == self.seat:
                    continue
                cells = self.beliefs.cells(other)
                for cell in range(4 * STONES):
                    found[cell] -= int((cell % 4 + 1) * POINT * cells[cell] / others)
        return found

    def misjudge(self) -> float:
        """An error in points."""
        if self.ability.blur == 0.0:
            return 0.0
        spread = 0
        for _ in range(3):
            spread += self.dice.below(2001) - 1000
        return self.ability.blur * spread / 1000.0

    def value(self, race: Race) -> float:
        """What a race is worth, in points."""
        return worth(chances(race), self.weights) / (ONE * POINT)

    # The dice to throw.

    def steps(self) -> list[float]:
        """What a usual throw of each stone's own die brings; nothing if it is blocked."""
        base = self.value(self.race)
        found = [0.0] * STONES
        for stone in range(STONES):
            if self.race.boat[stone] == 0 and self.race.rider[stone] == NOBODY:
                after = self.race.copy()
                after.forward(stone, STEP)
                found[stone] = self.value(after) - base
        return found

    def setback(self) -> float:
        """What a usual throw of the white die brings; below 0 if it would have to do harm."""
        base = self.value(self.race)
        found = -99.0
        for stone in range(STONES):
            on_track = self.race.start <= self.race.at[stone] < self.race.last
            if on_track and self.race.rider[stone] == NOBODY:
                after = self.race.copy()
                after.backward(stone, STEP)
                found = max(found, self.value(after) - base)
        return 0.0 if found == -99.0 else found

    def picks(self, offered: list[int]) -> list[float]:
        """What each of these sets of dice is worth: the share of the win, or only points where no games are played."""
        steps = self.steps()
        back = self.setback()
        rough: list[float] = []
        for picked in offered:
            total = self.misjudge()
            for stone in range(STONES):
                if picked >> stone & 1:
                    total += steps[stone]
            if picked >> WHITE & 1:
                total += back
            rough.append(total)
        self.points = rough
        if self.ability.throws == 0:
            return rough
        closer = best_of(rough, 3 * self.ability.width)
        throws = self.throws()
        base = self.value(self.race)
        found = [value - 50.0 for value in rough]  # those not looked at stay below all others
        for at in closer:
            total = 0.0
            for throw in throws:
                ends = self.thrown(offered[at], throw)
                total += self.value(ends.found[self.best_end(ends)].race)
            found[at] = total / len(throws) - base + self.misjudge()
        self.points = found
        if self.ability.games == 0:
            return found
        closer = best_of(found, self.ability.width)
        shown = [0.0] * len(closer)
        if self.ability.hiding:
            for at in range(len(closer)):
                shown[at] = self.ability.hiding * self.betrayal(offered[closer[at]])
        return self.compare(found, closer, shown, [offered[at] for at in closer], [])

    def throws(self) -> list[list[int]]:
        """Throws of all eight dice, the same for every choice; of each die every face comes up equally often."""
        columns: list[list[int]] = []
        for die in range(STONES + 1):
            sides = self.rules.white if die == WHITE else self.rules.colour
            column = [sides[at % len(sides)] for at in range(self.ability.throws)]
            for at in range(len(column) - 1, 0, -1):
                other = self.dice.below(at + 1)
                column[at], column[other] = column[other], column[at]
            columns.append(column)
        return [[column[at] for column in columns] for at in range(self.ability.throws)]

    def thrown(self, picked: int, throw: list[int]) -> Ends:
        """All ends of a turn in which these dice fall as in a throw."""
        return Ends(self.race, throw, picked, 0)

    def best_end(self, ends: Ends) -> int:
        """The end worth most."""
        if len(ends.found) == 1:
            return 0
        best = 0
        most = -1e9
        for at in range(len(ends.found)):
            value = self.value(ends.found[at].race)
            if value > most:
                best, most = at, value
        return best

    def betrayal(self, picked: int) -> float:
        """How much likelier the own bet looks to the others after this choice: the logarithm of the factor."""
        likely = picking(self.race, picked)
        believed = self.beliefs.weights[self.seat]
        usual = 0.0
        for at in range(len(likely)):
            usual += likely[at] * believed[at]
        return log(likely[self.bet] / usual)

    # The stones to move.

    def plays(self, ends: list[End]) -> list[float]:
        """What each of these ends of the turn is worth: the share of the win, or points where no games are played."""
        found = [self.value(end.race) + self.misjudge() for end in ends]
        self.points = found
        if self.ability.games == 0 or len(ends) == 1:
            return found
        closer = best_of(found, self.ability.width)
        return self.compare(found, closer, [0.0] * len(closer), [], [ends[at] for at in closer])

    # Games in the head.

    def compare(
        self, found: list[float], closer: list[int], shown: list[float], picks: list[int], ends: list[End]
    ) -> list[float]:
        """The shares of the win, from the points in `found` and from games played out after the options in `closer`.

        The same games for all of them. The more games, the more they count against the points.
        """
        count = len(closer)
        totals = [0.0] * count
        games = 0
        throws = self.throws() if picks else []
        while games < self.ability.games // count and perf_counter() < self.ends_at:
            bets = self.imagine_bets()
            seed = self.dice.below(PRIME)
            for at in range(count):
                if picks:
                    reached = self.thrown(picks[at], throws[games % len(throws)])
                    race = reached.found[self.best_end(reached)].race.copy()
                else:
                    race = ends[at].race.copy()
                totals[at] += self.outcome(race, bets, seed)
            games += 1
        usual = 0.0
        middle = 0.0
        for at in range(count):
            usual += totals[at] / max(games, 1) / count
            middle += found[closer[at]] / count
        trust = games / (games + TRUST)
        values = [usual + SHARE * (points - middle) for points in found]
        lowest = 1.0
        for at in range(count):
            seen = totals[at] / max(games, 1)
            values[closer[at]] = (1.0 - trust) * values[closer[at]] + trust * seen - shown[at]
            lowest = min(lowest, values[closer[at]])
        for at in range(len(values)):
            if at not in closer:
                values[at] = min(values[at], lowest - 0.001)
        return values

    def imagine_bets(self) -> list[int]:
        """A bet for everybody, as likely as it is believed to be."""
        found: list[int] = []
        for seat in range(self.rules.seats):
            if seat == self.seat:
                found.append(self.bet)
            elif self.ability.belief:
                found.append(draw(self.beliefs.weights[seat], self.dice.below(PRIME) / PRIME))
            else:
                found.append(self.dice.below(len(BETS)))
        return found

    def outcome(self, race: Race, bets: list[int], seed: int) -> float:
        """The own share of the win when a race is played out from the end of this turn."""
        following = (self.seat + 1) % self.rules.seats
        play_out(race, self.rules, self.turns + 1, following, bets, Dice(seed))
        own = BETS[self.bet].points(race.boat)
        best = 0
        equal = 1
        for seat in range(self.rules.seats):
            if seat != self.seat:
                points = BETS[bets[seat]].points(race.boat)
                best = max(best, points)
                if points == own:
                    equal += 1
        return 0.0 if own < best else 1.0 / equal


def best_of(values: list[float], count: int) -> list[int]:
    """Where the highest values stand, best first; of equal ones the first."""
    order = sorted([(-values[at], at) for at in range(len(values))])
    return [at for _, at in order[:count]]
