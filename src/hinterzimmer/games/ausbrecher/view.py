"""What is seen at the table: everything but the others' slips, and at the end those too."""

from typing import Literal

import msgspec

from hinterzimmer.games.ausbrecher.board import (
    BOATS,
    LETTERS,
    NOBODY,
    STONES,
    WHITE,
    WINDOW,
    Slip,
    by_boat,
    members,
    name,
)
from hinterzimmer.games.ausbrecher.state import Ausbrecher

IsNow = Literal["rolling", "open", "played", "lapsed"]


class FieldView(msgspec.Struct, frozen=True):
    """AU-025: an occupied field, its stones from the lowest to the uppermost."""

    field: int
    stones: list[str]


class DieView(msgspec.Struct, frozen=True):
    """A die of this turn: `rolling`, then `open`, then `played` or `lapsed`."""

    die: str
    pips: int | None
    is_now: IsNow


class Preview(msgspec.Struct, frozen=True):
    """AU-052: where a move would end. `field` is 0 for a window; home and AU-032 have a boat instead."""

    move: str
    stone: str
    field: int | None
    boat: int | None
    blocks: str | None
    frees: str | None
    lapses: bool
    """AU-027: the stone's own open die would lapse."""


class SlipView(msgspec.Struct, frozen=True):
    """AU-051: a slip as the four boats, with what it is worth."""

    seat: int
    text: str
    boats: list[list[str]]
    by_boat: list[int]
    """The sure points, boat by boat; AU-053: at the end the points."""
    sure: int
    possible: int
    now: int
    """The points if the stones on the track came home in their present order; those in windows count nothing."""


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    colours: dict[str, str]
    fields: int
    start: int
    sheet: bool
    reconstructed: list[str]
    windows: list[str]
    track: list[FieldView]
    blocked: list[str]
    boats: list[list[str]]
    first: int | None
    player: int | None
    turn: int
    round: int
    white_allowed: bool
    most_turns: int
    throw: list[DieView]
    taken_back: str | None
    previews: list[Preview]
    slip: SlipView | None
    slips: list[SlipView] | None
    scores: list[int] | None
    ended: str | None


class Knowledge(msgspec.Struct, frozen=True):
    """All that a seat has ever learnt: what it sees, and the trail of the turns that everybody saw."""

    view: View
    trail: list[int]


def knowledge(s: Ausbrecher, seat: int) -> Knowledge:
    """What this seat knows, forgetting nothing."""
    return Knowledge(view(s, seat), s.trail.all())


def view(s: Ausbrecher, seat: int) -> View:
    """The table as this seat (or SPECTATOR) sees it: its own slip, and everybody's when the game is over."""
    return View(
        colours=dict(s.edition.colours),
        fields=s.course.last,
        start=s.course.start,
        sheet=s.sheet,
        reconstructed=s.edition.reconstructed,
        windows=[LETTERS[stone] for stone in range(STONES) if s.position[stone] == WINDOW],
        track=_track(s),
        blocked=[LETTERS[stone] for stone in range(STONES) if s.rider[stone] != NOBODY],
        boats=by_boat(s.home),
        first=None if s.first == NOBODY else s.first,
        player=None if s.player == NOBODY else s.player,
        turn=s.turns + 1,
        round=s.round(),
        white_allowed=s.turns >= s.seats,
        most_turns=s.course.most_turns,
        throw=[DieView(name(die), s.pips[die] or None, _is_now(s, die)) for die in members(s.picked)],
        taken_back=_letter(s.taken_back),
        previews=previews(s),
        slip=_slip(s, seat, s.slips[seat]) if 0 <= seat < len(s.slips) else None,
        slips=[_slip(s, i, slip) for i, slip in enumerate(s.slips)] if s.over else None,
        scores=s.points() if s.over else None,
        ended=s.ended or None,
    )


def previews(s: Ausbrecher) -> list[Preview]:
    """AU-052: every move that can be made now, with its end; nothing while dice are still rolling."""
    if s.over or any(s.picked >> die & 1 and not s.pips[die] for die in range(STONES + 1)):
        return []
    found = [_forward(s, stone) for stone in members(s.can_advance())]
    return found + [_backward(s, stone) for stone in members(s.can_go_back())]


def _forward(s: Ausbrecher, stone: int) -> Preview:
    target, letter = s.target(stone), LETTERS[stone]
    frees = _letter(s.beneath(stone))
    if target >= s.course.last:
        return Preview(letter, letter, None, BOATS[len(s.home)], None, frees, False)
    return Preview(letter, letter, target, None, _letter(s.top(target)), frees, False)


def _backward(s: Ausbrecher, stone: int) -> Preview:
    target, letter = s.back_target(stone), LETTERS[stone]
    frees, lapses = _letter(s.beneath(stone)), bool(s.open >> stone & 1)
    if s.left_behind(stone):
        return Preview(f"{name(WHITE)} {letter}", letter, None, BOATS[-1], None, frees, lapses)
    blocks = _letter(s.top(target)) if target != WINDOW else None
    return Preview(f"{name(WHITE)} {letter}", letter, target, None, blocks, frees, lapses)


def _track(s: Ausbrecher) -> list[FieldView]:
    taken = sorted({field for field in s.position if field > WINDOW})
    return [FieldView(field, [LETTERS[stone] for stone in s.stack(field)]) for field in taken]


def _is_now(s: Ausbrecher, die: int) -> IsNow:
    if not s.pips[die]:
        return "rolling"
    if s.open >> die & 1:
        return "open"
    return "played" if s.played >> die & 1 else "lapsed"


def _slip(s: Ausbrecher, seat: int, slip: Slip) -> SlipView:
    order = s.home + s.standing()
    if len(order) == STONES - 1:  # AU-033: the last one would have boat 4 to itself
        order += [stone for stone in range(STONES) if stone not in order]
    return SlipView(
        seat=seat,
        text=slip.text,
        boats=slip.by_boat(),
        by_boat=slip.points_by_boat(s.home),
        sure=slip.points(s.home),
        possible=slip.possible(s.home),
        now=slip.points(order),
    )


def _letter(stone: int) -> str | None:
    return None if stone == NOBODY else LETTERS[stone]
