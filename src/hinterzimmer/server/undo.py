# mypyc: compile
"""Asking for a choice back: whether it may be taken back is found out in a worker, and decided in the room's turn."""

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
"""How often the question is asked again because play went on while it was being answered."""


class UndoAttempt:
    """One request for a choice back, about the ask that was open when its question was put."""

    def __init__(self, speaking_seat: Callable[[Room], int], command: wire.AskUndo) -> None:
        """`speaking_seat` returns the seat that asks, or raises NotYours."""
        self.speaking_seat = speaking_seat
        self.command = command
        self.target = 0
        self.question: UndoQuestion | None = None
        """What a worker has to answer; None if the command was carried out before."""
        self.is_decided = False

    def ask(self, room: Room) -> None:
        """Put the question in the room's turn; raises NoUndo for a reason that is plain to see."""
        seat = self.speaking_seat(room)
        self.question = None if commands.was_done(room, seat, self.command) else undo.undo_question(room, seat)

    def decide(self, room: Room, now: int) -> Entries:
        """Return the entry of the request, or none if another ask is open by now."""
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
    """Carry out a request for a choice back; raises NoUndo and whatever else the room refuses."""
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
