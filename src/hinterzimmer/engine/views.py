"""What a seat is shown: the open question, its own options, and the game's own view."""

from typing import Annotated, Any

import msgspec

from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.steps import TAKE_BACK
from hinterzimmer.engine.table import Table

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


def look(game: AnyGame, table: Table, seat: int) -> SeatView:
    """The table as this seat (or SPECTATOR) sees it."""
    ask = table.ask
    question = None
    if ask is not None:
        options = list(table.options(seat))
        if options and ask.take_back:
            options.append(TAKE_BACK)
        chosen = table.said.get(seat)
        question = Question(
            number=table.number,
            rule=ask.rule,
            asked=sorted(ask.options),
            options=[] if ask.form else [option.offer() for option in options],
            chosen=chosen.text if chosen else None,
            changeable=ask.changeable,
            form=ask.form if options else "",
        )
    result = game.result(table.state) if ask is None else None
    return SeatView(
        game=game.name,
        seat=seat,
        question=question,
        winners=list(result.winners) if result else None,
        scores=list(result.scores) if result else None,
        board=game.view(table.state, seat),
    )


def shown(game: AnyGame, table: Table, seat: int) -> bytes:
    """The view as bytes: equal bytes, equal knowledge."""
    return msgspec.json.encode(look(game, table, seat))
