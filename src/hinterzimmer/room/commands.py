# mypyc: compile
"""Deciders: each takes a room and a command and returns log entries, or raises a named error. None changes the room."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from hinterzimmer.bots import registry
from hinterzimmer.engine.errors import BadEdition, BadSeats
from hinterzimmer.engine.record import one_line
from hinterzimmer.games import find
from hinterzimmer.room import entries, wire
from hinterzimmer.room.errors import (
    BadMessage,
    Muted,
    NotReady,
    NotYours,
    NoUndo,
    SeatTaken,
    StaleAsk,
    WrongPhase,
    wrong_phase,
)
from hinterzimmer.room.room import Room
from hinterzimmer.room.seats import stand_in
from hinterzimmer.room.tokens import hash_token
from hinterzimmer.room.undo import undo_question, undo_target

Entries = list[entries.AnyEntry]
NewSecret = Callable[[], bytes]
"""Draws the secret of a game's dice: 32 bytes from a cryptographic source."""


def open_room(
    new: wire.NewRoom, token: str, now_ms: int, new_secret: NewSecret, allow_edition: bool = False
) -> Entries:
    """Return the first two entries of a room: it is opened, and its opener takes seat 0.

    Raises UnknownGame, BadSeats, BadSetting or BadMessage (an empty name). Raises BadEdition for an edition that is
    too large, malformed, or not allowed here. Servers do not set `allow_edition`, because an edition can make a game
    as long and as large as its author likes.
    """
    agreement = new.agreement
    game = find(agreement.game)
    game.require_seat_count(agreement.seats)
    game.complete_settings(agreement.settings)
    if isinstance(agreement.edition, str):
        if not allow_edition:
            raise BadEdition("rooms here are played with the game's own edition: leave the edition out", "own-only")
        if len(agreement.edition.encode()) > wire.EDITION_BYTES_MAX:
            message = f"an edition is at most {wire.EDITION_BYTES_MAX} bytes"
            raise BadEdition(message, "too-big", bytes=wire.EDITION_BYTES_MAX)
        game.edition(agreement.edition)
    opened = entries.RoomOpened(at=now_ms, agreement=agreement, secret=new_secret().hex())
    return [
        opened,
        entries.SeatJoined(
            at=now_ms, seat=0, name=clean_name(new.name), token=hash_token(token), seed=one_line(new.seed)
        ),
    ]


def join(room: Room, wish: wire.Join, token: str, now_ms: int) -> Entries:
    """Return the entry of a person who takes a seat. Raises WrongPhase after the start, SeatTaken or BadMessage."""
    if room.phase != "waiting":
        raise WrongPhase("the game has already started; you can watch, or wait for the next one", "started")
    seat = open_seat(room, wish.seat)
    return [
        entries.SeatJoined(
            at=now_ms, seat=seat, name=clean_name(wish.name), token=hash_token(token), seed=one_line(wish.seed)
        )
    ]


def clean_name(name: str) -> str:
    """Return a name as one line of visible characters; raise BadMessage if none is left."""
    cleaned = one_line(name)
    if not cleaned:
        raise BadMessage("a name needs at least one visible character", "no-name")
    return cleaned


def open_seat(room: Room, wanted: int | None) -> int:
    """Return the wanted seat, or the first open one for None; raise SeatTaken if it is not open or none is."""
    free = [seat for seat, place in enumerate(room.places) if place.kind == "open"]
    if wanted is not None and wanted not in free:
        raise SeatTaken(f"seat {wanted + 1} is not free", "taken", number=wanted + 1)
    if not free:
        raise SeatTaken("no seat is free", "full")
    return free[0] if wanted is None else wanted


def decide(room: Room, seat: int, command: wire.AnyCommand, now_ms: int, new_secret: NewSecret) -> Entries:
    """Return the entries of a seat's command; [] if its id was seen before. Raises a HinterzimmerError to refuse it.

    An AskUndo can take seconds, because it plays imagined worlds. A server calls its parts instead: `undo_question`,
    `undo_target` (in a worker) and `ask_undo`.
    """
    if was_done(room, seat, command):
        return []
    if isinstance(command, wire.Rematch):
        return rematch(room, seat, command, now_ms, new_secret)
    if isinstance(command, wire.AskUndo):
        return ask_undo(room, seat, command, now_ms, undo_target(undo_question(room, seat)))
    decider: Callable[[Room, int, Any, int], Entries] = HANDLERS[type(command)]
    return decider(room, seat, command, now_ms)


def was_done(room: Room, seat: int, command: wire.AnyCommand) -> bool:
    """Return True if a command of this id was carried out for this seat before; the latest COMMAND_IDS_MAX count."""
    return command.id in room.command_ids.get(seat, {})


