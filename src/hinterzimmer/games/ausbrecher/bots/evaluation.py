# mypyc: compile
"""How the opponents think: what a throw and what a turn's end are worth to a seat, as far as it looks ahead."""

from math import log
from time import perf_counter
from typing import Final

from hinterzimmer.games.ausbrecher.board import NOBODY, STONES, WHITE
from hinterzimmer.games.ausbrecher.bots.belief import Beliefs, draw, picking
from hinterzimmer.games.ausbrecher.bots.boat_odds import BETS, ONE, STEP, chances, stake_value
from hinterzimmer.games.ausbrecher.bots.playout import Rules, shares
from hinterzimmer.games.ausbrecher.bots.race import PRIME, Dice, End, Ends, Race
from hinterzimmer.games.ausbrecher.bots.rounds import play_on
from hinterzimmer.games.ausbrecher.bots.winning import Outlook

POINT: Final = 1000
"""A point, in the whole numbers of the weights."""
FAIR: Final = 4.0
"""What a fair share of the win counts in points, for those who reckon in shares."""
TRUST: Final = 20.0
"""After so many rounds played on, what they showed counts as much as what was reckoned before."""


class Ability:
    """What a level can do."""

    def __init__(
        self, blur: float, throws: int, belief: bool, turns: int, hiding: float, width: int = 6, seconds: float = 3.0
    ) -> None:
        self.blur = blur
        """How many points it may misjudge an option by, either way."""
        self.throws = throws
        """How many throws it imagines for each set of dice; 0: it only reckons with an average."""
        self.belief = belief
        """Whether it guesses the others' slips, and reckons in shares of the win instead of its own points."""
        self.turns = turns
        """How many turns of others it plays in its head for one decision, a round at a time."""
        self.hiding = hiding
        """What it gives, in shares of the win, for not making its slip e times likelier in the others' eyes."""
        self.width = width
        """How many options are looked at closely."""
        self.seconds = seconds
        """A net below the budget, not the budget: no new rounds are played in the head after this time."""


class Evaluation:
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
        self.win = FAIR * rules.seats
        """What a win counts in points."""
        self.weights = self.weigh()
        self.outlook = Outlook(rules.seats, seat, bet)
        if ability.belief:
            self.outlook.cells = [beliefs.cells(other) for other in range(rules.seats)]
        self.points = [0.0]
        """What the options of the last decision bring in points, before rounds were played on."""

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
        """What a race is worth, in points; a fair share of the win counts as FAIR."""
        if self.ability.belief:
            return self.win * self.outlook.share(race)
        return self.lead(race)

    def lead(self, race: Race) -> float:
        """The own points on average, less those of the others where they are guessed at."""
        return stake_value(chances(race), self.weights) / (ONE * POINT)

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
        """What each of these sets of dice is worth: the share of the win, or only points where no rounds are played."""
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
        throws = self.throws()
        base = self.value(self.race)
        found = [value - 50.0 for value in rough]  # those not looked at stay below all others
        reached: list[list[Race]] = [[] for _ in offered]
        for at in best_of(rough, 3 * self.ability.width):
            total = 0.0
            for throw in throws:
                ends = Ends(self.race, throw, offered[at], 0).found
                values = [self.value(end.race) for end in ends]
                most = max(values)
                total += most
                reached[at].append(ends[values.index(most)].race)
            found[at] = total / len(throws) - base + self.misjudge()
        self.points = found
        if self.ability.turns == 0:
            return found
        closer = best_of(found, self.ability.width)
        self.points = self.leads(found, closer, reached)
        shown = [self.ability.hiding * self.betrayal(offered[at]) for at in closer]
        return self.compare(found, closer, shown, [reached[at] for at in closer])

    def leads(self, found: list[float], closer: list[int], reached: list[list[Race]]) -> list[float]:
        """What the options in `closer` bring in points, where `found` are shares of the win; for the others a guess."""
        base = self.lead(self.race)
        points = found.copy()
        for at in closer:
            total = 0.0
            for race in reached[at]:
                total += self.lead(race)
            points[at] = total / len(reached[at]) - base
        return points

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
        """What each of these ends of the turn is worth: the share of the win, or points where no rounds are played."""
        found = [self.value(end.race) + self.misjudge() for end in ends]
        self.points = found
        if self.ability.turns == 0:
            return found
        self.points = [self.lead(end.race) for end in ends]
        if len(ends) == 1:
            return [found[0] / self.win]
        closer = best_of(found, self.ability.width)
        return self.compare(found, closer, [0.0] * len(closer), [[ends[at].race] for at in closer])

    # Rounds in the head.

    def compare(
        self, found: list[float], closer: list[int], shown: list[float], reached: list[list[Race]]
    ) -> list[float]:
        """The shares of the win, from what was found and from rounds played on after the options in `closer`.

        The same bets and dice for all of them, from the races `reached` by turns. The more rounds, the more they count.
        """
        count = len(closer)
        totals = [0.0] * count
        rounds = 0
        enough = self.ability.turns // (count * (self.rules.seats - 1))
        while rounds < enough and perf_counter() < self.ends_at:
            bets = self.imagine_bets()
            seed = self.dice.below(PRIME)
            for at in range(count):
                totals[at] += self.outcome(reached[at][rounds % len(reached[at])], bets, seed)
            rounds += 1
        usual = 0.0
        middle = 0.0
        for at in range(count):
            usual += totals[at] / max(rounds, 1) / count
            middle += found[closer[at]] / count
        trust = rounds / (rounds + TRUST)
        values = [usual + (value - middle) / self.win for value in found]
        lowest = 1.0
        for at in range(count):
            seen = totals[at] / max(rounds, 1)
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
        """The own share of the win when the others have answered the end of this turn."""
        following = (self.seat + 1) % self.rules.seats
        after = play_on(race, self.rules, self.turns + 1, following, bets, Dice(seed))
        if after.over():
            return shares(after, bets)[self.seat]
        return self.outlook.share_in(after, bets)


def best_of(values: list[float], count: int) -> list[int]:
    """Where the highest values stand, best first; of equal ones the first."""
    order = sorted([(-values[at], at) for at in range(len(values))])
    return [at for _, at in order[:count]]
