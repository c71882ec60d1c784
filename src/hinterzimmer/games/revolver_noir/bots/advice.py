"""The choice of level 5 with its reason, and the value of a position."""

from collections.abc import Sequence
from typing import Final

from hinterzimmer.engine.bots import Advice, Reason, Seat, WeightedOption
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.bots.log_features import known_to
from hinterzimmer.games.revolver_noir.bots.players import BotView, standard
from hinterzimmer.games.revolver_noir.bots.policy import Situation
from hinterzimmer.games.revolver_noir.options import ROOMS, Act
from hinterzimmer.games.revolver_noir.state import NOBODY, Noir

A_HIT: Final = 0.2
"""The value of a lead of one hit where nothing was learnt, as a share of the win."""
WITH_A_REASON: Final = frozenset(
    ("shoot", "stab", "spring", "trap", "auto", "listen", "move", "flee", "answer", "end", "start", "role")
)
"""The kinds of acts that have a reason of their own; the others are effects of rooms."""


def advise(seat: Seat, rng: RandomStream) -> Advice:
    """Return the most probable choice of level 5 in this seat, with its reason."""
    options = seat.options
    if len(options) == 1:
        return Advice(options[0], Reason("only", {}), (WeightedOption(options[0], 0.5),))
    look = BotView(seat, rng)
    if look.situation is None:
        return _by_instinct(look)
    situation, choices = look.situation, look.choices()
    mix = situation.mix()
    chosen = max(range(len(choices)), key=lambda at: mix[at])
    worths = list(zip(situation.worths(), choices, strict=True))
    weighed = tuple([WeightedOption(option, value) for value, option in sorted(worths, key=lambda pair: -pair[0])])
    odds, known = situation.known.rooms(1 - seat.seat), situation.known.rooms(seat.seat)
    reason = _reason(choices[chosen], odds, known, look.state.rooms[seat.seat])
    return Advice(choices[chosen], reason, weighed)


def _by_instinct(look: BotView) -> Advice:
    """Return the advice where nothing was learnt."""
    instinct = look.rules_policy()
    points = sorted([(instinct.points(option), option) for option in look.options], key=lambda pair: -pair[0])
    now = _standing(look.state)[look.seat.seat]
    weighed = [WeightedOption(option, min(0.99, max(0.01, now + A_HIT * value))) for value, option in points]
    reason = _reason(points[0][1], instinct.odds, instinct.own_odds, look.state.rooms[look.seat.seat])
    return Advice(points[0][1], reason, tuple(weighed))


def _reason(option: Option, odds: Sequence[float], known: Sequence[float], here: int) -> Reason:
    """Return the reason for an option: its key, and the probabilities that support it."""
    assert isinstance(option, Act)
    kind = option.kind
    likeliest = max(range(len(odds)), key=lambda room: odds[room])
    figures: dict[str, object] = {
        "known": round(100 * known[here]) if here >= 0 else 0,
        "likeliest": {"key": f"room-{ROOMS[likeliest]}.in"},
        "chance": round(100 * odds[likeliest]),
    }
    if option.mask:
        rooms = [room for room in range(len(odds)) if option.mask >> room & 1]
        figures["chance"] = round(100 * sum([odds[room] for room in rooms]))
    elif kind in ("shoot", "auto") and option.room >= 0:
        figures["chance"] = round(100 * odds[option.room])
    elif kind == "stab":
        figures["chance"] = round(100 * odds[here])
    return Reason(kind if kind in WITH_A_REASON else "effect", figures)


def win_shares(table: Table[Noir], rng: RandomStream) -> list[float]:
    """Return each seat's share of the win, between two bots of level 5, for a table with nothing hidden."""
    table = _to_a_choice(table)
    s: Noir = table.state
    if s.over:
        return [0.5, 0.5] if s.winner == NOBODY else [float(s.winner == seat) for seat in range(2)]
    asked = table.waiting_seats()
    if s.with_roles or not standard(s.edition) or len(asked) != 1 or asked[0] not in (0, 1) or -1 in s.rooms:
        return _standing(s)
    seat = asked[0]
    one, other = [((s.wires[at], sum([1 << room for room in s.autos[at]])), s.rooms[at]) for at in (seat, 1 - seat)]
    share = Situation(known_to(GAME.view(s, seat)), seat, *one).opened(*other)
    return [share, 1.0 - share] if seat == 0 else [1.0 - share, share]


def _to_a_choice(table: Table[Noir]) -> Table[Noir]:
    """Return a copy of the table, played on while a single seat is asked and has only one option."""
    again = table.copy()
    while (
        again.ask is not None and len(again.waiting_seats()) == 1 and len(again.options(again.waiting_seats()[0])) == 1
    ):
        seat = again.waiting_seats()[0]
        again.play(seat, again.options(seat)[0])
    return again


def _standing(s: Noir) -> list[float]:
    """Return the shares of the win by the hits alone."""
    first = 0.5 + A_HIT * (s.score(0) - s.score(1))
    return [first, 1.0 - first]
