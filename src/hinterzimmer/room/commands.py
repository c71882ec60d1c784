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
)
from hinterzimmer.room.room import Room
from hinterzimmer.room.seats import stand_in
from hinterzimmer.room.tokens import hash_token
from hinterzimmer.room.undo import undo_question, undo_target

Entries = list[entries.AnyEntry]
NewSecret = Callable[[], bytes]
"""Draws the secret of a game's dice: 32 bytes that nobody can guess."""


def open_room(new: wire.NewRoom, token: str, now: int, new_secret: NewSecret, allow_edition: bool = False) -> Entries:
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
            raise BadEdition("rooms here are played with the game's own edition: leave the edition out")
        if len(agreement.edition.encode()) > wire.EDITION_BYTES_MAX:
            raise BadEdition(f"an edition is at most {wire.EDITION_BYTES_MAX} bytes")
        game.edition(agreement.edition)
    opened = entries.Opened(at=now, agreement=agreement, secret=new_secret().hex())
    return [
        opened,
        entries.Joined(at=now, seat=0, name=named(new.name), token=hash_token(token), seed=one_line(new.seed)),
    ]


def join(room: Room, wish: wire.Join, token: str, now: int) -> Entries:
    """Somebody takes a seat before the start."""
    if room.phase != "waiting":
        raise WrongPhase("the game has begun: watch it, or wait for the next one")
    seat = open_seat(room, wish.seat)
    return [entries.Joined(at=now, seat=seat, name=named(wish.name), token=hash_token(token), seed=one_line(wish.seed))]


def named(name: str) -> str:
    """A name fit to be shown; BadMessage if nothing of it can be seen."""
    cleaned = one_line(name)
    if not cleaned:
        raise BadMessage("a name needs at least one letter")
    return cleaned


def open_seat(room: Room, wanted: int | None) -> int:
    """The wanted seat or the first open one."""
    free = [seat for seat, place in enumerate(room.places) if place.kind == "open"]
    if wanted is not None and wanted not in free:
        raise SeatTaken(f"seat {wanted + 1} is not open")
    if not free:
        raise SeatTaken("no seat is open")
    return free[0] if wanted is None else wanted


def decide(room: Room, seat: int, order: wire.AnyCommand, now: int, new_secret: NewSecret) -> Entries:
    """Return the entries that a command of this seat becomes, [] if its id was seen before; raise to refuse it.

    `ask_undo` can take long here; `undo_question`, `undo_target` and the function `ask_undo` are its parts.
    """
    if was_done(room, seat, order):
        return []
    if isinstance(order, wire.Rematch):
        return rematch(room, seat, order, now, new_secret)
    if isinstance(order, wire.AskUndo):
        return ask_undo(room, seat, order, now, undo_target(undo_question(room, seat)))
    decider: Callable[[Room, int, Any, int], Entries] = DECIDERS[type(order)]
    return decider(room, seat, order, now)


def was_done(room: Room, seat: int, order: wire.AnyCommand) -> bool:
    """Return whether a command of this id was carried out for this seat before."""
    return order.id in room.done.get(seat, {})


def need_host(room: Room, seat: int) -> None:
    """Only the host may."""
    if seat != room.host:
        raise NotYours("only the host may do this")


def need_phase(room: Room, *phases: str) -> None:
    """Only at this time."""
    if room.phase not in phases:
        raise WrongPhase(f"not now: the room is {room.phase}, and this needs it to be {' or '.join(phases)}")


def need_bot(room: Room, name: str) -> None:
    """Only a bot that plays this game."""
    able = registry.names_for(room.game)
    if name not in able:
        raise BadSeats(f"no opponent {name!r} for {room.game.title}; there are: {', '.join(able)}")


def need_seat(room: Room, seat: int) -> None:
    """Only a seat there is."""
    if seat >= len(room.places):
        raise BadSeats(f"there is no seat {seat + 1}")


def choose(room: Room, seat: int, order: wire.Choose, now: int) -> Entries:
    """A seat's choice for the open ask."""
    need_phase(room, "playing")
    if order.ask != room.table.ask_number:
        raise StaleAsk(f"ask {order.ask} is closed; the open one is {room.table.ask_number}")
    if room.places[seat].kind == "away":
        raise NotYours("a bot plays for this seat: come back first")
    return [choice(room, seat, order.ask, order.option, now, by="", id=order.id)]


def choice(room: Room, seat: int, ask: int, text: str, now: int, by: str, id: str = "") -> entries.AnyEntry:
    """Return the entry of a choice for the open ask; in a window with a time limit it is held until the window ends."""
    option = room.check(seat, text)
    kind = entries.Held if room.is_window() else entries.Chose
    entry = kind(at=now, seat=seat, id=id, option=option.text, ask=ask, by=by)
    room.remember_checked(entry, option)
    return entry


