"""How the opponents think: what a throw and what a turn's end are worth to a seat, as far as it looks ahead."""

from time import perf_counter
from typing import Final

from hinterzimmer.bots.ausbrecher.belief import Beliefs, draw, picking
from hinterzimmer.bots.ausbrecher.odds import BETS, ONE, STEP, chances, worth
from hinterzimmer.bots.ausbrecher.playout import Rules, play_out
from hinterzimmer.bots.ausbrecher.race import PRIME, Dice, End, Ends, Race
from hinterzimmer.games.ausbrecher.board import NOBODY, STONES, WHITE

POINT: Final = 1000
"""A point, in the whole numbers of the weights."""


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
            others = self.rules.seats - 1
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
        seeds = [self.dice.below(PRIME) for _ in range(self.ability.throws)]
        base = self.value(self.race)
        found = [value - 50.0 for value in rough]
        for at in closer:
            total = 0.0
            for seed in seeds:
                ends = self.thrown(offered[at], Dice(seed))
                total += self.value(ends.found[self.best_end(ends)].race)
            found[at] = total / len(seeds) - base + self.misjudge()
        self.points = found
        if self.ability.games == 0:
            return found
        closer = best_of(found, self.ability.width)
        shown = [0.0] * len(closer)
        if self.ability.hiding:
            for at in range(len(closer)):
                shown[at] = self.ability.hiding * self.betrayal(offered[closer[at]])
        return self.compare(found, closer, shown, [offered[at] for at in closer], [])

    def thrown(self, picked: int, dice: Dice) -> Ends:
        """All ends of a turn in which these dice are thrown."""
        pips = [0] * (STONES + 1)
        for die in range(STONES + 1):  # every die is thrown, so that the same number throws the same for every choice
            sides = self.rules.white if die == WHITE else self.rules.colour
            fell = sides[dice.below(len(sides))]
            if picked >> die & 1:
                pips[die] = fell
        return Ends(self.race, pips, picked, 0)

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
        return logarithm(likely[self.bet] / usual)

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
        """The shares of the win of the options in `closer`, from games played out; all others are put below them.

        The same games for all; after each round the worse half is given up.
        """
        count = len(closer)
        totals = [0.0] * count
        games = [0] * count
        alive = list(range(count))
        left = self.ability.games
        rounds = 1
        while 1 << rounds < count:
            rounds += 1
        for _ in range(rounds):
            each = max(1, left // rounds // len(alive))
            each = max(1, self.ability.games // rounds // len(alive))
            for _game in range(each):
                if perf_counter() > self.ends_at:
                    break
                bets = self.imagine_bets()
                seed = self.dice.below(PRIME)
                for at in alive:
                    race = self.after(picks[at], seed) if picks else ends[at].race.copy()
                    totals[at] += self.outcome(race, bets, seed)
                    games[at] += 1
            kept = best_of([mean(totals[at], games[at]) - shown[at] for at in alive], (len(alive) + 1) // 2)
            alive = sorted([alive[at] for at in kept])
        values = [mean(totals[at], games[at]) - shown[at] for at in range(count)]
        found = [value / 1000.0 - 10.0 for value in found]
        for at in range(count):
            found[closer[at]] = values[at] if at in alive else values[at] - 1.0
        return found

    def after(self, picked: int, seed: int) -> Race:
        """The race after a turn in which these dice were thrown and played as well as can be seen at once."""
        ends = self.thrown(picked, Dice(seed))
        return ends.found[self.best_end(ends)].race.copy()

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
        play_out(race, self.rules, self.turns + 1, following, bets, Dice(seed + 77), 0)
        own = BETS[self.bet].points(race.boat)
        best = 0
        equal = 1
        for seat in range(self.rules.seats):
            if seat != self.seat:
                points = BETS[bets[seat]].points(race.boat)
                best = max(best, points)
                if points == own:
                    equal += 1
        share = 0.0 if own < best else 1.0 / equal
        return share + 0.01 * (own - best)


def mean(total: float, count: int) -> float:
    """An average; of nothing, 0."""
    return total / count if count else 0.0


def logarithm(number: float) -> float:
    """The natural logarithm, with a floor far down."""
    from math import log

    return log(max(number, 1e-12))


def best_of(values: list[float], count: int) -> list[int]:
    """Where the highest values stand, best first; of equal ones the first."""
    order = sorted([(-values[at], at) for at in range(len(values))])
    return [at for _, at in order[:count]]
