"""The front door from Python: `hinterzimmer.play` and `load`, in every game."""

import ast
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import hinterzimmer as hz
from hinterzimmer.docstrings import DOCSTRINGS
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.games import names

ROOT = Path(__file__).parents[2]
CHOICES = 25


def played(game: str, choices: int = CHOICES) -> hz.Match[object]:
    """A game of random choices, ended early."""
    match = hz.play(game, seats=2, seed=3)
    while not match.over and len(match) < choices:
        match.play(match.bot("random"))
    return match


@pytest.mark.parametrize("game", names())
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    assert played(game) == played(game)
    assert played(game) != hz.play(game, seats=2, seed=4)
    assert hz.play(game) != hz.play(game)


@pytest.mark.parametrize("game", names())
def test_a_repr_can_be_pasted_back(game: str) -> None:
    match = played(game)
    again = eval(repr(match), {"hinterzimmer": hz})
    assert again == match
    assert again.table == match.table
    assert again.options() == match.options()
    assert eval(repr(match.game), {"hinterzimmer": hz}) is match.game


@pytest.mark.parametrize("game", names())
def test_a_copy_goes_its_own_way_with_the_same_dice(game: str) -> None:
    match = played(game)
    copy = match.copy()
    assert copy == match
    assert copy.table == match.table
    assert copy.table is not match.table
    for one in (copy, match):
        one.play(one.bot("random"))
        assert (copy == match) == (one is match)
    assert copy.table == match.table


@pytest.mark.parametrize("game", names())
def test_what_is_taken_back_can_be_played_again(game: str) -> None:
    match = played(game)
    before = match.copy()
    seat, option = match.undo()
    assert seat != CHANCE
    assert len(match) < len(before)
    assert not match.over
    match.play(option, seat)
    assert match == before
    while len(match) and any(seat != CHANCE for seat, _ in match.record.choices):
        match.undo()
    with pytest.raises(hz.IllegalOption, match="nobody has chosen anything yet"):
        match.undo()


@pytest.mark.parametrize("game", names())
def test_moments_lead_from_the_first_choice_to_the_last(game: str) -> None:
    match = played(game)
    moments = list(match)
    assert [one.number for one in moments] == list(range(1, len(match) + 1))
    assert [(one.seat, one.option) for one in moments] == match.record.choices
    last = moments[-1].table
    last.play(moments[-1].seat, moments[-1].option)
    hz.SeededStream(1).play_chance(last)
    assert last.snapshot()["ask_number"] == match.table.snapshot()["ask_number"]


@pytest.mark.parametrize("game", names())
def test_a_seat_sees_knows_and_imagines_without_the_table_of_the_others(game: str) -> None:
    match = played(game)
    for seat in range(2):
        world = match.imagine(seat)
        assert hz.view_of(match.game, world, seat) == match.view(seat)
        assert world is not match.table
        assert match.knowledge(seat) is not None
    assert match.view().seat == hz.SPECTATOR


@pytest.mark.parametrize("game", names())
def test_the_board_is_drawn_as_text_and_for_a_notebook(game: str) -> None:
    match = played(game)
    assert len(str(match).splitlines()) > 4
    assert str(match) == match.draw(hz.SPECTATOR, "en")
    assert match._repr_html_().startswith("<pre")
    assert "\x1b" not in str(match)


@pytest.mark.parametrize("game", names())
def test_a_hint_names_an_option_and_says_why(game: str) -> None:
    match = played(game, 8)
    hint = match.hint()
    assert hint.option in match.options()
    assert str(hint) == f"{hint.option.text}: {hint.why}"
    assert " " in hint.why


def test_a_game_goes_to_its_end_with_bots_by_name() -> None:
    match = hz.play("karambolage", seats=3, seed=1, settings={"rounds": 1}, names=["Ann"])
    while not match.over:
        match.play(match.bot("level2"))
    result = match.result
    assert result is not None
    assert match.scores == result.scores
    assert match.record.seat_names == ["Ann", "Seat 2", "Seat 3"]
    assert hz.load(match.record.to_text()) == match
    assert match.record.verify() > 3
    with pytest.raises(hz.GameOver):
        match.play("end")
    with pytest.raises(hz.GameOver):
        match.options()


def test_a_choice_is_an_option_or_its_text_in_any_spelling() -> None:
    match = hz.play("karambolage", seed=7)
    match.play("b 5c")
    match.play(match.options()[0])
    before = match.copy()
    for wrong, error in (("R 99Z", hz.BadNotation), ("W 5C", hz.IllegalOption)):
        with pytest.raises(error):
            match.play(wrong)
    with pytest.raises(hz.NotAsked):
        match.play("ready", seat=1 - match.seat)
    with pytest.raises(hz.BadSeats, match="unknown bot 'level9'"):
        match.bot("level9")
    assert match == before


def test_the_low_door_takes_texts_too() -> None:
    table = hz.find("karambolage").start(seats=2)
    hz.SeededStream(1).play_chance(table)
    seat = table.waiting_seats()[0]
    table.play(seat, "B 5C")
    table.play(seat, "back")
    with pytest.raises(hz.IllegalOption, match="may not choose 'nonsense' now"):
        table.play(seat, "nonsense")
    assert table == table.copy()
    assert table.state == table.copy().state
    assert "Karambolage" in repr(table)
    assert "Karambolage" in repr(table.state)
    with pytest.raises(TypeError):
        hash(table)


def test_every_public_name_explains_itself() -> None:
    for name in hz.__all__:
        thing = getattr(hz, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert thing.__doc__, name
    for name, member in inspect.getmembers(hz.Match, lambda one: inspect.isfunction(one) or isinstance(one, property)):
        if not name.startswith("_"):
            assert member.__doc__, name
    assert "play(seat, option)" in str(hz.Table.__doc__)


def test_the_docstrings_that_the_compiler_drops_are_those_of_the_source() -> None:
    found = {}
    for path in (ROOT / "src" / "hinterzimmer" / "engine").glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name in DOCSTRINGS:
                found[node.name] = ast.get_docstring(node)
    assert found == DOCSTRINGS
    assert {name: getattr(hz, name).__doc__ for name in DOCSTRINGS} == DOCSTRINGS


def test_an_ide_knows_the_board_of_each_game(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    lines = [f"reveal_type(hz.play({name!r}).view(0).board)" for name in names()]
    program.write_text("\n".join(["import hinterzimmer as hz", *lines]))
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), str(program)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=300)
    for name in names():
        assert f'Revealed type is "hinterzimmer.games.{name.replace("-", "_")}.view.View"' in done.stdout
