"""A server whose page was not built: `python -m tests.server.pageless serve …`."""

import sys
from pathlib import Path

from hinterzimmer import cli
from hinterzimmer.server.http import pages

if __name__ == "__main__":
    pages.PAGE_FOLDER = Path(__file__).parent / "no page here"  # type: ignore[misc]
    sys.exit(cli.main())
