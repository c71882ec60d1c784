"""KB-059, KB-150 to KB-152: what a seat is shown, what it may keep, and what it may do."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.engine.seats import CHANCE, CLOCK, SPECTATOR
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.testing import every_setting, random_choice
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.games.kablamo import GAME
from hinterzimmer.games.kablamo.notation import EXACT
from hinterzimmer.games.kablamo.position import EMPTY
from hinterzimmer.games.kablamo.viewing import knowledge

from .recorder import Recorder
from .scene import asked, go, say, scene, seen, skip, state

WAYS = [(settings, seats) for settings in every_setting(GAME) for seats in GAME.seat_counts]
BULLETS = re.compile(r"(?:load|play|draw|pick|swap|at) (\d+|K|C)\b(?:>(\d+|K|C))?")


def games(name: str, every: int = 1, aid: bool | None = None) -> Iterator[tuple[Table[Any], SeededStream, int]]:
    """A running game of random play at its beginning for each (or every so manieth) way to play."""
    for number, (settings, seats) in enumerate(WAYS):
        if number % every == 0:
            chosen = settings if aid is None else {**settings, "memory_aid": aid}
            yield GAME.start(seats, chosen), SeededStream(f"{name} {number}"), seats


def faces(data: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every face in some page data, and where it stands."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "control":
                yield from [(path + "control", one) for one in value]
            elif key not in ("names", "game", "rule", "phase", "form", "reconstructed"):
                yield from faces(value, f"{path}{key} ")
    elif isinstance(data, list):
        kept = data[1:] if path.endswith(("chosen item ", "looking ")) else data  # a chamber, then a bullet
        for one in kept:
            yield from faces(one, path + "item ")
    elif isinstance(data, str):
        if re.fullmatch(r"\d+|K|C", data):
            yield path, data
        for found in BULLETS.finditer(data):
            yield from [(path, one) for one in found.groups() if one]


def hidden(table: Table[Any], seat: int) -> set[str]:
    """The numbers of all loaded bullets that this seat must not be shown now."""
    s = state(table)
    looker, gun, chamber = s.looking
    looked = s.guns[gun][chamber] if looker == seat and seat >= 0 else EMPTY
    tokens = [token for one in s.guns for token in one if token not in (EMPTY, looked, *s.active)]
    return {s.label(token) for token in tokens if token >= s.ammunition.live}


@pytest.mark.rule("KB-150")
def test_kb_150_at_no_ask_do_a_seats_page_data_hold_a_loaded_bullets_face() -> None:
    looked = 0
    for table, rng, seats in games("KB-150", 3):
        table.state.memory_aid = False
        while not table.over:
            for seat in (SPECTATOR, *range(seats)):
                data = msgspec.to_builtins(view_of(GAME, table, seat))
                shown = {face for _, face in faces(data)}
                assert not shown & hidden(table, seat)
                s = state(table)
                for player in data["board"]["players"]:
                    gun = s.guns[player["seat"]]
                    open_ = [None if t == EMPTY else s.label(t) if t in s.active else "?" for t in gun]
                    assert player["chambers"] == open_
                assert data["board"]["memory"] is None
                looked += data["board"]["looking"] is not None
            table.play(*random_choice(table, rng))
    assert looked > 3


@pytest.mark.rule("KB-150")
def test_kb_150_no_log_tells_a_loaded_bullets_face_again() -> None:
    """Only the loading itself, and what was drawn or taken up for it, or a look."""
    for table, rng, seats in games("KB-150 log", 3):
        while not table.over:
            table.play(*random_choice(table, rng))
            events = table.take_events()
            for seat in (SPECTATOR, *range(seats)):
                secret = hidden(table, seat)
                for event in events:
                    told = event.seen_by(seat) or {}
                    if {told.get("bullet"), told.get("target")} & secret:
                        assert event.kind in ("drawn", "drawn to load", "taken up", "loaded", "looked")
                        assert told["seat"] == seat


@pytest.mark.rule("KB-150")
def test_kb_150_what_is_looked_at_is_shown_while_it_is_looked_at() -> None:
    table = scene("C 40", "C 41 42", hands=("5 17", ""))
    say(table, "1: play 5", "2: pass")
    skip(table)
    say(table, "to 1", "2.3")
    assert seen(table, 0).looking == ["2.3", "42"]
    assert seen(table, 1).looking is None
    say(table, "2.4")
    assert seen(table, 0).looking == ["2.4", "41"]
    say(table, "1.5", "done")
    assert seen(table, 0).looking is None
    assert seen(table, 0).players[1].chambers == ["?"] * 6


@pytest.mark.rule("KB-150")
def test_kb_150_the_aid_is_off_unless_the_table_chose_it() -> None:
    assert GAME.complete_settings()["memory_aid"] is False
    table = scene("C 40", "C 41", hands=("17", ""), memory_aid=True)
    memory = seen(table, 0).memory
    assert memory is not None
    assert memory == knowledge(state(table), 0)
    assert memory.chambers[0][5] == "C"
    assert memory.chambers[1] == ["?"] * 6
    watched = seen(table, SPECTATOR).memory
    assert watched is not None
    assert watched.chambers == [["?"] * 6] * 2


@pytest.mark.rule("KB-059", "KB-150")
def test_kb_150_perfect_recall_is_what_can_be_written_down_from_ones_own_events() -> None:
    """With the memory aid, whose events tell faces. And every movement is public (KB-059): with the faces left out,
    everybody's paper shows the same places."""
    known = lost = 0
    for table, rng, seats in games("recorder", aid=True):
        papers = [Recorder(seat, seats) for seat in (*range(seats), SPECTATOR)]
        while True:
            events = table.take_events()
            s = state(table)
            for paper in papers:
                for event in events:
                    paper.hear(event.seen_by(paper.seat))
                learnt = knowledge(s, paper.seat)
                assert learnt.chambers == paper.known()
                assert {one.bullet: one.among for one in learnt.lost} == paper.lost
                assert paper.hands == [len(hand) for hand in s.hands]
                assert (paper.bag, paper.palm) == (len(s.bag), len(s.palm))
                known += paper.seat < 0 and len(s.active)
                lost += len(paper.lost)
            if table.over:
                break
            table.play(*random_choice(table, rng))
    assert known > 100
    assert lost > 100


