# mypyc: compile
"""What a command does: judged against the room as it stands, it becomes entries of the log or a named refusal."""

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
"""Draws the secret of a game's dice: 32 bytes that nobody can guess."""


def open_room(
    new: wire.NewRoom, token: str, now_ms: int, new_secret: NewSecret, allow_edition: bool = False
) -> Entries:
    """Return the first entries of a room; wrong games, seats, settings and editions are refused by name.

    Only where whoever opens the room also pays for it may it bring an edition: one can make a game as long and as large
    as it likes.
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
    """Somebody takes a seat before the start."""
    if room.phase != "waiting":
        raise WrongPhase("the game has already started; you can watch, or wait for the next one", "started")
    seat = open_seat(room, wish.seat)
    return [
        entries.SeatJoined(
            at=now_ms, seat=seat, name=clean_name(wish.name), token=hash_token(token), seed=one_line(wish.seed)
        )
    ]


def clean_name(name: str) -> str:
    """A name fit to be shown; BadMessage if nothing of it can be seen."""
    cleaned = one_line(name)
    if not cleaned:
        raise BadMessage("a name needs at least one visible character", "no-name")
    return cleaned


def open_seat(room: Room, wanted: int | None) -> int:
    """The wanted seat or the first open one."""
    free = [seat for seat, place in enumerate(room.places) if place.kind == "open"]
    if wanted is not None and wanted not in free:
        raise SeatTaken(f"seat {wanted + 1} is not free", "taken", number=wanted + 1)
    if not free:
        raise SeatTaken("no seat is free", "full")
    return free[0] if wanted is None else wanted


def decide(room: Room, seat: int, command: wire.AnyCommand, now_ms: int, new_secret: NewSecret) -> Entries:
    """Return the entries that a command of this seat becomes, [] if its id was seen before; raise to refuse it.

    `ask_undo` can take long here; `undo_question`, `undo_target` and the function `ask_undo` are its parts.
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
    """Return whether a command of this id was carried out for this seat before."""
    return command.id in room.command_ids.get(seat, {})


def require_host(room: Room, seat: int) -> None:
    """Only the host may."""
    if seat != room.host:
        raise NotYours("only the host may do this", "host-only")


def require_phase(room: Room, *phases: str) -> None:
    """Only at this time."""
    if room.phase not in phases:
        raise wrong_phase(room.phase)


def require_bot(room: Room, name: str) -> None:
    """Only a bot that plays this game."""
    able = registry.names_for(room.game)
    if name not in able:
        message = f"unknown bot {name!r} for {room.game.title}; choose one of: {', '.join(able)}"
        raise BadSeats(message, "no-bot", bot=name)


def require_seat(room: Room, seat: int) -> None:
    """Only a seat there is."""
    if seat >= len(room.places):
        raise BadSeats(f"there is no seat {seat + 1}", "no-seat", number=seat + 1)


def choose(room: Room, seat: int, command: wire.Choose, now_ms: int) -> Entries:
    """A seat's choice for the open ask."""
    require_phase(room, "playing")
    if command.ask != room.table.ask_number:
        raise StaleAsk(f"ask {command.ask} is closed; the open one is {room.table.ask_number}", "closed")
    if room.places[seat].kind == "away":
        raise NotYours("a bot is playing this seat; take it back first", "bot-plays")
    return [choice(room, seat, command.ask, command.option, now_ms, by="", id=command.id)]


def choice(room: Room, seat: int, ask: int, text: str, now_ms: int, by: str, id: str = "") -> entries.AnyEntry:
    """Return the entry of a choice for the open ask; in a window with a time limit it is held until the window ends."""
    option = room.check_choice(seat, text)
    kind = entries.ChoiceHeld if room.is_window() else entries.ChoiceMade
    entry = kind(at=now_ms, seat=seat, id=id, option=option.text, ask=ask, by=by)
    room.remember_checked(entry, option)
    return entry


def start(room: Room, seat: int, command: wire.Start, now_ms: int) -> Entries:
    """The host begins when every seat is taken."""
    require_phase(room, "waiting")
    require_host(room, seat)
    free = [number for number, place in enumerate(room.places, 1) if place.kind == "open"]
    if free:
        seats = f"seat {free[0]} is" if len(free) == 1 else f"seats {', '.join([str(number) for number in free])} are"
        message = f"{seats} still free: wait, add a bot, or play with fewer seats"
        raise NotReady(message, "free-seats", count=len(free), numbers=free)
    return [entries.GameStarted(at=now_ms, seat=seat, id=command.id)]


