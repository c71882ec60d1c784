"""Games looked at again: records as files, and moments of a replay.

While a game runs, a seat gets what it has seen and no more; where memory is the game, of all that is past only what
everybody saw. Moments are counted by asks, not by choices: how many have answered an open ask is nobody's business.
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
    """A game of a room as plain data, quickly taken and quickly pickled: all that a replay needs."""

    key: tuple[str, int, int]
    """Room, round, and the number of the open ask, 0 in a finished game: the same key, the same replay."""
    game: str
    edition: str
    """The text of the edition; empty for the game's own."""
    settings: Settings
    seats: int
    choices: list[tuple[int, str]]
    """In a running game those before the open ask: answers that are still secret are no part of a replay."""
    finished: bool


class Replay:
    """A game played through once: its moments and what led to each."""

    def __init__(self, source: ReplaySource) -> None:
        self.source = source
        self.game: AnyGame = find(source.game)
        edition: Edition = self.game.edition(source.edition or None)
        self.choices = [(seat, self.game.parse(text, edition)) for seat, text in source.choices]
        self.start = Record(self.game, edition, source.settings, [""] * source.seats).replay()
        self.events: dict[int, list[Event]] = {self.start.ask_number: self.start.take_events()}
        """What led to each moment."""
        self.begins: dict[int, int] = {self.start.ask_number: 0}
        """After how many choices each moment began."""
        table = self.start.copy()
        table.state.events = []
        self.moments = table.ask_number
        """How many moments there are: the asks, and the end of the game."""
        for count, (seat, option) in enumerate(self.choices, 1):
            table.play(seat, option)
            number = table.ask_number + (1 if table.over else 0)
            if number > self.moments:  # an ask may be the same object as the one before
                self.events[number], self.begins[number] = table.take_events(), count
                self.moments = number

    def table_at(self, number: int) -> Table[Any]:
        """Return the table when its ask of this number opened, or as it was at the end."""
        table = self.start.copy()
        for seat, option in self.choices[: self.begins[number]]:
            table.play(seat, option)
        return table


def record_of(room: Room, round: int | None) -> tuple[Record, bool]:
    """The record of a round, the latest if not said; and whether it is finished."""
    if not room.records:
        raise WrongPhase("there is no game yet", "no-game")
    if round is None:
        round = len(room.records)
    if not 1 <= round <= len(room.records):
        message = f"there is no round {round}; there were {len(room.records)}"
        raise BadMessage(message, "no-round", round=round, rounds=len(room.records))
    return room.records[round - 1], round < len(room.records) or room.phase != "playing"


def record_text(room: Room, seat: int, round: int | None) -> str:
    """Everything when the game is over; before that the header without the secret, and what this seat was told."""
    record, finished = record_of(room, round)
    return record.to_text() if finished else running_text(source_of(room, round), record.header(), seat)


def running_text(source: ReplaySource, header: list[str], seat: int) -> str:
    """Return what a seat has seen of a running game, below its record's header. A long game takes long."""
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
    """A record that can be shown; BadRecord says what is wrong with it."""
    return read_record(text, find(game_name_in(text)))


def source_of(room: Room, round: int | None) -> ReplaySource:
    """Return what a replay of a round needs, of the latest if not said; raise BadMessage or WrongPhase if none is."""
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
    """Return a moment of a round at once: `source_of` and `replay_moment` together."""
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
    """Return the table when its ask of this number opened (the last one if not said), as a seat may see it.

    `own` is the seat that asks, `seat` the one whose view it wants. With what led to it, and if `since` is said, to
    each moment before it from that one on. A long game takes long: the caller may do this in another process, and may
    keep a `cache` of games played through, from which it removes what it does not want to keep.
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
        """Who looks at a moment: where memory is the game, nobody is reminded of what is past."""
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
