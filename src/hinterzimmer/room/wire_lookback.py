"""What a look back at a finished game tells: the part of the wire that only finished games need."""

from typing import Literal

from msgspec import Struct

from hinterzimmer.room.wire_message import Message


class SeatFound(Struct, frozen=True):
    """What a look back found of a seat: the share of the win that it gave away, and what luck gave it."""

    name: str
    cost: float
    luck: float


class CurvePoint(Struct, frozen=True):
    """Everybody's share of the win before a choice; `ask` is the number of the question that was open."""

    choice: int
    ask: int
    shares: list[float]


class DecisionFound(Struct, frozen=True):
    """What a seat chose, what the strongest level would have done knowing the same, why, and the difference."""

    choice: int
    ask: int
    seat: int
    chosen: str
    best: str
    reason: str
    """Why, as an English sentence."""
    why: Message
    """The same as a message of the game's words."""
    cost: float


class DrawFound(Struct, frozen=True):
    """What dice or a draw changed, for each seat in shares of the win."""

    choice: int
    ask: int
    option: str
    change: list[float]


class SwingFound(Struct, frozen=True):
    """One of the moments that mattered most."""

    choice: int
    ask: int
    kind: Literal["decision", "chance"]
    key: Literal["mistake", "lucky", "unlucky"]
    seat: int
    change: float
    option: str


class LookBackFound(Struct, frozen=True):
    """A finished game gone through again by the strongest level."""

    game: str
    seats: list[SeatFound]
    curve: list[CurvePoint]
    decisions: list[DecisionFound]
    draws: list[DrawFound]
    swings: list[SwingFound]
    left_out: int
