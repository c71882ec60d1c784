"""The interfaces between the floors of the server, as Protocols, so that no floor imports another's libraries.

Compiled files may import only what the build environment has. Storage, transport and workers need more libraries, so
`hub`, `live_room`, `scheduler` and the session use them through these Protocols.
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
"""A function of a room and the time (ms since 1970) that returns the entries to append, or []. It never changes the
room, and raises a HinterzimmerError to refuse."""
OnDone = Callable[[Exception | None], None]
"""A callback that runs once in the event loop, with None for success or with the error."""


class Conflict(Exception):
    """Another process has appended an entry of this number first."""


class WorkerFailed(Exception):
    """A worker's job crashed or hung. The message gives no details, because players may read it.

    `seconds` is the time since the job was passed to the pool. `trace` is the traceback, for the log only; it is empty
    if the process ended or was killed.
    """

    def __init__(self, reason: str, seconds: float, trace: str = "") -> None:
        super().__init__(reason)
        self.seconds = seconds
        self.trace = trace


class LogStore(Protocol):
    """The store of the logs of all rooms."""

    is_shared: bool
    """True if other processes may append as well."""

    @property
    def can_write(self) -> bool:
        """Return True if the latest attempt to write succeeded."""

    def append(
        self, code: str, number: int, entries: list[bytes], head: dict[str, Any] | None = None
    ) -> Awaitable[None]:
        """Append entries with numbers from `number` on, and update the room's row from `head` if given.

        The result raises Conflict if a number is taken, or the database's error.
        """

    async def load(self, code: str, after: int = 0) -> list[bytes]:
        """Return a room's entries with numbers above `after`; [] if there are none or no such room."""

    async def listed_rooms(self, limit: int = 100) -> list[tuple[str, str, str]]:
        """Return code, game and phase of the listed rooms, the last changed first."""

    async def ping(self) -> None:
        """Raise the database's error if it does not answer."""

    async def broadcast(self, text: str) -> None:
        """Broadcast a text to all processes; it is not stored and may get lost."""


class BotPool(Protocol):
    """A pool of processes in which bots choose."""

    async def choose(self, bot: str, game: str, table: Table[Any], seat: int) -> str:
        """Return the text of the option that the bot chooses, or that a stand-in chooses if it fails."""

    def recent_max_seconds(self, bot: str, game: str) -> float:
        """Return the seconds of the slowest of the bot's latest answers; 0.0 before the first."""


class UndoWorker(Protocol):
    """A worker that computes, outside the event loop, if a choice can be taken back."""

    async def undo_target(self, question: UndoQuestion) -> int:
        """Return the number of choices to go back to. Raises NoUndo, or Broken if the worker fails."""


class ReadWorker(UndoWorker, Protocol):
    """A worker that answers questions about long games outside the event loop. All raise Broken if it fails."""

    async def replay(
        self, source: ReplaySource, own: int, number: int | None, seat: int | None, everything: bool, since: int | None
    ) -> bytes:
        """Return a ReplayMoment as JSON. Raises NotYours or BadMessage."""

    async def running_text(self, source: ReplaySource, header: list[str], seat: int) -> str:
        """Return a text of what a seat has seen of a running game."""

    async def check_record(self, text: str) -> None:
        """Raise BadRecord or UnknownGame unless a text is a record that can be replayed."""


class Adviser(Protocol):
    """A worker that computes hints outside the event loop."""

    async def advise(self, language: str, game: str, table: Table[Any], seat: int) -> dict[str, Any]:
        """Return the fields of a Hint except its id and ask. Raises WorkerFailed."""


class ReviewDesk(Protocol):
    """A queue that analyses finished games outside the event loop."""

    def status(self, room: Room, round: int | None) -> bytes:
        """Return a LookBackStatus as JSON; the first call for a game starts its analysis.

        Raises WrongPhase, BadMessage, NoHint, TooFast or Broken.
        """


class Inbox(Protocol):
    """A live room as its own parts see it."""

    code: str

    def post(self, decide: Decide, on_done: OnDone) -> None:
        """Queue a decision, without the bound on clients' jobs. Raises Broken if the room has ended."""


class Client(Protocol):
    """A connection as a room sees it."""

    held_seats: dict[int, str]
    """The connection's seats, each with the hash of the token that proved it."""
    viewed_seat: int
    """The seat whose updates it gets; SPECTATOR without a seat."""
    last_sent: dict[int, int]
    """The number of the last update sent to it for each seat."""
    hint_pending: bool
    """True while a worker computes a hint for it."""

    def send(self, data: bytes) -> None:
        """Queue a message without waiting."""

    def close(self, code: int, reason: str) -> None:
        """Close the connection after the queued messages."""


class HintDesk(Protocol):
    """A service that answers requests for hints."""

    def request(self, room: Room, connection: Client, seat: int, wish: AskHint) -> None:
        """Check a request in the room's turn and send the hint to this connection later.

        Raises NoHint, NotAsked or TooFast.
        """


class Receiver(Protocol):
    """A connection as its transport sees it."""

    def has_unread(self) -> bool:
        """Return True if received messages wait to be processed."""

    def on_frame(self, data: bytes | None) -> None:
        """Accept a message, or None if the connection is lost."""

    def on_writable(self) -> None:
        """Send the queued messages, because the client reads again."""


class Transport(Protocol):
    """The framing below a connection. Call its methods in the event loop."""

    write_paused: bool
    """True while the client reads too slowly for more to be sent."""

    def attach(self, receiver: Receiver) -> None:
        """Deliver all messages to this receiver from now on."""

    def pause_reading(self) -> None:
        """Stop reading from the client until `resume_reading`."""

    def resume_reading(self) -> None:
        """Read from the client again."""

    def write_texts(self, messages: list[bytes]) -> None:
        """Send text messages in one write."""

    async def close(self, code: int, reason: str) -> None:
        """Close the WebSocket with a code and a reason."""

    def abort(self) -> None:
        """Drop the connection at once."""
