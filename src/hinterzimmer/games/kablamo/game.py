"""Kablamo as a `Game`."""

from collections.abc import Sequence

import msgspec

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.game import Choice, Game, Result
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.settings import Setting, Settings
from hinterzimmer.engine.steps import Option, Step
from hinterzimmer.engine.table import Table
from hinterzimmer.games.kablamo import imagine as worlds
from hinterzimmer.games.kablamo import notation
from hinterzimmer.games.kablamo.edition import KablamoEdition
from hinterzimmer.games.kablamo.loading import SetUp
from hinterzimmer.games.kablamo.rules import Rounds
from hinterzimmer.games.kablamo.state import Kablamo
from hinterzimmer.games.kablamo.view import Knowledge, View
from hinterzimmer.games.kablamo.viewing import knowledge, opened, view
from hinterzimmer.games.kablamo.windows import standing_order


class KablamoGame(Game[Kablamo, KablamoEdition]):
    """Kablamo: its names, its settings, and how to start, show, write and imagine it."""

    name = "kablamo"
    title = "Kablamo"
    prefix = "KB"
    version = 1
    seat_counts = range(2, 6)
    has_secrets = True
    has_windows = True
    settings = (
        Setting("mulliganovski", False, "bullets may be put back for one fewer, twice", "KB-023", test_values=(True,)),
        Setting("hardcore", False, "no high-velocity bullets, a Kablamo for everybody", "KB-024", test_values=(True,)),
        Setting("social", False, "loaded bullets show who loaded them", "KB-026", test_values=(True,)),
        Setting("memory_aid", False, "the page shows all that a seat has learnt", "KB-150", test_values=(True,)),
    )
    levels = range(1, 6)
    edition_class = KablamoEdition

    def state(self, seats: int, settings: Settings, edition: KablamoEdition) -> Kablamo:
        return Kablamo(edition, seats, settings)

    def agenda(self) -> Sequence[Step[Kablamo]]:
        return (SetUp(), Rounds())

    def result(self, state: Kablamo) -> Result:
        """KB-043: the last one alive has won, with one point; there may be no winner."""
        winners = (state.winner,) if state.winner >= 0 else ()
        return Result(winners, tuple(int(seat in winners) for seat in range(state.seat_count)))

    def statistics(self, state: Kablamo) -> dict[str, list[int]]:
        return {"rounds": [state.round], "deaths": [died for died in state.died if died]}

    def view(self, state: Kablamo, seat: int) -> View:
        return view(state, seat)

    def open_view(self, state: Kablamo, seat: int) -> View:
        return msgspec.structs.replace(view(state, seat), opened=opened(state))

    def imagine(self, table: Table[Kablamo], seat: int, rng: RandomStream) -> Table[Kablamo]:
        return worlds.imagine(table, seat, rng)

    def twin(self, record: Record, seat: int, rng: RandomStream) -> list[Choice]:
        return worlds.twin(record, seat, rng)

    def standing_order(self, state: Kablamo, seat: int) -> Option | None:
        """KB-072: return the answer of a seat's standing order in an open window; None if it has given none."""
        return standing_order(state, seat)

    def repeats_secrets(self, settings: Settings) -> bool:
        """KB-150: return True only if the table chose the memory aid, because memory is the game."""
        return bool(settings["memory_aid"])

    def knowledge(self, state: Kablamo, seat: int) -> Knowledge:
        """Return everything that a seat has legally learnt (perfect recall)."""
        return knowledge(state, seat)

    def parse(self, text: str, edition: KablamoEdition) -> Option:
        return notation.parse(text, edition.ammunition)
