"""Why level 5 does what it does, in figures for the sentences of `words.toml`."""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from hinterzimmer.engine.bots import Reason
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.ausbrecher.board import BOATS, LETTERS, NOBODY, Move, Pick, members, name
from hinterzimmer.games.ausbrecher.state import Ausbrecher

Words = dict[str, str]
"""A word in each language."""


@cache
def colours() -> dict[str, Words]:
    """What each die is called."""
    text = (files("hinterzimmer.games.ausbrecher.bots") / "words.toml").read_text(encoding="utf-8")
    found: dict[str, Words] = tomllib.loads(text)["colours"]
    return found


def called(option: Option) -> Words:
    """An option in words: the dice of a throw, or the stone of a move."""
    if isinstance(option, Pick):
        dice = [colours()[name(die)] for die in members(option.dice)]
        return {language: ", ".join(word[language] for word in dice) for language in dice[0]}
    assert isinstance(option, Move)
    stone = colours()[LETTERS[option.stone]]
    return {
        language: f"{word} ({colours()['white'][language]})" if option.back else word
        for language, word in stone.items()
    }


def explain(
    s: Ausbrecher, options: Sequence[Option], points: Sequence[float], order: Sequence[int], share: float
) -> Reason:
    """Why the first option of `order` is better than the second."""
    best, second = options[order[0]], options[order[1]]
    more = points[order[0]] - points[order[1]]
    percent = round(100 * share)
    if isinstance(best, Pick):
        figures = {"dice": called(best), "other": called(second), "percent": percent}
        if more < 0.05:
            return Reason("throw_close", figures)
        return Reason("throw", {**figures, "points": round(points[order[0]], 1), "more": round(more, 1)})
    assert isinstance(best, Move)
    if more < 0.05:
        return Reason("same", {"percent": percent})
    stone = colours()[LETTERS[best.stone]]
    figures = {"stone": stone, "other": called(second), "more": round(more, 1), "percent": percent}
    if best.back:
        return Reason("back", figures)
    target = s.target(best.stone)
    if target >= s.course.last:
        return Reason("home", {**figures, "boat": BOATS[len(s.home)]})
    blocked = s.top(target)
    if blocked == NOBODY:
        return Reason("forward", {**figures, "field": target})
    return Reason("block", {**figures, "field": target, "blocked": colours()[LETTERS[blocked]]})
