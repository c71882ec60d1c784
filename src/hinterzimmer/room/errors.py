"""The errors of rooms and the server. Each message is one line that a person can act on."""

from hinterzimmer.engine.errors import HinterzimmerError


class RoomError(HinterzimmerError):
    """The base class of a room's refusals; `status` is the HTTP status of the response."""

    status = 409


class NoRoom(RoomError):
    """No room has this code."""

    status = 404


class NotYours(RoomError):
    """The token does not open this seat, or the seat may not do this."""

    status = 403


class StaleAsk(RoomError):
    """The choice answers an ask that is closed."""


class WrongPhase(RoomError):
    """The command is not allowed in this phase: before the start, during the game, or after it."""


class SeatTaken(RoomError):
    """The seat is taken, or no seat is open."""


class NotReady(RoomError):
    """The game cannot start yet: a seat is still open."""


class NoUndo(RoomError):
    """No choice can be taken back: hidden or random information came out since, or no seat asked for it."""


class NoHint(RoomError):
    """No hint: the game or the room gives none, no game is running, or the adviser failed."""


class Muted(RoomError):
    """The host has muted this seat."""


class TooFast(RoomError):
    """The client sent more than a rate limit allows, or too much is waiting."""

    status = 429


class TooBig(RoomError):
    """A message is larger than the limit."""

    status = 413


class BadMessage(RoomError):
    """The frame or body is not a valid message of the wire."""

    status = 400


class BadOrigin(RoomError):
    """The request comes from a page of another server."""

    status = 403


class BadOptions(RoomError):
    """The server cannot start with these options."""


class Broken(RoomError):
    """The server failed to carry it out; nothing has changed."""

    status = 500


def wrong_phase(phase: str) -> WrongPhase:
    """Return the error for a command that is not allowed in this phase of a room."""
    return WrongPhase(f"not now: the game is {phase}", "phase", phase=phase)
