"""Read what people type: `R 6C 4`, `r6c4`, `red 6c 4`; placements, dice, and the short words."""

import re
from typing import Final

from hinterzimmer.engine.errors import BadNotation, BadPosition
from hinterzimmer.engine.steps import TAKE_BACK, TIME_LEFT, TIME_UP, Option
from hinterzimmer.games.karambolage.board import BALLS, Board
from hinterzimmer.games.karambolage.rules import AGAIN, DECLINE, DICE, END, READY

WORDS: Final[dict[str, Option]] = {
    option.text: option for option in (TAKE_BACK, END, READY, AGAIN, DECLINE, TIME_UP, TIME_LEFT, *DICE)
}
_CHOICE = re.compile(r"(B|R|W|BLACK|RED|WHITE)\s*(\d[A-Z])(?:\s*\(?([1-6])\)?)?")


def parse(text: str, board: Board) -> Option:
    """Return the option that this text means. `option.text` gives the same option again. Raises BadNotation."""
    plain = " ".join(text.split())
    word = WORDS.get(plain.lower())
    if word is not None:
        return word
    if re.fullmatch(r"[1-6]{4}", plain):
        return WORDS["".join(sorted(plain))]
    found = _CHOICE.fullmatch(plain.upper())
    if not found:
        message = f"{text!r} isn’t a choice here; type a move like 'R 6C 4' (ball, square, die)"
        raise BadNotation(message, "unknown", text=text, examples=["R 6C 4", "end"])
    field = board.field(found.group(2))
    if field < 0:
        name, first, last = found.group(2), board.names[0], board.names[-1]
        message = f"there is no square {name} on this board ({first} to {last})"
        raise BadNotation(message, "no-square", text=name, first=first, last=last)
    ball = BALLS.index(found.group(1)[0])
    if found.group(3) is None:
        return board.places[ball][field]
    return board.moves[ball][field][int(found.group(3)) - 1]


def parse_balls(text: str, board: Board) -> tuple[int, int, int]:
    """Return the fields of black, red and white from a text such as `B5C,R6E,W2D`, in any order. Raises BadPosition."""
    fields: dict[str, int] = {}
    for word in text.replace(",", " ").upper().split():
        field = board.field(word[1:])
        if word[0] not in BALLS or field < 0:
            raise BadPosition(f"{word!r} is no ball on a square; write B5C,R6E,W2D")
        if word[0] in fields:
            raise BadPosition(f"ball {word[0]} is given twice")
        if field in fields.values():
            raise BadPosition(f"two balls lie on {word[1:]}")
        fields[word[0]] = field
    if len(fields) < 3:
        missing = [ball for ball in BALLS if ball not in fields]
        raise BadPosition(f"ball {missing[0]} is missing; write B5C,R6E,W2D")
    return fields["B"], fields["R"], fields["W"]


def parse_dice(text: str) -> str:
    """Return four dice such as `3456` or `6,5,4,3`, sorted. Raises BadPosition."""
    plain = text.replace(",", "").replace(" ", "")
    if not re.fullmatch(r"[1-6]{4}", plain):
        raise BadPosition(f"{text!r} is no throw of four dice; write 3456")
    return "".join(sorted(plain))
