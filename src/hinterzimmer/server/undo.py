# mypyc: compile
"""Undo requests: a worker computes if a choice may be taken back, and the room decides in its turn."""

from collections.abc import Callable
from typing import Final

from hinterzimmer.room import commands, undo, wire
from hinterzimmer.room.commands import Entries
from hinterzimmer.room.errors import NoUndo
from hinterzimmer.room.room import Room
from hinterzimmer.room.undo import UndoQuestion
from hinterzimmer.server.interfaces import UndoWorker
from hinterzimmer.server.live_room import LiveRoom

ATTEMPTS_MAX: Final = 5
"""The number of attempts, because play may go on while the worker computes."""


class UndoAttempt:
    """One undo request and its latest question."""

    def __init__(self, speaking_seat: Callable[[Room], int], command: wire.AskUndo) -> None:
        """`speaking_seat` returns the seat of the request, or raises NotYours."""
        self.speaking_seat = speaking_seat
        self.command = command
        self.target = 0
        self.question: UndoQuestion | None = None
        """The question for the worker; None if the command was carried out before."""
        self.is_decided = False

    def ask(self, room: Room) -> None:
        """Set the question in the room's turn. Raises NotYours, WrongPhase, or NoUndo at once for a plain reason."""
        seat = self.speaking_seat(room)
        self.question = None if commands.was_done(room, seat, self.command) else undo.undo_question(room, seat)

    def decide(self, room: Room, now: int) -> Entries:
        """Return the entry of the request; [] if the command was carried out before, or another ask is open now."""
        assert self.question is not None
        seat = self.speaking_seat(room)
        if commands.was_done(room, seat, self.command):
            self.is_decided = True
            return []
        if not undo.is_current(self.question, room):
            return []
        self.is_decided = True
        return commands.ask_undo(room, seat, self.command, now, self.target)


async def ask_undo(
    live: LiveRoom, worker: UndoWorker, speaking_seat: Callable[[Room], int], command: wire.AskUndo
) -> None:
    """Carry out an undo request. Raises NoUndo, NotYours, WrongPhase, or Broken if the worker fails."""
    attempt = UndoAttempt(speaking_seat, command)
    for _ in range(ATTEMPTS_MAX):
        await live.read(attempt.ask)
        if attempt.question is None:
            return
        attempt.target = await worker.undo_target(attempt.question)
        await live.submit_and_wait(attempt.decide)
        if attempt.is_decided:
            return
    raise NoUndo("play went on too fast; ask again", "too-fast")
