# mypyc: compile
"""What happens in a room without a command, and when: bots answer, windows close, people's time runs out.

Whoever drives a room asks `next_due_ms` and `bots_to_move` after every change. When a time has come, or a bot has
chosen, `close_window` and `answers` make entries of it. They look at the room as it is then: where the ask is closed or
the seat has answered in the meantime, they give no entries.
"""

from hinterzimmer.room import entries
from hinterzimmer.room.commands import Entries, choice
from hinterzimmer.room.room import Room
from hinterzimmer.room.seats import stand_in


def next_due_ms(room: Room) -> int | None:
    """Return when the open window ends or the first person's time is up; None if neither can happen now."""
    if room.phase != "playing":
        return None
    if room.is_window():
        return room.window_end_ms()
    if room.agreement.clock.kind == "none":
        return None
    deadlines = [room.deadline_ms(seat) for seat in room.waiting_seats()]
    return min([one for one in deadlines if one is not None], default=None)


def bots_to_move(room: Room) -> dict[int, str]:
    """Return the seats for which a bot has yet to answer, each with its bot's name."""
    if room.phase != "playing":
        return {}
    bots = {seat: room.places[seat].bot for seat in room.waiting_seats()}
    return {seat: bot for seat, bot in bots.items() if bot}


def late_seats(room: Room, now_ms: int) -> dict[int, str]:
    """Return the seats whose time is up, each with the bot that decides for it; {} in a window, which simply closes."""
    if room.phase != "playing" or room.is_window():
        return {}
    return {seat: stand_in(room.agreement.game) for seat in room.waiting_seats() if is_late(room, seat, now_ms)}


def is_late(room: Room, seat: int, now_ms: int) -> bool:
    """Return whether this person's time is up."""
    deadline = room.deadline_ms(seat)
    return deadline is not None and deadline <= now_ms


def close_window(room: Room, ask_number: int, now_ms: int) -> Entries:
    """Return the entry that closes the window of this ask; [] if it is not open any more, or not over yet."""
    is_open = room.phase == "playing" and room.table.ask_number == ask_number and room.is_window()
    return [entries.WindowClosed(at=now_ms, ask=ask_number)] if is_open and room.window_end_ms() <= now_ms else []


def answers(room: Room, ask_number: int, chosen: dict[int, str], by: str, now_ms: int) -> Entries:
    """Return the entries of what bots have chosen for seats: `by` is "bot", or "late" where a person's time is up.

    A seat that has answered, that its owner has taken back, or whose time is not up gives no entry. A choice that the
    rules do not allow raises the error that names it.
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
    """Return when an answer that a bot has ready now is given: on a whole beat after `began_ms`.

    `began_ms` is when the ask opened, or when the first deadline passed. It is never sooner than bots like this have
    needed of late (`usual_ms`), so that the time tells nothing about what this one thought about.
    """
    spent_ms = max(now_ms - began_ms, usual_ms + beat_ms // 10)
    return began_ms + max(1, -(-spent_ms // beat_ms)) * beat_ms
