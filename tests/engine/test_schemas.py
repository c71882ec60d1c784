"""What is shown can be described from its types, also where the code around it is compiled."""

from typing import Any

import msgspec
import pytest

from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.engine.views import Question, SeatView
from hinterzimmer.games import find, names


def untyped(kind: type[Any]) -> list[str]:
    """The fields, of this struct and of all in it, of which nothing is known."""
    parts: dict[str, dict[str, Any]] = msgspec.json.schema(kind)["$defs"]
    return [
        f"{name}.{field}"
        for name, part in parts.items()
        for field, what in part["properties"].items()
        if not set(what) & {"type", "$ref", "anyOf", "enum"}
    ]


@pytest.mark.parametrize("name", names())
def test_every_field_of_a_view_has_a_type(name: str) -> None:
    game = find(name)
    view = type(game.view(game.start(game.seat_counts[0]).state, SPECTATOR))
    assert set(view.__annotations__) == set(view.__struct_fields__)
    assert untyped(view) == []


def test_a_question_and_a_seat_view_have_types() -> None:
    assert untyped(Question) == []
    assert untyped(SeatView) == ["SeatView.board"]  # each game has its own
    game = find("karambolage")
    shown = msgspec.json.encode(view_of(game, game.start(2), 0))
    question = msgspec.json.decode(shown, type=SeatView).question
    assert isinstance(question, Question)
