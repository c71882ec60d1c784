"""What the Python client makes of messages: typed by the wire's structs, and no newer server breaks it."""

import asyncio

import msgspec
import pytest

from hinterzimmer.client import NO_QUESTION, Client, ClientTable, Refused, Update, decode_message
from hinterzimmer.room import wire


def message(**parts: object) -> bytes:
    return msgspec.json.encode(parts)


def test_an_update_of_a_newer_server_is_taken() -> None:
    view = {"game": "x", "seat": 1, "question": None, "winners": None, "scores": None, "board": {"a": [1]}, "new": 1}
    agreed = {"game": "x", "seats": 2, "clock": {"kind": "none", "lenient": True}, "tomorrow": True}
    room = {"code": "c", "phase": "playing", "round": 1, "agreement": agreed, "title": "X", "secrets": False}
    room |= {
        "seats": [],
        "host": 0,
        "commitment": None,
        "secret": None,
        "undo": None,
        "hints": False,
        "weather": "fine",
    }
    table = ClientTable()
    for number in (1, 2):
        update = decode_message(
            message(
                type="update", seat=1, number=number, room=room, view=view, more=1, events=[{"event": "e", "n": number}]
            )
        )
        assert isinstance(update, Update)
        table.apply_update(update)
    assert (table.room.phase, table.room.agreement.seats, table.room.agreement.clock.kind) == ("playing", 2, "none")
    assert table.events == [{"event": "e", "n": 2}]
    assert table.board == {"a": [1]}
    assert (table.question, table.is_asked, table.options) == (NO_QUESTION, False, [])


def test_what_is_not_as_the_wire_says_is_not_taken() -> None:
    with pytest.raises(msgspec.ValidationError, match="Expected `int`, got `str`"):
        decode_message(message(type="update", seat="1", number=1))


@pytest.mark.parametrize(
    ("kind", "particulars", "reason"),
    [
        ("dance", {}, "Invalid value 'dance'"),
        ("choose", {"ask": "1", "option": "raise"}, "Expected `int`, got `str`"),
        ("choose", {"ask": 1}, "missing required field `option`"),
        ("chat", {"text": "hello", "loud": True}, "unknown field `loud`"),
    ],
)
def test_a_command_that_is_none_of_the_wires_is_refused_before_it_is_sent(
    kind: str, particulars: dict[str, object], reason: str
) -> None:
    with pytest.raises(Refused, match=reason) as caught:
        asyncio.run(Client("http://localhost:1", "k4m7pq2xyz").do(kind, **particulars))
    assert caught.value.name == "BadMessage"


def test_nothing_is_known_of_a_room_before_the_first_update() -> None:
    table = ClientTable()
    assert (table.over, table.board, table.question) == (False, None, NO_QUESTION)
    with pytest.raises(Refused, match="before the first update"):
        assert table.room


def test_answers_are_told_apart_by_their_type() -> None:
    kinds = {
        wire.Done: message(type="done", id="1", more=2),
        wire.Refused: message(type="refused", id="1", error="StaleAsk", message="", more=2),
        wire.Hint: message(type="hint", id="1", ask=3, option="a", reason="", weighed=[], more=2),
    }
    assert [type(decode_message(data)) for data in kinds.values()] == [*kinds]