def adjust(room: Room, seat: int, command: wire.Adjust, now_ms: int) -> Entries:
    """The host changes the number of seats before the start, or who may find and watch the room."""
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
    """The host seats a bot."""
    require_phase(room, "waiting")
    require_host(room, seat)
    require_bot(room, command.bot)
    return [
        entries.BotSeated(at=now_ms, seat=seat, id=command.id, at_seat=open_seat(room, command.at), bot=command.bot)
    ]


def remove(room: Room, seat: int, command: wire.Remove, now_ms: int) -> Entries:
    """The host frees a seat, or during a game gives it to a bot."""
    require_host(room, seat)
    require_seat(room, command.at)
    if command.at == seat:
        raise NotYours("the host can’t be removed, only leave", "host-stays")
    if room.phase != "playing":
        return [entries.SeatFreed(at=now_ms, seat=seat, id=command.id, at_seat=command.at)]
    bot = room.places[command.at].bot or stand_in(room.agreement.game)
    return [entries.SeatHandedOver(at=now_ms, seat=seat, id=command.id, at_seat=command.at, bot=bot)]


def leave(room: Room, seat: int, command: wire.Leave, now_ms: int) -> Entries:
    """Somebody goes; during a game a bot plays on."""
    if room.phase == "playing":
        bot = stand_in(room.agreement.game)
        return [entries.SeatHandedOver(at=now_ms, seat=seat, id=command.id, at_seat=seat, bot=bot)]
    return [entries.SeatFreed(at=now_ms, seat=seat, id=command.id, at_seat=seat)]


def hand_over(room: Room, seat: int, command: wire.HandOver, now_ms: int) -> Entries:
    """A bot plays for its owner."""
    require_phase(room, "playing")
    bot = stand_in(room.agreement.game) if command.bot is None else command.bot
    require_bot(room, bot)
    return [entries.SeatHandedOver(at=now_ms, seat=seat, id=command.id, at_seat=seat, bot=bot)]


def come_back(room: Room, seat: int, command: wire.ComeBack, now_ms: int) -> Entries:
    """The owner plays again."""
    return [entries.SeatHandedOver(at=now_ms, seat=seat, id=command.id, at_seat=seat, bot=None)]


def chat(room: Room, seat: int, command: wire.Chat, now_ms: int) -> Entries:
    """Says something, unless silenced."""
    if room.places[seat].muted:
        raise Muted("the host has muted you", "muted")
    text = "".join([c if c.isprintable() else " " for c in command.text]).strip()
    if not text:
        raise BadMessage("the message is empty", "empty")
    return [entries.ChatSaid(at=now_ms, seat=seat, id=command.id, text=text)]


def mute(room: Room, seat: int, command: wire.Mute, now_ms: int) -> Entries:
    """The host silences a seat."""
    require_host(room, seat)
    require_seat(room, command.at)
    return [entries.SeatMuted(at=now_ms, seat=seat, id=command.id, at_seat=command.at, muted=command.muted)]


def ask_undo(room: Room, seat: int, command: wire.AskUndo, now_ms: int, target: int) -> Entries:
    """Ask for a seat's last choice back; [] if the command's id was seen before.

    `target` is what `undo_target` has found for a question about this room that `is_current`.
    """
    if was_done(room, seat, command):
        return []
    return [entries.UndoAsked(at=now_ms, seat=seat, id=command.id, choices=target)]


def answer_undo(room: Room, seat: int, command: wire.AnswerUndo, now_ms: int) -> Entries:
    """Agrees, or does not."""
    require_phase(room, "playing")
    if room.undo is None or room.undo.seat == seat:
        raise NoUndo("nobody has asked you for an undo", "not-asked")
    return [entries.UndoAnswered(at=now_ms, seat=seat, id=command.id, agree=command.agree)]


def rematch(room: Room, seat: int, command: wire.Rematch, now_ms: int, new_secret: NewSecret) -> Entries:
    """Once more: the room waits again, with a new commitment."""
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
