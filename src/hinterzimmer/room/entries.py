"""The log of a room, entry by entry: all that a room is follows from these, in order.

An entry is what happened, never what was asked: whoever reads the log needs no judgement. Times are milliseconds since
1970, by the clock of the process that wrote them.
"""

from typing import Any

import msgspec
from msgspec import Struct

from hinterzimmer.room.wire import Agreement


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """What every entry has: when, and the seat and id of the command that caused it."""

    at: int
    seat: int = -1
    id: str = ""


class RoomOpened(Entry, frozen=True, tag="opened"):
    """The room exists; the secret of its dice is fixed."""

    agreement: Agreement
    secret: str


class SeatJoined(Entry, frozen=True, tag="joined"):
    """Somebody took the seat. `token` is a SHA-256, never the token."""

    name: str
    token: str
    seed: str


class BotSeated(Entry, frozen=True, tag="bot"):
    """The host seated a bot."""

    at_seat: int
    bot: str


class SeatFreed(Entry, frozen=True, tag="freed"):
    """A seat is open again."""

    at_seat: int


class AgreementChanged(Entry, frozen=True, tag="adjusted"):
    """The agreement as the host changed it."""

    agreement: Agreement


class GameStarted(Entry, frozen=True, tag="started"):
    """The game began."""


class ChoiceMade(Entry, frozen=True, tag="chose"):
    """A seat answered; `by` is empty for its owner, `bot`, or `late` when time was up."""

    option: str
    ask: int
    by: str = ""


class ChoiceHeld(Entry, frozen=True, tag="held"):
    """A seat answered in a window, which goes on."""

    option: str
    ask: int
    by: str = ""


class WindowClosed(Entry, frozen=True, tag="closed"):
    """The window of this ask is over; who had not answered has passed."""

    ask: int


class SeatHandedOver(Entry, frozen=True, tag="handed"):
    """A bot plays for a seat; None: its owner plays again."""

    at_seat: int
    bot: str | None


class ChatSaid(Entry, frozen=True, tag="spoke"):
    """Chat."""

    text: str


class SeatMuted(Entry, frozen=True, tag="silenced"):
    """A seat may not chat, or may again."""

    at_seat: int
    muted: bool


class UndoAsked(Entry, frozen=True, tag="undo_asked"):
    """Somebody wants to go back to the moment after so many choices."""

    choices: int


class UndoAnswered(Entry, frozen=True, tag="undo_answered"):
    """Somebody agrees or refuses."""

    agree: bool


class RematchOpened(Entry, frozen=True, tag="again"):
    """A rematch, with a new secret."""

    secret: str


class RecordShown(Entry, frozen=True, tag="shown"):
    """A record was brought in to be looked at."""

    record: str


AnyEntry = (
    RoomOpened
    | SeatJoined
    | BotSeated
    | SeatFreed
    | AgreementChanged
    | GameStarted
    | ChoiceMade
    | ChoiceHeld
    | WindowClosed
    | SeatHandedOver
    | ChatSaid
    | SeatMuted
    | UndoAsked
    | UndoAnswered
    | RematchOpened
    | RecordShown
)
decode: Any = msgspec.json.Decoder(AnyEntry).decode
encode = msgspec.json.Encoder().encode
