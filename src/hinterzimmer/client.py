"""A client of the room server, for programs that play.

async with await Client.join("http://localhost:8420", "k4m7pq2xyz", "Robo") as me:
    async for table in me.turns():
        await me.choose(table.question.options[0]["text"])
"""

import asyncio
import contextlib
import itertools
import json
import os
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from functools import lru_cache
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.steps import TAKE_BACK
from hinterzimmer.engine.views import Question, SeatView
from hinterzimmer.games import find
from hinterzimmer.room import wire

FINAL_CLOSE_CODES = (1008, 4403, 4404)
"""The closing codes after which a client does not reconnect."""


class Clock(wire.Clock, frozen=True, forbid_unknown_fields=False):
    """The wire's clock, which ignores the fields that a newer server adds."""


class Agreement(wire.Agreement, frozen=True, forbid_unknown_fields=False):
    """The wire's agreement, which ignores the fields that a newer server adds."""

    clock: Clock = msgspec.field(default_factory=Clock)


class RoomInfo(wire.RoomInfo, frozen=True):
    """The wire's room information with a tolerant agreement."""

    agreement: Agreement


class Update(wire.Update, frozen=True, tag_field="type", tag="update"):
    """The wire's update with tolerant room information."""

    room: RoomInfo | None = None


Message = Update | wire.Hint | wire.Done | wire.Refused
decode_message = msgspec.json.Decoder(Message).decode
NO_QUESTION = Question(0, "", [], [], None, False, "")
"""The value of `ClientTable.question` without an open question; its number is 0, because asks count from 1."""


@lru_cache
def options_of_form(name: str, form: str) -> list[str]:
    """Return the texts of all options of a form, such as every slip; [] if the game's first ask has another form.

    They are read from a fresh table of the game, because its first ask offers the same options.
    """
    game = find(name)
    ask = game.start(game.seat_counts[0], events=False).require_ask()
    return [option.text for option in next(iter(ask.options.values()))] if ask.form == form else []


class Refused(HinterzimmerError):
    """A refusal by the server: `name` is the class name of its error; `reason` and `figures` give the details."""

    def __init__(self, name: str, message: str, reason: str = "", figures: dict[str, Any] | None = None) -> None:
        super().__init__(f"{name}: {message}", reason, **(figures or {}))
        self.name = name


async def request(
    server: str, path: str, body: object = None, token: str | None = None, method: str | None = None
) -> Any:
    """Send an HTTP request in a thread and return the response: its JSON decoded, anything else as text.

    The time limit is 30 seconds. Raises Refused for an error status, and OSError if the server cannot be reached.
    """

    def send() -> Any:
        data = None if body is None else json.dumps(body).encode()
        made = urllib.request.Request(server.rstrip("/") + path, data, method=method)
        made.add_header("Content-Type", "application/json")
        if token:
            made.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(made, timeout=30) as answer:
                text, kind = answer.read(), answer.headers.get_content_type()
        except urllib.error.HTTPError as error:
            with error:
                problem = json.loads(error.read() or b"{}")
            name, message = problem.get("error", str(error.code)), problem.get("message", "")
            raise Refused(name, message, problem.get("reason", ""), problem.get("figures")) from None
        return json.loads(text) if kind.endswith("json") else text.decode()

    return await asyncio.to_thread(send)


class ClientTable:
    """A client's state: the room, its seat's view, and the number of the last update."""

    def __init__(self) -> None:
        self.seat = SPECTATOR
        self.update_number: int | None = None
        self.view: SeatView | None = None
        self.events: list[wire.GameEvent] = []
        """The events of the last update."""
        self.chat: list[wire.ChatLine] = []
        self.times: wire.ClockTimes | None = None
        self.held: str | None = None
        self._room: RoomInfo | None = None

    @property
    def room(self) -> RoomInfo:
        """The room's information. Raises Refused before the first update, for which `async with` a client waits."""
        if self._room is None:
            raise Refused("Closed", "nothing is known of the room before the first update")
        return self._room

    @property
    def question(self) -> Question:
        """The open question; NO_QUESTION, with the number 0, if there is none."""
        return (self.view and self.view.question) or NO_QUESTION

    @property
    def board(self) -> Any:
        """The game's own view for the seat, as plain values; None before the game begins."""
        return self.view and self.view.board

    @property
    def is_asked(self) -> bool:
        """True if the seat is asked and has not answered."""
        return self.seat in self.question.asked and self.question.chosen is None and self.held is None

    @property
    def options(self) -> list[str]:
        """The texts of the options except taking back; if the question has a form, all options of the form."""
        if self.view and self.question.form:
            return options_of_form(self.view.game, self.question.form)
        return [one["text"] for one in self.question.options if one["text"] != TAKE_BACK.text]

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return self._room is not None and self._room.phase == "over"

    def apply_update(self, update: Update) -> None:
        """Apply an update; one with the last number again changes only the room, such as its present seats."""
        if update.room is not None:
            self._room = update.room
        if update.number == self.update_number:  # only presence has changed
            return
        first = self.update_number is None
        self.seat, self.update_number = update.seat, update.number
        if update.view is not None:
            self.view, self.times, self.held = update.view, update.times, update.held
        self.events = update.events
        self.chat = update.chat if first else [*self.chat, *update.chat]