def start(room: Room, seat: int, order: wire.Start, now: int) -> Entries:
    """The host begins when every seat is taken."""
    need_phase(room, "waiting")
    need_host(room, seat)
    empty = [str(i + 1) for i, place in enumerate(room.places) if place.kind == "open"]
    if empty:
        raise NotReady(f"seat {', '.join(empty)} is open: wait, add a bot, or play with fewer seats")
    return [entries.Started(at=now, seat=seat, id=order.id)]


def adjust(room: Room, seat: int, order: wire.Adjust, now: int) -> Entries:
    """The host changes the number of seats before the start, or who may find and watch the room."""
    need_host(room, seat)
    agreement = room.agreement
    if order.seats is not None:
        need_phase(room, "waiting")
        room.game.require_seat_count(order.seats)
        if any([place.kind != "open" for place in room.places[order.seats :]]):
            raise SeatTaken("somebody sits there: free the last seats first")
        agreement = replace(agreement, seats=order.seats)
    if order.listed is not None:
        agreement = replace(agreement, listed=order.listed)
    if order.hints is not None:
        need_phase(room, "waiting")
        agreement = replace(agreement, hints=order.hints)
    if order.spectators is not None:
        agreement = replace(agreement, spectators=order.spectators)
    return [entries.Adjusted(at=now, seat=seat, id=order.id, agreement=agreement)]


def add_bot(room: Room, seat: int, order: wire.AddBot, now: int) -> Entries:
    """The host seats a bot."""
    need_phase(room, "waiting")
    need_host(room, seat)
    need_bot(room, order.bot)
    return [entries.BotSat(at=now, seat=seat, id=order.id, at_seat=open_seat(room, order.at), bot=order.bot)]


def remove(room: Room, seat: int, order: wire.Remove, now: int) -> Entries:
    """The host frees a seat, or during a game gives it to a bot."""
    need_host(room, seat)
    need_seat(room, order.at)
    if order.at == seat:
        raise NotYours("the host leaves rather than being removed")
    if room.phase != "playing":
        return [entries.Freed(at=now, seat=seat, id=order.id, at_seat=order.at)]
    bot = room.places[order.at].bot or stand_in(room.agreement.game)
    return [entries.Handed(at=now, seat=seat, id=order.id, at_seat=order.at, bot=bot)]


def leave(room: Room, seat: int, order: wire.Leave, now: int) -> Entries:
    """Somebody goes; during a game a bot plays on."""
    if room.phase == "playing":
        bot = stand_in(room.agreement.game)
        return [entries.Handed(at=now, seat=seat, id=order.id, at_seat=seat, bot=bot)]
    return [entries.Freed(at=now, seat=seat, id=order.id, at_seat=seat)]


def hand_over(room: Room, seat: int, order: wire.HandOver, now: int) -> Entries:
    """A bot plays for its owner."""
    need_phase(room, "playing")
    bot = stand_in(room.agreement.game) if order.bot is None else order.bot
    need_bot(room, bot)
    return [entries.Handed(at=now, seat=seat, id=order.id, at_seat=seat, bot=bot)]


def come_back(room: Room, seat: int, order: wire.ComeBack, now: int) -> Entries:
    """The owner plays again."""
    return [entries.Handed(at=now, seat=seat, id=order.id, at_seat=seat, bot=None)]


def chat(room: Room, seat: int, order: wire.Chat, now: int) -> Entries:
    """Says something, unless silenced."""
    if room.places[seat].muted:
        raise Muted("the host has silenced this seat")
    text = "".join([c if c.isprintable() else " " for c in order.text]).strip()
    if not text:
        raise BadMessage("there is nothing in it to be read")
    return [entries.Spoke(at=now, seat=seat, id=order.id, text=text)]


def mute(room: Room, seat: int, order: wire.Mute, now: int) -> Entries:
    """The host silences a seat."""
    need_host(room, seat)
    need_seat(room, order.at)
    return [entries.Silenced(at=now, seat=seat, id=order.id, at_seat=order.at, muted=order.muted)]


def ask_undo(room: Room, seat: int, order: wire.AskUndo, now: int, target: int) -> Entries:
    """Ask for a seat's last choice back; [] if the command's id was seen before.

    `target` is what `undo_target` has found for a question about this room that `is_current`.
    """
    if was_done(room, seat, order):
        return []
    return [entries.UndoAsked(at=now, seat=seat, id=order.id, choices=target)]


def answer_undo(room: Room, seat: int, order: wire.AnswerUndo, now: int) -> Entries:
    """Agrees, or does not."""
    need_phase(room, "playing")
    if room.undo is None or room.undo.seat == seat:
        raise NoUndo("nobody has asked you")
    return [entries.UndoAnswered(at=now, seat=seat, id=order.id, agree=order.agree)]


def rematch(room: Room, seat: int, order: wire.Rematch, now: int, new_secret: NewSecret) -> Entries:
    """Once more: the room waits again, with a new commitment."""
    need_phase(room, "over")
    if not any([place.token for place in room.places]):
        raise WrongPhase("this room only shows a record")
    return [entries.Again(at=now, seat=seat, id=order.id, secret=new_secret().hex())]


DECIDERS: dict[type[Any], Callable[[Room, int, Any, int], Entries]] = {
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
