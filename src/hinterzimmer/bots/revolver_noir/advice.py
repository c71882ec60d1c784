"""What level 5 would do and why, and what a position is worth."""

from typing import Final, cast

from hinterzimmer.bots.revolver_noir.keys import Judgement
from hinterzimmer.bots.revolver_noir.mixes import Mixes, learnt
from hinterzimmer.bots.revolver_noir.players import Look, standard
from hinterzimmer.bots.revolver_noir.reading import plan_of, sketch_of
from hinterzimmer.bots.revolver_noir.sketch import OVER, Sketch
from hinterzimmer.bots.seat import Seat
from hinterzimmer.bots.team import Advice, Reason, Weighed
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.acts import ROOMS, Act
from hinterzimmer.games.revolver_noir.belief import pick
from hinterzimmer.games.revolver_noir.state import NOBODY, Noir

TRIES: Final = 12
LOOK_AHEAD: Final = 14
"""So many choices a game is played on before it is judged."""
A_HIT: Final = 0.2
"""What a hit ahead is worth where nothing was learnt, as a share of the win."""
KINDS: Final = {
    "shoot": "shoot",
    "stab": "stab",
    "spring": "spring",
    "trap": "trap",
    "auto": "auto",
    "listen": "listen",
    "move": "move",
    "flee": "flee",
    "answer": "answer",
    "end": "end",
    "start": "start",
    "role": "role",
}


def advise(seat: Seat, rng: Chance) -> Advice:
    """The likeliest choice of level 5 in this seat, with its reason."""
    options = seat.options
    if len(options) == 1:
        return Advice(options[0], Reason("only", {}), (Weighed(options[0], 0.5),))
    look = Look(seat, rng)
    if look.judgement is None:
        return _by_instinct(look)
    mixes = learnt()
    mix, worth = mixes.mix(look.judgement), mixes.worth(look.judgement)
    places = look.places()
    chosen = max(places, key=lambda place: mix[place[0]])
    weighed = sorted([(worth[at], option) for at, option in places], key=lambda pair: -pair[0])
    assert look.sketch is not None
    odds = look.sketch.sides[1 - seat.number].odds
    known = look.sketch.sides[seat.number].odds
    reason = _reason(chosen[1], odds, known, look.state.rooms[seat.number], mix[chosen[0]])
    return Advice(chosen[1], reason, tuple([Weighed(option, value) for value, option in weighed]))


def _by_instinct(look: Look) -> Advice:
    """The same where nothing was learnt."""
    instinct = look.instinct()
    points = sorted([(instinct.points(option), option) for option in look.options], key=lambda pair: -pair[0])
    now = _standing(look.state)[look.seat.number]
    weighed = [Weighed(option, min(0.99, max(0.01, now + A_HIT * value))) for value, option in points]
    reason = _reason(points[0][1], instinct.odds, instinct.own_odds, look.state.rooms[look.seat.number], 1.0)
    return Advice(points[0][1], reason, tuple(weighed))


def _reason(option: Option, odds: list[float], known: list[float], here: int, share: float) -> Reason:
    """Why: the odds that speak for an option."""
    assert isinstance(option, Act)
    kind = option.kind
    likeliest = max(range(len(odds)), key=lambda room: odds[room])
    figures: dict[str, object] = {
        "share": round(100 * share),
        "known": round(100 * known[here]) if here >= 0 else 0,
        "likeliest": ROOMS[likeliest],
        "chance": round(100 * odds[likeliest]),
    }
    if option.mask:
        rooms = [room for room in range(len(odds)) if option.mask >> room & 1]
        figures["chance"] = round(100 * sum([odds[room] for room in rooms]))
    elif kind in ("shoot", "auto") and option.room >= 0:
        figures["chance"] = round(100 * odds[option.room])
    elif kind == "stab":
        figures["chance"] = round(100 * odds[here])
    return Reason(KINDS.get(kind, "effect"), figures)


def worth(table: Table, rng: Chance) -> list[float]:
    """Each seat's share of the win: by playing on a little, several times, and judging what came of it."""
    table = _to_a_choice(table)
    s = cast(Noir, table.state)
    if s.over:
        return [0.5, 0.5] if s.winner == NOBODY else [float(s.winner == seat) for seat in range(2)]
    asked = table.waiting()
    if s.with_roles or not standard(s.edition) or len(asked) != 1 or asked[0] not in (0, 1) or -1 in s.rooms:
        return _standing(s)
    seat = asked[0]
    plan = plan_of(s.edition)
    mixes = learnt()
    now = sketch_of(plan, GAME.view(s, seat), table.options(seat))
    for number in range(2):
        now.sides[number].room = s.rooms[number]
        now.sides[number].wires = s.wires[number]
        armed = (*s.autos[number], -1, -1)
        now.sides[number].first, now.sides[number].second = armed[0], armed[1]
    first = sum([_played_on(now, mixes, rng) for _ in range(TRIES)]) / TRIES
    return [first, 1.0 - first]


def _to_a_choice(table: Table) -> Table:
    """The same table where somebody has more than one option; what has to be said is said."""
    again = table.copy()
    while again.ask is not None and len(again.waiting()) == 1 and len(again.options(again.waiting()[0])) == 1:
        seat = again.waiting()[0]
        again.play(seat, again.options(seat)[0])
    return again


def _played_on(now: Sketch, mixes: Mixes, rng: Chance) -> float:
    """The first seat's share of the win after a few more choices of level 5 on both sides."""
    game = Sketch(now.plan)
    game.copy(now)
    judgement = Judgement()
    for _ in range(LOOK_AHEAD):
        if game.stage == OVER:
            break
        judgement.look(game)
        game.play(judgement.codes[pick(mixes.mix(judgement), rng)])
    if game.stage == OVER:
        return 0.5 if game.winner < 0 else float(game.winner == 0)
    judgement.look(game)
    shares = zip(mixes.mix(judgement), mixes.worth(judgement), strict=True)
    value = sum([share * value for share, value in shares])
    return value if game.asked() == 0 else 1.0 - value


def _standing(s: Noir) -> list[float]:
    """What the hits alone say."""
    first = 0.5 + A_HIT * (s.score(0) - s.score(1))
    return [first, 1.0 - first]
