# mypyc: compile
"""How far back a choice may be taken: only to a moment since which nothing hidden or random has come out.

Dice and simultaneous choices are a barrier. Answers to the open ask are not looked at: they are secret. Whether a
choice brought something hidden to light is found out with the game's own `imagine`: the same choices are played in
worlds that a seat could not tell from the true one at that moment. If it could tell them apart afterwards, it has
learnt something, and there is no way back.
"""

from typing import Final

from hinterzimmer.engine.chance import Seeded
from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.engine.game import Choice
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import shown
from hinterzimmer.room.errors import NoUndo

WORLDS: Final = 24
"""How many worlds are imagined for each seat."""


def moment_to_go_back_to(record: Record, before: int, seat: int) -> int:
    """After how many choices the table stood when this seat made its last one; NoUndo if it cannot be taken back.

    Only the choices `before` the open ask are looked at. Those after it are secret answers, and what is refused, and in
    which words, must not tell that another seat has given one.
    """
    choices = record.choices[:before]
    mine = [i for i, (who, _) in enumerate(choices) if who == seat]
    if not mine:
        raise NoUndo("you have not chosen anything yet")
    at = mine[-1]
    if any([who < 0 for who, _ in choices[at:]]):
        raise NoUndo("dice have been thrown or something was drawn since")
    then = record.replay(at, events=False)
    if something_came_out(record, then, choices[at:]):
        raise NoUndo("something hidden has come out since")
    return at


def something_came_out(record: Record, then: Table, choices: list[Choice]) -> bool:
    """Whether these choices told any seat, or a spectator, something that was hidden before."""
    game, rng = record.game, Seeded(0)
    now = then.copy()
    for who, option in choices:
        if len(now.question().options) > 1:
            return True
        now.play(who, option)
    for seat in (SPECTATOR, *range(len(record.seats))):
        seen = shown(game, now, seat)
        for _ in range(WORLDS):
            world = game.imagine(then, seat, rng)
            try:
                for who, option in choices:
                    world.play(who, option)
            except HinterzimmerError:
                return True
            if shown(game, world, seat) != seen:
                return True
    return False
