"""Undo: a choice can be taken back only if nothing hidden or random has come out since.

Dice and simultaneous choices are a barrier. Answers to the open ask are ignored because they are secret. The game's own
`imagine` shows if a choice revealed something: the same choices are played in worlds that a seat could not tell from
the true one at that moment. If the seat can tell them apart afterwards, it has learnt something, and undo is refused.

Playing those worlds can take seconds, so the work has two halves. `undo_question` reads the room and is quick.
`undo_target` needs only the question and can run in a worker.
"""

from typing import Any, Final

from msgspec import Struct

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.edition import Edition
from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.engine.game import AnyGame, Choice
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.settings import Settings
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import view_bytes
from hinterzimmer.games import find
from hinterzimmer.room.errors import NoUndo, wrong_phase
from hinterzimmer.room.room import Room
from hinterzimmer.room.seats import edition_text

WORLDS_PER_SEAT: Final = 24
"""The number of worlds imagined for each seat."""


class UndoQuestion(Struct, frozen=True):
    """The input of `undo_target`: a seat's request to take its last choice back, as plain data that can be pickled."""

    game: str
    edition: str
    """The text of the edition; empty for the game's own."""
    settings: Settings
    seats: int
    choices: list[tuple[int, str]]
    """The seats and option texts of the choices before the open ask, as in a record."""
    target: int
    """The number of choices before the one to be taken back."""
    ask_number: int


def undo_question(room: Room, seat: int) -> UndoQuestion:
    """Return the question whether this seat's last choice can be taken back. Raises WrongPhase, or NoUndo at once.

    Only choices before the open ask count. Later ones are secret answers, and neither a refusal nor its text may show
    that another seat has given one.
    """
    if room.phase != "playing":
        raise wrong_phase(room.phase)
    if room.undo:
        raise NoUndo("an undo request is already open", "pending")
    if seat in room.table.answers or seat in room.held:
        raise NoUndo("your answer is still secret; wait until everyone has answered", "secret-answer")
    choices = room.record.choices[: room.choices_before_ask]
    target = len(choices) - 1
    while target >= 0 and choices[target][0] != seat:
        target -= 1
    if target < 0:
        raise NoUndo("you haven’t made a choice yet", "nothing-chosen")
    if any([who < 0 for who, _ in choices[target:]]):
        raise NoUndo("dice have been thrown or something was drawn since", "chance")
    return UndoQuestion(
        room.agreement.game,
        edition_text(room.agreement),
        room.record.settings,
        len(room.places),
        [(who, option.text) for who, option in choices],
        target,
        room.table.ask_number,
    )


def is_current(question: UndoQuestion, room: Room) -> bool:
    """Return True if the ask that was open when the question was made is still open.

    Secret answers given since then do not matter, because a question holds none.
    """
    return room.phase == "playing" and room.table.ask_number == question.ask_number


def undo_target(question: UndoQuestion) -> int:
    """Return the number of choices to go back to; raise NoUndo if information came out since. It can take seconds."""
    game = find(question.game)
    edition: Edition = game.edition(question.edition or None)
    parsed = [(who, game.parse(text, edition)) for who, text in question.choices]
    record = Record(game, edition, question.settings, [""] * question.seats, choices=parsed)
    then = record.replay(question.target, events=False)
    if reveals_information(game, then, parsed[question.target :], question.seats):
        raise NoUndo("something hidden has come out since", "revealed")
    return question.target


def reveals_information(game: AnyGame, then: Table[Any], choices: list[Choice], seats: int) -> bool:
    """Return True if these choices revealed to a seat or a spectator something that was hidden before.

    In a game without secrets only a simultaneous choice can do so, and no worlds are imagined.
    """
    now = then.copy()
    for who, option in choices:
        if len(now.require_ask().options) > 1:
            return True
        now.play(who, option)
    return game.has_secrets and any(tells_apart(game, then, now, choices, seat) for seat in (SPECTATOR, *range(seats)))


def tells_apart(game: AnyGame, then: Table[Any], now: Table[Any], choices: list[Choice], seat: int) -> bool:
    """Return True if a seat's view after these choices rules out a world that it held possible before them."""
    rng, seen = SeededStream(f"undo {seat}"), view_bytes(game, now, seat)
    for _ in range(WORLDS_PER_SEAT):
        world = game.imagine(then, seat, rng)
        try:
            for who, option in choices:
                world.play(who, option)
        except HinterzimmerError:
            return True
        if view_bytes(game, world, seat) != seen:
            return True
    return False
