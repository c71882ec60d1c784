"""What can be known, counted the slow way: all hidden choices played on the real rules, those kept that sound the same.

It shares nothing with the product's inference but the rules themselves.
"""

from collections.abc import Sequence
from fractions import Fraction

from hinterzimmer.engine.game import Choice
from hinterzimmer.engine.table import Table
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.state import Noir

Key = tuple[object, ...]
Worlds = dict[Key, tuple[Table[Noir], Fraction]]


def state(table: Table[Noir]) -> Noir:
    return table.state


def hidden(table: Table[Noir], seat: int) -> tuple[int, int, tuple[int, ...]]:
    """All that is hidden of a seat."""
    s = state(table)
    return (s.rooms[seat], s.wires[seat], s.autos[seat])


class Oracle:
    """All worlds that fit what has become public, each with its probability if choices are made at random.

    `free` are the seats whose choices are taken as unknown; the others' are known. With `merge` worlds that are
    the same now count as one; without it every history stands for itself.
    """

    def __init__(self, settings: dict[str, object], free: Sequence[int] = (0, 1), merge: bool = True) -> None:
        self.truth = GAME.start(2, settings, events=False)
        self.free = free
        self.merge = merge
        self.number = 0
        self.worlds: Worlds = {(): (GAME.start(2, settings, events=False), Fraction(1))}

    def play(self, choice: Choice) -> None:
        """One more choice of the true history."""
        seat, option = choice
        before = len(state(self.truth).told)
        self.truth.play(seat, option)
        heard = state(self.truth).told.to_list()[before:]
        after: Worlds = {}
        for table, weight in self.worlds.values():
            options = table.options(seat) if seat in self.free else [option]
            for one in options:
                world = table.copy()
                world.play(seat, one)
                if state(world).told.to_list()[before:] != heard:
                    continue
                assert world.over == self.truth.over
                assert world.waiting_seats() == self.truth.waiting_seats()
                key = self.key(world)
                share = weight / len(options)
                after[key] = (world, share + (after[key][1] if key in after else 0))
        total = sum(weight for _, weight in after.values())
        self.worlds = {key: (world, weight / total) for key, (world, weight) in after.items()}

    def key(self, table: Table[Noir]) -> Key:
        if not self.merge:
            self.number += 1
            return (self.number,)
        said = tuple(sorted((seat, option.text) for seat, option in table.answers.items()))
        return (hidden(table, 0), hidden(table, 1), said)

    def rooms(self, seat: int) -> set[int]:
        """Where a seat can be."""
        return {state(table).rooms[seat] for table, _ in self.worlds.values()}

    def beliefs(self, seat: int) -> dict[tuple[int, int, tuple[int, ...]], Fraction]:
        """How likely each hidden state of a seat is."""
        found: dict[tuple[int, int, tuple[int, ...]], Fraction] = {}
        for table, weight in self.worlds.values():
            found[hidden(table, seat)] = found.get(hidden(table, seat), Fraction(0)) + weight
        return found
