"""Ausbrecher AG as a `Game`."""

from collections.abc import Sequence

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.game import Choice, Game, Result
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.settings import Setting, Settings
from hinterzimmer.engine.steps import Option, Step
from hinterzimmer.engine.table import Table
from hinterzimmer.games.ausbrecher import imagine as worlds
from hinterzimmer.games.ausbrecher import notation
from hinterzimmer.games.ausbrecher.edition import AusbrecherEdition
from hinterzimmer.games.ausbrecher.rules import DrawFirst, Race, WriteSlips
from hinterzimmer.games.ausbrecher.state import Ausbrecher
from hinterzimmer.games.ausbrecher.view import Knowledge, View
from hinterzimmer.games.ausbrecher.viewing import knowledge, view


class AusbrecherGame(Game[Ausbrecher, AusbrecherEdition]):
    """Ausbrecher AG: its names, its settings, and how to start, show, write and imagine it."""

    name = "ausbrecher"
    title = "Ausbrecher AG"
    prefix = "AU"
    version = 1
    seat_counts = range(2, 7)
    has_secrets = True
    settings = (
        Setting(
            "sheet", False, "start from the space to which the bed sheet hangs down", "AU-013", test_values=(True,)
        ),
    )
    levels = range(1, 6)
    edition_class = AusbrecherEdition

    def state(self, seats: int, settings: Settings, edition: AusbrecherEdition) -> Ausbrecher:
        return Ausbrecher(edition, seats, settings)

    def agenda(self) -> Sequence[Step[Ausbrecher]]:
        return (WriteSlips(), DrawFirst(), Race())

    def result(self, state: Ausbrecher) -> Result:
        """AU-035: the most points win; equal points share the win."""
        scores = state.points()
        best = max(scores)
        return Result(tuple(seat for seat, score in enumerate(scores) if score == best), tuple(scores))

    def statistics(self, state: Ausbrecher) -> dict[str, list[int]]:
        return {"turns": [state.turns + 1]}

    def view(self, state: Ausbrecher, seat: int) -> View:
        return view(state, seat)

    def knowledge(self, state: Ausbrecher, seat: int) -> Knowledge:
        return knowledge(state, seat)

    def imagine(self, table: Table[Ausbrecher], seat: int, rng: RandomStream) -> Table[Ausbrecher]:
        return worlds.imagine(table, seat, rng)

    def twin(self, record: Record, seat: int, rng: RandomStream) -> list[Choice]:
        return worlds.twin(record, seat, rng)

    def parse(self, text: str, edition: AusbrecherEdition) -> Option:
        return notation.parse(text)
