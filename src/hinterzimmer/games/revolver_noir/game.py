"""Revolver Noir as a `Game`."""

from collections.abc import Sequence

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.game import Choice, Game, Result
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.settings import Setting, Settings
from hinterzimmer.engine.steps import Option, Step
from hinterzimmer.engine.table import Table
from hinterzimmer.games.revolver_noir import imagine as worlds
from hinterzimmer.games.revolver_noir import notation
from hinterzimmer.games.revolver_noir.edition import NoirEdition
from hinterzimmer.games.revolver_noir.rules import Setup
from hinterzimmer.games.revolver_noir.state import NOBODY, Noir
from hinterzimmer.games.revolver_noir.view import View, view


class NoirGame(Game[Noir, NoirEdition]):
    """Revolver Noir: its names, its settings, and how to start, show, write and imagine it."""

    name = "revolver-noir"
    title = "Revolver Noir"
    prefix = "RN"
    version = 1
    seat_counts = range(2, 3)
    has_secrets = True
    settings = (
        Setting("starter", 0, "who begins: 1 or 2, that seat; 0, drawn by lot", "RN-011", 0, 2, (2,)),
        Setting(
            "roles", False, "play with a role each (the Ruthless Schemes expansion)", "RN-040", test_values=(True,)
        ),
        Setting(
            "aid", False, "the plan shades the rooms where the opponent can still be", "RN-052", test_values=(True,)
        ),
    )
    levels = range(1, 6)
    edition_class = NoirEdition

    def state(self, seats: int, settings: Settings, edition: NoirEdition) -> Noir:
        return Noir(edition, seats, settings)

    def agenda(self) -> Sequence[Step[Noir]]:
        return (Setup(),)

    def result(self, state: Noir) -> Result:
        """RN-027, RN-028: the winner, if there is one; the scores are hits dealt and loads brought out."""
        return Result(() if state.winner == NOBODY else (state.winner,), (state.score(0), state.score(1)))

    def statistics(self, state: Noir) -> dict[str, list[int]]:
        return {"turns": [state.turns]}

    def view(self, state: Noir, seat: int) -> View:
        return view(state, seat)

    def imagine(self, table: Table[Noir], seat: int, rng: RandomStream) -> Table[Noir]:
        return worlds.imagine(table, seat, rng)

    def twin(self, record: Record, seat: int, rng: RandomStream) -> list[Choice]:
        return worlds.twin(record, seat, rng)

    def parse(self, text: str, edition: NoirEdition) -> Option:
        return notation.parse(text)
