"""What the Python client makes of messages: typed by the wire's structs, and no newer server breaks it."""

import msgspec

from hinterzimmer.client import ClientTable, Update, decode_message
from hinterzimmer.room import wire


def message(**parts: object) -> bytes:
    return msgspec.json.encode(parts)


def test_an_update_of_a_newer_server_is_taken() -> None:
    view = {"game": "x", "seat": 1, "question": None, "winners": None, "scores": None, "board": {"a": [1]}, "new": 1}
    room = {"phase": "playing", "agreement": {"game": "x", "seats": 2, "tomorrow": True}, "weather": "fine"}
    table = ClientTable()
    for number in (1, 2):
        update = decode_message(
            message(
                type="update", seat=1, number=number, room=room, view=view, more=1, events=[{"event": "e", "n": number}]
            )
        )
        assert isinstance(update, Update)
        table.apply_update(update)
    assert (table.room, table.events) == (room, [{"event": "e", "n": 2}])
    assert table.view is not None
    assert table.view["board"] == {"a": [1]}


def test_answers_are_told_apart_by_their_type() -> None:
    kinds = {
        wire.Done: message(type="done", id="1", more=2),
        wire.Refused: message(type="refused", id="1", error="StaleAsk", message="", more=2),
        wire.Hint: message(type="hint", id="1", ask=3, option="a", reason="", weighed=[], more=2),
    }
    assert [type(decode_message(data)) for data in kinds.values()] == [*kinds]
