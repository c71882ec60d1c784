# mypyc: compile
"""The bots' evaluation: the value of a throw and of the end of a turn to a seat, as far as its level looks ahead."""

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
"""One point, in the whole numbers of the weights."""
FAIR: Final = 4.0
"""The value of a fair share of the win, in points, for levels that calculate in shares."""
TRUST: Final = 20.0
"""The number of simulated rounds at which they count as much as the estimate before them."""


class Ability:
    """The parameters of a level."""

    def __init__(
        self, blur: float, throws: int, belief: bool, turns: int, hiding: float, width: int = 6, seconds: float = 3.0
    ) -> None:
        self.blur = blur
        """A third of the largest error, in points, by which it misjudges an option in either direction."""
        self.throws = throws
        """The number of throws simulated for each set of dice; 0 means that it uses only an average."""
        self.belief = belief
        """True if it guesses the others' slips and calculates in shares of the win instead of its own points."""
        self.turns = turns
        """The number of other seats' turns that it simulates for one decision, a round at a time."""
        self.hiding = hiding
        """The price, in shares of the win, that it pays for not making its slip e times likelier to the other seats."""
        self.width = width
        """The number of options examined closely."""
        self.seconds = seconds
        """Seconds after which it starts no new simulated round. A safety limit, not the usual end."""


class Evaluation:
    """One seat's evaluation of one decision."""

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
        """The value of a win in points."""
        self.weights = self.weigh()
        self.outlook = Outlook(rules.seats, seat, bet)
        if ability.belief:
            self.outlook.cells = [beliefs.cells(other) for other in range(rules.seats)]
        self.points = [0.0]
        """The points of the options of the last decision, before rounds were simulated."""

    def weigh(self) -> list[int]:
        """Return the value of each stone in each boat: the own points, minus a part of those of the
        others as believed.
        """
        found = [0] * (4 * STONES)
        for cell in BETS[self.bet].cells:
            found[cell] = (cell % 4 + 1) * POINT
        if self.ability.belief:
            others = (self.rules.seats - 1) ** 1.5  # the more seats, the less it helps to hold one of them back
            for other in range(self.rules.seats):
                if other == self.seat:
                    continue
                cells = self.beliefs.cells(other)
                for cell in range(4 * STONES):
                    found[cell] -= int((cell % 4 + 1) * POINT * cells[cell] / others)
        return found

    def misjudge(self) -> float:
        """Return a random error in points."""
        if self.ability.blur == 0.0:
            return 0.0
        spread = 0
        for _ in range(3):
            spread += self.dice.below(2001) - 1000
        return self.ability.blur * spread / 1000.0

    def value(self, race: Race) -> float:
        """Return the value of a race in points. A fair share of the win counts as FAIR."""
        if self.ability.belief:
            return self.win * self.outlook.share(race)
        return self.lead(race)

    def lead(self, race: Race) -> float:
        """Return the own mean points, minus a part of those of the others if their slips are guessed."""
        return stake_value(chances(race), self.weights) / (ONE * POINT)

    # The dice to throw.

    def steps(self) -> list[float]:
        """Return the gain from a usual throw of each stone's own die; 0 if it is blocked."""
        base = self.value(self.race)
        found = [0.0] * STONES
        for stone in range(STONES):
            if self.race.boat[stone] == 0 and self.race.rider[stone] == NOBODY:
                after = self.race.copy()
                after.forward(stone, STEP)
                found[stone] = self.value(after) - base
        return found

    def setback(self) -> float:
        """Return the gain from a usual throw of the white die; below 0 if it must do harm."""
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
        """Return the value of each of these sets of dice: the share of the win, or points if no rounds
        are simulated.
        """
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
        found = [value - 50.0 for value in rough]  # options not examined stay below all others
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
        """Return the options' values in points. Those in `closer` are exact, the others keep their estimate `found`."""
        base = self.lead(self.race)
        points = found.copy()
        for at in closer:
            total = 0.0
            for race in reached[at]:
                total += self.lead(race)
            points[at] = total / len(reached[at]) - base
        return points

    def throws(self) -> list[list[int]]:
        """Return throws of all eight dice, the same for every option. Each face of a die comes up equally often."""
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
        """Return how much likelier the own bet looks to the others after this choice: the logarithm of the factor."""
        likely = picking(self.race, picked)
        believed = self.beliefs.weights[self.seat]
        usual = 0.0
        for at in range(len(likely)):
            usual += likely[at] * believed[at]
        return log(likely[self.bet] / usual)

    # The stones to move.

    def plays(self, ends: list[End]) -> list[float]:
        """Return the value of each of these ends of the turn: the share of the win, or points if no rounds are
        simulated.
        """
        found = [self.value(end.race) + self.misjudge() for end in ends]
        self.points = found
        if self.ability.turns == 0:
            return found
        self.points = [self.lead(end.race) for end in ends]
        if len(ends) == 1:
            return [found[0] / self.win]
        closer = best_of(found, self.ability.width)
        return self.compare(found, closer, [0.0] * len(closer), [[ends[at].race] for at in closer])

    # Simulated rounds.

    def compare(
        self, found: list[float], closer: list[int], shown: list[float], reached: list[list[Race]]
    ) -> list[float]:
        """Return shares of the win, from the estimates `found` and from rounds simulated after the options in `closer`.

        All options get the same bets and dice, and start in turn from the races in `reached`. The weight of the
        simulation grows with the number of rounds. `shown` is subtracted from each option in `closer`.
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
        """Return a bet for each seat, drawn by the believed probabilities."""
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
        """Return the own share of the win after the other seats have answered the end of this turn."""
        following = (self.seat + 1) % self.rules.seats
        after = play_on(race, self.rules, self.turns + 1, following, bets, Dice(seed))
        if after.over():
            return shares(after, bets)[self.seat]
        return self.outlook.share_in(after, bets)


def best_of(values: list[float], count: int) -> list[int]:
    """Return the indices of the `count` highest values, best first; of equal ones the first."""
    order = sorted([(-values[at], at) for at in range(len(values))])
    return [at for _, at in order[:count]]
