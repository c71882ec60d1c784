"""A small stage for the tests: two players somewhere in the villa, and what they do, in the game's notation."""

from typing import Any

from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.table import Table
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.knowledge import possible_rooms
from hinterzimmer.games.revolver_noir.notation import parse
from hinterzimmer.games.revolver_noir.state import Noir
from hinterzimmer.games.revolver_noir.view import View


class Scene:
    """A game in which the seats 0 and 1 have started in these rooms; seat 0 begins unless `first` says otherwise.

    `roles` gives each seat its role: the deal is one that allows it.
    """

    def __init__(
        self, one: str = "hall", two: str = "kitchen", first: int = 1, roles: str = "", aid: bool = False, **more: Any
    ) -> None:
        self.table: Table[Noir] = GAME.start(2, {"starter": first, "roles": bool(roles), "aid": aid}, **more)
        if roles:
            mine, theirs = roles.split()
            spare = next(name for name in ("thief", "sneak", "wrecker", "assassin") if name not in (mine, theirs))
            self.table.play(CHANCE, parse(f"deal {mine} {spare}"))
            self.table.play(0, parse(f"role {mine}"))
            self.table.play(1, parse(f"role {theirs}"))
        self.table.play(0, parse(f"start {one}"))
        self.table.play(1, parse(f"start {two}"))

    @property
    def s(self) -> Noir:
        """The true state."""
        return self.table.state

    def asked(self) -> int:
        """The one seat that is asked."""
        (seat,) = self.table.require_ask().options
        return seat

    def do(self, *texts: str) -> "Scene":
        """Each in turn is answered by whoever is asked."""
        for text in texts:
            self.table.play(self.asked(), parse(text))
        return self

    def can(self, kind: str = "") -> set[str]:
        """What whoever is asked may answer; of one kind, if said."""
        return {one.text for one in self.table.options(self.asked()) if kind in ("", one.kind)}

    def view(self, seat: int) -> View:
        """What a seat sees."""
        return GAME.view(self.s, seat)

    def heard(self) -> dict[str, Any]:
        """The last line of the public log."""
        return self.s.told.to_list()[-1]

    def line(self, event: str) -> dict[str, Any]:
        """The last line of this kind in the public log."""
        return next(line for line in reversed(self.s.told.to_list()) if line["event"] == event)

    def possible(self, of: int) -> set[str]:
        """Where a seat can be by what is public."""
        return set(possible_rooms(self.view(1 - of)))

    def at(self, seat: int) -> str:
        """Where a seat truly is."""
        own = self.view(seat).own
        assert own is not None
        return own.room
