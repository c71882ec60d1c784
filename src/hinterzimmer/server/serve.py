"""Starting the server: `hinterzimmer serve`."""

import asyncio
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Any

import msgspec
import uvicorn
from platformdirs import user_data_path

from hinterzimmer.server.app import VARIABLE, Options
from hinterzimmer.server.errors import BadOptions
from hinterzimmer.server.line import LARGEST, Line
from hinterzimmer.server.store import migrate, url_of

STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class Lines(logging.Formatter):
    """One JSON object a line. Room codes may appear in it; tokens, secrets and chat never do."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as JSON."""
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": Lines}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
    "root": {"handlers": ["lines"], "level": "INFO"},
    "loggers": {"uvicorn": {"level": "WARNING"}, "alembic": {"level": "WARNING"}},
}


def default_db() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('hinterzimmer') / 'rooms.sqlite'}"


def serve(host: str, port: int, workers: int, options: Options, browser: bool) -> None:
    """Run until interrupted; the database is brought up to date first."""
    url = url_of(options.db)
    if workers > 1 and url.get_backend_name() == "sqlite":
        raise BadOptions("several workers need PostgreSQL: give --db postgresql://…")
    try:
        asyncio.run(migrate(url))
    except OSError as error:
        raise BadOptions(f"the database cannot be reached: {error.strerror or error}") from None
    if port and not free(host, port):
        raise BadOptions(f"port {port} on {host} is taken: give another --port")
    os.environ[VARIABLE] = msgspec.json.encode(options).decode()
    shown = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    print(f"Hinterzimmer is open at {shown} (Ctrl-C closes it)", flush=True)
    if browser and has_display():
        threading.Thread(target=show, args=(host, port, shown), daemon=True).start()
    uvicorn.run(
        "hinterzimmer.server.app:application",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        ws=Line,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_config=LOGGING,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def free(host: str, port: int) -> bool:
    """Whether the port can be listened to."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def has_display() -> bool:
    """Whether a browser can be shown here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(host: str, port: int, address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(200):
        try:
            socket.create_connection((host, port), 1).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(address)
        return
