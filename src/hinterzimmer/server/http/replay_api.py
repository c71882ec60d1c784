"""The HTTP API of records: downloads, replays, look-backs and imports."""

from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.room import entries, wire
from hinterzimmer.room import replay as replays
from hinterzimmer.room.room import Room
from hinterzimmer.server.clock import now_ms
from hinterzimmer.server.http.context import (
    PROBLEM_RESPONSES,
    HttpRequest,
    RoomCode,
    address_of,
    link_to,
    read_room,
    seat_in_request,
    services_of,
)


def json_response(data: bytes) -> Response[Any]:
    """Return a response of bytes that are JSON already."""
    return Response(data, media_type=MediaType.JSON)


Round = Annotated[int | None, Parameter(ge=1, le=10_000)]


@get(
    "/api/rooms/{code:str}/record", summary="The game as a file", media_type=MediaType.TEXT, responses=PROBLEM_RESPONSES
)
async def record(request: HttpRequest, code: RoomCode, round: Round = None) -> Response[str]:
    """Return the whole record of a finished game, or what the seat has seen of a running one, as a text file."""

    def look(room: Room) -> tuple[Record, replays.ReplaySource | None, int]:
        seat = seat_in_request(request, room)
        found, finished = replays.record_of(room, round)
        return found, None if finished else replays.source_of(room, round), seat

    found, running, seat = await read_room(request, code, look)
    if running is None:  # a finished game does not change, so it needs no worker
        text = found.to_text()
    else:
        text = await services_of(request).readers.running_text(running, found.header(), seat)
    name = f"{found.game.name}-{code}.txt"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/rooms/{code:str}/replay", summary="A moment of a game", responses=PROBLEM_RESPONSES)
async def replay(
    request: HttpRequest,
    code: RoomCode,
    moment: Annotated[int | None, Parameter(ge=1, le=1_000_000)] = None,
    seat: Annotated[int | None, Parameter(ge=SPECTATOR, le=31, description="-2: a spectator")] = None,
    everything: Annotated[bool, Parameter(description="all seats at once; when the game is over")] = False,
    round: Round = None,
    since: Annotated[int | None, Parameter(ge=1, le=1_000_000, description="also what happened from here on")] = None,
) -> Response[wire.ReplayMoment]:
    """Return a moment of a game as the token's seat saw it, or as any seat saw it if the game is over."""

    def look(room: Room) -> tuple[replays.ReplaySource, int]:
        return replays.source_of(room, round), seat_in_request(request, room)

    source, own = await read_room(request, code, look)
    return json_response(await services_of(request).readers.replay(source, own, moment, seat, everything, since))


@get("/api/rooms/{code:str}/lookback", summary="A finished game looked back at", responses=PROBLEM_RESPONSES)
async def look_back(request: HttpRequest, code: RoomCode, round: Round = None) -> Response[wire.LookBackStatus]:
    """Return the progress of a look-back; its result is there when `part` is 1, so clients ask repeatedly."""

    def look(room: Room) -> bytes:
        seat_in_request(request, room)
        return services_of(request).reviews.status(room, round)

    return json_response(await read_room(request, code, look))


@post("/api/records", summary="Show a record", responses=PROBLEM_RESPONSES, request_max_body_size=wire.RECORD_BYTES_MAX)
async def bring_record(request: HttpRequest, data: wire.RecordUpload) -> wire.RoomLink:
    """Store a record in a room of its own and return its link. Raises BadRecord, UnknownGame or TooFast."""
    services = services_of(request)
    services.writes.require(address_of(request), "records")
    await services.readers.check_record(data.record)
    code = await services.hub.create_room([entries.RecordShown(at=now_ms(), record=data.record)])
    return wire.RoomLink(code, link_to(request, code))


REPLAY_HANDLERS = [record, replay, look_back, bring_record]
