"""Learning habits by playing oneself: regret matching on what each choice has brought so far.

Both sides follow their current mix; now and then one tries something else. Behind every choice stands what it has
brought on average (a running mean of how the game went on, cut off where somebody tried something, and mixed with
what was expected at one's next choice). After every visit each choice's regret, how much better it would have been
than the mix, is added up; the mix follows the positive regrets, and its average over time is what is learnt.

Compile this together with sketch.py and keys.py to learn in earnest (benchmarks/revolver_noir.sh).
"""

import time
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from hinterzimmer.bots.revolver_noir.keys import coarse_key, fine_key
from hinterzimmer.bots.revolver_noir.sketch import OVER, Plan, Sketch

HEAD: Final = 3
"""How many choices, how often visited, and which visit count was last averaged."""
PER: Final = 4
"""For every choice: what it brought, its regret, its share in the average, how often it was tried."""
MOST: Final = 40
FEW: Final = 24
"""So often a situation is visited before it stands on its own."""


class Store:
    """Situations by number, each with its choices, in one long row of figures."""

    def __init__(self, bits: i64) -> None:
        one: i64 = 1
        self.room: i64 = one << bits
        self.keys: vec[i64] = vec[i64]([0] * self.room)
        self.places: vec[i64] = vec[i64]([0] * self.room)
        self.figures: vec[float] = vec[float]([0.0] * HEAD)
        self.used: i64 = HEAD
        self.count: i64 = 0

    def slot(self, key: i64) -> i64:
        """Where in the index a situation is or belongs."""
        mask = self.room - 1
        h = key * 0x1E3779B97F4A7C15
        at = (h ^ (h >> 29) ^ (h >> 43)) & mask
        keys = self.keys
        while keys[at] != 0 and keys[at] != key + 1:
            at = (at + 1) & mask
        return at

    def find(self, key: i64) -> i64:
        """Where the figures of a situation begin; 0 if it is unknown."""
        return self.places[self.slot(key)]

    def add(self, key: i64, choices: i64) -> i64:
        """A new situation with so many choices."""
        at = self.slot(key)
        size: i64 = HEAD + PER * choices
        self.keys[at] = key + 1
        place = self.used
        if place + size > len(self.figures):
            self.figures = extend(self.figures, [0.0] * 4000000)
        self.places[at] = place
        self.figures[place] = float(choices)
        self.used += size
        self.count += 1
        if self.count * 4 > self.room * 3:
            raise MemoryError("too many situations")
        return place


