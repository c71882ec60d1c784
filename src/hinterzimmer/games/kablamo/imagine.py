# mypyc: compile
"""Worlds that a seat cannot tell from the true one: other presents (`imagine`) and other pasts (`twin`)."""

from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.game import Choice
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.steps import Ask, Option
from hinterzimmer.engine.table import Table
from hinterzimmer.games.kablamo.history import PASSED, History
from hinterzimmer.games.kablamo.loading import choose
from hinterzimmer.games.kablamo.options import DRAW, LOAD, PICK, SWAP, Act, as_act
from hinterzimmer.games.kablamo.sightings import bit
from hinterzimmer.games.kablamo.state import Kablamo
from hinterzimmer.games.kablamo.trails import Trails, put
from hinterzimmer.games.kablamo.worlds import World

WINDOWS = ("KB-077", "KB-078")


def imagine(table: Table[Kablamo], seat: int, rng: RandomStream) -> Table[Kablamo]:
    """Return a table with everything redrawn that this seat does not know. It depends on the seat's knowledge and `rng`
    alone.

    All histories that fit count as equally likely: draws are, and so are the choices of other seats, as far as they
    know. It ignores one thing: what a pass in a window reveals about a seat's spares.
    """
    world = table.copy()
    s: Kablamo = world.state
    if world.ask is None or not s.line:
        return world
    lived = World(Trails(s, bit(seat)), rng)
    put(s, lived.where(len(s.line)))
    s.line = lived.lines(len(s.line))
    for other in range(s.seat_count):
        if other != seat:
            s.standing[other] = s.alive[other] and rng.below(2) == 1
            _choose_again(s, other, rng)
    if 0 <= seat < s.seat_count:
        _keep(s, seat)
    asked = world.agenda[-1].run(s)  # the offers to other seats depend on their imagined bullets
    assert isinstance(asked, Ask)
    world.ask = asked
    for other in world.answers:
        if other != seat:
            options = asked.options[other]
            world.answers[other] = options[rng.below(len(options))]
    return world


def _choose_again(s: Kablamo, seat: int, rng: RandomStream) -> None:
    """KB-028: redraw what another seat has chosen to load: only the number is known, or with too few bullets not even
    where.
    """
    spares, chambers = s.hands[seat].copy(), s.empties(seat)
    enough = len(spares) >= len(chambers)
    chosen: list[tuple[int, int]] = []
    for _ in s.pending[seat]:
        at = chambers.pop(0 if enough else rng.below(len(chambers)))
        chosen.append((at, spares.pop(rng.below(len(spares)))))
    s.pending[seat] = chosen


def _keep(s: Kablamo, seat: int) -> None:
    """Keep what the seat itself has chosen to load, with whichever equal bullet its hand holds now."""
    chosen, s.pending[seat] = s.pending[seat], []
    for at, token in chosen:
        choose(s, seat, s.ammunition.face_of[token], at)


def twin(record: Record, seat: int, rng: RandomStream) -> list[Choice]:
    """Return another history that looks the same to this seat.

    Bullets that it never saw get other faces. Choices in a window that had no effect are drawn again.
    """
    table, past = record.replay(0, events=False), History()
    for who, option in record.choices:
        past.note(table, who, option)
        table.play(who, option)
    past.close(table.state)
    past.mix(bit(seat), rng)
    again: list[Choice] = []
    table = record.replay(0, events=False)
    s: Kablamo = table.state
    for number, (who, option) in enumerate(record.choices):
        token = past.named[number]
        ask = table.require_ask()
        if token >= 0 and who != seat:
            option = _renamed(as_act(option), s.ammunition.face_of[past.now[number]])
        elif who != seat and who != CHANCE and ask.rule in WINDOWS and past.free[number]:
            options = ask.options[who]
            if past.free[number] == PASSED:
                options = [one for one in options if one.kind != "play"]
            option = options[rng.below(len(options))]
        table.play(who, option)
        again.append((who, option))
    return again


def _renamed(act: Act, face: int) -> Option:
    """Return the same choice of another bullet."""
    if act.kind == "load":
        return LOAD[face][act.b]
    lists = {"draw": DRAW, "pick": PICK, "swap": SWAP}
    return lists[act.kind][face] if act.kind in lists else act
