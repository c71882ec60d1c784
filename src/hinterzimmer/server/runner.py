"""The start of the server: `hinterzimmer serve`."""

import asyncio
import contextlib
import errno
import importlib
import logging
import os
import socket
import sys
import threading
import webbrowser
from typing import Any

import msgspec
import uvicorn
from msgspec.structs import replace
from platformdirs import user_data_path
from uvicorn.supervisors import Multiprocess

from hinterzimmer.room.errors import BadOptions
from hinterzimmer.server.config import ServerConfig, write_environment
from hinterzimmer.server.figures import folder_of_workers, serve_figures
from hinterzimmer.server.http.head_guard import GuardedHttpProtocol
from hinterzimmer.server.http.pages import PAGE_MISSING, page_files
from hinterzimmer.server.storage.database_url import parse_url
from hinterzimmer.server.storage.store import migrate
from hinterzimmer.server.websocket.protocol import FRAME_BYTES_MAX, PlayProtocol

PORT_MAX = 65535
START_FAILED_CODE = 3
"""The exit code if the application did not start; the log has the reason."""
BACKLOG = 2048
"""The number of connections that may wait to be accepted."""
LOG_RECORD_FIELDS = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    """Formats log records as JSON, one a line. Room codes may appear in them; tokens, secrets and chat never do."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a log record as a line of JSON."""
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in LOG_RECORD_FIELDS}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": JsonFormatter}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
    "root": {"handlers": ["lines"], "level": "INFO"},
    "loggers": {"uvicorn": {"level": "WARNING"}},
}


def default_db() -> str:
    """Return the URL of a SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('hinterzimmer') / 'rooms.sqlite'}"


def serve(host: str, port: int, workers: int, config: ServerConfig, browser: bool, metrics: str | None = None) -> None:
    """Migrate the database and run the server until interrupted. Raises BadOptions.

    `metrics` is [HOST:]PORT for the metrics; None serves none.
    """
    url = parse_url(config.db)
    if workers < 1:
        raise BadOptions("a house needs at least one worker")
    if workers > 1 and url.kind == "sqlite":
        raise BadOptions("several workers need PostgreSQL: give --db postgresql://…")
    require_bot_module(config.bot_module)
    with contextlib.ExitStack() as stack:
        door = stack.enter_context(listen(host, port))
        asyncio.run(migrate(url))
        told = None
        if metrics is not None:
            folder = stack.enter_context(folder_of_workers(workers))
            told = stack.enter_context(serve_figures(metrics, folder))
            config = replace(config, figures=folder)
        if not page_files():
            print(PAGE_MISSING, file=sys.stderr, flush=True)
        write_environment(config)
        run(door, host, workers, browser, told)


def run(door: socket.socket, host: str, workers: int, browser: bool, figures: str | None) -> None:
    """Print the address and run uvicorn until interrupted.

    `door` is the listening socket, and `figures` the address of the metrics or None. The process exits with
    START_FAILED_CODE if a single worker does not start.
    """
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{name}:{door.getsockname()[1]}/"
    print(f"Hinterzimmer is open at {address} (Ctrl-C closes it)", flush=True)
    if figures:
        print(f"Figures are told at {figures}", flush=True)
    if browser and has_display():  # the socket listens already, so the browser waits for the response
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    config = uvicorn.Config(
        "hinterzimmer.server.app:application",
        factory=True,
        workers=workers,
        http=GuardedHttpProtocol,
        ws=PlayProtocol,
        ws_max_size=FRAME_BYTES_MAX,
        ws_per_message_deflate=False,
        log_config=LOGGING,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(config, sockets=[door]).run()
        else:
            server.run(sockets=[door])
    if workers == 1 and not server.started:
        sys.exit(START_FAILED_CODE)


def require_bot_module(module: str | None) -> None:
    """Raise BadOptions unless the module can be imported; None needs no import."""
    if module:
        try:
            importlib.import_module(module)
        except Exception as error:  # a module of others may raise anything
            raise BadOptions(f"the bots of {module} cannot be had: {error_line(error)}") from None


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket that all workers share. Port 0 takes any free port. Raises BadOptions."""
    if port > PORT_MAX:
        raise BadOptions(f"there is no port {port}; the last one is {PORT_MAX}")
    try:
        return socket.create_server(
            (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=BACKLOG
        )
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadOptions(f"port {port} on {host} is taken: give another --port") from None
        raise BadOptions(f"port {port} on {host} cannot be listened to: {os.strerror(error.errno or 0)}") from None


def error_line(error: BaseException) -> str:
    """Return an error's message in one line, or its class name if it has none."""
    return " ".join(str(error).split()) or type(error).__name__


def has_display() -> bool:
    """Return True if this machine can show a browser."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