class Client:
    """A connection for one seat of a room, or for a spectator; use it with `async with`.

    It reconnects by itself, receives all updates that it missed, and sends unanswered commands again.
    """

    def __init__(self, server: str, code: str, token: str | None = None) -> None:
        self.server = server.rstrip("/")
        self.code = code
        self.token = token
        self.table = ClientTable()
        self.frames = 0
        self.reconnect_seconds_max = 2.0
        """The longest pause before it tries to connect again."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[str, asyncio.Future[wire.Hint | wire.Done]] = {}
        self._unsent: dict[str, dict[str, Any]] = {}
        self._changed = asyncio.Event()
        self._ids = (f"{os.urandom(6).hex()}-{i}" for i in itertools.count())
        self._closed = False

    @classmethod
    async def open(cls, server: str, agreement: dict[str, Any], name: str, seed: str = "") -> Self:
        """Open a room and return a client for its first seat. Raises Refused or OSError."""
        seated = await request(server, "/api/rooms", {"agreement": agreement, "name": name, "seed": seed})
        return cls(server, seated["code"], seated["token"])

    @classmethod
    async def join(cls, server: str, code: str, name: str, seed: str = "") -> Self:
        """Take a seat in a room and return a client for it. Raises Refused or OSError."""
        seated = await request(server, f"/api/rooms/{code}/join", {"name": name, "seed": seed})
        return cls(server, seated["code"], seated["token"])

    async def __aenter__(self) -> Self:
        await self._connect()
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: self.table.update_number is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._closed = True
        if self._socket:
            await self._socket.close()
        if self._reader:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)

    async def do(self, kind: str, **particulars: Any) -> str:
        """Send a command, wait until it is carried out and stored, and return its id. Raises Refused."""
        return (await self._answer(kind, particulars)).id

    async def hint(self, language: wire.Language = "en") -> wire.Hint:
        """Request a hint and return it: the strongest bot's `option`, its `reason`, and the `weighed` options.

        Raises Refused.
        """
        hint = await self._answer("hint", {"lang": language})
        assert isinstance(hint, wire.Hint), "a command that asks for a hint is answered by one"
        return hint

    async def choose(self, option: str, ask: int | None = None) -> str:
        """Answer the open question, or ask number `ask`, and return the command's id. Raises Refused."""
        return await self.do("choose", ask=self.table.question.number if ask is None else ask, option=option)

    async def until(self, happened: Any) -> None:
        """Wait until `happened()` is true; it is called after every update.

        Raises Refused, or what ended the connection, if the client has stopped.
        """
        while not happened():
            if self._reader and self._reader.done():
                self._reader.result()
                raise Refused("Closed", "the server closed the connection")
            self._changed.clear()
            await self._changed.wait()

    async def turns(self) -> AsyncIterator[ClientTable]:
        """Yield the table each time the seat is asked, until the game is over. Raises like `until`."""
        while True:
            await self.until(lambda: self.table.is_asked or self.table.over)
            if self.table.over:
                return
            yield self.table

    async def _answer(self, kind: str, particulars: dict[str, Any]) -> wire.Hint | wire.Done:
        """Send a command and return the server's reply. Raises Refused, and at once if the wire has no such command."""
        id = next(self._ids)
        frame = {"type": kind, "id": id, **particulars}
        try:
            msgspec.convert(frame, wire.AnyCommand | wire.AskHint)
        except msgspec.ValidationError as error:
            raise Refused("BadMessage", str(error)) from None
        answered: asyncio.Future[wire.Hint | wire.Done] = asyncio.get_running_loop().create_future()
        self._waiting[id], self._unsent[id] = answered, frame
        try:
            await self._send(frame)
            return await answered
        finally:
            self._waiting.pop(id, None)
            self._unsent.pop(id, None)

    async def _connect(self) -> None:
        address = self.server.replace("http", "ws", 1) + f"/api/rooms/{self.code}/play"
        self._socket = await connect(address, compression=None, max_size=None)
        seen = {} if self.table.update_number is None else {str(self.table.seat): self.table.update_number}
        await self._socket.send(
            json.dumps({"type": "hello", "tokens": [self.token] if self.token else [], "seen": seen})
        )
        for frame in list(self._unsent.values()):
            await self._socket.send(json.dumps(frame))

    async def _send(self, frame: dict[str, Any]) -> None:
        try:
            if self._socket:
                await self._socket.send(json.dumps(frame))
        except ConnectionClosed:  # reconnecting sends it again, and the server carries it out once
            pass

    async def _read(self) -> None:
        pause = 0.05
        try:
            while not self._closed:
                assert self._socket is not None
                try:
                    async for data in self._socket:
                        pause = 0.05
                        self._take(decode_message(data))
                except ConnectionClosed:
                    pass
                if self._socket.close_code in FINAL_CLOSE_CODES:
                    return
                if not self._closed:
                    await asyncio.sleep(pause)
                    pause = min(self.reconnect_seconds_max, 2 * pause)
                    await self._reconnect()
        finally:
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(Refused("Closed", "the connection is closed"))
            self._changed.set()

    async def _reconnect(self) -> None:
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            await self._connect()

    def _take(self, message: Message) -> None:
        self.frames += 1
        if isinstance(message, Update):
            self.table.apply_update(message)
            self._changed.set()
            return
        future = self._waiting.get(message.id)
        if isinstance(message, wire.Refused):
            refusal = Refused(message.error, message.message, message.reason, message.figures)
            if not message.id:  # the hello itself was refused
                raise refusal
            if future and not future.done():
                future.set_exception(refusal)
        elif future and not future.done():
            future.set_result(message)
