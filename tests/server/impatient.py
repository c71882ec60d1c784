"""A server that wants a sign of life twice a second: `python -m tests.server.impatient serve …`."""

import functools
import sys

import uvicorn

from hinterzimmer import cli

if __name__ == "__main__":
    uvicorn.Config = functools.partial(uvicorn.Config, ws_ping_interval=0.5, ws_ping_timeout=0.5)  # type: ignore[misc, assignment]
    sys.exit(cli.main())
