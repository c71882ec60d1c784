"""A small stage for the tests: a game of Kablamo at window A of round 1, with bullets where the test wants them.

Everything is written as the notation writes it: seats from 1, bullets by number, `K` and `C`. Cylinders are written in
firing order (positions 5, 4, 3, 2, 1, 0); `-` is an empty chamber, and what is not said is filled with harmless
bullets from 80 downwards.
"""

from typing import Any

from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.steps import Step
from hinterzimmer.engine.table import Table
from hinterzimmer.games.kablamo import GAME
from hinterzimmer.games.kablamo.notation import parse
from hinterzimmer.games.kablamo.options import as_act
from hinterzimmer.games.kablamo.rules import Rounds
from hinterzimmer.games.kablamo.sightings import BAG, HAND, LEAVES
from hinterzimmer.games.kablamo.state import Kablamo
from hinterzimmer.games.kablamo.view import View

FIRING = (5, 4, 3, 2, 1, 0)
WINDOWS = ("KB-077", "KB-078")


class Stage:
    """A table of as many seats as there are cylinders; seat 1 has the start marker.

    `hands` are the spares of each seat. `bag` is all that is in the bag; if not said, all that is nowhere else. What is
    in no place then has been discarded (live bullets are put out of the game). `agenda` is what is to be done, if not
    round after round.
    """

    def __init__(
        self,
        *guns: str,
        hands: tuple[str, ...] = (),
        bag: str | None = None,
        start: int = 1,
        agenda: tuple[Step[Kablamo], ...] = (Rounds(),),
    ) -> None:
        s = GAME.state(len(guns), GAME.complete_settings({}), GAME.edition())
        self.s = s
        self.left = list(range(s.ammunition.size))
        s.line = [(BAG,)] * s.ammunition.size
        s.start = start - 1
        said = [gun.split() for gun in guns]
        taken = [[-1 if word == "-" else self._take(word) for word in words] for words in said]
        for seat, hand in enumerate(hands):
            for token in sorted([self._take(word) for word in hand.split()]):
                s.hands[seat].append(token)
                self._enter(token, HAND + seat)
        kept = None if bag is None else [self._take(word) for word in bag.split()]
        for seat, tokens in enumerate(taken):
            full = tokens + [self.left.pop() for _ in range(6 - len(tokens))]
            for at, token in zip(FIRING, full, strict=True):
                s.guns[seat][at] = token
                if token >= 0:
                    s.loaders[seat][at] = seat
                    self._enter(token, HAND + seat)
                    s.write(token, LEAVES)
        if kept is None:
            s.bag = self.left
        else:
            s.bag = sorted(kept)
            s.discard = [token for token in self.left if token >= s.ammunition.live]
            s.removed = [token for token in self.left if token < s.ammunition.live]
            for token in self.left:
                s.write(token, LEAVES)
                s.show(token)
        self.told: list[Any] = []
        """Every event so far."""
        self.run(*agenda)

    def run(self, *agenda: Step[Kablamo]) -> "Stage":
        """These steps are done, up to the first question; what was to be done before is forgotten."""
        self.table = Table(self.s, agenda)
        self._listen()
        return self

    def _take(self, word: str) -> int:
        """The first bullet of this face that is in no place yet."""
        token = next(one for one in self.left if self.s.ammunition.label(one) == word)
        self.left.remove(token)
        return token

    def _enter(self, token: int, where: int) -> None:
        self.s.write(token, LEAVES)
        self.s.write(token, where)

    def _listen(self) -> None:
        self.told += self.table.take_events()

    # Playing.

    def answer(self, seat: int, text: str) -> "Stage":
        """One seat (0 is chance) answers."""
        self.table.play(CHANCE if seat == 0 else seat - 1, parse(text, self.s.ammunition))
        self._listen()
        return self

    def do(self, *texts: str) -> "Stage":
        """Each in turn is answered by whoever alone is asked."""
        for text in texts:
            self.answer(self.asked(), text)
        return self

    def all(self, text: str) -> "Stage":
        """Everybody asked gives the same answer."""
        for seat in self.table.waiting_seats():
            self.answer(seat + 1, text)
        return self

    def close(self, windows: int = 1) -> "Stage":
        """So many windows in a row are passed by everybody."""
        for _ in range(windows):
            assert self.rule() in WINDOWS, self.rule()
            self.all("pass")
        return self

    def play(self, seat: int, text: str) -> "Stage":
        """In a window this seat plays (`8`, or `8>14`), and everybody else passes."""
        assert self.rule() in WINDOWS, self.rule()
        for other in self.table.waiting_seats():
            self.answer(other + 1, f"play {text}" if other + 1 == seat else "pass")
        return self

    def quiet(self) -> "Stage":
        """All windows are passed until something else is asked."""
        while not self.table.over and self.rule() in WINDOWS:
            self.all("pass")
        return self

    def on(self, until: str = "") -> "Stage":
        """Windows are passed and every other choice is the last offered, until a rule asks, or a round begins."""
        number = self.s.round
        while not self.table.over and (self.rule() != until if until else self.s.round == number):
            seat = self.table.waiting_seats()[0]
            option = self.table.options(seat)[-1]
            self.answer(0 if seat == CHANCE else seat + 1, "pass" if self.rule() in WINDOWS else option.text)
        return self

    # Asking.

    def rule(self) -> str:
        """The number of the rule that asks."""
        return self.table.require_ask().rule

    def asked(self) -> int:
        """The one seat that is asked, 0 for chance."""
        (seat,) = self.table.waiting_seats()
        return 0 if seat == CHANCE else seat + 1

    def can(self, seat: int | None = None) -> set[str]:
        """What a seat, or whoever alone is asked, may answer."""
        who = self.asked() if seat is None else seat
        return {one.text for one in self.table.options(CHANCE if who == 0 else who - 1)}

    def plays(self, seat: int) -> set[str]:
        """What a seat may play in this window, as `play` takes it."""
        options = [as_act(one) for one in self.table.options(seat - 1)]
        return {one.text.removeprefix("play ") for one in options if one.kind == "play"}

    def gun(self, seat: int) -> str:
        """What lies in a revolver, in firing order."""
        gun = self.s.guns[seat - 1]
        return " ".join(["-" if gun[at] < 0 else self.s.label(gun[at]) for at in FIRING])

    def at(self, seat: int, position: int) -> str:
        """What lies at a position of a revolver."""
        return self.gun(seat).split()[FIRING.index(position)]

    def hand(self, seat: int) -> str:
        """The spares of a seat."""
        return " ".join([self.s.label(token) for token in self.s.hands[seat - 1]])

    def marks(self, seat: int) -> str:
        """What lies on a revolver and before its owner, as kinds."""
        player = self.view().players[seat - 1]
        return ", ".join([one.lies_as for one in [*player.on_revolver, *player.before]])

    def gone(self, bullet: str) -> bool:
        """Whether a numbered bullet is discarded."""
        return bullet in self.view().discard

    def active(self) -> str:
        """The active bullets by number."""
        return " ".join(self.view().active)

    def living(self) -> list[int]:
        """The seats still in the game."""
        return [seat + 1 for seat in self.s.living()]

    def view(self, seat: int = 1) -> View:
        """What a seat sees."""
        return GAME.view(self.s, seat - 1)

    def events(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind so far, without the names that labels stand for."""
        told = [event.data for event in self.told if event.kind == kind]
        return [{key: value for key, value in data.items() if key != "name"} for data in told]