class Dice:
    """A fast generator (xorshift)."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seed * 0x1E3779B97F4A7C15 + 88172645463325252

    def part(self) -> float:
        """A number from 0 to 1."""
        x = self.state
        x ^= x << 13
        x ^= (x >> 7) & 0x1FFFFFFFFFFFFFF
        x ^= x << 17
        self.state = x
        return float((x >> 11) & 0xFFFFFFFFFFFFF) / 4503599627370496.0


class Trainer:
    """Plays one game after the other and remembers."""

    def __init__(self, plan: Plan, seed: i64, bits: i64) -> None:
        self.store = Store(bits)
        self.game = Sketch(plan)
        self.dice = Dice(seed)
        self.try_out = 0.08
        self.trace = 0.85
        self.slowest = 0.02
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.mix: vec[float] = vec[float]([0.0] * MOST)
        most: i64 = 20000
        self.who: vec[i64] = vec[i64]([0] * most)
        self.fine: vec[i64] = vec[i64]([0] * most)
        self.coarse: vec[i64] = vec[i64]([0] * most)
        self.chosen: vec[i64] = vec[i64]([0] * most)
        self.tried: vec[i64] = vec[i64]([0] * most)

    def read_mix(self, place: i64) -> i64:
        """The present mix of a situation into `mix`; gives the number of choices."""
        figures = self.store.figures
        n = i64(figures[place])
        total = 0.0
        i: i64
        for i in range(n):
            total += figures[place + HEAD + PER * i + 1]
        mix = self.mix
        if total <= 0.0:
            for i in range(n):
                mix[i] = 1.0 / float(n)
        else:
            for i in range(n):
                mix[i] = figures[place + HEAD + PER * i + 1] / total
        return n

    def place_now(self) -> i64:
        """The figures of the present situation, and in `coarse_place` those of its class; made where missing."""
        game = self.game
        store = self.store
        key = coarse_key(game)
        coarse = store.find(key)
        if coarse == 0:
            coarse = store.add(key, game.offers)
        self.coarse_place = coarse
        key = fine_key(game)
        fine = store.find(key)
        if fine == 0:
            fine = store.add(key, game.offers)
            self.inherit(fine, coarse)
        return fine

    coarse_place: i64 = 0

    def inherit(self, fine: i64, coarse: i64) -> None:
        """A new situation begins with what is known of its class."""
        figures = self.store.figures
        n = i64(figures[coarse])
        total = 0.0
        i: i64
        for i in range(n):
            total += figures[coarse + HEAD + PER * i + 1]
        for i in range(n):
            a = coarse + HEAD + PER * i
            b = fine + HEAD + PER * i
            figures[b] = figures[a]
            if total > 0.0:
                figures[b + 1] = figures[a + 1] / total
            tries = figures[a + 3]
            figures[b + 3] = tries if tries < 4.0 else 4.0

    def play(self) -> None:
        """One game, and what is learnt from it."""
        game = self.game
        dice = self.dice
        first: i64 = 1 if dice.part() < 0.5 else 0
        game.begin(first)
        length: i64 = 0
        i: i64
        while game.stage != OVER:
            game.list_options()
            n = game.offers
            pick: i64 = 0
            if n > 1:
                place = self.place_now()
                self.read_mix(place)
                left = dice.part()
                tried: i64 = 0
                if dice.part() < self.try_out:
                    pick = i64(left * float(n))
                    tried = 1
                else:
                    mix = self.mix
                    pick = n - 1
                    for i in range(n):
                        left -= mix[i]
                        if left < 0.0:
                            pick = i
                            break
                self.who[length] = game.asked()
                self.fine[length] = place
                self.coarse[length] = self.coarse_place
                self.chosen[length] = pick
                self.tried[length] = tried
                length += 1
            game.play(game.offer[pick])
        self.learn(length)
        self.games += 1
        self.decisions += length

    def learn(self, length: i64) -> None:
        """Go back through the game and put down what every choice brought."""
        winner = self.game.winner
        mine = 0.0 if winner < 0 else (1.0 if winner == 0 else -1.0)
        theirs = -mine
        cut_mine = False
        cut_theirs = False
        at: i64
        for at in range(length - 1, -1, -1):
            first = self.who[at] == 0
            tried = self.tried[at] == 1
            skip = cut_mine if first else cut_theirs
            brought = mine if first else theirs
            figures = self.store.figures
            coarse = self.coarse[at]
            fine = self.fine[at]
            if figures[fine + 1] < FEW:
                self.update(coarse, self.chosen[at], brought, skip)
            expected = self.update(fine, self.chosen[at], brought, skip)
            if skip or tried:
                brought = expected
            else:
                brought = self.trace * brought + (1.0 - self.trace) * expected
            if first:
                mine = brought
                cut_mine = False
                if tried:
                    cut_theirs = True
            else:
                theirs = brought
                cut_theirs = False
                if tried:
                    cut_mine = True

    def update(self, place: i64, chosen: i64, brought: float, skip: bool) -> float:
        """One visit to a situation; gives what is to be expected there."""
        figures = self.store.figures
        n = self.read_mix(place)
        mix = self.mix
        i: i64
        if not skip:
            a = place + HEAD + PER * chosen
            tries = figures[a + 3] + 1.0
            figures[a + 3] = tries
            speed = 1.0 / tries
            if speed < self.slowest:
                speed = self.slowest
            figures[a] += speed * (brought - figures[a])
        expected = 0.0
        for i in range(n):
            expected += mix[i] * figures[place + HEAD + PER * i]
        visits = figures[place + 1] + 1.0
        figures[place + 1] = visits
        keep = visits / (visits + 1.0)
        old = keep * keep
        for i in range(n):
            a = place + HEAD + PER * i
            regret = figures[a + 1] * keep + figures[a] - expected
            figures[a + 1] = regret if regret > 0.0 else 0.0
            figures[a + 2] = figures[a + 2] * old + mix[i]
        return expected

    def run(self, seconds: float) -> None:
        """Play for so long."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            for _ in range(100):
                self.play()


