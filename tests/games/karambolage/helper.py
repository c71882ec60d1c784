"""Short ways to set up a table of Karambolage."""

from typing import Any

from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.table import Table
from hinterzimmer.games.karambolage import GAME
from hinterzimmer.games.karambolage.edition import KarambolageEdition
from hinterzimmer.games.karambolage.notation import parse_balls
from hinterzimmer.games.karambolage.state import resting

OWN = GAME.edition()


def say(table: Table[Any], *choices: str, edition: KarambolageEdition = OWN) -> None:
    """Play these choices, each for whoever is asked."""
    for text in choices:
        seat = table.waiting_seats()[0]
        table.play(seat, GAME.parse(text, edition))


def opened(seats: int = 2, edition: KarambolageEdition = OWN, **settings: int) -> Table[Any]:
    """A table at which the first seat is about to throw; the balls lie on 5C, 6E and 2D."""
    table = GAME.start(seats, settings, edition)
    say(table, "6666", *["1111"] * (seats - 1), "B 5C", "R 6E", "W 2D", "ready", edition=edition)
    table.take_events()
    return table


def thrown(balls: str, dice: str, seats: int = 2, edition: KarambolageEdition = OWN, **settings: int) -> Table[Any]:
    """A table at which the first seat has just thrown, the balls lying anywhere."""
    table = opened(seats, edition, **settings)
    lay(table, balls)
    table.play(CHANCE, GAME.parse(dice, edition))
    return table


def lay(table: Table[Any], balls: str) -> None:
    """Put the balls anywhere, before a throw."""
    state: Any = table.state
    state.path = [resting(*parse_balls(balls, state.board), ())]


def offered(table: Table[Any]) -> list[str]:
    """What the asked seat may answer, in notation."""
    ask = table.require_ask()
    return [option.text for option in ask.options[table.waiting_seats()[0]]]


def moves_of(table: Table[Any], ball: str) -> list[str]:
    """The fields and dice a ball can be played to."""
    return [text[2:] for text in offered(table) if text.startswith(f"{ball} ")]


def booked(table: Table[Any]) -> dict[str, Any]:
    """The last line of the score sheet."""
    state: Any = table.state
    return dict(state.sheet.to_list()[-1].details())
