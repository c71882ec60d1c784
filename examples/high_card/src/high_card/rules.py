"""The rules of High Card: options, state, steps. Their numbers are HC-001 to HC-004."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.steps import Ask, EachInOrder, Option, RepeatWhile, Simultaneously, State, Step, chance

CARDS = [Option("card", f"card {i}") for i in range(8)]
RAISE, PASS = Option("raise", "raise"), Option("pass", "pass")


class HighCard(State):
    """The hands, the seats whose cards lie open, the scores, and how many rounds are left."""

    fields: ClassVar[tuple[str, ...]] = ("seat_count", "hands", "open", "scores", "rounds")

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__(seats)
        self.hands: list[int] = []
        self.open: list[int] = []
        self.scores = [0] * seats
        self.rounds = rounds

    def constructor_args(self) -> tuple[object, ...]:
        return (self.seat_count, self.rounds)

    def copy(self) -> "HighCard":
        twin = HighCard(self.seat_count, self.rounds)
        twin.hands, twin.open, twin.scores = self.hands.copy(), self.open.copy(), self.scores.copy()
        return twin


class Rounds(RepeatWhile[HighCard]):
    """HC-001: as many rounds as agreed."""

    def more(self, s: HighCard) -> bool:
        return s.rounds > 0

    def once(self, s: HighCard) -> tuple[Step[HighCard], ...]:
        s.hands, s.open = [], []
        return (Deal(), Raise(), EndRound())


class Deal(EachInOrder[HighCard]):
    """HC-002: one card to each, seen by its owner alone."""

    def order(self, s: HighCard) -> Sequence[int]:
        return range(s.seat_count)

    def each(self, s: HighCard, seat: int) -> Step[HighCard]:
        return DealTo(seat)


class DealTo(Step[HighCard]):
    """HC-002: a card that nobody has yet, each equally likely."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[object, ...]:
        return (self.seat,)

    def run(self, s: HighCard) -> Ask | tuple[Step[HighCard], ...]:
        left = [card for i, card in enumerate(CARDS) if i not in s.hands]
        return chance("HC-002", left, [1] * len(left))

    def resume(self, s: HighCard, answers: Mapping[int, Option]) -> tuple[Step[HighCard], ...]:
        card = CARDS.index(answers[CHANCE])
        s.hands.append(card)
        s.emit("dealt", {"seat": self.seat, "card": card}, (self.seat,), {"seat": self.seat, "card": None})
        return ()


class Raise(Simultaneously[HighCard]):
    """HC-003: all raise or pass at once, in secret; of those who raise, the highest card scores."""

    rule, passes = "HC-003", (PASS,)

    def offers(self, s: HighCard) -> dict[int, Sequence[Option]]:
        return dict.fromkeys(range(s.seat_count), (PASS, RAISE))

    def together(self, s: HighCard, answers: Mapping[int, Option]) -> tuple[Step[HighCard], ...]:
        raised = sorted([seat for seat in answers if answers[seat] == RAISE])
        for seat in raised:
            s.open.append(seat)
            s.emit("raised", {"seat": seat, "card": s.hands[seat]})
        if raised:
            s.scores[max(raised, key=lambda seat: s.hands[seat])] += 1
        return ()


class EndRound(Step[HighCard]):
    """HC-004: the cards go back."""

    def run(self, s: HighCard) -> Ask | tuple[Step[HighCard], ...]:
        s.rounds -= 1
        return ()
