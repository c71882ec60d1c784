"""The wire: the commands of clients, and the messages of the server.

Every message is JSON with a `type`. The client chooses the `id` of a command; a command sent twice is carried out once.
Updates are numbered in the stream of one seat of one room. A reply carries the id of its command.

`python -m hinterzimmer.room.wire` prints all messages as JSON Schema, from which `make types` generates the page's
types. It must run from source, because mypyc erases annotations.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from hinterzimmer.engine.views import SeatView
from hinterzimmer.room.wire_lookback import LookBackFound
from hinterzimmer.room.wire_message import Message

Name = Annotated[str, Meta(min_length=1, max_length=60)]
ShortText = Annotated[str, Meta(max_length=60)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=16, max_length=128)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
NonNegative = Annotated[int, Meta(ge=0, le=1_000_000_000)]
FRAME_BYTES_MAX = 16 * 1024
"""The longest frame of a client."""
BODY_BYTES_MAX = 64 * 1024
"""The longest body of an HTTP request, except for records."""
RECORD_BYTES_MAX = 256 * 1024
"""The longest body of a request that uploads a record."""
EDITION_BYTES_MAX = 32 * 1024
"""The longest text of an edition."""

GameEvent = Annotated[
    dict[str, Any],
    Meta(
        title="GameEvent",
        description="What happened, as one seat is told it: its kind in `event`, its particulars beside it.",
        extra_json_schema={"properties": {"event": {"type": "string"}}, "required": ["event"]},
    ),
]
Language = Literal["de", "en", "it"]
Phase = Literal["waiting", "playing", "over"]
SeatKind = Literal["open", "person", "bot", "away"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """A time limit for people: none, `seconds` a decision, or a bank of `seconds` with `increment` a decision."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: Annotated[float, Meta(ge=0.1, le=86_400)] = 60.0
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0.0


class Agreement(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a room: its game, seats, clock, and who may find and watch it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=32)]
    settings: Annotated[dict[Annotated[str, Meta(max_length=40)], int | bool], Meta(max_length=40)] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    window: Annotated[float, Meta(ge=0, le=600)] = 5.0
    """Seconds that a window lasts, in which every seat that is asked may react; 0 waits until all have answered."""
    aids: bool = True
    """True if the page previews what a move would do; every option is offered either way."""
    hints: bool | None = None
    """True if seats may request hints; null allows them if only one person plays."""
    listed: bool = False
    spectators: bool = True
    edition: Annotated[str, Meta(max_length=EDITION_BYTES_MAX)] | UnsetType = UNSET
    """The text of an edition that is not the game's own; left out otherwise, as in older rooms."""


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a room. Its sender takes seat 0 and becomes the host."""

    agreement: Agreement
    name: Name
    seed: ShortText = ""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to take a seat: `seat`, or the first open one. The seed goes into the fair dice."""

    name: Name
    seed: ShortText = ""
    seat: SeatNumber | None = None


class Seated(Struct, frozen=True):
    """The answer to NewRoom and Join. The token proves the seat, and the private link moves it to another device."""

    code: str
    seat: int
    token: str
    link: str
    private_link: str


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """The fields of every command: its id, and the seat it is for (null: the connection's viewed seat)."""

    id: Id
    seat: SeatNumber | None = None


class Choose(Command, frozen=True, tag="choose"):
    """An answer to the ask of this number."""

    ask: NonNegative
    option: Annotated[str, Meta(max_length=400)]


class Start(Command, frozen=True, tag="start"):
    """The host's command to start the game."""


class Adjust(Command, frozen=True, tag="adjust"):
    """The host's changes to the agreement, which never touch the rules; null keeps a value."""

    seats: Annotated[int, Meta(ge=1, le=32)] | None = None
    listed: bool | None = None
    spectators: bool | None = None
    hints: bool | None = None


class AddBot(Command, frozen=True, tag="add_bot"):
    """The host's command to seat a bot: at seat `at`, or at the first open one."""

    bot: Annotated[str, Meta(max_length=40)] = "random"
    at: SeatNumber | None = None


class Remove(Command, frozen=True, tag="remove"):
    """The host's command to free a seat; during a game a bot takes it."""

    at: SeatNumber


class Leave(Command, frozen=True, tag="leave"):
    """A command to give up the seat; during a game a bot takes it until `come_back`."""


class HandOver(Command, frozen=True, tag="hand_over"):
    """A command to let a bot play for this seat until `come_back`."""

    bot: Annotated[str, Meta(max_length=40)] | None = None
    """The bot's name; null names the game's stand-in."""


class ComeBack(Command, frozen=True, tag="come_back"):
    """A command of the seat's owner to play again."""


class Chat(Command, frozen=True, tag="chat"):
    """A line of chat for the room."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, frozen=True, tag="mute"):
    """The host's command to mute a seat, or to let it chat again."""

    at: SeatNumber
    muted: bool = True


class AskUndo(Command, frozen=True, tag="ask_undo"):
    """A request to the other people to take back this seat's last choice."""


class AnswerUndo(Command, frozen=True, tag="answer_undo"):
    """A seat's answer to the open undo request."""

    agree: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """A command to open the next game of the same seats, with a new secret for the dice."""


AnyCommand = (
    Choose
    | Start
    | Adjust
    | AddBot
    | Remove
    | Leave
    | HandOver
    | ComeBack
    | Chat
    | Mute
    | AskUndo
    | AnswerUndo
    | Rematch
)


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first frame: the tokens of the client's seats (none: a spectator), and the last update received for each."""

    tokens: Annotated[list[Token], Meta(max_length=8)] = []
    seen: Annotated[dict[Annotated[str, Meta(max_length=4)], NonNegative], Meta(max_length=9)] = {}


class ShowSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """A request to send the updates of another of the connection's seats: it views one at a time."""

    id: Id
    seat: SeatNumber


class AskHint(Command, frozen=True, tag="hint"):
    """A request for the strongest bot's advice. Only this connection gets the answer, and nothing of it is stored."""

    lang: Language = "en"


Frame = Hello | ShowSeat | AskHint | AnyCommand


class SeatInfo(Struct, frozen=True):
    """A seat's state: `open`, `person`, `bot`, or `away` (a person for whom a bot plays)."""

    name: str
    kind: SeatKind
    bot: str | None
    muted: bool
    here: bool
    """True while a client is connected for this seat."""


class UndoInfo(Struct, frozen=True):
    """The open undo request: the seat that made it, and the seats that have agreed so far."""

    seat: int
    agreed: list[int]


class RoomInfo(Struct, frozen=True):
    """The public information about a room."""

    code: str
    phase: Phase
    round: int
    agreement: Agreement
    title: str
    secrets: bool
    seats: list[SeatInfo]
    host: int
    commitment: str | None
    secret: str | None
    """The secret of the dice, shown when the game is over."""
    undo: UndoInfo | None
    hints: bool
    """True if seats may request hints."""


class ChatLine(Struct, frozen=True):
    """A line of chat."""

    seat: int
    name: str
    text: str


class ClockTimes(Struct, frozen=True, omit_defaults=True):
    """Times in ms: what the asked seats have left, what has passed since the ask opened, and the window's length."""

    left: dict[int, int]
    gone: int
    window: int | None = None


class Update(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="update"):
    """The changes for one seat (-2: spectators). Unchanged parts are left out; the first update has all parts."""

    seat: int
    number: int
    room: RoomInfo | None = None
    view: SeatView | None = None
    events: list[GameEvent] = []
    chat: list[ChatLine] = []
    times: ClockTimes | None = None
    held: str | None = None
    """The seat's own answer in an open window."""


class WeightedOption(Struct, frozen=True):
    """An option and its value: the expected share of the win, from 0 to 1."""

    option: str
    value: float


class Hint(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="hint"):
    """Advice on the ask of this number: an option, the reason in one sentence, and the values of the options."""

    id: str
    ask: int
    option: str
    reason: str
    """The reason as a sentence in the requested language."""
    weighed: list[WeightedOption]
    why: Message | None = None
    """The same reason as a message of the game's words."""


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The reply to a command that is carried out and stored."""

    id: str


class Refused(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="refused"):
    """The reply to a command that was refused and changed nothing.

    `error` is the name of the error's class, and `message` an English sentence for programs. The house's words have a
    sentence for players, `refused-ERROR-REASON`, which the figures fill.
    """

    id: str
    error: str
    message: str
    reason: str = ""
    figures: dict[str, Any] = {}


class Problem(Struct, frozen=True, omit_defaults=True):
    """A refusal over HTTP, with the fields of `Refused`."""

    error: str
    message: str
    reason: str = ""
    figures: dict[str, Any] = {}


class LevelInfo(Struct, frozen=True):
    """A bot of the game's own team: its name for `add_bot`, and its title and style of play in each language."""

    bot: str
    name: dict[str, str]
    about: dict[str, str]


class SettingInfo(Struct, frozen=True, omit_defaults=True):
    """A setting of a game; a number has a lowest and a highest value, a switch has neither."""

    name: str
    default: int | bool
    help: str
    rule: str
    low: int | None = None
    high: int | None = None


class GameInfo(Struct, frozen=True):
    """A game of this server."""

    name: str
    title: str
    seats: list[int]
    secrets: bool
    settings: list[SettingInfo]
    levels: list[LevelInfo]
    has_windows: bool = False
    """True if the game has windows, in which every seat that is asked may react."""


class GameList(Struct, frozen=True):
    """All games of this server with their levels, and the bots that play every game."""

    games: list[GameInfo]
    bots: list[str]


class ListedRoom(Struct, frozen=True):
    """A room in the public list."""

    code: str
    game: str
    phase: Phase


class ReplayMoment(Struct, frozen=True):
    """A moment of a replay: the requested views, the events that led to it, and the number of moments.

    `past` holds the events that led to each earlier moment, starting with the requested one.
    """

    moment: int
    moments: int
    views: list[SeatView]
    events: list[GameEvent]
    past: list[list[GameEvent]]


class LookBackStatus(Struct, frozen=True):
    """The progress of a look-back from 0 to 1, and its result when it is finished."""

    part: float
    found: LookBackFound | None


class RecordUpload(Struct, frozen=True, forbid_unknown_fields=True):
    """An upload of a record, which gets a link."""

    record: Annotated[str, Meta(max_length=RECORD_BYTES_MAX)]


class RoomLink(Struct, frozen=True):
    """A room's code and link."""

    code: str
    link: str


ServerMessage = Update | Hint | Done | Refused
MESSAGES = (
    *(Frame, ServerMessage, NewRoom, Join, Seated, RoomInfo, Problem, GameList, ListedRoom),
    *(ReplayMoment, LookBackStatus, RecordUpload, RoomLink),
)
"""All types of the wire: frames, messages of the server, bodies of HTTP requests and responses."""

decode_frame = msgspec.json.Decoder(Frame).decode
encode = msgspec.json.Encoder().encode


if __name__ == "__main__":
    from hinterzimmer.room.wire_schema import json_schema

    print(msgspec.json.format(msgspec.json.encode(json_schema(MESSAGES)), indent=2).decode())
