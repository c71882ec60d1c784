# mypyc: compile
"""Build a seat's view (KB-150 to KB-152), and the knowledge of a seat with perfect recall."""

from hinterzimmer.games.kablamo.bullets import KINDS
from hinterzimmer.games.kablamo.position import EMPTY, NOBODY, Marker
from hinterzimmer.games.kablamo.sightings import HAND, PALM, bit, known, lost_in
from hinterzimmer.games.kablamo.state import Kablamo
from hinterzimmer.games.kablamo.view import (
    HIDDEN,
    AnnouncedView,
    Knowledge,
    Lost,
    MarkerView,
    Opened,
    PlayerView,
    View,
)


def view(s: Kablamo, seat: int) -> View:
    """Return the table as this seat (or SPECTATOR) sees it: with its own spares, and without face-down
    bullets' faces.
    """
    label = s.ammunition.label
    playing = 0 <= seat < s.seat_count
    looker, gun, at = s.looking
    return View(
        names=s.ammunition.names,
        ammunition={"K": s.ammunition.parts[0], "C": s.ammunition.parts[1]},
        reconstructed=s.edition.reconstructed,
        round=s.round,
        phase=s.phase,
        start=None if s.start == NOBODY else s.start,
        players=[_player(s, one) for one in range(s.seat_count)],
        bag=len(s.bag),
        discard=[label(token) for token in s.discard],
        aside=[label(token) for token in s.aside],
        table=[MarkerView(label(token), KINDS[kind].name, round=until) for token, kind, until in s.table],
        active=[label(token) for token in sorted(s.active)],
        control={label(token): taker for token, taker in sorted(s.control.items())},
        announced=[
            AnnouncedView(label(token), by, None if target < 0 else label(target), bool(taken))
            for token, by, target, taken in s.stack
        ],
        playing=[label(token) for token in s.playing],
        hand=[label(token) for token in s.hands[seat]] if playing else [],
        drawn=[label(token) for token in s.palm] if playing and s.palm_of == seat else [],
        chosen=[[str(to), label(token)] for to, token in s.pending[seat]] if playing else [],
        looking=[f"{gun + 1}.{at}", label(s.guns[gun][at])] if playing and looker == seat else None,
        filling=None if s.filling == NOBODY else s.filling,
        order=s.standing[seat] if playing else False,
        social=s.social,
        memory=knowledge(s, seat) if s.memory_aid else None,
        winner=None if s.winner == NOBODY else s.winner,
        over=s.over,
        opened=opened(s) if s.over else None,
    )


def opened(s: Kablamo) -> Opened:
    """Return every face in the chambers and among the spares, for the end and for an open replay."""
    label = s.ammunition.label
    return Opened(
        chambers=[[None if token == EMPTY else label(token) for token in gun] for gun in s.guns],
        spares=[[label(token) for token in hand] for hand in s.hands],
    )


def _player(s: Kablamo, seat: int) -> PlayerView:
    label = s.ammunition.label
    gun = s.guns[seat]
    return PlayerView(
        seat=seat,
        alive=s.alive[seat],
        died=s.died[seat] or None,
        spares=len(s.hands[seat]),
        chambers=[None if t == EMPTY else label(t) if t in s.active else HIDDEN for t in gun],
        loaded_by=[None if one == NOBODY else one for one in s.loaders[seat]] if s.social else None,
        on_revolver=[_marker(s, marker, True) for marker in s.on_gun[seat]],
        before=[_marker(s, marker, False) for marker in s.before if marker[2] == seat],
    )


def _marker(s: Kablamo, marker: Marker, on_gun: bool) -> MarkerView:
    token, kind, more = marker
    return MarkerView(s.ammunition.label(token), KINDS[kind].name, owed=on_gun and more > 0)


def knowledge(s: Kablamo, seat: int) -> Knowledge:
    """Return what this seat (or SPECTATOR) knows with perfect recall, which is what a bot may use."""
    label, who = s.ammunition.label, bit(seat)
    chambers = [
        [None if token == EMPTY else label(token) if known(s.line[token], who) else HIDDEN for token in gun]
        for gun in s.guns
    ]
    lost = []
    for token in range(s.ammunition.live, len(s.line)):  # live bullets are equal, so none is tracked among spares
        place = lost_in(s.line[token], who)
        if place >= HAND:
            lost.append(Lost(label(token), place - HAND if place < PALM else place - PALM))
    return Knowledge(chambers=chambers, lost=lost)
