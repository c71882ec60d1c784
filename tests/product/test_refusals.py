"""What players read when something is refused: every reason has its sentence in every language."""

import ast
import inspect
import pickle
from pathlib import Path

import pytest

from hinterzimmer.engine import errors as engine_errors
from hinterzimmer.engine.errors import BadRecord, HinterzimmerError
from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.room import errors as room_errors
from hinterzimmer.room.errors import NotReady, NoUndo, wrong_phase
from hinterzimmer.words import house_words, refusal_text

SOURCE = Path(inspect.getfile(engine_errors)).parents[1]
CLASSES = {
    name: found
    for module in (engine_errors, room_errors)
    for name, found in vars(module).items()
    if isinstance(found, type) and issubclass(found, HinterzimmerError) and found is not HinterzimmerError
}
OPERATORS_READ = {"BadEdition", "BadGame", "BadOptions", "BadPosition", "BadWords", "UnknownRule"}
"""Classes that nobody who plays meets: they need no reasons, and say file and line."""
PROGRAMS_MEET = "games/revolver_noir/knowledge.py"
"""What it offers is for those who play by program."""
PLAYERS_MEET = ["room", "server", "engine", "bots", "games"]
"""Where what is refused can reach a page or a terminal in the middle of a game."""


def refusals(folder: str) -> list[tuple[str, str, frozenset[str], str]]:
    """Class, reason, figures and place of every refusal that is made in a folder of the source."""
    found = []
    for path in sorted((SOURCE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            kind = "BadRecord" if called == "error" and path.name == "record.py" else called
            if kind not in CLASSES or not node.args:
                continue
            figures = {one.arg for one in node.keywords if one.arg} | ({"line"} if called == "error" else set())
            reason = node.args[1] if len(node.args) > 1 else ast.Constant("")
            if isinstance(reason, ast.Constant):  # `RecordReader.error` hands on the reason that it is given
                found.append((kind, str(reason.value), frozenset(figures), f"{path.relative_to(SOURCE)}:{node.lineno}"))
    return found


ALL = [one for folder in PLAYERS_MEET for one in refusals(folder)]


def test_what_a_player_can_meet_carries_a_reason() -> None:
    assert len(ALL) > 100
    without = [place for kind, reason, _, place in ALL if not reason and kind not in OPERATORS_READ]
    assert [place for place in without if not place.startswith(PROGRAMS_MEET)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_class_and_every_reason_has_its_sentence(language: str) -> None:
    for name, kind in CLASSES.items():
        assert refusal_text(kind("in English"), language) == house_words(language)(f"refused-{name}")
    for name, reason, figures, place in ALL:
        if reason:
            error = CLASSES[name]("in English", reason, **dict.fromkeys(figures, 2))
            assert house_words(language).has(f"refused-{name}-{reason}"), place
            sentence = refusal_text(error, language)  # a figure that is missing raises BadWords
            assert sentence[-1] in ".!?2", place


def test_there_are_no_sentences_for_what_is_never_refused() -> None:
    known = {f"refused-{name}" for name in CLASSES}
    known |= {f"refused-{name}-{reason}" for name, reason, _, _ in ALL if reason}
    for language in LANGUAGES:
        lines = (SOURCE / "words" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        assert {line.partition(" =")[0] for line in lines if line.startswith("refused-")} == known


def test_no_language_reads_like_another() -> None:
    for name, reason, figures, _ in ALL:
        if reason:
            error = CLASSES[name]("in English", reason, **dict.fromkeys(figures, 2))
            assert len({refusal_text(error, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_an_error_comes_back_whole_from_another_process() -> None:
    made = BadRecord("line 3: cut off", "cut-off", line=3)
    again = pickle.loads(pickle.dumps(made))
    assert (type(again), str(again), again.reason, again.figures) == (
        BadRecord,
        "line 3: cut off",
        "cut-off",
        {"line": 3},
    )
    assert str(NoUndo("gone")) == "gone"
    assert NoUndo("gone").figures == {}


def test_sentences_count_and_name_what_they_speak_of() -> None:
    one = NotReady("seat 2 is still free", "free-seats", count=1, numbers=[2])
    two = NotReady("seats 2, 3 are still free", "free-seats", count=2, numbers=[2, 3])
    assert refusal_text(one, "de").startswith("Platz 2 ist noch frei")
    assert refusal_text(two, "it").startswith("I posti 2 e 3 sono ancora liberi")
    assert refusal_text(wrong_phase("over"), "en") == "That isn’t possible any more: the game is over."


def test_a_class_of_a_game_from_elsewhere_says_its_own_message() -> None:
    class OutOfTune(HinterzimmerError):
        """Only a game from elsewhere has it."""

    assert refusal_text(OutOfTune("the piano is out of tune"), "de") == "the piano is out of tune"
