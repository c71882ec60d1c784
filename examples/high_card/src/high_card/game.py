"""The doors of High Card: what a seat sees, what it can imagine, and how a choice is written."""

from collections.abc import Sequence

import msgspec

from high_card.rules import CARDS, PASS, RAISE, HighCard, Rounds
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.edition import Edition
from hinterzimmer.engine.errors import BadNotation
from hinterzimmer.engine.game import Choice, Game, Result
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.settings import Setting, Settings
from hinterzimmer.engine.steps import Option, Step
from hinterzimmer.engine.table import Table


class HighCardView(msgspec.Struct):
    """What a seat sees: its own card, the cards that lie open by seat, how many are dealt, the scores."""

    own: int | None
    open: dict[str, int]
    cards: int
    scores: list[int]


class HighCardGame(Game[HighCard, Edition]):
    """High Card, for 2 or 3 players."""

    name, title, prefix, version, seat_counts = "high-card", "High Card", "HC", 1, range(2, 4)
    has_secrets = True
    has_windows = True
    settings = (Setting("rounds", 2, "rounds to play", "HC-001", 1, 9, (1, 3)),)

    def state(self, seats: int, settings: Settings, edition: Edition) -> HighCard:
        return HighCard(seats, int(settings["rounds"]))

    def agenda(self) -> Sequence[Step[HighCard]]:
        return (Rounds(),)

    def result(self, state: HighCard) -> Result:
        best = max(state.scores)
        return Result(tuple(i for i, n in enumerate(state.scores) if n == best), tuple(state.scores))

    def view(self, state: HighCard, seat: int) -> HighCardView:
        own = state.hands[seat] if 0 <= seat < len(state.hands) else None
        return HighCardView(own, {str(i): state.hands[i] for i in state.open}, len(state.hands), list(state.scores))

    def imagine(self, table: Table[HighCard], seat: int, rng: RandomStream) -> Table[HighCard]:
        world = table.copy()
        state = world.state
        assert isinstance(state, HighCard)
        known = [i for i in range(len(state.hands)) if i == seat or i in state.open]
        unseen = [card for card in range(len(CARDS)) if card not in [state.hands[i] for i in known]]
        for i in range(len(state.hands)):
            if i not in known:
                state.hands[i] = unseen.pop(rng.below(len(unseen)))
        for other in world.answers:  # what the others have chosen is hidden too
            if other != seat:
                world.answers[other] = (PASS, RAISE)[rng.below(2)]
        return world

    def twin(self, record: Record, seat: int, rng: RandomStream) -> list[Choice]:
        """Exchange the cards that this seat never saw for others, round by round."""
        choices, seats = record.choices, len(record.seat_names)
        twin = list(choices)
        for start in range(0, len(choices), 2 * seats):
            turn = choices[start : start + 2 * seats]
            raised = [who for who, option in turn[seats:] if option == RAISE]
            dealt = range(min(seats, len(turn)))
            known = [i for i in dealt if i == seat or i in raised]
            unseen = [card for card in CARDS if card not in [turn[i][1] for i in known]]
            for i in dealt:
                if i not in known:
                    twin[start + i] = (CHANCE, unseen.pop(rng.below(len(unseen))))
        return twin

    def parse(self, text: str, edition: Edition) -> Option:
        for option in (*CARDS, RAISE, PASS):
            if option.text == text:
                return option
        raise BadNotation(f"{text!r} isn’t a choice here", "unknown", text=text, examples=["raise", "pass"])
