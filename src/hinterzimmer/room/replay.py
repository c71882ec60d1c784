"""Replays: records as files, and single moments of a game as a seat saw them.

While a game runs, a seat gets only what it has seen. If the game does not repeat secrets (`repeats_secrets`), it gets
of the past only what all seats saw. Moments are counted by asks instead of choices, because the number of choices would
show how many seats have answered the open ask.
"""

from collections.abc import MutableMapping
from typing import Any

import msgspec
from msgspec import Struct

from hinterzimmer.engine.edition import Edition
from hinterzimmer.engine.events import Event
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.record import Record, game_name_in, read_record
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.settings import Settings
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.games import find
from hinterzimmer.room.errors import BadMessage, NotYours, WrongPhase
from hinterzimmer.room.room import Room
from hinterzimmer.room.seats import edition_text
from hinterzimmer.room.wire import ReplayMoment


class ReplaySource(Struct, frozen=True):
    """The input of a replay: a game of a room as plain data, which is quick to take and to pickle for a worker."""

    key: tuple[str, int, int]
    """The room's code, the round, and the number of the open ask (0: finished). Equal keys mean equal replays."""
    game: str
    edition: str
    """The text of the edition; empty for the game's own."""
    settings: Settings
    seats: int
    choices: list[tuple[int, str]]
    """All choices; in a running game only those before the open ask, because answers to it are still secret."""
    finished: bool


class Replay:
    """A game played through once: its moments and the events that led to each."""

    def __init__(self, source: ReplaySource) -> None:
        self.source = source
        self.game: AnyGame = find(source.game)
        edition: Edition = self.game.edition(source.edition or None)
        self.choices = [(seat, self.game.parse(text, edition)) for seat, text in source.choices]
        self.start = Record(self.game, edition, source.settings, [""] * source.seats).replay()
        self.events: dict[int, list[Event]] = {self.start.ask_number: self.start.take_events()}
        """The events that led to each moment, by its number."""
        self.begins: dict[int, int] = {self.start.ask_number: 0}
        """The number of choices before each moment, by its number."""
        table = self.start.copy()
        table.state.events = []
        self.moments = table.ask_number
        """The number of moments: one for each ask, and one for the end of the game."""
        for count, (seat, option) in enumerate(self.choices, 1):
            table.play(seat, option)
            number = table.ask_number + (1 if table.over else 0)
            if number > self.moments:  # an ask may be the same object as the one before
                self.events[number], self.begins[number] = table.take_events(), count
                self.moments = number

    def table_at(self, number: int) -> Table[Any]:
        """Return a new table as it was when ask `number` opened, or at the end for the last moment."""
        table = self.start.copy()
        for seat, option in self.choices[: self.begins[number]]:
            table.play(seat, option)
        return table


def record_of(room: Room, round: int | None) -> tuple[Record, bool]:
    """Return the record of a round (None: the latest), and whether that game is finished.

    Raises WrongPhase before the first game, and BadMessage if there is no such round.
    """
    if not room.records:
        raise WrongPhase("there is no game yet", "no-game")
    if round is None:
        round = len(room.records)
    if not 1 <= round <= len(room.records):
        message = f"there is no round {round}; there were {len(room.records)}"
        raise BadMessage(message, "no-round", round=round, rounds=len(room.records))
    return room.records[round - 1], round < len(room.records) or room.phase != "playing"


def record_text(room: Room, seat: int, round: int | None) -> str:
    """Return the record of a finished game, or what a seat has seen of a running one. Raises like `record_of`."""
    record, finished = record_of(room, round)
    return record.to_text() if finished else running_text(source_of(room, round), record.header(), seat)