@pytest.mark.rule("KB-059")
def test_kb_059_a_movement_never_tells_a_face_to_those_who_do_not_hold_it() -> None:
    moves = 0
    for table, rng, seats in games("KB-059", 4):
        while not table.over:
            table.play(*random_choice(table, rng))
            for event in table.take_events():
                if event.kind in ("moved", "turned", "revolvers swapped"):
                    moves += 1
                    assert event.audience is None
                    assert not {"bullet", "target"} & set(event.data)
                elif event.kind in ("drawn", "drawn to load", "loaded", "taken up"):
                    for seat in (SPECTATOR, *range(seats)):
                        told = event.seen_by(seat)
                        assert told is not None
                        reminded = event.kind != "loaded" or state(table).memory_aid  # KB-150
                        assert ("bullet" in told) == (seat == told["seat"] and reminded)
    assert moves > 100


@pytest.mark.rule("KB-151")
def test_kb_151_whatever_is_not_offered_is_refused_with_nothing_changed() -> None:
    everything = [*EXACT.values(), Option("nonsense", "nonsense"), Option("pass", "")]
    refused = 0
    for table, rng, seats in games("KB-151", 5):
        while not table.over:
            if rng.below(12) == 0:
                before = table.snapshot()
                table.take_events()
                for seat in (CHANCE, CLOCK, SPECTATOR, *range(seats + 1)):
                    for _ in range(10):
                        option = everything[rng.below(len(everything))]
                        ask = table.require_ask()
                        if seat in table.waiting_seats() and ask.allows(seat, option):
                            continue
                        with pytest.raises(HinterzimmerError):
                            table.play(seat, option)
                        refused += 1
                assert table.snapshot() == before
                assert table.take_events() == []
            table.play(*random_choice(table, rng))
    assert refused > 1000


@pytest.mark.rule("KB-151")
def test_kb_151_draws_windows_and_order_are_never_taken_from_a_client() -> None:
    for table, rng, seats in games("KB-151 client", 2):
        while not table.over:
            ask = table.require_ask()
            for seat in range(seats):
                for option in ask.options.get(seat, ()):
                    assert option.kind not in ("draw", "pick", "start", "time")
            if CHANCE in ask.options:
                assert list(ask.options) == [CHANCE]
            table.play(*random_choice(table, rng))


@pytest.mark.rule("KB-152")
def test_kb_152_every_view_names_the_question_and_whom_it_waits_for() -> None:
    windows = 0
    for table, rng, seats in games("KB-152", 3):
        while not table.over:
            ask = table.require_ask()
            for seat in (SPECTATOR, *range(seats)):
                question = view_of(GAME, table, seat).question
                assert question is not None
                assert question.rule == ask.rule
                assert question.asked == sorted(ask.options)
                if seat in table.waiting_seats():
                    offered = [one["text"] for one in question.options if one["kind"] != "back"]
                    assert offered == [one.text for one in ask.options[seat]]
                    assert offered
                else:
                    assert question.options == []
            if ask.rule in ("KB-077", "KB-078"):
                windows += 1
                assert sorted(ask.options) == state(table).living()
            table.play(*random_choice(table, rng))
        assert view_of(GAME, table, 0).question is None
    assert windows > 100


@pytest.mark.rule("KB-152")
def test_kb_152_in_a_window_it_waits_for_all_living_seats_whoever_has_answered() -> None:
    table = scene("C", "C", "K", hands=("17", "", "18"))
    assert asked(table) == ("KB-077", [0, 1, 2])
    say(table, "2: pass")
    question = view_of(GAME, table, 0).question
    assert question is not None
    assert question.asked == [0, 1, 2]
    say(table, "1: pass", "3: pass")
    skip(table)
    go(table, "KB-077")  # window D: seat 3 is gone
    assert asked(table) == ("KB-077", [0, 1])
