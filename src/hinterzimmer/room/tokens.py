# mypyc: compile
"""Seat tokens: a room stores only their hashes and compares them in constant time."""

import hashlib
import hmac

from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.room.errors import NotYours
from hinterzimmer.room.room import Room


def hash_token(token: str) -> str:
    """Return the SHA-256 of a token in hexadecimal digits, the only form in which a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_with_token(room: Room, token: str) -> int:
    """Return the seat that this token opens. Raises NotYours if it opens none.

    It compares all seats, each in constant time, so that the time shows nothing about a token.
    """
    given, found = hash_token(token), SPECTATOR
    for seat, place in enumerate(room.places):
        if hmac.compare_digest(given, place.token):
            found = seat
    if found == SPECTATOR:
        raise NotYours("this link doesn’t belong to a seat in this room", "token")
    return found
