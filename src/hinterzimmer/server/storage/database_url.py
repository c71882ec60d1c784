"""The address of a database, as `--db` gives it: `sqlite:///FILE` or `postgresql://…`."""

import re
from typing import Final, Literal
from urllib.parse import urlsplit

from hinterzimmer.room.errors import BadOptions

EXPECTED: Final = "write sqlite:///FILE or postgresql://…"


class DatabaseUrl:
    """Where a database is. Its `repr` holds no password."""

    def __init__(self, kind: Literal["sqlite", "postgresql"], location: str) -> None:
        self.kind = kind
        self.location = location
        """SQLite: the path of the file. PostgreSQL: the whole address, which asyncpg reads."""

    def __repr__(self) -> str:
        return f"<DatabaseUrl {self.kind}>"


def parse_url(text: str) -> DatabaseUrl:
    """Read the address of a database; raises BadOptions. A driver (`postgresql+NAME`) may be given and is ignored."""
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
