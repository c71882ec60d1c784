"""Messages for players on the wire: a key in the words, and the figures that fill it."""

from typing import Any

from msgspec import Struct


class Message(Struct, frozen=True, omit_defaults=True):
    """A message of the game's words. A figure may be a message itself, a seat as `{"seat": 0}`, or a list of them."""

    key: str
    figures: dict[str, Any] = {}
