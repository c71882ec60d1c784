# mypyc: compile
"""Build a seat's view, with the previews of every open move."""

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
from hinterzimmer.games.ausbrecher.view import DieView, FieldView, IsNow, Knowledge, Preview, SlipView, View


def knowledge(s: Ausbrecher, seat: int) -> Knowledge:
    """Return what this seat knows (perfect recall)."""
    return Knowledge(view(s, seat), s.trail.to_list())


def view(s: Ausbrecher, seat: int) -> View:
    """Return the table as this seat (or SPECTATOR) sees it: with its own slip, and with all slips when the game is
    over.
    """
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
        white_allowed=s.turns >= s.seat_count,
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
    """AU-052: return every move that can be made now, with its end; [] while dice are still rolling."""
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
