# mypyc: compile
"""What a room is made of: places, streams of updates, a wish to go back."""

from typing import Final

from hinterzimmer.engine.edition import Edition
from hinterzimmer.engine.events import Event
from hinterzimmer.games import find
from hinterzimmer.room.wire import Agreement, ChatLine, SeatKind

TIMEOUTS_UNTIL_STAND_IN: Final = 3
"""So many decisions in a row by the stand-in, and it holds the seat until its owner is back."""
COMMAND_IDS_MAX: Final = 256
"""How many ids of a seat's commands are kept to do them only once."""
CHAT_LINES_MAX: Final = 200
PART_ROOM, PART_VIEW = 1, 2


def edition_text(agreement: Agreement) -> str:
    """Return the text of the edition that was agreed on; empty for the game's own."""
    text = agreement.edition
    return text if isinstance(text, str) else ""


def edition_for(agreement: Agreement) -> Edition:
    """Return the edition that was agreed on; raise BadEdition, with its line, for a text that is none."""
    edition: Edition = find(agreement.game).edition(edition_text(agreement) or None)
    return edition


def stand_in(game: str) -> str:
    """The bot that decides when somebody's time is up, has left, or when another bot has failed."""
    return "level1" if find(game).levels else "random"


class RoomSeat:
    """A seat of the room, and who has it."""

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
        """Who has the seat; `away` is a person for whom a bot plays."""
        if self.token:
            return "away" if self.bot else "person"
        return "bot" if self.bot else "open"

    @property
    def needs_stand_in(self) -> bool:
        """Whether a person was late so often in a row that a bot is to hold the seat."""
        return self.timeouts_in_row >= TIMEOUTS_UNTIL_STAND_IN and self.kind == "person"


class UpdateStream:
    """What one seat has been told since the game began: update `first_number + i` is `updates[i - 1]`."""

    def __init__(self) -> None:
        self.first_number = 0
        self.updates: list[tuple[int, tuple[Event, ...], tuple[ChatLine, ...]]] = []

    @property
    def latest_number(self) -> int:
        """The number of the latest update."""
        return self.first_number + len(self.updates)


class UndoRequest:
    """A wish to go back to the moment after so many choices."""

    def __init__(self, seat: int, choices: int) -> None:
        self.seat = seat
        self.choices = choices
        self.agreed: set[int] = set()
