"""Where codes, tokens, secrets and draws come from: one place, so that they can be given to a server that is tested."""

import secrets

from hinterzimmer.engine import chance
from hinterzimmer.engine.chance import FairStream, RandomStream

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_code() -> str:
    """A room's code: ten letters and digits that are not mistaken for each other, 49 bits nobody can walk through."""
    return "".join([secrets.choice(ALPHABET) for _ in range(10)])


def new_token() -> str:
    """A seat's token: 192 random bits."""
    return secrets.token_urlsafe(24)


def new_secret() -> bytes:
    """The secret of a game's dice."""
    return chance.new_secret()


def stream(secret: bytes, seeds: tuple[str, ...], draws: int) -> RandomStream:
    """The dice of a game, from draw number `draws` on."""
    return FairStream(secret, seeds, draws)
