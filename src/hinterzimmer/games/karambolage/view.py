"""The view of the table. Karambolage hides nothing: every seat and every spectator sees the same.

The annotations are read at run time, so this is not compiled; `viewing` builds it.
"""

from typing import TypedDict

import msgspec


class MoveView(msgspec.Struct, frozen=True):
    """One move of the throw: the ball, from where to where, for which die, and the balls it struck (KA-051)."""

    ball: str
    start: str
    field: str
    die: int
    struck: list[str]
    rail: bool


class Line(TypedDict):
    """A line of the sheet: a throw and what it brought (KA-031 to KA-038)."""

    seat: int
    round: int
    throw: int
    dice: str
    moves: list[str]
    fields: int
    straight: int
    compress: int
    pasch: int
    third_carambo: int
    carambo: bool
    scored: bool
    total: int


class ThrowView(msgspec.Struct, frozen=True):
    """KA-051: what the throw has so far."""

    number: int
    dice: list[int]
    left: list[int]
    first: str | None
    moves: list[MoveView]
    struck: list[str]
    may_go_on: list[str]
    carambo: bool
    can_score: bool
    worth: Line | None


class View(msgspec.Struct, frozen=True):
    """The whole table."""

    rows: list[list[int]]
    reconstructed: list[str]
    balls: dict[str, str | None]
    player: int | None
    opener: int | None
    round: int
    scores: list[int]
    target: int
    rounds: int
    minutes: int
    throw: ThrowView | None
    sheet: list[Line]
    over: bool
