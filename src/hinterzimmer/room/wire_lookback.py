"""The wire's messages for look-backs, which only finished games need."""

from typing import Literal

from msgspec import Struct

from hinterzimmer.room.wire_message import Message


class SeatFound(Struct, frozen=True):
    """A seat's totals: the share of the win that its decisions lost, and the share that luck gave it."""

    name: str
    cost: float
    luck: float


class CurvePoint(Struct, frozen=True):
    """The share of the win of every seat before a choice; `ask` is the number of the open question."""

    choice: int
    ask: int
    shares: list[float]


class DecisionFound(Struct, frozen=True):
    """A seat's decision, the best option by the strongest level with the same knowledge, why, and the share it cost."""

    choice: int
    ask: int
    seat: int
    chosen: str
    best: str
    reason: str
    """The reason for `best` as an English sentence."""
    why: Message
    """The same reason as a message of the game's words."""
    cost: float


class DrawFound(Struct, frozen=True):
    """A throw or a draw, and the change of each seat's share of the win."""

    choice: int
    ask: int
    option: str
    change: list[float]


class SwingFound(Struct, frozen=True):
    """One of the decisions or draws that changed the shares of the win most."""

    choice: int
    ask: int
    kind: Literal["decision", "chance"]
    key: Literal["mistake", "lucky", "unlucky"]
    seat: int
    change: float
    option: str


class LookBackFound(Struct, frozen=True):
    """The strongest level's analysis of a finished game."""

    game: str
    seats: list[SeatFound]
    curve: list[CurvePoint]
    decisions: list[DecisionFound]
    draws: list[DrawFound]
    swings: list[SwingFound]
    left_out: int
