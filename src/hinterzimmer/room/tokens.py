# mypyc: compile
"""Seat tokens: only their hashes are stored, and they are compared in constant time."""

import hashlib
import hmac

from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.room.errors import NotYours
from hinterzimmer.room.room import Room


def hash_token(token: str) -> str:
    """Return what is stored of a token: its SHA-256 in hexadecimal digits."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_with_token(room: Room, token: str) -> int:
    """Return the seat that this token opens; raise NotYours if none.

    All seats are compared, each in constant time, so that the time tells nothing about a token.
    """
    given, found = hash_token(token), SPECTATOR
    for seat, place in enumerate(room.places):
        if hmac.compare_digest(given, place.token):
            found = seat
    if found == SPECTATOR:
        raise NotYours("this link doesn’t belong to a seat in this room", "token")
    return found
