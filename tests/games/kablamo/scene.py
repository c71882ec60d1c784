"""A small stage for the tests: revolvers, hands and bag as a test wants them, and choices in the game's notation.

Bullets are written as in the game: `K`, `C` or a number. Seats are counted from 1 in texts and from 0 in code.
"""

from collections.abc import Sequence
from typing import Any

from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.table import Table
from hinterzimmer.games.kablamo import GAME
from hinterzimmer.games.kablamo.bullets import kind_named
from hinterzimmer.games.kablamo.position import EMPTY, FIRING_ORDER
from hinterzimmer.games.kablamo.rules import Rounds
from hinterzimmer.games.kablamo.sightings import LEAVES
from hinterzimmer.games.kablamo.state import Kablamo
from hinterzimmer.games.kablamo.view import View

WINDOWS = ("KB-077", "KB-078")
"""The asks of the windows and of the answer windows."""


def scene(
    *guns: str, hands: Sequence[str] = (), bag: str | None = None, start: int = 0, **settings: bool
) -> Table[Kablamo]:
    """A game in which everybody has loaded, at its first ask: window A of round 1 if there is one.

    Each revolver is written in firing order, `K 14 .` for the safe position, then 4, then 3, where `.` stays empty;
    what is not written is filled up with action bullets that nobody wrote, from 80 downwards. `hands` are the spares.
    `bag` is all that is in the bag, and everything else is out of the game; without it all the rest is in the bag.
    Everybody knows what they loaded themselves.
    """
    s = GAME.state(len(guns), GAME.complete_settings(settings), GAME.edition())
    s.fill_bag()
    s.start = start
    rows = [text.split() for text in guns]
    spares = [text.split() for text in hands]
    written = {word for words in (*rows, *spares, (bag or "").split()) for word in words}
    filling = [str(number) for number in range(80, 13, -1) if str(number) not in written]
    for seat, words in enumerate(rows):
        more = [*words, *[filling.pop(0) for _ in range(6 - len(words))]]
        for at, word in zip(FIRING_ORDER, more, strict=True):
            if word != ".":
                token = taken(s, seat, word)
                s.load(seat, token, seat, at)
    for seat, words in enumerate(spares):
        for word in words:
            taken(s, seat, word)
    if bag is not None:
        keep = bag.split()
        for token in s.bag.copy():
            if s.label(token) in keep:
                keep.remove(s.label(token))
            else:
                s.bag.remove(token)
                s.line[token] = ()
                s.removed.append(token)
        assert not keep, f"not there any more: {keep}"
    return Table(s, (Rounds(),))


def taken(s: Kablamo, seat: int, word: str) -> int:
    """A bullet of this face, drawn out of the bag by a seat; for building a position."""
    token = next((one for one in s.bag if s.label(one) == word), EMPTY)
    assert token != EMPTY, f"there is no {word} any more"
    s.draw(seat, token)
    return token


def marker(table: Table[Kablamo], word: str, seat: int, as_kind: str = "") -> Table[Kablamo]:
    """A bullet out of the bag lies as a marker on the revolver of a seat, before the seat, or on the table."""
    s = state(table)
    token = next(one for one in s.bag if s.label(one) == word)
    s.bag.remove(token)
    s.write(token, LEAVES)
    s.show(token)
    s.playing.append(token)
    s.lay(token, kind_named(as_kind) if as_kind else s.ammunition.kind_of[token], seat)
    return table


def again(table: Table[Kablamo]) -> Table[Kablamo]:
    """The open question asked anew, after a test has changed the position."""
    table.answers = {}
    table.ask = None
    table._advance()
    return table


def state(table: Table[Kablamo]) -> Kablamo:
    """The true state."""
    return table.state


def say(table: Table[Kablamo], *texts: str) -> Table[Kablamo]:
    """Play these choices. `2: pass` is said by seat 2, `pass` by the first seat that has not answered yet."""
    for text in texts:
        who, colon, what = text.partition(": ")
        seat = int(who) - 1 if colon else table.waiting_seats()[0]
        table.play(seat, GAME.parse(what if colon else text, GAME.edition()))
    return table


def skip(table: Table[Kablamo]) -> Table[Kablamo]:
    """Everybody passes until something else than a window is asked, or the game is over."""
    while table.ask is not None and table.ask.rule in WINDOWS:
        say(table, "pass")
    return table


def go(table: Table[Kablamo], rule: str = "", rounds: int = 0) -> Table[Kablamo]:
    """Play on until `rule` is asked, or, without one, until window A of `rounds` rounds later (the next, if not said).

    Windows are passed; everything else is answered with the first option.
    """
    goal = state(table).round + (rounds or 1)
    while table.ask is not None and not (table.ask.rule == rule if rule else state(table).round >= goal):
        seat = table.waiting_seats()[0]
        table.play(seat, table.ask.options[seat][0])
    return table


def asked(table: Table[Kablamo]) -> tuple[str, list[int]]:
    """The rule that asks, and whom."""
    ask = table.require_ask()
    return ask.rule, sorted(ask.options)


def can(table: Table[Kablamo], seat: int | None = None) -> set[str]:
    """What a seat may answer; without a seat: whoever is asked first."""
    return {one.text for one in table.options(table.waiting_seats()[0] if seat is None else seat)}


def chances(table: Table[Kablamo]) -> dict[str, int]:
    """What chance may answer, and with what weight."""
    ask = table.require_ask()
    found: dict[str, int] = {}
    for option, weight in zip(ask.options[CHANCE], ask.weights or (), strict=True):
        found[option.text] = found.get(option.text, 0) + weight
    return found


def gun(table: Table[Kablamo], seat: int) -> str:
    """What lies in a revolver, in firing order, `.` for an empty chamber: the way `scene` takes it."""
    s = state(table)
    return " ".join(["." if s.guns[seat][at] == EMPTY else s.label(s.guns[seat][at]) for at in FIRING_ORDER])


def at(table: Table[Kablamo], seat: int, position: int) -> str:
    """What lies at one position of a revolver."""
    return gun(table, seat).split()[5 - position]


def labels(table: Table[Kablamo], tokens: Sequence[int]) -> str:
    """Bullets as people write them."""
    return " ".join([state(table).label(token) for token in tokens])


def hand(table: Table[Kablamo], seat: int) -> str:
    """The spares of a seat, sorted as the game sorts them."""
    return labels(table, state(table).hands[seat])


def seen(table: Table[Kablamo], seat: int) -> View:
    """The board as a seat sees it."""
    return GAME.view(state(table), seat)


def told(table: Table[Kablamo], seat: int, *kinds: str) -> list[dict[str, Any]]:
    """What a seat has heard since the last call, of these kinds, if said."""
    found = [event.seen_by(seat) for event in table.take_events()]
    heard = [one for one in found if one is not None and (not kinds or one["event"] in kinds)]
    return [{key: value for key, value in one.items() if key != "name"} for one in heard]
