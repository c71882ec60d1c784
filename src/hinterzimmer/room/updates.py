# mypyc: compile
"""Updates: the parts of a room that changed since the last update that a seat received, or all of them."""

from typing import Any

from hinterzimmer.engine.chance import commitment
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.room.room import Room
from hinterzimmer.room.seats import PART_ROOM, PART_VIEW
from hinterzimmer.room.wire import ChatLine, ClockTimes, RoomInfo, SeatInfo, UndoInfo, Update


def update_for(room: Room, seat: int, last_seen: int | None, now_ms: int, present_seats: int) -> Update | None:
    """Build the update for a seat that last received number `last_seen`; return None if it is up to date.

    With `last_seen=None`, or a number from before this game, it holds the whole room, view and chat. `present_seats`
    are the seats with a connected client, as bits.
    """
    stream = room.update_streams[seat]
    latest = stream.latest_number
    if last_seen == latest:
        return None
    whole = last_seen is None or not stream.first_number <= last_seen <= latest
    news = stream.updates if whole or last_seen is None else stream.updates[last_seen - stream.first_number :]
    parts = PART_ROOM + PART_VIEW if whole else 0
    events: list[dict[str, Any]] = []
    chat: list[ChatLine] = list(room.chat) if whole else []
    reminds = room.recorded_table is None or room.game.repeats_secrets(room.record.settings)
    for at, (flags, happened, said) in enumerate(news, 1 + latest - len(news)):
        parts |= flags
        viewer = seat if at == latest or reminds else SPECTATOR
        for event in happened:
            shown = event.seen_by(viewer)
            if shown is not None:
                events.append(shown)
        if not whole:
            chat.extend(said)
    playing = parts & PART_VIEW and room.recorded_table is not None
    held = room.held.get(seat)
    return Update(
        seat,
        latest,
        room_info(room, present_seats) if parts & PART_ROOM else None,
        view_of(room.game, room.table, seat) if playing else None,
        events,
        chat,
        clock_times(room, now_ms) if playing else None,
        held.text if held and playing else None,
    )


def prepare(room: Room, seat: int, first: int, end: int) -> None:
    """Compute and cache how a seat sees the events of its updates `first` to `end - 1` of the stream's list.

    A caller does this in slices before `update_for`, because that alone would hold up the event loop in a long game.
    """
    for _, happened, _ in room.update_streams[seat].updates[first:end]:
        for event in happened:
            event.seen_by(seat)


def room_info(room: Room, present_seats: int) -> RoomInfo:
    """Return the public information about a room. `present_seats` are the seats with a connected client, as bits."""
    over = room.phase == "over"
    seats = [
        SeatInfo(place.name, place.kind, place.bot, place.muted, bool(present_seats >> seat & 1))
        for seat, place in enumerate(room.places)
    ]
    return RoomInfo(
        room.code,
        room.phase,
        room.round,
        room.agreement,
        room.game.title,
        room.game.has_secrets,
        seats,
        room.host,
        commitment(bytes.fromhex(room.secret)) if room.secret else None,
        room.secret or None if over else None,
        UndoInfo(room.undo.seat, sorted(room.undo.agreed)) if room.undo else None,
        room.allows_hints() and bool(room.game.levels),
    )


def clock_times(room: Room, now_ms: int) -> ClockTimes | None:
    """Return the public state of the clocks in ms; None if neither a clock nor a window limits the open ask."""
    ask = room.table.ask
    if ask is None:
        return None
    window = round(1000 * room.agreement.window) if room.is_window() else None
    kind = room.agreement.clock.kind
    if window is None and kind == "none":
        return None
    people = [seat for seat in ask.options if seat >= 0 and room.places[seat].kind == "person"]
    limit = round(1000 * room.agreement.clock.seconds)
    left = {seat: room.banks_at_ask_ms[seat] if kind == "bank" else limit for seat in people} if kind != "none" else {}
    return ClockTimes(left, max(0, now_ms - room.ask_opened_at_ms), window)
