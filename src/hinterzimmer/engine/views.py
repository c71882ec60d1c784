"""What a seat is shown: the open question, its own options, and the game's own view."""

from collections.abc import Sequence
from typing import Any

import msgspec

from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.steps import TAKE_BACK, Option
from hinterzimmer.engine.table import Table


class Question(msgspec.Struct, frozen=True):
    """The open ask as one seat sees it: everybody sees who is asked, only the seat itself its options."""

    number: int
    rule: str
    asked: list[int]
    options: list[dict[str, Any]]
    chosen: str | None
    changeable: bool


class SeatView(msgspec.Struct, frozen=True):
    """All that a seat may see of a table at one moment."""

    game: str
    seat: int
    question: Question | None
    winners: list[int] | None
    scores: list[int] | None
    board: Any


def offer(option: Option) -> dict[str, Any]:
    """An option as plain data."""
    return {"text": option.text, "kind": option.kind, **option.parts()}


LONG = 100
_offered: dict[int, tuple[object, list[dict[str, Any]]]] = {}


def offers(options: Sequence[Option]) -> list[dict[str, Any]]:
    """Options as plain data. Long lists are offered to many seats again and again, so the latest are kept."""
    if len(options) < LONG:
        return [offer(option) for option in options]
    kept = _offered.get(id(options))
    if kept is None or kept[0] is not options:  # the list is kept with its data, so that its id stays its own
        kept = (options, [offer(option) for option in options])
        if len(_offered) >= 8:
            _offered.clear()
        _offered[id(options)] = kept
    return kept[1]


def look(game: AnyGame, table: Table, seat: int) -> SeatView:
    """The table as this seat (or SPECTATOR) sees it."""
    ask = table.ask
    question = None
    if ask is not None:
        options = offers(table.options(seat))
        if options and ask.take_back:
            options = [*options, offer(TAKE_BACK)]
        chosen = table.said.get(seat)
        question = Question(
            number=table.number,
            rule=ask.rule,
            asked=sorted(ask.options),
            options=options,
            chosen=chosen.text if chosen else None,
            changeable=ask.changeable,
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
