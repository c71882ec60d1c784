"""The server's configuration, which the starting process passes to its workers in an environment variable."""

import os
from typing import Final

import msgspec

CONFIG_VARIABLE: Final = "HINTERZIMMER_SERVER"
"""The environment variable that holds a ServerConfig as JSON."""


class ServerConfig(msgspec.Struct, frozen=True):
    """The options of `hinterzimmer serve` that its workers need."""

    db: str
    bot_beat_seconds: float = 0.6
    """A bot answers after a multiple of this many seconds."""
    bot_seconds_max: float = 5.0
    """The longest time in seconds that a bot may think."""
    bot_workers: int = 2
    """The number of processes in which bots think."""
    frames_per_second: float = 50.0
    """Messages a second of one connection; 0 sets no limit."""
    requests_per_second: float = 20.0
    """Requests a second from one address; 0 sets no limit."""
    bot_module: str | None = None
    """A module that adds bots to the registry."""
    figures: str | None = None
    """A folder to which each of several workers writes its metrics; None for a single worker."""


def write_environment(config: ServerConfig) -> None:
    """Write the configuration to CONFIG_VARIABLE, which worker processes inherit."""
    os.environ[CONFIG_VARIABLE] = msgspec.json.encode(config).decode()


def read_environment() -> ServerConfig:
    """Return the configuration in CONFIG_VARIABLE. Raises KeyError if it is not set."""
    return msgspec.json.decode(os.environ[CONFIG_VARIABLE], type=ServerConfig)
