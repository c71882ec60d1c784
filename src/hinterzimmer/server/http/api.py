"""Rooms over HTTP: what can be played, opening and joining, commands for programs, records and replays."""

import time
from collections.abc import Callable
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Parameter

from hinterzimmer.bots import registry
from hinterzimmer.bots.words import describe
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.games import games as found_games
from hinterzimmer.room import commands, entries, updates, wire
from hinterzimmer.room import replay as replays
from hinterzimmer.room.errors import NotYours
from hinterzimmer.room.room import Room
from hinterzimmer.room.tokens import seat_with_token
from hinterzimmer.server import ids, metrics
from hinterzimmer.server.hub import House, Seen, now
from hinterzimmer.server.live_room import Live
from hinterzimmer.server.workers.review_queue import Reviewer

Web = Request[Any, Any, State]
RoomCode = Annotated[str, Parameter(max_length=16, examples=[Example(value="k4m7pq2xyz")])]
REFUSALS = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description="A named refusal; nothing has changed")
    for status in (400, 403, 404, 409, 413, 429)
}


def address(request: Web) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "?"


def link(request: Web, code: str, token: str | None = None) -> str:
    """The link to a room; with a token, the private link to a seat. What follows # never reaches a server."""
    return f"{str(request.base_url).rstrip('/')}/r/{code}{'#' + token if token else ''}"


async def room_of(request: Web, code: str) -> Live:
    """The room of this code; trying codes is slowed down."""
    house: House = request.app.state.house
    try:
        return await house.live(code)
    except Exception:
        request.app.state.misses.take(address(request), "codes that do not exist")
        raise


async def seen(request: Web, code: str, look: Callable[[Room], Seen]) -> Seen:
    """What `look` finds in the room of this code, as it is stored."""
    house: House = request.app.state.house
    return await house.see(await room_of(request, code), look)


def token_of(request: Web) -> str | None:
    """The token of the request."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" and token else None


def seat_of(request: Web, room: Room) -> int:
    """The seat that the request proves, or SPECTATOR where watching is allowed."""
    token = token_of(request)
    if token:
        return seat_with_token(room, token)
    if not room.agreement.spectators:
        raise NotYours("this room does not let anybody watch")
    return SPECTATOR


@get("/api/games", summary="What can be played, and against whom")
async def games() -> wire.GameList:
    """All games with their settings and levels, and the bots that play every game."""
    return wire.GameList([game_info(game) for game in found_games().values()], registry.names_for_every_game())


def game_info(game: AnyGame) -> wire.GameInfo:
    """Return a game as a page needs it."""
    settings = [
        wire.SettingInfo(one.name, one.default, one.help, one.rule, *(() if one.switch else (one.low, one.high)))
        for one in game.settings
    ]
    levels = [level_info(game, level) for level in game.levels]
    return wire.GameInfo(game.name, game.title, list(game.seats), game.secrets, settings, levels, game.has_windows)


def level_info(game: AnyGame, level: int) -> wire.LevelInfo:
    """A level of a game in all languages."""
    words = {language: describe(game, level, language) for language in LANGUAGES}
    names = {language: name for language, (name, _) in words.items()}
    return wire.LevelInfo(f"level{level}", names, {language: about for language, (_, about) in words.items()})


@get("/api/rooms", summary="Rooms that may be found")
async def listed(state: State) -> list[wire.ListedRoom]:
    """Listed rooms, the latest first."""
    return [wire.ListedRoom(*row) for row in await state.house.store.listed()]


@post("/api/rooms", summary="Open a room", responses=REFUSALS)
async def open_room(request: Web, data: wire.NewRoom, state: State) -> wire.Seated:
    """Open a room and take its first seat."""
    state.writes.take(address(request), "new rooms")
    token = ids.new_token()
    code = await state.house.open(commands.open_room(data, token, now(), ids.new_secret))
    return wire.Seated(code, 0, token, link(request, code), link(request, code, token))


@get("/api/rooms/{code:str}", summary="A room", responses=REFUSALS)
async def room_info(request: Web, code: RoomCode) -> wire.RoomInfo:
    """What everybody who has the link may know of a room."""
    live = await room_of(request, code)
    house: House = request.app.state.house
    return await house.see(live, lambda room: updates.info(room, live.here))


@post("/api/rooms/{code:str}/join", summary="Take a seat", responses=REFUSALS)
async def join(request: Web, code: RoomCode, data: wire.Join, state: State) -> wire.Seated:
    """Take a seat with a name; no account."""
    state.writes.take(address(request), "joins")
    live, token = await room_of(request, code), ids.new_token()
    seats = []

    def judge(room: Room, at: int) -> commands.Entries:
        made = commands.join(room, data, token, at)
        seats.append(made[0].seat)
        return made

    await state.house.change(live, judge)
    return wire.Seated(code, seats[-1], token, link(request, code), link(request, code, token))


@post("/api/rooms/{code:str}/do", summary="A command, as over the WebSocket", responses=REFUSALS, status_code=200)
async def command(request: Web, code: RoomCode, data: wire.AnyCommand, state: State) -> wire.Done:
    """Carry out a command of the token's seat."""
    live, token = await room_of(request, code), token_of(request) or ""

    def judge(room: Room, at: int) -> commands.Entries:
        seat = seat_with_token(room, token)
        if data.seat is not None and data.seat != seat:
            raise NotYours("this token does not speak for that seat")
        return commands.decide(room, seat, data, at, ids.new_secret)

    began = time.perf_counter()
    await state.house.change(live, judge)
    metrics.TRAFFIC.done(time.perf_counter() - began)
    return wire.Done(data.id)


