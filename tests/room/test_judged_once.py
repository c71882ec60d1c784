"""A choice is read once and judged once on its way through the room; what the log says is read again."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from hinterzimmer.engine.errors import AlreadyChosen, BadNotation, IllegalOption, NotAsked
from hinterzimmer.engine.seats import CLOCK
from hinterzimmer.games import find
from hinterzimmer.room import entries, wire
from hinterzimmer.room.commands import decide
from hinterzimmer.room.room import Room
from tests.room.test_local import GAMES
from tests.room.test_schedule import room_of


class Looked(Sequence[Any]):
    """A seat's options, which note when they are gone through; a form is not looked up, so only the rules do it."""

    def __init__(self, options: Sequence[Any], calls: list[str]) -> None:
        self.options = options
        self.calls = calls

    def __getitem__(self, at: Any) -> Any:
        return self.options[at]

    def __len__(self) -> int:
        return len(self.options)

    def __iter__(self) -> Iterator[Any]:
        self.calls.append("judged")
        return iter(self.options)

    def __contains__(self, option: object) -> bool:
        return option in self.options


def counted(room: Room, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list to which every parsing and every judging of a choice for the open ask will be added."""
    calls: list[str] = []
    parse, ask = room.game.parse, room.table.require_ask()
    assert ask.form

    def parsing(game: Any, text: str, edition: Any) -> Any:
        calls.append("parsed")
        return parse(text, edition)

    monkeypatch.setattr(type(room.game), "parse", parsing)
    ask.options = {seat: Looked(options, calls) for seat, options in ask.options.items()}
    return calls


def test_a_choice_is_parsed_and_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    room = room_of("ausbrecher", wire.Clock(), bot=None)
    slip = room.table.options(0)[7].text
    calls = counted(room, monkeypatch)
    made = decide(room, 0, wire.Choose(id="a", ask=room.table.ask_number, option=slip), 2_000, bytes)
    assert calls == ["parsed", "judged"]
    room.apply(made[0])
    assert calls == ["parsed", "judged"]
    assert room.table.answers[0].text == slip


def test_an_entry_from_the_log_is_parsed_and_judged_when_it_is_applied(monkeypatch: pytest.MonkeyPatch) -> None:
    room, again = (room_of("ausbrecher", wire.Clock(), bot=None) for _ in range(2))
    slip = room.table.options(0)[7].text
    made = decide(room, 0, wire.Choose(id="a", ask=room.table.ask_number, option=slip), 2_000, bytes)
    calls = counted(again, monkeypatch)
    again.apply(entries.decode(entries.encode(made[0])))
    assert calls == ["parsed", "judged"]
    assert again.table.answers[0].text == slip


def room_in_a_window() -> Room:
    """A room with its first window open."""
    room = room_of("kablamo", wire.Clock(), window=5.0, bot=None)
    while not room.is_window():
        seat = room.waiting_seats()[0]
        option = room.table.options(seat)[-1].text
        room.apply(decide(room, seat, wire.Choose(id="", ask=room.table.ask_number, option=option), 2_000, bytes)[0])
    return room


@pytest.mark.parametrize("from_log", [False, True])
def test_an_answer_in_a_window_is_judged_when_it_comes_and_not_again_when_the_window_closes(from_log: bool) -> None:
    room = room_in_a_window()
    calls: list[str] = []
    ask, seat = room.table.require_ask(), room.waiting_seats()[0]
    ask.options = {**ask.options, seat: Looked(ask.options[seat], calls)}
    answer = entries.ChoiceHeld(at=3_000, seat=seat, option=ask.passes[0].text, ask=room.table.ask_number)
    if not from_log:
        made = decide(room, seat, wire.Choose(id="", ask=room.table.ask_number, option=answer.option), 3_000, bytes)
        assert isinstance(made[0], entries.ChoiceHeld)
        answer = made[0]
    room.apply(answer)
    assert calls == ["judged", "judged"]  # once to find it by its text
    room.apply(entries.WindowClosed(at=9_000, ask=room.table.ask_number))
    assert room.table.ask is not ask
    assert calls == ["judged", "judged"]
    assert (seat, ask.passes[0]) in room.record.choices


def test_an_answer_of_the_log_that_no_window_offers_is_refused() -> None:
    room = room_in_a_window()
    seat = room.waiting_seats()[0]
    with pytest.raises(IllegalOption):
        room.apply(entries.ChoiceHeld(at=3_000, seat=seat, option="back", ask=room.table.ask_number))


def test_what_was_allowed_for_an_ask_that_is_closed_is_judged_again() -> None:
    room = room_of("ausbrecher", wire.Clock(), bot=None)
    options = [room.table.options(0)[seat].text for seat in range(3)]
    ask = room.table.ask_number
    late = decide(room, 0, wire.Choose(id="late", ask=ask, option=options[1]), 2_000, bytes)[0]
    for seat in range(3):
        again = entries.ChoiceMade(at=2_000, seat=seat, option=options[seat], ask=ask)
        room.apply(again)
    assert room.table.ask_number > ask
    with pytest.raises((NotAsked, IllegalOption)):
        room.apply(late)


def test_refusals_come_in_this_order() -> None:
    room = room_of("ausbrecher", wire.Clock(), bot=None)
    slip, ask = room.table.options(0)[0].text, room.table.ask_number
    for seat in range(3):
        room.apply(decide(room, seat, wire.Choose(id=f"{seat}", ask=ask, option=slip), 2_000, bytes)[0])
    asked = room.waiting_seats()[0]
    other, ask = (asked + 1) % 3, room.table.ask_number
    for text in (slip, "no such thing", room.table.options(asked)[0].text):
        with pytest.raises(NotAsked):
            decide(room, other, wire.Choose(id="x", ask=ask, option=text), 3_000, bytes)
    with pytest.raises(BadNotation):
        decide(room, asked, wire.Choose(id="x", ask=ask, option="no such thing"), 3_000, bytes)
    with pytest.raises(IllegalOption):
        decide(room, asked, wire.Choose(id="x", ask=ask, option=slip), 3_000, bytes)


def test_who_has_chosen_in_secret_hears_so_before_anything_else() -> None:
    room = room_of("kablamo", wire.Clock(), window=0.0, bot=None)
    while len(room.waiting_seats()) < 2 or room.table.require_ask().take_back:
        seat = room.waiting_seats()[0]
        option = room.table.options(seat)[0].text
        room.apply(decide(room, seat, wire.Choose(id="", ask=room.table.ask_number, option=option), 2_000, bytes)[0])
    seat, ask = room.waiting_seats()[0], room.table.ask_number
    option = room.table.options(seat)[0].text
    room.apply(decide(room, seat, wire.Choose(id="", ask=ask, option=option), 2_000, bytes)[0])
    for text in (option, "no such thing"):
        with pytest.raises(AlreadyChosen, match=f"seat {seat + 1} has chosen already"):
            decide(room, seat, wire.Choose(id="y", ask=ask, option=text), 2_000, bytes)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_asks_that_everybody_may_pass_are_windows_and_no_others(name: str, seats: int) -> None:
    """The rules say which asks are windows; rooms of earlier versions took those that offer every seat a pass."""
    game, rng = find(name), random.Random(4)
    table, windows = game.start(seats, {"minutes": 2} if name == "karambolage" else {}, events=False), 0
    for _ in range(3_000):
        ask = table.ask
        if ask is None:
            break
        passing = [any(one.kind.startswith("pass") for one in offered) for offered in ask.options.values()]
        assert ask.window == (len(ask.options) > 1 and not ask.form and all(passing))
        windows += ask.window
        assert ask.clock_minutes == (2 if CLOCK in ask.options else 0)
        seat = table.waiting_seats()[0]
        table.play(seat, ask.options[seat][0] if seat == CLOCK else rng.choice(ask.options[seat]))
    assert (windows > 0) == (name == "kablamo")
