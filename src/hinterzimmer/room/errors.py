"""What the server refuses, by name. Each message is one line that a person can act on."""

from hinterzimmer.engine.errors import HinterzimmerError


class RoomError(HinterzimmerError):
    """The root of what a room refuses; `status` is what HTTP says."""

    status = 409


class NoRoom(RoomError):
    """There is no room of this code."""

    status = 404


class NotYours(RoomError):
    """The token does not open this seat, or the seat may not do this."""

    status = 403


class StaleAsk(RoomError):
    """The choice answers an ask that is closed."""


class WrongPhase(RoomError):
    """Not at this time: before the start, during the game, or after it."""


class SeatTaken(RoomError):
    """The seat is taken, or no seat is open."""


class NotReady(RoomError):
    """Something is missing before the game can start."""


class NoUndo(RoomError):
    """Nothing can be taken back: something hidden or random has come out since, or nobody asked."""


class NoHint(RoomError):
    """This room gives no hints, or there is nothing to give one for."""


class Muted(RoomError):
    """The host has silenced this seat."""


class TooFast(RoomError):
    """More was sent than the limit allows."""

    status = 429


class TooBig(RoomError):
    """A message is larger than the limit."""

    status = 413


class BadMessage(RoomError):
    """What was sent is not a message of this wire."""

    status = 400


class BadOrigin(RoomError):
    """The page that sent this does not belong to the server."""

    status = 403


class BadOptions(RoomError):
    """The server cannot be started like this."""


class Broken(RoomError):
    """The server could not do it; nothing has changed."""

    status = 500


def wrong_phase(phase: str) -> WrongPhase:
    """Return the refusal of what cannot be done in this phase of a room."""
    return WrongPhase(f"not now: the game is {phase}", "phase", phase=phase)
