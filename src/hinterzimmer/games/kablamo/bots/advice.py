"""The choice of level 5, with a reason in words and figures."""

from typing import Any, cast

from hinterzimmer.engine.bots import Advice, Reason, Seat, WeightedOption
from hinterzimmer.engine.chance import RandomStream
from hinterzimmer.engine.table import Table
from hinterzimmer.games.kablamo.bots.memory import Memory
from hinterzimmer.games.kablamo.bots.moves import kablamos
from hinterzimmer.games.kablamo.bots.players import LEVELS
from hinterzimmer.games.kablamo.bots.risk import Outlook
from hinterzimmer.games.kablamo.bots.search import Search
from hinterzimmer.games.kablamo.bullets import KABLAMO, KINDS, words_key
from hinterzimmer.games.kablamo.effects import Look
from hinterzimmer.games.kablamo.effects_assign import Assign
from hinterzimmer.games.kablamo.options import Act
from hinterzimmer.games.kablamo.state import Kablamo

DANGEROUS = 0.35


def advise(seat: Seat, rng: RandomStream) -> Advice:
    """Return what level 5 would do in this seat. It uses only what the seat knows."""
    level = LEVELS[5]
    world = seat.imagine(rng)
    tried = Search(level.tries, level.caution).weigh(seat.imagine, seat.seat, seat.options, rng)
    weighed = tuple(WeightedOption(one.option, one.share) for one in tried)
    if len(seat.options) == 1:
        return Advice(seat.options[0], Reason("only", {}), (WeightedOption(seat.options[0], weighed[0].value),))
    figures = {
        "chance": percent(weighed[0].value),
        "other": percent(weighed[1].value if len(weighed) > 1 else weighed[0].value),
    }
    return Advice(tried[0].option, _reason(world, seat.seat, cast(Act, tried[0].option), figures), weighed)


def percent(share: float) -> int:
    """Return a share as a whole percentage."""
    return round(100 * share)


def _reason(world: Table[Kablamo], seat: int, act: Act, figures: dict[str, Any]) -> Reason:
    """Return why an option is good, from the seat's outlook. `world` is any that fits what the seat knows."""
    s: Kablamo = world.state
    o = Outlook(s, seat, Memory(0.0, 0))
    figures["risk"] = percent(o.soon(seat))
    if act.kind in ("pass", "pass round"):
        return Reason("wait" if o.soon(seat) < DANGEROUS else "best", figures)
    if act.kind == "play":
        figures["bullet"] = _bullet(_kind(s, act.a))
        if act.b >= 0:
            figures["target"] = _bullet(_kind(s, act.b))
            return Reason("answer", figures)
        return Reason("escape" if o.soon(seat) >= DANGEROUS else "spend", figures)
    if act.kind in ("keep", "again"):
        return Reason(act.kind, {"bullets": len(s.hands[seat]), "live": kablamos(s, seat)})
    if act.kind == "load":
        return _loading(world, o, act, figures)
    if act.kind == "turn":
        at = _fires_next(o, act.a)
        figures["risk"] = percent(o.risk[seat][at])
        return Reason("turn", figures)
    return _effect(world, o, act, figures)


def _effect(world: Table[Kablamo], o: Outlook, act: Act, figures: dict[str, Any]) -> Reason:
    s: Kablamo = world.state
    step = world.agenda[-1]
    if act.kind == "to" and isinstance(step, Assign):
        figures["bullet"] = _bullet(step.kind)
        if act.a == o.seat:
            return Reason("self", figures)
        figures.update(whom={"seat": act.a}, risk=percent(o.soon(act.a)))
        return Reason("hurt", figures)
    if act.kind == "place" and s.alive[act.a]:
        figures.update(number=_shot(o, act.a, act.b), risk=percent(o.risk[act.a][act.b]))
        if isinstance(step, Look):
            return Reason("look", figures)
        if act.a != o.seat:
            return Reason("there", figures)
        if o.risk[act.a][act.b] >= DANGEROUS:
            return Reason("rid", figures)
    return Reason("best", figures)


def _loading(world: Table[Kablamo], o: Outlook, act: Act, figures: dict[str, Any]) -> Reason:
    other = getattr(world.agenda[-1], "other", o.seat)
    figures["number"] = _shot(o, other, act.b)
    figures["bullet"] = _bullet(_kind(world.state, act.a))
    if act.a == KABLAMO:
        return Reason("load_late" if other == o.seat else "plant", figures)
    return Reason("load", figures)


def _bullet(kind: int) -> dict[str, str]:
    """Return the figure for a kind of bullet: the key of its message."""
    return {"key": words_key(KINDS[kind].name)}


def _kind(s: Kablamo, face: int) -> int:
    return s.ammunition.kind_of[s.ammunition.token_of[face]]


def _shot(o: Outlook, gun: int, at: int) -> int:
    """Return which of the revolver's coming shots, from 1, fires a chamber; 6 if none does."""
    for number, (_, fired) in enumerate(o.shots(gun), start=1):
        if fired == at:
            return number
    return 6


def _fires_next(o: Outlook, by: int) -> int:
    """Return the seat's own chamber that fires next once the revolver is turned."""
    for _, at in o.shots(o.seat):
        if at >= 0:
            return (at - by) % 6
    return 0
