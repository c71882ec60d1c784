"""Read what people type: `slip RB YN OG V`, `throw R B Y +white`, `R`, `white Y`, in several languages."""

import re
from typing import Final

from hinterzimmer.engine.errors import BadNotation
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.ausbrecher.board import (
    ADVANCE,
    BACK,
    DICE,
    FIRSTS,
    LETTERS,
    LOTS,
    PICKS,
    PIPS_MAX,
    SLIPS,
    STONES,
    WHITE,
    name,
)

NAMES: Final[dict[str, int]] = {
    word: die
    for die, words in enumerate(
        (
            "red rot rosso",
            "blue blau blu",
            "yellow gelb giallo",
            "brown braun marrone",
            "orange arancione arancio",
            "green grün gruen verde",
            "violet violett viola lila purple",
            "white weiss bianco",
        )
    )
    for word in words.split()
}
"""Colour names in English, German and Italian. Single letters of the notation can also stand together."""

VERBS: Final[dict[str, str]] = {
    word: verb
    for verb, words in {
        "slip": "slip zettel tipp bet wette scommessa",
        "throw": "throw pick wurf wirf würfeln lancia",
        "die": "die würfel dado",
        "first": "first erster primo",
        "lot": "lot los",
    }.items()
    for word in words.split()
}

_SLIP_OF_ORDER: Final = {slip.order: slip for slip in SLIPS}


def parse(text: str) -> Option:
    """Return the option that this text means. `option.text` gives the same option again. Raises BadNotation."""
    words = re.findall(r"[^\W\d_]+|\d+", text.casefold())  # casefold: weiß is weiss
    verb = VERBS.get(words[0], "") if words else ""
    if verb:
        words = words[1:]
    if verb in ("die", "first"):
        return _with_number(text, verb, words)
    dice = _dice(text, [word for word in words if not (verb == "slip" and word.isdigit())])
    if verb == "slip" or (not verb and len(dice) >= STONES):
        return _slip(dice)
    if verb == "throw" or (not verb and len([die for die in dice if die != WHITE]) > 1):
        return _pick(dice)
    if verb == "lot" and len(dice) == 1 and dice[0] != WHITE:
        return LOTS[dice[0]]
    if not verb and len(dice) == 1 and dice[0] != WHITE:
        return ADVANCE[dice[0]]
    if not verb and len(dice) == 2 and dice[0] == WHITE and dice[1] != WHITE:
        return BACK[dice[1]]
    message = (
        f"{text!r} isn’t a choice here; try a move like 'R' or 'white Y', "
        "dice like 'throw R B Y +white', or a slip like 'slip RB YN OG V'"
    )
    raise BadNotation(message, "unknown", text=text, examples=["R", "white Y", "throw R B Y +white", "slip RB YN OG V"])


def _dice(text: str, words: list[str]) -> list[int]:
    """Return colours given by name or by letters, in the order written. Raises BadNotation."""
    dice: list[int] = []
    for word in words:
        if word in NAMES:
            dice.append(NAMES[word])
            continue
        for letter in word.upper():
            if letter not in LETTERS and letter != "W":
                message = f"{word!r} in {text!r} is no colour; the colours are {' '.join(LETTERS)} and white"
                raise BadNotation(message, "no-colour", text=word, letters=" ".join(LETTERS))
            dice.append(WHITE if letter == "W" else LETTERS.index(letter))
    return dice


def _slip(order: list[int]) -> Option:
    """AU-011: return the slip of a full order of the seven. Raises BadNotation."""
    slip = _SLIP_OF_ORDER.get(tuple(order))
    if slip is not None:
        return slip
    wrong = [f"{name(die)} is there {order.count(die)} times" for die in range(STONES) if order.count(die) > 1]
    wrong += [f"{name(die)} is missing" for die in range(STONES) if die not in order]
    if WHITE in order:
        wrong.append("white is no stone")
    raise BadNotation(f"a slip names each of the seven colours once, but {', '.join(wrong)}", "slip")


def _pick(dice: list[int]) -> Option:
    """AU-020, AU-031: return the pick of different dice, in any order. Raises BadNotation."""
    if len(set(dice)) < len(dice):
        raise BadNotation("each die can be thrown only once in a turn", "die-twice")
    pick = PICKS.get(sum(1 << die for die in dice))
    if pick is None:
        raise BadNotation("a throw is three colour dice, or two at the end, with or without the white one", "throw")
    return pick


def _with_number(text: str, verb: str, words: list[str]) -> Option:
    """Return a die as it has fallen, or the seat that begins. Raises BadNotation."""
    number = int(words[-1][:9]) if words and words[-1].isdecimal() else 0
    dice = _dice(text, words[:-1])
    if verb == "first" and not dice and 1 <= number <= len(FIRSTS):
        return FIRSTS[number - 1]
    if verb == "die" and len(dice) == 1 and 1 <= number <= PIPS_MAX:
        return DICE[dice[0]][number]
    message = f"{text!r} is no draw; try 'die R 5', 'die white 2' or 'first 1'"
    raise BadNotation(message, "unknown", text=text, examples=["die R 5", "die white 2", "first 1"])
