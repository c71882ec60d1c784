# mypyc: compile
"""The parts of a room: seats, update streams and the open undo request."""

from typing import Final

from hinterzimmer.engine.edition import Edition
from hinterzimmer.engine.events import Event
from hinterzimmer.games import find
from hinterzimmer.room.wire import Agreement, ChatLine, SeatKind

TIMEOUTS_UNTIL_STAND_IN: Final = 3
"""After this many time-outs in a row the stand-in takes the seat until its owner sends `come_back`."""
COMMAND_IDS_MAX: Final = 256
"""A room remembers this many command ids of each seat, so that a command sent again is done only once."""
CHAT_LINES_MAX: Final = 200
"""A room keeps this many lines of chat."""
PART_ROOM, PART_VIEW = 1, 2
"""Bits for the parts that an update holds: the room's information, the seat's view."""


def edition_text(agreement: Agreement) -> str:
    """Return the text of the edition that was agreed on; empty for the game's own."""
    text = agreement.edition
    return text if isinstance(text, str) else ""


def edition_for(agreement: Agreement) -> Edition:
    """Return the edition that was agreed on. Raises BadEdition, with the line, for a malformed text."""
    edition: Edition = find(agreement.game).edition(edition_text(agreement) or None)
    return edition


def stand_in(game: str) -> str:
    """Return the bot that decides for a person who is late or has left, or for a bot that failed."""
    return "level1" if find(game).levels else "random"


class RoomSeat:
    """A seat of the room: its owner's name and token hash, its bot, and its clock."""

    def __init__(self) -> None:
        self.name = ""
        self.token = ""
        self.seed = ""
        self.bot: str | None = None
        self.muted = False
        self.timeouts_in_row = 0
        self.bank_ms = 0

    @property
    def kind(self) -> SeatKind:
        """The kind of player in the seat; `away` is a person for whom a bot plays."""
        if self.token:
            return "away" if self.bot else "person"
        return "bot" if self.bot else "open"

    @property
    def needs_stand_in(self) -> bool:
        """True if a person has timed out TIMEOUTS_UNTIL_STAND_IN times in a row, so that a bot takes the seat."""
        return self.timeouts_in_row >= TIMEOUTS_UNTIL_STAND_IN and self.kind == "person"


class UpdateStream:
    """The updates of one seat since the game began: update `first_number + i` is `updates[i - 1]`."""

    def __init__(self) -> None:
        self.first_number = 0
        self.updates: list[tuple[int, tuple[Event, ...], tuple[ChatLine, ...]]] = []

    @property
    def latest_number(self) -> int:
        """The number of the latest update."""
        return self.first_number + len(self.updates)


class UndoRequest:
    """A seat's request to go back to the moment after the first `choices` choices, and the seats that have agreed."""

    def __init__(self, seat: int, choices: int) -> None:
        self.seat = seat
        self.choices = choices
        self.agreed: set[int] = set()
