"""A seat's view of a table: the open question, the seat's own options, and the game's own view.

The server reads these annotations at run time to describe the wire format; compiling would erase them. The compiled
module `viewing` builds them.
"""

from typing import Annotated, Any

import msgspec

OfferedOption = Annotated[
    dict[str, Any],
    msgspec.Meta(
        title="Option",
        description="One thing a seat may answer: its text is its identity, its particulars stand beside it.",
        extra_json_schema={
            "properties": {"text": {"type": "string"}, "kind": {"type": "string"}},
            "required": ["text", "kind"],
        },
    ),
]


class Question(msgspec.Struct, frozen=True):
    """The open ask as one seat sees it: every seat sees who is asked, only the seat itself its options."""

    number: int
    rule: str
    asked: list[int]
    options: list[OfferedOption]
    chosen: str | None
    changeable: bool
    form: str
    """The thing to compose where there are too many options to list; empty where they are listed."""


class SeatView(msgspec.Struct, frozen=True):
    """All that a seat may see of a table at one moment."""

    game: str
    seat: int
    question: Question | None
    winners: list[int] | None
    scores: list[int] | None
    board: Any
