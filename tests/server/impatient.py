"""A server that wants a sign of life twice a second: `python -m tests.server.impatient serve …`."""

import functools
import sys

import uvicorn

from hinterzimmer import cli

if __name__ == "__main__":
    uvicorn.run = functools.partial(uvicorn.run, ws_ping_interval=0.5, ws_ping_timeout=0.5)
    sys.exit(cli.main())
