"""Taking back in two halves: a quick question about the room, and an answer that needs nothing but the question."""

import pickle

import pytest

from hinterzimmer.engine.steps import Option
from hinterzimmer.games import find
from hinterzimmer.room import commands, entries, undo, wire
from hinterzimmer.room.errors import NoUndo, WrongPhase
from hinterzimmer.room.room import Room
from tests.room.test_schedule import room_of


def choose(room: Room, seat: int, text: str) -> None:
    command = wire.Choose(id="", ask=room.table.ask_number, option=text)
    room.apply(commands.decide(room, seat, command, 2_000, bytes)[0])


def opened() -> tuple[Room, int]:
    """A game of Karambolage in which the first ball was just set, and the seat that set it."""
    room = room_of("karambolage", wire.Clock(), bot=None)
    seat = room.waiting_seats()[0]
    choose(room, seat, room.table.options(seat)[0].text)
    return room, seat


def test_the_question_goes_to_another_process_and_its_answer_into_the_log() -> None:
    room, seat = opened()
    question = pickle.loads(pickle.dumps(undo.undo_question(room, seat)))
    target = undo.undo_target(question)
    assert target == len(room.record.choices) - 1
    assert undo.is_current(question, room)
    command = wire.AskUndo(id="u")
    made = commands.ask_undo(room, seat, command, 3_000, target)
    assert made == commands.decide(room, seat, command, 3_000, bytes)
    room.apply(made[0])
    assert commands.ask_undo(room, seat, command, 3_000, target) == []
    with pytest.raises(NoUndo, match="already open"):
        undo.undo_question(room, seat)


def test_a_question_ends_with_its_ask_and_not_with_a_secret_answer() -> None:
    room = room_of("ausbrecher", wire.Clock(), bot=None)
    slips = [room.table.options(seat)[seat].text for seat in range(3)]
    for seat in range(3):
        choose(room, seat, slips[seat])
    room, seat = opened()
    question = undo.undo_question(room, seat)
    room.apply(entries.ChatSaid(at=2_500, seat=seat, text="wait"))
    assert undo.is_current(question, room)
    choose(room, seat, room.table.options(seat)[0].text)
    assert not undo.is_current(question, room)


def test_refusals_that_are_plain_to_see_need_no_second_half() -> None:
    room, seat = opened()
    with pytest.raises(NoUndo, match="made a choice yet"):
        undo.undo_question(room, (seat + 1) % 3)
    waiting = Room("w")
    waiting.apply(entries.RoomOpened(at=0, agreement=wire.Agreement("karambolage", 2), secret="ab" * 32))
    with pytest.raises(WrongPhase):
        undo.undo_question(waiting, 0)


def test_a_simultaneous_choice_is_a_barrier_in_a_game_without_secrets_too() -> None:
    room = room_of("ausbrecher", wire.Clock(), bot=None)
    game = find("ausbrecher")
    before = game.start(3, room.record.settings, room.record.edition, events=False)
    while before.waiting_seats() != [0, 1, 2]:
        before.play(before.waiting_seats()[0], before.require_ask().outcome(0))
    slip: Option = before.options(0)[0]
    assert undo.reveals_information(game, before, [(0, slip), (1, slip), (2, slip)], 3)


def test_no_worlds_are_imagined_where_a_game_has_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    room, seat = opened()
    game = type(room.game)
    assert not game.has_secrets

    def refuse(*_: object) -> None:
        raise AssertionError("a world was imagined")

    monkeypatch.setattr(game, "imagine", refuse)
    assert undo.undo_target(undo.undo_question(room, seat)) >= 0
    monkeypatch.setattr(game, "has_secrets", True)
    with pytest.raises(AssertionError, match="a world was imagined"):
        undo.undo_target(undo.undo_question(room, seat))
