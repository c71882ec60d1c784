"""The schema of the database, revision by revision.

The table `alembic_version` holds the revision. It has Alembic's name and columns, because Alembic made the databases of
earlier versions: this version opens those, and earlier versions open a database of this one.
"""

from collections.abc import Sequence
from typing import Final, Literal

from hinterzimmer.room.errors import BadOptions

Kind = Literal["sqlite", "postgresql"]
BLOB: Final[dict[Kind, str]] = {"sqlite": "BLOB", "postgresql": "BYTEA"}
"""The type of a column of bytes in each database."""
READ_REVISION: Final = "SELECT version_num FROM alembic_version"
CREATE_VERSION: Final = (
    "CREATE TABLE IF NOT EXISTS alembic_version"
    " (version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
)
REVISIONS: Final[dict[str, tuple[str, ...]]] = {
    "0001": (
        "CREATE TABLE rooms (code VARCHAR(16) NOT NULL, game VARCHAR(40) NOT NULL, phase VARCHAR(10) NOT NULL,"
        " listed BOOLEAN NOT NULL, changed BIGINT NOT NULL, PRIMARY KEY (code))",
        "CREATE TABLE log (room VARCHAR(16) NOT NULL, number INTEGER NOT NULL, entry {blob} NOT NULL,"
        " PRIMARY KEY (room, number))",
    ),
    "0002": ("CREATE INDEX rooms_listed ON rooms (listed, changed)",),
}
"""The statements of every revision, the oldest first. Never change one; add a new revision instead."""
LATEST: Final = list(REVISIONS)[-1]


def statements_from(found: Sequence[str], kind: Kind, to: str = LATEST) -> list[str]:
    """Return the statements that bring a database to revision `to`; [] if it has that already.

    `found` holds the rows of `alembic_version`, and is empty for a new database. Raises BadOptions for an unknown
    revision, because a newer version may store what this one cannot read.
    """
    known = list(REVISIONS)
    if len(found) > 1 or not set(found) <= set(known):
        raise BadOptions(
            f"the database was written by another version (revision {', '.join(found)}; known here: up to {LATEST})"
        )
    due = known[known.index(found[0]) + 1 if found else 0 : known.index(to) + 1]
    if not due:
        return []
    statements = [statement.format(blob=BLOB[kind]) for revision in due for statement in REVISIONS[revision]]
    version = f"UPDATE alembic_version SET version_num = '{due[-1]}'"
    if not found:
        version = f"INSERT INTO alembic_version (version_num) VALUES ('{due[-1]}')"
    return [*statements, version]
