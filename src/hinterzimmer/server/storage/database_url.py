"""Database URLs of the option `--db`: `sqlite:///FILE` or `postgresql://…`."""

import re
from typing import Final, Literal
from urllib.parse import urlsplit

from hinterzimmer.room.errors import BadOptions

EXPECTED: Final = "write sqlite:///FILE or postgresql://…"


class DatabaseUrl:
    """The kind and location of a database. Its `repr` holds no password, so that logs do not either."""

    def __init__(self, kind: Literal["sqlite", "postgresql"], location: str) -> None:
        self.kind = kind
        self.location = location
        """The path of the file (SQLite), or the whole URL for asyncpg (PostgreSQL)."""

    def __repr__(self) -> str:
        return f"<DatabaseUrl {self.kind}>"


def parse_url(text: str) -> DatabaseUrl:
    """Parse a database URL. Raises BadOptions. A driver (`postgresql+NAME`) is allowed and ignored."""
    match = re.fullmatch(r"(\w+)(?:\+\w+)?://(.*)", text, re.DOTALL)
    if match is None:
        raise BadOptions(f"{text!r} is no address of a database; {EXPECTED}")
    kind, rest = match[1], match[2]
    if kind == "sqlite":
        host, _, file = rest.partition("?")[0].partition("/")
        if host or not file or file == ":memory:":
            raise BadOptions("write the file of the database, too: sqlite:///FILE")
        return DatabaseUrl("sqlite", file)
    if kind != "postgresql":
        raise BadOptions(f"{kind} is not supported; {EXPECTED}")
    try:
        _ = urlsplit(f"postgresql://{rest}").port
    except ValueError:  # a port that is no number, or half an IPv6 address
        raise BadOptions(f"{text!r} is no address of a database; {EXPECTED}") from None
    return DatabaseUrl("postgresql", f"postgresql://{rest}")
