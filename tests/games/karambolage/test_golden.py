"""Whole games as text: the worked example of the rule sheet, and a game of random play."""

from pathlib import Path

import pytest

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.playthrough import playthrough
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.testing import play
from hinterzimmer.games.karambolage import GAME

GOLDEN = Path(__file__).parent / "golden"

OPENING = ["6666", "1111", "1112", "B 5C", "R 6E", "W 2D", "ready"]
WORKED = [
    (0, "3456", ("R 6C 4", "B 3E 5", "W 7D 6", "R 1C 3"), 14, 0, True),
    (0, "1444", ("R 6C 4", "W 2D 4", "B 6B 1", "R 3F 4"), 5, 40, True),
    (0, "1335", ("B 2F 1", "R 3E 5", "W 2E 3", "B 3G 3"), 11, 50, True),
    (1, "2235", ("W 2H 2", "B 4F 2", "R 3H 5", "W 3G 3"), 8, 0, True),
    (1, "1135", ("W 1G 1", "W 3E 5", "B 3G 3", "R 3L 1"), 9, 30, False),
    (2, "1356", ("R 3H 5", "B 4F 1", "W 3G 3", "R 4G 6"), 9, 60, True),
    (2, "1122", ("B 2F 1", "W 4F 2", "R 1G 1", "B 2H 2"), 3, 20, True),
    (2, "1236", ("B 3G 3", "W 2F 1", "R 2H 2", "B 4G 6"), 9, 50, True),
]


def worked_example() -> Record:
    """The example with its extra throws asked for, as a record."""
    record = Record(GAME, GAME.edition(), GAME.complete_settings({"rounds": 1}), ["X", "Y", "Z"])
    table = record.replay()
    texts = list(OPENING)
    for throw, (seat, dice, moves, *_) in enumerate(WORKED):
        if throw and WORKED[throw - 1][0] == seat:
            texts.append("again")
        texts += [dice, *moves, "end"]
    for text in texts:
        option = GAME.parse(text, GAME.edition())
        record.choices.append((table.waiting_seats()[0], option))
        table.play(*record.choices[-1])
    return record


@pytest.mark.rule(*["KA-027", "KA-031", "KA-032", "KA-033", "KA-034", "KA-035", "KA-036", "KA-037", "KA-038"])
def test_the_worked_example_scores_as_the_sheet_says() -> None:
    table = worked_example().replay()
    assert table.over
    assert GAME.result(table.state).scores == (120, 47, 151)
    assert GAME.result(table.state).winners == (2,)
    sheet = [score.details() for score in table.state.sheet.to_list()]
    for line, (seat, dice, moves, fields, bonus, carambo) in zip(sheet, WORKED, strict=True):
        assert (line["seat"], line["dice"], tuple(line["moves"])) == (seat, dice, moves)
        assert (line["fields"], line["total"] - line["fields"], line["carambo"]) == (fields, bonus, carambo)


def random_game() -> Record:
    settings = GAME.complete_settings({"rounds": 5})
    _, choices = play(GAME, 3, settings, SeededStream("golden"), take_back_every=8)
    return Record(GAME, GAME.edition(), settings, ["Ann", "Ben", "Cleo"], choices=choices)


@pytest.mark.parametrize(("name", "make"), [("worked-example", worked_example), ("random-play", random_game)])
def test_golden(name: str, make) -> None:  # type: ignore[no-untyped-def]
    path = GOLDEN / f"{name}.txt"
    text = playthrough(make())
    if not path.exists():  # a new golden game is written once, read, and committed
        path.write_text(text, encoding="utf-8")
        pytest.fail(f"{path} was written: read it and commit it")
    assert text == path.read_text(encoding="utf-8")
