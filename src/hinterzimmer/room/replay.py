"""Games looked at again: records as files, and moments of a replay.

While a game runs, a seat gets what it has seen and no more; where memory is the game, of all that is past only what
everybody saw. Moments are counted by asks, not by choices: how many have answered an open ask is nobody's business.
"""

from typing import Any

import msgspec

from hinterzimmer.engine.events import Event
from hinterzimmer.engine.record import Record, game_of, read
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import look
from hinterzimmer.games import find
from hinterzimmer.room.errors import BadMessage, NotYours, WrongPhase
from hinterzimmer.room.room import Room
from hinterzimmer.room.wire import ReplayMoment


def record_of(room: Room, round: int | None) -> tuple[Record, bool]:
    """The record of a round, the latest if not said; and whether it is finished."""
    if not room.records:
        raise WrongPhase("there is no game yet")
    if round is None:
        round = len(room.records)
    if not 1 <= round <= len(room.records):
        raise BadMessage(f"there is no round {round}; there were {len(room.records)}")
    return room.records[round - 1], round < len(room.records) or room.phase != "playing"


def record_text(room: Room, seat: int, round: int | None) -> str:
    """Everything when the game is over; before that the header without the secret, and what this seat was told."""
    record, finished = record_of(room, round)
    if finished:
        return record.write()
    lines = [line for line in record.header() if not line.startswith("secret:")]
    who = "a spectator" if seat == SPECTATOR else f"seat {seat + 1}"
    lines += ["", f"The game is not over: this is what {who} has seen of it.", ""]
    eyes = seat
    if seat != SPECTATOR and not record.game.reminds(record.settings):
        lines[-1:] = ["Memory is the game: what only you saw follows when it is over.", ""]
        eyes = SPECTATOR
    for event in story(record):
        shown = event.seen_by(eyes)
        if shown is not None:
            kind = shown.pop("event")
            lines.append(f"{kind}: {' '.join([f'{key}={value}' for key, value in shown.items()])}")
    return "\n".join(lines) + "\n"


def story(record: Record) -> list[Event]:
    """All that has happened."""
    return record.replay().take_events()


def check_record(text: str) -> Record:
    """A record that can be shown; BadRecord says what is wrong with it."""
    return read(text, find(game_of(text)))


def moment(
    room: Room,
    own: int,
    number: int | None,
    seat: int | None,
    everything: bool,
    round: int | None,
    since: int | None = None,
) -> ReplayMoment:
    """The table when its ask of this number opened (the last one if not said), for these eyes.

    With what led to it, and if `since` is said, to each moment before it from that one on.
    """
    record, finished = record_of(room, round)
    if not finished and (everything or (seat is not None and seat not in (own, SPECTATOR))):
        raise NotYours("what others see can be looked at when the game is over")
    if seat is not None and seat >= len(record.seats):
        raise BadMessage(f"there is no seat {seat + 1}")
    moments = moments_of(record)
    at = moments if number is None else number
    if at > moments:
        raise BadMessage(f"there is no moment {at}; there are {moments}")
    table, led = table_at(record, at)
    forgets = not finished and not record.game.reminds(record.settings)

    def eyes(n: int) -> int:
        """Who looks at a moment: where memory is the game, nobody is reminded of what is past."""
        return SPECTATOR if forgets and n < moments else own if seat is None else seat

    def told(n: int) -> list[dict[str, Any]]:
        events = led.get(n, [])
        if everything:
            return [event.data | {"event": event.kind} for event in events]
        shown = [event.seen_by(eyes(n)) for event in events]
        return [one for one in shown if one is not None]

    seats = [*range(len(record.seats))] if everything else [eyes(at)]
    views = [look(record.game, table, one) for one in seats]
    if everything:
        views = [msgspec.structs.replace(one, board=record.game.laid_open(table.state, one.seat)) for one in views]
    return ReplayMoment(at, moments, views, told(at), [told(n) for n in range(since or at, at)])


def moments_of(record: Record) -> int:
    """How many asks there were; the end of a game is a moment, too."""
    table = record.replay(events=False)
    return table.number + (1 if table.over else 0)


def table_at(record: Record, number: int) -> tuple[Table, dict[int, list[Event]]]:
    """The table when its ask of this number opened, and the events that led there, moment by moment."""
    table = record.replay(0)
    led = {table.number: table.take_events()}
    for seat, option in record.choices:
        if table.number >= number:
            break
        before = table.ask
        table.play(seat, option)
        if table.ask is not before:
            led[table.number + (1 if table.over else 0)] = table.take_events()
    return table, led
