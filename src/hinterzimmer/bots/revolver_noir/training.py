"""Learning by playing oneself: whoever does not know better mixes what is about equally good.

Both sides follow their present mix; now and then one tries something else. Behind every choice stands what it has
brought on average: a running mean of how the game went on, cut off where somebody tried something, and mixed with
what was expected at one's next choice. The mix is a soft one: a choice that has brought less is made less often, the
more so the cooler the temperature (`warmth`) has become. Two players who learn so settle where neither can do much
better by changing, and the average of the mix over time is what is learnt. At warmth 0 the mix follows the regrets
instead, how much better each choice would have been so far: that is how somebody learns to beat a player who no
longer changes.

Compiled together with the modules it uses (benchmarks/revolver_noir.py does that) it is some fifty times faster.
"""

from math import exp
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from hinterzimmer.bots.revolver_noir.keys import NOT_OFFERED, PLACES, Judgement
from hinterzimmer.bots.revolver_noir.sides import Plan
from hinterzimmer.bots.revolver_noir.sketch import OVER, Sketch

HEAD: Final = 1
"""How often the situation was visited."""
PER: Final = 4
"""For every choice: what it brought, its regret, its share in the average, how often it was tried."""
SIZE: Final = 57
FEW: Final = 30
"""So often a situation is visited before it stands on its own."""
LONGEST: Final = 20000


class Store:
    """Situations by number, each with its choices, in one long row of figures."""

    def __init__(self, bits: i64) -> None:
        one: i64 = 1
        self.room: i64 = one << bits
        self.keys: vec[i64] = vec[i64]([0] * self.room)
        self.places: vec[i64] = vec[i64]([0] * self.room)
        self.figures: vec[float] = vec[float]([0.0] * SIZE)
        self.used: i64 = SIZE
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

    def add(self, key: i64) -> i64:
        """A new situation."""
        at = self.slot(key)
        self.keys[at] = key + 1
        place = self.used
        if place + SIZE > len(self.figures):
            self.figures = extend(self.figures, [0.0] * 2000000)
        self.places[at] = place
        self.used += SIZE
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
        self.judgement = Judgement()
        self.dice = Dice(seed)
        self.try_out = 0.1
        self.trace = 0.7
        self.warmth = 0.0
        self.slowest = 0.12
        """How fast the latest game counts at least. Both forget quickly what the other no longer does: the mix never
        rests, and its average is hard to exploit (0.03 and slower were much worse)."""
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.turns: i64 = 0
        self.draws: i64 = 0
        self.coarse_place: i64 = 0
        self.mix: vec[float] = vec[float]([0.0] * PLACES)
        self.who: vec[i64] = vec[i64]([0] * LONGEST)
        self.fine: vec[i64] = vec[i64]([0] * LONGEST)
        self.coarse: vec[i64] = vec[i64]([0] * LONGEST)
        self.chosen: vec[i64] = vec[i64]([0] * LONGEST)
        self.tried: vec[i64] = vec[i64]([0] * LONGEST)
        self.offered: vec[i64] = vec[i64]([0] * LONGEST)
        self.length: i64 = 0

    def read_mix(self, place: i64, offered: i64) -> i64:
        """The present mix of a situation into `mix`; gives the number of choices."""
        figures = self.store.figures
        mix = self.mix
        warm = self.warmth > 0.0
        best = -2.0
        total = 0.0
        n: i64 = 0
        i: i64
        for i in range(PLACES):
            if offered >> i & 1:
                n += 1
                if figures[place + HEAD + PER * i] > best:
                    best = figures[place + HEAD + PER * i]
        for i in range(PLACES):
            mix[i] = 0.0
            if offered >> i & 1:
                if warm:
                    mix[i] = exp((figures[place + HEAD + PER * i] - best) / self.warmth)
                else:
                    mix[i] = figures[place + HEAD + PER * i + 1]
                total += mix[i]
        for i in range(PLACES):
            if offered >> i & 1:
                mix[i] = mix[i] / total if total > 0.0 else 1.0 / float(n)
        return n

    def offer(self) -> i64:
        """The places at which there is a choice, as bits."""
        codes = self.judgement.codes
        offered: i64 = 0
        one: i64 = 1
        i: i64
        for i in range(PLACES):
            if codes[i] != NOT_OFFERED:
                offered |= one << i
        return offered

    def place_now(self) -> i64:
        """The figures of the present situation, and in `coarse_place` those of its class; made where missing."""
        store = self.store
        coarse = store.find(self.judgement.coarse)
        if coarse == 0:
            coarse = store.add(self.judgement.coarse)
        self.coarse_place = coarse
        fine = store.find(self.judgement.fine)
        if fine == 0:
            fine = store.add(self.judgement.fine)
            self.inherit(fine, coarse)
        return fine

    def inherit(self, fine: i64, coarse: i64) -> None:
        """A new situation begins with what is known of its class."""
        figures = self.store.figures
        total = 0.0
        i: i64
        for i in range(PLACES):
            total += figures[coarse + HEAD + PER * i + 1]
        for i in range(PLACES):
            a = coarse + HEAD + PER * i
            b = fine + HEAD + PER * i
            figures[b] = figures[a]
            if total > 0.0:
                figures[b + 1] = figures[a + 1] / total
            tries = figures[a + 3]
            figures[b + 3] = tries if tries < 8.0 else 8.0

    def decide(self) -> i64:
        """Choose by the present mix, or try something; remembered to learn from. Gives the choice's number."""
        dice = self.dice
        offered = self.offer()
        place = self.place_now()
        n = self.read_mix(place, offered)
        mix = self.mix
        left = dice.part()
        tried = dice.part() < self.try_out
        pick: i64 = -1
        i: i64
        for i in range(PLACES):
            if offered >> i & 1:
                pick = i
                left -= 1.0 / float(n) if tried else mix[i]
                if left < 0.0:
                    break
        at = self.length
        self.who[at] = self.game.asked()
        self.fine[at] = place
        self.coarse[at] = self.coarse_place
        self.chosen[at] = pick
        self.tried[at] = 1 if tried else 0
        self.offered[at] = offered
        self.length += 1
        return self.judgement.codes[pick]

    def play(self) -> None:
        """One game, and what is learnt from it."""
        game = self.game
        game.begin(self.games & 1)
        self.length = 0
        while game.stage != OVER:
            self.judgement.look(game)
            game.play(self.decide())
        self.finish()

    def finish(self) -> None:
        """The game is over."""
        self.learn(self.length)
        self.games += 1
        self.decisions += self.length
        self.turns += self.game.turns
        if self.game.winner < 0:
            self.draws += 1

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
            fine = self.fine[at]
            if self.store.figures[fine] < FEW:
                self.update(self.coarse[at], at, brought, skip)
            expected = self.update(fine, at, brought, skip)
            trace = 0.0 if skip or tried else self.trace
            brought = trace * brought + (1.0 - trace) * expected
            if first:
                mine = brought
                cut_mine = False
                cut_theirs = cut_theirs or tried
            else:
                theirs = brought
                cut_theirs = False
                cut_mine = cut_mine or tried

    def update(self, place: i64, at: i64, brought: float, skip: bool) -> float:
        """One visit to a situation; gives what is to be expected there."""
        figures = self.store.figures
        offered = self.offered[at]
        self.read_mix(place, offered)
        mix = self.mix
        i: i64
        if not skip:
            a = place + HEAD + PER * self.chosen[at]
            tries = figures[a + 3] + 1.0
            figures[a + 3] = tries
            speed = 1.0 / tries
            if speed < self.slowest:
                speed = self.slowest
            figures[a] += speed * (brought - figures[a])
        expected = 0.0
        for i in range(PLACES):
            if offered >> i & 1:
                expected += mix[i] * figures[place + HEAD + PER * i]
        visits = figures[place] + 1.0
        figures[place] = visits
        keep = visits / (visits + 1.0)
        old = keep * keep
        for i in range(PLACES):
            if offered >> i & 1:
                a = place + HEAD + PER * i
                regret = figures[a + 1] * keep + figures[a] - expected
                figures[a + 1] = regret if regret > 0.0 else 0.0
                figures[a + 2] = figures[a + 2] * old + mix[i]
        return expected