def running_text(source: ReplaySource, header: list[str], seat: int) -> str:
    """Return the record's header without its secret, and below it the events that a seat has seen of a running game.

    It plays the whole game through, which can take seconds in a long one, so a server calls it in a worker.
    """
    game = find(source.game)
    lines = [line for line in header if not line.startswith("secret:")]
    who = "a spectator" if seat == SPECTATOR else f"seat {seat + 1}"
    lines += ["", f"The game is not over: this is what {who} has seen of it.", ""]
    viewer = seat
    if seat != SPECTATOR and not game.repeats_secrets(source.settings):
        lines[-1:] = ["Memory is the game: what only you saw follows when it is over.", ""]
        viewer = SPECTATOR
    for event in [event for events in Replay(source).events.values() for event in events]:
        shown = event.seen_by(viewer)
        if shown is not None:
            kind = shown.pop("event")
            lines.append(f"{kind}: {' '.join([f'{key}={value}' for key, value in shown.items()])}")
    return "\n".join(lines) + "\n"


def read_any_record(text: str) -> Record:
    """Return the record in a text, of whatever game it names. Raises BadRecord or UnknownGame."""
    return read_record(text, find(game_name_in(text)))


def source_of(room: Room, round: int | None) -> ReplaySource:
    """Return the input for a replay of a round (None: the latest). Raises like `record_of`."""
    record, finished = record_of(room, round)
    choices = record.choice_texts() if finished else record.choice_texts()[: room.choices_before_ask]
    return ReplaySource(
        (room.code, len(room.records) if round is None else round, 0 if finished else room.table.ask_number),
        record.game.name,
        edition_text(room.agreement),
        record.settings,
        len(record.seat_names),
        choices,
        finished,
    )


def moment(
    room: Room,
    own: int,
    number: int | None,
    seat: int | None,
    everything: bool,
    round: int | None,
    since: int | None = None,
) -> ReplayMoment:
    """Return a moment of a round in one call: `source_of` and `replay_moment` together."""
    return replay_moment(source_of(room, round), own, number, seat, everything, since)


def replay_moment(
    source: ReplaySource,
    own: int,
    number: int | None = None,
    seat: int | None = None,
    everything: bool = False,
    since: int | None = None,
    cache: MutableMapping[tuple[str, int, int], Replay] | None = None,
) -> ReplayMoment:
    """Return moment `number` (None: the last one) with the views and events that a seat may see.

    `own` is the seat that requests it, and `seat` the one whose view it wants (None: its own). With `since`, the result
    also holds the events before each moment from that one on. Raises NotYours or BadMessage.

    A long game can take seconds, so a server calls this in a worker. `cache` keeps games played through, so that the
    next moment of the same game is quick; the caller removes old ones from it.
    """
    finished = source.finished
    if not finished and (everything or (seat is not None and seat not in (own, SPECTATOR))):
        raise NotYours("other seats can be viewed once the game is over", "not-over")
    if seat is not None and seat >= source.seats:
        raise BadMessage(f"there is no seat {seat + 1}", "no-seat", number=seat + 1)
    replay = cache.get(source.key) if cache is not None else None
    if replay is None:
        replay = Replay(source)
        if cache is not None:
            cache[source.key] = replay
    game, moments, events = replay.game, replay.moments, replay.events
    at = moments if number is None else number
    if at > moments:
        raise BadMessage(f"there is no moment {at}; there are {moments}", "no-moment", moment=at, moments=moments)
    table = replay.table_at(at)
    forgets = not finished and not game.repeats_secrets(source.settings)

    def viewer(n: int) -> int:
        """Return the seat for whom moment `n` is shown; SPECTATOR for the past if secrets are not repeated."""
        return SPECTATOR if forgets and n < moments else own if seat is None else seat

    def events_before(n: int) -> list[dict[str, Any]]:
        if everything:
            return [event.data | {"event": event.kind} for event in events.get(n, [])]
        shown = [event.seen_by(viewer(n)) for event in events.get(n, [])]
        return [one for one in shown if one is not None]

    seats = [*range(source.seats)] if everything else [viewer(at)]
    views = [view_of(game, table, one) for one in seats]
    if everything:
        views = [msgspec.structs.replace(one, board=game.open_view(table.state, one.seat)) for one in views]
    return ReplayMoment(at, moments, views, events_before(at), [events_before(n) for n in range(since or at, at)])