def require_host(room: Room, seat: int) -> None:
    """Raise NotYours unless this seat is the host's."""
    if seat != room.host:
        raise NotYours("only the host may do this", "host-only")


def require_phase(room: Room, *phases: str) -> None:
    """Raise WrongPhase unless the room is in one of these phases."""
    if room.phase not in phases:
        raise wrong_phase(room.phase)


def require_bot(room: Room, name: str) -> None:
    """Raise BadSeats unless the registry has a bot of this name that plays the room's game."""
    able = registry.names_for(room.game)
    if name not in able:
        message = f"unknown bot {name!r} for {room.game.title}; choose one of: {', '.join(able)}"
        raise BadSeats(message, "no-bot", bot=name)


def require_seat(room: Room, seat: int) -> None:
    """Raise BadSeats if the room has no seat of this number."""
    if seat >= len(room.places):
        raise BadSeats(f"there is no seat {seat + 1}", "no-seat", number=seat + 1)


def choose(room: Room, seat: int, command: wire.Choose, now_ms: int) -> Entries:
    """Return the entry of a seat's choice. Raises WrongPhase, StaleAsk, NotYours or what `choice` raises."""
    require_phase(room, "playing")
    if command.ask != room.table.ask_number:
        raise StaleAsk(f"ask {command.ask} is closed; the open one is {room.table.ask_number}", "closed")
    if room.places[seat].kind == "away":
        raise NotYours("a bot is playing this seat; take it back first", "bot-plays")
    return [choice(room, seat, command.ask, command.option, now_ms, by="", id=command.id)]


def choice(room: Room, seat: int, ask: int, text: str, now_ms: int, by: str, id: str = "") -> entries.AnyEntry:
    """Return the entry of a choice for the open ask: ChoiceHeld in a window with a time limit, else ChoiceMade.

    Raises what `Room.check_choice` raises. `by` is "" for the owner, "bot", or "late" for a stand-in.
    """
    option = room.check_choice(seat, text)
    kind = entries.ChoiceHeld if room.is_window() else entries.ChoiceMade
    entry = kind(at=now_ms, seat=seat, id=id, option=option.text, ask=ask, by=by)
    room.remember_checked(entry, option)
    return entry


def start(room: Room, seat: int, command: wire.Start, now_ms: int) -> Entries:
    """Return the entry of the start. Raises WrongPhase, NotYours, or NotReady while a seat is open."""
    require_phase(room, "waiting")
    require_host(room, seat)
    free = [number for number, place in enumerate(room.places, 1) if place.kind == "open"]
    if free:
        seats = f"seat {free[0]} is" if len(free) == 1 else f"seats {', '.join([str(number) for number in free])} are"
        message = f"{seats} still free: wait, add a bot, or play with fewer seats"
        raise NotReady(message, "free-seats", count=len(free), numbers=free)
    return [entries.GameStarted(at=now_ms, seat=seat, id=command.id)]


def adjust(room: Room, seat: int, command: wire.Adjust, now_ms: int) -> Entries:
    """Return the entry of the host's changes to the agreement. Raises NotYours, WrongPhase, BadSeats or SeatTaken.

    Seats and hints may change only before the start; `listed` and `spectators` at any time.
    """
    require_host(room, seat)
    agreement = room.agreement
    if command.seats is not None:
        require_phase(room, "waiting")
        room.game.require_seat_count(command.seats)
        if any([place.kind != "open" for place in room.places[command.seats :]]):
            raise SeatTaken("those seats are taken; empty the last ones first", "occupied")
        agreement = replace(agreement, seats=command.seats)
    if command.listed is not None:
        agreement = replace(agreement, listed=command.listed)
    if command.hints is not None:
        require_phase(room, "waiting")
        agreement = replace(agreement, hints=command.hints)
    if command.spectators is not None:
        agreement = replace(agreement, spectators=command.spectators)
    return [entries.AgreementChanged(at=now_ms, seat=seat, id=command.id, agreement=agreement)]


def add_bot(room: Room, seat: int, command: wire.AddBot, now_ms: int) -> Entries:
    """Return the entry of a bot that the host seats. Raises WrongPhase, NotYours, BadSeats or SeatTaken."""
    require_phase(room, "waiting")
    require_host(room, seat)
    require_bot(room, command.bot)
    return [
        entries.BotSeated(at=now_ms, seat=seat, id=command.id, at_seat=open_seat(room, command.at), bot=command.bot)
    ]


