"""The view of a seat: everything but the other seats' slips, and at the end those, too.

The annotations are read at run time, so this is not compiled; `viewing` builds it.
"""

from typing import Literal

import msgspec

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
    """All that a seat has ever learnt: its view, and the trail of the turns that all seats saw."""

    view: View
    trail: list[int]
