"""How a server runs; the process that starts the workers hands it to them in an environment variable."""

import os
from typing import Final

import msgspec

CONFIG_VARIABLE: Final = "HINTERZIMMER_SERVER"
"""The environment variable that holds a ServerConfig as JSON."""


class ServerConfig(msgspec.Struct, frozen=True):
    """The options of `hinterzimmer serve` that its workers need."""

    db: str
    bot_beat_seconds: float = 0.6
    """A bot answers after this time, or a multiple of it."""
    bot_seconds_max: float = 5.0
    """How long a bot may think."""
    bot_workers: int = 2
    """Processes in which bots think."""
    frames_per_second: float = 50.0
    """Messages of one connection; 0 does not limit."""
    requests_per_second: float = 20.0
    """Requests from one address; 0 does not limit."""
    bot_module: str | None = None
    """A module that adds bots to the registry."""
    figures: str | None = None
    """A folder to which each of several workers writes its figures."""


def write_environment(config: ServerConfig) -> None:
    """Leave the configuration to the worker processes."""
    os.environ[CONFIG_VARIABLE] = msgspec.json.encode(config).decode()


def read_environment() -> ServerConfig:
    """Return the configuration that the starting process has left."""
    return msgspec.json.decode(os.environ[CONFIG_VARIABLE], type=ServerConfig)