class Match:
    """Plays the average mix of one store against that of another, to see who is better."""

    def __init__(self, plan: Plan, one: Store, two: Store, seed: i64) -> None:
        self.stores = [one, two]
        self.game = Sketch(plan)
        self.dice = Dice(seed)

    def pick(self, store: Store, sharp: float) -> i64:
        """A choice by the average mix."""
        game = self.game
        n = game.offers
        place = store.find(fine_key(game))
        figures = store.figures
        if place == 0 or figures[place + 1] < FEW:
            place = store.find(coarse_key(game))
        if place == 0:
            return i64(self.dice.part() * float(n))
        total = 0.0
        i: i64
        for i in range(n):
            total += figures[place + HEAD + PER * i + 2]
        floor = sharp * total
        total = 0.0
        for i in range(n):
            share = figures[place + HEAD + PER * i + 2]
            if share > floor:
                total += share
        left = self.dice.part() * total
        last: i64 = 0
        for i in range(n):
            share = figures[place + HEAD + PER * i + 2]
            if share > floor:
                left -= share
                last = i
                if left < 0.0:
                    return i
        return last

    def play(self, games: i64, sharp: float) -> float:
        """The share of wins of the first; a draw counts half."""
        game = self.game
        won = 0.0
        number: i64
        for number in range(games):
            game.begin(number & 1)
            while game.stage != OVER:
                game.list_options()
                pick: i64 = 0
                if game.offers > 1:
                    pick = self.pick(self.stores[game.asked()], sharp)
                game.play(game.offer[pick])
            if game.winner == 0:
                won += 1.0
            elif game.winner < 0:
                won += 0.5
        return won / float(games)


class Exploiter(Trainer):
    """Learns against somebody who has stopped learning: how much better than half can it do?"""

    def __init__(self, plan: Plan, seed: i64, bits: i64, fixed: Store, sharp: float) -> None:
        super().__init__(plan, seed, bits)
        self.match = Match(plan, fixed, fixed, seed + 1)
        self.match.game = self.game
        self.sharp = sharp
        self.won = 0.0

    def play(self) -> None:
        """One game as seat 0 against the fixed player, and what is learnt from it."""
        game = self.game
        dice = self.dice
        game.begin(self.games & 1)
        length: i64 = 0
        i: i64
        while game.stage != OVER:
            game.list_options()
            n = game.offers
            pick: i64 = 0
            if n > 1 and game.asked() == 1:
                pick = self.match.pick(self.match.stores[1], self.sharp)
            elif n > 1:
                place = self.place_now()
                self.read_mix(place)
                left = dice.part()
                tried: i64 = 0
                if dice.part() < self.try_out:
                    pick = i64(left * float(n))
                    tried = 1
                else:
                    mix = self.mix
                    pick = n - 1
                    for i in range(n):
                        left -= mix[i]
                        if left < 0.0:
                            pick = i
                            break
                self.who[length] = 0
                self.fine[length] = place
                self.coarse[length] = self.coarse_place
                self.chosen[length] = pick
                self.tried[length] = tried
                length += 1
            game.play(game.offer[pick])
        self.learn(length)
        self.games += 1
        self.decisions += length
