"""Karambolage as a `Game`."""

from collections.abc import Mapping, Sequence

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.errors import BadSetting
from hinterzimmer.engine.game import Choice, Game, Result
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.settings import Setting, Settings
from hinterzimmer.engine.steps import Option, Step
from hinterzimmer.engine.table import Table
from hinterzimmer.games.karambolage import imagine as worlds
from hinterzimmer.games.karambolage import notation
from hinterzimmer.games.karambolage.edition import KarambolageEdition
from hinterzimmer.games.karambolage.rules import Opening, PlaceBalls, Rounds
from hinterzimmer.games.karambolage.state import Karambolage
from hinterzimmer.games.karambolage.view import View
from hinterzimmer.games.karambolage.viewing import view


class KarambolageGame(Game[Karambolage, KarambolageEdition]):
    """Karambolage: its names, its settings, and how to start, show, write and imagine it."""

    name = "karambolage"
    title = "Karambolage"
    prefix = "KA"
    version = 1
    seat_counts = range(2, 7)
    settings = (
        Setting(
            "target",
            500,
            "points that win at once; 300 is a short game, 0 means no target",
            "KA-011",
            0,
            100_000,
            (300, 60),
        ),
        Setting("rounds", 0, "number of rounds; 0 for no limit", "KA-042", 0, 200, (2,)),
        Setting(
            "minutes",
            0,
            "playing time in minutes; the current round is played out; 0 for no limit",
            "KA-011",
            0,
            600,
            (10,),
        ),
    )
    levels = range(1, 6)
    edition_class = KarambolageEdition

    def adjust_settings(self, settings: Settings, given: Mapping[str, object]) -> Settings:
        """KA-011, KA-042: rounds or minutes replace the target unless one was agreed as well."""
        if (settings["rounds"] or settings["minutes"]) and "target" not in given:
            settings["target"] = 0
        if not (settings["target"] or settings["rounds"] or settings["minutes"]):
            message = "set a target, a number of rounds or a playing time, so that the game can end"
            raise BadSetting(message, "endless")
        return settings

    def state(self, seats: int, settings: Settings, edition: KarambolageEdition) -> Karambolage:
        return Karambolage(edition, seats, settings)

    def agenda(self) -> Sequence[Step[Karambolage]]:
        return (Opening(), PlaceBalls(), Rounds())

    def result(self, state: Karambolage) -> Result:
        """KA-041: the most points win; equal points share the win."""
        best = max(state.scores)
        return Result(tuple(i for i, score in enumerate(state.scores) if score == best), tuple(state.scores))

    def statistics(self, state: Karambolage) -> dict[str, list[int]]:
        points = [score.total() for score in state.sheet.to_list()]
        return {"rounds": [-(-state.turns // state.seat_count)], "points a throw": points}

    def view(self, state: Karambolage, seat: int) -> View:
        return view(state, seat)

    def imagine(self, table: Table[Karambolage], seat: int, rng: RandomStream) -> Table[Karambolage]:
        return worlds.imagine(table, seat, rng)

    def twin(self, record: Record, seat: int, rng: RandomStream) -> list[Choice]:
        return worlds.twin(record, seat, rng)

    def parse(self, text: str, edition: KarambolageEdition) -> Option:
        return notation.parse(text, edition.board)
