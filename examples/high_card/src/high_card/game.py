"""A small game with hidden cards, to try the engine on: everybody gets a card, raises or passes, the best raise wins.

Its rules are HC-001 to HC-004. `leak` makes it betray a secret in one of the ways the twin worlds must catch.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.edition import Edition
from hinterzimmer.engine.errors import BadNotation
from hinterzimmer.engine.game import Choice, Game, Result
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.settings import Setting, Settings
from hinterzimmer.engine.steps import Ask, EachInOrder, Option, RepeatWhile, Simultaneously, State, Step, chance
from hinterzimmer.engine.table import Table

CARDS = [Option("card", f"card {i}") for i in range(8)]
RAISE, PASS = Option("raise", "raise"), Option("pass", "pass")


class HighCard(State):
    fields: ClassVar[tuple[str, ...]] = ("seats", "hands", "open", "scores", "rounds", "leak")

    def __init__(self, seats: int, rounds: int, leak: str) -> None:
        super().__init__(seats)
        self.hands: list[int] = []
        self.open: list[int] = []
        """Seats whose cards lie open."""
        self.scores = [0] * seats
        self.rounds = rounds
        self.leak = leak

    def origin(self) -> tuple[object, ...]:
        return (self.seats, self.rounds, self.leak)

    def copy(self) -> "HighCard":
        twin = HighCard(self.seats, self.rounds, self.leak)
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
        return range(s.seats)

    def each(self, s: HighCard, seat: int) -> Step[HighCard]:
        return DealTo(seat)


class DealTo(Step[HighCard]):
    """HC-002."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> tuple[object, ...]:
        return (self.seat,)

    def run(self, s: HighCard) -> Ask | tuple[Step[HighCard], ...]:
        left = [card for i, card in enumerate(CARDS) if i not in s.hands]
        return chance("HC-002", left, [1] * len(left))

    def resume(self, s: HighCard, said: Mapping[int, Option]) -> tuple[Step[HighCard], ...]:
        card = CARDS.index(said[CHANCE])
        s.hands.append(card)
        seats = None if s.leak == "event" else (self.seat,)
        s.tell("dealt", {"seat": self.seat, "card": card}, seats, {"seat": self.seat})
        return ()


class Raise(Simultaneously[HighCard]):
    """HC-003: all raise or pass at once, in secret."""

    rule = "HC-003"

    def offers(self, s: HighCard) -> dict[int, Sequence[Option]]:
        if s.leak == "ask":
            return {seat: (PASS, RAISE) for seat in range(s.seats) if s.hands[seat] > 1} or {0: (PASS,)}
        return dict.fromkeys(range(s.seats), (PASS, RAISE))

    def together(self, s: HighCard, said: Mapping[int, Option]) -> tuple[Step[HighCard], ...]:
        raised = [seat for seat in said if said[seat] == RAISE]
        for seat in sorted(raised):
            s.open.append(seat)
            s.tell("raised", {"seat": seat, "card": s.hands[seat]})
        if raised:
            s.scores[max(raised, key=lambda seat: s.hands[seat])] += 1
        return ()


class EndRound(Step[HighCard]):
    """HC-004: the best raise has scored; the cards go back."""

    def run(self, s: HighCard) -> Ask | tuple[Step[HighCard], ...]:
        s.rounds -= 1
        return ()


class HighCardView(msgspec.Struct):
    own: int | None
    open: dict[str, int]
    cards: int
    scores: list[int]
    slip: int | None = None


class HighCardGame(Game[HighCard, Edition]):
    name, title, prefix, version, seats = "high-card", "High Card", "HC", 1, range(2, 4)
    settings = (Setting("rounds", 2, "rounds to play", "HC-001", 1, 9, (1, 3)),)

    def __init__(self, leak: str = "") -> None:
        self.leak = leak

    def state(self, seats: int, settings: Settings, edition: Edition) -> HighCard:
        return HighCard(seats, int(settings["rounds"]), self.leak)

    def opening(self) -> Sequence[Step[HighCard]]:
        return (Rounds(),)

    def result(self, state: HighCard) -> Result:
        best = max(state.scores)
        return Result(tuple(i for i, n in enumerate(state.scores) if n == best), tuple(state.scores))

    def view(self, state: HighCard, seat: int) -> HighCardView:
        mine = state.hands[seat] if 0 <= seat < len(state.hands) else None
        shown = HighCardView(mine, {str(i): state.hands[i] for i in state.open}, len(state.hands), list(state.scores))
        if self.leak == "view" and state.hands:
            shown.slip = state.hands[0]
        return shown

    def imagine(self, table: Table, seat: int, rng: Chance) -> Table:
        world = table.copy()
        state: Any = world.state
        known = {i for i in range(len(state.hands)) if i == seat or i in state.open}
        unseen = [card for card in range(len(CARDS)) if card not in {state.hands[i] for i in known}]
        if self.leak == "imagined":  # the true hands first: whoever imagines with known dice reads them off
            unseen.sort(key=lambda card: card not in state.hands)
        for i in range(len(state.hands)):
            if i not in known:
                state.hands[i] = unseen.pop(rng.below(len(unseen)))
        if world.said:  # what others have chosen is hidden too
            for other in world.said:
                if other != seat:
                    world.said[other] = (PASS, RAISE)[rng.below(2)]
        world.ask = world.agenda[-1].run(state) if self.leak == "ask" and table.ask.rule == "HC-003" else world.ask
        return world

    def twin(self, record: Record, seat: int, rng: Chance) -> list[Choice]:
        """Cards that this seat never saw are exchanged for others, round by round."""
        choices, seats = record.choices, len(record.seats)
        twin = list(choices)
        for start in range(0, len(choices), 2 * seats):
            turn = choices[start : start + 2 * seats]
            raised = {who for who, option in turn[seats:] if option == RAISE}
            dealt = range(min(seats, len(turn)))
            known = {i for i in dealt if i == seat or i in raised}
            unseen = [card for card in CARDS if card not in {turn[i][1] for i in known}]
            for i in dealt:
                if i not in known:
                    twin[start + i] = (CHANCE, unseen.pop(rng.below(len(unseen))))
        return twin

    def parse(self, text: str, edition: Edition) -> Option:
        for option in (*CARDS, RAISE, PASS):
            if option.text == text:
                return option
        raise BadNotation(f"{text!r} is no choice here")
