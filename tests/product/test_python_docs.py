"""docs/python.md: its examples are run in order, in one session, and what they print is compared."""

import contextlib
import io
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "python.md"
BLOCK = re.compile(r"```python\n(.*?)```(?:\n+```text\n(.*?)```)?", re.DOTALL)


def session(page: str) -> list[tuple[str, str, str]]:
    """Return each example with what it should print and what it does."""
    names: dict[str, object] = {}
    found = []
    for code, expected in BLOCK.findall(page):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, str(PAGE), "exec"), names)
        found.append((code, expected, printed.getvalue()))
    return found


def test_every_example_prints_what_the_page_says() -> None:
    examples = session(PAGE.read_text(encoding="utf-8"))
    assert len(examples) > 6
    for code, expected, printed in examples:
        assert printed == expected, code
    assert sum([len(code.splitlines()) for code, _, _ in examples]) >= 40
