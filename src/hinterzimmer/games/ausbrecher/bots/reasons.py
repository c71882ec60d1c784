"""The reasons of level 5, in figures for the sentences of the game's words."""

from collections.abc import Sequence

from hinterzimmer.engine.bots import Reason
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.ausbrecher.board import BOATS, LETTERS, NOBODY, Move, Pick, members, name
from hinterzimmer.games.ausbrecher.state import Ausbrecher


def bird(stone: str, key: str = "bird") -> dict[str, object]:
    """Return the message for a jailbird or its die: `bird` starts a sentence, `bird-name` stands inside one."""
    return {"key": key, "figures": {"stone": stone}}


def called(option: Option) -> object:
    """Return an option as messages: the dice of a throw, or the jailbird of a move."""
    if isinstance(option, Pick):
        return [bird(name(die)) for die in members(option.dice)]
    assert isinstance(option, Move)
    moved = bird(LETTERS[option.stone])
    return {"key": "by-white", "figures": {"bird": moved}} if option.back else moved


def tenths(points: float) -> float:
    """Return points to one decimal; a whole number as one, because 1 point and 1.0 points differ in words."""
    rounded = round(points, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def explain(
    s: Ausbrecher, options: Sequence[Option], points: Sequence[float], order: Sequence[int], share: float
) -> Reason:
    """Return why the first option of `order` is better than the second."""
    best, second = options[order[0]], options[order[1]]
    more = points[order[0]] - points[order[1]]
    percent = round(100 * share)
    if isinstance(best, Pick):
        figures: dict[str, object] = {"other": called(second), "percent": percent}
        if more < 0.05:
            return Reason("throw_close", figures)
        return Reason("throw", {**figures, "points": tenths(points[order[0]]), "more": tenths(more)})
    assert isinstance(best, Move)
    if more < 0.05:
        return Reason("same", {"percent": percent})
    stone = bird(LETTERS[best.stone])
    figures = {"stone": stone, "other": called(second), "more": tenths(more), "percent": percent}
    if best.back:
        return Reason("back", figures)
    target = s.target(best.stone)
    if target >= s.course.last:
        return Reason("home", {**figures, "boat": BOATS[len(s.home)]})
    blocked = s.top(target)
    if blocked == NOBODY:
        return Reason("forward", {**figures, "field": target})
    return Reason("block", {**figures, "field": target, "blocked": bird(LETTERS[blocked], "bird-name")})
