"""Codes, tokens, secrets and random streams: made here only, so that a test can replace them."""

import secrets

from hinterzimmer.engine import chance
from hinterzimmer.engine.chance import FairStream, RandomStream

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_code() -> str:
    """Return a new room code: ten unambiguous letters and digits, 49 random bits, too many to guess."""
    return "".join([secrets.choice(ALPHABET) for _ in range(10)])


def new_token() -> str:
    """Return a new seat token: 192 random bits in URL-safe Base64."""
    return secrets.token_urlsafe(24)


def new_secret() -> bytes:
    """Return a new secret for a game's dice: 32 random bytes."""
    return chance.new_secret()


def stream(secret: bytes, seeds: tuple[str, ...], draws: int) -> RandomStream:
    """Return the dice of a game from draw number `draws` on."""
    return FairStream(secret, seeds, draws)
