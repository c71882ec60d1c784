"""The entries of a room's log. Applied in order, they give the whole state of the room.

An entry records what happened, not what was requested, so that a reader applies it without deciding anything. Times are
milliseconds since 1970, by the clock of the process that wrote the entry.
"""

from typing import Any

import msgspec
from msgspec import Struct

from hinterzimmer.room.wire import Agreement


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """The fields of every entry: its time, and the seat (-1: none) and id of the command that caused it."""

    at: int
    seat: int = -1
    id: str = ""


class RoomOpened(Entry, frozen=True, tag="opened"):
    """A new room with its agreement, and the secret of its dice in hexadecimal digits."""

    agreement: Agreement
    secret: str


class SeatJoined(Entry, frozen=True, tag="joined"):
    """A person took the seat. `token` is the SHA-256 of the seat's token, so that the log opens no seat."""

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
    """The start of the game."""


class ChoiceMade(Entry, frozen=True, tag="chose"):
    """A seat's answer to an ask; `by` is "" for its owner, "bot", or "late" for a stand-in after a time-out."""

    option: str
    ask: int
    by: str = ""


class ChoiceHeld(Entry, frozen=True, tag="held"):
    """A seat's answer in a window with a time limit; it is secret until the window closes."""

    option: str
    ask: int
    by: str = ""


class WindowClosed(Entry, frozen=True, tag="closed"):
    """The end of the window of this ask. It counts as passing for seats without an answer."""

    ask: int


class SeatHandedOver(Entry, frozen=True, tag="handed"):
    """A change of who plays a seat: the bot of this name, or its owner again for None."""

    at_seat: int
    bot: str | None


class ChatSaid(Entry, frozen=True, tag="spoke"):
    """A line of chat."""

    text: str


class SeatMuted(Entry, frozen=True, tag="silenced"):
    """The host muted a seat, or let it chat again."""

    at_seat: int
    muted: bool


class UndoAsked(Entry, frozen=True, tag="undo_asked"):
    """A seat's request to go back to the moment after the first `choices` choices of the record."""

    choices: int


class UndoAnswered(Entry, frozen=True, tag="undo_answered"):
    """A seat's answer to the open undo request."""

    agree: bool


class RematchOpened(Entry, frozen=True, tag="again"):
    """A rematch, with a new secret."""

    secret: str


class RecordShown(Entry, frozen=True, tag="shown"):
    """An imported record that the room only shows."""

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
