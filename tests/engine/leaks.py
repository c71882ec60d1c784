"""High Card betraying a secret in one of the ways that the twin worlds must catch."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from high_card.game import HighCardGame
from high_card.rules import CARDS, PASS, RAISE, DealTo, EndRound, HighCard, Raise, Rounds

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.steps import Ask, Option, Step
from hinterzimmer.engine.table import Table


class OpenDealTo(DealTo):
    """Everybody hears which card was dealt."""

    def resume(self, s: HighCard, answers: Mapping[int, Option]) -> tuple[Step[HighCard], ...]:
        s.hands.append(CARDS.index(answers[CHANCE]))
        s.emit("dealt", {"seat": self.seat, "card": s.hands[-1]})
        return ()


class OpenDeal(Rounds):
    def once(self, s: HighCard) -> tuple[Step[HighCard], ...]:
        s.hands, s.open = [], []
        return (*[OpenDealTo(seat) for seat in range(s.seat_count)], Raise(), EndRound())


class RaiseOfTheHigh(Raise):
    """Only holders of high cards are asked."""

    def offers(self, s: HighCard) -> dict[int, Sequence[Option]]:
        return {seat: (PASS, RAISE) for seat in range(s.seat_count) if s.hands[seat] > 1} or {0: (PASS,)}


class TellingAsk(Rounds):
    def once(self, s: HighCard) -> tuple[Step[HighCard], ...]:
        deal, _, end = super().once(s)
        return (deal, RaiseOfTheHigh(), end)


class LeakyGame(HighCardGame):
    """`leak` is where: `view`, `event`, `ask` or `imagined`."""

    def __init__(self, leak: str) -> None:
        self.leak = leak

    def agenda(self) -> Sequence[Step[HighCard]]:
        return ({"event": OpenDeal, "ask": TellingAsk}.get(self.leak, Rounds)(),)

    def view(self, state: HighCard, seat: int) -> Any:
        seen = msgspec.structs.asdict(super().view(state, seat))
        return {**seen, "slip": state.hands[0]} if self.leak == "view" and state.hands else seen

    def imagine(self, table: Table[Any], seat: int, rng: RandomStream) -> Table[Any]:
        world = super().imagine(table, seat, rng)
        if self.leak == "ask" and table.ask is not None and table.ask.rule == "HC-003":
            asked = world.agenda[-1].run(world.state)
            assert isinstance(asked, Ask)
            world.ask = asked
        if self.leak == "imagined":  # the true hands first: with known dice they can be read off
            true, imagined = table.state, world.state
            assert isinstance(true, HighCard)
            assert isinstance(imagined, HighCard)
            hidden = [i for i in range(len(true.hands)) if i != seat and i not in true.open]
            known = [true.hands[i] for i in range(len(true.hands)) if i not in hidden]
            unseen = sorted({*range(len(CARDS))} - {*known}, key=lambda card: card not in true.hands)
            for i in hidden:
                imagined.hands[i] = unseen.pop(rng.below(len(unseen)))
        return world
