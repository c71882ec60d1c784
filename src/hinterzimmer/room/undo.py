"""How far back a choice may be taken: only to a moment since which nothing hidden or random has come out.

Dice and simultaneous choices are a barrier. Answers to the open ask are not looked at: they are secret. Whether a
choice brought something hidden to light is found out with the game's own `imagine`: the same choices are played in
worlds that a seat could not tell from the true one at that moment. If it could tell them apart afterwards, it has
learnt something, and there is no way back.

That takes long, so it is in two halves: `undo_question` looks at the room and is quick; `undo_target` needs nothing but
the question and can be called in another process.
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
"""How many worlds are imagined for each seat."""


class UndoQuestion(Struct, frozen=True):
    """A seat's wish to take its last choice back: all that is needed to find out whether it may. It can be pickled."""

    game: str
    edition: str
    """The text of the edition; empty for the game's own."""
    settings: Settings
    seats: int
    choices: list[tuple[int, str]]
    """The choices before the open ask, as a record writes them."""
    target: int
    """How many of them were made before the one to be taken back."""
    ask_number: int


def undo_question(room: Room, seat: int) -> UndoQuestion:
    """Return the question whether this seat's last choice can be taken back; NoUndo if that is plain to see.

    Only the choices before the open ask are looked at. Those after it are secret answers, and what is refused, and in
    which words, must not tell that another seat has given one.
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
    """Return whether a question is still about the room as it is: whether the ask that was open then is open now.

    A secret answer that came in between changes nothing about it.
    """
    return room.phase == "playing" and room.table.ask_number == question.ask_number


def undo_target(question: UndoQuestion) -> int:
    """Return the number of choices to go back to; raise NoUndo if something has come out since. It may take long."""
    game = find(question.game)
    edition: Edition = game.edition(question.edition or None)
    parsed = [(who, game.parse(text, edition)) for who, text in question.choices]
    record = Record(game, edition, question.settings, [""] * question.seats, choices=parsed)
    then = record.replay(question.target, events=False)
    if reveals_information(game, then, parsed[question.target :], question.seats):
        raise NoUndo("something hidden has come out since", "revealed")
    return question.target


def reveals_information(game: AnyGame, then: Table[Any], choices: list[Choice], seats: int) -> bool:
    """Return whether these choices told any seat, or a spectator, something that was hidden before.

    Where a game has no secrets only a simultaneous choice can; no worlds are imagined.
    """
    now = then.copy()
    for who, option in choices:
        if len(now.require_ask().options) > 1:
            return True
        now.play(who, option)
    return game.has_secrets and any(tells_apart(game, then, now, choices, seat) for seat in (SPECTATOR, *range(seats)))


def tells_apart(game: AnyGame, then: Table[Any], now: Table[Any], choices: list[Choice], seat: int) -> bool:
    """Return whether this seat can tell the table after these choices from one that it could have been before."""
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
