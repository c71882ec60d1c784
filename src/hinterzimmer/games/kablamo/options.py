# mypyc: compile
"""Every possible answer in Kablamo, made once. The texts are the notation."""

from typing import Final

from hinterzimmer.engine.events import PlainData
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.kablamo.bullets import label

SEATS: Final = 5
CHAMBERS: Final = 6
FACES_MAX: Final = 202
"""The most faces: Kablamo, Click, and up to 200 numbers."""


class Act(Option):
    """An answer: its kind and up to two whole numbers (a face, a seat, a chamber, a turn), -1 for none."""

    def __init__(self, kind: str, text: str, a: int = -1, b: int = -1) -> None:
        super().__init__(kind, text)
        self.a = a
        self.b = b

    def details(self) -> PlainData:
        kind = self.kind
        if kind == "load":
            return {"bullet": label(self.a), "chamber": self.b}
        if kind == "play":
            return {"bullet": label(self.a), "target": None if self.b < 0 else label(self.b)}
        if kind in ("draw", "pick", "swap", "at"):
            return {"bullet": label(self.a)}
        if kind in ("to", "start"):
            return {"seat": self.a}
        if kind == "place":
            return {"seat": self.a, "chamber": self.b}
        if kind == "pair":
            return {"seats": [self.a, self.b]}
        return {"by": self.a} if kind == "turn" else {}

    def __reduce__(self) -> tuple[object, ...]:
        return (Act, (self.kind, self.text, self.a, self.b))


_FACES: Final = list(range(FACES_MAX))

DRAW: Final = [Act("draw", f"draw {label(face)}", face) for face in _FACES]
"""Chance: this bullet comes out of the bag."""
PICK: Final = [Act("pick", f"pick {label(face)}", face) for face in _FACES]
"""Chance, KB-127: this one of the opponent's spares."""
START: Final[list[Option]] = [Act("start", f"start {seat + 1}", seat) for seat in range(SEATS)]
"""Chance, KB-029: the seat that gets the start marker."""

KEEP: Final = Act("keep", "keep")
AGAIN: Final = Act("again", "again")
"""KB-023: the dealt bullets are kept, or put back for one fewer."""
LOAD: Final = [[Act("load", f"load {label(face)} {at}", face, at) for at in range(CHAMBERS)] for face in _FACES]
READY: Final = Act("ready", "ready")
"""KB-021: all six are loaded, and others still load."""

PASS: Final = Act("pass", "pass")
PASS_ROUND: Final = Act("pass round", "pass round")
"""KB-072: a standing order: pass until the next round begins."""
PLAY: Final = [Act("play", f"play {label(face)}", face) for face in _FACES]

TO: Final = [Act("to", f"to {seat + 1}", seat) for seat in range(SEATS)]
AT: Final = [Act("at", f"at {label(face)}", face) for face in _FACES]
LET_GO: Final = Act("let go", "let go")
PLACE: Final = [[Act("place", f"{seat + 1}.{at}", seat, at) for at in range(CHAMBERS)] for seat in range(SEATS)]
"""A chamber: the revolver's seat, and the position clockwise from the hammer."""
PAIR: Final = [[Act("pair", f"{a + 1}+{b + 1}", a, b) for b in range(SEATS)] for a in range(SEATS)]
TURN: Final = [Act("turn", f"turn {by}", by) for by in (0, 1, 2, 3, 4, 5, -1)]
"""TURN[by] turns clockwise; TURN[-1] one chamber back."""
SWAP: Final = [Act("swap", f"swap {label(face)}", face) for face in _FACES]
DONE: Final = Act("done", "done")

_aimed: Final[dict[int, Act]] = {}


def aimed(face: int, target: int) -> Act:
    """KB-078: an answer played from the hand names its target."""
    key = face * FACES_MAX + target
    found = _aimed.get(key)
    if found is None:
        found = Act("play", f"play {label(face)}>{label(target)}", face, target)
        _aimed[key] = found
    return found


def as_act(option: Option) -> Act:
    """Return the option as an Act, which every option of this game is except TAKE_BACK."""
    assert isinstance(option, Act)
    return option
