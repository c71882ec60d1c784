"""What goes over the wire: the commands of a client, and what the server tells.

Every message is JSON with a `type`. A command carries an `id` of the client's own making; sent twice, it is done once.
Updates are numbered in the stream of one seat of one room; replies carry the id of what they answer.

`python -m hinterzimmer.room.wire` prints all of it as JSON Schema: the page's types are written from that
(`make types`). It must run from source, because a compiler erases annotations.
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
BODY_BYTES_MAX = 64 * 1024
RECORD_BYTES_MAX = 256 * 1024
EDITION_BYTES_MAX = 32 * 1024

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
    """How long people may think: not limited, so long for each decision, or a bank that decisions add to."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: Annotated[float, Meta(ge=0.1, le=86_400)] = 60.0
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0.0


class Agreement(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed when a room is opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=32)]
    settings: Annotated[dict[Annotated[str, Meta(max_length=40)], int | bool], Meta(max_length=40)] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    window: Annotated[float, Meta(ge=0, le=600)] = 5.0
    """How many seconds a window lasts in which every seat that is asked may react; 0 waits until all have answered."""
    aids: bool = True
    """Whether a table shows what a move would do before it is made; every option is offered either way."""
    hints: bool | None = None
    """Whether a seat may ask for a hint; if nothing is said, only where one person plays."""
    listed: bool = False
    spectators: bool = True
    edition: Annotated[str, Meta(max_length=EDITION_BYTES_MAX)] | UnsetType = UNSET
    """The text of the edition to play with, where it is not the game's own. Left out otherwise, as in older rooms."""


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a room; who opens it takes the first seat and is its host."""

    agreement: Agreement
    name: Name
    seed: ShortText = ""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes a seat; the first open one if none is named. The seed goes into the fair dice."""

    name: Name
    seed: ShortText = ""
    seat: SeatNumber | None = None


class Seated(Struct, frozen=True):
    """A seat was taken: its token proves it from now on, and the private link carries it to another device."""

    code: str
    seat: int
    token: str
    link: str
    private_link: str


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What every command has: its id, and which of the connection's seats speaks (the one in view if not said)."""

    id: Id
    seat: SeatNumber | None = None


class Choose(Command, frozen=True, tag="choose"):
    """Answers the ask of this number."""

    ask: NonNegative
    option: Annotated[str, Meta(max_length=400)]


class Start(Command, frozen=True, tag="start"):
    """The host begins the game."""


class Adjust(Command, frozen=True, tag="adjust"):
    """The host changes what does not touch the rules; whatever is left out stays."""

    seats: Annotated[int, Meta(ge=1, le=32)] | None = None
    listed: bool | None = None
    spectators: bool | None = None
    hints: bool | None = None


class AddBot(Command, frozen=True, tag="add_bot"):
    """The host seats a bot, at the first open seat if none is named."""

    bot: Annotated[str, Meta(max_length=40)] = "random"
    at: SeatNumber | None = None


class Remove(Command, frozen=True, tag="remove"):
    """The host frees a seat; during a game a bot takes it."""

    at: SeatNumber


class Leave(Command, frozen=True, tag="leave"):
    """Gives the seat up; during a game a bot plays on, and `come_back` takes it back."""


class HandOver(Command, frozen=True, tag="hand_over"):
    """A bot plays for this seat until its owner comes back."""

    bot: Annotated[str, Meta(max_length=40)] | None = None
    """The stand-in, if none is named."""


class ComeBack(Command, frozen=True, tag="come_back"):
    """The owner plays again."""


class Chat(Command, frozen=True, tag="chat"):
    """Says something to the room."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, frozen=True, tag="mute"):
    """The host silences a seat, or lets it speak again."""

    at: SeatNumber
    muted: bool = True


class AskUndo(Command, frozen=True, tag="ask_undo"):
    """Asks the others to take one's last choice back."""


class AnswerUndo(Command, frozen=True, tag="answer_undo"):
    """Agrees to what was asked, or does not."""

    agree: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """The same seats once more, with a new secret for the dice."""


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
    """The first frame: the tokens of the seats to speak for (none: a spectator), and the last update seen of each."""

    tokens: Annotated[list[Token], Meta(max_length=8)] = []
    seen: Annotated[dict[Annotated[str, Meta(max_length=4)], NonNegative], Meta(max_length=9)] = {}


class ShowSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Turns the connection to another of its seats: one view at a time."""

    id: Id
    seat: SeatNumber


class AskHint(Command, frozen=True, tag="hint"):
    """What would the strongest bot do? Answered to this connection alone, and nothing of it is kept."""

    lang: Language = "en"


Frame = Hello | ShowSeat | AskHint | AnyCommand


class SeatInfo(Struct, frozen=True):
    """Who sits where: `open`, `person`, `bot`, or `away` (a person for whom a bot plays)."""

    name: str
    kind: SeatKind
    bot: str | None
    muted: bool
    here: bool
    """Whether somebody is connected for this seat now."""


class UndoInfo(Struct, frozen=True):
    """Somebody asks to take a choice back, and these have agreed so far."""

    seat: int
    agreed: list[int]


class RoomInfo(Struct, frozen=True):
    """What everybody may know of a room."""

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
    """Opened when the game is over."""
    undo: UndoInfo | None
    hints: bool
    """Whether a seat may ask for a hint."""


class ChatLine(Struct, frozen=True):
    """A line of chat."""

    seat: int
    name: str
    text: str


class ClockTimes(Struct, frozen=True, omit_defaults=True):
    """Milliseconds: what the asked seats have left, and how much of the open window or decision is over."""

    left: dict[int, int]
    gone: int
    window: int | None = None


class Update(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="update"):
    """What changed for one seat (-2: spectators). Parts that did not change are left out; all come at the beginning."""

    seat: int
    number: int
    room: RoomInfo | None = None
    view: SeatView | None = None
    events: list[GameEvent] = []
    chat: list[ChatLine] = []
    times: ClockTimes | None = None
    held: str | None = None
    """One's own answer in an open window."""


class WeightedOption(Struct, frozen=True):
    """An option and what it is worth: the expected share of the win, from 0 to 1."""

    option: str
    value: float


class Hint(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="hint"):
    """Advice on the ask of this number: an option, why in one sentence, and how the options were weighed."""

    id: str
    ask: int
    option: str
    reason: str
    """The sentence in the language that was asked for."""
    weighed: list[WeightedOption]
    why: Message | None = None
    """The same as a message of the game's words."""


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The command of this id is done and stored."""

    id: str


class Refused(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="refused"):
    """The command of this id changed nothing.

    `error` is the name of the refusal and `message` an English sentence for programs. The house's words have a sentence
    for players, `refused-ERROR-REASON`, which the figures fill.
    """

    id: str
    error: str
    message: str
    reason: str = ""
    figures: dict[str, Any] = {}


class Problem(Struct, frozen=True, omit_defaults=True):
    """A refusal over HTTP, as in `Refused`."""

    error: str
    message: str
    reason: str = ""
    figures: dict[str, Any] = {}


class LevelInfo(Struct, frozen=True):
    """A bot of the game's own: how to ask for it, what it is called and how it plays, language by language."""

    bot: str
    name: dict[str, str]
    about: dict[str, str]


class SettingInfo(Struct, frozen=True, omit_defaults=True):
    """A setting of a game; one that is not a switch has a lowest and a highest value."""

    name: str
    default: int | bool
    help: str
    rule: str
    low: int | None = None
    high: int | None = None


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    seats: list[int]
    secrets: bool
    settings: list[SettingInfo]
    levels: list[LevelInfo]
    has_windows: bool = False
    """Whether there are windows in which every seat that is asked may react."""


class GameList(Struct, frozen=True):
    """All games with their levels, and the bots that play every game."""

    games: list[GameInfo]
    bots: list[str]


class ListedRoom(Struct, frozen=True):
    """A room that can be found."""

    code: str
    game: str
    phase: Phase


class ReplayMoment(Struct, frozen=True):
    """A moment of a replay: the views that were asked for, what led to it, and how many moments there are.

    `past` is what led to each moment before it, from the one on that was asked for.
    """

    moment: int
    moments: int
    views: list[SeatView]
    events: list[GameEvent]
    past: list[list[GameEvent]]


class LookBackStatus(Struct, frozen=True):
    """A look back at a game: the part that is done, from 0 to 1, and when all is, what was found."""

    part: float
    found: LookBackFound | None


class RecordUpload(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be shown by link."""

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
"""Everything that goes over the wire: frames, what the server tells, bodies of HTTP requests and answers."""

decode_frame = msgspec.json.Decoder(Frame).decode
encode = msgspec.json.Encoder().encode


if __name__ == "__main__":
    from hinterzimmer.room.wire_schema import json_schema

    print(msgspec.json.format(msgspec.json.encode(json_schema(MESSAGES)), indent=2).decode())