def remove(room: Room, seat: int, command: wire.Remove, now_ms: int) -> Entries:
    """Return the entry that frees a seat, or hands it to a bot during a game. Raises NotYours or BadSeats."""
    require_host(room, seat)
    require_seat(room, command.at)
    if command.at == seat:
        raise NotYours("the host can’t be removed, only leave", "host-stays")
    if room.phase != "playing":
        return [entries.SeatFreed(at=now_ms, seat=seat, id=command.id, at_seat=command.at)]
    bot = room.places[command.at].bot or stand_in(room.agreement.game)
    return [entries.SeatHandedOver(at=now_ms, seat=seat, id=command.id, at_seat=command.at, bot=bot)]


def leave(room: Room, seat: int, command: wire.Leave, now_ms: int) -> Entries:
    """Return the entry that frees the seat of a person who leaves, or hands it to the stand-in during a game."""
    if room.phase == "playing":
        bot = stand_in(room.agreement.game)
        return [entries.SeatHandedOver(at=now_ms, seat=seat, id=command.id, at_seat=seat, bot=bot)]
    return [entries.SeatFreed(at=now_ms, seat=seat, id=command.id, at_seat=seat)]


def hand_over(room: Room, seat: int, command: wire.HandOver, now_ms: int) -> Entries:
    """Return the entry that lets a bot play for a seat's owner. Raises WrongPhase or BadSeats."""
    require_phase(room, "playing")
    bot = stand_in(room.agreement.game) if command.bot is None else command.bot
    require_bot(room, bot)
    return [entries.SeatHandedOver(at=now_ms, seat=seat, id=command.id, at_seat=seat, bot=bot)]


def come_back(room: Room, seat: int, command: wire.ComeBack, now_ms: int) -> Entries:
    """Return the entry that gives the seat back to its owner."""
    return [entries.SeatHandedOver(at=now_ms, seat=seat, id=command.id, at_seat=seat, bot=None)]


def chat(room: Room, seat: int, command: wire.Chat, now_ms: int) -> Entries:
    """Return the entry of a line of chat. Raises Muted, or BadMessage if nothing of it is visible."""
    if room.places[seat].muted:
        raise Muted("the host has muted you", "muted")
    text = "".join([c if c.isprintable() else " " for c in command.text]).strip()
    if not text:
        raise BadMessage("the message is empty", "empty")
    return [entries.ChatSaid(at=now_ms, seat=seat, id=command.id, text=text)]


def mute(room: Room, seat: int, command: wire.Mute, now_ms: int) -> Entries:
    """Return the entry that mutes a seat or lets it chat again. Raises NotYours or BadSeats."""
    require_host(room, seat)
    require_seat(room, command.at)
    return [entries.SeatMuted(at=now_ms, seat=seat, id=command.id, at_seat=command.at, muted=command.muted)]


def ask_undo(room: Room, seat: int, command: wire.AskUndo, now_ms: int, target: int) -> Entries:
    """Return the entry of a request to take a seat's last choice back; [] if the command's id was seen before.

    `target` is the result of `undo_target` for a question about this room for which `is_current` is true.
    """
    if was_done(room, seat, command):
        return []
    return [entries.UndoAsked(at=now_ms, seat=seat, id=command.id, choices=target)]


def answer_undo(room: Room, seat: int, command: wire.AnswerUndo, now_ms: int) -> Entries:
    """Return the entry of an answer to an undo request. Raises WrongPhase, or NoUndo if no other seat asked."""
    require_phase(room, "playing")
    if room.undo is None or room.undo.seat == seat:
        raise NoUndo("nobody has asked you for an undo", "not-asked")
    return [entries.UndoAnswered(at=now_ms, seat=seat, id=command.id, agree=command.agree)]


def rematch(room: Room, seat: int, command: wire.Rematch, now_ms: int, new_secret: NewSecret) -> Entries:
    """Return the entry that makes the room wait for a new game with a new secret. Raises WrongPhase."""
    require_phase(room, "over")
    if not any([place.token for place in room.places]):
        raise WrongPhase("this room only shows a record", "record-only")
    return [entries.RematchOpened(at=now_ms, seat=seat, id=command.id, secret=new_secret().hex())]


HANDLERS: dict[type[Any], Callable[[Room, int, Any, int], Entries]] = {
    wire.Choose: choose,
    wire.Start: start,
    wire.Adjust: adjust,
    wire.AddBot: add_bot,
    wire.Remove: remove,
    wire.Leave: leave,
    wire.HandOver: hand_over,
    wire.ComeBack: come_back,
    wire.Chat: chat,
    wire.Mute: mute,
    wire.AnswerUndo: answer_undo,
}
