"""The race written a second time, naively and from the catalogue alone, and held against the game at every ask."""

from itertools import combinations, permutations

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.testing import random_choice
from hinterzimmer.games.ausbrecher import GAME
from hinterzimmer.games.ausbrecher.board import LETTERS, SLIPS

from .helpers import boats, changed, offered, state, where

PLACES = (1, 1, 2, 2, 3, 3, 4)


class Naive:
    """A race as lists of letters: windows, one pile a field, the boats; the rest follows from what is written."""

    def __init__(self, seats: int, start: int, most_turns: int) -> None:
        self.seats, self.start, self.most_turns = seats, start, most_turns
        self.windows = list("RBYNOGV")
        self.piles: dict[int, list[str]] = {}
        self.home: list[str] = []
        self.finished_turns = 0
        self.dice: dict[str, int | None] = {}
        self.moved: set[str] = set()
        self.lots = False

    def pile(self, stone: str) -> int | None:
        return next((field for field, pile in self.piles.items() if stone in pile), None)

    def out(self) -> list[str]:
        return [stone for stone in "RBYNOGV" if stone not in self.home]

    def is_free(self, stone: str) -> bool:
        field = self.pile(stone)
        return field is None or self.piles[field][-1] == stone

    def playable(self) -> list[str]:
        """AU-023, AU-026, AU-028."""
        found = [die for die in self.dice if die != "white" and self.is_free(die)]
        if "white" in self.dice:
            tops = [pile[-1] for pile in self.piles.values()]
            found += [f"white {stone}" for stone in "RBYNOGV" if stone in tops and stone not in self.moved]
        return found

    def expects(self) -> list[str]:
        """The choices of whoever must speak now; none when the game is over."""
        if len(self.home) == 7:
            return []
        if self.lots:
            return [f"lot {stone}" for stone in self.out()]
        rolling = next((die for die, pips in self.dice.items() if pips is None), None)
        if rolling:
            return [f"die {rolling} {pips}" for pips in range(1, 7)]
        if self.dice:
            return self.playable()
        may_white = self.finished_turns >= self.seats
        late = len(self.home) >= 4
        plain = [f"throw {' '.join(some)}" for some in combinations(self.out(), 2 if late else 3)]
        whites = [f"throw {' '.join(some)} +white" for some in combinations(self.out(), 1 if late else 3)]
        return plain + whites if may_white else plain

    def leave(self, stone: str) -> None:
        field = self.pile(stone)
        if field is None:
            self.windows.remove(stone)
        else:
            self.piles[field].remove(stone)
            if not self.piles[field]:
                del self.piles[field]

    def hear(self, text: str) -> None:
        words = text.replace("+", "").split()
        if words[0] == "throw":
            self.dice = dict.fromkeys(words[1:])
            self.moved = set()
        elif words[0] == "die":
            self.dice[words[1]] = int(words[2])
        elif words[0] == "lot":
            self.leave(words[1])
            self.home.append(words[1])
        elif words[0] == "white":
            self.backward(words[1])
        else:
            self.forward(text)
        self.settle()

    def forward(self, stone: str) -> None:
        pips = self.dice.pop(stone)
        assert pips is not None
        field = (self.pile(stone) or self.start - 1) + pips
        self.leave(stone)
        self.moved.add(stone)
        if field >= 28:
            self.home.append(stone)
        else:
            self.piles.setdefault(field, []).append(stone)

    def backward(self, stone: str) -> None:
        pips, at = self.dice.pop("white"), self.pile(stone)
        assert pips is not None
        assert at is not None
        self.dice.pop(stone, None)
        if at - pips >= self.start:
            self.leave(stone)
            self.piles.setdefault(at - pips, []).append(stone)
        elif len(self.home) == 5:
            self.home += [*[other for other in self.out() if other != stone], stone]
        else:
            self.leave(stone)
            self.windows.append(stone)

    def settle(self) -> None:
        """The ends of a turn, of the race, and the guard."""
        if len(self.home) == 6:
            self.home += self.out()
        if self.lots or len(self.home) == 7 or None in self.dice.values() or self.playable():
            return
        self.dice = {}
        self.finished_turns += 1
        if self.finished_turns == self.most_turns:
            for field in sorted(self.piles, reverse=True):
                self.home += reversed(self.piles[field])
            self.piles = {}
            self.lots = True
            if len(self.home) == 6:
                self.home += self.out()


@pytest.mark.rule(*[f"AU-0{number}" for number in (20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 36)], "AU-013")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("sheet", [False, True])
@pytest.mark.parametrize("most_turns", [300, 14])
def test_the_game_and_a_naive_race_agree_at_every_ask(seats: int, sheet: bool, most_turns: int) -> None:
    edition = changed(("most_turns = 300", f"most_turns = {most_turns}"))
    ends = set()
    for game in range(12):
        rng = SeededStream(f"naive {seats} {sheet} {game}")
        table = GAME.start(seats, {"sheet": sheet}, edition, events=False)
        while len(table.require_ask().options) > 1 or table.require_ask().rule == "AU-012":
            table.play(*random_choice(table, rng))
        naive = Naive(seats, 9 if sheet else 1, most_turns)
        while not table.over:
            assert offered(table) == naive.expects()
            seat, option = random_choice(table, rng)
            table.play(seat, option)
            naive.hear(option.text)
            assert where(table) == {field: "".join(naive.piles[field]) for field in sorted(naive.piles)} or table.over
        assert "".join(boats(table)) == "".join(naive.home)
        assert naive.expects() == []
        for slip, points in zip(state(table).slips, GAME.result(state(table)).scores, strict=True):
            bet = slip.text.replace(" ", "")[4:]
            assert points == sum(
                PLACES[i] for i, stone in enumerate(naive.home) if PLACES[bet.index(stone)] == PLACES[i]
            )
        ends.add(state(table).ended)
    assert ("guard" if most_turns < 300 else "home") in ends


@pytest.mark.rule("AU-051", "AU-034")
def test_possible_is_the_best_of_all_ways_home() -> None:
    rng = SeededStream("possible")
    for _ in range(120):
        slip = SLIPS[rng.below(5040)]
        order = list(SLIPS[rng.below(5040)].order)
        home = order[: 2 + rng.below(6)]
        rest = order[len(home) :]
        best = 0
        worst = 99
        for way in permutations(rest):
            came = [LETTERS[stone] for stone in [*home, *way]]
            bet = [LETTERS[stone] for stone in slip.order]
            points = sum(PLACES[i] for i, stone in enumerate(came) if PLACES[bet.index(stone)] == PLACES[i])
            best, worst = max(best, points), min(worst, points)
        assert slip.possible(home) == best
        assert slip.points(home) <= worst
