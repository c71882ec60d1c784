"""Looking back: costs, luck and swings of games that can be checked by hand, and of a whole one."""

import itertools
import json
from pathlib import Path

import pytest

from hinterzimmer.cli import main
from hinterzimmer.engine.bots import Advice, Reason, WeightedOption
from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.engine.record import Record, read_record
from hinterzimmer.engine.steps import Option
from hinterzimmer.games import find
from hinterzimmer.lookback.analysis import Decision, Draw, LookBack, Moment, analyse, coarse_to_fine, cost, swings
from hinterzimmer.lookback.report import Report
from hinterzimmer.terminal.plain_board import board_for

A, B, C, D = (Option("move", letter) for letter in "abcd")
BOARD = board_for(find("karambolage"))
WHY = Reason("points", {"points": 12, "left": 40})


def test_a_choice_costs_what_the_best_one_is_worth_more() -> None:
    advice = Advice(A, WHY, (WeightedOption(A, 0.6), WeightedOption(B, 0.45), WeightedOption(C, 0.1)))
    assert cost(advice, A) == 0
    assert cost(advice, B) == pytest.approx(0.15)
    assert cost(advice, D) == pytest.approx(0.5)  # not even looked at
    assert cost(Advice(A, WHY, ()), B) == 0


def test_the_three_largest_swings_are_named() -> None:
    decisions = [Decision(Moment(4, 3), 0, B, A, WHY, 0.15), Decision(Moment(6, 5), 1, A, A, WHY, 0.0)]
    draws = [
        Draw(Moment(2, 2), C, (0.3, -0.3)),
        Draw(Moment(8, 7), D, (-0.05, -0.2)),
        Draw(Moment(9, 8), D, (0.1, -0.1)),
    ]
    found = swings(decisions, draws)
    assert [(one.at.choice, one.key, one.seat) for one in found] == [
        (2, "lucky", 0),
        (8, "unlucky", 1),
        (4, "mistake", 0),
    ]
    assert [round(one.change, 2) for one in found] == [0.3, -0.2, -0.15]
    record = Record(find("karambolage"), find("karambolage").edition(), {}, ["Ann", "Ben"])
    for language in LANGUAGES:
        report = Report(LookBack("karambolage", ("Ann", "Ben"), (), (), (), found, 0), record, BOARD, language)
        assert [report.tell(one).count(name) for one, name in zip(found[:2], ("Ann", "Ben"), strict=True)] == [1, 1]
    assert swings(decisions[1:], []) == ()


def test_any_beginning_covers_the_whole_game() -> None:
    numbers = list(range(0, 300, 3))
    order = coarse_to_fine(numbers)
    assert sorted(order) == numbers
    for part in (5, 10, 40):
        seen = sorted(order[:part])
        assert max(b - a for a, b in itertools.pairwise(seen)) <= 2.5 * 300 / (part - 1) + 3
    assert coarse_to_fine([]) == []
    assert coarse_to_fine([7]) == [7]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("kept") / "game.txt"
    seats = ["--seats", "level1,random", "--rounds", "1", "--seed", "3", "--save", str(file)]
    assert main(["play", "karambolage", *seats]) == 0
    return file


def test_a_whole_game_looked_back_at(kept: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = read_record(kept.read_text(encoding="utf-8"), find("karambolage"))
    parts: list[float] = []
    found = analyse(record, parts.append)
    assert parts == sorted(parts)
    assert parts[-1] == 1
    assert found.left_out == 0
    assert found.curve[0][0].choice == 0
    assert found.curve[-1][0].choice == len(record.choices)
    for _, shares in found.curve:
        assert sum(shares) == pytest.approx(1)
    for draw in found.draws:
        assert sum(draw.change) == pytest.approx(0, abs=1e-9)
    assert {one.seat for one in found.decisions} == {0, 1}
    assert all(one.cost >= 0 for one in found.decisions)
    assert found.cost(1) > 0  # blind play gives something away
    assert len(found.swings) == 3
    for one in found.decisions:
        assert record.choices[one.at.choice] == (one.seat, one.chosen)
        assert record.replay(one.at.choice).ask_number == one.at.ask
    page = Report(found, record, BOARD, "en").html()
    assert page.count("<svg") == 1
    assert "http" not in page
    again = analyse(record)
    assert again == found
    capsys.readouterr()
    assert main(["lookback", str(kept), "--json", "--lang", "en", "--html", str(tmp_path / "page.html")]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(found.as_dict()))
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == page


@pytest.mark.parametrize(
    ("language", "title", "first"),
    [("de", "die Auswertung", "1. Wahl"), ("en", "looking back", "1. Choice"), ("it", "l’analisi", "1. Scelta")],
)
def test_in_the_terminal_it_is_a_table_and_a_chart(
    kept: Path, capsys: pytest.CaptureFixture[str], language: str, title: str, first: str
) -> None:
    assert main(["lookback", str(kept), "--lang", language]) == 0
    out = capsys.readouterr().out
    assert title in out
    assert "█" in out
    assert first in out


def test_little_time_leaves_decisions_out(kept: Path) -> None:
    record = read_record(kept.read_text(encoding="utf-8"), find("karambolage"))
    found = analyse(record, budget_seconds=0)
    assert found.left_out == len(analyse(record).decisions) - 1
    assert len(found.curve) == 1


def test_names_cannot_put_anything_on_the_page(kept: Path) -> None:
    record = read_record(kept.read_text(encoding="utf-8"), find("karambolage"))
    record.seat_names[0] = "<script>alert(1)</script>"
    assert "<script" not in Report(analyse(record, budget_seconds=0), record, BOARD, "en").html()


def test_bad_input_is_refused_in_one_line(kept: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for arguments in (
        ["lookback", "nowhere.txt"],
        ["lookback", str(kept), "--html", str(tmp_path / "no" / "page.html")],
    ):
        assert main(arguments) == 2
        captured = capsys.readouterr()
        assert captured.err.count("\n") == 1
        assert captured.out == ""