class Exploiter(Trainer):
    """Learns against somebody who has stopped learning: how much better than half can it do?"""

    def __init__(self, plan: Plan, seed: i64, bits: i64, fixed: Store) -> None:
        super().__init__(plan, seed, bits)
        self.slowest = 0.03
        self.fixed = fixed

    def follow(self, store: Store) -> i64:
        """A choice by the average mix of a store."""
        codes = self.judgement.codes
        offered = self.offer()
        figures = store.figures
        place = store.find(self.judgement.fine)
        if place == 0 or figures[place] < FEW:
            place = store.find(self.judgement.coarse)
        total = 0.0
        n: i64 = 0
        i: i64
        for i in range(PLACES):
            if offered >> i & 1:
                n += 1
                if place != 0:
                    total += figures[place + HEAD + PER * i + 2]
        left = self.dice.part() * (total if total > 0.0 else float(n))
        last: i64 = 0
        for i in range(PLACES):
            if offered >> i & 1:
                share = figures[place + HEAD + PER * i + 2] if total > 0.0 else 1.0
                if share > 0.0:
                    last = i
                    left -= share
                    if left < 0.0:
                        break
        return codes[last]

    def play(self) -> None:
        """One game as the first seat against the fixed player, and what is learnt from it."""
        game = self.game
        game.begin(self.games & 1)
        self.length = 0
        while game.stage != OVER:
            self.judgement.look(game)
            game.play(self.decide() if game.asked() == 0 else self.follow(self.fixed))
        self.finish()

    def test(self, games: i64) -> float:
        """The share of wins when it only follows what it has learnt; a draw counts half."""
        game = self.game
        won = 0.0
        number: i64
        for number in range(games):
            game.begin(number & 1)
            while game.stage != OVER:
                self.judgement.look(game)
                game.play(self.follow(self.store if game.asked() == 0 else self.fixed))
            if game.winner == 0:
                won += 1.0
            elif game.winner < 0:
                won += 0.5
        return won / float(games)
