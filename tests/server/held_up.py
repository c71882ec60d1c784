"""A server whose writer can be held up: `python -m tests.server.held_up serve …`.

While the file that the environment names is there, nothing is committed: what was judged and applied in memory stays
there, and a second file, with `.waiting` at its end, says that it does.
"""

import os
import sys
import time
from pathlib import Path

from hinterzimmer import cli
from hinterzimmer.server.storage.group_commit import AppendJob
from hinterzimmer.server.storage.sqlite import SqliteLog

HOLD = Path(os.environ["HELD_UP"])
commit = SqliteLog.commit


def commit_when_let(file: SqliteLog, jobs: list[AppendJob]) -> None:
    while HOLD.exists():
        HOLD.with_suffix(".waiting").touch()
        time.sleep(0.01)
    commit(file, jobs)


if __name__ == "__main__":
    SqliteLog.commit = commit_when_let  # type: ignore[method-assign, assignment]
    sys.exit(cli.main())
