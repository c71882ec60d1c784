"""What is due in a room, and when."""

import pytest

from hinterzimmer.engine.errors import IllegalOption
from hinterzimmer.room import entries, schedule, wire
from hinterzimmer.room.commands import decide
from hinterzimmer.room.room import Room


def room_of(game: str, clock: wire.Clock, window: float = 4.0, bot: str | None = "random") -> Room:
    """A running room of two people and a bot, or of three people."""
    room = Room("r")
    agreement = wire.Agreement(game, 3, clock=clock, window=window)
    room.apply(entries.RoomOpened(at=0, agreement=agreement, secret="ab" * 32))
    for seat in range(3):
        if seat == 2 and bot:
            room.apply(entries.BotSeated(at=0, at_seat=2, bot=bot))
        else:
            room.apply(entries.SeatJoined(at=0, seat=seat, name=f"P{seat}", token=f"{seat}" * 64, seed=""))
    room.apply(entries.GameStarted(at=1_000, seat=0, id="start"))
    return room


def to_window(room: Room, at: int = 1_000) -> None:
    """Play first options until a window is open."""
    while not room.is_window():
        for seat in room.waiting_seats():
            option = room.table.options(seat)[0].text
            room.apply(decide(room, seat, wire.Choose(id="", ask=room.table.ask_number, option=option), at, bytes)[0])


def test_before_the_start_and_after_the_end_nothing_is_due() -> None:
    room = Room("r")
    room.apply(entries.RoomOpened(at=0, agreement=wire.Agreement("ausbrecher", 2), secret="ab" * 32))
    assert schedule.next_due_ms(room) is None
    assert schedule.bots_to_move(room) == {}
    assert schedule.late_seats(room, 1 << 50) == {}
    assert schedule.answers(room, 1, {0: "anything"}, "bot", 0) == []


def test_the_first_deadline_of_a_person_is_due_and_a_bot_has_none() -> None:
    room = room_of("ausbrecher", wire.Clock("decision", 30.0))
    assert schedule.next_due_ms(room) == 31_000
    assert schedule.bots_to_move(room) == {2: "random"}
    assert schedule.late_seats(room, 30_999) == {}
    assert schedule.late_seats(room, 31_000) == {0: "level1", 1: "level1"}
    assert schedule.next_due_ms(room_of("ausbrecher", wire.Clock())) is None


def test_answers_of_bots_are_taken_only_where_they_are_due() -> None:
    room = room_of("ausbrecher", wire.Clock("decision", 30.0))
    slip = room.table.options(0)[5].text
    ask = room.table.ask_number
    everybody = dict.fromkeys(range(3), slip)
    assert [entry.seat for entry in schedule.answers(room, ask, everybody, "bot", 2_000)] == [2]
    assert schedule.answers(room, ask + 1, everybody, "bot", 2_000) == []
    late = schedule.answers(room, ask, everybody, "late", 31_000)
    assert [(entry.seat, entry.id, entry.by) for entry in late if isinstance(entry, entries.ChoiceMade)] == [
        (0, "", "late"),
        (1, "", "late"),
    ]
    assert schedule.answers(room, ask, everybody, "late", 30_999) == []
    with pytest.raises(IllegalOption):
        schedule.answers(room, ask, {2: "lot red"}, "bot", 2_000)


def test_a_window_closes_when_it_is_over_and_not_before() -> None:
    room = room_of("kablamo", wire.Clock("decision", 30.0), bot=None)
    to_window(room)
    ask, opened, question = room.table.ask_number, room.ask_opened_at_ms, room.table.require_ask()
    assert schedule.next_due_ms(room) == opened + 4_000
    assert schedule.late_seats(room, opened + 100_000) == {}
    assert schedule.close_window(room, ask, opened + 3_999) == []
    assert schedule.close_window(room, ask - 1, opened + 4_000) == []
    closed = schedule.close_window(room, ask, opened + 4_000)
    assert closed == [entries.WindowClosed(at=opened + 4_000, ask=ask)]
    room.apply(closed[0])
    assert room.table.ask is not question


def test_a_window_that_all_have_passed_closes_at_a_quarter() -> None:
    room = room_of("kablamo", wire.Clock(), bot=None)
    to_window(room)
    opened, passes = room.ask_opened_at_ms, room.table.require_ask().passes
    for seat, option in zip(range(3), (passes[0], passes[-1], passes[0]), strict=True):
        command = wire.Choose(id=f"{seat}", ask=room.table.ask_number, option=option.text)
        room.apply(decide(room, seat, command, opened + 100 * seat, bytes)[0])
    assert schedule.next_due_ms(room) == opened + 1_000


@pytest.mark.parametrize(
    ("now", "usual", "given"), [(10, 0, 1_250), (260, 0, 1_500), (10, 240, 1_500), (750, 0, 1_750)]
)
def test_bots_answer_on_a_beat_no_sooner_than_usual(now: int, usual: int, given: int) -> None:
    assert schedule.answer_at_ms(1_000, 1_000 + now, usual, 250) == given
