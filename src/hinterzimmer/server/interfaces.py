"""What the floors of the server know of each other: Protocols, so that none of them imports another's libraries.

Compiled files may import only what the build environment has. Storage, transport and workers need more than that, so
`hub`, `live_room`, `scheduler` and the session see them through these.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from hinterzimmer.engine.table import Table
from hinterzimmer.room.commands import Entries
from hinterzimmer.room.replay import ReplaySource
from hinterzimmer.room.room import Room
from hinterzimmer.room.undo import UndoQuestion
from hinterzimmer.room.wire import AskHint

Decide = Callable[[Room, int], Entries]
"""Looks at a room at a moment (ms since 1970) and returns the entries to append, or none. Raises a refusal by name."""
OnDone = Callable[[Exception | None], None]
"""Is called once in the event loop: with None, or with the refusal or failure."""


class Conflict(Exception):
    """Another process has appended this number first."""


class WorkerFailed(Exception):
    """A job crashed or hung after `seconds`. The message says which, and no more: players may read it.

    `trace` is the traceback of what it raised, for the log alone; empty if the process ended or was killed.
    """

    def __init__(self, reason: str, seconds: float, trace: str = "") -> None:
        super().__init__(reason)
        self.seconds = seconds
        self.trace = trace


class LogStore(Protocol):
    """Where the logs of all rooms are kept."""

    is_shared: bool
    """Whether other processes may append as well."""

    @property
    def can_write(self) -> bool:
        """Return whether the latest attempt to write succeeded."""

    def append(
        self, code: str, number: int, entries: list[bytes], head: dict[str, Any] | None = None
    ) -> Awaitable[None]:
        """Append entries from this number on; raises Conflict if the number is taken."""

    async def load(self, code: str, after: int = 0) -> list[bytes]:
        """Return the entries of a room after a number; none if there is no such room."""

    async def listed_rooms(self, limit: int = 100) -> list[tuple[str, str, str]]:
        """Return code, game and phase of the rooms that may be found, the latest first."""

    async def ping(self) -> None:
        """Raise if the database does not answer."""

    async def broadcast(self, text: str) -> None:
        """Broadcast a text to all processes; it is not kept and may get lost."""


class BotPool(Protocol):
    """Processes in which bots think."""

    async def choose(self, bot: str, game: str, table: Table[Any], seat: int) -> str:
        """Return the text of the option that the bot chooses."""

    def recent_max_seconds(self, bot: str, game: str) -> float:
        """Return the seconds that the slowest of the bot's latest answers took."""


class UndoWorker(Protocol):
    """Finds out, outside the event loop, how far a choice can be taken back."""

    async def undo_target(self, question: UndoQuestion) -> int:
        """Return the number of choices to go back to; raises NoUndo."""


class ReadWorker(UndoWorker, Protocol):
    """Answers questions about long games outside the event loop. What it refuses by name is raised."""

    async def replay(
        self, source: ReplaySource, own: int, number: int | None, seat: int | None, everything: bool, since: int | None
    ) -> bytes:
        """Return a moment of a replay as JSON; raises NotYours or BadMessage."""

    async def running_text(self, source: ReplaySource, header: list[str], seat: int) -> str:
        """Return what a seat has seen of a running game."""

    async def check_record(self, text: str) -> None:
        """Raise BadRecord unless a text is a record that can be replayed."""


class Adviser(Protocol):
    """Thinks about hints outside the event loop."""

    async def advise(self, language: str, game: str, table: Table[Any], seat: int) -> dict[str, Any]:
        """Return option, reason and weighed options; raises WorkerFailed."""


class ReviewDesk(Protocol):
    """Looks back at finished games outside the event loop."""

    def status(self, room: Room, round: int | None) -> bytes:
        """Return a LookBackStatus as JSON; the first one who asks sets the look-back going."""


class Inbox(Protocol):
    """A live room for its own parts: what they post is done in the room's turn."""

    code: str

    def post(self, decide: Decide, on_done: OnDone) -> None:
        """Queue a decision; the bound on what clients may queue does not apply."""


class Client(Protocol):
    """A connection as a room sees it."""

    held_seats: dict[int, str]
    """The seats it speaks for, with the hash of the token that proved it."""
    viewed_seat: int
    last_sent: dict[int, int]
    """The number of the last update it was sent, seat by seat."""
    hint_pending: bool
    """Whether a hint is being thought about for it."""

    def send(self, data: bytes) -> None:
        """Queue a message; never waits."""

    def close(self, code: int, reason: str) -> None:
        """Close the connection after what is queued."""


class HintDesk(Protocol):
    """Answers requests for hints."""

    def request(self, room: Room, connection: Client, seat: int, wish: AskHint) -> None:
        """Check a request in the room's turn, and send the hint to this connection when it is found."""


class Receiver(Protocol):
    """A connection as its transport sees it."""

    def has_unread(self) -> bool:
        """Return whether messages wait that were received and not yet dealt with."""

    def on_frame(self, data: bytes | None) -> None:
        """Take a message; None: the connection is lost."""

    def on_writable(self) -> None:
        """Send what is queued: the client takes more again."""


class Transport(Protocol):
    """The framing below a connection."""

    write_paused: bool
    """Whether the client takes nothing more for the moment."""

    def attach(self, receiver: Receiver) -> None:
        """Deliver messages to this receiver from now on."""

    def pause_reading(self) -> None:
        """Take nothing more from the client for the moment."""

    def resume_reading(self) -> None:
        """Take more again."""

    def write_texts(self, messages: list[bytes]) -> None:
        """Send messages of text, all in one write."""

    async def close(self, code: int, reason: str) -> None:
        """Close with a code and a reason."""

    def abort(self) -> None:
        """Cut the connection off."""
