"""What a seat is shown: the open question, its own options, and the game's own view.

These are read from their annotations while the server runs, to describe the wire; the compiler would erase them. What
builds them is compiled, in `viewing`.
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
    """The open ask as one seat sees it: everybody sees who is asked, only the seat itself its options."""

    number: int
    rule: str
    asked: list[int]
    options: list[OfferedOption]
    chosen: str | None
    changeable: bool
    form: str
    """What is to be composed, where the options are too many to be listed; empty where they are listed."""


class SeatView(msgspec.Struct, frozen=True):
    """All that a seat may see of a table at one moment."""

    game: str
    seat: int
    question: Question | None
    winners: list[int] | None
    scores: list[int] | None
    board: Any
