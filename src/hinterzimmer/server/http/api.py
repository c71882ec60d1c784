"""The HTTP API of games and rooms: list, open, join, and send commands."""

import time

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import State

from hinterzimmer.bots import registry
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.games import find
from hinterzimmer.games import games as found_games
from hinterzimmer.room import commands, updates, wire
from hinterzimmer.room.errors import NotYours
from hinterzimmer.room.room import Room
from hinterzimmer.room.tokens import seat_with_token
from hinterzimmer.server import ids
from hinterzimmer.server.clock import now_ms
from hinterzimmer.server.counters import COUNTERS
from hinterzimmer.server.http.context import (
    PROBLEM_RESPONSES,
    HttpRequest,
    HttpServices,
    RoomCode,
    address_of,
    find_room,
    link_to,
    services_of,
    token_in_request,
)
from hinterzimmer.server.undo import ask_undo
from hinterzimmer.words import level_text


@get("/api/games", summary="What can be played, and against whom")
async def games() -> wire.GameList:
    """Return all games with their settings and levels, and the bots that play every game."""
    return wire.GameList([game_info(game) for game in found_games().values()], registry.names_for_every_game())


def game_info(game: AnyGame) -> wire.GameInfo:
    """Return the description of a game for the page."""
    settings = [
        wire.SettingInfo(one.name, one.default, one.help, one.rule, *(() if one.is_switch else (one.low, one.high)))
        for one in game.settings
    ]
    levels = [level_info(game, level) for level in game.levels]
    return wire.GameInfo(
        game.name, game.title, list(game.seat_counts), game.has_secrets, settings, levels, game.has_windows
    )


def level_info(game: AnyGame, level: int) -> wire.LevelInfo:
    """Return the description of a game's level in all languages."""
    words = {language: level_text(game, level, language) for language in LANGUAGES}
    names = {language: name for language, (name, _) in words.items()}
    return wire.LevelInfo(f"level{level}", names, {language: about for language, (_, about) in words.items()})


@get(
    "/api/games/{game:str}/words/{language:str}",
    media_type=MediaType.TEXT,
    summary="A game's words as a Fluent file",
    responses=PROBLEM_RESPONSES,
)
async def game_words(game: str, language: wire.Language) -> str:
    """Return a game's words as Fluent text; "" for a game without words. Raises UnknownGame."""
    return find(game).words_text(language)


@get(
    "/api/games/{game:str}/rules/{language:str}",
    media_type=MediaType.TEXT,
    summary="A game's rules in Markdown",
    responses=PROBLEM_RESPONSES,
)
async def game_rules(game: str, language: wire.Language) -> str:
    """Return a game's rules as Markdown; "" for a game without them. Raises UnknownGame."""
    return find(game).rules_text(language)


@get("/api/rooms", summary="Rooms that may be found")
async def listed(state: State) -> list[wire.ListedRoom]:
    """Return the listed rooms, the last changed first."""
    services: HttpServices = state.services
    rows = await services.store.listed_rooms()
    return [
        msgspec.convert({"code": code, "game": game, "phase": phase}, wire.ListedRoom) for code, game, phase in rows
    ]


@post("/api/rooms", summary="Open a room", responses=PROBLEM_RESPONSES)
async def open_room(request: HttpRequest, data: wire.NewRoom) -> wire.Seated:
    """Open a room and return its first seat, with the token. Raises like `commands.open_room`, or TooFast."""
    services, token = services_of(request), ids.new_token()
    services.writes.require(address_of(request), "new rooms")
    code = await services.hub.create_room(commands.open_room(data, token, now_ms(), ids.new_secret))
    return wire.Seated(code, 0, token, link_to(request, code), link_to(request, code, token))


@get("/api/rooms/{code:str}", summary="A room", responses=PROBLEM_RESPONSES)
async def room_info(request: HttpRequest, code: RoomCode) -> wire.RoomInfo:
    """Return the public information about a room. Raises NoRoom or TooFast."""
    live = await find_room(request, code)
    return await live.read(lambda room: updates.room_info(room, live.presence.present))


@post("/api/rooms/{code:str}/join", summary="Take a seat", responses=PROBLEM_RESPONSES)
async def join(request: HttpRequest, code: RoomCode, data: wire.Join) -> wire.Seated:
    """Take a seat and return it with its token. Raises like `commands.join`, NoRoom or TooFast."""
    services_of(request).writes.require(address_of(request), "joins")
    live, token = await find_room(request, code), ids.new_token()
    seats = []

    def decide(room: Room, now: int) -> commands.Entries:
        made = commands.join(room, data, token, now)
        seats.append(made[0].seat)
        return made

    await live.submit_and_wait(decide)
    return wire.Seated(code, seats[-1], token, link_to(request, code), link_to(request, code, token))


@post(
    "/api/rooms/{code:str}/do",
    summary="A command, as over the WebSocket",
    responses=PROBLEM_RESPONSES,
    status_code=200,
)
async def command(request: HttpRequest, code: RoomCode, data: wire.AnyCommand) -> wire.Done:
    """Carry out a command of the token's seat and return Done when it is stored.

    Raises NoRoom, TooFast, NotYours, or the error with which the room refuses the command.
    """
    live, token = await find_room(request, code), token_in_request(request) or ""
    started_at = time.perf_counter()

    def speaking_seat(room: Room) -> int:
        seat = seat_with_token(room, token)
        if data.seat is not None and data.seat != seat:
            raise NotYours("this token does not speak for that seat", "other-seat")
        return seat

    if isinstance(data, wire.AskUndo):
        await ask_undo(live, services_of(request).readers, speaking_seat, data)
    else:
        await live.submit_and_wait(
            lambda room, now: commands.decide(room, speaking_seat(room), data, now, ids.new_secret)
        )
    COUNTERS.observe_command(time.perf_counter() - started_at)
    return wire.Done(data.id)


@get("/health", include_in_schema=False)
async def health(state: State) -> Response[dict[str, str]]:
    """Return status 200 if the database answers and the latest write succeeded, 503 if that write failed."""
    services: HttpServices = state.services
    await services.store.ping()
    if not services.store.can_write:
        return Response({"status": "nothing can be stored"}, status_code=503)
    return Response({"status": "ok"})


API_HANDLERS = [games, game_words, game_rules, listed, open_room, room_info, join, command, health]
