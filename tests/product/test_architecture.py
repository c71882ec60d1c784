"""The picture of the packages is the one that the imports give."""

from tools.architecture_picture import PICTURE, imports, svg


def test_the_picture_shows_the_imports_as_they_are() -> None:
    assert PICTURE.read_text(encoding="utf-8") == svg(), "draw it again: python -m tools.architecture_picture"


def test_no_package_imports_one_that_imports_it() -> None:
    arrows = imports()
    for name, targets in arrows.items():
        for target in targets:
            assert name not in arrows[target], f"{name} and {target} import each other"