@get("/api/rooms/{code:str}/record", summary="The game as a file", media_type=MediaType.TEXT, responses=REFUSALS)
async def record(
    request: Web, code: RoomCode, round: Annotated[int | None, Parameter(ge=1, le=10_000)] = None
) -> Response[str]:
    """The whole record when the game is over; before that, what the seat has seen."""

    def look(room: Room) -> Response[str]:
        text = replays.record_text(room, seat_of(request, room), round)
        name = f"{room.agreement.game}-{code}.txt"
        return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    return await seen(request, code, look)


@get("/api/rooms/{code:str}/replay", summary="A moment of a game", responses=REFUSALS)
async def replay(
    request: Web,
    code: RoomCode,
    moment: Annotated[int | None, Parameter(ge=1, le=1_000_000)] = None,
    seat: Annotated[int | None, Parameter(ge=SPECTATOR, le=31, description="-2: a spectator")] = None,
    everything: Annotated[bool, Parameter(description="all seats at once; when the game is over")] = False,
    round: Annotated[int | None, Parameter(ge=1, le=10_000)] = None,
    since: Annotated[int | None, Parameter(ge=1, le=1_000_000, description="also what happened from here on")] = None,
) -> wire.ReplayMoment:
    """The table at the opening of an ask, as a seat saw it; when the game is over, as any seat did."""

    def look(room: Room) -> wire.ReplayMoment:
        return replays.moment(room, seat_of(request, room), moment, seat, everything, round, since)

    return await seen(request, code, look)


@get("/api/rooms/{code:str}/lookback", summary="A finished game looked back at", responses=REFUSALS)
async def look_back(
    request: Web,
    code: RoomCode,
    state: State,
    lang: Literal["de", "en", "it"] = "en",
    round: Annotated[int | None, Parameter(ge=1, le=10_000)] = None,
) -> wire.LookBackStatus:
    """Ask again until all of it is done: what the strongest level would have done, and how lucky everybody was."""
    reviewer: Reviewer = state.reviewer

    def look(room: Room) -> wire.LookBackStatus:
        seat_of(request, room)
        return reviewer.ask(room, round, lang)

    return await seen(request, code, look)


@post("/api/records", summary="Show a record", responses=REFUSALS, request_max_body_size=wire.RECORD_BYTES_MAX)
async def bring_record(request: Web, data: wire.RecordUpload, state: State) -> wire.RoomLink:
    """Bring a record in: it gets a room, and its replay a link."""
    state.writes.take(address(request), "records")
    replays.check_record(data.record)
    code = await state.house.open([entries.Shown(at=now(), record=data.record)])
    return wire.RoomLink(code, link(request, code))


@get("/health", include_in_schema=False)
async def health(state: State) -> Response[dict[str, str]]:
    """Whether the server and its database answer, and what happens can be stored."""
    await state.house.store.alive()
    if not state.house.store.can_write:
        return Response({"status": "nothing can be stored"}, status_code=503)
    return Response({"status": "ok"})


HANDLERS = [
    games,
    listed,
    open_room,
    room_info,
    join,
    command,
    record,
    replay,
    look_back,
    bring_record,
    health,
]
