"""Setting a race up and playing it by its notation."""

import re
from typing import Any

from hinterzimmer.engine.steps import Ask
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.games.ausbrecher import GAME
from hinterzimmer.games.ausbrecher.board import HOME, LETTERS
from hinterzimmer.games.ausbrecher.edition import AusbrecherEdition
from hinterzimmer.games.ausbrecher.state import Ausbrecher
from hinterzimmer.games.ausbrecher.view import View

SLIP = "slip RB YN OG V"


def changed(*pairs: tuple[str, str]) -> AusbrecherEdition:
    """The game's own edition with some of its text replaced."""
    text = GAME.edition().text
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return GAME.edition(text)


def play(table: Table[Ausbrecher], *texts: str) -> Table[Ausbrecher]:
    """Play these choices, each for the one seat that is asked."""
    for text in texts:
        ask = table.require_ask()
        assert len(ask.options) == 1, "several are asked: say who answers"
        table.play(next(iter(ask.options)), GAME.parse(text, GAME.edition()))
    return table


def race(seats: int = 2, sheet: bool = False, slips: tuple[str, ...] = (), edition: Any = None) -> Table[Ausbrecher]:
    """A race in which the slips are written and seat 0 is about to pick its dice."""
    table = GAME.start(seats, {"sheet": sheet}, edition)
    for seat in range(seats):
        table.play(seat, GAME.parse(slips[seat] if slips else SLIP, GAME.edition()))
    return play(table, "first 1")


def put(
    track: dict[int, str],
    home: str = "",
    later: bool = True,
    seats: int = 2,
    sheet: bool = False,
    slips: tuple[str, ...] = (),
    edition: Any = None,
) -> Table[Ausbrecher]:
    """A race set up: stacks (the lowest stone first) on fields, stones in the boats, all others in the windows.

    Seat 0 is about to pick its dice, after the first round if `later`.
    """
    table = race(seats, sheet, slips, edition)
    s = state(table)
    for field, stones in track.items():
        for i, letter in enumerate(stones):
            s.position[LETTERS.index(letter)] = field
            if i:
                s.rider[LETTERS.index(stones[i - 1])] = LETTERS.index(letter)
    for letter in home:
        s.position[LETTERS.index(letter)] = HOME
        s.home.append(LETTERS.index(letter))
    s.turns = seats if later else 0
    ask = table.agenda[-1].run(s)
    assert isinstance(ask, Ask)
    table.ask = ask
    return table


def throw(table: Table[Ausbrecher], dice: str) -> Table[Ausbrecher]:
    """Pick and throw dice: `R3 B2 w4` are red with 3, blue with 2 and white with 4."""
    fallen = dict(re.findall(r"([A-Zw])(\d)", dice))
    play(table, "throw " + " ".join(fallen))
    for die in [*LETTERS, "w"]:
        if die in fallen:
            play(table, f"die {die} {fallen[die]}")
    return table


def turn(table: Table[Ausbrecher], dice: str, *moves: str) -> Table[Ausbrecher]:
    """Throw dice and play them in this order."""
    return play(throw(table, dice), *moves)


def offered(table: Table[Ausbrecher]) -> list[str]:
    """What the one seat that is asked may answer."""
    ask = table.require_ask()
    return [option.text for option in next(iter(ask.options.values()))]


def asked(table: Table[Ausbrecher]) -> int:
    """The one seat that is asked."""
    return next(iter(table.require_ask().options))


def state(table: Table[Ausbrecher]) -> Ausbrecher:
    assert isinstance(table.state, Ausbrecher)
    return table.state


def board(table: Table[Ausbrecher], seat: int = 0) -> View:
    """What a seat sees of the game."""
    shown = view_of(GAME, table, seat).board
    assert isinstance(shown, View)
    return shown


def where(table: Table[Ausbrecher]) -> dict[int, str]:
    """The stacks on the track, the lowest stone first, as everybody sees them."""
    return {one.field: "".join(one.stones) for one in board(table).track}


def boats(table: Table[Ausbrecher]) -> list[str]:
    """The boats as everybody sees them."""
    return ["".join(boat) for boat in board(table).boats]


def dice(table: Table[Ausbrecher]) -> dict[str, str]:
    """The dice of the turn and what has become of them."""
    return {one.die: one.is_now for one in board(table).throw}


def told(table: Table[Ausbrecher], kind: str) -> list[dict[str, object]]:
    """The events of a kind since the last look."""
    return [event.data for event in table.take_events() if event.kind == kind]
