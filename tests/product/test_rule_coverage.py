"""Every numbered statement is proved by a test that names it, and no test names a number that does not exist."""

import json
from pathlib import Path

import pytest

from hinterzimmer import catalogue
from hinterzimmer.cli import main
from hinterzimmer.games import find, games, names

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", names())
def test_every_statement_is_proved(game: str) -> None:
    unproved = [one.number for one in catalogue.covered_statements(find(game)) if not one.tests]
    assert unproved == []


@pytest.mark.parametrize("game", names())
def test_numbers_are_unique_and_none_is_overlooked(game: str) -> None:
    numbers = [one.number for one in catalogue.statements_of(find(game))]
    assert len(numbers) == len(set(numbers)) > 20
    text = (ROOT / "src" / "hinterzimmer" / "games" / game.replace("-", "_") / "catalogue.md").read_text(
        encoding="utf-8"
    )
    assert set(catalogue.RULE_NUMBER.findall(text)) == set(numbers)


def test_no_test_names_an_unknown_number() -> None:
    known = {one.number for game in games().values() for one in catalogue.statements_of(game)}
    assert set(catalogue.tests_by_number(ROOT / "tests")) <= known


def test_every_step_names_its_rule() -> None:
    import inspect
    import pkgutil
    from importlib import import_module

    from hinterzimmer.engine.steps import Step

    for game in games().values():
        package = type(game).__module__.rpartition(".")[0]
        known = {one.number for one in catalogue.statements_of(game)}
        checked = 0
        for found in pkgutil.iter_modules(import_module(package).__path__):
            module = import_module(f"{package}.{found.name}")
            for step in list(vars(module).values()):
                if not (inspect.isclass(step) and issubclass(step, Step) and step.__module__ == module.__name__):
                    continue
                document = inspect.getdoc(step) if step.__doc__ else _docstring(module.__name__, step.__name__)
                assert (document or "")[:6] in known, f"{module.__name__}.{step.__name__} does not begin with a rule"
                checked += 1
        assert checked


def _docstring(module: str, name: str) -> str:
    """A compiled class has no docstring: read it in the source."""
    import ast

    path = ROOT.joinpath("src", *module.split(".")).with_suffix(".py")
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return ast.get_docstring(node) or ""
    return ""


def test_the_coverage_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "karambolage", "--coverage"]) == 0
    out = capsys.readouterr().out
    assert "UNPROVED" not in out
    assert "31 of 31 statements proved" in out
    assert main(["rules", "karambolage", "--coverage", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)["karambolage"]
    assert any("test_ka_010" in test for one in data for test in one["tests"])


def test_an_unproved_statement_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text('@pytest.mark.rule("KA-001", "ZZ-001")\ndef test_a(): ...\n')
    named = catalogue.tests_by_number(tmp_path)
    assert set(named) == {"KA-001", "ZZ-001"}
    assert named["KA-001"] == [f"{tmp_path.name}/test_x.py::test_a"]
