# mypyc: compile
"""Build a seat's view of a table."""

from typing import Any

import msgspec

from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.steps import TAKE_BACK
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.views import Question, SeatView


def view_of(game: AnyGame, table: Table[Any], seat: int) -> SeatView:
    """Return the table as this seat (or SPECTATOR) sees it."""
    ask = table.ask
    question = None
    if ask is not None:
        options = list(table.options(seat))
        if options and ask.take_back:
            options.append(TAKE_BACK)
        chosen = table.answers.get(seat)
        question = Question(
            number=table.ask_number,
            rule=ask.rule,
            asked=sorted(ask.options),
            options=[] if ask.form else [option.as_offer() for option in options],
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


def view_bytes(game: AnyGame, table: Table[Any], seat: int) -> bytes:
    """Return the view as JSON bytes: equal bytes mean that the seat sees the same."""
    return msgspec.json.encode(view_of(game, table, seat))
