"""Component data of Ausbrecher AG, read and checked."""

import re

from hinterzimmer.engine.edition import Edition, EditionFile, EditionPart
from hinterzimmer.games.ausbrecher.board import LETTERS, PIPS_MAX, Course


class AusbrecherEdition(Edition):
    """The colours, the track, the sheet, the dice and the guard, each with its provenance. Raises BadEdition."""

    def __init__(self, source: EditionFile) -> None:
        super().__init__(source)
        self.colours = _colours(source.part("stones"), source.part("seventh"))
        self.fields = source.part("track").number("fields", 8, 99)
        self.sheet = source.part("sheet").number("field", 2, self.fields - 1)
        dice = source.part("dice")
        colour, white = _faces(dice, "colour"), _faces(dice, "white")
        turns = source.part("game").number("most_turns", 1, 10_000)
        self.course = Course(1, self.fields, colour, white, turns)
        self.sheet_course = Course(self.sheet, self.fields, colour, white, turns)
        """AU-013: the same track from the sheet's field on."""


def _colours(stones: EditionPart, seventh: EditionPart) -> dict[str, str]:
    """AU-001: return the name of each letter of the notation: seven different words, none of them white. Raises
    BadEdition.
    """
    colours: dict[str, str] = {}
    for letter in LETTERS:
        part = seventh if letter == LETTERS[-1] else stones
        word = part.text(letter)
        if not re.fullmatch(r"[a-z]{1,20}", word):
            part.refuse(letter, f"a colour is one word in small letters, not {word!r}")
        if word == "white" or word in colours.values():
            part.refuse(letter, f"there is a {word} die already")
        colours[letter] = word
    return colours


def _faces(dice: EditionPart, key: str) -> list[int]:
    """AU-003: return what the six faces of a die show. Raises BadEdition."""
    words = dice.text(key).split()
    if len(words) != 6:
        dice.refuse(key, f"a die has six faces, not {len(words)}")
    for word in words:
        if word not in [str(pips) for pips in range(1, PIPS_MAX + 1)]:
            dice.refuse(key, f"a face shows 1 to {PIPS_MAX}, not {word!r}")
    return [int(word) for word in words]
