# mypyc: compile
"""The schedule of a room: bots' answers, the ends of windows and people's deadlines, all due without a command.

The driver of a room (a scheduler or LocalRoom) calls `next_due_ms` and `bots_to_move` after every change. When that
time has come, or a bot has chosen, it calls `close_window` or `answers` for the entries. Both return [] if the ask has
closed or the seat has answered in the meantime.
"""

from hinterzimmer.room import entries
from hinterzimmer.room.commands import Entries, choice
from hinterzimmer.room.room import Room
from hinterzimmer.room.seats import stand_in


def next_due_ms(room: Room) -> int | None:
    """Return when the open window ends or the first person's time is up (ms since 1970); None if neither is due."""
    if room.phase != "playing":
        return None
    if room.is_window():
        return room.window_end_ms()
    if room.agreement.clock.kind == "none":
        return None
    deadlines = [room.deadline_ms(seat) for seat in room.waiting_seats()]
    return min([one for one in deadlines if one is not None], default=None)


def bots_to_move(room: Room) -> dict[int, str]:
    """Return the seats for which a bot has yet to answer, each with its bot's name; {} if there are none."""
    if room.phase != "playing":
        return {}
    bots = {seat: room.places[seat].bot for seat in room.waiting_seats()}
    return {seat: bot for seat, bot in bots.items() if bot}


def late_seats(room: Room, now_ms: int) -> dict[int, str]:
    """Return the seats whose time is up, each with its stand-in; {} in a window, because that closes instead."""
    if room.phase != "playing" or room.is_window():
        return {}
    return {seat: stand_in(room.agreement.game) for seat in room.waiting_seats() if is_late(room, seat, now_ms)}


def is_late(room: Room, seat: int, now_ms: int) -> bool:
    """Return whether this person's time is up."""
    deadline = room.deadline_ms(seat)
    return deadline is not None and deadline <= now_ms


def close_window(room: Room, ask_number: int, now_ms: int) -> Entries:
    """Return the entry that closes the window of this ask; [] if it is closed already or has time left."""
    is_open = room.phase == "playing" and room.table.ask_number == ask_number and room.is_window()
    return [entries.WindowClosed(at=now_ms, ask=ask_number)] if is_open and room.window_end_ms() <= now_ms else []


def answers(room: Room, ask_number: int, chosen: dict[int, str], by: str, now_ms: int) -> Entries:
    """Return the entries of the options that bots have chosen for seats; [] if the ask has closed.

    `by` is "bot", or "late" if a person's time is up. A seat is skipped if it has answered, if its owner has taken it
    back, or if its time is not up. Raises the table's error for a choice that the rules do not allow.
    """
    if room.phase != "playing" or room.table.ask_number != ask_number:
        return []
    waiting, made = room.waiting_seats(), Entries()
    for seat, option in chosen.items():
        is_due = room.places[seat].bot if by == "bot" else is_late(room, seat, now_ms)
        if is_due and seat in waiting:
            made.append(choice(room, seat, ask_number, option, now_ms, by))
    return made


def answer_at_ms(began_ms: int, now_ms: int, usual_ms: int, beat_ms: int) -> int:
    """Return when to submit an answer that a bot has ready at `now_ms`: a whole number of beats after `began_ms`.

    `began_ms` is when the ask opened, or when the first deadline passed. The result is never sooner than such bots
    have recently needed (`usual_ms`), so that the time shows nothing about this bot's thoughts.
    """
    spent_ms = max(now_ms - began_ms, usual_ms + beat_ms // 10)
    return began_ms + max(1, -(-spent_ms // beat_ms)) * beat_ms
